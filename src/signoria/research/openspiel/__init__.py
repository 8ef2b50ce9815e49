"""The games in OpenSpiel: `signoria_dominion`, `signoria_machiavelli`, `signoria_florence`.

Importing this registers them with `pyspiel`; it wants the extra of that name, `pip install '.[openspiel]'`.

>>> import pyspiel
>>> import signoria.research.openspiel
>>> game = pyspiel.load_game("signoria_dominion(players=3,options=kingdom-mode:draft)")
>>> game.num_players(), game.num_distinct_actions()
(3, 270)
"""

from __future__ import annotations

from signoria.research.openspiel.games import DominionGame, FlorenceGame, MachiavelliGame, SignoriaGame
from signoria.research.openspiel.rivals import InformationSetSearcher, Searcher

__all__ = [
    "DominionGame",
    "FlorenceGame",
    "InformationSetSearcher",
    "MachiavelliGame",
    "Searcher",
    "SignoriaGame",
]
