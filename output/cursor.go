package output

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/parquet-go/parquet-go"
)

// source says where a table is read from.
type source struct {
	dir      string
	manifest *Manifest
	entry    *TableEntry
	ids      *references // of all tables of a walk
}

// readBatch is how many rows are decoded at once. All tables are open at once, two batches each, so it is small.
const readBatch = 256

// cursor goes once through the rows of a table. After an error only close may be called.
type cursor struct {
	canonical
	source
	shard int           // of the manifest, the one of the rows that are ready
	ready []parquet.Row // rows that were not taken
	ahead chan batch    // while the rows of a batch are taken, the next one is read; nil before the first
	stop  chan struct{} // closed when no more is needed
}

func (t *Table) open(s source) *cursor {
	c := &cursor{canonical: newCanonical(t), source: s}
	c.digest, c.look = sha256.New(), &inspector{t, s.manifest.Calendar, s.ids}
	return c
}

// take gives the loader the next n rows. They are those of a corpus, by its place in the manifest, or with -1 those
// that all share.
func (c *cursor) take(l *loader, corpus int, n int64) error {
	for i := range n {
		row, err := c.next()
		if err != nil {
			return err
		}
		if row == nil {
			c.rows++
			return c.misplaced("there is none, and the manifest has %d rows of %s, of which %d are there", n,
				c.name(corpus), i)
		}
		c.hold(row)
		item := ""
		if c.table.items {
			if x := c.peek(1); x != nil {
				item = textOf(*x)
			}
		}
		record, done := c.table.into(l, item)
		if _, err := c.line(record); err != nil {
			return c.damaged(err)
		}
		if err := c.belongs(c.owner(row), corpus, i, n); err != nil {
			return err
		}
		if done != nil {
			if err := done(); err != nil {
				return c.damaged(err)
			}
		}
	}
	return nil
}

// owner returns the corpus to which a row belongs, empty if all share it.
func (c *cursor) owner(row parquet.Row) string {
	if c.table.scope == ofRun {
		return ""
	}
	return textOf(row[0])
}

// belongs says whether the next row, of the corpus id, may be where the i-th of n rows of a corpus is expected.
func (c *cursor) belongs(id string, corpus int, i, n int64) error {
	want := ""
	if corpus >= 0 && (c.table.scope == ofCorpora || c.table.scope == ofEither) {
		want = c.manifest.Corpora[corpus].ID
	}
	if id == want {
		return nil
	}
	found := slices.IndexFunc(c.manifest.Corpora, func(e CorpusEntry) bool { return e.ID == id })
	switch {
	case id == "":
		return c.misplaced("a row that all corpora share among those of corpus %s; shared rows come first", want)
	case found < 0:
		return c.misplaced("a row of corpus %s, of which the manifest says nothing", id)
	case found < corpus && i > 0:
		return c.misplaced("a row of corpus %s after those of %s; rows of a corpus lie together", id, want)
	case found < corpus:
		return c.misplaced("a row of corpus %s where those of %s begin; the manifest has %d rows of corpus %s", id, want,
			c.manifest.Corpora[found].Rows[c.table.Path()], id)
	default:
		return c.misplaced("a row of corpus %s after %d of the %d rows of %s; rows of a corpus lie together", id, i, n,
			c.name(corpus))
	}
}

func (c *cursor) name(corpus int) string {
	if corpus < 0 {
		return "the run"
	}
	return "corpus " + c.manifest.Corpora[corpus].ID
}

// misplaced is an error of the row that was counted last.
func (c *cursor) misplaced(format string, args ...any) error {
	return &ShardError{Path: c.table.Path(), Problem: Misplaced, Err: fmt.Errorf("row %d: "+format,
		append([]any{c.rows}, args...)...)}
}

// damaged is an error of the shard that is open. What it quotes of the row is cut.
func (c *cursor) damaged(err error) error {
	const most = 300 // characters
	if text := []rune(err.Error()); len(text) > most {
		err = errors.New(string(text[:most]) + " …")
	}
	return &ShardError{Path: c.entry.Shards[c.shard].Path, Problem: Damaged, Err: fmt.Errorf("row %d of the table: %w",
		c.rows, err)}
}

