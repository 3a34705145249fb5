package output

import (
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
type shardFile[R any] struct {
	fs      FS
	name    string // the final one
	file    File   // nil once closed
	sum     hash.Hash
	size    countingWriter
	parquet *parquet.GenericWriter[R]
	rows    int64
	inGroup int64 // rows of the open row group
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
		parquet.PageBufferSize(pageBytes),
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
