"""Events say who may know what; journals of copies part without disturbing each other."""

from __future__ import annotations

import json

import pytest

from signoria.core.events import Event, Journal

DRAWN = Event(4, "cards-drawn", {"seat": 1, "number": 2}, (1,), {"kinds": ["moat", "gold"]})
PUBLIC = {"at": 4, "event": "cards-drawn", "seat": 1, "number": 2}


def numbers(journal: Journal) -> list[int]:
    """The running numbers of everything in a journal."""
    return [event.number for event in journal.since(0)]


def kinds(journal: Journal) -> list[str]:
    """The kinds of everything in a journal."""
    return [event.kind for event in journal.since(0)]


def test_insiders_learn_the_secrets() -> None:
    assert DRAWN.seen_by(1) == {**PUBLIC, "kinds": ["moat", "gold"], "secret": True}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_everyone_else_learns_the_public_facts_only(seat: int | None) -> None:
    assert DRAWN.seen_by(seat) == PUBLIC


def test_an_event_without_insiders_is_the_same_for_all() -> None:
    event = Event(0, "turn-start", {"seat": 0}, (), {})
    assert event.seen_by(None) == event.seen_by(0) == {"at": 0, "event": "turn-start", "seat": 0}


def test_what_a_seat_is_told_can_be_changed_without_changing_the_event() -> None:
    told = DRAWN.seen_by(1)
    told["seat"] = 0
    told.clear()
    assert DRAWN.seen_by(1)["seat"] == 1


def test_what_is_told_is_ready_for_json() -> None:
    assert json.loads(json.dumps(DRAWN.seen_by(1))) == DRAWN.seen_by(1)


def test_a_journal_numbers_its_events_from_zero() -> None:
    journal = Journal([], 0)
    for kind in "abc":
        journal.add(kind, {})
    assert numbers(journal) == [0, 1, 2]
    assert kinds(journal) == ["a", "b", "c"]


@pytest.mark.parametrize(("since", "expected"), [(-5, "abc"), (0, "abc"), (1, "bc"), (3, ""), (99, "")])
def test_a_journal_tells_the_events_since_a_number(since: int, expected: str) -> None:
    journal = Journal([], 0)
    for kind in "abc":
        journal.add(kind, {})
    assert "".join(event.kind for event in journal.since(since)) == expected


def test_an_event_is_added_without_secrets_unless_they_are_given() -> None:
    journal = Journal([], 0)
    journal.add("plain", {"seat": 0})
    journal.add("secret", {}, (0,), {"kind": "gem"})
    plain, secret = journal.since(0)
    assert (plain.insiders, plain.secrets) == ((), {})
    assert (secret.insiders, secret.secrets) == ((0,), {"kind": "gem"})


def test_copies_share_the_past_and_write_their_own_future() -> None:
    first = Journal([], 0)
    first.add("shared", {})
    second = first.copy()
    first.add("mine", {})
    second.add("yours", {})
    third = second.copy()
    second.add("yours-too", {})
    third.add("theirs", {})
    first.add("mine-too", {})
    assert kinds(first) == ["shared", "mine", "mine-too"]
    assert kinds(second) == ["shared", "yours", "yours-too"]
    assert kinds(third) == ["shared", "yours", "theirs"]
    assert numbers(first) == numbers(second) == numbers(third) == [0, 1, 2]


def test_a_copy_does_not_see_what_is_written_after_it_was_made() -> None:
    journal = Journal([], 0)
    twin = journal.copy()
    journal.add("later", {})
    assert twin.since(0) == []


def test_the_list_of_events_can_be_changed_without_changing_the_journal() -> None:
    journal = Journal([], 0)
    journal.add("a", {})
    journal.since(0).clear()
    assert kinds(journal) == ["a"]
