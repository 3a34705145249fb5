package output

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// A folder that others made: rows that the types allow, and no corpus has.
func TestReader_CellsOutsideTheirBounds(t *testing.T) {
	messages := func(column string, values ...parquet.Value) func(*testing.T, string) {
		return func(t *testing.T, dir string) { rewriteRaw(t, dir, "data/messages", 1, column, values) }
	}
	items := func(column string, value parquet.Value) func(*testing.T, string) {
		return func(t *testing.T, dir string) {
			rewriteRaw(t, dir, "key/items", 0, column, []parquet.Value{value})
		}
	}
	text := func(s string, n int) parquet.Value { return textValue(strings.Repeat(s, n)) }
	for name, test := range map[string]struct {
		corrupt func(*testing.T, string)
		want    string
	}{
		"the year 292277": {messages("timestamp", parquet.Int64Value(1<<63-1)),
			"data/messages/part-00000.parquet is damaged: row 2 of the table: column timestamp: a time outside the years 1 to 9999"},
		"before the year 1": {messages("day", parquet.Int32Value(-1<<31)),
			"row 2 of the table: column day: a time outside the years 1 to 9999"},
		"the year 9999": {messages("timestamp", parquet.Int64Value(int64(lastDay)*86400*secondMicros)),
			"row 2 of the table: column timestamp: 9999-12-31, and the calendar lasts from "},
		"a long name": {items("family", text("ü", 1000)),
			"row 1 of the table: column family: 1000 characters, and it has at most 200"},
		"a long name that rows share": {items("family", text("f", 2<<20)),
			"key/items/part-00000.parquet is damaged: not readable as Parquet: column [family]: a value of 2097152 bytes, and it has at most 1048576"},
		"a long id": {messages("corpus_id", text("c", 201)),
			"column corpus_id: 201 characters, and it has at most 200"},
		"a long message": {messages("text", text("x ", 50_001)),
			"column text: 100002 characters, and it has at most 100000"},
		"a long list": {messages("mentions.list.element", slices.Repeat([]parquet.Value{textValue("")}, 1_000_000)...),
			"column mentions: a list of 1000000 entries, and it has at most 100000"},
		"within a list": {items("evidence.list.element.role", text("r", 201)),
			"column evidence: column role: 201 characters"},
		"a large number": {items("evidence_distance.tokens", parquet.Int64Value(1<<63-1)),
			"column evidence_distance: column tokens: 9223372036854775807, and it lies between"},
		"no such person": {messages("author_id", textValue("P999")),
			"table data/messages, row 2: column author_id: person P999, and corpus c1 has none of that id"},
		"no such message": {items("evidence.list.element.message_id", textValue("M0")),
			"table key/items, row 1: column message_id: message M0, and corpus c1 has none"},
		"no such item": {items("item_id", textValue("nobody")),
			"table key/items, row 1: column item_id: item nobody, and corpus c1 has none"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := publishTiny(t)
			test.corrupt(t, dir)
			_, _, err := Read(dir)
			var found *ShardError
			if !errors.As(err, &found) || !strings.Contains(err.Error(), test.want) || len(err.Error()) > 400 {
				t.Errorf("got  %.400v\nwant %s", err, test.want)
			}
		})
	}
}

// rewriteRaw replaces a cell of a row by some with which no table is written.
func rewriteRaw(t *testing.T, dir, path string, row int, column string, values []parquet.Value) {
	t.Helper()
	reseal(t, dir, func(m *Manifest) {
		entry := m.Table(path)
		rows := rowsIn(t, dir, path, entry)
		rows[row] = set(path, rows[row], column, values...)
		name := filepath.Join(dir, entry.Shards[0].Path)
		f, err := os.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		w := parquet.NewGenericWriter[any](f, schemaAt(path), parquet.Compression(&shardCodec))
		if _, err := w.WriteRows(rows); err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(w.Close(), f.Close()); err != nil {
			t.Fatal(err)
		}
		entry.Shards[0].Bytes, entry.Shards[0].SHA256, err = hashFile(name)
		if err != nil {
			t.Fatal(err)
		}
	})
}

