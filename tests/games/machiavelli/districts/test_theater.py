"""Theater."""

from __future__ import annotations

from tests.kit.court import Court


def opened(seats: int, owner: int = 0, **wanted: object) -> Court:
    """Give a court in which all have chosen, and the owner of the Theater is asked."""
    players: list[dict[str, object]] = [{} for _ in range(seats)]
    players[owner] = {"city": "theater"}
    court = Court(players=players, **wanted)
    while court.position.question != "theater":
        court.play(court.options[0])
    return court


def ranks(court: Court, seat: int) -> int:
    """Give the ranks of a player as a set of bits."""
    return int(court.position.cast.ranks_at(seat))


def test_asked_after_the_last_choice() -> None:
    """MD-U28.1, MD-D05.1, MD-D05.2: before rank 1 is called; nobody or one other player."""
    court = opened(4)
    assert court.events("called") == []
    assert all(ranks(court, seat) for seat in range(4))
    court.expect_question(0, "theater", "pass, player 1, player 2, player 3")


def test_two_cards_change_places() -> None:
    """MD-D05.3, MD-D05.6: with four players, without asking the other; who with whom is public."""
    court = opened(4)
    mine, yours = ranks(court, 0), ranks(court, 2)
    court.play("player 2")
    assert (ranks(court, 0), ranks(court, 2)) == (yours, mine)
    assert court.events("theater-used", 1) == [{"seat": 0, "owner": 2}]


def test_both_see_their_card_and_nobody_else() -> None:
    """MD-D05.5: it stays face down for the others."""
    court = opened(4, owner=1)
    court.play("player 2")
    cast = court.position.cast
    for seat in (1, 2):
        place = ranks(court, seat).bit_length() - 1
        assert cast.known[place] == 0b0110
        assert not cast.is_revealed(place) or court.position.turn.seat == seat
    for reader in (1, 2):
        assert set(court.events("theater-used", reader)[0]) > {"seat", "owner"}
    assert court.events("theater-used", 3) == court.events("theater-used") == [{"seat": 1, "owner": 2}]


def test_declined() -> None:
    """MD-D05.6: that is public, too."""
    court = opened(4)
    before = [ranks(court, seat) for seat in range(4)]
    court.play("pass")
    assert [ranks(court, seat) for seat in range(4)] == before
    assert court.events("theater-declined", 3) == [{"seat": 0}]


def test_three_players() -> None:
    """MD-Y63, MD-D05.4: he chooses the card that he gives, and a random one comes back."""
    returned = set()
    for seed in range(8):
        court = opened(3, seed=seed)
        mine, yours = ranks(court, 0), ranks(court, 1)
        court.play("player 1")
        assert (court.position.asked, court.position.question, len(court.options)) == (0, "theater-card", 2)
        given = court.options[1]
        court.play(given)
        assert court.holder(given.removeprefix("choose ")) == 1
        assert (ranks(court, 0) & mine).bit_count() == 1
        assert (ranks(court, 0) & yours).bit_count() == 1
        returned.add((ranks(court, 0) & yours) == yours & -yours)
    assert returned == {True, False}


def test_in_every_selection() -> None:
    """MD-D05.7: again in the next round."""
    court = opened(4)
    court.play("pass")
    court.end_round()
    while court.position.question == "choose-character":
        court.play(court.options[0])
    court.expect_question(0, "theater")


def test_not_without_it() -> None:
    """MD-D05.7: a Theater in hand, or none at all, opens nothing."""
    court = Court(players=[{"hand": "theater"}, {}, {}, {}])
    while court.position.question == "choose-character":
        court.play(court.options[0])
    assert court.position.question != "theater"
