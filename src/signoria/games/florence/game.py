"""De Vorsten van Florence as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.about import BOOKLET, About
from signoria.core.game import Game, Rulebook
from signoria.games.florence.data.actions import CATALOGUE
from signoria.games.florence.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.florence.data.events import QUIET_EVENTS
from signoria.games.florence.data.presets import BOOKLET_OPTIONS
from signoria.games.florence.eyes.consider import consider
from signoria.games.florence.eyes.hidden import redraw
from signoria.games.florence.eyes.observation import ENCODER
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.forms.reader import restore
from signoria.games.florence.forms.scenario import scenario
from signoria.games.florence.forms.writer import SCHEMA, save
from signoria.games.florence.rules.cooperative_building.negotiation import DECLINE_OFFERS
from signoria.games.florence.rules.scoring import measures, points, score_sheet, standings
from signoria.games.florence.rules.setup import CODEC, OPTIONS, begin
from signoria.games.florence.words.messages import SPEECH
from signoria.games.florence.words.pieces import pieces
from signoria.games.florence.words.terminal import terminal_face

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
        minutes=75,
        levels={"easy": "apprentice", "normal": "house", "strong": "strong", "master": "master"},
        former={"steward": "easy"},
        thinking={"strong": 0.5, "master": 2.0},
        keeper="house",
        # With one the auction has nobody to outbid.
        usual_bots=2,
        # With two and three. Against a steward nobody better has ever lost, so that the distance is the least that
        # explains it. That a master is better than a strong one is a guess: it has not been measured.
        anchors={"random": -57.0, "steward": -13.5, "apprentice": 5.5, "house": 25.0, "strong": 37.0, "master": 38.0},
        preferences=[DECLINE_OFFERS],
        presets={BOOKLET: BOOKLET_OPTIONS},
        quiet_events=QUIET_EVENTS,
        speech=SPEECH,
        pieces=pieces,
        terminal=terminal_face,
    ),
)
