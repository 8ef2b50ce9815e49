"""The text of a plan: a line for each entry, and for what else it says. Reading and writing are inverse.

    buy province
    buy duchy if provinces <= 4
    buy witch up to 2
    buy gold
    buy village up to 5 if fewer than smithy + 1 and coins >= 9
    buy silver
    keep 5 coins
    remodel gold from 4 provinces
    keep estates from 2 provinces
    play village, cellar
    double witch

Conditions are `provinces <= 4`, `provinces > 4`, `coins >= 12` (on all Treasures of the deck), `turn <= 4`,
`turn >= 9`, `own chapel >= 1`, `fewer than smithy + 1` (of the card of the line), `pile gardens <= 3`,
`rival workshop >= 2` (somebody else has so many). Lines may also be parted by semicolons; empty ones, and what
follows a #, do not count.
"""

from __future__ import annotations

import re
from typing import Final

from signoria.bots.dominion import conditions as when
from signoria.bots.dominion.plan import ANY_NUMBER, COINS_TO_KEEP, KEEP_ESTATES_FROM, REMODEL_GOLD_FROM, Entry, Plan
from signoria.core.shown import shown
from signoria.games.dominion.data.components import CURSE, NAMES, NUMBERS, is_action

# How each condition is written; the card, if it is about one, and the number take their places.
CONDITIONS: Final = {
    when.PROVINCES_AT_MOST: "provinces <= N",
    when.PROVINCES_MORE_THAN: "provinces > N",
    when.COINS_AT_LEAST: "coins >= N",
    when.TURN_AT_MOST: "turn <= N",
    when.TURN_AT_LEAST: "turn >= N",
    when.OWNED_AT_LEAST: "own CARD >= N",
    when.FEWER_THAN: "fewer than CARD + N",
    when.PILE_AT_MOST: "pile CARD <= N",
    when.RIVAL_AT_LEAST: "rival CARD >= N",
}
FORMS: Final = {
    about: re.compile(re.escape(text).replace("CARD", "(?P<card>[a-z-]+)").replace("N", r"(?P<number>\d{1,2})"))
    for about, text in CONDITIONS.items()
}
BUY: Final = re.compile(r"buy (?P<card>\S+)(?: up to (?P<most>\d+))?(?: if (?P<conditions>.+))?")
KEEP_COINS: Final = re.compile(r"keep (\d{1,2}) coins")
REMODEL_GOLD: Final = re.compile(r"remodel gold from (\d{1,2}) provinces")
KEEP_ESTATES: Final = re.compile(r"keep estates from (\d{1,2}) provinces")
ORDER: Final = re.compile(r"(play|double) (.+)")
LINES: Final = "buy, keep, remodel, play, double"


def plan_text(plan: Plan) -> str:
    """Write a plan down, one line for each thing that it says."""
    lines = [entry_text(entry) for entry in plan.entries]
    if plan.keep_coins != COINS_TO_KEEP:
        lines.append(f"keep {plan.keep_coins} coins")
    if plan.remodel_gold_from != REMODEL_GOLD_FROM:
        lines.append(f"remodel gold from {plan.remodel_gold_from} provinces")
    if plan.keep_estates_from != KEEP_ESTATES_FROM:
        lines.append(f"keep estates from {plan.keep_estates_from} provinces")
    if plan.play_first:
        lines.append("play " + ", ".join([NAMES[card] for card in plan.play_first]))
    if plan.double_first:
        lines.append("double " + ", ".join([NAMES[card] for card in plan.double_first]))
    return "\n".join(lines)


def entry_text(entry: Entry) -> str:
    """Write one entry down."""
    text = f"buy {NAMES[entry.card]}"
    if entry.most != ANY_NUMBER:
        text += f" up to {entry.most}"
    if entry.conditions:
        text += " if " + " and ".join([condition_text(condition) for condition in entry.conditions])
    return text


