"""Krippendorff's alpha by its coincidence matrix, in exact fractions.

`python3 krippendorff.py` prints krippendorff.json: our own ratings, with alpha at four levels of
measurement. With a path to ../shared's stats/reference.json it compares its examples instead.
"""

import json
import sys
from fractions import Fraction

A = [1, 1, 2, 2, 3, 3, 1, 2, 3, 3, 1, 2, 2, 3, 1, 1, 2, 3, 3, 2]
B = [1, 2, 2, 2, 3, 3, 1, 1, 3, 2, 1, 2, 3, 3, 1, 1, 2, 3, 1, 2]
C = [1, 1, 2, 3, 3, 3, 1, 2, 3, 3, 2, 2, 2, 3, 1, 1, 1, 3, 3, 2]
RATINGS = [
    [A, B, C],
    [
        [None if at % 5 == 0 else one for at, one in enumerate(A)],
        [None if at % 3 == 1 else one for at, one in enumerate(B)],
        [None if at % 7 in (0, 1) else one for at, one in enumerate(C)],
    ],
    [[1, 5, 2, 8, None, 3], [1, 5, 3, 8, 13, None], [2, 5, 2, 1, 13, 3]],
    [[0, 1, 0, 1, 1, 0, None], [0, 1, 1, 1, 1, None, 0]],
]


def coincidences(data):
    counts = {}
    for unit in zip(*data, strict=True):
        values = [one for one in unit if one is not None]
        if len(values) < 2:
            continue
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i != j:
                    counts[a, b] = counts.get((a, b), 0) + Fraction(1, len(values) - 1)
    return counts


def alpha(data, level):
    counts = coincidences(data)
    values = sorted({a for a, _ in counts})
    margin = {a: sum(counts.get((a, b), 0) for b in values) for a in values}
    total = sum(margin.values())

    def distance(a, b):
        if level == "nominal":
            return Fraction(a != b)
        if level == "ordinal":
            between = sum(margin[one] for one in values if min(a, b) <= one <= max(a, b))
            return (between - Fraction(margin[a] + margin[b], 2)) ** 2
        if level == "interval":
            return Fraction(a - b) ** 2
        return Fraction(a - b, a + b) ** 2 if a + b else Fraction(0)

    observed = sum(count * distance(a, b) for (a, b), count in counts.items()) / total
    expected = sum(margin[a] * margin[b] * distance(a, b) for a in values for b in values)
    return float(1 - observed * total * (total - 1) / expected)


LEVELS = ("nominal", "ordinal", "interval", "ratio")


def main():
    if len(sys.argv) > 1:
        with open(sys.argv[1], encoding="utf-8") as file:
            examples = json.load(file)["krippendorff"]
        far = [abs(alpha(one["data"], level) - one[level]) for one in examples for level in LEVELS]
        print(f"{len(far)} values, largest difference {max(far):.1e}")
        sys.exit(0 if max(far) < 1e-9 else 1)
    entries = [{"data": data} | {level: alpha(data, level) for level in LEVELS} for data in RATINGS]
    print("[\n" + ",\n".join(map(json.dumps, entries)) + "\n]")


main()
