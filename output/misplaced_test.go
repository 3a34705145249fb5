package output

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// reseal changes the manifest of a folder and seals it again.
func reseal(t *testing.T, dir string, change func(*Manifest)) {
	t.Helper()
	m, err := ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	change(m)
	edit(t, dir, ManifestName, func([]byte) []byte {
		b, err := m.seal()
		if err != nil {
			t.Fatal(err)
		}
		return b
	})
}

// rowsIn reads the rows of a table as cells, and removes its shards.
func rowsIn(t *testing.T, dir, path string, entry *TableEntry) []parquet.Row {
	t.Helper()
	var rows []parquet.Row
	for _, s := range entry.Shards {
		r, err := openShard(filepath.Join(dir, s.Path), schemaAt(path))
		if err != nil {
			t.Fatal(err)
		}
		batch := make([]parquet.Row, s.Rows)
		if n, err := r.read(batch); n != len(batch) || err != nil && !errors.Is(err, io.EOF) {
			t.Fatal(n, err)
		}
		rows = append(rows, batch...)
		if err := r.end(); err != nil {
			t.Fatal(err)
		}
		remove(t, dir, s.Path)
	}
	return rows
}

func schemaAt(path string) *parquet.Schema {
	table := tableAt(path)
	return schemaOf(table.root, table.Columns)
}

// set replaces the first cell of a column, by its path in the file, by some.
func set(path string, row parquet.Row, column string, values ...parquet.Value) parquet.Row {
	leaf, ok := schemaAt(path).Lookup(strings.Split(column, ".")...)
	if !ok {
		panic(column)
	}
	at := slices.IndexFunc(row, func(x parquet.Value) bool { return x.Column() == leaf.ColumnIndex })
	for i := range values {
		values[i] = values[i].Level(min(i, 1), leaf.MaxDefinitionLevel, leaf.ColumnIndex)
	}
	return slices.Concat(row[:at], values, row[at+1:])
}

// rewrite changes the rows of a table and seals the folder again, so that all hashes and digests are those of the rows.
func rewrite(t *testing.T, dir, path string, change func([]parquet.Row) []parquet.Row) {
	t.Helper()
	reseal(t, dir, func(m *Manifest) {
		entry := m.Table(path)
		rows := rowsIn(t, dir, path, entry)
		w := newWriter(tableAt(path), &stager{fs: unsynced{}, dir: dir, layout: defaultLayout})
		for _, row := range change(rows) {
			w.begin()
			for _, x := range row {
				w.cells.columns[x.Column()] = append(w.cells.columns[x.Column()], x)
			}
			if _, err := w.line(reflect.Value{}); err != nil {
				t.Fatal(err)
			}
			if err := w.taken(); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.endCorpus(); err != nil {
			t.Fatal(err)
		}
		var err error
		if *entry, err = w.finish(noCanary); err != nil {
			t.Fatal(err)
		}
	})
}

// Rows of the three corpora are M1 to M3, none, and M201 to M203. Only where they stand can tell.
func TestReader_RowsOutsideTheirStretch(t *testing.T) {
	messages := func(change func([]parquet.Row) []parquet.Row) func(*testing.T, string) {
		return func(t *testing.T, dir string) { rewrite(t, dir, "data/messages", change) }
	}
	entry := func(change func([]CorpusEntry)) func(*testing.T, string) {
		return func(t *testing.T, dir string) { reseal(t, dir, func(m *Manifest) { change(m.Corpora) }) }
	}
	owned := func(r parquet.Row, id string) parquet.Row {
		return set("data/messages", r, corpusColumn, textValue(id))
	}
	swap := func(i, j int) func(r []parquet.Row) []parquet.Row {
		return func(r []parquet.Row) []parquet.Row { r[i], r[j] = r[j], r[i]; return r }
	}
	for name, test := range map[string]struct {
		corrupt func(*testing.T, string)
		want    string
	}{
		"split": {messages(swap(2, 4)),
			"table data/messages, row 3: a row of corpus c3 after 2 of the 3 rows of corpus c1; rows of a corpus lie together"},
		"order": {messages(func(r []parquet.Row) []parquet.Row { return slices.Concat(r[3:], r[:3]) }),
			"table data/messages, row 1: a row of corpus c3 after 0 of the 3 rows of corpus c1; rows of a corpus lie together"},
		"late": {messages(func(r []parquet.Row) []parquet.Row { return append(append(r[1:5:5], r[0]), r[5]) }),
			"table data/messages, row 3: a row of corpus c3 after 2 of the 3 rows of corpus c1"},
		"unknown": {messages(func(r []parquet.Row) []parquet.Row { r[4] = owned(r[4], "c9"); return r }),
			"table data/messages, row 5: a row of corpus c9, of which the manifest says nothing"},
		"of none": {messages(func(r []parquet.Row) []parquet.Row { r[4] = owned(r[4], ""); return r }),
			"table data/messages, row 5: a row that all corpora share among those of corpus c3; shared rows come first"},
		"one more": {messages(func(r []parquet.Row) []parquet.Row { return append(r, r[5]) }),
			"table data/messages, row 7: a row of corpus c3 after the last that the manifest has of it"},
		"one less": {messages(func(r []parquet.Row) []parquet.Row { return r[:5] }),
			"table data/messages, row 6: there is none, and the manifest has 3 rows of corpus c3, of which 2 are there"},
		"a longer first": {entry(func(c []CorpusEntry) { c[0].Rows["data/messages"]++; c[2].Rows["data/messages"]-- }),
			"table data/messages, row 4: a row of corpus c3 after 3 of the 4 rows of corpus c1"},
		"a shorter first": {entry(func(c []CorpusEntry) { c[0].Rows["data/messages"]--; c[2].Rows["data/messages"]++ }),
			"table data/messages, row 3: a row of corpus c1 where those of c3 begin; the manifest has 2 rows of corpus c1"},
		"after those of another": {func(t *testing.T, dir string) {
			rewrite(t, dir, "data/messages", func(r []parquet.Row) []parquet.Row {
				return slices.Concat(r[:2], r[3:5], r[2:3],
					r[5:])
			})
			reseal(t, dir, func(m *Manifest) { m.Corpora[0].Rows["data/messages"]--; m.Corpora[2].Rows["data/messages"]++ })
		}, "table data/messages, row 5: a row of corpus c1 after those of c3; rows of a corpus lie together"},
		"another order of corpora": {entry(func(c []CorpusEntry) { c[0], c[2] = c[2], c[0] }),
			"table data/people, row 1: a row of corpus c1 after 0 of the 2 rows of corpus c3"},
		"shared rows last": {func(t *testing.T, dir string) {
			rewrite(t, dir, "audit/failures", func(r []parquet.Row) []parquet.Row { return append(r[1:], r[0]) })
		}, "table audit/failures, row 1: a row of corpus c1 after 0 of the 1 rows of the run"},
		"of a corpus in a shared table": {func(t *testing.T, dir string) {
			rewrite(t, dir, "scaffold/terms", func(r []parquet.Row) []parquet.Row {
				r[0] = set("scaffold/terms", r[0], corpusColumn, textValue("c1"))
				return r
			})
		}, "table scaffold/terms, row 1: a row of corpus c1 after 0 of the 1 rows of the run"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := publishSeveral(t, 3)
			test.corrupt(t, dir)
			m, err := ReadManifest(dir)
			if err != nil {
				t.Fatal(err)
			}
			if known, err := VerifySeals(dir, m); known != 3 || err != nil {
				t.Fatalf("the folder is not sealed: %v", err)
			}
			_, _, err = collect(dir)
			var found *ShardError
			if !errors.As(err, &found) || found.Problem != Misplaced || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got  %v\nwant %s", err, test.want)
			}
		})
	}
}

