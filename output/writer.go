package output

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"reflect"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"
)

// layout fixes how rows are cut. Bytes depend on it, so it is the same in every
// run: batch divides group, and group divides shard.
type layout struct {
	batch int   // rows handed to the encoder at once
	own   int   // rows of a corpus from which on it has row groups of its own, less one
	group int64 // rows of a row group, which bounds the memory
	shard int64 // rows of a file
}

var defaultLayout = layout{batch: 1000, own: 5000, group: 50_000, shard: 250_000}

// pageBytes is what a column gathers before it makes a page of it. All tables are open at once, so it is small.
const pageBytes = 64 << 10

// shardCodec is shared, for it keeps a pool of encoders that are dear to make.
var shardCodec = zstd.Codec{Level: zstd.SpeedFastest}

// stager says where and how tables are written.
type stager struct {
	fs     FS
	dir    string
	layout layout
}

// tableWriter writes the rows of one table to its shards and takes its digest on the way. Memory is bounded by a row
// group. After an error nothing but what abort closes is left open, and no file has a shard's name that is not whole.
//
// A corpus with many rows has row groups of its own, so that a reader can leave out the rest; small ones share them.
type tableWriter struct {
	canonical // with the cells of the rows of the corpus that were not given to the encoder yet
	pending   int
	schema    *parquet.Schema
	s         *stager
	dir       string
	open      *shardFile
	full      []*shardFile // shards that take no more rows and wait for the canary
	large     bool         // the corpus has row groups of its own
	entry     TableEntry
	made      bool         // the folder is there
	final     *tableWriter // of rows that hold the canary; they wait in a folder next to the table's
}

// lateSuffix tells the folder of rows that wait from that of the table.
const lateSuffix = ".late"

func newWriter(t *Table, s *stager) *tableWriter {
	w := &tableWriter{
		canonical: newCanonical(t), schema: schemaOf(t.root, t.Columns), s: s,
		dir: filepath.Join(s.dir, filepath.FromSlash(t.Path())), entry: TableEntry{Name: t.Path(), Shards: []Shard{}},
	}
	w.digest = sha256.New()
	return w
}

// create starts a table. The canary is known only when all tables of data/ are complete. Rows that hold it are in a
// file until then, so that nothing of a corpus is held.
func (s *stager) create(t *Table) *tableWriter {
	w := newWriter(t, s)
	if t.Columns[len(t.Columns)-1].Name == canaryColumn {
		w.final = newWriter(t, s)
		w.dir += lateSuffix
	}
	return w
}

func (w *tableWriter) sum() string { return hex.EncodeToString(w.digest.Sum(nil)) }

// add writes the rows of a corpus.
func (w *tableWriter) add(v *view) error {
	if !w.table.holds(v) {
		return nil
	}
	err := w.table.each(v, func(item string, record reflect.Value) error { return w.put(v.c.ID, item, record) })
	if err == nil {
		err = w.endCorpus()
	}
	return err
}

// put takes a row of the corpus.
func (w *tableWriter) put(owner, item string, record reflect.Value) error {
	if err := w.canonical.put(owner, item, record); err != nil {
		return err
	}
	return w.taken()
}

// taken counts a row whose cells were added and taken.
func (w *tableWriter) taken() error {
	w.pending++
	switch {
	case w.large && w.pending >= w.s.layout.batch:
		return w.write()
	case !w.large && w.pending > w.s.layout.own:
		w.large = true
		if err := w.endGroup(); err != nil {
			return err
		}
		return w.write()
	}
	return nil
}

// endCorpus gives what is left of the corpus to the encoder, so that nothing of its records is held.
func (w *tableWriter) endCorpus() error {
	err := w.write()
	if err == nil && w.large {
		err = w.endGroup()
	}
	w.large = false
	for i, column := range w.cells.columns {
		if cap(column) > w.s.layout.batch {
			w.cells.columns[i] = nil
		}
	}
	return err
}

// write gives the pending rows to the encoder, cut at the borders of row groups and shards.
func (w *tableWriter) write() error {
	clear(w.at)
	for w.pending > 0 {
		if err := w.ensureShard(); err != nil {
			return err
		}
		room := min(w.s.layout.group-w.open.inGroup, w.s.layout.shard-w.open.rows)
		n := min(w.pending, w.s.layout.batch, int(room))
		if err := w.open.encode(w.cells, n); err != nil {
			return fmt.Errorf("writing %s: %w", w.open.name, err)
		}
		w.pending -= n
		w.open.rows += int64(n)
		w.open.inGroup += int64(n)
		if w.open.inGroup == w.s.layout.group {
			if err := w.endGroup(); err != nil {
				return err
			}
		}
		if w.open.rows == w.s.layout.shard {
			if err := w.closeShard(); err != nil {
				return err
			}
		}
	}
	w.reset()
	return nil
}

