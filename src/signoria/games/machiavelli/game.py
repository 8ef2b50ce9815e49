"""Machiavelli as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Game, Rulebook
from signoria.games.machiavelli.data.actions import CATALOGUE
from signoria.games.machiavelli.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.machiavelli.eyes.consider import consider
from signoria.games.machiavelli.eyes.hidden import redraw
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.forms.reader import restore
from signoria.games.machiavelli.forms.scenario import scenario
from signoria.games.machiavelli.forms.writer import SCHEMA, save
from signoria.games.machiavelli.rules.roster import CODEC
from signoria.games.machiavelli.rules.scoring import measures, points, score_sheet, standings
from signoria.games.machiavelli.rules.setup import OPTIONS, begin

GAME: Final = Game(
    "machiavelli",
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS,
    CATALOGUE,
    "signoria.games.machiavelli",
    Rulebook(
        begin=begin,
        sight=MachiavelliSight,
        consider=consider,
        redraw=redraw,
        points=points,
        standings=standings,
        score_sheet=score_sheet,
        measures=measures,
        schema=SCHEMA,
        save_frame=CODEC.save,
        save=save,
        restore=restore,
        scenario=scenario,
    ),
)
