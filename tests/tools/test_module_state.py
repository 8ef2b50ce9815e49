"""State in modules: what rules share without showing it is found out."""

from __future__ import annotations

import ast

import pytest

from tools.module_state import FOLDERS, SOURCES, Module, Reader, read

# A class whose objects change, one whose objects do not, and functions that give them.
CLASSES = """
from typing import Final

class Offer:
    def __init__(self) -> None:
        self.items = []
        self.size = 0

    def add(self, action: int) -> None:
        self.items.append(action)

class LongOffer(Offer): ...

class Card:
    def __init__(self, name: str) -> None:
        self.name = name
        self.words = []
        self.split()

    def split(self) -> None:
        self.words.append(self.name)

    def label(self) -> str:
        return self.name

def offer() -> Offer: ...
def cards() -> list[Card]: ...
def actions() -> list[Callable[[Offer], None]]: ...
"""


def complaints(source: str, classes: str = CLASSES) -> list[str]:
    """Give what is wrong with a module of rules, which may use the classes above."""
    modules = [Module("game.table", ast.parse(classes)), Module("game.rules", ast.parse(source))]
    return [complaint.partition(": ")[2] for complaint in Reader(modules).complaints()]


def test_core_and_games_keep_nothing_in_their_modules() -> None:
    modules = read(FOLDERS, SOURCES)
    assert len(modules) > 200
    assert Reader(modules).complaints() == []


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("OFFER: Final = Offer()", "OFFER holds a Offer, which changes in add"),
        ("OFFERS: Final = [Offer(), Offer()]", "OFFERS holds a Offer, which changes in add"),
        ("CLASSES: Final = [LongOffer]", "CLASSES holds a LongOffer, which changes in add"),
        ("OFFER: Final = offer()", "OFFER holds a Offer, which changes in add"),
        ("PROBE = Offer()", "'PROBE = Offer()' is no constant: it is not Final"),
        ("STACK = NUMBERS['stack']", "\"STACK = NUMBERS['stack']\" is no constant: it is not Final"),
        ("seen = []", "'seen = []' is no constant: it is not Final"),
        ("for place in range(3): print(place)", "'for place in range(3):' is no constant: it is not Final"),
        ("SEEN: Final = []\ndef see(card): SEEN.append(card)", "SEEN is changed"),
        ("SEEN: Final = {}\ndef see(card): SEEN[card] = 1", "SEEN is changed"),
        ("SEEN: Final = {}\ndef see(card): del SEEN[card]", "SEEN is changed"),
        ("SEEN: Final = [0]\ndef see(card): SEEN[0] += 1", "SEEN is changed"),
        ("ONE: Final = Card('one')\ndef see(name): ONE.name = name", "ONE is changed"),
        ("def count():\n    global number\n    number = 1", "a function changes the module's number"),
        ("@lru_cache(maxsize=9)\ndef price(card): ...", "price keeps a cache"),
        ("class Frame:\n    seen = []", "all objects of class Frame share 'seen = []'"),
    ],
)
def test_what_could_change_is_named(source: str, complaint: str) -> None:
    head = "from game.table import Card, LongOffer, Offer, offer\n"
    assert complaint in complaints(head + source)


@pytest.mark.parametrize(
    "source",
    [
        "ROOM: Final = 24",
        "NAMES: Final[list[str]] = ['one', 'two']",
        "CARDS: Final = [Card('one'), Card('two')]",
        "CARDS: Final = cards()",
        # What a function is given is not kept, and neither is what one gives that nobody calls yet.
        "ACTIONS: Final = actions()",
        "MAKER: Final = offer",
        "def gather():\n    offer = Offer()\n    offer.add(3)\n    offer.size = 1",
        "SEEN: Final = [1]\ndef see(card):\n    seen = list(SEEN)\n    seen.append(card)",
        "Cells: TypeAlias = frozenset[int]",
        "Place = int | Literal['stack'] | None",
        "View = TypedDict('View', {'face-up': int})",
        "if TYPE_CHECKING:\n    from game.table import Offer",
        "__all__ = ['see']",
    ],
)
def test_what_is_settled_may_stand_there(source: str) -> None:
    assert complaints("from game.table import Card, Offer, actions, cards, offer\n" + source) == []


def test_a_table_of_another_module_is_not_changed_either() -> None:
    table = CLASSES + "\nNAMES: Final = ['one']\n"
    assert complaints("from game.table import NAMES\ndef add(name): NAMES.append(name)", table) == ["NAMES is changed"]
    assert complaints("from game import table\ndef add(name): table.NAMES.append(name)", table) == [
        "table.NAMES is changed"
    ]
