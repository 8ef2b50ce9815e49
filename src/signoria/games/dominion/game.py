"""Dominion as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.about import BOOKLET, About
from signoria.core.game import Game, Rulebook
from signoria.games.dominion.data.actions import CATALOGUE
from signoria.games.dominion.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.dominion.data.events import QUIET_EVENTS
from signoria.games.dominion.data.presets import BOOKLET_OPTIONS
from signoria.games.dominion.eyes.consider import consider
from signoria.games.dominion.eyes.hidden import redraw
from signoria.games.dominion.eyes.observation import ENCODER
from signoria.games.dominion.eyes.views import DominionSight
from signoria.games.dominion.forms.reader import restore
from signoria.games.dominion.forms.scenario import scenario
from signoria.games.dominion.forms.writer import SCHEMA, save
from signoria.games.dominion.rules.moments import ALWAYS_REVEAL_MOAT
from signoria.games.dominion.rules.scoring import measures, points, score_sheet, standings
from signoria.games.dominion.rules.setup import CODEC, OPTIONS, begin
from signoria.games.dominion.words.messages import SPEECH
from signoria.games.dominion.words.pieces import pieces
from signoria.games.dominion.words.terminal import terminal_face

GAME: Final = Game(
    "dominion",
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    OPTIONS,
    CATALOGUE,
    "signoria.games.dominion",
    Rulebook(
        begin=begin,
        sight=DominionSight,
        consider=consider,
        encoder=ENCODER,
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
    About(
        minutes=30,
        levels={"easy": "apprentice", "normal": "house", "strong": "strong", "master": "master"},
        former={"big-money": "easy"},
        keeper="house",
        # On random kingdoms; a master wins 52 of 100 against a strong one.
        anchors={
            "random": -10.0,
            "apprentice": 4.5,
            "big-money": 10.0,
            "big-money-smithy": 12.5,
            "house": 25.0,
            "strong": 28.5,
            "master": 29.1,
        },
        preferences=[ALWAYS_REVEAL_MOAT],
        presets={BOOKLET: BOOKLET_OPTIONS},
        quiet_events=QUIET_EVENTS,
        speech=SPEECH,
        pieces=pieces,
        terminal=terminal_face,
    ),
)
