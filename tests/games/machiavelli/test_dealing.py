"""The selection phase: characters laid aside, chosen and put down, for every number of players and every edition."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.state.cast import EVERYBODY
from tests.games.machiavelli.beginning import (
    Asked,
    asked_now,
    choose_all,
    face_down,
    face_up,
    known_face_down,
    new_game,
    ranks_at,
    stack,
    take_first,
    take_last,
    told,
)
from tests.kit.marks import clause

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.games.machiavelli.state.table import Machiavelli

DELUXE_EIGHT: dict[str, object] = {}
DELUXE_NINE: dict[str, object] = {"ninth_character": "on"}
CLASSIC: dict[str, object] = {"edition": "classic"}
DARK_LANDS: dict[str, object] = {"edition": "dark-lands", "character_set": "base-artist"}
DARK_LANDS_EIGHT: dict[str, object] = {"edition": "dark-lands", "character_set": "all-new", "character_count": "8"}
CLOSED: dict[str, object] = {"face_down_card": "nobody-looks"}

# Players, options, cards face up, and how many cards each player in turn chooses from.
FOUR_AND_MORE = [
    pytest.param(4, DELUXE_EIGHT, 2, [5, 4, 3, 2], marks=clause("MD-D02.1")),
    pytest.param(5, DELUXE_EIGHT, 1, [6, 5, 4, 3, 2], marks=clause("MD-D02.2")),
    pytest.param(6, DELUXE_EIGHT, 0, [7, 6, 5, 4, 3, 2], marks=clause("MD-D02.3")),
    pytest.param(4, DELUXE_NINE, 3, [5, 4, 3, 2], marks=clause("MD-D02.4")),
    pytest.param(5, DELUXE_NINE, 2, [6, 5, 4, 3, 2], marks=clause("MD-D02.5")),
    pytest.param(6, DELUXE_NINE, 1, [7, 6, 5, 4, 3, 2], marks=clause("MD-D02.6")),
    pytest.param(7, DELUXE_EIGHT, 0, [7, 6, 5, 4, 3, 2, 2], marks=clause("MD-D02.7")),
    pytest.param(7, DELUXE_NINE, 0, [8, 7, 6, 5, 4, 3, 2], marks=clause("MD-D02.8")),
    pytest.param(8, DELUXE_NINE, 0, [8, 7, 6, 5, 4, 3, 2, 2], marks=clause("MD-D02.9")),
    pytest.param(4, CLASSIC, 2, [5, 4, 3, 2], marks=clause("MB-D02.1")),
    pytest.param(5, CLASSIC, 1, [6, 5, 4, 3, 2], marks=clause("MB-D02.2")),
    pytest.param(6, CLASSIC, 0, [7, 6, 5, 4, 3, 2], marks=clause("MB-D02.3")),
    pytest.param(7, CLASSIC, 0, [7, 6, 5, 4, 3, 2, 2], marks=clause("MB-D02.4")),
    pytest.param(4, DARK_LANDS, 3, [5, 4, 3, 2], marks=clause("DL-D02.1", "DL-D03.1")),
    pytest.param(5, DARK_LANDS, 2, [6, 5, 4, 3, 2], marks=clause("DL-D02.2", "DL-D03.1")),
    pytest.param(6, DARK_LANDS, 1, [7, 6, 5, 4, 3, 2], marks=clause("DL-D02.3", "DL-D03.1")),
    pytest.param(7, DARK_LANDS, 0, [8, 7, 6, 5, 4, 3, 2], marks=clause("DL-D02.4", "DL-D03.1")),
    pytest.param(8, DARK_LANDS, 0, [8, 7, 6, 5, 4, 3, 2, 2], marks=clause("DL-D02.5", "DL-D03.1", "DL-X12")),
    pytest.param(4, DARK_LANDS_EIGHT, 2, [5, 4, 3, 2], marks=clause("DL-D01.1", "DL-O01.4")),
    pytest.param(7, DARK_LANDS_EIGHT, 0, [7, 6, 5, 4, 3, 2, 2], marks=clause("DL-D01.1", "DL-O01.4")),
]


def sizes(asked: list[Asked]) -> list[int]:
    """How many characters there were to choose from, and to put down."""
    return [len(question.options) for question in asked]


def by_seats(game: Machiavelli) -> list[int]:
    """Give the seats from the crown on."""
    players = len(game.players)
    return [(int(game.crown) + distance) % players for distance in range(players)]


def known_in(asked: Asked) -> set[str]:
    """Give the characters that a player was shown."""
    return {option.split()[1] for option in asked.options}


# --- Four and more players ---


@pytest.mark.parametrize("pick", [take_first, take_last])
@pytest.mark.parametrize(("seats", "options", "shown", "offered"), FOUR_AND_MORE)
def test_dealing_to_four_and_more(
    seats: int, options: dict[str, object], shown: int, offered: list[int], pick: Callable[[Asked], str]
) -> None:
    """MB-D02, DL-D02, MB-D02.5: cards face up, one face down, then one character for every player."""
    game = new_game(seats, **options)
    assert len(face_up(game)) == shown
    assert len(face_down(game)) == 1
    order = by_seats(game)
    asked = choose_all(game, pick)
    assert sizes(asked) == offered
    assert [question.seat for question in asked] == order
    assert {question.question for question in asked} == {"choose-character"}
    number = len(game.settings.characters)
    assert len(face_up(game)) == shown
    assert len(face_down(game)) == number - shown - seats
    assert all(len(ranks_at(game, seat)) == 1 for seat in range(seats))


@pytest.mark.parametrize(
    ("seats", "options"), [(4, DELUXE_EIGHT), (6, DELUXE_NINE), (7, DELUXE_NINE), (5, CLASSIC), (6, DARK_LANDS)]
)
def test_the_last_player_lays_the_other_card_down(seats: int, options: dict[str, object]) -> None:
    """MD-D02.10, MB-D02.6: known to that player only."""
    game = new_game(seats, **options)
    last = by_seats(game)[-1]
    hidden = face_down(game)
    asked = choose_all(game)
    (laid,) = set(face_down(game)) - set(hidden)
    assert game.cast.known[laid - 1] == 1 << last
    name = CHARACTERS[game.character_at(laid - 1)]
    assert name in known_in(asked[-1])
    assert told(game, "character-put-down", last) == [{"seat": last, "character": name, "secret": True}]
    assert told(game, "character-put-down", (last + 1) % seats) == [{"seat": last}]


@pytest.mark.parametrize("pick", [take_first, take_last])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(7, DELUXE_EIGHT, marks=clause("MD-D02.7", "MD-X15")),
        pytest.param(7, CLASSIC, marks=clause("MB-D02.7", "MB-I38")),
        pytest.param(8, DELUXE_NINE, marks=clause("MD-D02.9")),
        pytest.param(8, DARK_LANDS, marks=clause("DL-D03.2")),
    ],
)
def test_the_last_of_a_full_table_has_the_first_face_down_card_too(
    seats: int, options: dict[str, object], pick: Callable[[Asked], str]
) -> None:
    """MD-D02.11: exactly one card ends face down."""
    game = new_game(seats, **options)
    (hidden,) = face_down(game)
    asked = choose_all(game, pick)
    name = CHARACTERS[game.character_at(hidden - 1)]
    passed = known_in(asked[-2]) - {pick(asked[-2]).split()[1]}
    assert known_in(asked[-1]) == passed | {name}
    assert len(passed) == 1
    assert len(face_down(game)) == 1
    assert known_face_down(game, asked[-1].seat) == face_down(game)


# --- Two and three players ---


@pytest.mark.parametrize("options", [DELUXE_EIGHT, CLASSIC, pytest.param(DARK_LANDS_EIGHT, marks=clause("DL-D01.1"))])
def test_dealing_to_two_players(options: dict[str, object]) -> None:
    """MB-D04, MB-D04.1, MD-D03.1, MD-X13: one card down, six choices, and four cards face down in the end."""
    game = new_game(2, **options)
    assert (len(face_up(game)), len(face_down(game)), len(stack(game))) == (0, 1, 7)
    one, two = by_seats(game)
    assert sizes(choose_all(game)) == [7, 6, 5, 4, 3, 2]
    assert [event["seat"] for event in told(game, "character-put-down")] == [two, one, two]
    assert (len(face_down(game)), len(stack(game))) == (4, 0)


@pytest.mark.parametrize("options", [DELUXE_EIGHT, CLASSIC, DARK_LANDS_EIGHT])
@pytest.mark.parametrize(
    ("step", "place", "question", "cards"),
    [
        pytest.param(0, 0, "choose-character", 7, marks=clause("MD-D03.2", "MB-D04.2")),
        pytest.param(1, 1, "choose-character", 6, marks=clause("MD-D03.3", "MB-D04.3")),
        pytest.param(2, 1, "put-down-character", 5, marks=clause("MD-D03.3", "MB-D04.3")),
        pytest.param(3, 0, "choose-character", 4, marks=clause("MD-D03.4", "MB-D04.4")),
        pytest.param(4, 0, "put-down-character", 3, marks=clause("MD-D03.4", "MB-D04.4")),
        pytest.param(5, 1, "choose-character", 2, marks=clause("MD-D03.5", "MB-D04.5")),
    ],
)
def test_two_players_choose_and_put_down_in_turn(
    options: dict[str, object], step: int, place: int, question: str, cards: int
) -> None:
    """The holder of the crown begins."""
    game = new_game(2, **options)
    seat = by_seats(game)[place]
    asked = choose_all(game)
    assert len(asked) == 6
    assert (asked[step].seat, asked[step].question, len(asked[step].options)) == (seat, question, cards)


@pytest.mark.parametrize("options", [DELUXE_EIGHT, CLASSIC | CLOSED])
def test_two_players_know_what_they_put_down(options: dict[str, object]) -> None:
    """MD-D03.6, MB-D04.6, MB-D01.6: two characters each, four cards face down, the first one unseen."""
    game = new_game(2, **options)
    one, two = by_seats(game)
    first = face_down(game)
    asked = choose_all(game)
    assert [len(ranks_at(game, seat)) for seat in range(2)] == [2, 2]
    assert len(face_down(game)) == 4
    assert len(known_face_down(game, one)) == 1
    assert len(known_face_down(game, two)) == 2
    assert not set(first) & set(known_face_down(game, one) + known_face_down(game, two))
    put_down = {take_first(question).split()[1] for question in asked if question.question == "put-down-character"}
    assert put_down <= {CHARACTERS[game.character_at(rank - 1)] for rank in face_down(game)}


def test_the_holder_among_two_knows_the_first_face_down_card() -> None:
    """MB-I39, MB-D01.6, MB-D04.6: and the own put-down card, but not the two of the opponent."""
    game = new_game(2, edition="classic")
    one, two = by_seats(game)
    first = face_down(game)
    choose_all(game)
    known = known_face_down(game, one)
    assert set(first) < set(known)
    assert len(known) == 2
    assert not set(known) & set(known_face_down(game, two))
    assert len(known_face_down(game, two)) == 2


def test_dealing_nine_characters_to_three_players() -> None:
    """MD-D04.1, MD-D04.2, MD-D04.5, MD-X14: a random card goes down between the two choices."""
    game = new_game(3)
    assert (len(face_up(game)), len(face_down(game)), len(stack(game))) == (0, 1, 8)
    order = by_seats(game)
    asked = choose_all(game)
    assert [question.seat for question in asked] == order * 2
    assert sizes(asked) == [8, 7, 6, 4, 3, 2]
    assert [event["seat"] for event in told(game, "character-put-down")] == [None, order[2]]


def test_nobody_sees_the_random_card_of_three_players() -> None:
    """MD-D04.4, MD-D04.6: not even the third; three cards lie face down, of which one was seen."""
    game = new_game(3)
    order = by_seats(game)
    choose_all(game)
    assert [len(ranks_at(game, seat)) for seat in range(3)] == [2, 2, 2]
    assert len(face_down(game)) == 3
    assert [len(known_face_down(game, seat)) for seat in order] == [0, 0, 1]
    assert all("character" not in told(game, "character-put-down", seat)[0] for seat in range(3))


def test_the_random_card_of_three_players_is_random() -> None:
    """MD-D04.3, MD-N03: any of the five that are left."""
    found: Counter[int] = Counter()
    for seed in range(150):
        game = new_game(3, seed)
        for _ in range(2):
            game.play(take_last(asked_now(game)))
        left = stack(game)[:-1]
        game.play(take_last(asked_now(game)))
        (gone,) = set(left) - set(stack(game))
        found[left.index(gone)] += 1
    assert set(found) == set(range(5))
    assert all(number > 12 for number in found.values())


@pytest.mark.parametrize(
    "options",
    [
        CLASSIC,
        pytest.param(DARK_LANDS_EIGHT, marks=clause("DL-D01.1")),
    ],
)
def test_dealing_eight_characters_to_three_players(options: dict[str, object]) -> None:
    """MB-D03, MB-D03.1, MB-D03.2, MB-D03.3: two rounds of choosing; two cards lie face down in all."""
    game = new_game(3, **options)
    assert (len(face_up(game)), len(face_down(game))) == (0, 1)
    order = by_seats(game)
    asked = choose_all(game)
    assert sizes(asked) == [7, 6, 5, 4, 3, 2]
    assert [question.seat for question in asked] == order * 2
    assert len(face_down(game)) == 2
    assert [len(ranks_at(game, seat)) for seat in range(3)] == [2, 2, 2]


# --- Cards laid aside ---


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(4, DELUXE_EIGHT, marks=clause("MD-D01.4", "MD-D01.5")),
        pytest.param(4, DELUXE_NINE, marks=clause("MD-D01.4", "MD-D01.5")),
        pytest.param(4, CLASSIC, marks=clause("MB-D01.4", "MB-D01.5", "MB-I05", "MB-X9")),
        pytest.param(5, CLASSIC, marks=clause("MB-D01.4", "MB-D01.5", "MB-I05")),
        pytest.param(5, DARK_LANDS, marks=clause("DL-D03.3")),
    ],
)
def test_rank_4_never_lies_face_up(seats: int, options: dict[str, object]) -> None:
    """MD-N02: every other rank can, and rank 4 can lie face down or go round."""
    up: Counter[int] = Counter()
    down: Counter[int] = Counter()
    for seed in range(120):
        game = new_game(seats, seed, **options)
        up.update(face_up(game))
        down.update(face_down(game))
        assert 4 in face_down(game) + stack(game)
        assert len(stack(game)) == len(game.settings.characters) - len(face_up(game)) - 1
    ranks = set(range(1, len(new_game(seats, **options).settings.characters) + 1))
    assert set(up) == ranks - {4}
    assert set(down) == ranks


def test_the_emperor_never_lies_face_up_either() -> None:
    """DL-D03.3, MD-D01.4: rank 4, whoever has it."""
    for seed in range(60):
        assert 4 not in face_up(new_game(4, seed, edition="dark-lands", character_set="all-new"))
        assert 4 not in face_up(new_game(4, seed, preset="vicious-nobles"))


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(DELUXE_EIGHT, marks=clause("MD-D01.1", "MD-D01.5")),
        pytest.param(CLASSIC, marks=clause("MB-D01.1", "MB-Z01.3", "MB-Z01.4")),
    ],
)
def test_face_up_and_face_down_cards_are_equally_likely(options: dict[str, object]) -> None:
    """Seven ranks for two places, then any of the six left."""
    up: Counter[int] = Counter()
    down: Counter[int] = Counter()
    games = 700
    for seed in range(games):
        game = new_game(4, seed, **options)
        up.update(face_up(game))
        down.update(face_down(game))
    assert all(games * 2 / 7 * 0.75 < up[rank] < games * 2 / 7 * 1.25 for rank in range(1, 9) if rank != 4)
    # Rank 4 is always among the six; another rank is in 5 of 7 cases.
    assert games / 6 * 0.7 < down[4] < games / 6 * 1.3
    assert all(games * 5 / 42 * 0.6 < down[rank] < games * 5 / 42 * 1.4 for rank in range(1, 9) if rank != 4)


@pytest.mark.parametrize(("seats", "options"), [(4, DELUXE_EIGHT), (5, CLASSIC), (4, DARK_LANDS)])
def test_characters_in_the_middle_are_not_in_play(seats: int, options: dict[str, object]) -> None:
    """MD-D01.2, MB-D01.3: nobody can choose or have them."""
    game = new_game(seats, **options)
    middle = {CHARACTERS[game.character_at(rank - 1)] for rank in face_up(game) + face_down(game)}
    asked = choose_all(game)
    assert not middle & set().union(*(known_in(question) for question in asked))
    assert all(game.cast.holder(rank - 1) == -1 for rank in face_up(game) + face_down(game))


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_face_up_characters_are_public(reader: int | None) -> None:
    """MB-D01.9, MD-D01.3: and how many lie face down."""
    game = new_game(4, face_down_card="nobody-looks", edition="classic")
    names = [CHARACTERS[game.character_at(rank - 1)] for rank in face_up(game)]
    assert told(game, "characters-face-up", reader) == [{"characters": names, "face_down": 1}]
    assert {game.cast.known[rank - 1] for rank in face_up(game)} == {EVERYBODY}


@pytest.mark.parametrize(
    ("seats", "options"), [(2, DELUXE_EIGHT), (3, DELUXE_EIGHT), (6, DELUXE_NINE), (4, CLASSIC | CLOSED)]
)
def test_nobody_sees_the_first_face_down_card(seats: int, options: dict[str, object]) -> None:
    """MD-D01.6, MB-D01.6, MB-O01.4: neither while it is laid down nor afterwards."""
    game = new_game(seats, **options)
    (hidden,) = face_down(game)
    assert game.cast.known[hidden - 1] == 0
    choose_all(game)
    assert game.cast.known[hidden - 1] == 0
    for seat in range(seats):
        assert "face_down_card" not in told(game, "characters-face-up", seat)[0]


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_king_looks_at_the_first_face_down_card(seats: int) -> None:
    """MB-D01.6, MB-O01.4: before choosing; nobody else does."""
    game = new_game(seats, edition="classic")
    (hidden,) = face_down(game)
    name = CHARACTERS[game.character_at(hidden - 1)]
    assert game.cast.known[hidden - 1] == 1 << game.crown
    for seat in range(seats):
        (laid,) = told(game, "characters-face-up", seat)
        assert laid.get("face_down_card") == (name if seat == game.crown else None)
