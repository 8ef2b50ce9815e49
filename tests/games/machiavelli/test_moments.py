"""Big moments: whom they strike, what is announced and marked, and that nobody learns more by them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest

from signoria.core.formatter import Formatter
from signoria.core.moment import TONES, marks
from signoria.core.speech import Line
from signoria.core.text import Texts
from signoria.games.machiavelli.words.messages import SPEECH
from tests.games.machiavelli.many_games import many_games
from tests.kit.court import Court
from tests.kit.texts import LANGUAGES

NAMES: Final = ["Noor", "Bram", "Cosimo", "Tijn"]
EVERYBODY: Final = (0, 1, 2, 3, None)
TEXTS: Final = {language: Texts.load("signoria.games.machiavelli", language) for language in LANGUAGES}


class Case(NamedTuple):
    """A position, what is played, and the moment that comes of it: whom it strikes, and what is read then."""

    kind: str
    wanted: dict[str, Any]
    moves: list[str]
    struck: int
    announced: str
    mark: str
    private: bool = False


def acting(character: str, *others: dict[str, object], **wanted: object) -> dict[str, Any]:
    """Describe a court at which the first player acts as a character, against the players that are described."""
    own = wanted.pop("own", {})
    assert isinstance(own, dict)
    more: list[dict[str, object]] = [*others, {}, {}, {}]
    return {"players": [{"characters": character, "gold": 6, **own}, *more[:3]], "turn": {"as": character}, **wanted}


CASES: Final = [
    Case(
        "murdered",
        acting("assassin", {"characters": "merchant"}),
        ["assassinate", "name merchant"],
        1,
        "You are murdered. Noor named your Merchant: you lose that turn.",
        "Merchant murdered",
        private=True,
    ),
    Case(
        "bewitched",
        acting("witch", {"characters": "king"}),
        ["take-gold", "name king"],
        1,
        "You are bewitched. After your income Noor plays on in your place.",
        "bewitched by Noor: income only",
        private=True,
    ),
    Case(
        "threatened",
        acting("blackmailer", {"characters": "king"}),
        ["threaten", "rose bishop", "mark king"],
        1,
        "You are threatened. When you are called, pay Noor half of your gold, or refuse and risk all of it.",
        "threatened by Noor",
        private=True,
    ),
    Case(
        "robbed",
        acting("thief", {"characters": "merchant", "gold": 4}),
        ["steal", "name merchant", "take-gold", "end-turn"],
        1,
        "You are robbed: 4 gold. Noor takes all you have. You begin your turn with none.",
        "robbed: 4 gold to Noor",
    ),
    Case(
        "destroyed",
        acting("warlord", {"city": "docks, temple"}),
        ["take-gold", "destroy", "district 1 docks"],
        1,
        "Your Docks is destroyed. Noor paid 2 gold for it.",
        "Docks destroyed by Noor",
    ),
    Case(
        "seized",
        acting("marshal", {"city": "tavern, temple"}),
        ["take-gold", "seize", "district 1 tavern"],
        1,
        "Your Tavern is seized. It is now in Noor's city. You get 1 gold for it.",
        "Tavern seized by Noor",
    ),
    Case(
        "exchanged",
        acting("diplomat", {"city": "market, temple"}, own={"city": "tavern"}),
        ["take-gold", "exchange", "district 1 market"],
        1,
        "Your Market is exchanged. Noor gives you the Tavern and 1 gold for it.",
        "Tavern for Market, by Noor",
    ),
    Case(
        "crown",
        acting("king", {}, {"characters": "warlord"}, own={"gold": 0}, crown=1),
        ["take-gold", "end-turn"],
        0,
        "The crown is yours. You choose first in the next round, and call the characters.",
        "has the crown now",
    ),
]


def lines(court: Court, reader: int | None) -> list[Line]:
    """The log as a reader saw it."""
    return SPEECH.lines([event.seen_by(reader) for event in court.position.events()])


def struck_by(court: Court, reader: int | None) -> dict[str, str]:
    """What was announced to a reader, by the kind of moment."""
    formatter = Formatter(TEXTS["en"], NAMES, reader)
    return {
        line.moment.kind: " ".join(formatter.text(said) for said in line.moment.announcement(line.arguments))
        for line in lines(court, reader)
        if line.moment is not None and line.moment.strikes(reader) and not line.moment.known
    }


def marked(court: Court, reader: int | None) -> list[tuple[int | None, str]]:
    """The marks that a reader sees."""
    formatter = Formatter(TEXTS["en"], NAMES, reader)
    found = marks(lines(court, reader), reader, SPEECH.marks_end)
    return [(mark.seat, formatter.text(mark.message)) for mark in found]


def played(case: Case) -> Court:
    """Play a case, and what is left to answer until the moment has come."""
    court = Court(**case.wanted).play(*case.moves)
    for _ in range(30):
        if any(case.kind in struck_by(court, reader) for reader in range(4)):
            return court
        court.decline()
    raise AssertionError(f"nobody was {case.kind}")


@pytest.mark.parametrize("case", CASES, ids=[case.kind for case in CASES])
def test_whom_it_strikes_is_told_so(case: Case) -> None:
    assert struck_by(played(case), case.struck)[case.kind] == case.announced


@pytest.mark.parametrize("case", CASES, ids=[case.kind for case in CASES])
def test_nobody_else_is_told_to_be_struck(case: Case) -> None:
    court = played(case)
    for reader in EVERYBODY:
        assert (case.kind in struck_by(court, reader)) == (reader == case.struck)


@pytest.mark.parametrize("case", CASES, ids=[case.kind for case in CASES])
def test_a_mark_is_seen_by_all_who_may_know(case: Case) -> None:
    court = played(case)
    for reader in EVERYBODY:
        mark = (case.struck, case.mark.replace("Noor", "you") if reader == 0 else case.mark)
        assert (mark in marked(court, reader)) == (not case.private or reader == case.struck)


@pytest.mark.parametrize("case", CASES, ids=[case.kind for case in CASES])
def test_marks_are_gone_in_the_next_round(case: Case) -> None:
    court = played(case).end_round()
    assert not court.position.over
    assert all(marked(court, reader) == [] for reader in EVERYBODY)


@pytest.mark.parametrize("case", CASES, ids=[case.kind for case in CASES])
def test_the_line_stands_out(case: Case) -> None:
    """For good: for whom it struck, and for spectators if it is no secret; an honour for everybody."""
    court = played(case)
    for reader in EVERYBODY:
        outstanding = {
            line.moment.kind
            for line in lines(court, reader)
            if line.moment is not None and line.moment.stands_out(reader)
        }
        public = case.kind == "crown" or (reader is None and not case.private)
        assert (case.kind in outstanding) == (public or reader == case.struck)


# --- Secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", [case for case in CASES if case.private], ids=lambda case: case.kind)
def test_others_read_the_same_whoever_has_the_named_character(case: Case) -> None:
    """Of somebody whose character was named nobody else learns anything."""
    held = played(case)
    players = [dict(player) for player in case.wanted["players"]]
    players[1], players[2] = players[2], players[1]
    elsewhere = Court(**{**case.wanted, "players": players}).play(*case.moves)
    # Somebody or nobody: who that is was left to chance.
    anybody = Court(**{**case.wanted, "players": [players[0], {}, {}, {}]}).play(*case.moves)
    for other, readers in ((elsewhere, (0, 3, None)), (anybody, (0, None))):
        for reader in readers:
            for kind in ("murder-named", "bewitch-named", "threats-placed"):
                assert other.events(kind, reader) == held.events(kind, reader)
    assert struck_by(elsewhere, 1) == {}
    assert case.kind in struck_by(elsewhere, 2)


def test_both_threatened_learn_the_same_with_and_without_the_rose() -> None:
    wanted = acting("blackmailer", {"characters": "king"}, {"characters": "bishop"})
    rose = Court(**wanted).play("threaten", "rose king", "mark bishop")
    other = Court(**wanted).play("threaten", "rose bishop", "mark king")
    for reader in (1, 2):
        assert "threatened" in struck_by(rose, reader)
        assert rose.events("threats-placed", reader) == other.events("threats-placed", reader)
    # Nor does one of them learn of the other.
    assert rose.events("threats-placed", 1) == rose.events("threats-placed", 2)


def test_who_names_the_own_second_character_is_not_struck() -> None:
    court = Court(players=[{"characters": "assassin, king"}, {}], turn={"as": "assassin"})
    court.play("assassinate", "name king")
    assert struck_by(court, 0) == {}


@pytest.mark.parametrize(
    ("own", "options"),
    [({"city": "hospital"}, {}), ({"hand": "rasputin"}, {"action-cards": "on"})],
    ids=["hospital", "rasputin"],
)
def test_what_may_still_save_from_a_murder_is_told_to_the_murdered_alone(
    own: dict[str, object], options: dict[str, object]
) -> None:
    court = Court(**acting("assassin", {"characters": "merchant", **own}, options=options))
    court.play("assassinate", "name merchant")
    assert "unless something saves you" in struck_by(court, 1)["murdered"]
    assert court.events("murder-named", 2) == [{"seat": 0, "character": "merchant"}]


# --- What is none, and what ends --------------------------------------------------------------------------------------


def test_an_empty_purse_is_no_moment() -> None:
    court = Court(**acting("thief", {"characters": "merchant", "gold": 0}))
    court.play("steal", "name merchant", "take-gold", "end-turn").until_turn("merchant")
    assert court.events("robbed") == [{"seat": 1, "thief": 0, "gold": 0}]
    assert struck_by(court, 1) == {}


def test_a_public_spell_is_not_announced_twice() -> None:
    case = CASES[1]
    court = played(case).until_turn("king", 0)
    told = [line.moment for line in lines(court, 1) if line.moment is not None and line.moment.kind == "bewitched"]
    assert [moment.known for moment in told] == [False, True]
    # Now the others know it too.
    assert (1, "bewitched by Noor: income only") in marked(court, 3)


def test_the_last_round_is_announced_to_everybody_and_may_be_called_off() -> None:
    own = {"characters": "king", "hand": "tavern", "gold": 6, "city": "temple, church, market, docks, palace, manor"}
    court = Court(players=[own, {}, {}, {}], turn={"as": "king", "income-taken": True})
    court.play("build tavern")
    for reader in EVERYBODY:
        who = "You have" if reader == 0 else f"{NAMES[0]} has"
        assert struck_by(court, reader)["last-round"].startswith(f"The last round. {who} 7 districts. ")
        assert (None, "last round") in marked(court, reader)


def test_a_bell_tower_that_falls_takes_the_mark_of_the_last_round_away() -> None:
    said: list[dict[str, Any]] = [
        {"at": 0, "event": "end-triggered", "seats": [0], "number": 6},
        {"at": 1, "event": "end-cancelled", "number": 7},
    ]
    found = marks(SPEECH.lines(said), 1, SPEECH.marks_end)
    assert [mark.moment.kind for mark in found] == ["end-cancelled"]


def test_every_moment_of_whole_games_can_be_read_by_everybody() -> None:
    """In all editions and languages; and no text is there for a moment that does not exist."""
    names = [f"Name {seat}" for seat in range(8)]
    kinds = set()
    for event in many_games().events:
        for reader in (*range(8), None):
            line = SPEECH.line([event.seen_by(reader)], 0)
            if line.moment is None:
                continue
            kinds.add(line.moment.kind)
            assert line.moment.tone in TONES
            for formatter in (Formatter(texts, names, reader) for texts in TEXTS.values()):
                assert formatter.text(line.moment.mark(line.arguments))
                if line.moment.strikes(reader):
                    headline, more = (formatter.text(said) for said in line.moment.announcement(line.arguments))
                    assert headline.endswith(".")
                    assert more.endswith(".")
    assert kinds >= {"murdered", "bewitched", "threatened", "robbed", "destroyed", "crown", "last-round", "seized"}
