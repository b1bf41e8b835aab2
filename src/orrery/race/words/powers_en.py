"""English: what each power does, in full and in few words for lists; one text if both are the same.

The places are fields of the power's class (`words/power_table.py` says how each is told).
"""

from __future__ import annotations

from typing import Final

POWERS: Final[dict[str, tuple[str, ...]]] = {
    "DrawMore": ("draw {amount_card} more", "draw +{amount}"),
    "KeepMore": ("keep {amount_card} more", "keep +{amount}"),
    "MixWithHand": ("mix what you draw with your hand, then discard from all of it", "mix with hand"),
    "PrestigeForCard": (
        "before anybody draws, you may discard 1 card from hand for {prestige}",
        "1 card for {prestige}",
    ),
    "DrawAtDevelop": ("draw {amount_card} as the phase begins", "draw {amount} first"),
    "DevelopForLess": ("developments cost {amount} less", "cost -{amount}"),
    "DrawAfterDeveloping": ("draw {amount_card} after placing a development", "then draw {amount}"),
    "DevelopForGivingUp": ("give this card up and a development costs {amount} less", "give up for cost -{amount}"),
    "DevelopForGood": ("discard 1 {kind} good and a development costs {amount} less", "{kind} good for cost -{amount}"),
    "SiftAtDevelop": ("draw {draw_card} as the phase begins, then discard 1 from hand", "draw {draw}, discard 1"),
    "SavePaidForDevelopment": ("put 1 card that you pay for a development under this world", "save 1 paid card"),
    "PrestigeForDeveloping": ("{amount_prestige} for placing this: {what}", "{amount_prestige} for {what}"),
    "SettleForLess": ("worlds you pay for cost {amount} less", "cost -{amount}"),
    "SettleForLess kind": ("{kind} worlds you pay for cost {amount} less", "{kind} cost -{amount}"),
    "SettleForNothing": (
        "give this card up and a world you pay for costs nothing (no Alien technology world)",
        "give up for cost 0",
    ),
    "SettleForGood": (
        "discard 1 {kind} good and a world you pay for costs {amount} less",
        "{kind} good for cost -{amount}",
    ),
    "Military": ("Military {amount_signed}",),
    "Military kind": ("Military {amount_signed} against {kind} worlds", "Military {amount_signed} against {kind}"),
    "Military rebels_only": (
        "Military {amount_signed} against Rebel worlds",
        "Military {amount_signed} against Rebels",
    ),
    "Military per": ("Military {amount_signed} per {per} you have", "Military {amount_signed} per {per}"),
    "Military owning": (
        "Military {amount_signed} if you have this: {owning}",
        "Military {amount_signed} with {owning}",
    ),
    "TemporaryMilitary": (
        "give this card up for Military {amount_signed} until the phase ends",
        "give up for Military {amount_signed}",
    ),
    "MilitaryForCards": (
        "discard up to {up_to_card} from hand for 1 Military each until the phase ends",
        "up to {up_to_card} for 1 Military each",
    ),
    "MilitaryForPrestige": (
        "spend 1 prestige for Military {amount_signed} until the phase ends",
        "1 prestige for Military {amount_signed}",
    ),
    "MilitaryForGood": (
        "discard 1 {kind} good for Military {amount_signed} until the phase ends",
        "{kind} good for Military {amount_signed}",
    ),
    "PayForMilitary": (
        "may pay for a military world: its defense (no Alien technology world)",
        "pay for military worlds",
    ),
    "PayForMilitary discount": (
        "may pay for a military world: its defense less {discount} (no Alien technology world)",
        "pay for military worlds, cost -{discount}",
    ),
    "PayForMilitary what": ("may pay for this: {what}, its defense", "pay for {what}"),
    "PayForMilitary discount what": (
        "may pay for this: {what}, its defense less {discount}",
        "pay for {what}, cost -{discount}",
    ),
    "PayForMilitaryForLess": (
        "a military world you pay for costs {amount} less",
        "paid military worlds cost -{amount}",
    ),
    "ConquerPeaceful": (
        "give this card up to conquer a world that is not military, defense as its cost",
        "give up to conquer a world, defense as its cost",
    ),
    "ConquerPeaceful less": (
        "give this card up to conquer a world that is not military, defense cost -{less}",
        "give up to conquer a world, defense cost -{less}",
    ),
    "ConquerPeaceful +prestige": (", for {prestige}", ", {prestige}"),
    "SecondWorld": ("may place a second world", "second world"),
    "ExtraMilitaryWorld": (
        "after placing a world, give this card up to conquer one more",
        "give up to conquer one more",
    ),
    "GoodOnNewWorld": ("a production world you place has a good at once", "good on a new production world"),
    "ReplaceWorld": (
        "may replace a world that is not military by one of its kind that costs up to {most} more, for {prestige}",
        "replace a world, cost up to +{most}, {prestige}",
    ),
    "SiftAfterSettling": (
        "draw {draw_card} after placing a world, then discard 1 from hand",
        "then draw {draw}, discard 1",
    ),
    "SavePaidForWorld": ("put 1 card that you pay for a world under this world", "save 1 paid card"),
    "PrestigeForSettling": ("{amount_prestige} for placing this: {what}", "{amount_prestige} for {what}"),
    "PrestigeForPaying": (
        "{amount_prestige} for paying for a military world",
        "{amount_prestige} for paying for military",
    ),
    "Takeover": ("takeover of {aim}",),
    "Takeover +given_up": (", giving this card up",),
    "Takeover +prestige_to_pay": (", for {prestige_to_pay_prestige}",),
    "Takeover +per_rebel_world": (", Military {per_rebel_world_signed} per Rebel military world you have",),
    "Takeover +prestige": (", {prestige} if it succeeds",),
    "Takeover +destroys": (", which destroys the world",),
    "TakeoverDefense": (
        "Military {per_rebel_world_signed} per Rebel military world and {per_other_world_signed} per other "
        "military world against takeovers",
        "defence {per_rebel_world_signed} per Rebel, {per_other_world_signed} per other military world",
    ),
    "CancelTakeover": ("spend {prestige} to make a takeover fail, once in a phase", "{prestige} against a takeover"),
    "DrawAfterSettling": ("draw {amount_card} after placing a world", "then draw {amount}"),
    "SellForMore": ("{amount_card} more per good you sell", "any good +{amount}"),
    "SellForMore kind": ("{amount_card} more per {kind} good you sell", "{kind} +{amount}"),
    "SellForMore here": ("{amount_card} more for the good of this world", "good from here +{amount}"),
    "SellForMorePer": (
        "{amount_card} more per {kind} good you sell for each {per} you have",
        "{kind} +{amount} per {per}",
    ),
    "NotForTrade": ("the good of this world cannot be sold by the Trade action", "good not for Trade"),
    "ConsumeGoods": ("{goods} for {vp_and_cards_and_prestige}",),
    "ConsumeGoods up_to": ("up to {up_to} times {goods} for {vp_and_cards_and_prestige}",),
    "ConsumeGoods here": (
        "the good of this world for {vp_and_cards_and_prestige}",
        "good from here for {vp_and_cards_and_prestige}",
    ),
    "ConsumeDifferentKinds": ("{kinds_good} of different kinds for {vp}",),
    "ConsumeEachKind": (
        "up to {up_to} goods of different kinds for {vp_and_cards} each",
        "up to {up_to} kinds for {vp_and_cards} each",
    ),
    "ConsumeAllGoods": ("all goods you have left, for 1 VP less than their number", "all goods for as many VP less 1"),
    "SellGood": ("sell 1 good, Trade powers left out", "sell 1 good without Trade powers"),
    "SellGood with_trade_powers": ("sell 1 good, Trade powers included", "sell 1 good"),
    "DiscardForVp": ("up to {up_to_card} from hand for 1 VP each, never doubled", "up to {up_to_card} for 1 VP each"),
    "DiscardForCards": ("may discard up to {up_to_card} from hand and draw as many", "exchange up to {up_to_card}"),
    "DiscardForPrestige": ("may discard {cards} from hand for {prestige}", "{cards} for {prestige}"),
    "SpendPrestige": ("may spend {prestige} for {vp_and_cards}", "{prestige} for {vp_and_cards}"),
    "GainVp": ("{vp}",),
    "DrawAtConsume": ("draw {amount_card}", "draw {amount}"),
    "DrawIfLucky": (
        "guess from 1 to {highest} what the top card costs (or its defense) to win it",
        "guess the top card to win it",
    ),
    "Ante": (
        "may stake a hand card of cost or defense {lowest} to {highest}: turn up as many cards, and win any of them "
        "if one costs more; if none does, the stake is lost",
        "stake a card to win another",
    ),
    "ProduceHere": ("1 good here if there is none", "1 good here"),
    "ProduceHereForCard": ("discard 1 card from hand for 1 good here if there is none", "1 card for 1 good here"),
    "ProduceOnWindfall": ("1 good on an empty windfall world", "windfall good"),
    "ProduceOnWindfall kind": ("1 good on an empty {kind} windfall world", "{kind} windfall good"),
    "ProduceOnWindfall elsewhere": ("1 good on another empty windfall world", "other windfall good"),
    "ProduceOnWindfall elsewhere kind": ("1 good on another empty {kind} windfall world", "other {kind} windfall good"),
    "ProduceOnWindfallForCard": (
        "discard 1 card from hand for 1 good on an empty windfall world",
        "1 card for a windfall good",
    ),
    "ProduceOnWindfallForCard kind": (
        "discard 1 card from hand for 1 good on an empty {kind} windfall world",
        "1 card for a {kind} windfall good",
    ),
    "PrestigeIfProducedHere": ("{amount_prestige} if this world produces", "then {amount_prestige}"),
    "DrawIfProducedHere": ("draw {amount_card} if this world produces", "then draw {amount}"),
    "DrawAtProduce": ("draw {amount_card}", "draw {amount}"),
    "DrawPerGoodProduced": ("draw 1 card per {kind} good you produce", "draw 1 per {kind} good"),
    "DrawPerKindProduced": ("draw 1 card per kind of good you produce", "draw 1 per kind"),
    "DrawIfProducedMost": (
        "draw {amount_card} if nobody else produces as many goods as you",
        "draw {amount} for most goods",
    ),
    "DrawIfProducedMost kind": (
        "draw {amount_card} if nobody else produces as many {kind} goods as you",
        "draw {amount} for most {kind}",
    ),
    "DrawPerWorld": ("draw 1 card per {kind} world you have", "draw 1 per {kind} world"),
    "DrawPerCard": ("draw {amount_card} per {per} you have", "draw {amount} per {per}"),
    "PrestigeForMostChromosomes": (
        "{amount_prestige} if nobody else has as many chromosome worlds as you",
        "{amount_prestige} for most chromosomes",
    ),
    "TakeSavedCards": ("take the cards under this world", "take saved cards"),
    "StartWithFewer": ("as a start world, keep only {cards} of the opening hand", "start with {cards}"),
    "SaveHandCard": ("as a start world, put 1 card of the opening hand under it", "save 1 opening card"),
    "ChooseActionLast": ("choose when the others have revealed their actions", "choose last"),
    "HandLimit": ("hand limit {cards_number}",),
    "TakeExcess": ("take what others discard for their hand limit", "take excess cards"),
    "LargerTableau": ("your tableau ends the game only with {cards}", "end with {cards}"),
    "OwnerNamesKind": ("you say of what kind this world is, at any time anew", "any kind"),
}
