"""Courts in which seat 0 plays a turn: the beginning of most tests of a card."""

from __future__ import annotations

from collections.abc import Mapping

from tests.kit.court import Court


def acting(character: str, *players: Mapping[str, object], **wanted: object) -> Court:
    """Give a court in which seat 0 acts as a character that has taken no income yet."""
    return court_of(players, {"turn": {"seat": 0, "as": character}, **wanted})


def earning(character: str, *players: Mapping[str, object], **wanted: object) -> Court:
    """Give a court in which seat 0 acts as a character that has taken its income."""
    return court_of(players, {"turn": {"seat": 0, "as": character, "income-taken": True}, **wanted})


def called(character: str, *players: Mapping[str, object], **wanted: object) -> Court:
    """Give a court in which the character of seat 0 is being called."""
    return court_of(({"characters": character, **players[0]}, *players[1:]), {"call": character, **wanted})


def robbed(
    character: str, own: Mapping[str, object], thief: Mapping[str, object] | None = None, **wanted: object
) -> Court:
    """Give a court in which the character of seat 0 is being called, whom the Thief of seat 1 has named."""
    return called(character, own, {"characters": "thief", **(thief or {})}, robbed={"on": character, "by": 1}, **wanted)


def warranted(
    character: str, own: Mapping[str, object], magistrate: Mapping[str, object] | None = None, **wanted: object
) -> Court:
    """Give a court in which seat 0 acts as a character with the sealed warrant of seat 1, and has taken its income."""
    others = [other for other in ("king", "bishop", "merchant") if other != character][:2]
    warrants = {"on": ", ".join([character, *others]), "seal": character, "by": 1}
    return earning(character, own, {"characters": "magistrate", **(magistrate or {})}, warrants=warrants, **wanted)


def court_of(described: tuple[Mapping[str, object], ...], wanted: dict[str, object]) -> Court:
    """Give a court with so many `seats`, four unless said otherwise, of which some are described."""
    seats = wanted.pop("seats", 4)
    assert isinstance(seats, int)
    return Court(players=[*described, *({} for _ in range(seats - len(described)))], **wanted)


def scored(*players: Mapping[str, object], **wanted: object) -> Court:
    """Give a game that has just ended; nobody did anything in its last turn."""
    court = earning("warlord", *players, **{"ending": True, "crown": 3, **wanted})
    court.end_round()
    assert court.position.over
    return court


def extra(player: Mapping[str, object], **wanted: object) -> object:
    """Give the extra points that unique districts bring a player at the end, by district."""
    return scored(player, **wanted).position.score_sheet(0)["uniques"]


def price(city: str, district: str, *, way: str = "build", **wanted: object) -> int:
    """Give what building a district costs a King with such a city."""
    court = earning("king", {"gold": 20, "city": city, "hand": district}, **wanted)
    court.play(f"{way} {district}")
    return 20 - court.gold(0)


def ruin(city: str, district: str, **wanted: object) -> int:
    """Give what a Warlord pays for a district in the city of another player."""
    court = earning("warlord", {"gold": 20}, {"city": city}, **wanted)
    court.play("destroy", f"district 1 {district}")
    return 20 - court.gold(0)


def story(court: Court) -> list[str]:
    """Give what has happened, as kinds of events, up to the end of the first turn."""
    kinds = court.kinds_of_events()
    return kinds[: kinds.index("turn-ended") + 1] if "turn-ended" in kinds else kinds


def offered(court: Court, verb: str) -> list[str]:
    """Give the objects that a verb is offered with, sorted."""
    return sorted(option.removeprefix(f"{verb} ") for option in court.options if option.startswith(f"{verb} "))


def is_offered(court: Court, option: str) -> bool:
    """Say whether an option is offered now."""
    return option in court.options
