"""Both languages say the same, in the words of the glossary, and the pages of texts are up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.texts import examples
from tools.texts.avoided import AVOIDED, Avoided, avoided
from tools.texts.command import main, problems
from tools.texts.examples import Fit, ways
from tools.texts.files import Folder, folders
from tools.texts.lessons import LESSONS, lessons
from tools.texts.pages import GAMES, page, sources

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "reference" / "glossary.md"
CORE = "list-next = { $head }, { $item }\nlist-last = { $head } and { $item }\ncounted-item = { $number } { $name }\n"
CORE_EXAMPLES = {"head": "Gem", "item": "Nest", "number": 2, "name": "Gems"}
EN = """
game-name = Magpies
card-gem = Gem
    .one = a Gem
    .the = the Gem
    .many = Gems
event-taken = { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } { $number ->
        [0] nothing
        [one] { $card-one }
       *[other] { $number } { $card-many }
    }.
"""
NL = EN.replace("a Gem", "een Steen").replace("the Gem", "de Steen").replace("Gems", "Stenen").replace("Gem", "Steen")


def texts(root: Path, english: str = EN, dutch: str = NL) -> Path:
    """Write the texts of a small game."""
    own, shared = root / GAMES / "magpies" / "words", root / "src" / "signoria" / "core" / "words"
    shell = root / "client" / "src" / "text"
    for folder in (own, shared, shell):
        folder.mkdir(parents=True, exist_ok=True)
    for language, source in (("en", english), ("nl", dutch)):
        own.joinpath(f"{language}.ftl").write_text(source, "utf-8")
        shared.joinpath(f"{language}.ftl").write_text(CORE, "utf-8")
        shell.joinpath(f"{language}.ftl").write_text("reason-over = x\n", "utf-8")
    (root / AVOIDED).parent.mkdir(exist_ok=True)
    (root / AVOIDED).write_text(
        '[[en]]\nword = "dearer"\ninstead = "pricier"\n\n[[nl]]\nword = "rang."\ninstead = "nummer"\n', "utf-8"
    )
    return own


def test_the_texts_of_the_project_are_as_they_should_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], ROOT) == 0, capsys.readouterr().out


def test_all_files_of_server_and_client_are_looked_at() -> None:
    found = {folder.relative_to(ROOT).as_posix() for folder in folders(ROOT)}
    assert {"client/src/text", "src/signoria/cli/words", "src/signoria/web/words"} <= found
    assert {f"src/signoria/games/{game}/words" for game in ("dominion", "florence", "machiavelli")} <= found
    assert {f"client/src/games/{game}/words" for game in ("dominion", "florence", "machiavelli")} <= found


def test_every_word_that_we_decided_against_stands_in_the_glossary() -> None:
    glossary = GLOSSARY.read_text("utf-8").lower()
    words = avoided(ROOT)
    assert len(words) > 30
    missing = [one.word for one in words if one.instead.split()[0].lower().strip("“…%,") not in glossary]
    assert missing == []


@pytest.mark.parametrize(
    ("english", "dutch", "wrong"),
    [
        (EN + "why-not = No.\n", NL, "why-not is in one language only"),
        (
            EN + "why-not = { $gold }\n",
            NL + "why-not = { $price }\n",
            "why-not is told gold, price in one language only",
        ),
        (EN.replace("    .the = the Gem\n", ""), NL, "card-gem.the is in one language only"),
        (EN + "why-not = dearer.\n", NL + "why-not = x\n", "why-not says 'dearer', which we decided against: pricier"),
        (EN + "why-not = x\n", NL + "why-not = Een rang.\n", "why-not says 'rang.', which we decided against: nummer"),
        (EN.replace("Gem\n    .one", "Gem\n    .classic = Jewel\n    .one"), NL, "en has no card-gem.the-classic"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, english: str, dutch: str, wrong: str) -> None:
    texts(tmp_path, english, dutch)
    assert [one for one in problems(tmp_path) if one.endswith(wrong)] != []


def test_a_word_within_another_is_none(tmp_path: Path) -> None:
    folder = Folder(texts(tmp_path, EN + "why-not = x\n", NL + "why-not = Belangrijk, in rangorde.\n"))
    assert list(Avoided("nl", "rang.", "nummer").found_in(folder)) == []
    assert list(Avoided("nl", "rang", "nummer").found_in(folder)) != []
    assert list(Avoided("nl", "rang", "nummer", "elsewhere").found_in(folder)) == []


def told(root: Path) -> list[str]:
    """Write the page of the small game, and give what it tells."""
    lines = page(root, sources(root)["magpies"], "en").splitlines()
    return [line.strip().removeprefix("- ") for line in lines if line.startswith("    - ") and "Magpies" not in line]


def test_a_page_has_every_way_to_say_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts(tmp_path)
    assert "| Gem | a Gem | the Gem | Gems |" in page(tmp_path, sources(tmp_path)["magpies"], "en")
    # Nobody has said what a card of this game might be.
    card = "\u2039card\u203a"
    assert told(tmp_path) == [
        f"{who} {what}." for who in ("Lucia takes", "You take") for what in (f"2 {card}", "nothing", card, f"11 {card}")
    ]
    monkeypatch.setitem(examples.EXAMPLES, "magpies", {"card": "card-gem", "event-taken number": ways(3, 1)})
    assert told(tmp_path) == ["Lucia takes 3 Gems.", "Lucia takes a Gem.", "You take 3 Gems.", "You take a Gem."]
    monkeypatch.setitem(examples.EXAMPLES["magpies"], "gold", 3)
    assert "no text of magpies is told gold (tools/texts/examples.py)" in problems(tmp_path)
    monkeypatch.setitem(examples.FITS, "magpies", (Fit("event-*", {"number": 1}),))
    assert told(tmp_path) == ["Lucia takes 3 Gems.", "You take 3 Gems."]
    monkeypatch.setitem(examples.FITS, "magpies", (Fit("event-*", {"number": 1}, {"player": "Bianca"}),))
    assert told(tmp_path)[1] == "Bianca takes a Gem."


def test_what_nobody_gave_an_example_of_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts(tmp_path)
    assert main(["--write"], tmp_path) == 1
    assert "wants an example (tools/texts/examples.py): - Lucia takes 2 \u2039card\u203a." in capsys.readouterr().out


def test_pages_leave_nothing_out(tmp_path: Path) -> None:
    """Every text of every folder is on a page, with whatever is said beside it; so is one that nobody foresaw."""
    written = {path.name: path.read_text("utf-8") for path in (ROOT / "docs" / "texts").glob("*-en.md")}
    whole = "".join(written.values())
    keys = [key for folder in folders(ROOT) for key in folder_keys(folder)]
    assert len(keys) > 3000
    assert [key for key in keys if f"- `{key}`\n" not in whole] == []
    texts(
        tmp_path, EN + "trick = A trick.\n    .text = It glitters.\n", NL + "trick = Truc.\n    .text = Het blinkt.\n"
    )
    assert told(tmp_path)[-2:] == ["A trick.", "It glitters."]
    other = tmp_path / "src" / "signoria" / "magpies"
    other.mkdir(parents=True)
    for language in ("en", "nl"):
        (other / f"{language}.ftl").write_text("trick = x\n", "utf-8")
    assert f"{other}: no page has these texts" in problems(tmp_path)


def folder_keys(folder: Path) -> list[str]:
    """Every text of a folder but the names of a game and their forms, which have a table."""
    of_a_game = folder.name == "words" and folder.parent.parent.name == "games" and "src/signoria" in folder.as_posix()
    entries = Folder(folder).entries["en"]
    forms = re.compile(r"\.((one|the|many|within)(-classic|-later)?|classic|later)$")
    names = [
        key for key in entries if of_a_game and key.startswith(("card-", "thing-", "character-")) and "." not in key
    ]
    return [key for key in entries if key not in names and not forms.search(key)]


@pytest.mark.parametrize(
    ("page_said", "wrong"),
    [
        ("Some prefer dearer cards.\n", ["README.md:3 says 'dearer', which we decided against: pricier"]),
        ("Some prefer `dearer` cards.\n\n```text\ndearer\n```\n", []),
        ("See [cards](dearer.md).\n", []),
    ],
)
def test_words_are_looked_for_in_the_documentation(tmp_path: Path, page_said: str, wrong: list[str]) -> None:
    texts(tmp_path)
    (tmp_path / "README.md").write_text(f"# Magpies\n\n{page_said}", "utf-8")
    assert [one for one in problems(tmp_path) if one.startswith("README")] == wrong


def test_pages_that_quote_words_are_left_alone(tmp_path: Path) -> None:
    texts(tmp_path)
    for place in ("adr/0001.md", "rules/magpies.md", "texts/magpies-en.md", "reference/glossary.md", "nl/gids.md"):
        path = tmp_path / "docs" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("This is dearer.\n", "utf-8")
    assert [one for one in problems(tmp_path) if "dearer" in one] == []
    (tmp_path / "docs" / "nl" / "gids.md").write_text("Een rang.\n", "utf-8")
    found = [one for one in problems(tmp_path) if one.startswith("docs")]
    assert found == ["docs/nl/gids.md:1 says 'rang.', which we decided against: nummer"]


def test_a_word_may_be_said_in_pages_alone_or_once() -> None:
    page = Path("README.md")
    assert list(Avoided("en", "gouda", "cheese").found_in_page(page, "Gouda\nand gouda\n")) == [
        "README.md:1 says 'gouda', which we decided against: cheese",
        "README.md:2 says 'gouda', which we decided against: cheese",
    ]
    assert list(Avoided("en", "gouda", "cheese", only="texts").found_in_page(page, "Gouda\n")) == []
    once = list(Avoided("en", "gouda", "cheese", once_in="README.md").found_in_page(page, "Gouda\nand gouda\n"))
    assert once == ["README.md:2 says 'gouda', which we decided against: cheese"]


def test_lessons_are_read_too(tmp_path: Path) -> None:
    """Whatever a coach says: titles, steps, what stands beside a part of the table."""
    texts(tmp_path)
    (tmp_path / LESSONS).mkdir(parents=True)
    lesson = tmp_path / LESSONS / "magpies-first.json"
    said = '{"title": {"en": "Fine.", "nl": "Een rang."}, "steps": [{"also": [{"tag": {"en": "Gems"}}]}]}'
    lesson.write_text(said, "utf-8")
    assert lessons(tmp_path) == {lesson: [{"en": "Fine.", "nl": "Een rang."}, {"en": "Gems"}]}
    found = [one.removeprefix(f"{lesson}: ") for one in problems(tmp_path) if one.startswith(str(lesson))]
    assert found == [
        "{'en': 'Gems'} is not said in both languages",
        "'Een rang.' says 'rang.', which we decided against: nummer",
    ]
    assert len(lessons(ROOT)) >= 10


def test_a_page_that_was_never_written_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts(tmp_path)
    monkeypatch.setattr("tools.texts.pages.EXAMPLES", {"magpies": {"card": "card-gem"}, "core": CORE_EXAMPLES})
    assert main(["--check"], tmp_path) == 1
    assert "is out of date" in capsys.readouterr().out
    assert main(["--write"], tmp_path) == 0
    assert main(["--check"], tmp_path) == 0
