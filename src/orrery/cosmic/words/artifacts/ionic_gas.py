"""Ionic Gas in words."""

EN = {
    "name": "Ionic Gas",
    "text": "Any player, once the winner is known: nobody collects compensation or rewards in this encounter. Colonies "
    "of offensive allies are no rewards.",
}
DE = {
    "name": "Ionengas",
    "text": "Jeder, sobald der Sieger feststeht: Niemand erhält in dieser Herausforderung Entschädigung oder "
    "Belohnungen. Kolonien der Verbündeten des Angreifers sind keine Belohnungen.",
}
