"""Records: a game as played, as one small JSON document that anybody can replay and check.

A record has the options, the seats, the seed and the moves in notation; from those the whole game follows, shuffles
included. The result stands beside them, so that a record can be read without replaying it. While a game with fair
chance runs, its record has the commitment in place of the secret; afterwards it has both, and the players' shares.
Where bots made moves for people who were away, or people had a hint, it says which.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NoReturn, NotRequired, TypedDict, cast

from mypy_extensions import i64, mypyc_attr

from signoria.core.chance import commitment, is_secret, mixed
from signoria.core.options import checked_options
from signoria.core.position import IllegalAction
from signoria.core.shown import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from signoria.core.game import Game
    from signoria.core.position import Position
    from signoria.core.registry import Registry

FORMAT: Final = 1
FIELDS: Final = ("format", "game", "options", "seats", "seed", "moves", "result")
# Those that a record may have besides.
MORE_FIELDS: Final = ("kept", "resigned", "hinted")
# Far more than the longest game needs; a file beyond it is not worth reading.
MOST_CHARACTERS: Final = 8_000_000
LONGEST_NAME: Final = 40


class RecordError(ValueError):
    """A record that is wrong. The message is one sentence that names the first wrong move, or the wrong field."""


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class FairSeed(TypedDict, total=False):
    """What the chance of a fair game comes from, each in hexadecimal digits."""

    secret: str
    commitment: str
    shares: list[str | None]  # by seat, where players had a share in it


class Record(TypedDict):
    """A game as played."""

    format: int
    game: str
    options: dict[str, object]
    seats: list[str]
    seed: int | FairSeed
    moves: list[str]
    result: Result | None
    kept: NotRequired[list[int]]  # the moves that bots made for people, by number, from 1
    resigned: NotRequired[list[int | None]]  # by seat, after how many moves its player resigned
    hinted: NotRequired[list[int]]  # the moves whose players had a hint, by number, from 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Somebody who is told of every move that is made."""

    def note(self, action: i64) -> None:
        """Take note of a move that has been made."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Recording(Witness):
    """A game that is being played and written down."""

    def __init__(self, game: Game, seats: Sequence[str], seed: int | bytes, options: object = None) -> None:
        """Start a game with a named player, or bot, on each seat. Raises ValueError for what the game refuses."""
        self.game = game
        self.seats = checked_names(list(seats))
        self.seed = seed
        self.options = checked_options(game.table_options, options)
        self.moves: list[str] = []
        # The numbers of the moves, from 1, whose players had a hint.
        self.hinted: set[int] = set()
        self.position = self._start()

    def play(self, notation: object) -> None:
        """Make a move. Raises `IllegalAction` and changes nothing when it is not possible."""
        self.choose(self.position.parse(notation))

    def choose(self, action: object) -> None:
        """Make a move by its number."""
        self.position.choose(action)
        assert isinstance(action, int)
        self.note(action)

    def note(self, action: i64) -> None:
        """Write a move down that somebody else has made in the position."""
        self.moves.append(self.position.notation(action))

    def hint(self) -> None:
        """Write down that whoever makes the next move has had a hint."""
        self.hinted.add(len(self.moves) + 1)

    def back_to(self, ply: int) -> None:
        """Take back all moves but the first `ply` ones."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"there is no move {ply} to go back to: {len(self.moves)} moves have been made")
        position = self._start()
        for move in self.moves[:ply]:
            position.play(move)
        self.position = position
        del self.moves[ply:]

    def record(self) -> Record:
        """Give the game as played so far."""
        record: Record = {
            "format": FORMAT,
            "game": self.game.name,
            "options": self.options,
            "seats": list(self.seats),
            "seed": self._published_seed(),
            "moves": list(self.moves),
            "result": result_of(self.position),
        }
        hinted = sorted(number for number in self.hinted if number <= len(self.moves))
        if hinted:
            record["hinted"] = hinted
        return record

    def dumps(self) -> str:
        """Give the record as JSON, a move to a line."""
        return json.dumps(self.record(), ensure_ascii=False, indent=1) + "\n"

    def _start(self) -> Position:
        return self.game.new(len(self.seats), self.seed, self.options)

    def _published_seed(self) -> int | FairSeed:
        if isinstance(self.seed, int):
            return self.seed
        return {"secret": self.seed.hex()} if self.position.over else {"commitment": commitment(self.seed)}


