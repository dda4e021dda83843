"""Records what an official script gives for every pair of scorer-vectors, as one column.

python3 reference/record.py ADAPTER COLUMN

ADAPTER is a Python file with `score(golds, pred)`, which calls the official code and returns
[EM, F1], None for a score that the script does not give. COLUMN is the profile's id; a column of
that name is replaced.
"""

import gzip
import json
import runpy
import sys
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "scorer-vectors"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def outcome_of(score, golds, pred):
    try:
        return [round_whole(value) for value in score(golds, pred)]
    except Exception as error:
        return f"ERR:{type(error).__name__}"


def round_whole(value):
    """JSON of our files writes 1, not 1.0 or true."""
    return int(value) if value is not None and value == int(value) else value


def record(score, column, path):
    is_packed = path.suffix == ".gz"
    data = path.read_bytes()
    text = (gzip.decompress(data) if is_packed else data).decode()
    header, *pairs = [json.loads(line) for line in text.split("\n") if line]
    columns = [name for name in header["columns"] if name != column]
    for pair in pairs:
        by_column = dict(zip(header["columns"], [pair["outcomes"][DIGITS.index(at)] for at in pair["by"]]))
        by_column[column] = outcome_of(score, pair["golds"], pair["pred"])
        texts = [dump(by_column[name]) for name in [*columns, column]]
        distinct = list(dict.fromkeys(texts))
        pair["outcomes"] = [json.loads(one) for one in distinct]
        pair["by"] = "".join(DIGITS[distinct.index(one)] for one in texts)
    lines = [{"columns": [*columns, column]}, *pairs]
    written = "".join(f"{dump(line)}\n" for line in lines).encode()
    path.write_bytes(gzip.compress(written, 9, mtime=0) if is_packed else written)


def dump(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main():
    adapter, column = sys.argv[1:]
    score = runpy.run_path(adapter)["score"]
    for name in ["pairs.jsonl", "pairs-generated.jsonl.gz"]:
        record(score, column, FOLDER / name)


main()
