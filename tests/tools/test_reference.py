"""The pages for bots: written from the code, from games that are always the same, and with nothing left out."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import signoria
from tools.reference import code
from tools.reference.played import Shown
from tools.reference.told import Told
from tools.reference.writing import Page, table

ROOT = Path(__file__).parents[2]


def written(game: str) -> str:
    return (ROOT / "docs" / "reference" / f"{game}-for-bots.md").read_text("utf-8")


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    """The page of Dominion, of which no game has been played."""
    monkeypatch.setattr("tools.reference.writing.played", lambda name: Shown())
    return Page(ROOT, "dominion")


@pytest.mark.parametrize("game", signoria.games())
def test_every_key_of_a_scenario_and_every_method_of_a_sight_is_explained(game: str) -> None:
    told = written(game)
    methods = [method for _, those in code.sight(ROOT, game) for method in those]
    assert len(methods) > 10
    for called, said in methods:
        assert said, called
        assert called.partition("(")[0] in told
    for name, about, fields in code.shapes(ROOT, game):
        assert about, name
        assert fields, name


@pytest.mark.parametrize("game", signoria.games())
def test_every_question_is_explained_by_its_frame(game: str) -> None:
    rows = [line.split(" | ") for line in written(game).split("## Questions")[1].split("## Options")[0].split("\n")]
    questions = [row for row in rows if len(row) == 4 and row[0].startswith("| `")]
    assert len(questions) > 20
    for kind, said, options, _ in questions:
        assert said.strip(), kind
        assert options.strip(), kind


def test_what_no_game_has_shown_is_named(page: Page) -> None:
    for what in ("question buy-card", "event card-bought", "option buy", "fact card-bought cost"):
        assert f"no game has shown the {what}" in page.missing()


@pytest.mark.parametrize("game", signoria.games())
def test_every_fact_of_an_event_has_a_type_and_a_meaning(game: str) -> None:
    rows = [line.split(" | ") for line in written(game).split("## Events")[1].split("## View")[0].split("\n")]
    events = [row[0] for row in rows if row[0].startswith("| `")]
    facts = [row for row in rows if len(row) == 4 and row[1].startswith("`")]
    assert len(events) >= 25
    assert len(facts) > 2 * len(events)
    for row in facts:
        assert row[2].strip("` "), row
        assert row[3].strip("| "), row


def test_a_fact_without_a_meaning_is_named(page: Page) -> None:
    page.shown.told["card-bought", "cost"] = Told()
    assert "nobody has said what the fact card-bought cost is" not in page.missing()
    page.shown.told["card-bought", "haste"] = Told()
    assert "nobody has said what the fact card-bought haste is" in page.missing()


def copied(root: Path, name: str) -> Path:
    """Copy what the page of Dominion is written from, to change it."""
    for part in ("games/dominion/eyes", "games/dominion/rules", "core"):
        shutil.copytree(ROOT / "src" / "signoria" / part, root / "src" / "signoria" / part)
    return root / "src" / "signoria" / name


@pytest.mark.parametrize(
    ("name", "said", "missing"),
    [
        ("games/dominion/eyes/shapes.py", "  # which card", "the field ScoreLine.kind"),
        ("games/dominion/eyes/shapes.py", "# The parts of a turn, and what comes before", "the type Phase"),
        ("games/dominion/eyes/views.py", '"""Buys left of the active player."""', "the method buys() -> int"),
        ("core/shapes.py", "  # which question", "the field QuestionView.kind"),
    ],
)
def test_what_nobody_has_found_words_for_is_named(
    page: Page, tmp_path: Path, name: str, said: str, missing: str
) -> None:
    path = copied(tmp_path, name)
    page.root = tmp_path
    assert page.unsaid() == []
    text = path.read_text("utf-8")
    assert said in text
    lines = [
        line.replace(said, "" if "#" in said and not line.startswith("#") else "pass") for line in text.split("\n")
    ]
    path.write_text("\n".join("" if line.startswith("pass") else line for line in lines), "utf-8")
    assert page.unsaid() == [missing]


def test_a_question_that_several_ask_is_explained_by_each() -> None:
    found = code.frames(ROOT, "machiavelli", ["keep-card", "loan", "lighthouse", "name-character"])
    assert found["keep-card"].startswith("**Ticket wagon:** Put a gold on a wagon")
    assert [part.split(":")[0] for part in found["name-character"].split("<br>")] == [
        "**Assassin",
        "**Thief",
        "**Witch",
    ]
    assert found["loan"] == "Choose who lends what is missing."
    assert found["lighthouse"].count(".") == 1
    assert code.frames(ROOT, "dominion", ["mine-gain"])["mine-gain"].startswith(
        "Gain a Treasure that costs at most three"
    )


def test_types_are_what_facts_have_been() -> None:
    def typed(*values: object) -> str:
        told = Told()
        for value in values:
            told.add(value)
        return told.type({"Line": (frozenset({"kind"}), frozenset({"kind", "points"}))})

    assert typed(1, None) == "int | None"
    assert typed(True, "gold") == "bool | str"
    assert typed([], [1, 2]) == "list[int]"
    assert typed([]) == "list[object]"
    assert typed([{"kind": "gold"}, {"kind": "gold", "points": 3}]) == "list[Line]"
    assert typed({"gold": 1}, {"silver": 2}) == "dict[str, int]"
    assert typed({"gold": 1, "silver": "many"}) == "dict[str, object]"


def test_few_words_are_listed() -> None:
    told = Told()
    for word in ("hand", "deck", "hand"):
        told.add(word)
    assert told.few(["gold"]) == ["deck", "hand"]
    told.add("gold")
    assert told.few(["gold"]) == []


def test_an_option_is_written_with_what_stands_for_its_words(page: Page) -> None:
    assert page.pattern("buy silver") == "buy <card>"
    assert page.pattern("end-buys") == "end-buys"


def test_a_table_has_its_heads_and_rows() -> None:
    assert table(("a", "b"), [("1", "2")]) == "| a | b |\n| --- | --- |\n| 1 | 2 |\n"
