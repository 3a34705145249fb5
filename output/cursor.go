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

// cursor goes once through the rows of a table. After an error only close may be called.
type cursor interface {
	// take gives the loader the next n rows. They are those of a corpus, by its place in the manifest, or with -1
	// those that all share.
	take(l *loader, corpus int, n int64) error
	// finish says whether there are no more rows, and whether they have the digest of the manifest.
	finish() error
	// close may be called more than once.
	close()
}

// readBatch is how many rows are decoded at once. All tables are open at once, two batches each, so it is small.
const readBatch = 256

// tableCursor is the cursor of a table whose rows are structs R.
type tableCursor[R any] struct {
	rowsOf[R]
	source
	table *Table
	text  canonical[R]
	shard int // of the manifest, the one of the rows that are ready
	ready []R // rows that were not taken
	ahead ahead[R]
	// reading is where ahead hands on what it reads; nil where it reads nothing.
	reading chan batchOf[R]
}

func (c rowsOf[R]) open(t *Table, s source) cursor {
	return &tableCursor[R]{
		rowsOf: c, source: s, table: t, ahead: ahead[R]{source: s, table: t, shard: -1},
		text: canonical[R]{columns: t.Columns, digest: sha256.New(),
			look: &inspector{t, s.manifest.Calendar, s.ids}},
	}
}

func (c *tableCursor[R]) take(l *loader, corpus int, n int64) error {
	for i := range n {
		r, err := c.next()
		if err != nil {
			return err
		}
		if r == nil {
			c.text.rows++
			return c.misplaced("there is none, and the manifest has %d rows of %s, of which %d are there", n,
				c.name(corpus), i)
		}
		unshared(r)
		if _, err := c.text.line(r); err != nil {
			return c.damaged(err)
		}
		if err := c.belongs(owner(r), corpus, i, n); err != nil {
			return err
		}
		if err := c.load(l, *r); err != nil {
			return c.damaged(err)
		}
	}
	return nil
}

