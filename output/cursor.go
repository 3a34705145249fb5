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

// readBatch is how many rows are decoded at once. All tables are open at once, so it is small.
const readBatch = 256

// tableCursor is the cursor of a table whose rows are structs R.
type tableCursor[R any] struct {
	rowsOf[R]
	source
	table *Table
	text  canonical[R]
	shard int // of the manifest, the one that is open
	open  rowReader[R]
	batch []R
	ready []R // rows of the batch that were not taken
}

func (c rowsOf[R]) open(t *Table, s source) cursor {
	return &tableCursor[R]{
		rowsOf: c, source: s, table: t, shard: -1,
		text: canonical[R]{columns: t.columnsAt(s.manifest.SchemaVersion), digest: sha256.New()},
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
		if c.manifest.SchemaVersion == singleVersion && corpus >= 0 && owner(r) == "" {
			own(r, c.manifest.Corpora[corpus].ID)
		}
		if err := c.belongs(owner(r), corpus, i, n); err != nil {
			return err
		}
		if _, err := c.text.line(r); err != nil {
			return c.damaged(err)
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
	c.text.rows++
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

// damaged is an error of the shard that is open.
func (c *tableCursor[R]) damaged(err error) error {
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

// next returns the next row, or nil at the end. It is good until the next call.
func (c *tableCursor[R]) next() (*R, error) {
	for len(c.ready) == 0 {
		if c.open.file == nil {
			if c.shard+1 >= len(c.entry.Shards) {
				return nil, nil
			}
			c.shard++
			name := filepath.Join(c.dir, filepath.FromSlash(c.entry.Shards[c.shard].Path))
			if err := c.open.start(name, c.table, c.manifest.SchemaVersion); err != nil {
				return nil, &ShardError{Path: c.entry.Shards[c.shard].Path, Problem: Damaged, Err: err}
			}
		}
		if c.batch == nil {
			c.batch = make([]R, readBatch)
		}
		clear(c.batch) // the library fills the lists of the last batch again, and records hold them
		n, err := c.open.read(c.batch)
		c.ready = c.batch[:n]
		if errors.Is(err, io.EOF) {
			err = c.open.end()
		}
		if err != nil {
			return nil, &ShardError{Path: c.entry.Shards[c.shard].Path, Problem: Damaged, Err: err}
		}
	}
	r := &c.ready[0]
	c.ready = c.ready[1:]
	return r, nil
}

func (c *tableCursor[R]) close() {
	_ = c.open.end() // what was read stands
	c.batch, c.ready = nil, nil
}

// rowReader reads the rows of one shard.
type rowReader[R any] struct {
	file   *os.File // nil: none is open
	reader *parquet.GenericReader[R]
	legacy *legacyReader[R] // of a version with other columns
}

func (r *rowReader[R]) start(name string, t *Table, version int) (err error) {
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
	if columns := t.columnsAt(version); version == singleVersion || len(columns) < len(t.Columns) {
		r.legacy, err = newLegacyReader[R](file, columns)
		return err
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
	if r.legacy != nil {
		return r.legacy.read(batch)
	}
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
	if r.legacy != nil {
		err = r.legacy.rows.Close()
	}
	return errors.Join(err, r.file.Close())
}
