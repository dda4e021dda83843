"""Measures of trec_eval from their definitions, per query and in total, in the form of its output.

    python3 retrieval.py QRELS RUN [-c]

-c averages over all judged queries. A grade below 0 is no judgment; the score decides, then the
document id in descending order. Reproduces ../shared/data/retrieval/climretrieve/*.expected.txt.
"""

import collections
import math
import sys


def load(path):
    with open(path) as lines:
        return [line.split() for line in lines if line.strip()]


def dcg(grades):
    return sum(g / math.log2(at + 2) for at, g in enumerate(grades) if g and g > 0)


def measures(grades, judged):
    relevant = [grade is not None and grade >= 1 for grade in grades]
    total = sum(1 for grade in judged.values() if grade >= 1)
    ideal = sorted((g for g in judged.values() if g > 0), reverse=True)
    found = [at + 1 for at, one in enumerate(relevant) if one]
    out = {
        "map": sum((n + 1) / rank for n, rank in enumerate(found)) / total if total else 0,
        "recip_rank": 1 / found[0] if found else 0,
        "Rprec": sum(relevant[:total]) / total if total else 0,
        "ndcg": dcg(grades) / dcg(ideal) if ideal else 0,
    }
    for k in (5, 10):
        hits = sum(relevant[:k])
        precision, recall = hits / k, hits / total if total else 0
        out[f"P_{k}"], out[f"recall_{k}"] = precision, recall
        out[f"f1_{k}"] = 2 * precision * recall / (precision + recall) if hits else 0
        out[f"ndcg_cut_{k}"] = dcg(grades[:k]) / dcg(ideal[:k]) if ideal else 0
    for k in (1, 5, 10):
        out[f"success_{k}"] = int(any(relevant[:k]))
    return out


def main(qrels, run, complete):
    judged = collections.defaultdict(dict)
    for query, _, document, grade in load(qrels):
        judged[query].update({document: int(grade)} if int(grade) >= 0 else {})
    scores = collections.defaultdict(dict)
    for query, _, document, _, score, _ in load(run):
        scores[query].setdefault(document, float(score))
    rows = {}
    for query in judged:
        if query in scores:
            order = sorted(scores[query], reverse=True)
            order.sort(key=lambda document: -scores[query][document])
            rows[query] = measures([judged[query].get(d) for d in order], judged[query])
    for query, row in rows.items():
        for name, value in row.items():
            print(f"{name}\t{query}\t{value:.4f}")
    queries = len(judged) if complete else len(rows)
    for name in next(iter(rows.values())):
        print(f"{name}\tall\t{sum(row[name] for row in rows.values()) / queries:.4f}")


main(sys.argv[1], sys.argv[2], "-c" in sys.argv)
