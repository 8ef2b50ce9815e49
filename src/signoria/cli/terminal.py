"""`signoria terminal`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from signoria.bots import bot_names
from signoria.cli.arguments import (
    Options,
    Preset,
    Refused,
    check_start,
    known_bot,
    known_game,
    reason,
    seat_words,
    seed_or_new,
    table_options,
)
from signoria.cli.screen import shortened
from signoria.core.record import Recording, checked_names

if TYPE_CHECKING:
    from signoria.cli.hotseat import Hotseat
    from signoria.cli.screen import Screen
    from signoria.core.game import Game
    from signoria.core.terminal import TerminalFace

PERSON: Final = "you"
FAVOURITE_BOT: Final = "house"
# In any language: who answers in another one is understood.
YES: Final = ("j", "ja", "y", "yes")
NO: Final = ("n", "nee", "no", "q")
SAVE: Final = ("b", "s")


def terminal(
    game: Annotated[str, typer.Argument(help="The game, for example dominion.")],
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: you, you:Name, or the name of a bot, for example you:Ann,you:Bob,big-money.",
            show_default="you and a bot",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same shuffles.", show_default="new")] = None,
    lang: Annotated[str | None, typer.Option(help="nl or en.", show_default="as the system")] = None,
    options: Options = "{}",
    preset: Preset = None,
    record: Annotated[str | None, typer.Option(help="The file to write the record to.", show_default="none")] = None,
) -> None:
    """Play against bots, or with several people at one screen, with the keyboard alone."""
    # Texts are slow to import, and not every command needs them.
    from signoria.cli.faces import face_of, language  # noqa: PLC0415
    from signoria.cli.hotseat import Hotseat  # noqa: PLC0415
    from signoria.cli.screen import InputEnded, Screen  # noqa: PLC0415

    chosen = known_game(game)
    face = face_of(chosen, language(lang))
    words = seat_words(default_seats(chosen) if seats is None else seats)
    names = names_on_seats(chosen, words, face.words.text("person"))
    wanted = table_options(chosen, options, preset)
    check_start(chosen, len(names), wanted)
    if record is not None and (Path(record).is_dir() or not Path(record).parent.is_dir()):
        raise Refused(f"{record!r} cannot be written: it is a folder, or lies in one that does not exist")
    number = seed_or_new(seed)
    bots = {seat: word for seat, word in enumerate(words) if not is_person(word)}
    screen = Screen()
    table = Hotseat(face, screen, Recording(chosen, names, number, wanted), bots)
    played = 1
    try:
        while True:
            over = table.play()
            if record is not None:
                save(table, screen, numbered(record, played))
            elif not over:
                save_if_wanted(table, screen)
            if not over or not another_game(face, screen, table):
                break
            wanted = face.options_after(wanted, table.recording.position.winners())
            number += 1
            played += 1
            table = Hotseat(face, screen, Recording(chosen, names, number, wanted), bots)
    except InputEnded:
        if record is not None:
            save(table, screen, numbered(record, played))
    screen.show([face.words.text("goodbye")])


# --- Seats -----------------------------------------------------------------------------------------------------------


def default_seats(game: Game) -> str:
    """Seat one person and the best bot there is."""
    known = bot_names(game.name)
    return f"{PERSON},{FAVOURITE_BOT if FAVOURITE_BOT in known else known[-1]}"


def is_person(word: str) -> bool:
    """Whether a seat is for a person: `you` or `you:Name`."""
    return word.partition(":")[0] == PERSON


def names_on_seats(game: Game, words: list[str], person: str) -> list[str]:
    """Give the name of whoever sits on each seat."""
    names = [seat_name(game, word, person) for word in words]
    if not any(is_person(word) for word in words):
        raise Refused(f"somebody has to play: write {PERSON} for at least one of the seats")
    try:
        checked_names(names)
    except ValueError as wrong:
        raise Refused(str(wrong)) from None
    people = [name for name, word in zip(names, words, strict=True) if ":" in word]
    for name in people:
        if names.count(name) > 1:
            raise Refused(f"two players are called {name}")
    return names


def seat_name(game: Game, word: str, person: str) -> str:
    """Give the name of whoever sits on one seat."""
    if not is_person(word):
        return known_bot(game, word, others=f"; {PERSON} stands for a person")
    _, colon, name = word.partition(":")
    return name.strip() if colon else person


# --- After a game ----------------------------------------------------------------------------------------------------


def another_game(face: TerminalFace, screen: Screen, table: Hotseat) -> bool:
    """Ask whether to play once more."""
    while True:
        answer = screen.ask(face.words.text("again")).casefold()
        if answer in YES:
            return True
        if answer in NO:
            return False
        if answer in SAVE:
            save_if_wanted(table, screen)


def save_if_wanted(table: Hotseat, screen: Screen) -> None:
    """Ask for a file name until the record is saved or nobody wants it."""
    while name := screen.ask(table.words.text("save-name")):
        if Path(name).exists():
            screen.show([table.words.text("save-exists", file=shortened(name))])
        elif save(table, screen, name):
            return


def save(table: Hotseat, screen: Screen, name: str) -> bool:
    """Write the record; say whether that worked."""
    try:
        Path(name).write_text(table.recording.dumps(), encoding="utf-8")
    except (OSError, ValueError) as wrong:
        screen.show([table.words.text("save-failed", file=shortened(name), reason=reason(wrong))])
        return False
    screen.show([table.words.text("save-done", file=shortened(name))])
    return True


def numbered(name: str, played: int) -> str:
    """Give the file of a game: the first has the name as it is, later ones a number too."""
    path = Path(name)
    return name if played == 1 else str(path.with_name(f"{path.stem}-{played}{path.suffix}"))
