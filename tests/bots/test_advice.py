"""Advice: the strong bot's choice comes first, and each reason is true where it is given."""

from __future__ import annotations

import pickle
from math import comb
from typing import TYPE_CHECKING, Any, Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.bots import knowledge_of, new_bot
from signoria.bots.search import searcher as searchers
from signoria.bots.search.advice import ROUGH, advice_of, are_equal, considered, outcome_of, ranked, seen
from signoria.bots.search.race import FEWEST_WORLDS, Race
from signoria.bots.search.searcher import begin_counting, count_held
from signoria.games.dominion.data.components import NUMBERS
from signoria.games.florence.data.components import JESTER_STACK, PERSON_CARDS
from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS
from signoria.games.machiavelli.words.reasons import PROBABLY
from tests.kit.court import Court
from tests.kit.driver import driver_of
from tests.kit.effort import few
from tests.kit.palazzo import Palazzo
from tests.kit.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from signoria.core.message import Message
    from signoria.core.position import Position, Sight
    from tests.kit.stage import Stage

GAMES: Final = ("dominion", "florence", "machiavelli")
KINGDOMS: Final = ("first-game", "big-money", "interaction", "size-distortion", "village-square")
POSITIONS: Final = 36
# Decisions after which the games by chance are looked at.
STAGES: Final = (0, 7, 23, 60, 111, 180)
# Worlds that say how likely something is, and by how many of a hundred that may be wrong.
WORLDS: Final = 120
GIVE_OR_TAKE: Final = 15


