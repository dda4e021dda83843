"""The thirteen values of SQuAD 2.0, in plain Python.

Written from what the official evaluation is published to measure, apart from src/core, so that the two
can be compared. `python3 squad2.py FOLDER` prints what expected.json of FOLDER holds, from its
references.json and predictions.json; with --check it compares them with that file instead.
"""

import collections
import json
import pathlib
import re
import string
import sys


def normalize(text):
    kept = "".join(one for one in text.lower() if one not in string.punctuation)
    return " ".join(re.sub(r"\b(a|an|the)\b", " ", kept).split())


def f1(reference, prediction):
    wanted, given = normalize(reference).split(), normalize(prediction).split()
    if not wanted or not given:
        return int(wanted == given)
    common = sum((collections.Counter(wanted) & collections.Counter(given)).values())
    if common == 0:
        return 0
    precision, recall = common / len(given), common / len(wanted)
    return 2 * precision * recall / (precision + recall)


def exact(reference, prediction):
    return int(normalize(reference) == normalize(prediction))


def find_best(scores, predictions, probabilities, answerable):
    """The best total over all thresholds, and the first probability that reaches it."""
    current = best = sum(not has for has in answerable.values())
    threshold = 0.0
    for key in sorted(probabilities, key=probabilities.get):
        if answerable[key]:
            current += scores[key]
        elif predictions[key]:
            current -= 1
        if current > best:
            best, threshold = current, probabilities[key]
    return 100 * best / len(scores), threshold


def mean(scores, keys):
    return 100 * sum(scores[key] for key in keys) / len(keys)


def evaluate(references, predictions, probabilities, threshold):
    """The values at a threshold, and each question's EM and F1 before it is applied."""
    usable = {
        key: [one for one in answers if normalize(one)] or [""]
        for key, answers in references.items()
    }
    raw = {
        name: {
            key: max(measure(one, predictions[key]) for one in answers)
            for key, answers in usable.items()
        }
        for name, measure in (("exact", exact), ("f1", f1))
    }
    answerable = {key: len(answers) > 0 for key, answers in references.items()}
    cut = {
        name: {
            key: (int(not answerable[key]) if probabilities[key] > threshold else value)
            for key, value in scores.items()
        }
        for name, scores in raw.items()
    }
    groups = {
        "": list(references),
        "HasAns_": [key for key in references if answerable[key]],
        "NoAns_": [key for key in references if not answerable[key]],
    }
    values = {}
    for prefix, keys in groups.items():
        if keys:
            values[f"{prefix}exact"] = mean(cut["exact"], keys)
            values[f"{prefix}f1"] = mean(cut["f1"], keys)
            values[f"{prefix}total"] = len(keys)
    for name, scores in raw.items():
        best, at = find_best(scores, predictions, probabilities, answerable)
        values[f"best_{name}"], values[f"best_{name}_thresh"] = best, at
    return values, raw


def evaluate_folder(folder):
    read = lambda name: json.loads((folder / name).read_text(encoding="utf-8"))
    # A question that is marked as impossible has plausible answers only.
    references = {
        one["id"]: [] if one.get("unanswerable") else one["answers"]["text"]
        for one in read("references.json")
    }
    given = {one["id"]: one for one in read("predictions.json")}
    predictions = {key: given[key]["prediction_text"] for key in references}
    probabilities = {key: given[key]["no_answer_probability"] for key in references}
    report = {"thresholds": {}}
    for threshold in (1.0, 0.5):
        values, raw = evaluate(references, predictions, probabilities, threshold)
        report["thresholds"][str(threshold)] = values
        if threshold == 1.0:
            report |= raw
    return report


def differences(report, expected, path=""):
    if isinstance(expected, dict):
        keys = set(report) | set(expected)
        return [
            one
            for key in keys
            for one in differences(report.get(key, {}), expected.get(key, {}), f"{path}/{key}")
        ]
    return [] if abs(report - expected) < 1e-9 else [(path, report, expected)]


def main():
    folder = pathlib.Path(sys.argv[1])
    report = evaluate_folder(folder)
    if "--check" in sys.argv:
        expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
        found = differences(report, expected)
        print(f"{len(report['exact'])} questions, {len(found)} differences", *found, sep="\n")
        sys.exit(1 if found else 0)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
