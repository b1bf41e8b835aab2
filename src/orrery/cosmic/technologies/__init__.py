"""The technologies, one file each. Each file ends with DEEDS, and COMPLETED if something happens on completion."""
