"""Each of them in words, one file each: EN and DE by key."""
