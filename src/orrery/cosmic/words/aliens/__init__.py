"""Each alien in words, one file each: EN and DE by key."""
