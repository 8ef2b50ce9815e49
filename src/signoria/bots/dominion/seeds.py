"""Where the search for a plan begins: money, with one or two kinds of Actions, trashing, Gardens, attacks, engines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.contest import kingdom_of
from signoria.bots.dominion.house_plan import BOOSTERS, TERMINALS, HousePlan
from signoria.bots.dominion.notation import parse_plan
from signoria.bots.dominion.plan import Plan
from signoria.bots.dominion.rivals import STRATEGIES
from signoria.games.dominion.data.components import CARDS, GOLD, NUMBERS, WITCH, is_action

ENDING: Final = "buy duchy if provinces <= 4; buy estate if provinces <= 2"
GOLD_COST: Final = CARDS[GOLD].cost

# So many are worth having beside money: what uses up the action of a turn once or twice, the rest more often.
ENDLESS: Final = ("festival", "laboratory", "market", "spy", "village", "cellar")
DRAWING: Final = ("smithy", "council-room", "library", "witch", "moat")
PAYING: Final = ("market", "festival", "militia", "woodcutter", "bureaucrat")
HELPING_GARDENS: Final = ("workshop", "woodcutter", "bureaucrat", "market", "festival", "council-room", "feast")


def money_with(first: list[str], then: list[str], province: str = "", end: str = ENDING) -> str:
    """Write money down, with some lines before Gold and some after it."""
    lines = [f"buy province{province}", end, *first, "buy gold", *then, "buy silver"]
    return "\n".join(lines)


def line(card: str, most: int) -> str:
    """Write down that so many of a card are bought."""
    return f"buy {card} up to {most}"


def placed(lines: list[tuple[str, int]]) -> str:
    """Write money with cards down: those that cost five before Gold, the cheaper ones after it."""
    dear = [line(card, most) for card, most in lines if CARDS[NUMBERS[card]].cost == GOLD_COST - 1]
    cheap = [line(card, most) for card, most in lines if CARDS[NUMBERS[card]].cost != GOLD_COST - 1]
    return money_with(dear, cheap, " if coins >= 13")


def house_text(piles: i64) -> str:
    """Write down what the house bot buys in a kingdom."""
    wanted = HousePlan(piles).wanted
    lines = [line(CARDS[card].name, wanted[card]) for card, _ in TERMINALS + BOOSTERS if wanted[card] > 0]
    witches = 1 if wanted[WITCH] > 0 else 0
    return money_with(lines[:witches], lines[witches:])


def single_texts(kingdom: list[str]) -> list[str]:
    """Write money down with one kind of Actions, as many as may be good, before and after Gold."""
    texts: list[str] = []
    for card in kingdom:
        if not is_action(NUMBERS[card]):
            continue
        texts += [placed([(card, most)]) for most in ((2, 5) if card in ENDLESS else (1, 2))]
    return texts


def pair_texts(kingdom: list[str], good: list[str]) -> list[str]:
    """Write money down with two kinds of Actions, one of them among the good ones."""
    return [
        placed([(one, 4 if one in ENDLESS else 2), (other, 4 if other in ENDLESS else 1)])
        for one in good
        for other in kingdom
        if other != one and is_action(NUMBERS[other]) and (other not in good or other > one)
    ]


def engine_texts(kingdom: list[str]) -> list[str]:
    """Write decks down that draw themselves: trashing, Villages and what draws, and what pays."""
    texts: list[str] = []
    chapel = [line("chapel", 1)] if "chapel" in kingdom else []
    more = [card for card in ("festival", "village", "throne-room") if card in kingdom]
    for draw in DRAWING:
        if draw not in kingdom or not more:
            continue
        for pay in PAYING:
            if pay not in kingdom:
                continue
            lines = [*chapel, line("gold", 1), f"buy {draw} up to 4 if fewer than {more[0]} + 1", line(pay, 4)]
            lines += [line(card, 5) for card in more]
            texts.append(money_with(lines, [], " if coins >= 9") + "\nkeep 5 coins")
    if chapel:
        for card in kingdom:
            if card != "chapel" and is_action(NUMBERS[card]):
                most = 6 if card in ENDLESS else 2
                texts.append(money_with([*chapel, line(card, most)], [], " if coins >= 10") + "\nkeep 4 coins")
    return texts


def gardens_texts(kingdom: list[str]) -> list[str]:
    """Write down how Gardens are collected, with what helps."""
    if "gardens" not in kingdom:
        return []
    texts: list[str] = []
    for card in HELPING_GARDENS:
        if card in kingdom:
            for most in (3, 6):
                lines = ["buy gardens if turn >= 7", line(card, most), "buy gardens", "buy duchy if pile gardens <= 2"]
                lines += ["buy silver", "buy estate if turn >= 10", "buy copper", "keep estates from 12 provinces"]
                texts.append("\n".join(lines))
    return texts


def first_seeds(piles: i64) -> list[Plan]:
    """Give the plans to begin with in a kingdom: today's house plan first, then what is known, then what is generic."""
    kingdom = kingdom_of(piles)
    texts = [house_text(piles), money_with([], [], " if coins >= 15")]
    texts += single_texts(kingdom) + engine_texts(kingdom) + gardens_texts(kingdom)
    return [parse_plan(text) for text in texts] + known_plans(piles)


def known_plans(piles: i64) -> list[Plan]:
    """Give the named strategies whose cards are all in a kingdom."""
    return [rival.plan for rival in STRATEGIES.values() if rival.kinds & ~piles == 0]


def more_seeds(piles: i64, best: list[Plan]) -> list[Plan]:
    """Give pairs of Actions, one of which some good plans have."""
    kingdom = kingdom_of(piles)
    good: list[str] = []
    for plan in best:
        for entry in plan.entries:
            name = CARDS[entry.card].name
            if name in kingdom and is_action(entry.card) and name not in good:
                good.append(name)
    return [parse_plan(text) for text in pair_texts(kingdom, good[:4])]
