"""Reads corpora as their users do: python load.py DIR... Exits with 1 and a line for each table that a reader refuses or
whose rows do not agree with the manifest."""

import json
import logging
import os
import subprocess
import sys
import tempfile

os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["HF_DATASETS_CACHE"] = tempfile.mkdtemp(prefix="interop-")

import datasets
import duckdb
import huggingface_hub
import mlcroissant
import pandas
import polars
import yaml

datasets.disable_progress_bars()
logging.getLogger("absl").setLevel(logging.ERROR)
problems = []


def only_strings(value, path):
    """Column names and types that YAML 1.1 takes for booleans, numbers or dates."""
    if isinstance(value, dict):
        for k, v in value.items():
            if not isinstance(k, str):
                problems.append(f"card: {path}: the key {k!r} is no string")
            if not isinstance(v, (str, dict, list)) and not (k == "default" and v is True):
                problems.append(f"card: {path}.{k} is {v!r}")
            only_strings(v, f"{path}.{k}")
    elif isinstance(value, list):
        for i, v in enumerate(value):
            if not isinstance(v, (str, dict, list)):
                problems.append(f"card: {path}[{i}] is {v!r}")
            only_strings(v, f"{path}[{i}]")


def expect(reader, table, want, read):
    try:
        got = read()
    except Exception as e:  # whatever a reader raises is what its user sees
        while e.__cause__:
            e = e.__cause__
        problems.append(f"{reader}: {table}: {type(e).__name__}: {str(e).splitlines()[0][:200] if str(e) else ''}")
        return
    if got != want:
        problems.append(f"{reader}: {table}: {got}, the manifest has {want}")


def header(dir):
    """The card's header as PyYAML and as the hub's own card parser read it."""
    path = os.path.join(dir, "README.md")
    read = yaml.safe_load(open(path, encoding="utf-8").read().split("---\n")[1])
    only_strings(read, "header")
    hub = huggingface_hub.DatasetCard.load(path)
    for name, want in (("license", read["license"]), ("pretty_name", read["pretty_name"]), ("configs", read["configs"])):
        expect("hub's card parser", name, want, lambda: hub.data.to_dict()[name])
    return read


def tables(dir, manifest, card):
    """Every table by every reader; one without rows has no file, and nobody offers it."""
    offered = {c["config_name"]: c["data_files"][0]["split"] for c in card["configs"]}
    for entry in manifest["tables"]:
        table, rows = entry["name"], entry["rows"]
        folder, config = os.path.join(dir, table), table.replace("/", "_")
        withheld = table.split("/")[0] in manifest.get("withheld", [])
        if rows == 0 or withheld:
            if os.path.exists(folder) or config in offered:
                problems.append(f"{table}: no rows to offer, and yet a folder or a configuration")
            continue
        if config not in offered:
            problems.append(f"{table}: not offered by the card")
            continue
        split = offered[config]
        expect("datasets, by the card", table, rows, lambda: len(datasets.load_dataset(dir, config, split=split)))
        expect("datasets, by folder", table, rows, lambda: len(datasets.load_dataset("parquet", data_dir=folder, split="train")))
        expect("pandas", table, rows, lambda: len(pandas.read_parquet(folder)))
        expect("Polars", table, rows, lambda: polars.read_parquet(folder + "/*.parquet").height)
        expect("DuckDB", table, rows, lambda: duckdb.sql(f"SELECT count(*) FROM '{folder}/*.parquet'").fetchall()[0][0])
    return offered


def corpora(dir, manifest, offered):
    """One corpus of the run, as the card says."""
    for corpus in manifest["corpora"]:
        for table, rows in corpus["rows"].items():
            id, folder = corpus["id"], os.path.join(dir, table)
            if table.replace("/", "_") not in offered:
                continue
            expect("pandas, " + id, table, rows, lambda: len(pandas.read_parquet(folder, filters=[("corpus_id", "==", id)])))
            expect("Polars, " + id, table, rows, lambda: polars.scan_parquet(folder + "/*.parquet").filter(polars.col("corpus_id") == id).collect().height)
            expect("DuckDB, " + id, table, rows, lambda: duckdb.sql(f"SELECT count(*) FROM '{folder}/*.parquet' WHERE corpus_id = '{id}'").fetchall()[0][0])


def column(dir, field):
    set, name = field.split("/")
    return pandas.read_parquet(os.path.join(dir, set.replace("_", "/", 1)), columns=[name])[name]


def keys(dir, described):
    """What croissant.json says of keys and references holds in the rows."""
    for r in described["recordSet"]:
        if "key" in r:
            rows = pandas.concat([column(dir, k["@id"]) for k in r["key"]], axis=1)
            expect("key", r["name"], 0, lambda: int(rows.duplicated().sum()))
        for f in r["field"]:
            if "references" in f:
                to = column(dir, f["references"]["field"]["@id"])
                expect("reference", f["@id"], 0, lambda: int((~column(dir, f["@id"]).isin(to)).sum()))


def croissant(dir, manifest, offered):
    """The validator takes croissant.json, and every record set has the rows of its table."""
    path = os.path.join(dir, "croissant.json")
    validator = os.path.join(os.path.dirname(sys.executable), "mlcroissant")
    run = subprocess.run([validator, "validate", "--jsonld", path], capture_output=True, text=True)
    if run.returncode != 0:
        problems.append("mlcroissant validate: " + run.stderr.strip().splitlines()[-1])
        return
    described = json.load(open(path, encoding="utf-8"))
    if {r["name"] for r in described["recordSet"]} != set(offered):
        problems.append("croissant.json: its record sets are not the card's configurations")
    keys(dir, described)
    dataset = mlcroissant.Dataset(jsonld=path)
    for entry in manifest["tables"]:
        if (name := entry["name"].replace("/", "_")) in offered:
            expect("mlcroissant", entry["name"], entry["rows"], lambda: sum(1 for _ in dataset.records(name)))


for arg in sys.argv[1:]:
    dir, before = os.path.abspath(arg), len(problems)
    manifest = json.load(open(os.path.join(dir, "manifest.json"), encoding="utf-8"))
    offered = tables(dir, manifest, header(dir))
    corpora(dir, manifest, offered)
    croissant(dir, manifest, set(offered))
    if len(problems) == before:
        print(f"{arg}: {len(offered)} tables: datasets, pandas, Polars, DuckDB and mlcroissant read them all")

print("\n".join(problems), end="\n" if problems else "")
sys.exit(bool(problems))
