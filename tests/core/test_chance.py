"""Chance: known answers, fair numbers, and a state that can be copied and written down at any moment.

The generators are written down a second time here, straight from their definition and without anything of the core, so
that the numbers of a published game can be repeated by anyone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b, sha256
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.chance import (
    MULTIPLIER,
    ArrangedChance,
    Chance,
    FairChance,
    FastChance,
    chance_from_seed,
    commitment,
    fresh_chance,
    load_chance,
    spread,
)
from signoria.core.zones import pile_of
from tests.kit.effort import examples

SECRET = bytes(range(32))
STATES = st.integers(1, MULTIPLIER * 2**32 - 2)
SECRETS = st.binary(min_size=32, max_size=32)
SEEDS = st.one_of(st.integers(), SECRETS)


# --- The definitions, once more ---------------------------------------------------------------------------------------


def fast_words(state: int) -> Iterator[int]:
    """Multiply with carry: the lower half is multiplied, the upper half is the carry; both halves are mixed."""
    low, carry = state % 2**32, state // 2**32
    while True:
        carry, low = divmod(MULTIPLIER * low + carry, 2**32)
        yield low ^ carry


def fair_words(secret: bytes) -> Iterator[int]:
    """Block after block of BLAKE2b, keyed by the secret, of the number of the block; four bytes make a word."""
    number = 0
    while True:
        block = blake2b(number.to_bytes(8, "little"), key=secret, digest_size=64).digest()
        for place in range(0, 64, 4):
            yield int.from_bytes(block[place : place + 4], "little")
        number += 1


def fast_state(seed: int) -> int:
    """The state for a seed: the first eight bytes of its hash, written with a sign bit in eight bytes or more."""
    size = 8
    while abs(seed) >= 2 ** (8 * size - 1):
        size += 1
    number = int.from_bytes(sha256(seed.to_bytes(size, "little", signed=True)).digest()[:8], "little")
    return 1 + number % (MULTIPLIER * 2**32 - 2)


def below(words: Iterator[int], bound: int) -> int:
    """The upper half of word times bound, without the words that would favour some numbers."""
    while True:
        upper, lower = divmod(next(words) * bound, 2**32)
        if lower >= 2**32 % bound:
            return upper


def shuffled(words: Iterator[int], cards: list[int]) -> list[int]:
    """Each place from the last down is filled with one of the cards that are left, the other taking its place."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def words_of(chance: Chance, number: int) -> list[int]:
    """The next words."""
    return [chance.word() for _ in range(number)]


def shuffle(chance: Chance, cards: list[int]) -> list[int]:
    """Shuffle a pile of cards."""
    pile = pile_of(cards)
    chance.shuffle(pile)
    return pile.listed()


# --- Known answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [3376883501, 2033674980, 3497710374, 3975201380, 260067625]),
        (1, [2610802941, 2533775352, 2113250469, 2067471219, 974902589]),
        (7, [1496546417, 1876949168, 3849847772, 3314861457, 433690827]),
        (-1, [4092259967, 919838114, 1052746823, 1014275666, 2701703655]),
        (2**64, [2176149109, 1546569534, 1781780051, 2694135661, 2342486898]),
    ],
)
def test_fast_chance_gives_the_words_it_always_gave(seed: int, words: list[int]) -> None:
    assert words_of(chance_from_seed(seed), 5) == words


def test_fair_chance_gives_the_words_it_always_gave() -> None:
    first = [2545685138, 4132857109, 2947649576, 1364734486, 2633857100, 2852081530, 3162583930, 2407070369]
    second = [3380777507, 2840564690, 2997493181, 961500944, 456501511, 3543378606, 2223285986, 626896806]
    next_block = [454011320, 3316273331]
    assert words_of(chance_from_seed(SECRET), 18) == first + second + next_block


