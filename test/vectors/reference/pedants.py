"""Inference with a PEDANTS model, in plain Python.

Written from a description of the published model, apart from src/core, so that the two can be
compared. `python3 pedants.py MODEL CASES` prints the cases with every feature and probability; with
--check it compares them with those in the file, within 2e-6.
"""

import gzip
import json
import math
import re
import sys
import unicodedata
from collections import Counter


def plain(text):
    kept = "".join(one for one in text.lower() if not unicodedata.category(one).startswith("P"))
    return " ".join(re.sub(r"\b(a|an|the)\b", " ", kept).split())


def tf_idf(model, text):
    """Weights by position in the vocabulary, of length 1."""
    position = {word: at for at, word in enumerate(model["vocab"])}
    counts = Counter(re.findall(r"\b\w\w+\b", text.lower()))
    weights = {
        position[word]: count * model["idf"][position[word]]
        for word, count in counts.items()
        if word in position
    }
    length = math.sqrt(sum(one * one for one in weights.values())) or 1.0
    return {at: one / length for at, one in weights.items()}


def logistic(value):
    return 1 / (1 + math.exp(-value))


def shares(head, features, words, words_first):
    """One-against-rest outputs divided by their sum; `words` begin at 0 or behind the features."""
    outputs = []
    for row, intercept in zip(head["coef"], head["intercept"], strict=True):
        offset = 0 if words_first else len(features)
        own = row[len(row) - len(features):] if words_first else row[:len(features)]
        total = intercept + sum(a * b for a, b in zip(own, features, strict=True))
        outputs.append(logistic(total + sum(row[offset + at] * one for at, one in words.items())))
    return outputs


def divide(outputs):
    return [one / sum(outputs) for one in outputs]


def overlap(reference, candidate):
    wanted, given = set(reference.split()), set(candidate.split())
    common = len(wanted & given)
    if common == 0:
        return [0.0, 0.0, 0.0]
    precision, recall = common / len(wanted), common / len(given)
    return [2 * precision * recall / (precision + recall), precision, recall]


def judge(model, case):
    question, reference, candidate = (plain(case[k]) for k in ("question", "reference", "candidate"))
    start = f"[CLS] {question} [SEP] {reference} [SEP]"
    words = tf_idf(model, f"{start} {candidate} [SEP]")
    of_sets = overlap(reference, candidate)
    types = divide(shares(model["type"], [], tf_idf(model, start), True))
    rules = divide(shares(model["rule"], of_sets, words, True))
    [incorrect] = shares(model["ac"], of_sets + rules + types, words, False)
    return {
        "f1": of_sets[0],
        "precision": of_sets[1],
        "recall": of_sets[2],
        "rule": rules,
        "type": types,
        "prob": [1 - incorrect, incorrect],
    }


def flatten(outcome):
    return [
        one
        for key in ("f1", "precision", "recall", "rule", "type", "prob")
        for one in (outcome[key] if isinstance(outcome[key], list) else [outcome[key]])
    ]


def main():
    paths = [one for one in sys.argv[1:] if not one.startswith("--")]
    opened = gzip.open if paths[0].endswith(".gz") else open
    with opened(paths[0], "rt", encoding="utf-8") as file:
        model = json.load(file)
    with open(paths[1], encoding="utf-8") as file:
        cases = json.load(file)
    if "--check" in sys.argv:
        far = [
            max(abs(a - b) for a, b in zip(flatten(judge(model, one)), flatten(one), strict=True))
            for one in cases
        ]
        print(f"{len(cases)} cases, largest difference {max(far):.1e}")
        sys.exit(0 if max(far) <= 2e-6 else 1)
    keys = ("question", "reference", "candidate")
    lines = [{key: one[key] for key in keys} | judge(model, one) for one in cases]
    print("[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in lines) + "\n]")


if __name__ == "__main__":
    main()
