"""What both kinds of environment have in common: the game, its agents and spaces, and how it looks."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces

import signoria
from signoria.core.observation import HIGHEST
from signoria.core.options import checked_options
from signoria.core.text import Texts
from signoria.research.batch import NO_GAME
from signoria.research.observer import NUMBER, array_over, encoder_of
from signoria.research.pettingzoo.window import Window
from signoria.research.playing import Playing
from signoria.research.rewards import checked_reward, rewards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from signoria.core.position import Position
    from signoria.core.terminal import TerminalFace

RENDER_MODES: Final = ("ansi", "human")
WIDTH: Final = 120
# Of the seeds that are drawn where none is given.
SEED_BITS: Final = 63


class LegalActions(spaces.Discrete[Any]):
    """All actions of the catalogue. Without a mask a sample is one that the agent may choose now, if it is asked.

    With a mask it is drawn from that, as Gymnasium says; a mask is long and has few actions, so they are looked for
    eight at a time.
    """

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.game.catalogue.size)
        self.table = table
        self.seat = seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:  # noqa: ANN401 - as Gymnasium says it
        if probability is not None:
            return super().sample(mask, probability)
        if mask is None:
            position = self.table.playing.position
            if position is None or position.asked_seat() != self.seat:
                return super().sample()
            legal: Any = position.legal()
        else:
            self.check(mask)
            legal = mask.view(np.bool_).nonzero()[0]
            if len(legal) == 0:
                return self.start
        return np.int64(legal[int(self.np_random.integers(len(legal)))])

    def check(self, mask: Any) -> None:  # noqa: ANN401 - whatever somebody gives
        """Refuse what is no mask of these actions."""
        if not isinstance(mask, np.ndarray) or mask.dtype != np.int8 or mask.shape != (self.n,):
            raise ValueError(f"a mask is an array of {self.n} numbers of 8 bits, 1 for each action that may be drawn")


class Table:
    """A game with its agents, `player_0` being the one at seat 0."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, object] | None,
        reward: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"a game cannot be cut off after {max_cycles} decisions")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.game = signoria.game(game)
        self.players = self.game.fewest if players is None else players
        # Refuses seats and options that do not go together.
        self.game.new(self.players, 0, options, listen=False)
        encoder = encoder_of(self.game)
        self.layout = encoder.layout
        self.reward = checked_reward(reward)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.playing = Playing(self.game, encoder, self.players, checked_options(self.game.table_options, options))
        self.page = array_over(self.playing.page.numbers, NUMBER)
        self.mask = array_over(self.playing.mask, np.int8)
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        box = (-HIGHEST, HIGHEST, (self.layout.size(self.players),), NUMBER)
        self.observation_spaces = {agent: spaces.Box(*box) for agent in self.agents}
        self.action_spaces = {agent: LegalActions(self, seat) for agent, seat in self.seats.items()}
        self.seeds = np.random.default_rng()
        self.decisions = 0
        self.window: Window | None = None

    def begin(self, seed: int | None) -> None:
        """Begin a game; the same one for the same seed. Without a seed it follows from the last one that was given."""
        if seed is None:
            self.playing.begin(int(self.seeds.integers(1 << SEED_BITS)))
        else:
            self.seeds = np.random.default_rng(abs(seed))
            self.playing.begin(int(seed))
        self.decisions = 0

    def position(self) -> Position:
        position = self.playing.position
        if position is None:
            raise ValueError(NO_GAME)
        return position

    def choose(self, action: Any) -> int:  # noqa: ANN401 - a number of Python or of NumPy
        """Answer the question, and give the seat that is asked next; -1 when the game is over."""
        asked = self.playing.choose(int(action))
        self.decisions += 1
        return asked

    def is_cut_off(self) -> bool:
        """Whether the game has lasted too long."""
        return self.decisions == self.max_cycles

    def observe(self, agent: str) -> NDArray[np.int16]:
        """Give what an agent sees."""
        self.playing.observe(self.seats[agent])
        return self.page.copy()

    def rewards(self) -> dict[str, float]:
        """Give what the game that is over has brought."""
        return dict(zip(self.agents, rewards(self.position(), self.reward), strict=True))

    @cached_property
    def face(self) -> TerminalFace:
        """How the game looks in a terminal; its texts are read when they are first needed."""
        texts = Texts.load(self.game.package, "en", "terminal")
        return self.game.about.terminal(self.game.about.speech, texts, Texts.load("signoria.cli", "en"))

    def render(self) -> str | None:
        """Give the table as the asked player sees it, or everybody when the game is over; `human` opens the browser."""
        if self.render_mode is None:
            raise ValueError("choose a render_mode when the environment is made: 'ansi' or 'human'")
        position = self.position()
        view = position.view(position.asked)
        lines = [*self.face.table(view, self.agents, WIDTH), "", self.face.question(view, self.agents)]
        text = "\n".join(lines).rstrip() + "\n"
        if self.render_mode == "ansi":
            return text
        if self.window is None:
            self.window = Window(self.game.name.capitalize())
        self.window.show(text)
        return None

    def close(self) -> None:
        """Let the page in the browser go, if there is one; another picture opens another one."""
        window = self.window
        self.window = None
        if window is not None:
            window.close()
