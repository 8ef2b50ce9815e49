"""Many games at once, for programs that learn: one call answers the open question of each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

import signoria
from signoria.bots import new_bot
from signoria.core.game import Game
from signoria.core.observation import HIGHEST
from signoria.core.options import checked_options
from signoria.research.crew import Alone, Crew, Rows, Terms
from signoria.research.observer import NUMBER, encoder_of
from signoria.research.rewards import WIN, checked_reward

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    Array = NDArray[Any]

# Of the seeds that are drawn where none is given.
SEED_BITS: Final = 63


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):
    """So many games of one kind that are played at once, in compiled code.

    In each game one seat is asked at a time, and an observation is what that seat sees. `reset` and `step` give what
    those of Gymnasium give, with two differences: rewards have a column for each seat, and all arrays are the same ones
    every time, filled anew. They cannot be written to; who wants to keep what they show copies it.

    A game that is over begins anew in the same step: its row shows the first observation of the next game, while
    `rewards` and `terminations` tell of the one that ended. Game `k` of row `n`, both counted from 0, has the seed
    `seed + n + k * games`, so that `game.new` can begin it by itself.

    `infos` has the arrays `action_mask`, `seat` (who is asked), `legal` (the actions of the mask as
    lists, one after another: that of row n has `legal_counts[n]` actions from `legal_starts[n]` on) and `points` (those
    of each seat in the last game of the row that ended).

    >>> from signoria.research import VectorEnv
    >>> env = VectorEnv("dominion", games=3, players=2)
    >>> observations, infos = env.reset(seed=7)
    >>> observations.shape, infos["action_mask"].shape, infos["seat"].tolist()
    ((3, 672), (3, 270), [0, 1, 1])
    >>> for _ in range(1000):
    ...     observations, rewards, terminations, truncations, infos = env.step(env.random_actions())
    >>> rewards.shape
    (3, 2)
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = WIN,
        max_decisions: int | None = None,
        workers: int = 1,
    ) -> None:
        """Lay so many games out.

        Without `players` there are as few as the game wants. After `max_decisions` a game is cut off, which
        `truncations` tell; nobody has a reward then. Several `workers` are processes that each play a share of the
        games, the same ones as a single one would; `close` ends them.
        """
        self.game = signoria.game(game) if isinstance(game, str) else game
        self.players = self.game.fewest if players is None else players
        if games < 1:
            raise ValueError(f"there must be at least one game, not {games}")
        if not 1 <= workers <= games:
            raise ValueError(f"{games} games cannot be played by {workers} processes")
        if max_decisions is not None and max_decisions < 1:
            raise ValueError(f"a game cannot be cut off after {max_decisions} decisions")
        encoder = encoder_of(self.game)
        # Refuses seats and options that do not go together.
        self.game.new(self.players, 0, options, listen=False)
        checked = checked_options(self.game.table_options, options)
        terms = Terms(self.game.name, self.players, checked, checked_reward(reward), max_decisions or 0)
        self.layout = encoder.layout
        self.num_envs = games
        size = self.layout.size(self.players)
        self.single_observation_space = spaces.Box(-HIGHEST, HIGHEST, (size,), NUMBER)
        self.single_action_space = spaces.Discrete(self.game.catalogue.size)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.crew = self.hired(terms, workers)
        arrays = self.crew.arrays
        self.observations = arrays["observations"]
        self.rewards = arrays["rewards"]
        self.terminations = arrays["ended"]
        self.truncations = arrays["cut"]
        self.advice = arrays["advice"]
        self.dice = np.random.default_rng()
        self.infos: dict[str, Any] = {
            "action_mask": arrays["masks"],
            "seat": arrays["seats"],
            "legal": arrays["legal"],
            "legal_starts": arrays["starts"],
            "legal_counts": arrays["counts"],
            "points": arrays["points"],
        }

    def hired(self, terms: Terms, workers: int) -> Alone | Rows:
        """Give who plays the games."""
        return Alone(terms, self.num_envs) if workers == 1 else Crew(terms, self.num_envs, workers)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin all games anew, with the same seed the same ones. Without a seed they are others every time."""
        if seed is not None and not isinstance(seed, int):
            raise ValueError("one seed is for all games: game k of row n has the seed `seed + n + k * games`")
        if seed is None:
            seed = int(self.dice.integers(1 << SEED_BITS))
        self.dice = np.random.default_rng(abs(seed))
        self.crew.reset(seed)
        return self.observations, self.infos

    def step(self, actions: Array | Sequence[int]) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Answer the question of every game. Raises `IllegalAction` and changes nothing when one is not allowed."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise ValueError("actions are whole numbers")
        self.crew.step(given.astype("<i8"))
        return self.observations, self.rewards, self.terminations, self.truncations, self.infos

    def random_actions(self) -> Array:
        """Draw a legal action of each game by lot; the seed of `reset` decides how the lots fall."""
        infos = self.infos
        places = (self.dice.random(self.num_envs) * infos["legal_counts"]).astype(np.int64)
        drawn: Array = infos["legal"][infos["legal_starts"] + places]
        return drawn

    def choices(self, bot: str) -> Array:
        """Give what a bot, by its name, would choose in each game, for the seat that is asked.

        So it can be learnt from, or play some of the seats. Each seat of each game has a bot of its own.
        """
        # Refuses a name that no bot has.
        new_bot(self.game.name, bot, 0)
        self.crew.ask(bot)
        return self.advice

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401 - as Gymnasium says it
        """End the processes that played, if there are any."""
        self.crew.close()
