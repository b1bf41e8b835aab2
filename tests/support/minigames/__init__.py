"""Three small games with the worst cases of the real ones. They are compiled together with the engine."""
