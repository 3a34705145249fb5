package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/app"
	"memloom/internal/thorough"
	"memloom/output"
)

// Bounds of what a command may take for any folder.
const (
	mostFolderTime   = 10 * time.Second
	mostFolderMemory = 500 << 20
)

// readers are the commands that read a folder, with another folder to write. The first is the one that took most.
func readers(dir, out string) [][]string {
	return [][]string{
		{"report", dir}, {"check", dir}, {"stats", dir, "all"}, {"status", dir}, {"show", dir, "day"}, {"show", dir, "item"},
		{"show", dir, "rejection"}, {"show", dir, "person"}, {"show", dir, "fact"}, {"score", dir, "--baselines"},
		{"diff", dir, dir},
		{"search", dir, "the"}, {"explain", dir, "I1"}, {"trace", dir, "M1"}, {"impact", dir, "M1"}, {"audit", "list", dir},
		{"audit", "show", dir, "I1"}, {"stream", dir}, {"export", "hub", dir, "--out", out},
	}
}

// hostileColumn is a column of a table, with what is put into a cell of it.
type hostileColumn struct {
	table  string
	column parquet.LeafColumn
	cells  []cell
	schema *parquet.Schema
	rows   []parquet.Row
	lines  []string // the canonical text of the rows
}

func (c *hostileColumn) String() string { return c.table + " " + strings.Join(c.column.Path, ".") }

// hostileColumns are the columns of all tables that have rows.
func hostileColumns(t *testing.T, dir string) (out []hostileColumn) {
	t.Helper()
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range m.Tables {
		if e.Rows == 0 {
			continue
		}
		file, rows := parquetRows(t, filepath.Join(dir, filepath.FromSlash(e.Shards[0].Path)))
		var lines []string
		for _, row := range rows {
			lines = append(lines, canonicalLine(file.Schema(), row))
		}
		if digestOf(lines) != e.Digest {
			t.Fatalf("%s: the test takes another digest of rows than the program", e.Name)
		}
		for _, path := range file.Schema().Columns() {
			leaf, _ := file.Schema().Lookup(path...)
			leaf.Path = path // the library's holds the last part alone
			out = append(out, hostileColumn{e.Name, leaf, hostileCells(leaf), file.Schema(), rows, lines})
		}
	}
	return out
}

// readWhole reads all rows of a folder.
func readWhole(dir string) error {
	r, err := app.Open(dir)
	if err != nil {
		return err
	}
	if _, err := r.Shared(); err != nil {
		return err
	}
	for _, err := range r.Corpora() {
		if err != nil {
			return err
		}
	}
	return nil
}

// A folder that others made, with a value that a column's type allows and no corpus has: it is read, or refused in a
// sentence. By default one cell of every other column is altered, none to a million entries, which takes seconds; with
// MEMLOOM_THOROUGH=1 every one is, and commands run on the folder.
func TestHostileCells_ReadOrRefused(t *testing.T) {
	t.Parallel()
	from, refused, runs := smallCorpus(t), 0, thorough.OneIn(2)
	for n, c := range hostileColumns(t, from) {
		if !runs() {
			continue
		}
		for i, x := range c.cells {
			if !thorough.Wanted() && (i != n%len(c.cells) || x.times > usualEntries) {
				continue
			}
			dir := t.TempDir()
			republish(t, from, dir, &c, x)
			started := time.Now()
			err := readWhole(dir)
			if err != nil {
				refused++
				said := err.Error()
				if len(said) > 500 || noise.MatchString(said) || strings.ContainsAny(said, "\n") || strings.Contains(said,
					"digest") {
					t.Errorf("%v, %s: %.1000s", &c, x.name, said)
				}
			}
			if took := time.Since(started); took > mostFolderTime {
				t.Errorf("%v, %s: %v", &c, x.name, took)
			}
			if thorough.Wanted() {
				answered(t, dir, &c, x, n+i, err == nil)
			}
			if err := os.RemoveAll(dir); err != nil {
				t.Fatal(err)
			}
		}
	}
	if refused < 50 {
		t.Errorf("%d cells were refused", refused)
	}
}

// answered runs some of the commands on the nth folder in this process; one where it cannot be read.
func answered(t *testing.T, dir string, c *hostileColumn, x cell, nth int, whole bool) {
	t.Helper()
	for i, args := range readers(dir, filepath.Join(t.TempDir(), "kit")) {
		if (i+nth)%5 > 0 {
			continue
		}
		started := time.Now()
		out, errs, code := inProcess(append(args, "--quiet")...)
		if err := complaint(result{code, "", errs}); err != nil || len(errs) > 2000 {
			t.Errorf("%v, %s: %q: exit %d: %.1000s", c, x.name, args, code, errs)
		}
		if took := time.Since(started); took > mostFolderTime || len(out) > 20<<20 {
			t.Errorf("%v, %s: %q: %v, %d bytes", c, x.name, args, took, len(out))
		}
		if !whole {
			return
		}
	}
}

