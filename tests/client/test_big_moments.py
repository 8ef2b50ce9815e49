"""Every big moment of Machiavelli at a table of eight on a laptop: banner, sound, mark, log, and cities to be read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.client.court import Courtier
from tests.client.geometry import LANGUAGES, LAPTOP, faults, speak
from tests.client.kit import soon
from tests.client.test_evening import UNDO
from tests.client.test_machiavelli_layout import ACT, acting, flaws, named, seated, seats
from tests.client.test_preferences import done, preferring

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.client.kit import Visitor, World

PLAYERS: Final = 8
# Remembers what is played; and a banner that may go with the next question stays until it is sent away.
LISTENING: Final = """
  window.heard = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    if (this.frequency) window.heard.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
  const later = window.setTimeout;
  window.setTimeout = (does, after, ...rest) => (after === 1500 ? 0 : later(does, after, ...rest));
"""
# Somebody would like to take something back.
REQUEST: Final = ".strip:has(> p > q), .strip:has(> p > b):has(> p > .muted)"
# A pitch of each sound that no other has.
PITCHES: Final = {"loss": 220, "theft": 1397, "spell": 311, "honour": 392}


class Moment(NamedTuple):
    """How something big comes about, and how it sounds and reads."""

    tone: str
    said: dict[str, str]
    position: dict[str, object]
    happen: Callable[[Courtier, Courtier], None]
    # Whether nobody else is told.
    private: bool = False


def struck(character: str, victim: str = "merchant") -> dict[str, object]:
    """Give a turn of the host, while somebody else has a character and something to lose."""
    position = acting(PLAYERS, character, gold=6)
    players = position["players"]
    assert isinstance(players, list)
    players[1] |= {"characters": victim, "gold": 4}
    return {**position, "crown": 2}


def about_to_end() -> dict[str, object]:
    """Give a position in which the host needs one more district."""
    position = struck("warlord")
    players = position["players"]
    assert isinstance(players, list)
    players[0]["city"] = "tavern, monastery, manor, palace, school-of-magic, watchtower"
    return position


def warranted() -> dict[str, object]:
    """Give a position in which whoever builds does not know that the seal lies there."""
    players = seats(PLAYERS, characters="magistrate", hand="dragon-gate")
    players[1] |= {"characters": "king", "city": "temple, palace", "hand": "market, church", "gold": 6}
    return {
        "players": players,
        "warrants": {"on": "king, merchant, warlord", "seal": "king", "by": 0},
        "turn": {"seat": 1, "as": "king"},
    }


def steps(*all_of: tuple[str, str, str]) -> Callable[[Courtier, Courtier], None]:
    """Let the host do these things."""

    def happen(host: Courtier, _: Courtier) -> None:
        for step in all_of:
            host.do(*step)

    return happen


def confiscate(host: Courtier, victim: Courtier) -> None:
    victim.do(*INCOME)
    victim.do(ACT, "hand", "market")
    host.do("turn-warrant", "answer", "turn-over")


def take_crown(host: Courtier, victim: Courtier) -> None:
    host.do(*INCOME)
    host.do(ACT, "answer", "end-turn")
    victim.do(ACT, "answer", "take-crown")


INCOME: Final = (ACT, "answer", "take-gold")
MOMENTS: Final = {
    "murdered": Moment(
        "loss",
        {"en": "You are murdered.", "nl": "Je bent vermoord."},
        struck("assassin"),
        steps(INCOME, (ACT, "answer", "assassinate"), ("name-character", "token", "merchant")),
        private=True,
    ),
    "robbed": Moment(
        "theft",
        {"en": "You are robbed: 4 gold.", "nl": "Je bent bestolen: 4 goud."},
        struck("thief", "magician"),
        steps(INCOME, (ACT, "answer", "steal"), ("name-character", "token", "magician"), (ACT, "answer", "end-turn")),
    ),
    "bewitched": Moment(
        "spell",
        {"en": "You are bewitched.", "nl": "Je bent behekst."},
        struck("witch"),
        steps(("income", "answer", "take-gold"), ("name-character", "token", "merchant")),
        private=True,
    ),
    "threatened": Moment(
        "theft",
        {"en": "You are threatened.", "nl": "Je wordt bedreigd."},
        struck("blackmailer"),
        steps(
            INCOME,
            (ACT, "answer", "threaten"),
            ("place-threats", "token", "merchant"),
            ("place-threats", "token", "king"),
        ),
        private=True,
    ),
    "confiscated": Moment(
        "loss",
        {"en": "Your Market is confiscated.", "nl": "Je Markt is onteigend."},
        warranted(),
        confiscate,
    ),
    "destroyed": Moment(
        "loss",
        {"en": "Your Trading Post is destroyed.", "nl": "Je Gildehuis is vernietigd."},
        struck("warlord"),
        steps(INCOME, (ACT, "answer", "destroy"), ("destroy", "lot", "1 trading-post")),
    ),
    "crown": Moment(
        "honour",
        {"en": "The crown is yours.", "nl": "De kroon is van jou."},
        struck("magician", "king"),
        take_crown,
    ),
    "last-round": Moment(
        "honour",
        {"en": "The last round.", "nl": "Laatste ronde."},
        about_to_end(),
        steps(INCOME, (ACT, "hand", "prison")),
    ),
}


def two_listening(world: World, position: dict[str, object]) -> tuple[Courtier, Courtier]:
    """Let two people sit down with six bots, both with a laptop on which everything that is heard is remembered."""
    host, victim = world.visitor(LAPTOP), world.visitor(LAPTOP)
    for one in (host, victim):
        one.page.add_init_script(LISTENING)
    world.house.arrange(position)
    code = host.open("me", "open", *["bot"] * (PLAYERS - 2), game="machiavelli")
    victim.go(f"/t/{code}")
    victim.sit_down()
    expect(host.page.locator(".vacant")).to_have_count(0)
    host.press(".answers button.primary")
    for one in (host, victim):
        expect(one.page.locator("main.machiavelli")).to_be_visible()
    return Courtier(host), Courtier(victim)


def everything_can_be_read(guest: Visitor) -> None:
    """See that nothing hides a city, in either language."""
    expect(guest.page.locator(".cities .city")).to_have_count(PLAYERS - 1)
    for language in LANGUAGES:
        speak(guest, language)
        assert faults(guest) == []
        assert flaws(guest) == []
        assert named(guest) == []


def heard(guest: Visitor) -> list[int]:
    """Give the pitches of all that was played."""
    found: list[int] = guest.page.evaluate("() => window.heard")
    return found


@pytest.mark.parametrize("kind", MOMENTS)
def test_who_is_struck_sees_hears_and_reads_it_and_the_cities_too(world: World, kind: str) -> None:
    """While the banner stands; the others at the table are told what is for all, and hear nothing of it."""
    moment = MOMENTS[kind]
    host, victim = two_listening(world, moment.position)
    moment.happen(host, victim)
    guest = victim.guest
    banner = guest.page.locator(f'[data-moment="{kind}"]')
    expect(banner).to_be_visible()
    expect(banner.locator("strong")).to_have_text(moment.said["en"])
    soon(lambda: PITCHES[moment.tone] in heard(guest) or None)
    mark = f'.city[data-seat="1"] [data-mark="{kind}"]'
    expect(guest.page.locator(mark)).to_be_visible()
    expect(guest.page.locator(f'.lines[role=log] [data-tone="{moment.tone}"]').first).to_be_attached()
    everything_can_be_read(guest)
    # Whatever the last language was, the banner is in it.
    expect(banner.locator("strong")).to_have_text(moment.said[guest.page.locator("html").get_attribute("lang") or ""])
    announced = host.guest.page.locator(f'[data-moment="{kind}"]')
    for_all = kind == "last-round"
    expect(announced).to_have_count(1 if for_all else 0)
    assert (PITCHES[moment.tone] in heard(host.guest)) == for_all
    # Who has the crown bears it anyway.
    others = '.city[data-seat="1"] .crown' if kind == "crown" else mark
    expect(host.guest.page.locator(others)).to_have_count(0 if moment.private or for_all else 1)
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    expect(guest.page.locator(mark)).to_be_visible()
    for one in (host.guest, guest):
        assert one.errors == one.warnings == []


def test_a_request_to_take_back_hides_no_city(world: World) -> None:
    """Under a banner or without: neither from whoever asks nor from whoever is asked."""
    position = struck("assassin")
    host, victim = two_listening(world, position)
    host.do(ACT, "answer", "assassinate")
    host.do("name-character", "token", "merchant")
    expect(victim.guest.page.locator('[data-moment="murdered"]')).to_be_visible()
    host.do(ACT, "answer", "take-cards")
    soon(lambda: (host.offers() or {}).get("offer") or None)
    host.guest.press(UNDO)
    for one in (host.guest, victim.guest):
        expect(one.page.locator(REQUEST)).to_be_visible()
        everything_can_be_read(one)
        assert one.errors == one.warnings == []


def test_the_film_hides_no_city(world: World) -> None:
    """While bots play step by step."""
    courtier = seated(world, {**acting(PLAYERS, "thief", taken=True), "crown": 2}, size=LAPTOP)
    guest = courtier.guest
    soon(partial(courtier.offering, ACT, "answer", "end-turn"))
    preferring(guest.page)
    guest.page.locator('[data-pace="step"]').click()
    done(guest.page)
    courtier.press(("answer", "end-turn"), guest.told()["ply"])
    skip = guest.page.locator('.lectern [data-act="skip"]')
    for _ in range(3):
        expect(skip).to_be_visible()
        everything_can_be_read(guest)
        guest.page.keyboard.press(" ")
    assert guest.errors == guest.warnings == []
