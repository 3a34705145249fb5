package output

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"path/filepath"
	"reflect"
	"strconv"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/compress/zstd"
)

// layout fixes how rows are cut. Bytes depend on it, so it is the same in every
// run: batch divides group, and group divides shard.
type layout struct {
	batch int   // rows handed to the encoder at once
	group int64 // rows of a row group, which bounds the memory
	shard int64 // rows of a file
}

var defaultLayout = layout{batch: 1000, group: 50_000, shard: 250_000}

// shardCodec is shared, for it keeps a pool of encoders that are dear to make.
var shardCodec = zstd.Codec{Level: zstd.SpeedFastest}

// stager says where and how tables are written.
type stager struct {
	fs     FS
	dir    string
	layout layout
}

// tableWriter writes the rows of one table to its shards and takes its digest on the way. Memory is bounded by a row
// group. After an error from put or finish nothing is left open and no file has a shard's name that is not whole.
type tableWriter[R any] struct {
	table  *Table
	s      *stager
	dir    string
	open   *shardFile[R]
	batch  []R
	line   []byte
	digest hash.Hash
	entry  TableEntry
	made   bool // the folder is there
}

func newTableWriter[R any](t *Table, s *stager) *tableWriter[R] {
	return &tableWriter[R]{
		table: t, s: s, dir: filepath.Join(s.dir, filepath.FromSlash(t.Path())),
		batch: make([]R, 0, s.layout.batch), digest: sha256.New(), entry: TableEntry{Name: t.Path(), Shards: []Shard{}},
	}
}

// put writes a row.
func (w *tableWriter[R]) put(r R) error {
	var err error
	w.entry.Rows++
	if w.line, err = appendRow(w.line[:0], w.table.Columns, reflect.ValueOf(&r).Elem()); err != nil {
		return rowError(w.table, int(w.entry.Rows), err)
	}
	w.digest.Write(w.line)
	if w.batch = append(w.batch, r); len(w.batch) < cap(w.batch) {
		return nil
	}
	return w.writeBatch()
}

func (w *tableWriter[R]) writeBatch() error {
	if err := w.ensureShard(); err != nil {
		return err
	}
	_, err := w.open.parquet.Write(w.batch)
	w.open.rows += int64(len(w.batch))
	clear(w.batch)
	w.batch = w.batch[:0]
	if err == nil && w.open.rows%w.s.layout.group == 0 {
		err = w.open.parquet.Flush()
	}
	if err != nil {
		return fmt.Errorf("writing %s: %w", w.open.name, err)
	}
	if w.open.rows == w.s.layout.shard {
		return w.closeShard()
	}
	return nil
}

// finish writes what is left, closes the last shard and returns the entry for the manifest. A table without rows has no
// shard and no folder: datasets refuses a table whose files hold no row.
func (w *tableWriter[R]) finish() (TableEntry, error) {
	err := w.finishShards()
	if err != nil {
		w.abort()
		return TableEntry{}, err
	}
	w.entry.Digest = hex.EncodeToString(w.digest.Sum(nil))
	return w.entry, nil
}

func (w *tableWriter[R]) finishShards() error {
	if len(w.batch) > 0 {
		if err := w.writeBatch(); err != nil {
			return err
		}
	}
	if w.open != nil {
		if err := w.closeShard(); err != nil {
			return err
		}
	}
	if !w.made {
		return nil
	}
	if err := w.s.fs.SyncDir(w.dir); err != nil {
		return fmt.Errorf("syncing %s: %w", w.dir, err)
	}
	return nil
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
	w.open, err = createShard[R](w.s.fs, filepath.Join(w.dir, fmt.Sprintf("part-%05d.parquet", len(w.entry.Shards))))
	return err
}

func (w *tableWriter[R]) closeShard() error {
	shard, err := w.open.finish()
	if err != nil {
		return err
	}
	shard.Path = w.table.Path() + "/" + filepath.Base(w.open.name)
	w.entry.Shards = append(w.entry.Shards, shard)
	w.open = nil
	return nil
}

// abort drops what is open. It may be called more than once.
func (w *tableWriter[R]) abort() {
	if w.open != nil {
		w.open.abort()
		w.open = nil
	}
}

// shardFile is a shard that is being written under a temporary name.
type shardFile[R any] struct {
	fs      FS
	name    string // the final one
	file    File   // nil once closed
	sum     hash.Hash
	size    countingWriter
	parquet *parquet.GenericWriter[R]
	rows    int64
}

func (s *shardFile[R]) temporary() string { return s.name + ".tmp" }

func createShard[R any](fs FS, name string) (*shardFile[R], error) {
	s := &shardFile[R]{fs: fs, name: name, sum: sha256.New()}
	file, err := fs.Create(s.temporary())
	if err != nil {
		return nil, fmt.Errorf("creating %s: %w", name, err)
	}
	s.file = file
	s.parquet = parquet.NewGenericWriter[R](io.MultiWriter(file, s.sum, &s.size),
		parquet.Compression(&shardCodec),
		// The default names the library's version, and then bytes change with it alone.
		parquet.CreatedBy("memloom", strconv.Itoa(SchemaVersion), "tables"))
	return s, nil
}

// finish completes the file, makes it durable and gives it its name. The
// footer is written here and here only: after any failure there is none.
func (s *shardFile[R]) finish() (Shard, error) {
	if err := s.parquet.Close(); err != nil {
		return Shard{}, fmt.Errorf("writing %s: %w", s.name, err)
	}
	if err := s.file.Sync(); err != nil {
		return Shard{}, fmt.Errorf("syncing %s: %w", s.name, err)
	}
	err := s.file.Close()
	s.file = nil
	if err != nil {
		return Shard{}, fmt.Errorf("closing %s: %w", s.name, err)
	}
	if err := s.fs.Rename(s.temporary(), s.name); err != nil {
		return Shard{}, fmt.Errorf("renaming %s: %w", s.name, err)
	}
	return Shard{Rows: s.rows, Bytes: int64(s.size), SHA256: hex.EncodeToString(s.sum.Sum(nil))}, nil
}

// abort closes the file without a footer and removes it.
func (s *shardFile[R]) abort() {
	if s.file != nil {
		_ = s.file.Close() // the failure that led here is the one to report
		s.file = nil
	}
	_ = s.fs.RemoveAll(s.temporary())
}

// countingWriter is the number of bytes written to it.
type countingWriter int64

// Write implements io.Writer.
func (c *countingWriter) Write(p []byte) (int, error) {
	*c += countingWriter(len(p))
	return len(p), nil
}

// writeFile writes a whole file durably under its name.
func writeFile(fs FS, name string, content []byte) error {
	f, err := fs.Create(name)
	if err != nil {
		return fmt.Errorf("creating %s: %w", name, err)
	}
	_, err = f.Write(content)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return fmt.Errorf("writing %s: %w", name, err)
	}
	return nil
}
