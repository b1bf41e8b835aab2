"""The same games as text: for any title, in a terminal, with or without colours and boxes."""
