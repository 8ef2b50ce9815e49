"""What a seat sees, in numbers: an observation, for programs that learn.

A game says in a `Layout` what each number is about, and its encoder (position.py) writes them, in that order, straight
from a sight onto a `Page`. First comes the table, then each player, the seat that looks being the first of them and the
others following as they sit. An observation is as long for every position of a game with so many players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

if TYPE_CHECKING:
    from signoria.core.zones import Zone

# The numbers are 16 bits wide. No game comes near; whatever is beyond them is written as the nearest.
HIGHEST: Final = 32767
# Instead of a number that the seat may not know.
UNKNOWN: Final = -1


class Field:
    """Something that an observation tells: one number, or one for each of some words."""

    def __init__(self, name: str, about: str, words: Sequence[str] = ()) -> None:
        self.name = name
        self.about = about
        self.words = words

    def size(self) -> int:
        return len(self.words) or 1


class Layout:
    """What each number of an observation is about.

    The version goes up whenever a number comes to mean something else, for what was learnt before no longer fits.
    """

    def __init__(self, version: int, table: Sequence[Field], player: Sequence[Field]) -> None:
        self.version = version
        self.table = list(table)
        self.player = list(player)
        self.table_size = sum([field.size() for field in table])
        self.player_size = sum([field.size() for field in player])

    def size(self, players: int) -> int:
        """How many numbers an observation of a game with so many players has."""
        return self.table_size + players * self.player_size

    def names(self, players: int) -> list[str]:
        """Name every number, in order: `coins`, `supply copper`, `player 1 hand_size`."""
        named = [name for field in self.table for name in names_of(field)]
        for player in range(players):
            named += [f"player {player} {name}" for field in self.player for name in names_of(field)]
        return named

    def read(self, numbers: Sequence[int], players: int) -> dict[str, object]:
        """Give an observation by the names of its fields; `players` lists those of each player."""
        told = read_fields(self.table, numbers, 0)
        starts = [self.table_size + player * self.player_size for player in range(players)]
        told["players"] = [read_fields(self.player, numbers, start) for start in starts]
        return told


def names_of(field: Field) -> list[str]:
    return [f"{field.name} {word}" for word in field.words] or [field.name]


def read_fields(fields: list[Field], numbers: Sequence[int], start: int) -> dict[str, object]:
    """Give the fields that stand one after another: a number each, or those that are not 0 by their words."""
    told: dict[str, object] = {}
    at = start
    for field in fields:
        here = [int(number) for number in numbers[at : at + field.size()]]
        told[field.name] = (
            {word: number for word, number in zip(field.words, here) if number} if field.words else here[0]
        )
        at += field.size()
    return told


class Page:
    """Where observations are written, one over the other. What an observation does not write is 0.

    Most numbers of an observation are 0, so those that are not are remembered, and only they are wiped out.
    """

    def __init__(self, numbers: vec[i16], start: i64, size: i64) -> None:
        self.numbers = numbers
        self.start = start
        self.size = size
        self.at = start
        self.written: vec[i64] = vec[i64]([0] * int(size))
        self.count: i64 = 0

    def begin(self) -> None:
        """Wipe out what was written, to write another observation."""
        numbers = self.numbers
        written = self.written
        place: i64 = 0
        while place < self.count:
            numbers[written[place]] = 0
            place += 1
        self.count = 0
        self.at = self.start

    def end(self) -> None:
        """Check that the observation is as long as the page."""
        if self.at != self.start + self.size:
            raise ValueError(f"an observation of {self.at - self.start} numbers was written on a page of {self.size}")

    def set(self, place: i64, number: i64) -> None:
        """Write a number that is not 0 at a place where nothing is written yet."""
        if number > HIGHEST:
            number = HIGHEST
        elif number < -HIGHEST:
            number = -HIGHEST
        self.numbers[place] = i16(number)
        self.written[self.count] = place
        self.count += 1

    def add(self, word: i64, number: i64) -> None:
        """Add to the number of a word of the field that begins here."""
        place = self.at + word
        before: i64 = i64(self.numbers[place])
        if before != 0:
            self.numbers[place] = i16(before + number)
        elif number != 0:
            self.set(place, number)

    def skip(self, size: i64) -> None:
        """Leave so many numbers 0, or as they have been added up."""
        self.at += size

    def number(self, number: i64) -> None:
        if number != 0:
            self.set(self.at, number)
        self.at += 1

    def flag(self, yes: bool) -> None:  # noqa: FBT001 - it writes a yes or no
        if yes:
            self.set(self.at, 1)
        self.at += 1

    def one_of(self, word: i64, size: i64) -> None:
        """Write 1 for one word of several; none for a negative one."""
        if word >= 0:
            self.set(self.at + word, 1)
        self.at += size

    # What follows is done for many numbers at once, so it calls nothing.

    def members(self, members: i64, size: i64) -> None:
        """Write 1 for each word that is in a set of bits."""
        place = self.at
        self.at += size
        if members == 0:
            return
        numbers = self.numbers
        written = self.written
        count = self.count
        while members != 0:
            while members & 0xFF == 0:
                members >>= 8
                place += 8
            if members & 1:
                numbers[place] = 1
                written[count] = place
                count += 1
            members >>= 1
            place += 1
        self.count = count

    def row(self, values: vec[i64], size: i64, among: i64 = -1) -> None:
        """Write so many small numbers, or of them those of the words that are in a set of bits."""
        numbers = self.numbers
        written = self.written
        count = self.count
        start = self.at
        word: i64 = 0
        while word < size:
            if values[word] != 0 and (among >> word) & 1:
                numbers[start + word] = i16(values[word])
                written[count] = start + word
                count += 1
            word += 1
        self.count = count
        self.at += size

    def counts(self, zone: Zone, size: i64) -> None:
        """Write how many cards of each kind lie somewhere."""
        self.tally(zone)
        self.at += size

    def tally(self, zone: Zone) -> None:
        """Add the cards that lie somewhere, kind by kind."""
        if zone.size == 0:
            return
        cards = zone.cards
        numbers = self.numbers
        start = self.at
        card: i64 = 0
        while card < zone.size:
            place = start + cards[card]
            before = numbers[place]
            if before == 0:
                self.written[self.count] = place
                self.count += 1
            numbers[place] = before + 1
            card += 1


def blank_page(size: int) -> Page:
    """Give a page of its own for one observation."""
    return Page(vec[i16]([0] * size), 0, size)
