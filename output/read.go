package output

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/corpus"
)

// Read reads the corpus in dir: the given folders, or all of them if none is given. Shards are verified first (see
// Verify), and the rows against the digests. Tables that are not there leave their records empty and are listed in the
// manifest's Absent. What no table holds (an item's Key) is empty.
func Read(dir string, what ...Folder) (*corpus.Corpus, *Manifest, error) {
	m, err := ReadManifest(dir)
	if err != nil {
		return nil, nil, err
	}
	if m.Absent, err = Verify(dir, m, what...); err != nil {
		return nil, nil, err
	}
	l := newLoader()
	for _, t := range Tables() {
		if len(what) > 0 && !slices.Contains(what, t.Folder) || slices.Contains(m.Absent, t.Path()) {
			continue
		}
		entry := m.Table(t.Path())
		if entry == nil {
			m.Absent = append(m.Absent, t.Path())
			continue
		}
		if err := readTable(dir, &t, entry, l); err != nil {
			return nil, nil, err
		}
	}
	return l.corpus(), m, nil
}

func readTable(dir string, t *Table, entry *TableEntry, l *loader) error {
	files := make([]string, len(entry.Shards))
	for i, s := range entry.Shards {
		files[i] = filepath.Join(dir, filepath.FromSlash(s.Path))
	}
	digest, rows, err := t.codec.read(t, files, l)
	switch {
	case err != nil:
		return err
	case rows != entry.Rows:
		return &ShardError{t.Path(), Altered, fmt.Errorf("%d rows instead of %d", rows, entry.Rows)}
	case digest != entry.Digest:
		return &ShardError{t.Path(), Altered, errors.New("the digest of its rows is not the manifest's")}
	}
	return nil
}

func (c rowsOf[R]) read(t *Table, files []string, l *loader) (string, int64, error) {
	r := tableReader[R]{table: t, load: c.load, l: l, digest: sha256.New()}
	for _, name := range files {
		if err := r.readFile(name); err != nil {
			return "", 0, &ShardError{t.Path() + "/" + filepath.Base(name), Damaged, err}
		}
	}
	return hex.EncodeToString(r.digest.Sum(nil)), r.rows, nil
}

// tableReader reads the shards of a table in order and takes its digest.
type tableReader[R any] struct {
	table  *Table
	load   func(*loader, R) error
	l      *loader
	digest hash.Hash
	line   []byte
	rows   int64
}

func (r *tableReader[R]) readFile(name string) (err error) {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	// The library panics on some damaged files, and a damaged file is no bug of ours.
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("not readable as Parquet: %v", p)
		}
	}()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	file, err := parquet.OpenFile(f, info.Size())
	if err != nil {
		return fmt.Errorf("not readable as Parquet: %w", err)
	}
	if want := parquet.SchemaOf(new(R)); !parquet.EqualNodes(file.Schema(), want) {
		return errors.New("its columns are not those of the table")
	}
	reader := parquet.NewGenericReader[R](file)
	return errors.Join(r.readRows(reader), reader.Close())
}

func (r *tableReader[R]) readRows(reader *parquet.GenericReader[R]) error {
	batch := make([]R, defaultLayout.batch)
	for {
		clear(batch) // the library fills the lists of the last batch again, and records hold them
		n, err := reader.Read(batch)
		for i := range batch[:n] {
			if err := r.take(&batch[i]); err != nil {
				return fmt.Errorf("row %d: %w", r.rows, err)
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

func (r *tableReader[R]) take(row *R) error {
	r.rows++
	line, err := appendRow(r.line[:0], r.table.Columns, reflect.ValueOf(row).Elem())
	if err != nil {
		return err
	}
	r.line = line
	r.digest.Write(line)
	return r.load(r.l, *row)
}
