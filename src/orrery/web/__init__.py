"""Orrery in the browser: HTTP, WebSocket, and the built page."""
