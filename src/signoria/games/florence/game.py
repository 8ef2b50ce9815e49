"""De Vorsten van Florence as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.game import Game, Rulebook
from signoria.games.florence.data.actions import CATALOGUE
from signoria.games.florence.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.florence.eyes.consider import consider
from signoria.games.florence.eyes.hidden import redraw
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.forms.reader import restore
from signoria.games.florence.forms.scenario import scenario
from signoria.games.florence.forms.writer import SCHEMA, save
from signoria.games.florence.rules.scoring import measures, points, score_sheet, standings
from signoria.games.florence.rules.setup import CODEC, OPTIONS, begin

GAME: Final = Game(
    "florence",
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS,
    CATALOGUE,
    "signoria.games.florence",
    Rulebook(
        begin=begin,
        sight=FlorenceSight,
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
