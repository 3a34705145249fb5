"""Measures what DuckDB reads of data/messages to have one corpus of a run: python touched.py DIR. Prints the greatest share
of the table's bytes, in per cent, over the first, the middle and the last corpus. Each is read by a process of its own. The
bytes are those that its system calls returned while it answered (rchar of /proc/self/io), so it needs Linux."""

import glob
import json
import os
import subprocess
import sys


def returned():
    with open("/proc/self/io") as f:
        return int(f.readline().split()[1])


def touched(files, id):
    import duckdb

    connection = duckdb.connect()
    connection.execute("SELECT 1").fetchall()  # what is read to start with is no part of it
    before = returned()
    rows = connection.execute("SELECT * FROM read_parquet(?) WHERE corpus_id = ?", [files, id]).fetchall()
    return returned() - before, len(rows)


dir = os.path.abspath(sys.argv[1])
files = sorted(glob.glob(os.path.join(dir, "data", "messages", "*.parquet")))
if len(sys.argv) > 2:
    print(*touched(files, sys.argv[2]))
    sys.exit()

corpora = json.load(open(os.path.join(dir, "manifest.json")))["corpora"]
size = sum(map(os.path.getsize, files))
shares = []
for corpus in (corpora[0], corpora[len(corpora) // 2], corpora[-1]):
    out = subprocess.run([sys.executable, __file__, dir, corpus["id"]], check=True, capture_output=True, text=True).stdout
    read, rows = map(int, out.split())
    if rows != corpus["messages"]:
        sys.exit(f"{corpus['id']}: {rows} rows, the manifest has {corpus['messages']}")
    shares.append(100 * read / size)
print(f"touched {max(shares):.2f}")
