"""Messages put into words for a reader. The browser has the same in client/src/lib/text; the same cases test both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from signoria.core.text import FORMS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.message import Arguments, Message
    from signoria.core.speech import Speech
    from signoria.core.text import Texts


class Formatter:
    """Puts messages into words, in one language, for one reader who knows the players by name."""

    def __init__(
        self, texts: Texts, names: Sequence[str], reader: int | None = None, variants: Sequence[str] = ()
    ) -> None:
        """Words are for a seat, or for a spectator (None); names are printed in the first variant that they have."""
        self.texts = texts
        self.names = names
        self.reader = reader
        self.variants = variants

    def text(self, message: Message) -> str:
        """Give the sentence; without a text for it, the facts themselves. Raises ValueError where a text wants more.

        A seat `player` fills in `$player` with a name and tells by `$player-you` whether that is the reader. A list
        tells by `$cards-count` how many there are; a list of seats does all that, and has in `$winners-others` the
        names without the reader's. A name `card` has its forms in `$card-one`, `$card-the`, `$card-many` and
        `$card-within`; so have lists of names.
        """
        key, arguments = message
        if not self.texts.has(key):
            return self._plainly(key, arguments)
        variables: dict[str, str | int] = {}
        for variable, argument in arguments.items():
            variables |= self._variables(variable, argument)
        return self.texts.text(self.texts.variant(key, self.variants), **variables)

    def label(self, speech: Speech, notation: str) -> str:
        """Give the label of an option; the notation itself without a text for it."""
        label = speech.label(notation)
        return self.text(label) if self.texts.has(label[0]) else notation

    def _variables(self, variable: str, argument: object) -> dict[str, str | int]:
        if isinstance(argument, bool):
            return {variable: _yes(argument)}
        if isinstance(argument, int | str):
            return {variable: argument}
        items = argument if _is_list(argument) else [argument]
        told: dict[str, str | int] = {variable: self._listing(items)}
        seats = [item["seat"] for item in items if _tells(item, "seat")]
        if seats:
            told[f"{variable}-you"] = _yes(self.reader in seats)
            told[f"{variable}-others"] = self._listing([item for item in items if item != {"seat": self.reader}])
        if any(_tells(item, "name") for item in items):
            for form in FORMS:
                told[f"{variable}-{form}"] = self._listing(items, form)
        if _is_list(argument):
            told[f"{variable}-count"] = len(items)
        elif _tells(argument, "counted"):
            told[f"{variable}-count"] = sum(argument["counted"].values())
        return told

    def _listing(self, items: Sequence[object], form: str = "") -> str:
        return self.texts.listing([self._words(item, form) for item in items])

    def _words(self, item: object, form: str = "") -> str:
        if _tells(item, "seat"):
            return str(self.names[item["seat"]])
        if _tells(item, "name"):
            return self.texts.named(item["name"], self.variants, form)
        if _tells(item, "counted"):
            return self.texts.counted(item["counted"], self.variants)
        if isinstance(item, tuple | list):
            return self.text((item[0], item[1]))
        raise TypeError(f"nothing to say of {item!r:.80}")

    def _plainly(self, key: str, arguments: Arguments) -> str:
        # Of a game without texts: who it is about, what it is, and what is known of it.
        part, _, what = key.partition("-")
        if part == "question":
            return what
        player = arguments.get("player")
        who = f"{self._words(player)}: " if _tells(player, "seat") else ""
        facts = [f"{fact} {self._variables(fact, arguments[fact])[fact]}" for fact in arguments if fact != "player"]
        return f"{who}{what} ({', '.join(facts)})" if part == "event" and facts else f"{who}{what}"


def _is_list(argument: object) -> TypeGuard[list[object]]:
    # A message begins with its key, in JSON too, and no list begins with a word.
    return isinstance(argument, list) and not (argument and isinstance(argument[0], str))


def _tells(item: object, fact: str) -> TypeGuard[dict[str, Any]]:
    return isinstance(item, dict) and fact in item


def _yes(value: bool) -> str:  # noqa: FBT001 - turns the value itself into a word
    return "yes" if value else "no"
