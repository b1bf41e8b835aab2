"""Loser in words."""

EN = {
    "name": "Loser",
    "power": "Upset",
    "gist": "Declares an upset: winning and losing swap",
    "text": "As a main player, before encounter cards are chosen, you may use this power to declare an upset. Both "
    "main players must then lay an attack if they have one, and when everything else about the outcome is settled, "
    "winner and loser trade places.",
    "wild": "As a main player, before encounter cards are chosen: both sides lose, and every ship in the encounter "
    "goes to the warp.",
    "super": "You may wait with an upset until both cards lie face down; then nobody has to lay an attack.",
    "event upset": "{who} {who|declares|declare} an upset: the loser will win.",
}
DE = {
    "name": "Verlierer",
    "power": "Umsturz",
    "gist": "Ruft aus, dass Sieg und Niederlage tauschen",
    "text": "Als Hauptspieler darfst du diese Fähigkeit benutzen, bevor Gefechtskarten gewählt werden, und einen "
    "Umsturz ausrufen. Beide Hauptspieler müssen dann einen Angriff legen, wenn sie einen haben, und wenn sonst alles "
    "über den Ausgang feststeht, tauschen Sieger und Verlierer die Rollen.",
    "wild": "Als Hauptspieler, bevor Gefechtskarten gewählt werden: Beide Seiten verlieren, und alle Schiffe in der "
    "Herausforderung gehen in den Warp.",
    "super": "Du darfst mit dem Umsturz warten, bis beide Karten verdeckt liegen; dann muss niemand einen Angriff "
    "legen.",
    "event upset": "{who} {who|ruft|rufst} einen Umsturz aus: Wer verliert, gewinnt.",
}
