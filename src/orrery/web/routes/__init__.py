"""The doors of the server, by what one comes for."""