// Each command, on folders with a cell that once took it gigabytes: in bounds of time and memory, without a trace.
func TestHostileCells_EveryCommandInBounds(t *testing.T) {
	t.Parallel()
	from := smallCorpus(t)
	worst := map[string]string{
		"data/messages timestamp": "most", "data/messages day": "year 9999", "data/messages tokens": "most",
		"data/messages text": "90 KB", "data/messages mentions.list.element": "1000000 entries",
		"key/items family": "2 MB", "key/gold start": "-1",
	}
	var dirs []string
	for _, c := range hostileColumns(t, from) {
		at := slices.IndexFunc(c.cells, func(x cell) bool { return x.name == worst[c.String()] })
		if at >= 0 {
			dirs = append(dirs, t.TempDir())
			republish(t, from, dirs[len(dirs)-1], &c, c.cells[at])
		}
	}
	if len(dirs) != len(worst) {
		t.Fatalf("%d of %d columns are there", len(dirs), len(worst))
	}
	for i := range readers("", "") {
		for k, dir := range dirs {
			if !thorough.Wanted() && k != i%len(dirs) {
				continue
			}
			args := append(readers(dir, filepath.Join(t.TempDir(), "kit"))[i], "--quiet")
			peak := filepath.Join(t.TempDir(), "peak")
			started := time.Now()
			r := collect(exec.Command("memloom-measured", append([]string{peak}, args...)...))
			took := time.Since(started)
			if err := complaint(result{r.code, "", r.stderr}); err != nil || len(r.stderr) > 2000 {
				t.Errorf("%q: %.2000s", args, r.stderr)
			}
			b, err := os.ReadFile(peak)
			if err != nil {
				t.Fatal(err)
			}
			if bytes, _ := strconv.Atoi(string(b)); bytes > mostFolderMemory || took > mostFolderTime || len(r.stdout) > 20<<20 {
				t.Errorf("%q: %d MB, %v, %d bytes printed", args, bytes>>20, took, len(r.stdout))
			}
		}
	}
}

// usualEntries are those of a long list in a test that is not thorough.
const usualEntries = 50_000

// cell is what is put into one cell of a column.
type cell struct {
	name  string
	value parquet.Value
	times int // entries of a list; 0: one cell
}

// hostileTexts are what a column of texts allows, made once for all columns.
var hostileTexts = sync.OnceValue(func() map[string][]byte {
	return map[string][]byte{
		"2 MB": bytes.Repeat([]byte("long "), 400_000), "90 KB": bytes.Repeat([]byte("17 May 2025, "), 7_000),
		"200 characters": bytes.Repeat([]byte("x"), 200), "no such id": []byte("X999999"), "not a number": []byte("NaN"),
		"empty":     {},
		"not UTF-8": {0xff},
	}
})

// hostileCells are what the type of a column allows.
func hostileCells(column parquet.LeafColumn) []cell {
	var out []cell
	switch kind := column.Node.Type().Kind(); kind {
	case parquet.Int64:
		year9999 := time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC).UnixMicro()
		for name, n := range map[string]int64{"most": 1<<63 - 1, "year 9999": year9999, "negative": -1 << 62, "-1": -1} {
			out = append(out, cell{name: name, value: parquet.Int64Value(n)})
		}
	case parquet.Int32:
		for name, n := range map[string]int32{"most": 1<<31 - 1, "year 9999": 2932896, "negative": -1 << 31, "-1": -1} {
			out = append(out, cell{name: name, value: parquet.Int32Value(n)})
		}
	case parquet.ByteArray:
		for name, text := range hostileTexts() {
			out = append(out, cell{name: name, value: parquet.ByteArrayValue(text)})
		}
	}
	slices.SortFunc(out, func(a, b cell) int { return strings.Compare(a.name, b.name) })
	if column.MaxRepetitionLevel > 0 {
		for _, n := range []int{1_000_000, usualEntries} {
			out = append(out, cell{name: fmt.Sprint(n, " entries"), times: n})
		}
	}
	return out
}

// republish copies a folder with the cell in a column, hashes, digests and seals as they are to be.
func republish(t *testing.T, from, dir string, c *hostileColumn, x cell) {
	t.Helper()
	m, err := output.ReadManifest(from)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range output.Folders() {
		if _, err := os.Stat(filepath.Join(from, string(f))); err == nil {
			linkTree(t, filepath.Join(from, string(f)), filepath.Join(dir, string(f)))
		}
	}
	linkTree(t, filepath.Join(from, output.ReportName), filepath.Join(dir, output.ReportName))
	entry := m.Table(c.table)
	path := filepath.Join(dir, filepath.FromSlash(entry.Shards[0].Path))
	rows, lines := slices.Clone(c.rows), slices.Clone(c.lines)
	at := corrupt(rows, c.schema, c.column, x)
	lines[at] = canonicalLine(c.schema, rows[at])
	if err := os.Remove(path); err != nil { // it is a link
		t.Fatal(err)
	}
	to, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	w := parquet.NewWriter(to, c.schema, parquet.Compression(&parquet.Zstd))
	_, err = w.WriteRows(rows)
	if err != nil || w.Close() != nil || to.Close() != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(b)
	entry.Shards[0].Bytes, entry.Shards[0].SHA256 = int64(len(b)), hex.EncodeToString(sum[:])
	entry.Digest = digestOf(lines)
	files, err := m.Describe()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
