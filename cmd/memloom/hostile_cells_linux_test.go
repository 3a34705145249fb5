package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"

	"memloom/output"
)

// Bounds of what a command may take for any folder.
const (
	mostFolderTime   = 10 * time.Second
	mostFolderMemory = 500 << 20
)

// readers are the commands that read a folder, with another folder to write.
func readers(dir, out string) [][]string {
	return [][]string{
		{"report", dir}, {"check", dir}, {"stats", dir, "all"}, {"status", dir}, {"show", dir, "day"}, {"show", dir, "item"},
		{"show", dir, "rejection"}, {"show", dir, "person"}, {"show", dir, "fact"}, {"score", dir, "--baselines"}, {"diff", dir, dir},
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
	r, err := openCorpora(dir)
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

// A folder that others made, with a value that a column's type allows and no corpus has: it is read, or refused in a sentence.
func TestHostileCells_ReadOrRefused(t *testing.T) {
	t.Parallel()
	from, refused := smallCorpus(t), 0
	for n, c := range hostileColumns(t, from) {
		for i, x := range c.cells {
			if !thorough() && i != n%len(c.cells) {
				continue
			}
			dir := t.TempDir()
			republish(t, from, dir, &c, x)
			started := time.Now()
			err := readWhole(dir)
			if err != nil {
				refused++
				if len(err.Error()) > 500 || strings.Contains(err.Error(), "\n") || noise.MatchString(err.Error()) || strings.Contains(err.Error(), "digest") {
					t.Errorf("%v, %s: %.1000v", &c, x.name, err)
				}
			}
			if took := time.Since(started); took > mostFolderTime {
				t.Errorf("%v, %s: %v", &c, x.name, took)
			}
			if thorough() {
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
		"data/messages timestamp": "most", "data/messages day": "year 9999", "key/items family": "2 MB", "data/messages tokens": "most",
		"data/messages text": "90 KB", "key/gold start": "-1", "data/messages mentions.list.element": "1000000 entries",
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
			if !thorough() && k != i%len(dirs) {
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

// cell is what is put into one cell of a column.
type cell struct {
	name  string
	value parquet.Value
	times int // entries of a list; 0: one cell
}

// hostileCells are what the type of a column allows.
func hostileCells(column parquet.LeafColumn) []cell {
	var out []cell
	switch kind := column.Node.Type().Kind(); kind {
	case parquet.Int64:
		year9999 := time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC).UnixMicro()
		out = []cell{{name: "most", value: parquet.Int64Value(1<<63 - 1)}, {name: "year 9999", value: parquet.Int64Value(year9999)},
			{name: "negative", value: parquet.Int64Value(-1 << 62)}, {name: "-1", value: parquet.Int64Value(-1)}}
	case parquet.Int32:
		out = []cell{{name: "most", value: parquet.Int32Value(1<<31 - 1)}, {name: "year 9999", value: parquet.Int32Value(2932896)},
			{name: "negative", value: parquet.Int32Value(-1 << 31)}, {name: "-1", value: parquet.Int32Value(-1)}}
	case parquet.ByteArray:
		for name, text := range map[string]string{"2 MB": strings.Repeat("long ", 400_000), "90 KB": strings.Repeat("17 May 2025, ", 7_000), "200 characters": strings.Repeat("x", 200),
			"no such id": "X999999", "not a number": "NaN", "empty": "", "not UTF-8": "\xff"} {
			out = append(out, cell{name: name, value: parquet.ByteArrayValue([]byte(text))})
		}
		slices.SortFunc(out, func(a, b cell) int { return strings.Compare(a.name, b.name) })
	}
	if column.MaxRepetitionLevel > 0 {
		for _, n := range []int{1_000_000, 50_000} {
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

// linkTree links the files of a folder, or a file.
func linkTree(t *testing.T, from, to string) {
	t.Helper()
	err := filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			return os.MkdirAll(filepath.Join(to, rel), 0o755)
		}
		return os.Link(path, filepath.Join(to, rel))
	})
	if err != nil {
		t.Fatal(err)
	}
}

func parquetRows(t *testing.T, path string) (*parquet.File, []parquet.Row) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := parquet.OpenFile(strings.NewReader(string(b)), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	var rows []parquet.Row
	for _, g := range file.RowGroups() {
		r := g.Rows()
		buffer := make([]parquet.Row, 100)
		for {
			n, err := r.ReadRows(buffer)
			for _, row := range buffer[:n] {
				rows = append(rows, row.Clone())
			}
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		_ = r.Close()
	}
	return file, rows
}

// corrupt puts the cell into a row and returns which: one in the middle that has a value in the column, if there is one.
func corrupt(rows []parquet.Row, schema *parquet.Schema, column parquet.LeafColumn, c cell) int {
	has := func(row parquet.Row) bool {
		return slices.ContainsFunc(row, func(v parquet.Value) bool {
			return v.Column() == column.ColumnIndex && v.DefinitionLevel() == column.MaxDefinitionLevel
		})
	}
	at := slices.IndexFunc(rows[len(rows)/2:], has)
	if at >= 0 {
		at += len(rows) / 2
	} else {
		at = slices.IndexFunc(rows, has)
	}
	if at < 0 { // NULL everywhere, or lists without entries
		if len(column.Path) > 1 {
			return 0 // of a list of structs: their other columns would have to follow
		}
		at = 0
	}
	if c.times > 0 {
		rows[at] = lengthened(rows[at], schema, column, c.times)
		return at
	}
	row := rows[at].Clone()
	rows[at] = row
	for i, v := range row {
		if v.Column() == column.ColumnIndex {
			row[i] = c.value.Level(v.RepetitionLevel(), column.MaxDefinitionLevel, column.ColumnIndex)
			break
		}
	}
	return at
}

// lengthened repeats the first entry of the outermost list that a column stands in.
func lengthened(row parquet.Row, schema *parquet.Schema, column parquet.LeafColumn, times int) parquet.Row {
	list := column.Path[:slices.Index(column.Path, "list")+1]
	var out parquet.Row
	for i, path := range schema.Columns() {
		leaf, _ := schema.Lookup(path...)
		first := true
		for _, v := range row {
			if v.Column() != i {
				continue
			}
			inside := len(path) >= len(list) && slices.Equal(path[:len(list)], list)
			if !inside {
				out = append(out, v)
				continue
			}
			if !first {
				continue
			}
			first = false
			if v.IsNull() {
				v = zeroOf(leaf.Node.Type().Kind())
			}
			for n := range times {
				out = append(out, v.Level(min(n, 1), leaf.MaxDefinitionLevel, i))
			}
		}
	}
	return out
}

func zeroOf(k parquet.Kind) parquet.Value {
	switch k {
	case parquet.Int32:
		return parquet.Int32Value(0)
	case parquet.Int64:
		return parquet.Int64Value(0)
	case parquet.Boolean:
		return parquet.BooleanValue(false)
	}
	return parquet.ByteArrayValue(nil)
}

// digestOf is the digest that a manifest has of rows.
func digestOf(lines []string) string {
	h := sha256.New()
	for _, l := range lines {
		_, _ = io.WriteString(h, l)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// canonicalLine is the text of a row of which the digest is taken.
func canonicalLine(schema *parquet.Schema, row parquet.Row) string {
	columns := make([][]parquet.Value, len(schema.Columns()))
	for _, v := range row {
		columns[v.Column()] = append(columns[v.Column()], v)
	}
	var w strings.Builder
	at := 0
	writeNode(&w, schema, columns, &at, 0, 0)
	return w.String() + "\n"
}

// writeNode writes the value of a node as the tables' canonical text: its columns begin at at, and define is the level at which it is
// there, repeat that of the list around it.
func writeNode(w *strings.Builder, node parquet.Node, columns [][]parquet.Value, at *int, define, repeat int) {
	first := *at
	if node.Optional() {
		define++
	}
	there := len(columns[first]) > 0 && columns[first][0].DefinitionLevel() >= define
	switch {
	case !there && node.Optional():
		skipNode(node, columns, at)
		w.WriteString("null")
	case node.Leaf():
		writeLeaf(w, node, columns[first][0])
		columns[first] = columns[first][1:]
		*at++
	case isLogical[*format.ListType](node):
		entries := node.Fields()[0]
		element := entries.Fields()[0]
		w.WriteString("[")
		if columns[first][0].DefinitionLevel() <= define {
			skipNode(node, columns, at)
		} else {
			for n := 0; n == 0 || len(columns[first]) > 0 && columns[first][0].RepetitionLevel() == repeat+1; n++ {
				if n > 0 {
					w.WriteString(",")
				}
				*at = first
				writeNode(w, element, columns, at, define+1, repeat+1)
			}
		}
		w.WriteString("]")
	default:
		w.WriteString("{")
		for i, f := range node.Fields() {
			if i > 0 {
				w.WriteString(",")
			}
			w.WriteString(strconv.Quote(f.Name()) + ":")
			writeNode(w, f, columns, at, define, repeat)
		}
		w.WriteString("}")
	}
}

// skipNode passes over the NULLs of a node.
func skipNode(node parquet.Node, columns [][]parquet.Value, at *int) {
	if node.Leaf() {
		columns[*at] = columns[*at][1:]
		*at++
		return
	}
	for _, f := range node.Fields() {
		skipNode(f, columns, at)
	}
}

func isLogical[T any](node parquet.Node) bool {
	of := node.Type().LogicalType()
	if of == nil {
		return false
	}
	_, is := of.Value.(T)
	return is
}

func writeLeaf(w *strings.Builder, node parquet.Node, v parquet.Value) {
	switch {
	case isLogical[*format.DateType](node):
		w.WriteString(time.Unix(int64(v.Int32())*86400, 0).UTC().Format(`"2006-01-02"`))
	case isLogical[*format.TimestampType](node):
		w.WriteString(time.UnixMicro(v.Int64()).UTC().Format(`"2006-01-02T15:04:05"`))
	case v.Kind() == parquet.ByteArray:
		var b strings.Builder
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		_ = e.Encode(string(v.ByteArray()))
		text := strings.ReplaceAll(strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), `\u2028`, "\u2028"), `\u2029`, "\u2029")
		w.WriteString(text)
	default:
		w.WriteString(v.String())
	}
}
