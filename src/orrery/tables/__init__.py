"""Tables people sit at: who plays which seat, what may be taken back, and where a game is kept."""
