"""Chance: everything random in a game comes from here, and its whole state is plain data.

Two generators answer the same questions. `FastChance` is for simulation: one integer, a few nanoseconds a number.
`FairChance` is for tables of people: keyed by a secret of 32 bytes whose commitment is published before the game and
which is published itself afterwards, so that everyone can repeat the shuffles. Neither touches the clock or the system.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.shown import shown
from signoria.core.zones import Pile

if TYPE_CHECKING:
    from collections.abc import Sequence

WORD: Final = 0xFFFFFFFF
# Multiply-with-carry, base 2**32. With this multiplier a * 2**32 - 1 and a * 2**31 - 1 are prime, which gives the full
# period, and every product stays below 2**63: the same numbers come out compiled (64-bit) and interpreted (unbounded).
MULTIPLIER: Final = 2147483085
SECRET_SIZE: Final = 32
WORDS_PER_BLOCK: Final = 16
MOST_WORDS: Final = 1 << 60


class Chance:
    """A source of random numbers that can be copied and saved."""

    def word(self) -> i64:
        """Give the next 32 random bits."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Give a source that will answer exactly as this one."""
        raise NotImplementedError

    def save(self) -> list[object]:
        """Give the state as JSON-able data, for `load_chance`."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """Give a number from 0 up to, not including, `bound`, every one equally likely."""
        product = self.word() * bound
        if (product & WORD) < bound:
            # The few words that would favour some numbers are thrown away.
            unfair = (WORD + 1 - bound) % bound
            while (product & WORD) < unfair:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, pile: Pile) -> None:
        """Put the cards of a pile into a random order."""
        cards = pile.cards
        last = pile.size - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[other]
            cards[other] = cards[last]
            cards[last] = card
            last -= 1


class FastChance(Chance):
    """A multiply-with-carry generator whose state is one integer."""

    def __init__(self, state: i64) -> None:
        self.state = state

    def word(self) -> i64:
        state = MULTIPLIER * (self.state & WORD) + (self.state >> 32)
        self.state = state
        return (state ^ (state >> 32)) & WORD

    def copy(self) -> Chance:
        return FastChance(self.state)

    def save(self) -> list[object]:
        return ["fast", int(self.state)]


class FairChance(Chance):
    """BLAKE2b in counter mode: word n is the n-th group of four bytes of the blocks keyed by the secret."""

    def __init__(self, secret: bytes, used: i64) -> None:
        self.secret = secret
        self.used = used
        self.block = b""

    def word(self) -> i64:
        place = self.used % WORDS_PER_BLOCK
        if place == 0 or not self.block:
            number: int = self.used // WORDS_PER_BLOCK
            self.block = blake2b(number.to_bytes(8, "little"), key=self.secret, digest_size=64).digest()
        self.used += 1
        start: int = place * 4
        return int.from_bytes(self.block[start : start + 4], "little")

    def copy(self) -> Chance:
        twin = FairChance(self.secret, self.used)
        twin.block = self.block
        return twin

    def save(self) -> list[object]:
        return ["fair", self.secret.hex(), int(self.used)]


class ArrangedChance(Chance):
    """For scenarios: the next shuffles come out as written, everything after them from `then`."""

    def __init__(self, arrangements: list[list[int]], then: Chance) -> None:
        self.arrangements = arrangements
        self.then = then

    def word(self) -> i64:
        return self.then.word()

    def shuffle(self, pile: Pile) -> None:
        if not self.arrangements:
            self.then.shuffle(pile)
            return
        wanted = self.arrangements[0]
        if sorted(wanted) != sorted(pile.listed()):
            raise ValueError(f"the arranged shuffle has {sorted(wanted)}, but the pile holds {sorted(pile.listed())}")
        self.arrangements = self.arrangements[1:]
        pile.clear()
        for card in wanted:
            pile.push(card)

    def copy(self) -> Chance:
        return ArrangedChance(self.arrangements, self.then.copy())

    def save(self) -> list[object]:
        return ["arranged", [list(cards) for cards in self.arrangements], self.then.save()]


def chance_from_seed(seed: object) -> Chance:
    """Give the fast generator for an integer seed, the fair one for a secret of 32 bytes."""
    if isinstance(seed, bytes):
        if len(seed) != SECRET_SIZE:
            raise ValueError(f"a secret seed has {SECRET_SIZE} bytes, this one has {len(seed)}")
        return FairChance(seed, 0)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"a seed is an integer, or {SECRET_SIZE} bytes for fair chance, not {seed!r}")  # noqa: TRY004
    return FastChance(spread(seed))


def fresh_chance(seed: object) -> FastChance:
    """Give chance that has nothing to do with the one of a game, for imagining what is hidden."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise ValueError(f"a seed is a whole number, not {shown(seed)}")  # noqa: TRY004
    return FastChance(spread(seed, b"imagined"))


