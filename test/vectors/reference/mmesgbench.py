"""MMESGBench's scorer, published and corrected form, in plain Python.

Written from a description of the published scorer's behavior, apart from src/core, so that
the two can be compared. `python3 mmesgbench.py FOLDER` prints the scores of every prediction file in
FOLDER as expected-scores.json holds them; with --check it compares them with that file instead.
"""

import ast
import difflib
import json
import math
import pathlib
import re
import sys

EXACT = [
    r".*https://.*",
    r".*(\.py|ipynb)",
    r"page.*",
    r"\d+(-\d+|\s\d+)?",
    r".*(a\.m\.|p\.m\.).*",
    r"\d{4}[-\s]\d{2}[-\s]\d{2}",
    r"\d{4}[-\s]\d{2}",
    r"[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}",
]
ABSTENTIONS = {"null", "not answerable", "n/a", "cannot answer", "fail to answer"}


def clean(value):
    text = str(value).lower().strip()
    text = re.sub(r"\s*\([^()]*\)", "", text).strip()
    text = re.sub(r"^['\"]|['\"]$", "", text).strip()
    return text.lstrip("$").strip().rstrip("%").strip()


def as_float(text):
    try:
        return float(text)
    except ValueError:
        return None


def score_int(reference, prediction):
    try:
        wanted, given = int(reference), int(float(prediction))
    except ValueError:
        wanted, given = reference, ""
    return float(wanted == given)


def decimals(number):
    text = str(number)
    return len(text.split(".")[1]) if "." in text else 3


def score_float(reference, prediction):
    wanted, given = as_float(clean(reference)), as_float(clean(prediction))
    if wanted is None:
        raise ValueError("The reference is no number.")
    if given is None:
        return 0.0
    for candidate in (wanted / 100, wanted, wanted * 100):
        places = max(min(decimals(given), decimals(candidate)), 2)
        if math.isclose(candidate, given, rel_tol=0.01):
            return 1.0
        if round(given, places) == round(candidate, places):
            return 1.0
    return 0.0


def joined(value):
    text = str(value).strip()
    if text.startswith("[") and text.endswith("]"):
        try:
            return clean(" ".join(ast.literal_eval(text)))
        except (SyntaxError, ValueError, TypeError):
            return clean(text)
    return clean(text)


def longest_common_subsequence(a, b):
    row = [0] * (len(b) + 1)
    for one in a:
        before = 0
        for at, other in enumerate(b, 1):
            before, row[at] = row[at], before + 1 if one == other else max(row[at], row[at - 1])
    return row[-1]


def similarity(a, b):
    return 2 * longest_common_subsequence(a, b) / (len(a) + len(b))


def score_text(reference, prediction, is_corrected):
    wanted, given = joined(reference), joined(prediction)
    if wanted in given:
        return 1.0
    if any(re.fullmatch(pattern, wanted) for pattern in EXACT):
        return float(wanted == given)
    compared = [wanted] if is_corrected else wanted
    best = max(similarity(given, one) for one in compared)
    return best if best >= 0.5 else 0.0


def read_prediction_list(prediction):
    if not prediction.startswith("["):
        return [prediction]
    try:
        return as_list(ast.literal_eval(prediction))
    except SyntaxError:
        pass
    mended = prediction if prediction.endswith("]") else prediction + "]"
    mended = re.sub(r"(?<=\w)(['\"])(?=\w)", r"\\\1", mended)
    try:
        return as_list(ast.literal_eval(mended))
    except (SyntaxError, ValueError):
        return [None]


def as_list(value):
    return list(value) if isinstance(value, list) else [value]


def score_list(reference, prediction):
    wanted = ast.literal_eval(reference) if reference.startswith("[") else reference
    wanted, given = as_list(wanted), read_prediction_list(prediction)
    if not wanted or not given or len(wanted) != len(given):
        return 0.0
    remaining = [clean(item) for item in given]
    found = 0
    for item in map(clean, wanted):
        for at, other in enumerate(remaining):
            if difflib.SequenceMatcher(None, item, other).ratio() > 0.8:
                del remaining[at]
                found += 1
                break
    return found / len(wanted)


def score(reference, prediction, form, is_corrected):
    sides = {reference.strip().lower(), prediction.strip().lower()}
    if is_corrected and sides <= ABSTENTIONS:
        return 1.0
    try:
        if form == "Int":
            return score_int(reference, prediction)
        if form == "Float":
            return score_float(reference, prediction)
        if form == "Str":
            return score_text(reference, prediction, is_corrected)
        if form == "None":
            return float(joined(reference) == joined(prediction))
        return score_list(reference, prediction)
    except (SyntaxError, ValueError):
        return None  # The published scorer crashes.


def summarize(rows):
    scores = [one if one is not None else 0 for _, _, one in rows]
    total = sum(one for (reference, _, _), one in zip(rows, scores) if reference != "Not answerable")
    answerable = sum(reference != "Not answerable" for reference, _, _ in rows)
    answered = sum(prediction != "Not answerable" for _, prediction, _ in rows)
    recall = total / answerable if answerable else 0.0
    precision = total / answered if answered else 0.0
    f1 = 2 * precision * recall / (precision + recall) if precision + recall else 0.0
    return {
        "accuracy": sum(scores) / len(scores),
        "f1": f1,
        "scores": [one for _, _, one in rows],
    }


def as_cell(value):
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def score_folder(folder):
    [gold] = folder.glob("gold*.json") if (folder / "gold.json").exists() else [
        folder / "gold-dev-93.json"
    ]
    questions = json.loads(gold.read_text(encoding="utf-8"))
    report = {}
    for path in sorted((folder / "predictions").glob("*.jsonl")):
        lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        answers = {line["question_id"]: as_cell(line["predicted_answer"]) for line in lines}
        report[path.stem] = {}
        for form in ("published", "corrected"):
            rows = []
            for at, question in enumerate(questions):
                sides = as_cell(question["answer"]), answers[f"q{at}"]
                value = score(*sides, question["answer_format"], form == "corrected")
                rows.append((*sides, value))
            report[path.stem][form] = summarize(rows)
    return report


def differences(report, expected, path=""):
    if isinstance(expected, dict):
        keys = set(report) | set(expected)
        return [one for key in keys for one in differences(report.get(key), expected.get(key), f"{path}/{key}")]
    if isinstance(expected, list):
        return [
            one
            for at, pair in enumerate(zip(report, expected, strict=True))
            for one in differences(*pair, f"{path}/{at}")
        ]
    if report is None or expected is None:
        return [] if report is expected else [(path, report, expected)]
    return [] if abs(report - expected) < 1e-9 else [(path, report, expected)]


def main():
    folder = pathlib.Path(sys.argv[1])
    report = score_folder(folder)
    if "--check" in sys.argv:
        expected = json.loads((folder / "expected-scores.json").read_text(encoding="utf-8"))
        found = differences(report, expected)
        print(f"{sum(len(f['scores']) for s in report.values() for f in s.values())} scores, "
              f"{len(found)} differences", *found, sep="\n")
        sys.exit(1 if found else 0)
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
