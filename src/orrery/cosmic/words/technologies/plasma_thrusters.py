"""Plasma Thrusters in words."""

EN = {
    "name": "Plasma Thrusters",
    "text": "Stays in play. As the offense or an ally you may send one ship more than usual. As the defense you may "
    "move one ship from another colony of yours to the attacked planet after the offense has launched.",
    "ask plasma-thrusters.ship": "Which ship rushes to the attacked planet?",
}
DE = {
    "name": "Plasmatriebwerke",
    "text": "Bleibt im Spiel. Als Angreifer oder Verbündeter darfst du ein Schiff mehr schicken als üblich. Als "
    "Verteidiger darfst du nach dem Abflug ein Schiff von einer anderen deiner Kolonien auf den angegriffenen Planeten "
    "versetzen.",
    "ask plasma-thrusters.ship": "Welches Schiff eilt auf den angegriffenen Planeten?",
}
