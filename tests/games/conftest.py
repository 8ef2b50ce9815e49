"""The texts of a game, for modules that say of which package by their constant PACKAGE."""

from __future__ import annotations

import pytest

from signoria.core.text import Texts
from tests.kit.texts import LANGUAGES


@pytest.fixture(scope="module", params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    """Every language in turn."""
    return Texts.load(request.module.PACKAGE, request.param)


@pytest.fixture(scope="module")
def dutch(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(request.module.PACKAGE, "nl")


@pytest.fixture(scope="module")
def english(request: pytest.FixtureRequest) -> Texts:
    return Texts.load(request.module.PACKAGE, "en")
