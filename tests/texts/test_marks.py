"""Clauses say in every language what is more than the rulebooks' words: a ruling, a guess, one edition's variant."""

from __future__ import annotations

import pytest

from twistosaur.locales import LANGUAGES, texts

MARKS = {
    "ruling": "DS-32 DS-35 DS-39 DT-12 DT-15 DT-16 DT-17 DT-18 DT-19 DT-20 DT-30 DT-31 DT-32 "
    "TW-5 TW-12 TW-13 TW-15 TW-17",
    "assumed": "DT-6 DT-7 TW-1 TW-2",
    "booklets": "DS-11 DT-4 DT-5 DT-7 DT-12 DT-14 DT-15 DT-21 DT-29 DT-33",
    "printed": "DS-20",
}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("mark", MARKS)
def test_what_the_books_leave_open_is_marked(language: str, mark: str) -> None:
    say = texts(language)
    assert [clause for clause in MARKS[mark].split() if not say.has(clause, mark)] == []
    assert say(f"table-{mark}")


@each_language
def test_no_difference_is_told_where_the_booklets_agree(language: str) -> None:
    """All three booklets leave the card of the attacking species on Twist Island, in other words."""
    assert not texts(language).has("DT-30", "booklets")


@each_language
def test_the_variant_for_five_is_told_to_be_of_the_polish_edition(language: str) -> None:
    polish = {"en": "Polish", "pl": "polskiego", "fr": "polonaise"}
    assert polish[language] in texts(language)("DS-11", "booklets")


@each_language
def test_one_note_speaks_for_all_pens_of_both_parks(language: str) -> None:
    note = texts(language)("DS-20", "printed")
    assert "DS-20" in note
    assert "DS-32" in note