def test_shuffles_come_out_as_they_always_did() -> None:
    assert shuffle(chance_from_seed(7), list(range(10))) == [6, 8, 4, 2, 1, 0, 5, 7, 9, 3]
    assert shuffle(chance_from_seed(SECRET), list(range(10))) == [0, 4, 1, 6, 7, 3, 2, 9, 8, 5]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6"


@examples(100)
@given(STATES)
def test_fast_chance_follows_its_definition(state: int) -> None:
    assert words_of(FastChance(state), 50) == list(islice(fast_words(state), 50))


@examples(50)
@given(SECRETS)
def test_fair_chance_follows_its_definition(secret: bytes) -> None:
    assert words_of(FairChance(secret, 0), 50) == list(islice(fair_words(secret), 50))


@examples(200)
@given(st.integers())
def test_any_integer_is_spread_over_the_states(seed: int) -> None:
    assert spread(seed) == fast_state(seed)
    assert 0 < spread(seed) < MULTIPLIER * 2**32 - 1


@pytest.mark.parametrize("seed", [-(2**63), 2**63 - 1, 2**63, -(2**63) - 1, 10**100])
def test_seeds_beyond_64_bits_are_spread_too(seed: int) -> None:
    assert spread(seed) == fast_state(seed)


def test_near_seeds_have_nothing_in_common() -> None:
    first = [chance_from_seed(seed).word() for seed in range(1000)]
    assert len(set(first)) == 1000
    assert 400 < sum(word < 2**31 for word in first) < 600


def test_the_multiplier_gives_the_full_period() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert MULTIPLIER * 2**32 < 2**63


def is_prime(number: int) -> bool:
    """Miller and Rabin, with witnesses that are certain up to 2**64."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(
        pow(witness, odd, number) == 1 or any(pow(witness, odd << step, number) == number - 1 for step in range(twos))
        for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    )


# --- Fair numbers -----------------------------------------------------------------------------------------------------


@examples(300)
@given(SEEDS, st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=20))
def test_numbers_below_a_bound_follow_their_definition(seed: int | bytes, bounds: list[int]) -> None:
    chance = chance_from_seed(seed)
    words = fair_words(seed) if isinstance(seed, bytes) else fast_words(fast_state(seed))
    assert [chance.below(bound) for bound in bounds] == [below(words, bound) for bound in bounds]
    assert chance.word() == next(words), "the same number of words has been used"


def test_words_that_would_favour_some_numbers_are_thrown_away() -> None:
    bound = 3 * 2**29  # a quarter of all words would
    chance, words = FastChance(12345), fast_words(12345)
    thrown_away = 0
    for _ in range(1000):
        wanted, word = None, 0
        while wanted is None:
            word = next(words)
            thrown_away += 1
            wanted = word * bound // 2**32 if word * bound % 2**32 >= 2**32 % bound else None
        thrown_away -= 1
        assert chance.below(bound) == wanted
    assert 250 < thrown_away < 420


@pytest.mark.parametrize("seed", [3, SECRET])
@pytest.mark.parametrize("bound", [2, 3, 5, 6, 10, 25, 52])
def test_every_number_below_a_bound_is_equally_likely(seed: int | bytes, bound: int) -> None:
    chance = chance_from_seed(seed)
    found = Counter(chance.below(bound) for _ in range(1000 * bound))
    assert sorted(found) == list(range(bound))
    assert surprise(found, bound, 1000) < 4.5


@pytest.mark.parametrize("seed", [3, SECRET])
def test_every_order_of_a_pile_is_equally_likely(seed: int | bytes) -> None:
    chance = chance_from_seed(seed)
    found = Counter(tuple(shuffle(chance, [0, 1, 2, 3])) for _ in range(24 * 400))
    assert set(found) == set(permutations(range(4)))
    assert surprise(found, 24, 400) < 4.5


def surprise(found: Counter[int] | Counter[tuple[int, ...]], classes: int, expected: int) -> float:
    """How many standard deviations chi-square lies above what is expected."""
    chi_square = sum((number - expected) ** 2 for number in found.values()) / expected
    return float((chi_square - (classes - 1)) / (2 * (classes - 1)) ** 0.5)


@examples(100)
@given(SEEDS, st.lists(st.integers(0, 31), max_size=60))
def test_shuffles_follow_their_definition_and_keep_all_cards(seed: int | bytes, cards: list[int]) -> None:
    words = fair_words(seed) if isinstance(seed, bytes) else fast_words(fast_state(seed))
    result = shuffle(chance_from_seed(seed), cards)
    assert result == shuffled(words, cards)
    assert sorted(result) == sorted(cards)


@pytest.mark.parametrize("cards", [[], [5]])
def test_nothing_is_drawn_for_a_pile_that_has_one_order(cards: list[int]) -> None:
    chance = chance_from_seed(1)
    before = chance.save()
    assert shuffle(chance, cards) == cards
    assert chance.save() == before


def test_only_the_cards_of_a_pile_are_shuffled_not_the_room_they_left() -> None:
    pile = pile_of(list(range(30)))
    for _ in range(25):
        pile.pop()
    chance_from_seed(1).shuffle(pile)
    assert sorted(pile.listed()) == [0, 1, 2, 3, 4]


# --- Seeds ------------------------------------------------------------------------------------------------------------


def test_integers_seed_fast_chance_and_secrets_seed_fair_chance() -> None:
    assert isinstance(chance_from_seed(5), FastChance)
    assert isinstance(chance_from_seed(SECRET), FairChance)


@pytest.mark.parametrize("secret", [b"", b"short", SECRET + b"x"])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        chance_from_seed(secret)


@pytest.mark.parametrize("seed", [None, True, False, 1.0, "7", [7], bytearray(32), (1, 2), {}])
def test_anything_else_is_no_seed(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is an integer"):
        chance_from_seed(seed)


@examples(50)
@given(st.integers())
def test_imagined_worlds_have_other_chance_than_a_game_of_the_same_seed(seed: int) -> None:
    """Small numbers are everybody's favourite seeds: a game and a bot that imagines must not shuffle alike."""
    assert fresh_chance(seed).save() == fresh_chance(seed).save()
    assert not set(words_of(fresh_chance(seed), 100)) & set(words_of(chance_from_seed(seed), 100))


