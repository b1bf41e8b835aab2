"""Energy Cloak in words."""

EN = {
    "name": "Energy Cloak",
    "text": "As the offense, after you have aimed the gate, discard it: the defense may invite nobody in this "
    "encounter.",
}
DE = {
    "name": "Energiemantel",
    "text": "Wirf ihn als Angreifer ab, nachdem du das Hyperraumportal ausgerichtet hast: Der Verteidiger darf in "
    "dieser Herausforderung niemanden einladen.",
}