// finish says whether there are no more rows, and whether they have the digest of the manifest.
func (c *cursor) finish() error {
	row, err := c.next()
	switch {
	case err != nil:
		return err
	case row != nil:
		c.rows++
		return c.misplaced("a row of corpus %s after the last that the manifest has of it", c.owner(row))
	case c.rows != c.entry.Rows:
		return &ShardError{Path: c.entry.Name, Problem: Altered, Err: fmt.Errorf("%d rows instead of %d", c.rows,
			c.entry.Rows)}
	case hex.EncodeToString(c.digest.Sum(nil)) != c.entry.Digest:
		return &ShardError{Path: c.entry.Name, Problem: Altered,
			Err: errors.New("the digest of its rows is not the manifest's")}
	}
	return nil
}

// next returns the next row, or nil at the end.
func (c *cursor) next() (parquet.Row, error) {
	if c.ahead == nil {
		c.ahead, c.stop = make(chan batch), make(chan struct{})
		go c.readAhead(c.ahead, c.stop)
	}
	for len(c.ready) == 0 {
		b, ok := <-c.ahead
		if !ok {
			return nil, nil
		}
		if c.shard = b.shard; b.err != nil {
			return nil, &ShardError{Path: c.entry.Shards[b.shard].Path, Problem: Damaged, Err: b.err}
		}
		c.ready = b.rows
	}
	row := c.ready[0]
	c.ready = c.ready[1:]
	return row, nil
}

// close may be called more than once.
func (c *cursor) close() {
	if c.stop != nil {
		close(c.stop)
		for range c.ahead { // until the reader has closed its file
		}
	}
	c.ready, c.stop = nil, nil
}

// batch are rows of a shard, by its place in the manifest.
type batch struct {
	rows  []parquet.Row
	shard int
	err   error
}

// readAhead sends the rows of the table. It fills two batches in turn: when it fills one, no more of it is to be taken.
func (c *cursor) readAhead(to chan<- batch, stop <-chan struct{}) {
	defer close(to)
	send := func(b batch) bool {
		select {
		case to <- b:
			return b.err == nil
		case <-stop:
			return false
		}
	}
	turns := [2][]parquet.Row{make([]parquet.Row, readBatch), make([]parquet.Row, readBatch)}
	schema := schemaOf(c.table.root, c.table.Columns)
	for i, s := range c.entry.Shards {
		r, err := openShard(filepath.Join(c.dir, filepath.FromSlash(s.Path)), schema)
		for err == nil {
			var n int
			for _, row := range turns[0] {
				clear(row) // nothing of an earlier batch is held
			}
			if n, err = r.read(turns[0]); n > 0 && !send(batch{rows: turns[0][:n], shard: i}) {
				_ = r.end() // what was read stands
				return
			}
			turns[0], turns[1] = turns[1], turns[0]
		}
		if errors.Is(err, io.EOF) {
			err = nil
		}
		if r != nil {
			err = errors.Join(err, r.end())
		}
		if err != nil {
			send(batch{shard: i, err: err})
			return
		}
	}
}

// shardReader reads the rows of one shard.
type shardReader struct {
	file   *os.File
	reader *parquet.GenericReader[any]
}

func openShard(name string, schema *parquet.Schema) (r *shardReader, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err = unreadable(recover(), err); err != nil {
			r, err = nil, errors.Join(err, f.Close())
		}
	}()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	file, err := parquet.OpenFile(f, info.Size(), parquet.SkipPageIndex(true), parquet.SkipBloomFilters(true))
	if err != nil {
		return nil, fmt.Errorf("not readable as Parquet: %w", err)
	}
	if !parquet.EqualNodes(file.Schema(), schema) {
		return nil, errors.New("its columns are not those of the table")
	}
	return &shardReader{f, parquet.NewGenericReader[any](file, schema)}, nil
}

// unreadable is the error of what the library panics with, else err: it panics on some damaged files, and a damaged
// file is no bug of ours.
func unreadable(panicked any, err error) error {
	if panicked != nil {
		return fmt.Errorf("not readable as Parquet: %v", panicked)
	}
	return err
}

// read fills a batch as far as there are rows; the error is io.EOF after the last. The texts of the rows are their own.
func (r *shardReader) read(batch []parquet.Row) (n int, err error) {
	defer func() { err = unreadable(recover(), err) }()
	n, err = r.reader.ReadRows(batch)
	for _, row := range batch[:n] {
		for i := range row {
			row[i] = row[i].Clone()
		}
	}
	return n, err
}

// end closes the shard.
func (r *shardReader) end() (err error) {
	defer func() { err = unreadable(recover(), err) }()
	return errors.Join(r.reader.Close(), r.file.Close())
}
