"""What tests share: citations, small games, doubles."""
