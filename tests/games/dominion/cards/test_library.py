"""Library: draw up to seven cards; Actions drawn may be set aside."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import is_action
from tests.games.dominion.cards.glance import learned, log, player_seen, question_seen
from tests.kit.marks import clause
from tests.kit.scene import Scene

ASK = {"discard-order": "ask"}
ACTIONS = [
    "adventurer",
    "bureaucrat",
    "cellar",
    "chancellor",
    "chapel",
    "council-room",
    "feast",
    "festival",
    "laboratory",
    "library",
    "market",
    "militia",
    "mine",
    "moat",
    "moneylender",
    "remodel",
    "smithy",
    "spy",
    "thief",
    "throne-room",
    "village",
    "witch",
    "woodcutter",
    "workshop",
]
NO_ACTIONS = ["copper", "silver", "gold", "estate", "duchy", "province", "curse", "gardens"]


@pytest.mark.parametrize("held", [0, 1, 4, 6])
def test_draws_one_by_one_up_to_seven(held: int) -> None:
    """DO-C11.1: single cards until the hand counts seven, and not one more."""
    hand = f"library, {held} copper" if held else "library"
    scene = Scene(players=[{"hand": hand, "deck": "9 estate"}, {}])
    scene.play("play library")
    for number in range(held, 7):
        scene.expect_question(0, "library-keep")
        assert scene.sizes(0)[0] == number
        scene.play("keep")
    assert scene.sizes(0) == (7, 9 - (7 - held), 0)
    assert [event["number"] for event in scene.events("cards-drawn")] == [1] * (7 - held)
    assert scene.position.question != "library-keep"


def test_an_action_may_be_kept() -> None:
    """DO-C11.2: it comes into the hand like any other card and can be played if an action is left."""
    scene = Scene(players=[{"hand": "library, 6 copper", "deck": "village, gold"}, {}], actions=2)
    scene.play("play library")
    scene.expect_question(0, "library-keep", "keep, set-aside")
    scene.play("keep")
    assert scene.hand(0) == "6 copper, village"
    scene.expect_question(0, "play-action", "play village, end-actions")


def test_an_action_may_be_set_aside() -> None:
    """DO-C11.2, DO-C11.4, DO-T08: it lies face up beside the table, its text is not followed, and drawing goes on."""
    scene = Scene(players=[{"hand": "library, 6 copper", "deck": "festival, gold, estate"}, {}])
    scene.play("play library", "set-aside")
    assert scene.zone("set_aside") == "festival"
    assert scene.hand(0) == "6 copper"
    assert scene.counters == (0, 1, 0)
    scene.expect_question(0, "library-keep", "keep")
    scene.play("keep")
    assert scene.hand(0) == "6 copper, gold"
    assert scene.deck(0) == "estate"


def test_the_decision_comes_before_the_next_card_is_drawn() -> None:
    """DO-C11.2: while one card is looked at, the rest of the draw pile is untouched."""
    scene = Scene(players=[{"hand": "library, 4 copper", "deck": "village, smithy, gold, estate"}, {}])
    scene.play("play library")
    assert (scene.zone("looking_at"), scene.deck(0)) == ("village", "smithy, gold, estate")
    scene.play("set-aside")
    assert (scene.zone("looking_at"), scene.deck(0)) == ("smithy", "gold, estate")


@pytest.mark.parametrize("kind", ACTIONS)
def test_every_action_can_be_set_aside(kind: str) -> None:
    """DO-C11.3: Attacks and the Moat included."""
    scene = Scene(players=[{"hand": "library", "deck": f"{kind}, gold"}, {}])
    scene.play("play library")
    scene.expect_question(0, "library-keep", "keep, set-aside")
    scene.play("set-aside", "keep")
    assert scene.discard(0) == kind


@pytest.mark.parametrize("kind", NO_ACTIONS)
def test_no_other_card_can_be_set_aside(kind: str) -> None:
    """DO-C11.3, DO-C11.11: Treasures, Victory cards, Gardens among them, and Curses must be kept."""
    scene = Scene(players=[{"hand": "library", "deck": f"{kind}, smithy"}, {}])
    scene.play("play library")
    scene.expect_question(0, "library-keep", "keep")
    scene.expect_refused("set-aside")


def test_actions_already_in_hand_stay_there() -> None:
    """DO-C11.3: only the card just drawn is ever in question."""
    scene = Scene(players=[{"hand": "library, 2 smithy, 3 copper", "deck": "gold, village, estate"}, {}])
    scene.play("play library")
    scene.expect_question(0, "library-keep", "keep")
    scene.play("keep", "set-aside", "keep")
    assert scene.hand(0) == "3 copper, gold, estate, 2 smithy"
    assert scene.discard(0) == "village"


def test_set_aside_cards_do_not_count() -> None:
    """DO-C11.4: three Actions set aside still leave seven cards to be drawn into the hand."""
    scene = Scene(players=[{"hand": "library, 5 copper", "deck": "village, smithy, gold, market, estate, curse"}, {}])
    scene.play("play library", "set-aside", "set-aside", "keep", "set-aside", "keep")
    assert scene.hand(0) == "5 copper, gold, estate"
    assert scene.deck(0) == "curse"
    assert scene.discard(0) == "village, smithy, market"


def test_a_kept_card_cannot_be_set_aside_later() -> None:
    """DO-C11.5: once kept, the next question is about the next card alone."""
    scene = Scene(players=[{"hand": "library, 4 copper", "deck": "village, gold, estate"}, {}])
    scene.play("play library", "keep")
    scene.expect_question(0, "library-keep", "keep")
    scene.expect_refused("set-aside")
    scene.play("keep", "keep")
    assert scene.hand(0) == "4 copper, gold, estate, village"
    assert scene.discard(0) == ""


def test_a_shuffle_leaves_the_set_aside_cards_out() -> None:
    """DO-C11.6, DO-T02.4: the discard pile alone is shuffled; neither the cards set aside nor the Library."""
    scene = Scene(
        players=[
            {"hand": "library, 4 copper", "deck": "village, smithy", "discard": "gold, estate, silver, curse"},
            {},
        ],
        shuffles=["estate, gold, silver, curse"],
    )
    scene.play("play library", "set-aside", "set-aside", "keep", "keep", "keep")
    assert scene.hand(0) == "4 copper, silver, gold, estate"
    assert scene.deck(0) == "curse"
    assert scene.discard(0) == "village, smithy"
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_drawing_stops_when_both_piles_are_empty() -> None:
    """DO-C11.7, DO-C11.8: with fewer than seven cards; the cards set aside are not drawn again by the same play."""
    scene = Scene(players=[{"hand": "library, 2 copper", "deck": "village, gold", "discard": "estate"}, {}])
    scene.play("play library", "set-aside", "keep", "keep")
    assert scene.hand(0) == "2 copper, gold, estate"
    assert (scene.deck(0), scene.discard(0)) == ("", "village")
    scene.expect_question(0, "play-treasure")


def test_nothing_to_draw_at_all() -> None:
    """DO-C11.7, DO-T10.4: the card may be played for nothing; nobody is asked, nothing is shuffled."""
    scene = Scene(players=[{"hand": "library, 2 copper"}, {}])
    scene.play("play library")
    scene.expect_question(0, "play-treasure")
    assert scene.sizes(0) == (2, 0, 0)
    assert scene.events("deck-shuffled") == []


def test_set_aside_cards_are_discarded_at_the_end() -> None:
    """DO-C11.8, DO-T05.4: only when drawing has stopped, in the order they were set aside."""
    scene = Scene(players=[{"hand": "library, 6 copper", "deck": "village, smithy, gold", "discard": "curse"}, {}])
    scene.play("play library", "set-aside", "set-aside")
    assert scene.discard(0) == "curse"
    assert scene.zone("set_aside") == "village, smithy"
    scene.play("keep")
    assert scene.discard(0) == "curse, village, smithy"
    assert scene.zone("set_aside") == ""
    assert scene.events("revealed-discarded") == [{"seat": 0, "kinds": ["village", "smithy"]}]


@pytest.mark.parametrize(("held", "drawn"), [(8, 0), (9, 0), (7, 1), (6, 2)])
def test_the_library_itself_is_not_counted(held: int, drawn: int) -> None:
    """DO-C11.9, DO-I30: played from eight cards it draws nothing, from seven one."""
    scene = Scene(players=[{"hand": f"library, {held - 1} copper", "deck": "9 estate"}, {}])
    scene.play("play library", *["keep"] * drawn)
    scene.expect_question(0, "play-treasure")
    assert scene.sizes(0) == (held - 1 + drawn, 9 - drawn, 0)
    assert len(scene.events("cards-drawn")) == drawn


def test_a_moat_set_aside_is_not_in_hand() -> None:
    """DO-I31, DO-C11.3: it is discarded at the end."""
    scene = Scene(players=[{"hand": "library, 6 copper", "deck": "moat, estate"}, {}])
    scene.play("play library", "set-aside")
    assert scene.hand(0) == "6 copper"
    scene.play("keep")
    assert scene.hand(0) == "6 copper, estate"
    assert scene.discard(0) == "moat"


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_kept_cards_are_told_to_the_player_only(reader: int | None) -> None:
    """DO-C11.10, DO-Z10: an Action kept as well as any other card; the others are told that one was drawn."""
    scene = Scene(players=[{"hand": "library, 5 copper", "deck": "village, gold"}, {}, {}])
    scene.play("play library", "keep", "keep")
    told: list[dict[str, object]] = [{"seat": 0, "number": 1}, {"seat": 0, "number": 1}]
    if reader == 0:
        told[0] |= {"kinds": ["village"], "secret": True}
        told[1] |= {"kinds": ["gold"], "secret": True}
    assert scene.events("cards-drawn", reader) == told
    assert player_seen(scene, reader, 0)["hand_size"] == 7
    assert player_seen(scene, reader, 0)["known_hand"] == []


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_set_aside_cards_are_seen_by_all(reader: int | None) -> None:
    """DO-C11.10, DO-Z08: on the table while they lie there, and in the log."""
    scene = Scene(players=[{"hand": "library, 6 copper", "deck": "village, smithy, gold"}, {}, {}])
    scene.play("play library", "set-aside", "set-aside")
    assert scene.position.view(reader)["set_aside"] == ["village", "smithy"]
    assert scene.events("card-set-aside", reader) == [{"seat": 0, "kind": "village"}, {"seat": 0, "kind": "smithy"}]
    scene.play("keep")
    assert scene.position.view(reader)["set_aside"] == []
    assert scene.events("revealed-discarded", reader) == [{"seat": 0, "kinds": ["village", "smithy"]}]
    assert player_seen(scene, reader, 0)["discard_top"] == "smithy"


def test_only_the_player_sees_the_card_in_question() -> None:
    """DO-C11.10, DO-Z10: it is shown to him; the others see that he looks at one card."""
    scene = Scene(players=[{"hand": "library, 5 copper", "deck": "village, gold"}, {}])
    scene.play("play library")
    assert player_seen(scene, 0, 0)["looking_at"] == ["village"]
    for reader in (1, None):
        assert "looking_at" not in player_seen(scene, reader, 0)
        assert player_seen(scene, reader, 0)["looking_at_size"] == 1
        assert player_seen(scene, reader, 0)["hand_size"] == 5


@pytest.mark.parametrize("reader", [1, None])
def test_the_question_does_not_tell_whether_an_action_was_drawn(reader: int | None) -> None:
    """DO-C11.11, R8: asked for every card, and if it is kept nobody else can tell the difference."""
    views: list[list[dict[str, object]]] = []
    logs = []
    for deck in ("village, gold, copper", "gold, village, copper"):
        scene = Scene(players=[{"hand": "library, 5 copper", "deck": deck}, {}])
        scene.play("play library")
        assert question_seen(scene, reader) == {"kind": "library-keep", "seat": 0}
        views.append([scene.position.view(reader)])
        for _ in range(2):
            scene.play("keep")
            views[-1].append(scene.position.view(reader))
        logs.append(learned(scene, reader))
    # In the last view he may have an Action to play or not: with no action left that is not asked.
    assert views[0] == views[1]
    assert logs[0] == logs[1]


def test_what_others_imagine_of_the_card_in_question() -> None:
    """DO-C11.11, R8, DO-Z12: drawn anew for another seat, it can be set aside if and only if it is an Action then."""
    scene = Scene(players=[{"hand": "library, 3 copper", "deck": "village, smithy, 3 gold, 3 estate"}, {}])
    scene.play("play library")
    for seed in range(20):
        imagined = scene.position.determinise(1, seed)
        offered = [imagined.notation(option) for option in imagined.legal()]
        assert ("set-aside" in offered) == is_action(imagined.looking_at.top())


def test_the_owner_orders_the_discards_where_the_table_asks() -> None:
    """DO-T05.5, DO-C11.8: he names which of the cards set aside ends on top; all see them meanwhile."""
    scene = Scene(
        players=[{"hand": "library, 6 copper", "deck": "village, smithy, village, gold"}, {}],
        options=ASK,
    )
    scene.play("play library", *["set-aside"] * 3, "keep")
    scene.expect_question(0, "discard-top", "top village, top smithy")
    assert scene.hand(0) == "6 copper, gold"
    for reader in (0, 1, None):
        assert scene.position.view(reader)["set_aside"] == ["village", "smithy", "village"]
    scene.play("top smithy")
    assert scene.discard(0) == "2 village, smithy"


@pytest.mark.parametrize("deck", ["village, gold", "2 village, gold", "gold"])
def test_no_order_to_choose_among_fewer_than_two_kinds(deck: str) -> None:
    """DO-T05.5: with one kind, or none, there is nothing to order."""
    scene = Scene(players=[{"hand": "library, 6 copper", "deck": deck}, {}], options=ASK)
    scene.play("play library")
    while "set-aside" in scene.options:
        scene.play("set-aside")
    scene.play("keep")
    scene.expect_question(0, "play-treasure")
    assert scene.zone("set_aside") == ""


@pytest.mark.parametrize(
    "counts",
    [
        pytest.param("strict", marks=clause("DO-Z04.2", "DO-Z04.3", "DO-Z05.3")),
        pytest.param("open", marks=clause("DO-Z04.4", "DO-Z05.4")),
    ],
)
def test_the_sizes_of_the_piles_meanwhile(counts: str) -> None:
    """The looked-at card has left the draw pile."""
    scene = Scene(
        players=[{"hand": "library, 5 copper", "deck": "village, 3 gold", "discard": "curse"}, {}],
        options={"pile-counts": counts},
    )
    scene.play("play library")
    for reader in (0, 1, None):
        sight = player_seen(scene, reader, 0)
        assert sight["deck_size"] == (3 if reader == 0 or counts == "open" else None)
        assert sight["discard_size"] == (1 if counts == "open" else None)


def test_the_log_of_a_play() -> None:
    """DO-C11.1, DO-C11.2, DO-C11.8: each card as it is decided on, then the discards; no bonus is told."""
    scene = Scene(players=[{"hand": "library, 5 copper", "deck": "gold, village, estate"}, {}])
    scene.play("play library", "keep", "set-aside", "keep")
    assert log(scene) == [
        "action-played",
        "cards-drawn",
        "card-set-aside",
        "cards-drawn",
        "revealed-discarded",
        "phase",
    ]
    assert scene.events("action-played") == [{"seat": 0, "kind": "library", "play": "normal", "actions": 0}]


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 1), (4, 3)])
def test_only_the_player_draws(seats: int, active: int) -> None:
    """DO-C11.1, DO-T04.3: whoever plays it, the set-aside cards go to his own discard pile."""
    mine = {"hand": "library, 6 copper", "deck": "village, gold"}
    other = {"hand": "estate", "deck": "silver"}
    scene = Scene(players=[mine if seat == active else other for seat in range(seats)], active=active)
    scene.play("play library")
    scene.expect_question(active, "library-keep")
    scene.play("set-aside", "keep")
    assert (scene.hand(active), scene.discard(active)) == ("6 copper, gold", "village")
    for seat in range(seats):
        if seat != active:
            assert (scene.hand(seat), scene.deck(seat), scene.discard(seat)) == ("estate", "silver", "")


def test_throne_room_draws_once_to_seven() -> None:
    """DO-Q10: with seven cards in hand the second play draws nothing."""
    scene = Scene(players=[{"hand": "throne-room, library, 5 copper", "deck": "gold, village, silver, estate"}, {}])
    scene.play("play throne-room", "play library", "keep", "set-aside", "keep")
    scene.expect_question(0, "play-treasure")
    assert scene.hand(0) == "5 copper, silver, gold"
    assert (scene.deck(0), scene.discard(0)) == ("estate", "village")
    assert [event["play"] for event in scene.events("action-played")] == ["normal", "first", "second"]


def test_throne_room_offers_again_what_was_set_aside() -> None:
    """DO-I09, DO-Q10, DO-C11.8: out of cards at five in hand, the two Actions are shuffled for the second play."""
    scene = Scene(
        players=[{"hand": "throne-room, library, 3 copper", "deck": "village, estate, smithy, silver"}, {}],
        shuffles=["smithy, village"],
    )
    scene.play("play throne-room", "play library", "set-aside", "keep", "set-aside", "keep")
    assert scene.sizes(0) == (5, 1, 0)
    assert scene.zone("looking_at") == "smithy"
    assert scene.events("revealed-discarded") == [{"seat": 0, "kinds": ["village", "smithy"]}]
    scene.expect_question(0, "library-keep", "keep, set-aside")
    scene.play("keep", "keep")
    assert scene.hand(0) == "3 copper, silver, estate, smithy, village"
    assert scene.sizes(0) == (7, 0, 0)


def test_throne_room_may_set_them_aside_again() -> None:
    """DO-I09, DO-Q10, DO-C11.7: the second play ends below seven and discards them a second time."""
    scene = Scene(
        players=[{"hand": "throne-room, library, 3 copper", "deck": "village, smithy"}, {}],
        shuffles=["smithy, village"],
    )
    scene.play("play throne-room", "play library", *["set-aside"] * 4)
    assert scene.hand(0) == "3 copper"
    assert (scene.deck(0), scene.discard(0)) == ("", "smithy, village")
    assert len(scene.events("deck-shuffled")) == 1
