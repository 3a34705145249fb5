package output

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path/filepath"

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
type tableWriter[R any] struct {
	rowsOf[R]
	table   *Table
	s       *stager
	dir     string
	text    canonical[R]
	open    *shardFile[R]
	full    []*shardFile[R] // shards that take no more rows and wait for the canary
	pending []R             // rows of the corpus that were not given to the encoder yet
	large   bool            // the corpus has row groups of its own
	entry   TableEntry
	made    bool // the folder is there
}

func (c rowsOf[R]) create(t *Table, s *stager) sink {
	w := c.writer(t, s)
	if _, late := any(new(R)).(marked); late {
		return newLateWriter(c.writer(t, s), w)
	}
	return w
}

func (c rowsOf[R]) writer(t *Table, s *stager) *tableWriter[R] {
	return &tableWriter[R]{
		rowsOf: c, table: t, s: s, dir: filepath.Join(s.dir, filepath.FromSlash(t.Path())),
		text:  canonical[R]{columns: t.Columns, digest: sha256.New()},
		entry: TableEntry{Name: t.Path(), Shards: []Shard{}},
	}
}

func (w *tableWriter[R]) rows() int64 { return w.text.rows }

func (w *tableWriter[R]) digest() string { return hex.EncodeToString(w.text.digest.Sum(nil)) }

// add writes the rows of a corpus.
func (w *tableWriter[R]) add(v *view) error {
	if !w.table.holds(v) {
		return nil
	}
	err := w.each(v, func(r R) error {
		own(&r, v.c.ID)
		return w.put(r)
	})
	if err == nil {
		err = w.endCorpus()
	}
	return err
}

// put takes a row of the corpus.
func (w *tableWriter[R]) put(r R) error {
	if _, err := w.text.line(&r); err != nil {
		return rowError(w.table, w.text.rows, err)
	}
	w.pending = append(w.pending, r)
	switch {
	case w.large && len(w.pending) >= w.s.layout.batch:
		return w.write()
	case !w.large && len(w.pending) > w.s.layout.own:
		w.large = true
		if err := w.endGroup(); err != nil {
			return err
		}
		return w.write()
	}
	return nil
}

// endCorpus gives what is left of the corpus to the encoder, so that nothing of its records is held.
func (w *tableWriter[R]) endCorpus() error {
	err := w.write()
	if err == nil && w.large {
		err = w.endGroup()
	}
	w.large = false
	if cap(w.pending) > w.s.layout.batch {
		w.pending = nil
	}
	return err
}

// write gives the pending rows to the encoder, cut at the borders of row groups and shards.
func (w *tableWriter[R]) write() error {
	for rest := w.pending; len(rest) > 0; {
		if err := w.ensureShard(); err != nil {
			return err
		}
		room := min(w.s.layout.group-w.open.inGroup, w.s.layout.shard-w.open.rows)
		n := min(len(rest), w.s.layout.batch, int(room))
		if _, err := w.open.parquet.Write(rest[:n]); err != nil {
			return fmt.Errorf("writing %s: %w", w.open.name, err)
		}
		rest = rest[n:]
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
	clear(w.pending)
	w.pending = w.pending[:0]
	return nil
}

// endGroup ends the row group, if it has rows.
func (w *tableWriter[R]) endGroup() error {
	if w.open == nil || w.open.inGroup == 0 {
		return nil
	}
	w.open.inGroup = 0
	if err := w.open.parquet.Flush(); err != nil {
		return fmt.Errorf("writing %s: %w", w.open.name, err)
	}
	return nil
}

// finish completes the shards and returns the entry for the manifest. A table without rows has no shard and no folder:
// datasets refuses a table whose files hold no row.
func (w *tableWriter[R]) finish(canary string) (TableEntry, error) {
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
	w.entry.Rows = w.text.rows
	w.entry.Digest = w.digest()
	return w.entry, nil
}

func (w *tableWriter[R]) ensureShard() error {
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
	w.open, err = createShard[R](w.s.fs, w.shardName(len(w.full)))
	return err
}

// shardName returns the path of the n-th shard, from 0.
func (w *tableWriter[R]) shardName(n int) string {
	return filepath.Join(w.dir, fmt.Sprintf("part-%05d%s", n, shardSuffix))
}

func (w *tableWriter[R]) closeShard() error {
	if err := w.open.end(); err != nil {
		return err
	}
	w.full = append(w.full, w.open)
	w.open = nil
	return nil
}

func (w *tableWriter[R]) abort() {
	if w.open != nil {
		w.full = append(w.full, w.open)
		w.open = nil
	}
	for _, f := range w.full {
		f.abort()
	}
	w.full = nil
}
