"""The three languages say the same things: same ids, attributes and variables, and nothing is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.support import each_game
from twistosaur.games import PACKAGES, load
from twistosaur.kernel import TwistosaurError
from twistosaur.locales import FOLDER, LANGUAGES, Texts, texts, users_language

each_language = pytest.mark.parametrize("language", LANGUAGES)


def entries(language: str, name: str) -> list[ast.Message]:
    resource = FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from variables(child)


def shape(language: str, name: str) -> dict[str, tuple[list[str], list[str]]]:
    return {
        entry.id.name: (sorted(a.id.name for a in entry.attributes), sorted(set(variables(entry))))
        for entry in entries(language, name)
    }


FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_same_messages_in_every_language(name: str, language: str) -> None:
    assert shape(language, name) == shape("en", name)


def test_same_files_in_every_language() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


def test_no_id_is_defined_twice() -> None:
    ids = [entry.id.name for name in FILES for entry in entries("en", name)]
    assert len(set(ids)) == len(ids)


@each_game
@each_language
def test_every_clause_has_its_text(game: str, language: str) -> None:
    rules, say = load(game), texts(language)
    for number in range(1, rules.clauses + 1):
        assert say(rules.clause(number))
        assert say(rules.clause(number), "title")
    assert say(game, "tagline")


@each_language
@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (1, {"en": "1 point", "pl": "1 punkt", "fr": "1 point"}),
        (2, {"en": "2 points", "pl": "2 punkty", "fr": "2 points"}),
        (5, {"en": "5 points", "pl": "5 punktów", "fr": "5 points"}),
        (22, {"en": "22 points", "pl": "22 punkty", "fr": "22 points"}),
        (0, {"en": "0 points", "pl": "0 punktów", "fr": "0 point"}),
        (12, {"en": "12 points", "pl": "12 punktów", "fr": "12 points"}),
    ],
)
def test_points_have_right_plurals(language: str, count: int, expected: dict[str, str]) -> None:
    assert texts(language)("table-points", count=count) == expected[language]


def test_french_marks_stay_with_their_word() -> None:
    """Before ! ? : ; and inside « » stands a space at which no line may break."""
    loose = re.compile(r"\S [!?;:»]|« ")
    for file in sorted((FOLDER / "fr").glob("*.ftl")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert not [line for line in lines if loose.search(line)], file.name


def test_french_elides_before_a_vowel() -> None:
    """The same names as in the browser's test."""
    names = ["Anna", "Bruno", "Élise", "Hélène", "Hugo", "Yves", "Yann", "Œdipe", "Joueur 2"]
    parks = [texts("fr")("draftosaurus-table-park-of", name=name) for name in names]
    assert parks == [
        "Parc d’Anna",
        "Parc de Bruno",
        "Parc d’Élise",
        "Parc d’Hélène",
        "Parc de Hugo",
        "Parc d’Yves",
        "Parc de Yann",
        "Parc d’Œdipe",
        "Parc de Joueur 2",
    ]


def test_french_elides_before_a_move() -> None:
    told = [
        texts("fr")("bot-reason-gain", choice="X", other=other, count=2)
        for other in ("attaque avec Carni 4", "Jungle comme cible")
    ]
    assert told == [
        "X\xa0: 2 points de plus tout de suite qu’attaque avec Carni 4.",
        "X\xa0: 2 points de plus tout de suite que Jungle comme cible.",
    ]


def test_unknown_language() -> None:
    with pytest.raises(TwistosaurError, match="there are en, pl or fr"):
        Texts("de")


def test_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert users_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert users_language() == "pl"
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert users_language() == "fr"


def test_games_on_the_shelf_have_a_catalogue() -> None:
    assert {f"{game}.ftl" for game in PACKAGES} <= set(FILES)


@each_game
@each_language
def test_every_option_and_value_has_a_name_and_an_explanation(game: str, language: str) -> None:
    say = texts(language)
    for option in load(game).all_options:
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        for one in (option.name, *(f"{option.name}-{value}" for value in values)):
            assert say(f"{game}-choice-{one}")
            assert say(f"{game}-option-{one}")
        assert option.clause, "a choice comes from a clause"


@each_game
@each_language
def test_what_the_box_holds_has_names(game: str, language: str) -> None:
    say = texts(language)
    for option in load(game).all_options:
        if option.box is None:
            continue
        for item in option.box.items:
            assert isinstance(item, int) or say(f"{game}-box-{option.name}-{item}")
        for part in option.box.parts:
            assert say(f"{game}-box-part-{part}")
