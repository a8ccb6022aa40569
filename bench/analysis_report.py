"""What the runs of bench/analysis.py say, in lines of text: rows of plain data in, sentences with figures out."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from tests.analysis.agreement import Compared, agreement, mean_of
from twistosaur.bots import LEVELS

Row = dict[str, Any]
NAMES = ("best", "good", "inaccuracy", "mistake", "blunder")
SERIOUS = NAMES[2:]


def verdict(holds: bool) -> str:
    return "holds" if holds else "DOES NOT HOLD"


def shares(found: Sequence[str | None]) -> str:
    count = Counter(label for label in found if label is not None)
    total = max(sum(count.values()), 1)
    return ", ".join(f"{name} {100 * count[name] / total:.1f}%" for name in NAMES) + f" of {total}"


def solver(_game: str, rows: list[Row]) -> list[str]:
    compared = [
        Compared(row["number"], row["kind"], row["hindsight"], gaps(row["wins"]), gaps(row["margins"])) for row in rows
    ]
    all_of = agreement(compared)
    kinds = Counter(f"{one.kind}{' (hindsight)' if one.hindsight else ''}" for one in compared)
    return [
        f"{all_of.positions} positions, {all_of.values} values: {100 * all_of.within:.2f}% within three standard "
        f"errors; positions with the win share of every option {100 * all_of.whole:.1f}%; mean error of the win share "
        f"{all_of.win}, of the margin {all_of.margin}; root mean square in standard errors {all_of.spread:.3f}: "
        f"{verdict(all_of.holds)}",
        ", ".join(f"{many} {kind}" for kind, many in sorted(kinds.items())),
    ]


def gaps(rows: list[list[float]]) -> tuple[tuple[float, float], ...]:
    return tuple((gap, error) for gap, error in rows)


def planted(_game: str, rows: list[Row]) -> list[str]:
    found = {name: judged for row in rows for name, judged in row["found"].items()}
    missed = {name: judged for name, judged in sorted(found.items()) if judged[0] != "blunder"}
    return [
        f"{len(found) - len(missed)} of {len(found)} planted blunders found: {verdict(not missed)}",
        *(
            f"missed {name}: {label}, loses {loss:.2f}, at least {low:.2f}"
            for name, (label, low, loss) in missed.items()
        ),
    ]


def luck(_game: str, rows: list[Row]) -> list[str]:
    """By seat: over all seats of a game luck adds up to nothing, whatever happens."""
    found = [mean_of([row["luck"][seat] for row in rows]) for seat in range(4)]
    off = max(row["off"] for row in rows)
    return [
        f"{len(rows)} games of four: mean luck by seat {', '.join(map(str, found))}: "
        f"{verdict(all(mean.is_nothing for mean in found))}",
        f"parts add up to the result but for {off:.1e}: {verdict(off < 1e-9)}",
    ]


def levels(_game: str, rows: list[Row]) -> list[str]:
    by_level: dict[str, list[float]] = defaultdict(list)
    losses: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for level, accuracy, loss in row["players"]:
            if accuracy is not None:
                by_level[level].append(accuracy)
            losses[level].append(loss)
    found = {level: mean_of(by_level[level]) for level in LEVELS if by_level[level]}
    told = ", ".join(
        f"{level} {mean.value:.1f} +- {mean.error:.1f} (loss {100 * mean_of(losses[level]).value:.1f})"
        for level, mean in found.items()
    )
    rises = all(low.value < high.value for low, high in pairwise(found.values()))
    return [
        f"{len(rows)} games, accuracy {told}: {verdict(rises)}",
        shares([label for row in rows for label in row["labels"]]),
    ]


def stability(_game: str, rows: list[Row]) -> list[str]:
    pairs = [tuple(pair) for row in rows for pair in row["pairs"]]
    same = sum(one == two for one, two in pairs) / len(pairs)
    serious = [pair for pair in pairs if pair[0] in SERIOUS or pair[1] in SERIOUS]
    kept = sum(one == two for one, two in serious) / max(len(serious), 1)
    moved = Counter(f"{one} to {two}" for one, two in pairs if one != two)
    return [
        f"{len(rows)} games, {len(pairs)} decisions: the same label for {100 * same:.1f}% ({verdict(same >= 0.95)}); "
        f"of {len(serious)} that either calls inaccuracy or worse {100 * kept:.1f}% ({verdict(kept >= 0.8)})",
        f"first run: {shares([one for one, _ in pairs])}",
        f"second run: {shares([two for _, two in pairs])}",
        f"moved: {', '.join(f'{what} {many}' for what, many in moved.most_common())}",
    ]


def ratio(_game: str, rows: list[Row]) -> list[str]:
    """With the scan beside without it, on the same games."""
    ways = ("with", "without")
    spent = {way: [row[way]["spent"] for row in rows] for way in ways}
    parts = [one / two for one, two in zip(spent["with"], spent["without"], strict=True)]
    slowest = max(row["scan"] for row in rows)
    whole = sum(spent["with"]) / sum(spent["without"])
    found = {way: [tuple(pair) for row in rows for pair in row[way]["pairs"]] for way in ways}
    firsts = list(zip(*([one for one, _ in found[way]] for way in ways), strict=True))
    serious = [pair for pair in firsts if not set(pair).isdisjoint(SERIOUS)]
    moved = Counter(f"{two} to {one}" for one, two in firsts if one != two)
    steady = {
        way: (kept(found[way]), kept([pair for pair in found[way] if not set(pair).isdisjoint(SERIOUS)]))
        for way in ways
    }
    more = steady["with"][0][0] - steady["without"][0][0]
    error = math.sqrt(sum(many - stay for (stay, many), _ in steady.values()))
    return [
        f"{len(rows)} games on one thread: {sum(spent['with']):.1f} s of processor time with the scan, "
        f"{sum(spent['without']):.1f} s without it, {whole:.2f} of it ({verdict(whole <= 0.5)}); from game to game "
        f"{min(parts):.2f} to {max(parts):.2f}; the scan itself takes {1000 * slowest:.0f} ms at most",
        *(
            f"another key and twice the budget, {way} the scan: the same label for {told(all_of)}; "
            f"of those that either calls inaccuracy or worse {told(bad)}"
            for way, (all_of, bad) in steady.items()
        ),
        f"no fewer stay with it than without, within two standard errors: {verdict(more >= -2 * error)}",
        f"the same label with the scan as without it: {told(kept(firsts))}; of those that either calls inaccuracy or "
        f"worse {told(kept(serious))}; moved: {', '.join(f'{what} {many}' for what, many in moved.most_common())}",
        *(f"{way} the scan: {shares([one for one, _ in found[way]])}" for way in ways),
        *alike(rows),
    ]


def alike(rows: list[Row]) -> list[str]:
    """Accuracy by level with the scan and without it, of seats that have one either way."""
    by_level: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for row in rows:
        for (level, one), (_, two) in zip(row["with"]["players"], row["without"]["players"], strict=True):
            if one is not None and two is not None:
                by_level[level].append((one, two))
    out = []
    for level in (level for level in LEVELS if by_level[level]):
        more = mean_of([one - two for one, two in by_level[level]])
        one, two = (mean_of([pair[k] for pair in by_level[level]]).value for k in range(2))
        out.append(
            f"accuracy of {len(by_level[level])} {level}: {one:.1f} with the scan, {two:.1f} without it, more by "
            f"{more.value:+.1f} +- {more.error:.1f}: {verdict(more.is_nothing)}"
        )
    return out


def kept(pairs: Sequence[tuple[Any, ...]]) -> tuple[int, int]:
    """How many labels stay, of how many."""
    return sum(one == two for one, two in pairs), len(pairs)


def told(part: tuple[int, int]) -> str:
    return f"{part[0]} of {part[1]} ({100 * part[0] / max(part[1], 1):.1f}%)"


def experts(_game: str, rows: list[Row]) -> list[str]:
    again = [entry for row in rows for entry in row["again"]]
    held = [(row["number"], entry[0]) for row in rows for entry in row["again"] if entry[1] == "blunder"]
    return [
        f"{len(rows)} games of experts: {len(again)} called blunders, {len(held)} with ten times the budget as well: "
        f"{verdict(not held)}",
        shares([label for row in rows for label in row["labels"]]),
        *(f"game {number}, move {index}" for number, index in held),
    ]


def speed(_game: str, rows: list[Row]) -> list[str]:
    out = []
    for row in rows:
        ratio = row["two"] / row["one"]
        out.append(
            f"a game of {row['moves']} moves (the shortest of 21 has {row['shortest']}, the longest {row['longest']}): "
            f"{row['one']:.1f} s on one core ({verdict(row['one'] < 30)}), {row['two']:.1f} s on two, "
            f"{ratio:.2f} of it ({verdict(ratio <= 0.6)}); {row['playouts']} playouts, "
            f"{'all' if row['settled'] else 'not all'} labels settled"
        )
    return out
