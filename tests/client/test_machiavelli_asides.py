"""Questions of Machiavelli between turns or to somebody whose turn it is not, and what others see of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.client.court import Courtier, assert_hidden, two_people
from tests.client.kit import PHONE, soon

if TYPE_CHECKING:
    from tests.client.kit import Visitor, World


def asked_of(guest: Visitor) -> list[tuple[str, int]]:
    """Give every question that somebody was told of, with whom it is put to."""
    views: list[dict[str, Any]] = [update["view"] for update in guest.updates() if update["view"]]
    return [(view["question"]["kind"], view["question"]["seat"]) for view in views if view["question"]]


def name_of(guest: Visitor, seat: int) -> str:
    """Give how somebody is called at the table."""
    name: str = guest.page.evaluate("seat => window.seen.table.seats[seat].name", seat)
    return name


def test_no_frame_tells_what_is_hidden(world: World) -> None:
    """Hands, drawn cards and characters are in nobody else's frames."""
    position: dict[str, object] = {
        "players": [
            {"hand": "palace", "characters": "thief"},
            {"hand": "cathedral, rasputin", "characters": "king"},
            {"hand": "fortress", "characters": "bishop"},
            {"hand": "town-hall", "characters": "warlord"},
        ],
        "deck": "harbor, docks",
        "murdered": "king",
        "turn": {"seat": 0, "as": "thief"},
    }
    host, other = two_people(world, position, {"action-cards": "on"})
    host.do("turn-action", "answer", "take-cards")
    soon(lambda: host.offering("keep-card", "offer", "harbor"))
    assert_hidden(host.guest, "cathedral", "fortress", "rasputin")
    assert_hidden(other.guest, "palace", "fortress", "harbor", "docks")


# --- Characters -------------------------------------------------------------------------------------------------------


def test_theater_exchanges_a_character_with_a_player_who_is_pointed_at(world: World) -> None:
    """The owner chooses a player on the table; the two see both cards, a bystander sees none."""
    position: dict[str, object] = {"players": [{"city": "theater"}, {}, {}, {}], "crown": 0}
    host, other = two_people(world, position)
    watcher = world.visitor().go(f"/t/{host.guest.code}/watch")
    expect(watcher.page.locator("main.machiavelli")).to_be_visible()
    for courtier in (host, other):
        offers = soon(partial(drafting, courtier))
        courtier.press(("role", offers["role"][0]), offers["ply"])
    soon(lambda: host.offering("theater", "answer", "player 1"))
    host.reads("Theater: do you want to exchange a character with somebody?")
    expect(other.guest.page.locator(".question h1")).to_have_text(
        f"Theater: {name_of(other.guest, 0)} is deciding whether to exchange a character."
    )
    before = characters_of(host.guest, 0)
    theirs = characters_of(other.guest, 1)
    assert len(before) == len(theirs) == 1
    # On the table itself; the lectern confirms it.
    host.guest.press('.city__who.can-choose[data-player="1"]')
    host.guest.press('[data-answer="lifted"]')
    for courtier, held in ((host, theirs), (other, before)):
        courtier.until("view.plots.called !== null")
        assert characters_of(courtier.guest, courtier.guest.told()["seat"]) == held
    host.told(" and get ")
    watcher.page.wait_for_function("() => window.seen.view.plots.called !== null")
    used = [line for line in watcher.log().values() if line["event"] == "theater-used"]
    assert used
    assert not any({"given", "taken"} & line["args"].keys() for line in used)


def drafting(courtier: Courtier) -> dict[str, Any] | None:
    """Give what somebody can do when there are characters to choose."""
    offers = courtier.offers()
    return offers if offers and offers["role"] else None


def characters_of(guest: Visitor, seat: int) -> list[str]:
    """Give the characters that somebody sees with a seat."""
    return [one["character"] for one in guest.told()["view"]["characters"] if one["place"] == seat]


# --- Action cards -----------------------------------------------------------------------------------------------------


def test_rasputin_against_a_murder_is_asked_in_secret(world: World) -> None:
    """Who is murdered is asked, and nobody else learns it; whoever plays him takes the turn."""
    position: dict[str, object] = {
        "players": [{"hand": "rasputin, market", "characters": "merchant"}, {"characters": "king"}, {}, {}],
        "murdered": "merchant",
        "call": "merchant",
    }
    host, other = two_people(world, position, {"action-cards": "on"})
    soon(lambda: host.offering("rasputin", "answer", "play-rasputin"))
    host.reads("You are under attack. Do you play Rasputin?")
    expect(host.guest.page.locator('.own-card[data-card="rasputin"]')).to_be_visible()
    expect(other.guest.page.locator(".question h1")).to_have_text("One moment…")
    assert asked_of(other.guest) == []
    assert_hidden(other.guest, "rasputin")
    host.do("rasputin", "answer", "play-rasputin")
    host.do("turn-action", "answer", "take-gold")
    other.until("view.turn?.character === 'merchant' && view.turn.rasputin_open")
    other.told(f"{name_of(other.guest, 0)} plays Rasputin.")


