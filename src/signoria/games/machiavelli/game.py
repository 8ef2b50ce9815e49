"""Machiavelli as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.about import BOOKLET, About
from signoria.core.game import Game, Rulebook
from signoria.games.machiavelli.data.actions import CATALOGUE
from signoria.games.machiavelli.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.machiavelli.data.events import QUIET_EVENTS
from signoria.games.machiavelli.data.presets import BOOKLET_OPTIONS
from signoria.games.machiavelli.eyes.consider import consider
from signoria.games.machiavelli.eyes.hidden import redraw
from signoria.games.machiavelli.eyes.observation import ENCODER
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.forms.reader import restore
from signoria.games.machiavelli.forms.scenario import scenario
from signoria.games.machiavelli.forms.writer import SCHEMA, save
from signoria.games.machiavelli.rules.roster import CODEC
from signoria.games.machiavelli.rules.scoring import measures, points, score_sheet, standings
from signoria.games.machiavelli.rules.setup import OPTIONS, begin
from signoria.games.machiavelli.rules.turn import TAKE_WHAT_IS_MINE
from signoria.games.machiavelli.words.messages import SPEECH
from signoria.games.machiavelli.words.pieces import pieces
from signoria.games.machiavelli.words.terminal import terminal_face

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
        minutes=45,
        levels={"easy": "apprentice", "normal": "house", "strong": "strong", "master": "master"},
        former={"builder": "easy"},
        thinking={"strong": 0.5, "master": 2.0},
        # It is polite too: an absent player greets at the Ballroom.
        keeper="house",
        usual_bots=3,
        # With four, one bot against three of the next: a house bot wins 54 of 100 among apprentices, a strong one 81
        # among house bots. A master is told from a strong one with two players of the original game only.
        anchors={"random": -12.0, "builder": 1.5, "apprentice": 15.0, "house": 25.0, "strong": 43.0, "master": 44.0},
        preferences=[TAKE_WHAT_IS_MINE],
        presets={BOOKLET: BOOKLET_OPTIONS},
        quiet_events=QUIET_EVENTS,
        speech=SPEECH,
        pieces=pieces,
        terminal=terminal_face,
    ),
)
