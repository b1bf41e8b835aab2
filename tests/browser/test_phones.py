"""Small screens: the hand is in sight at every question, and where the screen is low the board keeps half of it."""

from __future__ import annotations

import pytest

from browser.conftest import Crowd
from browser.play import DRAWN, Player
from browser.test_cosmic import Voyager, encounter, sit_down

UPRIGHT = [(390, 844), (390, 664)]
LOW = [(844, 390), (720, 450)]  # a phone held sideways, a page at 200 %
LOWER = [(932, 430), (640, 360)]  # a larger phone, a smaller screen at 200 %: once for each kind of question
DESKTOP = (1440, 900)

# What of a question cannot be seen: hand, what can be chosen, all actions, the button; or that the board is too low.
UNSEEN = """([low, asked]) => {
  const sight = (element) => {
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight) return false;
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    if (right - left < 24) return false;
    const hit = document.elementFromPoint((left + right) / 2, (box.top + box.bottom) / 2);
    return element.contains(hit);
  };
  const all = (where) => [...document.querySelectorAll(where)];
  const wrong = [];
  const hand = all(".hand-place [data-thing]");
  if (hand.length && !hand.some(sight)) wrong.push("hand");
  const offered = all('.felt [data-thing]:not([data-offered="false"]):not([disabled])');
  if (asked && offered.length && !offered.some(sight)) wrong.push(`what is asked: ${offered[0].dataset.thing}`);
  for (const action of all('[data-thing^="action-"]')) if (!sight(action)) wrong.push(action.dataset.thing);
  if (!sight(document.querySelector(".bar .confirm"))) wrong.push("button");
  const board = document.querySelector(".board").getBoundingClientRect();
  const high = Math.min(board.bottom, innerHeight) - Math.max(board.top, 0);
  if (low && high < innerHeight / 2) wrong.push(`board: ${high} of ${innerHeight}`);
  return wrong;
}"""


def look(player: Player, prompt: str, asked: bool = True) -> list[str]:
    """What cannot be seen of this question on all the small screens; what can be chosen on the board counts or not."""
    wrong: list[str] = []
    for size in UPRIGHT + LOW + (LOWER if prompt not in player.prompts else []):
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        player.page.evaluate(DRAWN)
        unseen = player.page.evaluate(UNSEEN, [size not in UPRIGHT, asked])
        wrong += [f"{prompt} at {size[0]}x{size[1]}: {each}" for each in unseen]
    player.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return wrong


@pytest.mark.parametrize("language", ["en", "de"])
def test_race_at_every_question(crowd: Crowd, language: str) -> None:
    """With all sets, when most is asked and most lies on the table; six rounds."""
    player = crowd.come("Lena", language=language)
    options = {"players": 4, "sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
    id, _ = player.open_table("greedy", "greedy", "greedy", options=options)
    player.open(f"/table/{id}")
    wrong: list[str] = []
    while (prompt := player.wait()) != "over" and player.actions < 6:
        wrong += look(player, prompt)
        player.answer()
    assert {"action", "opening discard", "develop", "pay"} <= player.prompts
    assert not wrong, "\n".join(wrong)


def test_race_for_two_to_the_end(crowd: Crowd) -> None:
    player = crowd.come("Lena")
    player.play_now()
    wrong: list[str] = []
    seen: dict[str, int] = {}
    while (prompt := player.wait()) != "over":
        seen[prompt] = seen.get(prompt, 0) + 1
        if seen[prompt] % 3 == 1:  # tableaus grow: early, in between and late
            wrong += look(player, prompt)
        player.answer()
    assert not wrong, "\n".join(wrong)


def test_cosmic_at_every_question(crowd: Crowd) -> None:
    """Planets can be chosen on the map too, which may have to be pushed: what is asked stands in the middle."""
    player: Voyager = sit_down(crowd.come("Lena", language="de"), "random", "random", "random")
    wrong: list[str] = []
    while (prompt := player.wait()) != "over" and encounter(player) < 4:
        wrong += look(player, prompt, asked=False)
        player.answer()
    assert {"choose alien", "encounter card"} <= player.prompts
    assert not wrong, "\n".join(wrong)
