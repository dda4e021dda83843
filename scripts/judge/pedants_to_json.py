"""Turns the published PEDANTS pickles into the JSON that Assay reads.

    python3 scripts/judge/pedants_to_json.py VECTORIZER AC RULE TYPE OUT.json.gz

VECTORIZER is the pickled TfidfVectorizer, AC, RULE and TYPE the pickled linear models, as `qa_metrics`
downloads them. Not needed to build or to test Assay. A pickle can run any code when it is opened: do this
only with files whose source you trust. Needs Python 3, scikit-learn and joblib.

Only public attributes of scikit-learn are read: `vocabulary_`, `idf_` and `get_params()` of the vectorizer;
`classes_`, `coef_` and `intercept_` of LogisticRegression, or of each of `estimators_` where the model is a
OneVsRestClassifier. docs/judge.md describes the JSON.
"""

import gzip
import json
import sys

import joblib

DIGITS = 6
PARAMS = ("lowercase", "token_pattern", "ngram_range", "norm", "use_idf", "smooth_idf", "sublinear_tf")


def linear_model(model):
    """Classes, and a row of weights and an intercept for each (one for two classes)."""
    parts = getattr(model, "estimators_", [model])
    rows = [row for part in parts for row in part.coef_.tolist()]
    intercepts = [float(value) for part in parts for value in part.intercept_]
    return {
        "classes": [str(name) for name in model.classes_],
        "coef": [[float(f"{weight:.{DIGITS}g}") for weight in row] for row in rows],
        "intercept": intercepts,
    }


def vectorizer_parts(vectorizer):
    """Tokens in the order of their columns, their idf, and how texts are read."""
    columns = vectorizer.vocabulary_
    params = vectorizer.get_params()
    return {
        "vocab": sorted(columns, key=columns.get),
        "idf": [float(value) for value in vectorizer.idf_],
        "params": {name: params[name] for name in PARAMS},
    }


def main(vectorizer, ac, rule, kind, out):
    model = vectorizer_parts(joblib.load(vectorizer))
    for name, path in (("ac", ac), ("rule", rule), ("type", kind)):
        model[name] = linear_model(joblib.load(path))
    # A fixed time in the header: the same pickles give the same bytes.
    with open(out, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
        packed.write(json.dumps(model, ensure_ascii=False).encode("utf-8"))


if __name__ == "__main__":
    if len(sys.argv) != 6:
        sys.exit(__doc__)
    main(*sys.argv[1:])
