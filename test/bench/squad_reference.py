"""The formulas of SQuAD 2.0 in plain Python, for measuring against: EM and F1, best over references.

Reads {"pairs": [[[reference, ...], prediction], ...], "repeats": n} as JSON from standard input and
prints {"seconds": s, "exact": total, "f1": total} as JSON: the time of n passes over all pairs, and
the sums of one pass.
"""

import json
import re
import string
import sys
import time
from collections import Counter

ARTICLES = re.compile(r"\b(a|an|the)\b")
PUNCTUATION = set(string.punctuation)


def normalise(text):
    kept = "".join(c for c in text.lower() if c not in PUNCTUATION)
    return " ".join(ARTICLES.sub(" ", kept).split())


def exact(reference, prediction):
    return int(normalise(reference) == normalise(prediction))


def f1(reference, prediction):
    wanted = normalise(reference).split()
    given = normalise(prediction).split()
    if not wanted or not given:
        return float(wanted == given)
    common = sum((Counter(wanted) & Counter(given)).values())
    if common == 0:
        return 0.0
    precision = common / len(given)
    recall = common / len(wanted)
    return 2 * precision * recall / (precision + recall)


def score_all(pairs):
    exact_total = 0
    f1_total = 0.0
    for references, prediction in pairs:
        usable = [one for one in references if normalise(one)] or [""]
        exact_total += max(exact(one, prediction) for one in usable)
        f1_total += max(f1(one, prediction) for one in usable)
    return exact_total, f1_total


def main():
    request = json.load(sys.stdin)
    start = time.perf_counter()
    for _ in range(request["repeats"]):
        exact_total, f1_total = score_all(request["pairs"])
    seconds = time.perf_counter() - start
    json.dump({"seconds": seconds, "exact": exact_total, "f1": f1_total}, sys.stdout)


main()
