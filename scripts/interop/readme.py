"""Runs the Python block of README.md as its readers do: python readme.py DIR, where DIR holds a fresh quickstart-1. Its rows
are the pieces of evidence: the question, the gold answer, the role and the text of the message."""

import json
import os
import re
import sys

page = open(os.path.join(os.path.dirname(__file__), "..", "..", "README.md"), encoding="utf-8").read()
blocks = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
if len(blocks) != 1:
    sys.exit(f"README.md has {len(blocks)} Python blocks, not 1")
os.chdir(sys.argv[1])
names = {}
exec(compile(blocks[0], "README.md", "exec"), names)

rows, messages, asked, key = (names[n] for n in ("rows", "messages", "asked", "key"))
manifest = json.load(open("quickstart-1/manifest.json", encoding="utf-8"))
accepted = {t["name"]: t["rows"] for t in manifest["tables"]}["data/items"]
pieces = sum(len(evidence) for evidence in key["evidence"])
roles = {i: sorted(e["role"] for e in evidence) for i, evidence in zip(key["item_id"], key["evidence"])}
problems = [
    what
    for what, holds in (
        (f"{len(asked)} questions and {len(key)} answers, the manifest has {accepted}", len(asked) == len(key) == accepted > 0),
        (f"{len(rows)} rows of {pieces} pieces of evidence", len(rows) == pieces >= accepted),
        ("a question without a row", set(rows["question"]) == set(asked["question"])),
        ("a row without a question, an answer or a text", bool((rows[["question", "answer", "text"]].map(len) > 0).all(axis=None))),
        ("an item without its roles", rows.groupby("item_id")["role"].apply(sorted).to_dict() == roles),
        ("a text that no message has", set(rows["text"]) <= set(messages["text"])),
    )
    if not holds
]
print("\n".join("README.md, Python: " + p for p in problems) or f"README.md, Python: {len(rows)} rows of evidence")
sys.exit(bool(problems))