# --- What the strong bot does -----------------------------------------------------------------------------------------


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the strong bot finish its thought on a slow machine, where it would look at the clock."""
    monkeypatch.setattr(searchers, "STRONG_SECONDS", 0.0)


def by_chance(game: str, seed: int) -> Position:
    """Give a position in which somebody has a choice, in a game that is played by chance."""
    options: dict[str, object] = {"kingdom-mode": KINGDOMS[seed % len(KINGDOMS)]} if game == "dominion" else {}
    position = signoria.game(game).new(2 + seed % 3, seed, options)
    driver = driver_of(game, seed, lively=True)
    driver.play(position, STAGES[seed % len(STAGES)])
    while not position.over and len(position.legal()) == 1:
        position.choose(driver.choose(position))
    return position


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("game", GAMES)
def test_first_comes_what_the_strong_bot_chooses(game: str) -> None:
    """Whatever the worlds of the hint say: one is tried, which knows nothing."""
    seen_questions = set()
    for seed in range(few(POSITIONS)):
        position = by_chance(game, seed)
        if position.over:
            continue
        sight = position.sight(cast("int", position.asked))
        first = advice_of(sight, considered(sight, seed=seed, worlds=1)).rows[0].moves[0]
        assert first == position.notation(new_bot(game, "strong", seed).choose(sight)), (seed, position.question)
        seen_questions.add(position.question)
    assert len(seen_questions) > 2


@pytest.mark.parametrize("game", GAMES)
def test_what_was_chosen_before_is_not_thought_about_again(game: str) -> None:
    position = by_chance(game, 1)
    sight = position.sight(cast("int", position.asked))
    for chosen in (position.legal()[0], position.legal()[-1]):
        race = considered(sight, seed=1, worlds=1, root=1, chosen=chosen)
        assert race.chosen == chosen
        assert race.options[ranked(race)[0]] == chosen


def raced(wins: Mapping[int, tuple[float, ...]], chosen: int) -> Race:
    """Give a race in which options were worth so much in each world."""
    race = Race(vec[i64](list(wins)))
    for values in zip(*wins.values(), strict=True):
        for candidate, value in enumerate(values):
            race.note(candidate, value)
            race.tell(candidate, value, 0.0)
        race.close_world()
    race.chosen = chosen
    return race


def test_what_is_clearly_better_than_the_strong_bots_choice_has_a_row_of_its_own() -> None:
    race = raced({7: (0.0, 0.2, 0.1, 0.0), 8: (0.9, 1.0, 1.0, 0.9), 9: (0.0, 0.1, 0.1, 0.1)}, 7)
    assert ranked(race) == [0, 1, 2]
    assert not are_equal(race, 0, 1)
    assert not are_equal(race, 1, 2)
    assert are_equal(race, 0, 2)


def test_of_what_came_of_a_choice_only_what_is_so_is_said() -> None:
    race = raced({7: (0.0, 0.2), 8: (0.9, 1.0), 9: (0.0, 0.1)}, 7)
    assert [outcome_of(race, candidate)[0] for candidate in range(3)] == ["hint-strong", "hint-wins", "hint-behind"]
    race = raced({7: (0.9, 1.0), 8: (0.9, 0.0)}, 7)
    assert [outcome_of(race, candidate)[0] for candidate in range(2)] == ["hint-wins", "hint-behind"]


def test_what_was_held_is_counted_over_all_parts_and_travels() -> None:
    sight = attack().position.sight(0)
    first = considered(sight, seed=1, worlds=FEWEST_WORLDS)
    second = considered(sight, seed=1, worlds=FEWEST_WORLDS, root=1, chosen=int(first.chosen))
    alone = list(first.held), list(second.held)
    first.add(second)
    assert first.counted == 2 * FEWEST_WORLDS
    assert list(first.held) == [one + other for one, other in zip(*alone, strict=True)]
    twin = pickle.loads(pickle.dumps(first))  # noqa: S301 - made here
    assert (twin.chosen, twin.things, list(twin.held), twin.counted) == (
        first.chosen,
        first.things,
        list(first.held),
        first.counted,
    )


# --- Reasons ----------------------------------------------------------------------------------------------------------


def told(position: Position, move: str, worlds: int = FEWEST_WORLDS) -> dict[str, Mapping[str, Any]]:
    """Give what is said for a move, by the keys of the reasons; it must be possible."""
    position.parse(move)
    sight = position.sight(cast("int", position.asked))
    return dict(position.game.speech.reasons(seen(sight, counted(sight, worlds)), move))


def counted(sight: Sight, worlds: int) -> Race:
    """Give a race in which nothing was tried: who holds what was counted all the same."""
    knowledge, race = knowledge_of(sight.position.game.name), Race(vec[i64]())
    begin_counting(knowledge, race, sight)
    for seed in range(worlds):
        count_held(knowledge, race, knowledge.imagine(sight, seed))
    return race


def test_too_few_worlds_say_nothing_of_who_is_likely_to_hold_what() -> None:
    assert "hint-moat" in told(attack().position, "play militia", WORLDS)
    assert "hint-moat" not in told(attack().position, "play militia", FEWEST_WORLDS - 1)


# Dominion


def buying(**supply: int) -> Scene:
    """Give a scene in which seat 0 has nine coins."""
    scene = Scene(
        players=[{"hand": "3 gold", "deck": "10 copper"}, {"hand": "5 copper", "deck": "5 copper"}], supply=supply
    )
    scene.play("play-all-treasures")
    return scene


@pytest.mark.parametrize(
    ("supply", "card"),
    [({"province": 1}, "province"), ({"duchy": 1, "copper": 0, "curse": 0}, "duchy")],
)
def test_the_last_card_of_the_last_pile_is_said_to_end_the_game(supply: dict[str, int], card: str) -> None:
    scene = buying(**supply)
    assert told(scene.position, f"buy {card}")["hint-ends"] == {"card": {"name": f"card-{card}"}}
    scene.play(f"buy {card}").end_turn()
    assert scene.position.over


def test_the_last_of_a_pile_is_said_to_be_nobody_elses() -> None:
    scene = buying(duchy=1, estate=2, silver=1, curse=1)
    assert "hint-last" in told(scene.position, "buy duchy")
    assert not {"hint-last", "hint-ends"} & set(told(scene.position, "buy estate"))
    # Thieves take Treasures all the same.
    assert not {"hint-last", "hint-ends"} & set(told(scene.position, "buy silver"))
    scene.play("buy duchy").end_turn()
    assert not scene.position.over
    assert scene.position.supply[NUMBERS["duchy"]] == 0


def attack() -> Scene:
    """Give a scene in which seat 0 may play a Militia, and seat 1 has a Moat among fifteen cards."""
    return Scene(
        players=[{"hand": "militia, 4 copper", "deck": "5 copper"}, {"hand": "5 copper", "deck": "moat, 9 copper"}]
    )


def test_how_likely_a_moat_is_in_hand_is_about_right() -> None:
    reason = told(attack().position, "play militia", WORLDS)["hint-moat"]
    assert reason["player"] == {"seat": 1}
    assert abs(cast("int", reason["share"]) - 100 * 5 / 15) <= GIVE_OR_TAKE


def test_nothing_is_said_of_a_moat_that_nobody_has_or_that_is_no_surprise() -> None:
    without = Scene(players=[{"hand": "militia"}, {"hand": "5 copper", "deck": "5 copper"}])
    often = Scene(players=[{"hand": "militia"}, {"hand": "moat, 4 copper", "deck": "copper"}])
    for scene in (without, often):
        assert "hint-moat" not in told(scene.position, "play militia", WORLDS)


# Machiavelli


def murdering() -> Court:
    """Give a court in which the Assassin of seat 0 names somebody, and has most to lose by the Warlord."""
    court = Court(
        players=[{"city": "tavern, market, prison"}, {"city": "temple", "gold": 4}, {"gold": 6}, {}],
        turn={"as": "assassin", "income-taken": True},
    )
    court.play("assassinate")
    return court


def test_who_murders_the_warlord_is_said_to_lose_no_district_and_loses_none() -> None:
    court = murdering()
    reasons = told(court.position, "name warlord")
    assert next(iter(reasons)) == "hint-safe-warlord"
    assert reasons["hint-safe-warlord"] == {"character": {"name": "character-warlord"}, "count": 3}
    court.play("name warlord").end_round()
    assert court.city(0) == "tavern, market, prison"
    assert "destroyed" not in court.kinds_of_events()


def test_no_thief_takes_the_gold_of_an_assassin_so_nothing_is_said_of_it() -> None:
    assert not [key for key in told(murdering().position, "name thief") if key.startswith("hint-safe")]


def test_where_a_rasputin_may_save_the_murdered_nothing_is_said_to_be_safe() -> None:
    court = Court(
        players=[{"city": "tavern"}, {}, {}, {}],
        turn={"as": "assassin", "income-taken": True},
        options={"action-cards": "on"},
    )
    court.play("assassinate")
    assert not [key for key in told(court.position, "name warlord") if key.startswith("hint-safe")]


def test_who_is_likely_to_have_a_character_follows_from_the_worlds() -> None:
    """Nobody but who may have it, and not more often than always; who is seen to have it, is certain."""
    court = Court(
        players=[{}, {"gold": 4}, {"gold": 6}, {"gold": 1}], turn={"as": "thief", "income-taken": True}, murdered="king"
    )
    court.play("steal")
    sight = court.position.sight(0)
    view = cast("dict[str, Any]", seen(sight, counted(sight, WORLDS)))
    assert list(view["likely"]["thief"]) == [100, 0, 0, 0]
    rows = {one["character"]: one for one in view["characters"]}
    assert set(view["likely"]) == set(rows)
    for character, shares in view["likely"].items():
        if rows[character]["place"] is None:
            assert all(shares[seat] == 0 or seat in rows[character]["possible"] for seat in range(4)), character
            assert sum(shares) <= 100 + 4 * ROUGH
    named = set()
    for move in court.options:
        for key, facts in court.position.game.speech.reasons(view, move):
            if key == "hint-rob-likely":
                seat = cast("dict[str, int]", facts["player"])["seat"]
                assert facts["gold"] == court.gold(seat)
                assert facts["share"] == view["likely"][move.removeprefix("name ")][seat] > 0
                named.add(move)
    assert len(named) > 2


def drafting(character: str, city: str = "tavern") -> Court:
    """Give a court in which somebody may choose a character, and seat 0 has a certain city."""
    for seed in range(8):
        players = [{"city": city if seat == 0 else "tavern", "gold": 5, "hand": "market"} for seat in range(4)]
        court = Court(players=players, turn={"as": "warlord"}, seed=seed).end_round()
        if f"choose {character}" in court.options:
            return court
    raise AssertionError(f"{character} cannot be chosen")


@pytest.mark.parametrize("character", ["thief", "warlord", "magician"])
def test_who_chooses_what_would_hit_them_is_said_to_be_safe_from_it(character: str) -> None:
    court = drafting(character)
    asked = cast("int", court.position.asked)
    reasons = told(court.position, f"choose {character}")
    lost = {
        "thief": ("gold", court.gold(asked)),
        "magician": ("cards", court.hand_size(asked)),
        "warlord": ("count", 1),
    }
    fact, worth = lost[character]
    assert reasons[f"hint-safe-{character}"] == {"character": {"name": f"character-{character}"}, fact: worth}
    court.play(f"choose {character}")
    rank = court.position.rank_of(CHARACTER_NUMBERS[character])
    assert court.position.cast.holder(rank) == asked


def test_where_a_theater_may_exchange_characters_nobody_is_said_to_be_safe() -> None:
    assert "hint-safe-thief" not in told(drafting("thief", "theater").position, "choose thief")


def test_a_bishop_is_told_who_probably_has_the_warlord() -> None:
    """Whoever is named may have it, and nobody is named who is not likely to."""
    named, quiet = 0, 0
    for seed in range(8):
        players = [{"city": "tavern", "gold": 2 + 3 * (seed % 2)}, *({"city": "prison"} for _ in range(3))]
        court = Court(players=players, turn={"as": "king"}, seed=seed).end_round()
        while court.position.question == "choose-character" and "choose bishop" in court.options:
            view = cast("dict[str, Any]", seen(*looked(court.position)))
            likely = max(share for seat, share in enumerate(view["likely"]["warlord"]) if seat != view["seat"])
            told_of = dict(court.position.game.speech.reasons(view, "choose bishop")).get("hint-guarded")
            assert (told_of is not None) == (likely >= PROBABLY)
            if told_of is None:
                quiet += 1
            else:
                named += 1
                warlord = next(one for one in view["characters"] if one["character"] == "warlord")
                assert told_of["share"] == likely
                assert cast("dict[str, int]", told_of["player"])["seat"] in warlord["possible"]
            court.play("choose warlord" if "choose warlord" in court.options else court.options[0])
    assert named > 0
    assert quiet > 0


def looked(position: Position) -> tuple[Sight, Race]:
    """Give the sight of who is asked, and who holds what in worlds enough."""
    sight = position.sight(cast("int", position.asked))
    return sight, counted(sight, WORLDS)


def test_who_destroys_a_district_of_whoever_lacks_one_holds_that_player_back() -> None:
    court = Court(
        players=[{"gold": 9}, {"city": "temple, market, castle, tavern, harbor, prison"}, {}, {}],
        turn={"as": "warlord", "income-taken": True},
    )
    court.play("destroy")
    reasons = told(court.position, "district 1 castle")
    assert reasons["hint-held-back"] == {"player": {"seat": 1}, "card": {"name": "card-castle"}}
    court.play("district 1 castle")
    assert court.position.complete_size() - court.position.count(1) == 2


@pytest.mark.parametrize(
    ("city", "wanted", "district"),
    [
        ("temple, market, castle, tavern, harbor", {}, "castle"),
        ("temple, market, castle, tavern, harbor, prison", {"ending": True}, "castle"),
        ("temple, market, castle, tavern, monument", {}, "monument"),
    ],
)
def test_otherwise_nobody_is_said_to_be_held_back(city: str, wanted: dict[str, object], district: str) -> None:
    court = Court(players=[{"gold": 9}, {"city": city}, {}, {}], turn={"as": "warlord", "income-taken": True}, **wanted)
    court.play("destroy")
    assert "hint-held-back" not in told(court.position, f"district 1 {district}")


# Florence


def bidding(jesters: int = 0, **wanted: Any) -> Palazzo:  # noqa: ANN401 - whatever a scenario has
    """Give a scene in which seat 2 may outbid seat 0, who has so many jesters, and seat 1 has passed."""
    scene = Palazzo({"jesters": jesters}, {}, {"jesters": 1}, round=3, phase="auction", **wanted)
    scene.play("open jester", "pass")
    assert scene.position.asked == 2
    return scene


def test_who_gets_it_otherwise_is_said_when_nobody_else_can_bid() -> None:
    scene = bidding()
    reasons = told(scene.position, "bid 300")
    assert reasons["hint-outbid-first"] == {"player": {"seat": 0}, "thing": {"name": "thing-jester"}, "amount": 200}
    scene.play("pass")
    assert (scene.player(0).jesters, scene.money(0)) == (1, scene.money(1) - 200)


def test_that_it_is_the_first_is_said_only_of_who_has_none() -> None:
    reasons = told(bidding(jesters=1).position, "bid 300")
    assert reasons["hint-outbid"] == {"player": {"seat": 0}, "thing": {"name": "thing-jester"}, "amount": 200}
    assert "hint-outbid-first" not in reasons


def test_it_is_not_said_while_others_may_still_bid() -> None:
    scene = Palazzo({}, {}, {}, round=3, phase="auction")
    scene.play("open jester")
    assert not [key for key in told(scene.position, "bid 300") if key.startswith("hint-outbid")]


def test_the_last_one_is_said_to_be_the_last() -> None:
    scene = bidding(supply={"jester": 1})
    assert "hint-last" in told(scene.position, "bid 300")
    assert "hint-last" not in told(bidding().position, "bid 300")
    scene.play("bid 300", "pass")
    assert scene.position.supply[JESTER_STACK] == 0


# Four unknown persons of twenty, of whom eight want the forest.
FOUR: Final = "lawyer, sculptor, botanist, painter"


def wishing(**other: object) -> Palazzo:
    """Give a scene in which seat 0 may open, and seat 1 has persons in hand."""
    return Palazzo({"hand": "poet"}, {"hand": FOUR, **other}, {}, round=3, phase="auction")


def test_who_is_likely_to_want_a_landscape_is_about_right() -> None:
    scene = wishing()
    reason = told(scene.position, "open forest", WORLDS)["hint-wanted"]
    forests = sum(person.landscape == "forest" for person in PERSON_CARDS)
    none = comb(len(PERSON_CARDS) - 1 - forests, 4) / comb(len(PERSON_CARDS) - 1, 4)
    assert reason["player"] == {"seat": 1}
    assert abs(cast("int", reason["share"]) - 100 * (1 - none)) <= GIVE_OR_TAKE


def test_who_has_a_landscape_or_is_out_is_not_said_to_want_it() -> None:
    for scene in (wishing(tiles="forest"), wishing(out=True)):
        assert "hint-wanted" not in told(scene.position, "open forest", WORLDS)


# --- Secrets ----------------------------------------------------------------------------------------------------------

# Scenes in which something is said of what is hidden, and what that is.
SECRETIVE: Final[Mapping[str, tuple[Callable[[], Stage[Any]], str]]] = {
    "moat": (attack, "play militia"),
    "murder": (murdering, "name king"),
    "forest": (wishing, "open forest"),
}


@pytest.mark.parametrize("name", SECRETIVE)
def test_who_is_likely_to_hold_what_is_the_same_whatever_is_hidden(name: str) -> None:
    """All that is said for all moves, whoever really holds it."""
    scene, move = SECRETIVE[name]
    position = scene().position
    seat = cast("int", position.asked)
    worlds = [position, *(position.determinise(seat, number) for number in range(4))]
    said = [everything_said(world) for world in worlds]
    assert all(one == said[0] for one in said)
    assert any("share" in facts for _, facts in said[0][move])


def everything_said(position: Position) -> dict[str, list[Message]]:
    """Give all reasons for all moves."""
    sight = position.sight(cast("int", position.asked))
    view = seen(sight, counted(sight, WORLDS))
    moves = [position.notation(move) for move in position.legal()]
    return {move: position.game.speech.reasons(view, move) for move in moves}
