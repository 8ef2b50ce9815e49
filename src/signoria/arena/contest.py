"""A match from its first game to what it showed: played by a pool, kept in a folder, taken up again."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from signoria.arena.findings import Findings, findings
from signoria.arena.journal import Journal
from signoria.arena.lineups import Fixture, mixes
from signoria.arena.match import Match, Played, play_all
from signoria.arena.players import new_player
from signoria.arena.pool import Here
from signoria.bots.match import MOST_DECISIONS
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from signoria.arena.pool import Pool


def match_between(
    game: str,
    bots: Sequence[str] = (),
    *,
    seats: int | None = None,
    lineups: Sequence[Sequence[str]] = (),
    options: Sequence[Mapping[str, object]] = (),
    seed: int = 0,
    most_decisions: int = MOST_DECISIONS,
) -> Match:
    """Give a match of all mixes of some bots, or of line-ups. Raises ValueError for what cannot be played.

    Without `seats` as many play as there are bots, or as the game needs. Of several sets of options each deal takes the
    next.
    """
    played = REGISTRY.game(game)
    if bool(bots) == bool(lineups):
        raise ValueError("a match is between bots, or between line-ups: name either")
    if len({len(lineup) for lineup in lineups}) > 1:
        raise ValueError("all line-ups have the same number of seats")
    if lineups and seats not in {None, len(lineups[0])}:
        raise ValueError(f"these line-ups have {len(lineups[0])} seats, not {seats}")
    named = list(dict.fromkeys(bots))
    if bots and len(named) < 2:
        raise ValueError("a match is between at least two bots")
    at_table = min(max(played.fewest, len(named)), played.most) if seats is None else seats
    found = [tuple(lineup) for lineup in lineups] or mixes(named, at_table)
    for bot in dict.fromkeys(bot for mix in found for bot in mix):
        new_player(game, bot, 0)
    turns = [dict(one) for one in options] or [{}]
    for one in turns:
        played.new(len(found[0]), 0, one, listen=False)
    return Match(game, found, turns, seed, not lineups, most_decisions)


def hold(
    match: Match,
    games: int,
    *,
    pool: Pool | None = None,
    folder: Path | None = None,
    records: Path | None = None,
    tell: Callable[[int], None] = lambda _games: None,
) -> Findings:
    """Play at least so many games of a match, whole deals, and find out what they showed.

    With a folder they are kept there: those that are there already are not played again. With one for records every
    game that is played is written down there. The number of games that are done is told time after time.
    """
    wanted = match.fixtures(games)
    with nullcontext() if folder is None else Journal(folder, match) as journal:
        done: dict[Fixture, Played] = {}
        if journal is not None:
            done = {played.fixture: played for played in journal.played}
        tell(sum(fixture in done for fixture in wanted))
        missing = [fixture for fixture in wanted if fixture not in done]
        for played in play_all(match, missing, pool or Here(), keep=records is not None):
            if records is not None:
                keep(records, played)
            if journal is not None:
                journal.add(played)
            done[played.fixture] = played
            tell(1)
    return findings(match, [done[fixture] for fixture in wanted])


def keep(folder: Path, played: Played) -> None:
    """Write the record of a game down."""
    assert played.record is not None
    folder.mkdir(parents=True, exist_ok=True)
    seats = "-".join(bot.replace(":", ".") for bot in played.seats)
    (folder / f"{played.deal:06}-{played.mix}-{seats}.json").write_text(played.record, encoding="utf-8")