def read_record(text: str | bytes) -> Record:
    """Read a record. Only its form is checked; `replay` and `verify` check the game. Raises `RecordError`."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"this is too big for a record: it is longer than {MOST_CHARACTERS} characters")
    try:
        content = json.loads(text)
    except UnicodeDecodeError:
        raise RecordError("this is not a record: it is not text in UTF-8") from None
    except RecursionError:
        raise RecordError("this is not a record: it is nested too deeply") from None
    except ValueError as wrong:
        raise RecordError(f"this is not a record: it is not JSON ({wrong})") from None
    return checked_record(content)


def replay(record: object, games: Registry) -> Iterator[tuple[int, str, Position]]:
    """Play a record again: after each move give its number (from 1), the move, and the position, which goes on.

    Raises `RecordError` as soon as something is wrong, at the latest at the end when the result does not match.
    """
    return replayed(checked_record(record), games)[1]


def verify(record: object, games: Registry) -> Position:
    """Check a record by playing it again; give the position it ends with. Raises `RecordError`."""
    position, moves = replayed(checked_record(record), games)
    for _ in moves:
        pass
    return position


def result_of(position: Position) -> Result | None:
    """Give the result of a game, or None while it goes on."""
    return {"scores": position.scores(), "winners": position.winners()} if position.over else None


# --- Replaying -------------------------------------------------------------------------------------------------------


def replayed(record: Record, games: Registry) -> tuple[Position, Iterator[tuple[int, str, Position]]]:
    """Give the position that a record begins with, and its moves, each made when it is asked for."""
    position = _start(record, games)
    return position, _moves(record, position)


def _start(record: Record, games: Registry) -> Position:
    try:
        game = games.game(record["game"])
    except ValueError as wrong:
        _refuse("game", wrong)
    seats = len(record["seats"])
    if not game.fewest <= seats <= game.most:
        _refuse("seats", f"{game.name} is played by {game.fewest} to {game.most} players, not by {seats}")
    try:
        return game.new(seats, _seed(record["seed"]), game.kept(record["options"]))
    except RecordError:
        raise
    except ValueError as wrong:
        _refuse("options", wrong)


def _seed(seed: int | FairSeed) -> int | bytes:
    if isinstance(seed, int):
        return seed
    if "secret" not in seed:
        _refuse("seed", "the secret of this game is not published yet, so its moves cannot be checked")
    secret = bytes.fromhex(seed["secret"])
    if seed.get("commitment", commitment(secret)) != commitment(secret):
        _refuse("seed", "the commitment does not match the secret")
    return mixed(secret, [None if share is None else bytes.fromhex(share) for share in seed.get("shares", [])])


def _moves(record: Record, position: Position) -> Iterator[tuple[int, str, Position]]:
    for number, move in enumerate(record["moves"], start=1):
        try:
            position.play(move)
        except IllegalAction as wrong:
            raise RecordError(f"move {number} is wrong: {wrong}") from None
        yield number, move, position
    _compare(record["result"], result_of(position), len(record["moves"]))


def _compare(said: Result | None, found: Result | None, moves: int) -> None:
    if said == found:
        return
    if found is None:
        _refuse("result", f"the game is not over after the {moves} moves of this record")
    if said is None:
        _refuse("result", f"it is missing, although the game is over after move {moves}")
    for field in ("scores", "winners"):
        if said[field] != found[field]:
            _refuse("result", f"the {field} are {found[field]}, not {said[field]}")


# --- The form of a record --------------------------------------------------------------------------------------------


def checked_record(content: object) -> Record:
    """Give a record back if it has the form of one. Raises `RecordError` with the field that is wrong."""
    if not isinstance(content, dict):
        raise RecordError(f"this is not a record: it is not a JSON object but {shown(content)}")
    if not _is_number(content.get("format")) or content["format"] != FORMAT:
        _refuse("format", f"only format {FORMAT} is known, not {content.get('format')!r:.40}")
    for field in FIELDS:
        if field not in content:
            _refuse(field, "it is missing")
    for field in content:
        if field not in FIELDS and field not in MORE_FIELDS:
            _refuse(field, "a record has no such field")
    if not isinstance(content["game"], str):
        _refuse("game", f"it is the name of a game, not {content['game']!r:.40}")
    if not isinstance(content["options"], dict):
        _refuse("options", f"they are a JSON object, not {content['options']!r:.40}")
    try:
        checked_names(content["seats"])
    except ValueError as wrong:
        _refuse("seats", wrong)
    _check_seed(content["seed"], len(content["seats"]))
    _check_moves(content["moves"])
    _check_result(content["result"])
    _check_numbers("kept", content.get("kept", []), len(content["moves"]))
    _check_numbers("hinted", content.get("hinted", []), len(content["moves"]))
    _check_resigned(content.get("resigned", []), len(content["seats"]), len(content["moves"]))
    return cast("Record", content)


def checked_names(names: object) -> list[str]:
    """Give the names of the seats back if they can be shown. Raises ValueError."""
    if not isinstance(names, list):
        raise ValueError(f"they are a list of names, not {shown(names)}")  # noqa: TRY004 - refused like any wrong value
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise ValueError(f"a name is 1 to {LONGEST_NAME} printable characters, not {shown(name)}")
    return names


def _check_seed(seed: object, seats: int) -> None:
    if _is_number(seed):
        return
    if not isinstance(seed, dict) or not seed or not seed.keys() <= {"secret", "commitment", "shares"}:
        _refuse("seed", f"it is a whole number, a secret or a commitment, not {shown(seed)}")
    shares = seed.get("shares", [])
    if not isinstance(shares, list) or len(shares) > seats:
        _refuse("seed", f"the shares are a list with a place for each of the {seats} seats, not {shown(shares)}")
    written = [(name, value) for name, value in seed.items() if name != "shares"]
    for name, value in [*written, *(("share", share) for share in shares if share is not None)]:
        if not is_secret(value):
            _refuse("seed", f"a {name} is written as 64 hexadecimal digits in lower case, not {shown(value)}")


def _check_moves(moves: object) -> None:
    if not isinstance(moves, list):
        _refuse("moves", f"they are a list, not {shown(moves)}")
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, str):
            raise RecordError(f"move {number} is wrong: a move is written as text, not as {shown(move)}")


def _check_result(result: object) -> None:
    if result is None:
        return
    if not isinstance(result, dict) or result.keys() != {"scores", "winners"}:
        _refuse("result", f"it is null, or an object with scores and winners, not {shown(result)}")
    for name, numbers in result.items():
        if not isinstance(numbers, list) or not all(_is_number(number) for number in numbers):
            _refuse("result", f"the {name} are a list of whole numbers, not {shown(numbers)}")


def _check_numbers(field: str, numbers: object, moves: int) -> None:
    if not isinstance(numbers, list):
        _refuse(field, f"they are a list of the numbers of moves, not {shown(numbers)}")
    before = 0
    for number in numbers:
        if not _is_number(number) or not before < number <= moves:
            _refuse(field, f"they are numbers of the {moves} moves, in order, not {shown(number)}")
        before = number


def _check_resigned(resigned: object, seats: int, moves: int) -> None:
    if not isinstance(resigned, list) or len(resigned) > seats:
        _refuse("resigned", f"it is a list with a place for each of the {seats} seats, not {shown(resigned)}")
    for ply in resigned:
        if ply is not None and not (_is_number(ply) and 0 <= ply <= moves):
            _refuse("resigned", f"it says after how many of the {moves} moves somebody resigned, not {shown(ply)}")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _refuse(field: object, reason: object) -> NoReturn:
    raise RecordError(f"field {shown(field)} is wrong: {reason}") from None
