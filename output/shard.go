package output

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"strconv"

	"github.com/parquet-go/parquet-go"
)

// shardFile is a shard that is being written under a temporary name.
type shardFile struct {
	fs      FS
	name    string // the final one
	file    File   // nil once closed
	sum     hash.Hash
	size    countingWriter
	to      io.Writer                   // what the encoder writes to: the file and its digest, or in the end a buffer
	rest    []byte                      // of the footer, from the canary on
	parquet *parquet.GenericWriter[any] // nil once all rows are written
	rows    int64
	inGroup int64 // rows of the open row group
}

func (s *shardFile) temporary() string { return s.name + ".tmp" }

func createShard(fs FS, name string, schema *parquet.Schema) (*shardFile, error) {
	s := &shardFile{fs: fs, name: name, sum: sha256.New()}
	file, err := fs.Create(s.temporary())
	if err != nil {
		return nil, fmt.Errorf("creating %s: %w", name, err)
	}
	s.file, s.to = file, io.MultiWriter(file, s.sum, &s.size)
	s.parquet = parquet.NewGenericWriter[any](redirected{&s.to}, schema,
		parquet.Compression(&shardCodec),
		parquet.PageBufferSize(pageBytes),
		// The default names the library's version, and then bytes change with it alone.
		parquet.CreatedBy("memloom", strconv.Itoa(SchemaVersion), "tables"))
	return s, nil
}

// encode gives the next n rows of cells to the encoder, as many at once as the library does by itself: pages end
// between.
func (s *shardFile) encode(of *cells, n int) error {
	const atOnce = 64
	for ; n > 0; n -= atOnce {
		for leaf, column := range s.parquet.ColumnWriters() {
			if _, err := column.WriteRowValues(of.take(leaf, min(n, atOnce))); err != nil {
				return err
			}
		}
	}
	return nil
}

// end takes no more rows and frees the encoder. What follows in the footer from the canary on is kept, for the canary
// is not known yet.
func (s *shardFile) end() error {
	s.parquet.SetKeyValueMetadata(canaryKey, noCanary)
	var tail bytes.Buffer
	s.to = &tail
	if err := s.parquet.Close(); err != nil {
		return fmt.Errorf("writing %s: %w", s.name, err)
	}
	s.parquet = nil
	at := bytes.LastIndex(tail.Bytes(), []byte(noCanary)) // nothing that rows hold comes after the metadata
	s.rest = bytes.Clone(tail.Bytes()[at:])
	return s.write(tail.Bytes()[:at])
}

func (s *shardFile) write(b []byte) error {
	if _, err := io.MultiWriter(s.file, s.sum, &s.size).Write(b); err != nil {
		return fmt.Errorf("writing %s: %w", s.name, err)
	}
	return nil
}

// finish completes the file, makes it durable and gives it its name. The footer is completed here and here only: after
// any failure there is none.
func (s *shardFile) finish(canary string) (Shard, error) {
	copy(s.rest, canary)
	if err := s.write(s.rest); err != nil {
		return Shard{}, err
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
func (s *shardFile) abort() {
	if s.file != nil {
		_ = s.file.Close() // the failure that led here is the one to report
		s.file = nil
	}
	_ = s.fs.RemoveAll(s.temporary())
}

// redirected writes to what is in to at the time.
type redirected struct{ to *io.Writer }

// Write implements io.Writer.
func (r redirected) Write(p []byte) (int, error) { return (*r.to).Write(p) }

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
