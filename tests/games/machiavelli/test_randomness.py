"""Where chance has a say, and where it has none."""

from __future__ import annotations

from signoria.games.machiavelli.data.components import CHARACTER_NUMBERS
from tests.games.machiavelli.beginning import new_game
from tests.kit.court import Court

SEEDS = range(1, 31)


def test_the_theater_gives_a_random_one_of_two_characters() -> None:
    """MD-N04, MD-D05.4, MD-Y63: with three players either card of the other player may come."""
    got = set()
    for seed in SEEDS:
        court = Court(players=[{"city": "theater"}, {}, {}], seed=seed, crown=0)
        while court.position.question in ("choose-character", "put-down-character"):
            court.play(court.options[0])
        held = court.position.cast.ranks_at(1)
        theirs = [rank for rank in range(9) if (held >> rank) & 1]
        court.play("player 1")
        court.play(court.options[0])
        taken = CHARACTER_NUMBERS[str(court.events("theater-used", 0)[0]["taken"])]
        got.add(theirs.index(court.position.rank_of(taken)))
    assert got == {0, 1}


def test_a_seer_takes_any_card() -> None:
    """MD-N05: over many seeds every card of a hand is taken."""
    taken = set()
    for seed in SEEDS:
        court = Court(players=[{}, {"hand": "tavern, palace"}, {}, {}], seed=seed, turn={"as": "seer"})
        court.play("take-from-all")
        taken.add(court.hand(0))
    assert taken == {"tavern", "palace"}


def test_an_emperor_takes_any_card() -> None:
    """MD-N05: over many seeds every card of the new holder's hand is taken."""
    taken = set()
    for seed in SEEDS:
        court = Court(players=[{}, {"hand": "tavern, palace"}, {}, {}], crown=2, seed=seed, turn={"as": "emperor"})
        court.play("give-crown", "player 1", "take-a-card")
        taken.add(court.hand(0))
    assert taken == {"tavern", "palace"}


def test_only_scholar_and_lighthouse_shuffle_the_deck() -> None:
    """MD-N06, MD-N07: a whole game of Deluxe tells of no other shuffle, and draws from the top."""
    for seed in range(6):
        game = new_game(4, seed, preset="random", action_cards="on")
        while not game.over:
            game.choose(game.legal()[len(game.events()) % len(game.legal())])
        told = [event.facts["cause"] for event in game.events() if event.kind == "deck-shuffled"]
        assert set(told) <= {"scholar", "lighthouse"}
    court = Court(players=[{}, {}, {}, {}], turn={"as": "scholar"})
    court.play("study")
    court.play(court.options[0])
    assert court.events("deck-shuffled") == [{"cause": "scholar"}]


def test_cards_discarded_together_keep_their_order() -> None:
    """MD-N12, R5: they go under the deck in the order in which they were named."""
    court = Court(players=[{"hand": "tavern, market, docks"}, {}, {}, {}], turn={"as": "magician"})
    court.play("replace-cards", "discard docks", "discard tavern", "done")
    assert court.bottom(2) == "tavern, docks"


def test_markers_are_placed_by_choice() -> None:
    """MD-N10: seal and rose lie where the players put them, whatever the seed."""
    for seed in (1, 2, 3):
        court = Court(players=[{}, {}, {}, {}], seed=seed, turn={"as": "magistrate"})
        court.play("warrants", "seal thief", "mark king", "mark bishop")
        assert court.position.intrigue.sealed == 1
        assert court.events("warrants-placed")[0]["characters"] == ["thief", "king", "bishop"]


def test_the_observatory_hides_the_rest_by_lot() -> None:
    """MB-Z01.6, MB-I24: in the original game two cards go under the deck in random order."""
    orders = set()
    for seed in SEEDS:
        court = Court(
            players=[{"city": "observatory"}, {}, {}, {}],
            deck="palace, tavern, docks",
            edition="classic",
            seed=seed,
            turn={"as": "assassin"},
        )
        court.play("take-cards", "keep tavern")
        orders.add(court.bottom(2))
    assert orders == {"palace, docks", "docks, palace"}


def test_the_discard_pile_is_shuffled() -> None:
    """MB-Z01.5: the cards drawn from it differ from seed to seed."""
    hands = set()
    for seed in SEEDS:
        court = Court(players=[{}, {}, {}, {}], edition="classic", rest="discard", seed=seed, turn={"as": "architect"})
        hands.add(court.play("architect-draw").hand(0))
    assert len(hands) > 5


def test_nothing_else_is_random_in_the_older_boxes() -> None:
    """MB-Z01.7, DL-Z01.4: a turn without shuffles comes out the same with every seed; the Wizard chooses."""
    outcomes = set()
    for seed in (1, 2, 3, 4):
        court = Court(
            players=[
                {"gold": 5, "city": "laboratory", "hand": "docks"},
                {"hand": "manor, castle", "city": "market"},
                {},
                {},
            ],
            deck="tavern, church",
            edition="dark-lands",
            seed=seed,
            turn={"as": "wizard"},
        )
        court.play(
            "peek", "player 1", "take manor", "to-hand", "laboratory", "discard docks", "take-cards", "keep tavern"
        )
        saved = court.position.save()
        outcomes.add(str([saved["players"], saved["discard"]]))
    assert len(outcomes) == 1


def test_the_deck_is_shuffled_after_the_lighthouse() -> None:
    """DL-Z01.3, MD-N06: whatever its order was."""
    decks = set()
    for seed in SEEDS:
        court = Court(
            players=[{"hand": "lighthouse", "gold": 5}, {}, {}, {}],
            edition="dark-lands",
            seed=seed,
            turn={"as": "bishop", "income-taken": True},
        )
        court.play("build lighthouse", "search", "take palace")
        decks.add(court.deck(5))
    assert len(decks) > 20


def test_sets_and_districts_of_the_dark_lands_are_drawn() -> None:
    """DL-Z01.1, DL-Z01.2: random characters, expansion buildings and lilac cards that leave."""
    games = [new_game(5, seed, edition="dark-lands", dl_district_count=7).settings for seed in range(20)]
    assert len({tuple(settings.characters) for settings in games}) > 5
    assert len({tuple(settings.uniques) for settings in games}) > 10