def test_rasputin_against_a_thief_is_asked_openly(world: World) -> None:
    """Everybody who is hit is asked, so that the question does not tell who has the card; gold is safe with it."""
    position: dict[str, object] = {
        "players": [
            {"hand": "rasputin, market", "gold": 4, "characters": "merchant"},
            {"characters": "thief", "gold": 0},
            {},
            {},
        ],
        "robbed": {"on": "merchant", "by": 1},
        "call": "merchant",
    }
    host, other = two_people(world, position, {"action-cards": "on"})
    soon(lambda: host.offering("rasputin", "answer", "pass"))
    expect(other.guest.page.locator(".question h1")).to_have_text(
        f"{name_of(other.guest, 0)} is deciding about an action card."
    )
    assert_hidden(other.guest, "play-rasputin")
    host.do("rasputin", "answer", "play-rasputin")
    soon(lambda: host.offering("turn-action", "answer", "take-gold"))
    other.until("view.players[0].gold === 4 && view.players[1].gold === 0")


def test_the_acrobat_takes_the_crown_when_nobody_answers(world: World) -> None:
    """Only the holder of the card knows that there is a question."""
    position: dict[str, object] = {
        "players": [
            {"hand": "acrobat", "characters": "merchant"},
            {"characters": "bishop"},
            {"characters": "thief"},
            {"characters": "warlord"},
        ],
        "crown": 2,
        "call": "king",
    }
    host, other = two_people(world, position, {"action-cards": "on"})
    soon(lambda: host.offering("acrobat", "answer", "play-acrobat"))
    host.reads("Rank 4 does not answer. Do you take the crown with the Acrobat?")
    assert asked_of(other.guest) == []
    assert_hidden(other.guest, "acrobat")
    host.guest.page.keyboard.press("1")
    for courtier in (host, other):
        courtier.until("view.crown === 0")
    expect(other.guest.page.locator('.city[data-seat="0"] .crown')).to_be_visible()


# --- Calls ------------------------------------------------------------------------------------------------------------


def test_an_answer_to_a_call_shows_nothing_of_which_is_better(world: World) -> None:
    """Ballroom: two buttons that look alike; silence costs the turn."""
    position: dict[str, object] = {
        "players": [{"characters": "merchant", "gold": 3}, {"city": "ballroom"}, {}, {}],
        "edition": "dark-lands",
        "crown": 1,
        "call": "merchant",
    }
    looks = {"size": PHONE, "language": "nl", "theme": "dark"}
    options = {"edition": "dark-lands", "character-count": "8"}
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli", options=options, looks=looks)
    courtier = Courtier(guest)
    offers = soon(lambda: courtier.offering("answer-call", "answer", "thank"))
    assert offers["answer"] == ["thank", "say-nothing"]
    expect(guest.page.locator(".thumb .answer")).to_have_count(2)
    expect(guest.page.locator(".thumb .answer.primary")).to_have_count(0)
    assert guest.wide() <= 0
    courtier.do("answer-call", "answer", "say-nothing")
    guest.page.wait_for_function(
        "() => window.seen.log.some((line) => line.event === 'turn-lost' && line.args.player.seat === 0)"
        " || window.seen.view.turn?.seat !== 0"
    )
    assert any(line["event"] == "turn-lost" for line in guest.log().values())
    assert guest.errors == []


# --- Threats and warrants ---------------------------------------------------------------------------------------------


def threatened(rose: str) -> dict[str, object]:
    """Give a position in which the guest has threatened the King, and the rose is where it is said."""
    return {
        "players": [{"characters": "blackmailer"}, {"gold": 5, "characters": "king"}, {}, {}],
        "threats": {"on": "king, merchant", "rose": rose, "by": 0},
        "call": "king",
    }


def test_a_bribe_is_half_of_the_gold(world: World) -> None:
    """Who is threatened takes the income first, sees what it costs and pays; where the rose is stays hidden."""
    host, other = two_people(world, threatened("king"))
    other.do("income", "answer", "take-gold")
    soon(lambda: other.offering("bribe", "answer", "bribe"))
    other.reads(f"You are threatened. Do you bribe {name_of(other.guest, 0)} with 3 gold?")
    assert all(update["view"]["plots"]["rose"] is None for update in other.guest.updates() if update["view"])
    assert host.guest.told()["view"]["plots"]["rose"] == "king"
    other.do("bribe", "answer", "bribe")
    host.until("view.players[0].gold === 5 && view.players[1].gold === 4")
    assert all(update["view"]["plots"]["rose"] is None for update in other.guest.updates() if update["view"])


