"""Reads a corpus as its users do: python load.py DIR. Exits with 1 and a line for each table that a reader refuses or
whose rows do not agree with the manifest."""

import json
import os
import sys
import tempfile

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["HF_DATASETS_CACHE"] = tempfile.mkdtemp(prefix="interop-")

import datasets
import duckdb
import pandas
import polars
import yaml

datasets.disable_progress_bars()
dir = os.path.abspath(sys.argv[1])
problems = []


def header():
    text = open(os.path.join(dir, "README.md"), encoding="utf-8").read()
    return yaml.safe_load(text.split("---\n")[1])


def only_strings(value, path):
    """Column names and types that YAML 1.1 takes for booleans, numbers or dates."""
    if isinstance(value, dict):
        for k, v in value.items():
            if not isinstance(k, str):
                problems.append(f"card: {path}: the key {k!r} is no string")
            if k in ("name", "dtype", "config_name", "split", "path", "license") and not isinstance(v, (str, dict, list)):
                problems.append(f"card: {path}.{k} is {v!r}")
            only_strings(v, f"{path}.{k}")
    elif isinstance(value, list):
        for i, v in enumerate(value):
            only_strings(v, f"{path}[{i}]")


def expect(reader, table, want, read):
    try:
        got = read()
    except Exception as e:  # whatever a reader raises is what its user sees
        problems.append(f"{reader}: {table}: {type(e).__name__}: {str(e).splitlines()[0][:200]}")
        return
    if got != want:
        problems.append(f"{reader}: {table}: {got} rows, the manifest has {want}")


card = header()
only_strings(card, "header")
offered = {c["config_name"] for c in card["configs"]}
manifest = json.load(open(os.path.join(dir, "manifest.json")))
for entry in manifest["tables"]:
    table, rows = entry["name"], entry["rows"]
    folder, config = os.path.join(dir, table), table.replace("/", "_")
    if rows == 0:
        if os.path.exists(folder) or config in offered:
            problems.append(f"{table}: no rows, and yet a folder or a configuration")
        continue
    if config not in offered:
        problems.append(f"{table}: not offered by the card")
        continue
    split = next(c for c in card["configs"] if c["config_name"] == config)["data_files"][0]["split"]
    expect("datasets, by the card", table, rows, lambda: len(datasets.load_dataset(dir, config, split=split)))
    expect("datasets, by folder", table, rows, lambda: len(datasets.load_dataset("parquet", data_dir=folder, split="train")))
    expect("pandas", table, rows, lambda: len(pandas.read_parquet(folder)))
    expect("Polars", table, rows, lambda: polars.read_parquet(folder + "/*.parquet").height)
    expect("DuckDB", table, rows, lambda: duckdb.sql(f"SELECT count(*) FROM '{folder}/*.parquet'").fetchall()[0][0])

# One corpus of the run, as the card says.
for corpus in manifest["corpora"]:
    for table, rows in corpus["rows"].items():
        id, folder = corpus["id"], os.path.join(dir, table)
        expect("pandas, " + id, table, rows, lambda: len(pandas.read_parquet(folder, filters=[("corpus_id", "==", id)])))
        expect("Polars, " + id, table, rows, lambda: polars.scan_parquet(folder + "/*.parquet").filter(polars.col("corpus_id") == id).collect().height)
        expect("DuckDB, " + id, table, rows, lambda: duckdb.sql(f"SELECT count(*) FROM '{folder}/*.parquet' WHERE corpus_id = '{id}'").fetchall()[0][0])

print("\n".join(problems) or f"{len(offered)} tables: datasets, pandas, Polars and DuckDB read them all")
sys.exit(bool(problems))
