"""No card appears or disappears, and none is forgotten between two effects."""

from __future__ import annotations

from hypothesis import given

from tests.kit.cards import all_cards, box, kingdom_of
from tests.kit.effort import examples
from tests.properties.games import Course, courses

# At these questions no effect of a card is under way.
BETWEEN_EFFECTS = frozenset({"play-action", "play-treasure", "buy-card", "draft-pick"})


@examples(120)
@given(courses())
def test_every_kind_has_as_many_cards_at_every_decision_as_at_the_start(course: Course) -> None:
    """DO-A03.2: supply, trash and all zones of all players together never change from the end of setup on."""
    position = course.reached()
    for _ in course.decide(position):
        saved = position.save()
        if saved["phase"] != "draft":
            assert all_cards(saved) == box(kingdom_of(saved), course.table.seats)
    saved = position.save()
    if saved["phase"] != "draft":
        assert all_cards(saved) == box(kingdom_of(saved), course.table.seats)


@examples(120)
@given(courses())
def test_no_card_is_left_over_between_two_effects(course: Course) -> None:
    position = course.reached()
    for _ in course.decide(position):
        if position.question in BETWEEN_EFFECTS:
            assert position.revealed.size == 0
            assert position.set_aside.size == 0
            assert position.looking_at.size == 0
            assert position.selected.size == 0


@examples(60)
@given(courses())
def test_every_gain_and_every_loss_of_a_player_is_told_to_all(course: Course) -> None:
    """DO-T07.7, DO-T06.3, DO-T04.3: who listens to gains, buys and trashings knows what each player owns."""
    position = course.played()
    owned = [{"copper": 7, "estate": 3} for _ in range(course.table.seats)]
    for event in position.events():
        told = event.seen_by(None)
        change = {"card-gained": 1, "card-bought": 1, "card-trashed": -1}.get(event.kind)
        if change is not None:
            cards = owned[int(str(told["seat"]))]
            cards[str(told["kind"])] = cards.get(str(told["kind"]), 0) + change
    if position.phase != 0:
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