def test_a_refused_threat_is_turned_over(world: World) -> None:
    """The rose takes all gold, and everybody sees it."""
    host, other = two_people(world, threatened("king"))
    other.do("income", "answer", "take-gold")
    other.do("bribe", "answer", "refuse")
    soon(lambda: host.offering("turn-threat", "answer", "turn-over"))
    host.reads(f"{name_of(host.guest, 1)} does not pay. Do you turn the threat over?")
    expect(host.guest.page.locator('[data-answer="leave-closed"]')).to_be_visible()
    host.do("turn-threat", "answer", "turn-over")
    for courtier in (host, other):
        courtier.until("view.players[0].gold === 9 && view.players[1].gold === 0")
    other.told("the rose! You lose 7 gold.")


def warranted(seal: str) -> dict[str, object]:
    """Give a position in which the guest has put warrants, and the King may build."""
    return {
        "players": [
            {"characters": "magistrate", "city": "temple", "gold": 1},
            {"hand": "market, palace", "gold": 6, "characters": "king"},
            {},
            {},
        ],
        "warrants": {"on": "king, merchant, warlord", "seal": seal, "by": 0},
        "turn": {"seat": 1, "as": "king", "income-taken": True},
    }


def test_a_warrant_with_the_seal_confiscates_what_is_built(world: World) -> None:
    """The Magistrate decides out of turn; the builder gets the gold back and cannot tell beforehand."""
    host, other = two_people(world, warranted("king"))
    other.do("turn-action", "hand", "market")
    soon(lambda: host.offering("turn-warrant", "answer", "turn-over"))
    host.reads(f"{name_of(host.guest, 1)} builds a Market. Do you turn the warrant over?")
    assert all(update["view"]["plots"]["sealed"] is None for update in other.guest.updates() if update["view"])
    assert_hidden(other.guest, "turn-over", "leave-closed")
    host.do("turn-warrant", "answer", "turn-over")
    for courtier in (host, other):
        courtier.until("view.players[0].count === 2 && view.players[1].count === 0 && view.players[1].gold === 6")
    expect(host.guest.page.locator('.city.self .lot[data-spot="0 market"]')).to_be_visible()


def test_a_warrant_without_the_seal_stays_closed(world: World) -> None:
    """There is nothing to decide then, and the builder keeps the district."""
    host, other = two_people(world, warranted("merchant"))
    other.do("turn-action", "hand", "market")
    other.until("view.players[1].count === 1 && view.players[1].gold === 4")
    host.told("The warrant on the King stays face down.")
    assert "turn-over" not in str(host.guest.updates())


# --- Districts --------------------------------------------------------------------------------------------------------


def test_the_graveyard_saves_what_a_warlord_destroys(world: World) -> None:
    """Its owner is asked out of turn and takes the card into the hand."""
    position: dict[str, object] = {
        "players": [
            {"city": "graveyard", "gold": 2, "hand": "temple"},
            {"gold": 5, "characters": "warlord"},
            {"city": "docks, palace"},
            {},
        ],
        "turn": {"seat": 1, "as": "warlord", "income-taken": True},
    }
    host, other = two_people(world, position)
    other.do("turn-action", "answer", "destroy")
    # What is too dear says so, on the spot.
    other.guest.page.locator('.lot[data-spot="2 palace"]').hover()
    other.do("destroy", "lot", "2 docks")
    soon(lambda: host.offering("graveyard", "answer", "pay-and-take"))
    host.reads("Graveyard: do you pay 1 gold to take the destroyed Docks into your hand?")
    expect(other.guest.page.locator(".question h1")).to_have_text(
        f"Graveyard: {name_of(other.guest, 0)} is deciding about the Docks."
    )
    host.do("graveyard", "answer", "pay-and-take")
    expect(host.guest.page.locator('.own-card[data-card="docks"]')).to_be_visible()
    assert host.guest.own()["gold"] == 1
    other.until("view.players[0].hand_size === 2 && view.players[2].count === 1")


def test_the_park_of_the_classic_box_asks(world: World) -> None:
    """Who ends a turn without a card may draw two, here with a key."""
    position: dict[str, object] = {
        "players": [{"city": "park", "gold": 1}, {}, {}, {}],
        "edition": "dark-lands",
        "turn": {"seat": 0, "as": "warlord", "income-taken": True},
        "deck": "harbor, docks",
    }
    options = {"edition": "dark-lands", "character-count": "8"}
    guest = world.seated(position, "bot", "bot", "bot", game="machiavelli", options=options)
    courtier = Courtier(guest)
    # There is nothing else to do in this turn.
    soon(lambda: courtier.offering("park-draw", "answer", "draw"))
    courtier.reads("Park: do you draw 2 cards?")
    guest.page.keyboard.press("1")
    courtier.until("view.players[0].hand?.length === 2")
    assert sorted(guest.own()["hand"]) == ["docks", "harbor"]
    assert guest.errors == []
