"""Shadow in words."""

EN = {
    "name": "Shadow",
    "power": "Execute",
    "gist": "Destroys a ship of whomever destiny names",
    "text": "Whenever a destiny card shows another player's colour, or names another player, you must use this "
    "power: choose one ship of that player in any colony or on a technology; it goes to the warp. When a wild "
    "destiny card is drawn, you may use this power on a ship of any other player, no matter whom the offense picks.",
    "wild": "As the defense, when you lose to an attack: send one ship of yours that is not in the encounter to the "
    "warp, and all opposing ships go to the warp too. They found no colony.",
    "super": "As the offense, when you execute a ship in a colony: one of your ships from the warp takes its place.",
    "ask shadow.ship": "Which ship of {seat0:yours} do you execute?",
    "ask shadow.victim": "A ship of which player do you execute?",
    "option research ship": "A research ship, on technology {n0} of the row",
    "option shadow as 1": "Use Execute on a ship of any player",
    "event executes": "{who} {who|executes|execute} a ship of {seat0:yours}.",
    "event marked ship": "{who} {who|names|name} a ship of {seat0:yours} on {planet1}.",
    "event marked research ship": "{who} {who|names|name} a research ship of {seat0:yours}, on technology {n1} of the "
    "row.",
}
DE = {
    "name": "Schatten",
    "power": "Exekution",
    "gist": "Vernichtet ein Schiff dessen, den das Schicksal nennt",
    "text": "Wann immer eine Schicksalskarte die Farbe eines anderen Spielers zeigt oder einen anderen Spieler "
    "bestimmt, musst du diese Fähigkeit benutzen: Wähle ein Schiff dieses Spielers auf einer beliebigen Kolonie oder "
    "einer Technologie; es geht in den Warp. Wird ein Joker gezogen, darfst du diese Fähigkeit gegen ein Schiff "
    "eines beliebigen anderen Spielers benutzen, egal wen der Angreifer wählt.",
    "wild": "Als Verteidiger, wenn du gegen einen Angriff verlierst: Schicke eines deiner unbeteiligten Schiffe in "
    "den Warp, und alle gegnerischen Schiffe gehen ebenfalls in den Warp. Sie gründen keine Kolonie.",
    "super": "Als Angreifer, wenn du ein Schiff auf einer Kolonie exekutierst: Eines deiner Schiffe aus dem Warp "
    "nimmt seinen Platz ein.",
    "ask shadow.ship": "Welches Schiff von {seat0:dir} exekutierst du?",
    "ask shadow.victim": "Ein Schiff welches Spielers exekutierst du?",
    "option research ship": "Ein Forschungsschiff auf Technologie {n0} der Reihe",
    "option shadow as 1": "Exekution gegen ein Schiff eines beliebigen Spielers benutzen",
    "event executes": "{who} {who|exekutiert|exekutierst} ein Schiff von {seat0:dir}.",
    "event marked ship": "{who} {who|nennt|nennst} ein Schiff von {seat0:dir} auf {planet1}.",
    "event marked research ship": "{who} {who|nennt|nennst} ein Forschungsschiff von {seat0:dir}, auf Technologie "
    "{n1} der Reihe.",
}
EVENTS = {"executes": "seat", "marked ship": "seat planet", "marked research ship": "seat n"}
