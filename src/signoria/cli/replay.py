"""`signoria replay`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from signoria.cli.arguments import Refused, read_text
from signoria.core.chance import commitment
from signoria.core.record import MOST_CHARACTERS, RecordError, read_record, verify
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.record import Record
    from signoria.core.terminal import TerminalFace


def replay(
    file: Annotated[str, typer.Argument(help="The record to replay; - for stdin.")],
    seat: Annotated[int | None, typer.Option(help="Whose eyes to see with, from 0.", show_default="spectator")] = None,
    lang: Annotated[str | None, typer.Option(help="nl or en.", show_default="as the system")] = None,
) -> None:
    """Check a record move by move and tell what happened."""
    from signoria.cli.faces import face_of, language, print_score_sheet  # noqa: PLC0415 - texts are slow to import, and not always needed

    spoken = language(lang)
    try:
        record = read_record(read_text(file, MOST_CHARACTERS))
        position = verify(record, REGISTRY)
    except RecordError as wrong:
        raise Refused(f"{file}: {wrong}") from None
    if seat is not None and not 0 <= seat < len(record["seats"]):
        raise Refused(
            f"there is no seat {seat} in this record: seats are numbered from 0 to {len(record['seats']) - 1}"
        )
    face = face_of(REGISTRY.game(record["game"]), spoken)
    names = face.shown_names(record["seats"])
    for line in face.log(position.events(), seat, names):
        print(line)
    print()
    if position.over:
        print_score_sheet(face, position, seat, names)
        print_seals(face, record, names)
    else:
        print(face.words.text("replay-unfinished", moves=len(record["moves"])))


def print_seals(face: TerminalFace, record: Record, names: Sequence[str]) -> None:
    """Print what the players of a fair game saw sealed before it, for them to compare: all of it was opened since."""
    seed = record["seed"]
    if isinstance(seed, int):
        return
    shares = seed.get("shares", [])
    given = [(names[seat], bytes.fromhex(share)) for seat, share in enumerate(shares) if share is not None]
    print(face.words.text("replay-seals", shares=len(given)))
    for who, secret in [(face.words.text("replay-server"), bytes.fromhex(seed["secret"])), *given]:
        print(f"  {commitment(secret)}  {who}")
