"""Many games of one kind, stepped together: all that is done for each decision is compiled.

Arrays are native vectors whose memory others read as it is: none is ever replaced, and each has a row for each game. A
game that is over begins anew at once.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from signoria.bots.bot import Bot
from signoria.core.game import Game
from signoria.core.observation import Page
from signoria.core.position import Encoder, IllegalAction, Position, Sight
from signoria.research.rewards import rewards

NO_GAME: Final = "no game has begun: reset first"


class Chair:
    """A seat of a game, and what it sees."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight


class Row:
    """A game that is being played: compiled code need not look twice at what it finds in an object, as in a list."""

    def __init__(self, position: Position, chairs: list[Chair], page: Page) -> None:
        self.position = position
        self.chairs = chairs
        self.page = page


class Batch:
    """So many games that are played at once."""

    def __init__(
        self, game: Game, encoder: Encoder, games: int, players: int, options: dict[str, object], reward: str, most: int
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.games: i64 = games
        self.players: i64 = players
        self.options = options
        self.reward = reward
        # Seeds of the games of a row are so far apart; where others have further rows, they have the seeds between.
        self.stride: i64 = games
        # A game is cut off after so many decisions; 0 for never.
        self.most: i64 = most
        self.actions: i64 = game.catalogue.size
        self.seed: int = 0
        self.rows: list[Row] = []
        size = encoder.layout.size(players)
        self.observations: vec[i16] = vec[i16]([0] * (games * size))
        self.pages: list[Page] = [Page(self.observations, game_number * size, size) for game_number in range(games)]
        # 1 for each legal action.
        self.masks: vec[u8] = vec[u8]([0] * (games * int(self.actions)))
        # The same as lists, one after another: where that of a game begins, and how long it is.
        self.legal: vec[i32] = vec[i32]([0] * (games * int(self.actions)))
        self.starts: vec[i64] = vec[i64]([0] * games)
        self.counts: vec[i64] = vec[i64]([0] * games)
        # How long those are together that have been written.
        self.listed: i64 = 0
        # Who is asked.
        self.seats: vec[i64] = vec[i64]([0] * games)
        # What a bot would choose, where one was asked.
        self.advice: vec[i64] = vec[i64]([0] * games)
        # What the last step brought each seat, and whether it ended the game, or cut it off.
        self.rewards: vec[float] = vec[float]([0.0] * (games * players))
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.cut: vec[u8] = vec[u8]([0] * games)
        # The points of each seat in the last game that ended here.
        self.points: vec[i64] = vec[i64]([0] * (games * players))
        # How many games have begun here, and how many decisions the running one has seen.
        self.begun: vec[i64] = vec[i64]([0] * games)
        self.decisions: vec[i64] = vec[i64]([0] * games)

    # --- Playing ---------------------------------------------------------------------------------------------------

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.seed = seed
        for wiped, row in enumerate(self.rows):
            self.wipe(wiped, row.position)
        self.rows = []
        self.listed = 0
        number: i64 = 0
        while number < self.games:
            self.begun[number] = 0
            position = self.new_game(number)
            row = Row(position, self.chairs_at(position), self.pages[number])
            self.rows.append(row)
            self.write(number, row)
            number += 1

    def step(self, answers: bytes) -> None:
        """Answer the question of every game, with 64 bits for each; one that is not legal changes none of them."""
        self.check(answers)
        self.listed = 0
        decisions = self.decisions
        number: i64 = 0
        while number < self.games:
            row = self.rows[number]
            position = row.position
            self.wipe(number, position)
            waiting = position.waiting
            assert waiting is not None
            position.follow(waiting, read_i64_le(answers, 8 * number))
            decided = decisions[number] + 1
            decisions[number] = decided
            if position.waiting is None:
                self.finish(number, position)
                self.restart(number, row)
            elif decided == self.most:
                self.cut[number] = 1
                self.restart(number, row)
            self.write(number, row)
            number += 1

    def check(self, answers: bytes) -> None:
        """Refuse answers that are not as many as there are games, or not all legal."""
        if len(self.rows) == 0:
            raise ValueError(NO_GAME)
        if len(answers) != 8 * self.games:
            raise ValueError(f"{self.games} games want as many actions, not {len(answers) // 8}")
        number: i64 = 0
        while number < self.games:
            action = read_i64_le(answers, 8 * number)
            if not self.is_legal(number, action):
                if not 0 <= action < self.actions:
                    raise IllegalAction(f"game {number}: {action} is not an action of this game")
                raise IllegalAction(f"game {number}: {self.rows[number].position.refusal(action)}")
            number += 1

    def is_legal(self, number: i64, action: i64) -> bool:
        """Say whether an action is among those listed for a game: the lists lie together, unlike the masks."""
        legal = self.legal
        place = self.starts[number]
        end = place + self.counts[number]
        while place < end:
            if i64(legal[place]) == action:
                return True
            place += 1
        return False

    def ask(self, bots: list[Bot]) -> None:
        """Write down what bots would choose: there is one for each seat of the first game, then of the second."""
        number: i64 = 0
        while number < self.games:
            seat = self.seats[number]
            sight = self.rows[number].chairs[seat].sight
            self.advice[number] = bots[number * self.players + seat].choose(sight)
            number += 1

    # --- Beginning and ending --------------------------------------------------------------------------------------

    def seed_of(self, number: int, begun: int) -> int:
        """Give the seed of a game: with it `game.new` begins the same one."""
        return self.seed + number + int(self.stride) * begun

    def new_game(self, number: i64) -> Position:
        """Begin the next game of a row."""
        begun = self.begun[number]
        self.begun[number] = begun + 1
        self.decisions[number] = 0
        seed = self.seed_of(number, begun)
        return self.game.own(self.game.begin(self.players, seed, self.options, listen=False))

    def chairs_at(self, position: Position) -> list[Chair]:
        return [Chair(position.sight(seat)) for seat in range(self.players)]

    def restart(self, number: i64, row: Row) -> None:
        """Put the next game into the row of one that is over."""
        row.position = self.new_game(number)
        row.chairs = self.chairs_at(row.position)

    def finish(self, number: i64, position: Position) -> None:
        """Write down what a game that is over has brought."""
        self.ended[number] = 1
        first = number * self.players
        for seat, reward in enumerate(rewards(position, self.reward)):
            self.rewards[first + seat] = reward
        for seat, points in enumerate(position.scores()):
            self.points[first + seat] = points

    # --- Arrays ------------------------------------------------------------------------------------------------------

    def wipe(self, number: i64, position: Position) -> None:
        """Take away what was written about a game."""
        masks = self.masks
        first = number * self.actions
        for action in position.offered:
            masks[first + action] = 0
        self.cut[number] = 0
        if self.ended[number] == 1:
            self.ended[number] = 0
            seat: i64 = 0
            while seat < self.players:
                self.rewards[number * self.players + seat] = 0.0
                seat += 1

    def write(self, number: i64, row: Row) -> None:
        """Write who is asked in a game, what that seat sees, and what it may choose."""
        position = row.position
        seat = position.asked_seat()
        self.seats[number] = seat
        self.encoder.observe(row.chairs[seat].sight, row.page)
        masks = self.masks
        legal = self.legal
        first = number * self.actions
        at = self.listed
        self.starts[number] = at
        for action in position.offered:
            masks[first + action] = 1
            legal[at] = i32(action)
            at += 1
        self.counts[number] = at - self.listed
        self.listed = at
