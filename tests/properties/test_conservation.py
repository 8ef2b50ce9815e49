"""No card appears or disappears, and none is forgotten between two effects."""

from __future__ import annotations

from typing import Final, cast

from hypothesis import assume, given

from signoria.games.florence.rules.frames import PickCard
from tests.kit.effort import examples
from tests.properties.games import Course, courses, everywhere

# At these questions no effect of a card is under way.
BETWEEN_EFFECTS = frozenset({"play-action", "play-treasure", "buy-card", "draft-pick"})
BETWEEN_TURNS = frozenset({"turn-action", "choose-character", "put-down-character", "theater", "income"})
BETWEEN_ACTIONS = frozenset({"turn-menu", "auction-open", "auction-bid", "auction-last-buy", "a2-turn"})


@everywhere(120)
def test_every_kind_has_as_many_cards_at_every_decision_as_at_the_start(course: Course) -> None:
    """DO-A03.2, MD-N09, PF-S01.8, PF-T04.10: all zones together never change from the end of setup on."""
    position = course.reached()
    for _ in course.decide(position):
        course.played.assert_whole(position)
    course.played.assert_whole(position)


@everywhere(120, games=("dominion", "florence", "machiavelli"))
def test_no_card_is_left_over_between_two_effects(course: Course) -> None:
    position = course.reached()
    between = 0
    for _ in course.decide(position):
        between += position.question in BETWEEN_EFFECTS | BETWEEN_TURNS | BETWEEN_ACTIONS
        if position.question in BETWEEN_EFFECTS:
            assert position.revealed.size == 0
            assert position.set_aside.size == 0
        if position.question in BETWEEN_TURNS:
            assert position.site.size == 0
            assert position.marks.size == 0
            assert position.played.size == int(position.turn.rasputin_open)
        if position.question in BETWEEN_EFFECTS | BETWEEN_TURNS:
            assert position.looking_at.size == 0
            assert position.selected.size == 0
        if position.question in BETWEEN_ACTIONS:
            assert (position.looking_at.size, position.looking_into) == (0, -1)
            assert (position.working, position.chosen_bonus) == (-1, 0)
    assume(between)


@examples(60)
@given(courses("dominion"))
def test_every_gain_and_every_loss_of_a_player_is_told_to_all(course: Course) -> None:
    """DO-T07.7, DO-T06.3, DO-T04.3: who listens to gains, buys and trashings knows what each player owns."""
    position = course.after()
    owned = [{"copper": 7, "estate": 3} for _ in range(course.table.seats)]
    for event in position.events():
        told = event.seen_by(None)
        change = {"card-gained": 1, "card-bought": 1, "card-trashed": -1}.get(event.kind)
        if change is not None:
            cards = owned[int(str(told["seat"]))]
            cards[str(told["kind"])] = cards.get(str(told["kind"]), 0) + change
    # While the kingdom is drafted nobody has cards.
    assume(position.phase != 0)
    for seat, cards in enumerate(owned):
        assert all(number >= 0 for number in cards.values())
        assert sum(cards.values()) == owned_size(position.save(), seat)


def owned_size(saved: dict[str, object], seat: int) -> int:
    """How many cards a player owns, when the cards on the table are counted for those they belong to."""
    players = saved["players"]
    assert isinstance(players, list)
    own = sum(len(players[seat][zone]) for zone in ("hand", "deck", "discard"))
    agenda = saved["agenda"]
    assert isinstance(agenda, list)
    if seat == saved["active"]:
        own += size(saved["play_area"]) + size(saved["set_aside"]) + size(saved["looking_at"])
    if seat == saved["revealed_of"]:
        own += size(saved["revealed"])
    asked = agenda[-1][1] if agenda else None
    return own + (size(saved["selected"]) if seat == asked else 0)


def size(zone: object) -> int:
    """How many cards lie in a zone."""
    assert isinstance(zone, list)
    return len(zone)


# --- Gold of Machiavelli ----------------------------------------------------------------------------------------------

# Gold that an event tells of: who gives it and who gets it, by the fact that names them, None for the bank.
FLOWS: Final[dict[str, tuple[str | None, str | None]]] = {
    **dict.fromkeys(
        ["income-gold", "district-income", "bonus", "refund", "queen-paid", "tax-collected"], (None, "seat")
    ),
    **dict.fromkeys(["district-used", "throne-room-paid", "wagon-cleared"], (None, "seat")),
    **dict.fromkeys(["destroyed", "graveyard-used", "beautified", "wagon-used"], ("seat", None)),
    "built": ("builder", None),
    # Told before the building.
    "warrant-turned": (None, "owner"),
    "robbed": ("seat", "thief"),
    **dict.fromkeys(["exchanged", "seized", "bribed", "taxed"], ("seat", "owner")),
    **dict.fromkeys(["spied", "gold-taken", "loan", "threat-turned", "tithe"], ("owner", "seat")),
}


@examples(40)
@given(courses("machiavelli"))
def test_every_piece_of_gold_is_accounted_for(course: Course) -> None:
    """MD-A06, MD-A07, MD-A14, MD-H05: who listens to the events knows what everybody has."""
    position = course.after()
    gold = [2] * course.table.seats
    lost = course.table.options.get("ticket-wagon-gold") == "bank"
    for event in position.events():
        if event.kind in FLOWS and not (lost and event.kind == "wagon-cleared"):
            told = event.seen_by(None)
            giver, receiver = FLOWS[event.kind]
            amount = cast("int", told.get("price", told.get("gold", 1)))
            move(gold, cast("int | None", told.get(str(giver))), -amount)
            move(gold, cast("int | None", told.get(str(receiver))), amount)
    assert gold == [int(player.gold) for player in position.players]


def move(gold: list[int], seat: int | None, amount: int) -> None:
    """Give a player gold, or take it; the bank has as much as it needs."""
    if seat is not None:
        gold[seat] += amount


# --- Florins ----------------------------------------------------------------------------------------------------------

# Money that an event tells of: which fact is the amount, which names the player, and what becomes of it.
PAYMENTS: Final[dict[str, tuple[tuple[str, str, int], ...]]] = {
    **dict.fromkeys(
        ["object-bought", "building-built", "person-taken", "bonus-taken", "freedom-introduced"],
        (("price", "seat", -1),),
    ),
    "pp-sold": (("amount", "seat", 1),),
    "pp-bought": (("amount", "seat", -1),),
    "work-completed": (("income", "seat", 1),),
    "character-bought": (("price", "seat", -1), ("received", "seat", 1)),
    "joint-built": (("price", "partner", -1), ("price", "active", 1), ("cost", "active", -1)),
    "banker-exchange": (("number", "seat", -200),),
}


@examples(60)
@given(courses("florence"))
def test_every_florin_is_accounted_for(course: Course) -> None:
    """PF-H02.1: who listens to the events knows what everybody has, hidden or not."""
    position = course.after()
    money = [2500 if course.table.seats == 2 else 3500] * course.table.seats
    for event in position.events():
        told = event.seen_by(None)
        for amount, player, sign in PAYMENTS.get(event.kind, ()):
            money[cast("int", told[player])] += sign * cast("int", told[amount])
    if isinstance(position.waiting, PickCard):
        # Paid for; what was taken is told when the player has chosen it.
        money[position.waiting.seat] -= position.waiting.paid
    assert money == [int(player.money) for player in position.players]
