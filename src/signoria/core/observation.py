"""What a seat sees, in numbers: an observation, for programs that learn.

A game says in a `Layout` what each number is about, and its encoder (position.py) writes them, in that order, straight
from a sight onto a `Page`. First comes the table, then each player, the seat that looks being the first of them and the
others following as they sit. An observation is as long for every position of a game with so many players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from signoria.core.options import Number, OneOf, SeveralOf, TableOption
from signoria.core.zones import with_room

if TYPE_CHECKING:
    from signoria.core.zones import Zone

# The numbers are 16 bits wide. No game comes near; whatever is beyond them is written as the nearest.
HIGHEST: Final = 32767
# Positions and counts of changes together are a number: counts have so many bits.
COUNTED: Final = 40
# What a page first has room for; it grows where a game has more sets of words.
ROOM: Final = 32
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

    def place(self, name: str) -> int:
        """Give where a field of the table begins."""
        return place_of(name, self.table)

    def player_place(self, name: str) -> int:
        """Give where a field of a player begins among the numbers of that player."""
        return place_of(name, self.player)

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


def place_of(name: str, fields: list[Field]) -> int:
    """Give how many numbers come before a field."""
    before = 0
    for field in fields:
        if field.name == name:
            return before
        before += field.size()
    raise LookupError(f"there is no field {name}")


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


class Settled:
    """What was settled before a game, as words of an observation: every value of an option but its default.

    Of a list each item is a word. Left out are options of which all that matters is seen on the table, by their names:
    who began, say.
    """

    def __init__(self, options: Sequence[TableOption], seen: Sequence[str]) -> None:
        self.words = [
            f"{option.name} {value}"
            for option in options
            if option.name not in seen
            for value in values_of(option)
            if value != option.default
        ]
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(self.words)}

    def field(self) -> Field:
        return Field("settled", "1 for each option of the table that is not settled as usual, by its value", self.words)

    def of(self, options: Mapping[str, object]) -> list[int]:
        """Give the words that are true of a game with these options."""
        said: list[int] = []
        for name, value in options.items():
            items: list[object] = list(value) if isinstance(value, list) else [value]
            said += [self.numbers[word] for item in items if (word := f"{name} {item}") in self.numbers]
        return said


def values_of(option: TableOption) -> list[object]:
    """Give what can be said of an option."""
    if isinstance(option, OneOf):
        return list(option.words)
    if isinstance(option, Number):
        return list(range(option.least, option.most + 1))
    assert isinstance(option, SeveralOf)
    return list(option.items)


class Page:
    """Where observations are written, one over the other.

    Single numbers and rows are written whole, zeros included. Of sets of words only what has changed is written. Of a
    few cards of many kinds only what is there is written and remembered, and wiped out before the next observation.
    What a position counts the changes of is left as it stands until they are more.
    """

    def __init__(self, numbers: vec[i16], start: i64, size: i64) -> None:
        self.numbers = numbers
        self.start = start
        self.size = size
        self.at = start
        self.written: vec[i32] = vec[i32]([0] * int(size))
        self.count: i64 = 0
        # Sets of words, and changes that had been counted, as they stand on the page, in their order; and how many of
        # them the next observation has come to.
        self.standing: vec[i64] = vec[i64]([0] * ROOM)
        self.come_to: i64 = 0
        # The position that was looked at last, and how many there have been.
        self.position: object = None
        self.positions: i64 = 0
        # A number to go with one of the changes.
        self.noted: i64 = 0
        # What was settled before the game that was looked at last, and the words for it.
        self.game: object = None
        self.settled: list[int] = []

    def begin(self, position: object) -> None:
        """Wipe out what was written, to write another observation."""
        if self.position is not position:
            self.position = position
            self.positions += 1
        numbers = self.numbers
        written = self.written
        count = self.count
        place: i64 = 0
        while place < count:
            numbers[i64(written[place])] = 0
            place += 1
        self.count = 0
        self.come_to = 0
        self.at = self.start

    def end(self) -> None:
        """Check that the observation is as long as the page."""
        if self.at != self.start + self.size:
            raise ValueError(f"an observation of {self.at - self.start} numbers was written on a page of {self.size}")

    # --- Written whole ---------------------------------------------------------------------------------------------

    def number(self, number: i64) -> None:
        if number > HIGHEST:
            number = HIGHEST
        elif number < -HIGHEST:
            number = -HIGHEST
        self.numbers[self.at] = i16(number)
        self.at += 1

    def flag(self, yes: bool) -> None:  # noqa: FBT001 - it writes a yes or no
        self.numbers[self.at] = i16(yes)
        self.at += 1

    def row(self, values: vec[i64], size: i64, among: i64 = -1) -> None:
        """Write so many small numbers, or of them those of the words that are in a set of bits."""
        numbers = self.numbers
        at = self.at
        word: i64 = 0
        while word < size:
            numbers[at + word] = i16(values[word] & -((among >> word) & 1))
            word += 1
        self.at = at + size

    # --- Written where something has changed -------------------------------------------------------------------------

    def members(self, members: i64, size: i64) -> None:
        """Write for each word whether it is in a set of bits: all that is not so already."""
        place = self.at
        self.at += size
        changed = self.instead_of(members) ^ members
        numbers = self.numbers
        while changed != 0:
            while changed & 0xFF == 0:
                changed >>= 8
                members >>= 8
                place += 8
            if changed & 1:
                numbers[place] = i16(members & 1)
            changed >>= 1
            members >>= 1
            place += 1

    def one_of(self, word: i64, size: i64) -> None:
        """Write 1 for one word of several; none for a negative one."""
        at = self.at
        self.at = at + size
        if word < 0:
            word = -1
        before = self.instead_of(word + 1) - 1
        if before != word:
            if before >= 0:
                self.numbers[at + before] = 0
            if word >= 0:
                self.numbers[at + word] = 1

    def same(self, changes: i64) -> bool:
        """Say whether what follows stands on the page already: nothing has changed since, by a count of this position.

        What is written then stays until the count is another one: only in ways that are not wiped out.
        """
        now = (self.positions << COUNTED) + changes
        return self.instead_of(now) == now

    def instead_of(self, value: i64) -> i64:
        """Give what stood here in the last observation in place of a value."""
        number = self.come_to
        self.come_to = number + 1
        if number >= len(self.standing):
            self.standing = with_room(self.standing)
        before = self.standing[number]
        self.standing[number] = value
        return before

    def leave(self, sets: i64, size: i64) -> None:
        """Leave so many sets of words as they stand."""
        self.come_to += sets
        self.at += size

    def clear(self, size: i64) -> None:
        """Write 0 so many times from here on, and stay here."""
        numbers = self.numbers
        at = self.at
        end = at + size
        while at < end:
            numbers[at] = 0
            at += 1

    def recount(self, zone: Zone) -> None:
        """Add the cards that lie somewhere, kind by kind, to numbers that are not wiped out."""
        cards = zone.cards
        numbers = self.numbers
        start = self.at
        size = zone.size
        card: i64 = 0
        while card < size:
            numbers[start + cards[card]] += 1
            card += 1

    def options(self, game: object, options: dict[str, object], settled: Settled) -> None:
        """Write what was settled before a game: `game` stands for it as long as it is played."""
        if self.game is not game:
            self.game = game
            for word in self.settled:
                self.numbers[self.at + word] = 0
            self.settled = settled.of(options)
            for word in self.settled:
                self.numbers[self.at + word] = 1
        self.at += len(settled.words)

    # --- Written where there is something ----------------------------------------------------------------------------

    def skip(self, size: i64) -> None:
        """Leave so many numbers 0, or as they have been added up. Not for what is written whole at other times."""
        self.at += size

    def set(self, place: i64, number: i16) -> None:
        """Write a number that is not 0 at a place where nothing is written yet."""
        self.numbers[place] = number
        self.written[self.count] = i32(place)
        self.count += 1

    def add(self, word: i64, number: i64) -> None:
        """Add to the number of a word of the field that begins here."""
        place = self.at + word
        before = self.numbers[place]
        if before != 0:
            self.numbers[place] = before + i16(number)
        elif number != 0:
            self.set(place, i16(number))

    def counts(self, zone: Zone, size: i64) -> None:
        """Write how many cards of each kind lie somewhere."""
        if zone.size > 0:
            self.tally(zone)
        self.at += size

    def tally(self, zone: Zone) -> None:
        """Add the cards that lie somewhere, kind by kind."""
        cards = zone.cards
        numbers = self.numbers
        written = self.written
        count = self.count
        start = self.at
        size = zone.size
        card: i64 = 0
        while card < size:
            place = start + cards[card]
            before = numbers[place]
            if before == 0:
                written[count] = i32(place)
                count += 1
            numbers[place] = before + 1
            card += 1
        self.count = count


def blank_page(size: int) -> Page:
    """Give a page of its own for one observation."""
    return Page(vec[i16]([0] * size), 0, size)
