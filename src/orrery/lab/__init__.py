"""The lab: many games at once, speed, and how much of the rules and the content is proved."""