def test_imagined_worlds_have_chance_from_whole_numbers_only() -> None:
    for junk in (SECRET, None, True, 1.0, "7"):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            fresh_chance(junk)


# --- Copying and saving -----------------------------------------------------------------------------------------------


def chances() -> st.SearchStrategy[Chance]:
    """Sources of all kinds that have already given some words."""
    fresh = SEEDS.map(chance_from_seed)
    arranged = st.builds(ArrangedChance, st.lists(st.permutations(range(3)), max_size=3), fresh)
    return st.builds(used, st.one_of(fresh, arranged), st.integers(0, 40))


def used(chance: Chance, number: int) -> Chance:
    """The source after so many words."""
    words_of(chance, number)
    return chance


@examples(200)
@given(chances())
def test_a_copy_answers_exactly_as_the_original_and_is_independent(chance: Chance) -> None:
    twin, later = chance.copy(), chance.copy()
    answers = [shuffle(chance, [0, 1, 2]), words_of(chance, 40), shuffle(chance, [0, 1, 2])]
    assert [shuffle(twin, [0, 1, 2]), words_of(twin, 40), shuffle(twin, [0, 1, 2])] == answers
    assert [shuffle(later, [0, 1, 2]), words_of(later, 40), shuffle(later, [0, 1, 2])] == answers


@examples(200)
@given(chances())
def test_a_saved_source_goes_on_where_it_was(chance: Chance) -> None:
    saved = json.loads(json.dumps(chance.save()))
    again = load_chance(saved)
    assert again.save() == saved == chance.save()
    assert shuffle(again, [0, 1, 2]) == shuffle(chance, [0, 1, 2])
    assert words_of(again, 40) == words_of(chance, 40)
    assert again.save() == chance.save()


