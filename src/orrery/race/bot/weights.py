"""What a greedy player takes things to be worth, in VP at the end of the game."""

from __future__ import annotations


class Weights:
    """Chosen by hand and checked in play against itself: change one, and measure before you keep it."""

    def __init__(self) -> None:
        self.card = 0.62  # a card in hand while the game is young
        self.card_late = 2.6  # rounds left below which cards lose their worth
        self.plan = 0.55  # share of a card's gain that holding it for later is worth
        self.crowd = 0.80  # what is left of that share for each better card beside it
        self.patience = 0.30  # share of that which is lost by placing it at once
        self.plan_six = 0.45  # share of six-cost points that count while the six-cost card is still in hand
        self.growth = 0.30  # share of a card in hand that a six-cost development to be placed may hope for
        self.dream = 0.60  # cards in each round left that will give such points though nobody has seen them yet
        self.goods = 0.48  # share of what goods will give when they still have to be consumed
        self.goods_sold = 0.48  # and when one of them has to be sold
        self.cycle = 0.26  # how often a small economy produces and consumes, for each round left
        self.cycle_more = 0.16  # and how much more often a large one
        self.cycle_large = 3.0  # the gain of one cycle from which an economy is large
        self.military = 0.012  # chance for each military world to come to hand in a round and be conquered
        self.explore_draw = 0.16  # cards that one more card to choose from is worth
        self.explore_keep = 0.80
        self.explore_choice = 0.50  # how much better cards are that were chosen from many
        self.develop_often = 0.50  # shares of the rounds in which I use each phase
        self.settle_often = 0.50
        self.trade_often = 0.15
        self.rivals = 0.30  # share of a rival's gain that counts as my loss
        self.end_lead = 2.0  # for ending the game while ahead, or not ending it while behind
        self.heat = 0.75  # how hard to foresee others are
        self.unsure = 0.70  # share of the chances that is not foreseen at all
        self.thirst = 0.12  # how much more a card is worth for each card that the hand is short of five
        self.whim = 0.30  # actions that differ by less than this are as good as each other
        self.trust = 0.60  # how far several others together are relied upon: each of them relies on others, too
        self.raid = 0.8  # what a takeover power is worth while nobody's world is in reach
        self.keep_bonus = 1.6  # what the prestige/search card is worth while the game is young
        self.found = 0.8  # share of a card's promise that a search for it is worth
