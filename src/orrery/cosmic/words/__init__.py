"""How the game speaks: English and German."""
