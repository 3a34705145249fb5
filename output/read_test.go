package output

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestReadManifestErrors(t *testing.T) {
	manifest, err := os.ReadFile(filepath.Join(publishTiny(t), ManifestName))
	if err != nil {
		t.Fatal(err)
	}
	replaced := func(old, new string) []byte { return bytes.Replace(manifest, []byte(old), []byte(new), 1) }
	for name, test := range map[string]struct {
		content []byte
		want    string
	}{
		"none": {nil, "is not a corpus: no manifest.json"},
		"newer": {[]byte(`{"schema_version": 15, "shape": {}}`),
			"has schema 15, and this memloom reads schema 14: the memloom that made it reads it"},
		"older": {[]byte(`{"schema_version": 13, "shape": {}}`),
			"has schema 13, and this memloom reads schema 14: the memloom that made it reads it"},
		"broken":   {replaced(`"recipe"`, `recipe"`), "manifest.json, line 7"},
		"type":     {replaced(`"seed": 1`, `"seed": "x"`), "manifest.json, line 9"},
		"unknown":  {replaced(`"recipe"`, `"receipt"`), `unknown field "receipt"`},
		"outside":  {replaced(`"path": "data/people/`, `"path": "data/people/../`), "is not a shard of data/people"},
		"no table": {replaced(`"name": "data/people"`, `"name": "../people"`), "is not a table"},
		"twice":    {replaced(`"name": "data/groups"`, `"name": "data/people"`), "is not a shard of data/people"},
		"corpora":  {replaced(`"id": "c1"`, `"id": ""`), `corpus "" is listed twice or has no id`},
		"rows": {replaced(`"data/groups": 1,`, `"data/letters": 1,`),
			"corpus c1 has 1 rows of data/letters, and there is no such table"},
		"no rows": {replaced(`"data/groups": 1,`, `"data/groups": -1,`), "corpus c1 has -1 rows of data/groups"},
		"empty":   {[]byte(`{"schema_version": 14, "tables": []}`), "it lists no corpus"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if test.content != nil {
				if err := os.WriteFile(filepath.Join(dir, ManifestName), test.content, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			_, err := ReadManifest(dir)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %q", err, test.want)
			}
		})
	}
	begun := t.TempDir()
	if err := os.Mkdir(filepath.Join(begun, ".run"), 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadManifest(begun); err == nil || !strings.Contains(err.Error(), "run `memloom resume "+begun+"`") {
		t.Errorf("a run that was begun: %v", err)
	}
	if _, err := ReadManifest(filepath.Join(t.TempDir(), "nowhere")); err == nil || !strings.Contains(err.Error(),
		"no such folder") {
		t.Errorf("a folder that is not there: %v", err)
	}
}

func TestReadFindsShardsThatAreNotTheManifests(t *testing.T) {
	const shard = "data/messages/part-00000.parquet"
	for name, test := range map[string]struct {
		damage  func(t *testing.T, dir string)
		path    string
		problem Problem
	}{
		"missing": {func(t *testing.T, dir string) { remove(t, dir, shard) }, shard, Missing},
		"longer": {func(t *testing.T, dir string) {
			edit(t, dir, shard, func(b []byte) []byte { return append(b, 0) })
		}, shard, Altered},
		"altered": {func(t *testing.T, dir string) {
			edit(t, dir, shard, func(b []byte) []byte { b[100]++; return b })
		}, shard, Altered},
		"extra": {func(t *testing.T, dir string) { write(t, dir, "data/messages/part-00001.parquet") },
			"data/messages/part-00001.parquet", Extra},
		"extra table": {func(t *testing.T, dir string) { write(t, dir, "data/answers/part-00000.parquet") },
			"data/answers/part-00000.parquet", Extra},
	} {
		t.Run(name, func(t *testing.T) {
			dir := publishTiny(t)
			test.damage(t, dir)
			_, _, err := Read(dir)
			var shardError *ShardError
			if !errors.As(err, &shardError) || shardError.Path != test.path || shardError.Problem != test.problem {
				t.Errorf("got %v, want %s %s", err, test.path, test.problem)
			}
		})
	}
}

func TestReadReportsAbsentTables(t *testing.T) {
	dir := publishTiny(t)
	for _, name := range []string{"key", "audit", "scaffold/facts"} {
		if err := os.RemoveAll(filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	c, m, err := Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	// Tables without rows have no folder and are not absent.
	want := []string{"key/items", "key/gold", "scaffold/facts", "audit/rejected", "audit/surplus", "audit/gold",
		"audit/options", "audit/verdicts", "audit/repairs", "audit/flagged_passages", "audit/failures", "audit/calls"}
	if !slices.Equal(m.Absent, want) {
		t.Errorf("absent: %v", m.Absent)
	}
	if len(c.Messages) != 3 || len(c.Tasks) != 1 || len(c.Items) != 1 {
		t.Error("what is there was not read")
	}
}

// vouchFor puts the size and hash of a shard as it is now into the manifest.
func vouchFor(t *testing.T, dir, path string) {
	t.Helper()
	edit(t, dir, ManifestName, func(b []byte) []byte {
		var m Manifest
		if err := json.Unmarshal(b, &m); err != nil {
			t.Fatal(err)
		}
		shard, err := os.ReadFile(filepath.Join(dir, path))
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(shard)
		entry := &m.Table(filepath.Dir(path)).Shards[0]
		entry.Bytes, entry.SHA256 = int64(len(shard)), hex.EncodeToString(sum[:])
		b, err = m.Encode()
		if err != nil {
			t.Fatal(err)
		}
		return b
	})
}

func TestReadOfDamagedParquetIsAnErrorAndNoPanic(t *testing.T) {
	const shard = "data/messages/part-00000.parquet"
	dir := publishTiny(t)
	whole, err := os.ReadFile(filepath.Join(dir, shard))
	if err != nil {
		t.Fatal(err)
	}
	silent := 0
	for at := 0; at < len(whole); at += 41 {
		edit(t, dir, shard, func([]byte) []byte {
			b := slices.Clone(whole)
			b[at] ^= 0x5a
			return b
		})
		vouchFor(t, dir, shard)
		if _, _, err := Read(dir, Data); err == nil {
			silent++ // statistics and the like: no row is touched, or the digest would tell
		} else if e := (*ShardError)(nil); !errors.As(err, &e) || e.Problem != Damaged && e.Problem != Altered &&
			e.Problem != Misplaced {
			t.Errorf("byte %d: %v", at, err)
		}
	}
	if n := len(whole) / 41; silent > n*4/5 {
		t.Errorf("%d of %d damages were not seen", silent, n)
	}
	for name, b := range map[string][]byte{"empty": {}, "cut": whole[:len(whole)/2],
		"text": []byte("not Parquet at all, just words")} {
		edit(t, dir, shard, func([]byte) []byte { return b })
		vouchFor(t, dir, shard)
		_, _, err := Read(dir, Data)
		if err == nil || !strings.Contains(err.Error(), shard+" is damaged: not readable as Parquet") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestReadRefusesOtherColumns(t *testing.T) {
	dir := publishTiny(t)
	b, err := os.ReadFile(filepath.Join(dir, "data/people/part-00000.parquet"))
	if err != nil {
		t.Fatal(err)
	}
	edit(t, dir, "data/groups/part-00000.parquet", func([]byte) []byte { return b })
	vouchFor(t, dir, "data/groups/part-00000.parquet")
	if _, _, err := Read(dir, Data); err == nil || !strings.Contains(err.Error(),
		"its columns are not those of the table") {
		t.Error(err)
	}
}

func edit(t *testing.T, dir, name string, change func([]byte) []byte) {
	t.Helper()
	path := filepath.Join(dir, name)
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, change(b), 0o644); err != nil {
		t.Fatal(err)
	}
}

func remove(t *testing.T, dir, name string) {
	t.Helper()
	if err := os.Remove(filepath.Join(dir, name)); err != nil {
		t.Fatal(err)
	}
}

func write(t *testing.T, dir, name string) {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
}