// belongs says whether the next row, of the corpus id, may stand where the i-th of n rows of a corpus is expected.
func (c *tableCursor[R]) belongs(id string, corpus int, i, n int64) error {
	want := ""
	if corpus >= 0 && c.table.scope != ofRun {
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

func (c *tableCursor[R]) name(corpus int) string {
	if corpus < 0 {
		return "the run"
	}
	return "corpus " + c.manifest.Corpora[corpus].ID
}

// misplaced is an error of the row that was counted last.
func (c *tableCursor[R]) misplaced(format string, args ...any) error {
	return &ShardError{Path: c.table.Path(), Problem: Misplaced, Err: fmt.Errorf("row %d: "+format, append([]any{c.text.rows}, args...)...)}
}

// damaged is an error of the shard that is open. What it quotes of the row is cut.
func (c *tableCursor[R]) damaged(err error) error {
	const most = 300 // characters
	if text := []rune(err.Error()); len(text) > most {
		err = errors.New(string(text[:most]) + " …")
	}
	return &ShardError{Path: c.entry.Shards[c.shard].Path, Problem: Damaged, Err: fmt.Errorf("row %d of the table: %w", c.text.rows, err)}
}

func (c *tableCursor[R]) finish() error {
	r, err := c.next()
	switch {
	case err != nil:
		return err
	case r != nil:
		c.text.rows++
		return c.misplaced("a row of corpus %s after the last that the manifest has of it", owner(r))
	case c.text.rows != c.entry.Rows:
		return &ShardError{Path: c.entry.Name, Problem: Altered, Err: fmt.Errorf("%d rows instead of %d", c.text.rows, c.entry.Rows)}
	case hex.EncodeToString(c.text.digest.Sum(nil)) != c.entry.Digest:
		return &ShardError{Path: c.entry.Name, Problem: Altered, Err: errors.New("the digest of its rows is not the manifest's")}
	}
	return nil
}

// next returns the next row, or nil at the end. It is good until the next call. While the rows of a batch are taken, the batch
// after it is read.
func (c *tableCursor[R]) next() (*R, error) {
	for len(c.ready) == 0 {
		if c.reading == nil {
			c.reading = make(chan batchOf[R], 1)
			go c.ahead.read(c.reading)
		}
		b := <-c.reading
		c.reading = nil
		if b.shard >= 0 {
			c.shard = b.shard
		}
		if b.err != nil || b.end {
			c.ready = nil
			return nil, b.err
		}
		c.ready, c.reading = b.rows, make(chan batchOf[R], 1)
		go c.ahead.read(c.reading)
	}
	r := &c.ready[0]
	c.ready = c.ready[1:]
	return r, nil
}

func (c *tableCursor[R]) close() {
	if c.reading != nil {
		<-c.reading
	}
	_ = c.ahead.open.end() // what was read stands
	c.ahead.batches, c.ready, c.reading = [2][]R{}, nil, nil
}

// batchOf are rows of a shard.
type batchOf[R any] struct {
	rows  []R
	shard int
	end   bool // there are none
	err   error
}

// ahead reads the rows of a table batch by batch, in two turns: those of one are taken while the other is filled.
type ahead[R any] struct {
	source
	table   *Table
	shard   int // of the manifest, the one that is open
	open    rowReader[R]
	batches [2][]R
	turn    int
}

// read hands on the next batch.
func (a *ahead[R]) read(to chan<- batchOf[R]) { to <- a.batch() }

func (a *ahead[R]) batch() batchOf[R] {
	failed := func(err error) batchOf[R] {
		return batchOf[R]{shard: a.shard, err: &ShardError{Path: a.entry.Shards[a.shard].Path, Problem: Damaged, Err: err}}
	}
	for {
		if a.open.file == nil {
			if a.shard+1 >= len(a.entry.Shards) {
				return batchOf[R]{shard: a.shard, end: true}
			}
			a.shard++
			name := filepath.Join(a.dir, filepath.FromSlash(a.entry.Shards[a.shard].Path))
			if err := a.open.start(name); err != nil {
				return failed(err)
			}
		}
		a.turn = 1 - a.turn
		if a.batches[a.turn] == nil {
			a.batches[a.turn] = make([]R, readBatch)
		}
		rows := a.batches[a.turn]
		clear(rows) // the library fills the lists of an earlier batch again, and records hold them
		n, err := a.open.read(rows)
		if errors.Is(err, io.EOF) {
			err = a.open.end()
		}
		if err != nil {
			return failed(err)
		}
		if n > 0 {
			return batchOf[R]{rows: rows[:n], shard: a.shard}
		}
	}
}

// rowReader reads the rows of one shard.
type rowReader[R any] struct {
	file   *os.File // nil: none is open
	reader *parquet.GenericReader[R]
}

func (r *rowReader[R]) start(name string) (err error) {
	if r.file, err = os.Open(name); err != nil {
		return err
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("not readable as Parquet: %v", p)
		}
		if err != nil {
			_ = r.end() // the failure is the one to report
		}
	}()
	info, err := r.file.Stat()
	if err != nil {
		return err
	}
	file, err := parquet.OpenFile(r.file, info.Size(), parquet.SkipPageIndex(true), parquet.SkipBloomFilters(true))
	if err != nil {
		return fmt.Errorf("not readable as Parquet: %w", err)
	}
	if want := parquet.SchemaOf(new(R)); !parquet.EqualNodes(file.Schema(), want) {
		return errors.New("its columns are not those of the table")
	}
	r.reader = parquet.NewGenericReader[R](file)
	return nil
}

// read fills a batch as far as there are rows; the error is io.EOF after the last.
func (r *rowReader[R]) read(batch []R) (n int, err error) {
	// The library panics on some damaged files, and a damaged file is no bug of ours.
	defer func() {
		if p := recover(); p != nil {
			n, err = 0, fmt.Errorf("not readable as Parquet: %v", p)
		}
	}()
	return r.reader.Read(batch)
}

// each gives f the rows that are left.
func (r *rowReader[R]) each(f func(R) error) error {
	batch := make([]R, readBatch)
	for {
		clear(batch) // see next
		n, err := r.read(batch)
		for _, row := range batch[:n] {
			if err := f(row); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// end closes the shard, if one is open.
func (r *rowReader[R]) end() (err error) {
	if r.file == nil {
		return nil
	}
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("not readable as Parquet: %v", p)
		}
		*r = rowReader[R]{}
	}()
	if r.reader != nil {
		err = r.reader.Close()
	}
	return errors.Join(err, r.file.Close())
}