// What cannot be read is not written.
func TestPublish_CellsOutsideTheirBounds(t *testing.T) {
	c := tinyCorpus()
	c.Groups[0].Name = strings.Repeat("g", mostName+1)
	err := Publish(t.TempDir(), c, tinyManifest(), Options{FS: unsynced{}})
	if err == nil || !strings.Contains(err.Error(),
		"table data/groups, row 1: column name: 201 characters, and it has at most 200") {
		t.Error(err)
	}
}

// A few kilobytes that say that 600 rows hold one text of 100 MB: the file is refused by its pages.
func TestOpenShard_FewBytesThatUnpackToMany(t *testing.T) {
	type shared struct {
		Text string `parquet:"text,dict"`
	}
	type listed struct {
		Texts []string `parquet:"texts,list"`
	}
	type plain struct {
		Text string `parquet:"text"`
	}
	repeated := func(text string, n int) (rows []shared) {
		for range n {
			rows = append(rows, shared{text})
		}
		return rows
	}
	name := filepath.Join(t.TempDir(), "part-00000.parquet")
	for what, test := range map[string]struct {
		write func() error
		want  string
	}{
		"a value of 100 MB": {func() error {
			return parquet.WriteFile(name, repeated(strings.Repeat("x", 100<<20), 1), parquet.Compression(&shardCodec))
		}, "a page of"},
		"a value of 2 MB": {func() error {
			return parquet.WriteFile(name, repeated(strings.Repeat("x", 2<<20), 592), parquet.Compression(&shardCodec))
		}, "a value of 2097152 bytes, and it has at most 1048576"},
		"a value of 900 KB in many rows": {func() error {
			return parquet.WriteFile(name, repeated(strings.Repeat("x", 900<<10), 592), parquet.Compression(&shardCodec))
		}, "it unpacks to far more than its rows and bytes"},
		"a list of many": {func() error {
			return parquet.WriteFile(name, []listed{{make([]string, 5_000_000)}}, parquet.Compression(&shardCodec))
		}, "it unpacks to far more than its rows and bytes"},
		"texts without an end": {func() error {
			return parquet.WriteFile(name, []plain{{strings.Repeat("x", 60<<20)}}, parquet.Compression(&shardCodec))
		}, "it unpacks to far more than its rows and bytes"},
		"another compression": {func() error {
			return parquet.WriteFile(name, repeated("x", 5), parquet.Compression(&parquet.Gzip))
		}, "column [text] is compressed by GZIP"},
		"sound": {func() error {
			return parquet.WriteFile(name, repeated(strings.Repeat("x", 100), 50_000), parquet.Compression(&shardCodec))
		}, ""},
	} {
		if err := test.write(); err != nil {
			t.Fatal(err)
		}
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		_, err = OpenShard(f)
		_ = f.Close()
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%s: %v, want %q", what, err, test.want)
		}
	}
}

// Runs and lengths that claim more values than a page has cost memory before they are found to be wrong.
func TestScales_ClaimsBeyondThePage(t *testing.T) {
	for _, c := range []struct {
		b     []byte
		width int
		fits  bool
	}{
		{[]byte{10 << 1, 1}, 1, true},
		{[]byte{11 << 1, 1}, 1, false},
		{[]byte{2<<1 | 1, 0, 0}, 1, true}, // two by eight, the last ones filled up
		{[]byte{3<<1 | 1, 0, 0, 0}, 1, false},
		{[]byte{2<<1 | 1, 0}, 1, false},
		{[]byte{0xfe, 0xff, 0xff, 0xff, 0x0f, 0}, 1, false},
		{[]byte{0x80}, 1, false},
	} {
		if err := runs(c.b, c.width, 10); (err == nil) != c.fits {
			t.Errorf("runs(%v): %v", c.b, err)
		}
	}
	if lengths([]byte{128, 1, 4, 10, 0}, 10) != nil || lengths([]byte{128, 1, 4, 11, 0}, 10) == nil ||
		lengths(nil, 10) == nil {
		t.Error("lengths")
	}
}