def condition_text(condition: when.Condition) -> str:
    """Write one condition down."""
    text = CONDITIONS[condition.about].replace("N", str(condition.value))
    return text if condition.card == when.NO_CARD else text.replace("CARD", NAMES[condition.card])


def parse_plan(text: object) -> Plan:
    """Read a plan. Raises ValueError that says which line is wrong, and why."""
    if not isinstance(text, str):
        raise ValueError(f"a plan is a text, not {shown(text)}")  # noqa: TRY004 - what is read is wrong, not the program
    reading = Reading()
    for number, line in enumerate(re.split(r"[\n;]", text), 1):
        words = " ".join(line.partition("#")[0].split())
        if words:
            try:
                reading.read(words)
            except ValueError as wrong:
                raise ValueError(f"line {number} of the plan, {shown(words)}: {wrong}") from None
    return reading.plan()


class Reading:
    """What has been read of a plan so far."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.numbers: dict[str, int] = {}
        self.orders: dict[str, list[int]] = {}

    def plan(self) -> Plan:
        """Give the plan that was read."""
        if not self.entries:
            raise ValueError("a plan has at least one line that buys a card")
        return Plan(
            self.entries,
            self.numbers.get("coins", COINS_TO_KEEP),
            self.numbers.get("gold", REMODEL_GOLD_FROM),
            self.numbers.get("estates", KEEP_ESTATES_FROM),
            self.orders.get("play"),
            self.orders.get("double"),
        )

    def read(self, line: str) -> None:
        """Read one line, whose words are parted by single spaces."""
        bought = BUY.fullmatch(line)
        if bought is not None:
            self.entries.append(parsed_entry(bought["card"], bought["most"], bought["conditions"]))
            return
        for what, form in (("coins", KEEP_COINS), ("gold", REMODEL_GOLD), ("estates", KEEP_ESTATES)):
            said = form.fullmatch(line)
            if said is not None:
                self.once(what in self.numbers)
                self.numbers[what] = int(said[1])
                return
        order = ORDER.fullmatch(line)
        if order is None:
            raise ValueError(f"a line begins with one of {LINES}, as in 'buy duchy up to 2 if provinces <= 4'")
        self.once(order[1] in self.orders)
        self.orders[order[1]] = parsed_order(order[2])

    def once(self, again: bool) -> None:  # noqa: FBT001 - whether it was said before is all there is to say
        """Refuse what is said a second time."""
        if again:
            raise ValueError("this is said twice")


def parsed_card(name: str) -> int:
    """Give the kind of a card by its name."""
    if name not in NUMBERS:
        raise ValueError(f"there is no card {shown(name)}")
    return NUMBERS[name]


def parsed_entry(name: str, most: str | None, conditions: str | None) -> Entry:
    """Read what follows the word buy."""
    card = parsed_card(name)
    if card == CURSE:
        raise ValueError("nobody buys Curses")
    number = ANY_NUMBER if most is None else int(most)
    if most is not None and not 0 < number < ANY_NUMBER:
        raise ValueError(f"a card is bought up to 1 to {ANY_NUMBER - 1} times")
    parts = [] if conditions is None else conditions.split(" and ")
    return Entry(card, number, [parsed_condition(part) for part in parts])


def parsed_condition(text: str) -> when.Condition:
    """Read one condition."""
    for about, form in FORMS.items():
        said = form.fullmatch(text)
        if said is not None:
            card = parsed_card(said["card"]) if "CARD" in CONDITIONS[about] else when.NO_CARD
            return when.Condition(about, card, int(said["number"]))
    raise ValueError(f"there is no condition {shown(text)}; there are: {', '.join(CONDITIONS.values())}")


def parsed_order(text: str) -> list[int]:
    """Read Actions in the order in which they are played."""
    cards = [parsed_card(name) for name in text.split(", ")]
    for card in cards:
        if not is_action(card):
            raise ValueError(f"{NAMES[card]} is not an Action card")
    if len(set(cards)) < len(cards):
        raise ValueError("a card is named twice")
    return cards
