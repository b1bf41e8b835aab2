"""The Prometheus in words."""

EN = {
    "name": "The Prometheus",
    "text": "When you complete it, put the Prometheus on one of your colonies. It is one of your ships in every way, "
    "and when it is in an encounter it adds 3 more to its side's total. Stays in play.",
    "ask the-prometheus.place": "Where does the Prometheus go?",
    "ask the-prometheus.fate": "Some of your ships are saved and some are not: what becomes of the Prometheus?",
    "option prometheus": "The Prometheus from {planet0}",
    "option leave in warp": "Leave it in the warp and free another ship",
    "option stay on": "It stays on {planet0}",
    "option to the warp": "To the warp",
    "option out of the game": "Out of the game",
    "option be saved": "It is saved",
    "event prometheus": "{who} {who|launches|launch} the Prometheus.",
    "event prometheus lost": "{who} {who|loses|lose} the Prometheus.",
}
DE = {
    "name": "Prometheus",
    "text": "Wenn du sie fertigstellst, setze die Prometheus auf eine deiner Kolonien. Sie ist in jeder Hinsicht eines "
    "deiner Schiffe, und in einer Herausforderung zählt sie für ihre Seite noch 3 dazu. Bleibt im Spiel.",
    "ask the-prometheus.place": "Wohin kommt die Prometheus?",
    "ask the-prometheus.fate": "Einige deiner Schiffe werden gerettet, andere nicht: Was wird aus der Prometheus?",
    "option prometheus": "Die Prometheus von {planet0}",
    "option leave in warp": "Sie bleibt im Warp, ein anderes Schiff wird befreit",
    "option stay on": "Sie bleibt auf {planet0}",
    "option to the warp": "In den Warp",
    "option out of the game": "Aus dem Spiel",
    "option be saved": "Sie wird gerettet",
    "event prometheus": "{who} lässt die Prometheus vom Stapel.",
    "event prometheus lost": "{who} {who|verliert|verlierst} die Prometheus.",
}
