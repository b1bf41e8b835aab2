"""The artifacts, one file each. Each file ends with DEEDS."""