def spread(seed: int, purpose: bytes = b"") -> int:
    """Turn any integer into a state of the fast generator, so that near seeds give unrelated games.

    Whatever is not the chance of a game itself names its purpose: the same seed then gives other numbers.
    """
    size = max(8, (seed.bit_length() + 8) // 8)
    digest = sha256(purpose + seed.to_bytes(size, "little", signed=True)).digest()
    return int.from_bytes(digest[:8], "little") % (MULTIPLIER * (WORD + 1) - 2) + 1


def commitment(secret: bytes) -> str:
    """Give what is published before a game with fair chance: it binds the dealer to the secret without telling it."""
    return blake2b(secret, digest_size=32).hexdigest()


def mixed(secret: bytes, shares: Sequence[bytes | None]) -> bytes:
    """Give the seed of a game in whose chance players have a share: whoever chose the secret did not choose the seed.

    There is a place for each seat, None for one without a share. Without any share the secret is the seed.
    """
    given = [bytes([seat]) + share for seat, share in enumerate(shares) if share is not None]
    return blake2b(b"".join(given), key=secret, digest_size=SECRET_SIZE).digest() if given else secret


def load_chance(saved: object) -> Chance:
    """Give the source that `Chance.save` wrote down."""
    # Not a match statement: mypyc binds the names of nested patterns wrongly.
    if isinstance(saved, list | tuple) and len(saved) == 3 and saved[0] == "arranged" and isinstance(saved[1], list):
        return ArrangedChance([arrangement(cards) for cards in saved[1]], load_generator(saved[2]))
    return load_generator(saved)


def load_generator(saved: object) -> Chance:
    """Give a saved generator."""
    if isinstance(saved, list | tuple) and len(saved) >= 2:
        if saved[0] == "fast" and len(saved) == 2 and is_below(saved[1], MULTIPLIER * (WORD + 1) - 1) and saved[1] != 0:
            return FastChance(saved[1])
        if saved[0] == "fair" and len(saved) == 3 and is_secret(saved[1]) and is_below(saved[2], MOST_WORDS):
            used: int = saved[2]
            chance = FairChance(bytes.fromhex(saved[1]), used - used % WORDS_PER_BLOCK)
            for _ in range(used % WORDS_PER_BLOCK):
                chance.word()
            return chance
    raise ValueError(f"this is not a saved state of chance: {shown(saved)}")


def is_below(number: object, bound: int) -> bool:
    """Whether something is a whole number from 0 up to, not including, a bound. True is 1 to Python, but not to us."""
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < bound


def is_secret(text: object) -> bool:
    """Whether something is a secret in hexadecimal digits."""
    return isinstance(text, str) and len(text) == 2 * SECRET_SIZE and all(digit in "0123456789abcdef" for digit in text)


def arrangement(cards: object) -> list[int]:
    """Give the result of a shuffle that was written down."""
    if isinstance(cards, list) and all(is_below(card, MOST_WORDS) for card in cards):
        return list(cards)
    raise ValueError(f"this is not a saved state of chance: {shown(cards)}")
