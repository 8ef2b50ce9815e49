"""Hidden information: who sees what."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.florence.data.components import CARD_NAMES
from tests.kit.effort import examples
from tests.kit.palazzo import MUSE, TOGETHER, Palazzo
from tests.properties.games import Course, courses

HAND = {"hand": "poet, painter, 2 recruit", "bonus": "bonus-jesters", "prestige": "most-works, most-lakes"}


def said(value: object) -> set[str]:
    """All words in plain data."""
    if isinstance(value, dict):
        return set().union(*(said(part) for part in value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*(said(part) for part in value)) if value else set()
    return set(value.split()) if isinstance(value, str) else set()


@pytest.mark.parametrize("reader", [1, 2, None])
def test_hands_of_others_are_numbers(reader: int | None) -> None:
    """PF-H01.1, PF-H01.2, PF-H01.3, PF-H01.4: how many, never which."""
    scene = Palazzo(HAND, {}, {}, phase="actions")
    seen = scene.seen(reader, 0)
    counts = [seen[f"hand_{kind}"] for kind in ("persons", "recruits", "bonus", "prestige")]
    assert counts == [2, 2, 1, 2]
    assert not {"persons", "bonus", "prestige"} & set(seen)
    assert not said(scene.view(reader)) & {"poet", "painter", "bonus-jesters", "most-works", "most-lakes"}


def test_the_owner_sees_his_own_cards() -> None:
    """PF-H01.1, PF-H01.3, PF-H01.4, PF-H01.11: and his cash."""
    own = Palazzo(HAND, {}, {}, phase="actions").seen(0, 0)
    assert (own["persons"], own["bonus"]) == (["painter", "poet"], ["bonus-jesters"])
    assert (own["prestige"], own["money"]) == (["most-lakes", "most-works"], 3500)


def test_what_lies_open_is_seen_by_all() -> None:
    """PF-H01.5, PF-H01.9, PF-H01.10: open cards, used bonus cards, boards, tokens, points, markers and supplies."""
    player = {"open": "poet, recruit", "tiles": "tower", "jesters": 2, "builders": 1, "freedoms": "travel", "marker": 9}
    scene = Palazzo({**player, "points": 4}, {}, {}, phase="actions", used_bonus="bonus-lakes")
    views = [scene.view(reader) for reader in (1, None)]
    for view in views:
        seen = view["players"][0]
        assert (seen["open"], seen["open_recruits"], seen["buildings"]) == (["poet"], 1, ["tower"])
        assert (seen["jesters"], seen["builders"], seen["freedoms"], seen["points"]) == (2, 1, ["travel"], 4)
        assert seen["marker"] == 9
        assert view["used_bonus"] == ["bonus-lakes"]
        assert view["supply"]["tower"] == 2


def test_a_stone_is_seen_on_what_was_bought() -> None:
    """PF-H01.9: on the first object of all too; without one nothing has been bought."""
    scene = Palazzo({}, {}, {}, phase="auction").play("open forest", "pass", "pass")
    scene.play(scene.options[0])
    assert [scene.seen(None, seat)["stone"] for seat in range(3)] == ["forest", None, None]


def test_of_the_piles_only_the_size_is_known() -> None:
    """PF-H01.6: the order is unknown to all."""
    scene = Palazzo({}, {}, {}, phase="actions")
    for reader in (0, None):
        assert scene.view(reader)["piles"] == {"person": 21, "prestige": 14, "bonus": 20}
        assert not said(scene.view(reader)) & set(CARD_NAMES)
    tops = {scene.position.determinise(0, seed).piles[0].top() for seed in range(40)}
    assert len(tops) > 10


def test_cards_looked_at_are_the_deciders_alone() -> None:
    """PF-H01.7: the others, spectators too, see how many."""
    scene = Palazzo({}, {}, {}, phase="actions").play("bonus")
    cards = set(scene.seen(0, 0)["looking_at"])
    assert len(cards) == 5
    for reader in (1, None):
        assert scene.view(reader)["looked_at"] == 5
        assert not said(scene.view(reader)) & cards
        assert "options" not in scene.view(reader)["question"]
    scene.play(scene.options[2])
    assert scene.events("bonus-taken", 1) == [{"seat": 0, "number": 5, "price": 300}]
    assert set(scene.events("bonus-taken", 0)[0]["kinds"]) == cards


def test_who_returned_cards_knows_where_they_are() -> None:
    """PF-H01.8: he alone; imagined worlds of his keep them under the pile, those of others do not."""
    scene = Palazzo({}, {}, {}, phase="actions").play("bonus")
    scene.play(scene.options[0])
    known = set(scene.seen(0, 0)["in_piles"])
    assert len(known) == 4
    assert scene.seen(1, 1)["in_piles"] == []
    bottom = {CARD_NAMES[card] for card in scene.position.piles[2].listed()[:4]}
    assert known == bottom
    orders = set()
    for seed in range(20):
        world = scene.position.determinise(0, seed).piles[2].listed()
        assert {CARD_NAMES[card] for card in world[:4]} == known
        orders.add(tuple(world[:4]))
    assert len(orders) > 5
    others = {frozenset(scene.position.determinise(1, seed).piles[2].listed()[:4]) for seed in range(20)}
    assert len(others) > 10


def test_nobody_imagines_what_another_has_seen() -> None:
    """PF-H01.8: who returned cards knows them; in the worlds that others imagine he knows of none."""
    scene = Palazzo({}, {}, {}, phase="actions").play("bonus")
    scene.play(scene.options[0])
    for reader in (1, 2, None):
        imagined = scene.position.determinise(reader, 5).view(0)["players"]
        assert isinstance(imagined, list)
        assert imagined[0]["in_piles"] == []


def test_who_chooses_a_work_can_complete_one() -> None:
    """R8, PF-H02.2: only one person of all is worth enough, so that he is in every hand the others imagine."""
    player = {"hand": "poet", "tiles": "theatre, lake", "freedoms": "travel", "jesters": 3}
    scene = Palazzo(player, {}, {}, phase="actions", round=7).play("work")
    for seed in range(25):
        imagined = scene.position.determinise(1, seed)
        assert [imagined.notation(option) for option in imagined.legal()] == ["work poet"]


def test_knowledge_fades_when_others_take_from_what_was_returned() -> None:
    """PF-H01.8, PF-H01.7: then the card may be in their hand, or back under the pile."""
    pile = "bonus-jesters, bonus-lakes, bonus-parks, bonus-forests, bonus-freedoms"
    scene = Palazzo({}, {}, {}, phase="actions", piles={"bonus": pile}).play("bonus", "pick bonus-lakes", "end-turn")
    assert len(scene.seen(0, 0)["in_piles"]) == 4
    scene.play("bonus")
    scene.play(scene.options[0])
    assert scene.seen(0, 0)["in_piles"] == []
    hands = {scene.position.determinise(0, seed).players[1].bonus for seed in range(40)}
    assert len(hands) == 4


def test_a_recruited_person_is_remembered() -> None:
    """PF-H01.12: everyone saw him go to that hand."""
    scene = Palazzo({"hand": "recruit, painter"}, {"open": "poet"}, {}, phase="actions").play("recruit", "recruit poet")
    for reader in (1, 2, None):
        assert scene.seen(reader, 0)["known_persons"] == ["poet"]
        assert scene.seen(reader, 0)["hand_persons"] == 2
        assert all((scene.position.determinise(reader, seed).players[0].persons >> 18) & 1 for seed in range(10))


@pytest.mark.parametrize(("visibility", "seen"), [("hidden", None), ("open", 3500)])
def test_cash_of_others(visibility: str, seen: int | None) -> None:
    """PF-H01.11, PF-O01.7: shown only where the table wants it."""
    scene = Palazzo({}, {}, {}, options={"money-visibility": visibility})
    assert scene.seen(1, 0)["money"] == seen
    assert scene.seen(None, 0)["money"] == seen
    assert scene.seen(0, 0)["money"] == 3500
    assert ("options" in scene.view(1)["question"]) is (visibility == "open")


def test_every_payment_is_public_even_if_totals_are_not() -> None:
    """PF-H02.1: whoever counts along knows them."""
    scene = Palazzo({"hand": "poet", "jesters": 3}, {}, {}, phase="actions").play("work", "work poet", "buy 2")
    scene.play("freedom", "introduce travel")
    assert scene.events("work-completed", None)[0]["income"] == 700
    assert scene.events("pp-bought", None)[0]["amount"] == 400
    assert scene.events("freedom-introduced", None)[0]["price"] == 300


@pytest.mark.parametrize("options", [{}, MUSE, TOGETHER])
def test_messages_never_name_what_a_reader_may_not_see(options: dict[str, object]) -> None:
    """PF-H02.2, PF-H02.3: over whole games, in views and events; who decides what is public."""
    from tests.kit.palazzo import GAME

    position = GAME.new(3, 9, options)
    number = 0
    while not position.over:
        saved: dict[str, Any] = position.save()
        for reader in (0, 1, 2, None):
            hidden = set(saved["piles"]["person"] + saved["piles"]["prestige"] + saved["piles"]["bonus"])
            for seat, player in enumerate(saved["players"]):
                if seat != reader:
                    hidden |= set(player["persons"] + player["bonus"] + player["prestige"]) - set(player["known"])
            if position.asked != reader:
                hidden |= set(saved["looking_at"])
            view: dict[str, Any] = position.view(reader)
            own = view["players"][reader]["in_piles"] if reader is not None else []
            assert said(view) & hidden <= set(own)
            assert (view["question"]["kind"], view["question"]["seat"]) == (position.question, position.asked)
        position.choose(position.legal()[number * 13 % len(position.legal())])
        number += 1


@examples(40)
@given(courses("florence", most=4), st.integers(), st.integers())
def test_imagined_worlds_depend_on_nothing_hidden(course: Course, one: int, other: int) -> None:
    """PF-H01.1, PF-H01.6, PF-H02.2: drawn anew from an imagined world or from the real one, the cards are the same."""
    position = course.after()
    for seat in [*range(position.seats()), None]:
        real = position.determinise(seat, other).save()
        assert position.determinise(seat, one).determinise(seat, other).save() == real
