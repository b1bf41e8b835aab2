"""Mechs: what each says beside its numbers, one file each."""
