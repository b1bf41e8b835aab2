"""The aliens, one file each: the power, and both halves of the flare.

Each file ends with POWER, WILD and SUPER: the deeds of the sheet and of the two halves of the flare card.
"""
