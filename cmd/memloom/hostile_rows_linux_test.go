package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"
)

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

// corrupt puts the cell into a row and returns which: one in the middle that has a value in the column, if there is
// one.
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

// lengthened repeats the first entry of the outermost list that a column is in.
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

// writeNode writes the value of a node as the tables' canonical text: its columns begin at at, and define is the level
// at which it is there, repeat that of the list around it.
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
		text := strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), `\u2028`, "\u2028")
		w.WriteString(strings.ReplaceAll(text, `\u2029`, "\u2029"))
	default:
		w.WriteString(v.String())
	}
}