@pytest.mark.parametrize("number", range(35))
def test_fair_chance_is_saved_and_copied_in_the_middle_of_a_block(number: int) -> None:
    chance = used(FairChance(SECRET, 0), number)
    expected = list(islice(fair_words(SECRET), number, number + 20))
    assert words_of(load_chance(chance.save()), 20) == expected
    assert words_of(chance.copy(), 20) == expected
    assert words_of(chance, 20) == expected


def test_saved_states_have_the_form_they_always_had() -> None:
    assert FastChance(77).save() == ["fast", 77]
    assert used(FairChance(SECRET, 0), 5).save() == ["fair", SECRET.hex(), 5]
    assert ArrangedChance([[1, 2]], FastChance(77)).save() == ["arranged", [[1, 2]], ["fast", 77]]


BEYOND = MULTIPLIER * 2**32 - 1


@pytest.mark.parametrize(
    "junk",
    [
        None,
        7,
        "fast",
        {},
        [],
        [None],
        ["slow", 1],
        ["fast"],
        ["fast", 1, 2],
        ["fast", 0],
        ["fast", -1],
        ["fast", BEYOND],
        ["fast", 10**40],
        ["fast", "1"],
        ["fast", 1.0],
        ["fast", True],
        ["fast", None],
        ["fair", SECRET.hex()],
        ["fair", SECRET.hex(), -1],
        ["fair", SECRET.hex(), 10**40],
        ["fair", SECRET.hex(), 1.0],
        ["fair", SECRET.hex(), True],
        ["fair", "00", 0],
        ["fair", "no secret", 0],
        ["fair", 5, 0],
        ["arranged", [], None],
        ["arranged", None, ["fast", 1]],
        ["arranged", [1], ["fast", 1]],
        ["arranged", [[None]], ["fast", 1]],
        ["arranged", [["1"]], ["fast", 1]],
        ["arranged", [[1.5]], ["fast", 1]],
        ["arranged", ["12"], ["fast", 1]],
        ["arranged", []],
        # What follows an arrangement is never an arrangement; a nest of thousands would end a compiled program.
        ["arranged", [], ["arranged", [], ["fast", 1]]],
        [["fast"], 1],
    ],
    ids=repr,
)
def test_a_state_that_was_never_saved_is_refused(junk: object) -> None:
    with pytest.raises(ValueError, match="not a saved state of chance"):
        load_chance(junk)


@pytest.mark.parametrize("state", [1, BEYOND - 1])
def test_the_first_and_the_last_state_are_accepted(state: int) -> None:
    assert load_chance(["fast", state]).save() == ["fast", state]


# --- Arranged shuffles ------------------------------------------------------------------------------------------------


def test_arranged_shuffles_come_out_as_written_and_the_rest_from_chance() -> None:
    chance = ArrangedChance([[2, 0, 1], [1, 0]], FastChance(9))
    assert shuffle(chance, [0, 1, 2]) == [2, 0, 1]
    assert shuffle(chance, [0, 1]) == [1, 0]
    assert shuffle(chance, [0, 1, 2, 3]) == shuffle(FastChance(9), [0, 1, 2, 3])


def test_words_do_not_use_up_an_arrangement() -> None:
    chance = ArrangedChance([[1, 0]], FastChance(9))
    assert chance.word() == FastChance(9).word()
    assert shuffle(chance, [0, 1]) == [1, 0]


def test_an_arrangement_must_have_the_cards_of_the_pile() -> None:
    chance = ArrangedChance([[1, 1]], FastChance(9))
    pile = pile_of([0, 1])
    with pytest.raises(ValueError, match="the arranged shuffle has"):
        chance.shuffle(pile)
    assert pile.listed() == [0, 1]


def test_the_contract_of_chance_must_be_fulfilled() -> None:
    bare = Chance()
    for call in (bare.word, bare.copy, bare.save):
        with pytest.raises(NotImplementedError):
            call()