// endGroup ends the row group, if it has rows.
func (w *tableWriter) endGroup() error {
	if w.open == nil || w.open.inGroup == 0 {
		return nil
	}
	w.open.inGroup = 0
	if err := w.open.parquet.Flush(); err != nil {
		return fmt.Errorf("writing %s: %w", w.open.name, err)
	}
	return nil
}

// finish completes the table and returns its entry for the manifest.
func (w *tableWriter) finish(canary string) (TableEntry, error) {
	if w.final == nil {
		return w.finishShards(canary)
	}
	entry, err := w.finishShards(noCanary)
	for i := 0; i < len(entry.Shards) && err == nil; i++ {
		err = w.final.copy(w.shardName(i), canary)
	}
	if err == nil {
		err = w.final.endCorpus()
	}
	if err != nil {
		return TableEntry{}, err
	}
	return w.final.finish(canary)
}

// copy takes the rows of a file, with the canary in their last column, corpus by corpus as they were added.
func (w *tableWriter) copy(name, canary string) error {
	r, err := openShard(name, w.schema)
	if err != nil {
		return fmt.Errorf("reading %s: %w", name, err)
	}
	last := ""
	batch := make([]parquet.Row, readBatch)
	for n := 0; err == nil; {
		n, err = r.read(batch)
		for _, row := range batch[:n] {
			if putErr := w.copyRow(row, &last, canary); putErr != nil {
				err = putErr
				break
			}
		}
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return errors.Join(err, r.end())
}

// copyRow takes a row that was read; last is the corpus of the one before.
func (w *tableWriter) copyRow(row parquet.Row, last *string, canary string) error {
	if owner := textOf(row[0]); owner != *last {
		if err := w.endCorpus(); err != nil {
			return err
		}
		*last = owner
	}
	w.begin()
	for _, x := range row {
		if x.Column() == w.table.leaves()-1 {
			x = textValue(canary).Level(0, 0, x.Column())
		}
		w.cells.columns[x.Column()] = append(w.cells.columns[x.Column()], x)
	}
	if _, err := w.line(reflect.Value{}); err != nil {
		return err
	}
	return w.taken()
}

// finishShards completes the shards. A table without rows has no shard and no folder:
// datasets refuses a table whose files hold no row.
func (w *tableWriter) finishShards(canary string) (TableEntry, error) {
	if w.open != nil {
		if err := w.closeShard(); err != nil {
			return TableEntry{}, err
		}
	}
	for _, f := range w.full {
		shard, err := f.finish(canary)
		if err != nil {
			return TableEntry{}, err
		}
		shard.Path = w.table.Path() + "/" + filepath.Base(f.name)
		w.entry.Shards = append(w.entry.Shards, shard)
	}
	w.full = nil
	if w.made {
		if err := w.s.fs.SyncDir(w.dir); err != nil {
			return TableEntry{}, fmt.Errorf("syncing %s: %w", w.dir, err)
		}
	}
	w.entry.Rows = w.rows
	w.entry.Digest = w.sum()
	return w.entry, nil
}

func (w *tableWriter) ensureShard() error {
	if w.open != nil {
		return nil
	}
	if !w.made {
		if err := w.s.fs.MkdirAll(w.dir); err != nil {
			return fmt.Errorf("making %s: %w", w.dir, err)
		}
		w.made = true
	}
	var err error
	w.open, err = createShard(w.s.fs, w.shardName(len(w.full)), w.schema)
	return err
}

// shardName returns the path of the n-th shard, from 0.
func (w *tableWriter) shardName(n int) string {
	return filepath.Join(w.dir, fmt.Sprintf("part-%05d%s", n, shardSuffix))
}

func (w *tableWriter) closeShard() error {
	if err := w.open.end(); err != nil {
		return err
	}
	w.full = append(w.full, w.open)
	w.open = nil
	return nil
}

func (w *tableWriter) abort() {
	if w.open != nil {
		w.full = append(w.full, w.open)
		w.open = nil
	}
	for _, f := range w.full {
		f.abort()
	}
	w.full = nil
	if w.final != nil {
		w.final.abort()
	}
}
