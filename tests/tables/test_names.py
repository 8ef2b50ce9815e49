"""What people may be called, and when two names look alike."""
# ruff: noqa: RUF001 - letters that look like others are what this is about

from __future__ import annotations

import pytest

from signoria.tables.table.change import Sender
from signoria.tables.table.commands.arrange import Arrange, SeatChange
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.say import Say
from signoria.tables.table.names import BOT_NAMES, checked_name, checked_person, like
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Guest
from signoria.web.guard.identity import NAMES
from tests.tables.kit import House, guest

ANNA = guest("Anna")


@pytest.mark.parametrize(
    "name",
    [
        "Renée",
        "IJsbrand",
        "\u0132sbrand",
        "Łukasz",
        "李小龙",
        "Кирилл",
        "Αλέξανδρος",
        "Nguyễn Thị Ánh",
        "Ọ̀ṣun",
        "さくら Smith",
        "김민준",
        "ประยุทธ์",
        "שָׁלוֹם",
        "مُحَمَّد",
        "བསྒྲུབས",
        "O'Brien-van 't Hoff",
        "Кирилл (Kirill)",
        "Zoë 🎲",
        "Dante B.",
        "X",
    ],
)
def test_names_in_any_alphabet_are_welcome(name: str) -> None:
    assert checked_person(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("A\u3164nna", "Anna"),
        ("Anna\u2800Maria", "Anna Maria"),
        ("Ann\u0061\ufe0f", "Anna"),
        ("Rene\u0301e", "Renée"),
        ("مهدی\u200cزاده", "مهدیزاده"),
    ],
)
def test_what_nobody_sees_is_left_out(name: str, shown: str) -> None:
    assert checked_person(name) == shown


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "reason-name"),
        ("\u2800\u2800", "reason-name"),
        ("\u115f\u1160\ufe0f", "reason-name"),
        ("Anna\u202e", "reason-name"),
        ("An\u200bna", "reason-name"),
        ("A\u0316\u0317\u0318\u0319nna", "reason-name-marks"),
        ("A\u0336\u0336nna", "reason-name-marks"),
        ("A\u20ddnna", "reason-name-marks"),
        ("\u0301nna", "reason-name-marks"),
        ("\u0410nna", "reason-name-mixed"),
        ("Br\u03b1m", "reason-name-mixed"),
        ("Cosimo", "reason-name-bot"),
        ("cosimo", "reason-name-bot"),
        ("Cosimo 2", "reason-name-bot"),
        ("C\u043esimo", "reason-name-mixed"),
        ("Bot", "reason-name-bot"),
        ("Bo\U0001d42d", "reason-name-bot"),
    ],
)
def test_what_cannot_be_seen_or_told_apart_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        checked_person(name)
    assert refusal.value.reason == why


def test_bots_and_new_guests_have_names_that_will_do() -> None:
    assert [checked_name(name) for name in BOT_NAMES] == list(BOT_NAMES)
    assert [checked_person(f"{name} 42") for name in NAMES] == [f"{name} 42" for name in NAMES]


@pytest.mark.parametrize(
    ("name", "other", "alike"),
    [
        ("Coco", "\u0421\u043e\u0441\u043e", True),
        ("Ilse", "llse", True),
        ("ILSE", "ilse", True),
        ("Anna 1", "Anna l", True),
        ("Emma", "Ernma", True),
        ("Bea", "\U0001d401ea", True),
        ("Renée", "Rene\u0301e", True),
        ("Renée", "Renee", False),
        ("Łukasz", "Lukasz", False),
        ("Кирилл", "Kirill", False),
        ("Anna", "Hanna", False),
        ("Anna 1", "Anna 2", False),
    ],
)
def test_names_look_alike_or_not(name: str, other: str, alike: bool) -> None:
    assert (like(name, ["Zoë", other]), like(other, [name])) == ((other, name) if alike else (None, None))


async def test_nobody_sits_down_under_a_name_that_looks_like_another() -> None:
    """Whoever does is told whose it looks like; equal names get numbers, and those who sit there can stay."""
    async with House() as house:
        coco = guest("Coco")
        room = await house.open(coco, "me", "open", "open")
        with pytest.raises(Refusal) as refusal:
            await room.receive(Join(), Sender(guest("\u0421\u043e\u0441\u043e")))
        assert (refusal.value.reason, refusal.value.facts) == ("reason-name-alike", {"name": "Coco", "seat": 1})
        await room.receive(Join(), Sender(guest("coco")))
        assert [seat.name for seat in room.table.seats] == ["Coco", "coco 2", ""]
        with pytest.raises(Refusal) as refusal:
            await room.receive(
                Arrange([SeatChange("keep"), SeatChange("keep"), SeatChange("local", name="\u0421\u043e\u0441\u043e")]),
                Sender(coco),
            )
        assert refusal.value.reason == "reason-name-alike"
        await room.receive(Arrange([SeatChange("keep"), SeatChange("keep"), SeatChange("bot")]), Sender(coco))
        with pytest.raises(Refusal) as refusal:
            Open("dominion", [SeatWish("me"), SeatWish("local", "\u0421\u043e\u0441\u043e")]).opened(coco, 1.0)
        assert refusal.value.reason == "reason-name-alike"


async def test_a_spectator_does_not_speak_under_the_name_of_a_player() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open")
        for name in ("Anna", "\u0391nn\u0430", "\uff21nna"):
            stranger = Guest("stranger", name, 0.0)
            with pytest.raises(Refusal) as refusal:
                await room.receive(Say("1", "I give up"), Sender(stranger))
            assert (refusal.value.reason, refusal.value.facts) == ("reason-name-alike", {"name": "Anna"})
        await room.receive(Say("2", "hello"), Sender(guest("Bram")))
        await room.receive(Say("3", "hello"), Sender(ANNA))