// rewrite itself changes nothing.
func TestReader_ResealedFolderIsRead(t *testing.T) {
	dir := publishSeveral(t, 3)
	rewrite(t, dir, "data/messages", func(r []parquet.Row) []parquet.Row { return r })
	rewrite(t, dir, "audit/failures", func(r []parquet.Row) []parquet.Row { return r })
	if got, _, err := collect(dir); err != nil || len(got) != 3 {
		t.Errorf("%d corpora, %v", len(got), err)
	}
}

// The digests of the rows are compared when all corpora were read.
func TestReader_DigestIsComparedAtTheEnd(t *testing.T) {
	dir := publishSeveral(t, 3)
	reseal(t, dir, func(m *Manifest) { m.Table("data/groups").Digest = strings.Repeat("0", 64) })
	got, _, err := collect(dir)
	if len(got) != 3 || err == nil ||
		err.Error() != "data/groups is altered: the digest of its rows is not the manifest's" {
		t.Errorf("%d corpora, %v", len(got), err)
	}
}

func TestOpen_NamesTheShardThatIsNotTheManifests(t *testing.T) {
	const first, second = "data/messages/part-00000.parquet", "data/messages/part-00001.parquet"
	for name, test := range map[string]struct {
		damage     func(t *testing.T, dir string)
		want, rows string
	}{
		"removed": {func(t *testing.T, dir string) { remove(t, dir, second) }, second + " is missing: the manifest lists it",
			"rows 5 to 6 of the table, of corpus c3"},
		"swapped": {func(t *testing.T, dir string) {
			at := func(name string) string { return filepath.Join(dir, name) }
			if err := errors.Join(os.Rename(at(first), at("x")), os.Rename(at(second), at(first)),
				os.Rename(at("x"), at(second))); err != nil {
				t.Fatal(err)
			}
		}, first + " is altered: ", "rows 1 to 4 of the table, of corpora c1 to c3"},
		"of rows that all share": {func(t *testing.T, dir string) {
			remove(t, dir, "audit/failures/part-00000.parquet")
		}, "audit/failures/part-00000.parquet is missing", "rows 1 to 3 of the table, of the run and corpora c1 to c3"},
		"of the run alone": {func(t *testing.T, dir string) {
			remove(t, dir, "scaffold/terms/part-00000.parquet")
		}, "scaffold/terms/part-00000.parquet is missing", "rows 1 to 1 of the table, of the run"},
	} {
		t.Run(name, func(t *testing.T) {
			dir, shared := t.TempDir(), tinyShared()
			if err := publishAll(dir, shared, severalCorpora(t, 3, shared), Options{FS: unsynced{}, layout: layout{batch: 2,
				own: 4, group: 4, shard: 4}}); err != nil {
				t.Fatal(err)
			}
			test.damage(t, dir)
			_, err := Open(dir)
			var found *ShardError
			if !errors.As(err, &found) || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(),
				"; it is to hold "+test.rows) {
				t.Errorf("got %v, want %s … %s", err, test.want, test.rows)
			}
		})
	}
}
