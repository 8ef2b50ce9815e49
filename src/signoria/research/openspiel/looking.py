"""What a player sees of a state of OpenSpiel: as a text, and as numbers.

The text is the view of the game, in JSON; with perfect recall it begins with what the player was told and has chosen so
far, in a few letters. The numbers are those of an observation (docs/reference/observations.md), those of the table and
those of each player; with perfect recall followed by how often the player has chosen each action.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from signoria.research.observer import Observer
    from signoria.research.openspiel.states import SignoriaState


class Looking:
    """An observer, as OpenSpiel wants it: `tensor`, `dict`, `set_from` and `string_from`."""

    tensor: NDArray[np.float32] | None

    def __init__(self, observer: Observer, kind: Any, params: Any) -> None:  # noqa: ANN401 - OpenSpiel has no types
        if params:
            raise ValueError(f"observations have no parameters, and not {params}")
        if kind is None:
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        self.observer = observer
        self.recall: bool = kind.perfect_recall
        self.public: bool = kind.public_info
        self.private: bool = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("there is no observation of what all players see together")
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor = None
        if self.public and self.private:
            self.lay_out()

    def lay_out(self) -> None:
        """Make the arrays: there are numbers for what one player sees."""
        layout = self.observer.layout
        seen = self.observer.size
        self.tensor = np.zeros(seen + (self.observer.actions if self.recall else 0), np.float32)
        self.dict["table"] = self.tensor[: layout.table_size]
        self.dict["players"] = self.tensor[layout.table_size : seen].reshape(self.observer.players, layout.player_size)
        if self.recall:
            self.dict["chosen"] = self.tensor[seen:]

    def set_from(self, state: SignoriaState, player: int) -> None:
        """Write what a player sees; nothing before the deal."""
        tensor = self.tensor
        if tensor is None:
            return
        position = state.course.position
        size = self.observer.size
        if position is None:
            tensor.fill(0)
            return
        tensor[:size] = self.observer.look(position, player)
        if self.recall:
            chosen = np.array(state.course.chosen[player], np.int64)
            tensor[size:] = np.bincount(chosen, minlength=self.observer.actions)

    def string_from(self, state: SignoriaState, player: int) -> str:
        """Give what a player sees as a text; empty before the deal."""
        course = state.course
        if course.position is None:
            return ""
        if not self.private:
            return json.dumps(course.view(None) if self.public else {})
        view = course.view(player)
        if not self.public:
            everybody = course.view(None)
            view = {name: seen for name, seen in view.items() if everybody.get(name) != seen}
        text = json.dumps(view)
        return f"{player} {course.memory(player)} {text}" if self.recall else f"{player} {text}"
