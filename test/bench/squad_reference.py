"""EM and F1 of SQuAD 2.0 in Python, for measuring against: best over references.

Usage: squad_reference.py script|tuned. Reads [[[reference, ...], prediction], ...] as JSON from standard
input and prints {"seconds": s, "exact": total, "f1": total} as JSON, the processor time without reading.
`script` normalizes as often as the official script does: a prediction with three references six times,
each reference three times. `tuned` normalizes each distinct text once, without patterns or Counter.
"""

import json
import re
import string
import sys
import time
from collections import Counter

ARTICLES = re.compile(r"\b(a|an|the)\b")
ARTICLE_WORDS = {"a", "an", "the"}
PUNCTUATION = set(string.punctuation)
WITHOUT_PUNCTUATION = str.maketrans("", "", string.punctuation)


def normalize(text):
    kept = "".join(c for c in text.lower() if c not in PUNCTUATION)
    return " ".join(ARTICLES.sub(" ", kept).split())


def exact(reference, prediction):
    return int(normalize(reference) == normalize(prediction))


def f1(reference, prediction):
    wanted = normalize(reference).split()
    given = normalize(prediction).split()
    if not wanted or not given:
        return float(wanted == given)
    common = sum((Counter(wanted) & Counter(given)).values())
    if common == 0:
        return 0.0
    precision = common / len(given)
    recall = common / len(wanted)
    return 2 * precision * recall / (precision + recall)


def score_like_script(pairs):
    exact_total = 0
    f1_total = 0.0
    for references, prediction in pairs:
        usable = [one for one in references if normalize(one)] or [""]
        exact_total += max(exact(one, prediction) for one in usable)
        f1_total += max(f1(one, prediction) for one in usable)
    return exact_total, f1_total


def tokens_of(text, known):
    tokens = known.get(text)
    if tokens is None:
        if text.isascii():
            words = text.lower().translate(WITHOUT_PUNCTUATION).split()
            tokens = [word for word in words if word not in ARTICLE_WORDS]
        else:
            tokens = normalize(text).split()
        known[text] = tokens
    return tokens


def score_tuned(pairs):
    exact_total = 0
    f1_total = 0.0
    known = {}
    for references, prediction in pairs:
        given = tokens_of(prediction, known)
        lists = [tokens for tokens in (tokens_of(one, known) for one in references) if tokens] or [[]]
        if given in lists:
            exact_total += 1
            f1_total += 1.0
            continue
        best = 0.0
        for wanted in lists:
            rest = list(wanted)
            common = 0
            for token in given:
                if token in rest:
                    rest.remove(token)
                    common += 1
            if common:
                precision = common / len(given)
                recall = common / len(wanted)
                best = max(best, 2 * precision * recall / (precision + recall))
        f1_total += best
    return exact_total, f1_total


def main():
    pairs = json.load(sys.stdin)
    score = score_tuned if sys.argv[1] == "tuned" else score_like_script
    start = time.process_time()
    exact_total, f1_total = score(pairs)
    seconds = time.process_time() - start
    json.dump({"seconds": seconds, "exact": exact_total, "f1": f1_total}, sys.stdout)


main()
