package decisions

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// OpenStore opens the store of a folder for writing, and makes it where there is none.
func OpenStore(ctx context.Context, dir string) (*Store, error) {
	path := filepath.Join(dir, StoreName)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return nil, &ReadOnlyError{path, err}
	}
	s, err := open(path, "rwc")
	if err != nil {
		return nil, err
	}
	if err := s.make(ctx); err != nil {
		s.db.Close()
		return nil, &ReadOnlyError{path, err}
	}
	return s, nil
}

// make makes the tables that are not there. While another process makes the file, SQLite does not wait for it by
// itself.
func (s *Store) make(ctx context.Context) error {
	for tries := 0; ; tries++ {
		_, err := s.db.ExecContext(ctx, tables)
		var failed *sqlite.Error
		if !errors.As(err, &failed) || failed.Code()&0xff != sqlite3.SQLITE_BUSY || tries == 500 {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// ReadStore opens the store of a folder for reading. Of a folder without one it is an empty one.
func ReadStore(dir string) (*Store, error) {
	path := filepath.Join(dir, StoreName)
	if there, err := Kept(dir); err != nil || !there {
		return &Store{path: path}, err
	}
	s, err := open(path, "ro")
	if err == nil && s.db.Ping() != nil {
		// In a folder that cannot be written SQLite cannot make its shared memory. With no log to apply the file is the whole
		// truth.
		if info, statErr := os.Stat(path + "-wal"); statErr != nil || info.Size() == 0 {
			_ = s.Close()
			return open(path, "immutable")
		}
	}
	return s, err
}

// Kept says whether a folder holds a store.
func Kept(dir string) (bool, error) {
	_, err := os.Stat(filepath.Join(dir, StoreName))
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
		return false, nil
	}
	return err == nil, err
}

func open(path, mode string) (*Store, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("opening %s: %w", path, err)
	}
	at := url.URL{Scheme: "file", Path: filepath.ToSlash(path), RawQuery: url.Values{
		"mode": {mode}, "_pragma": {"busy_timeout(10000)", "journal_mode(WAL)", "synchronous(FULL)"},
		"_txlock": {"immediate"},
	}.Encode()}
	switch mode {
	case "ro":
		at.RawQuery = url.Values{"mode": {mode}, "_pragma": {"busy_timeout(10000)"}}.Encode()
	case "immutable":
		at.RawQuery = url.Values{"mode": {"ro"}, "immutable": {"1"}}.Encode()
	}
	db, err := sql.Open("sqlite", at.String())
	if err != nil {
		return nil, fmt.Errorf("opening %s: %w", path, err)
	}
	return &Store{db, path}, nil
}

// Close closes the store.
func (s *Store) Close() error {
	if s.db == nil {
		return nil
	}
	return s.db.Close()
}
