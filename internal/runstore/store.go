package runstore

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	sqlite3 "modernc.org/sqlite/lib"

	"memloom/internal/lock"
)

const (
	runFolder = ".run"
	fileName  = "run.db"
)

// Options configures a writer. The zero value is right for a new run.
type Options struct {
	// MustExist makes Open return a *NoRunError instead of creating a run, as resuming needs it.
	MustExist bool

	// By is the command that opens the run, for those that the lock keeps out.
	By string

	// Fresh removes what an earlier run left, whatever state it is in, once the lock is held.
	Fresh bool

	// KeepCalls makes Fresh keep the calls of models, which were paid for: all else goes. A file that cannot be read,
	// or is from another memloom, is renamed (Store.SetAside) instead of being removed.
	KeepCalls bool

	// Replay says, with KeepCalls, that the same run is made again from its calls: they stay its own.
	Replay bool

	// MaxBatch is the greatest number of units in one transaction; 0 means
	// 256. More raises throughput only while more producers than that wait.
	MaxBatch int
}

// Store is an open run. Its methods may be called by many goroutines at once. A store from OpenReader answers every
// reading method and refuses the writing ones with an *IOError.
type Store struct {
	path    string
	aside   string
	readers *sql.DB
	lookup  *sql.Stmt // of the readers
	known   *known    // nil in a reader
	pack    *packer
	write   *writer // nil in a reader
	lock    *lock.Held
}

// Open opens the run of a corpus folder for writing, creating both if they are absent, and holds the folder's lock
// until Close or the death of the process. Errors: *lock.TakenError, *SchemaError, *DamagedError, *NoRunError,
// *IOError.
func Open(dir string, opts Options) (*Store, error) {
	path := filepath.Join(dir, runFolder, fileName)
	if opts.MustExist && !hasContent(path) {
		return nil, &NoRunError{Dir: dir}
	}
	held, err := lock.Take(dir, opts.By)
	var taken *lock.TakenError
	switch {
	case errors.As(err, &taken):
		return nil, err
	case err != nil:
		return nil, &IOError{Path: filepath.Dir(path), Op: "taking the lock of the run's folder", Err: err}
	}
	s := &Store{path: path, lock: held}
	if opts.Fresh && !opts.KeepCalls {
		err = removeRun(path)
	}
	if err == nil {
		err = s.openWriter(dir, opts)
	}
	if opts.Fresh && opts.KeepCalls && unreadable(err) {
		if err = s.setAside(); err == nil {
			err = s.openWriter(dir, opts)
		}
	}
	if err != nil {
		_ = s.Close() // the first error is the one that matters
		return nil, err
	}
	return s, nil
}

// Lock is the folder's lock, which the store holds until Close; nil in a reader.
func (s *Store) Lock() *lock.Held { return s.lock }

// Written returns when something of the run in a folder was last written down; the zero time if nothing was.
func Written(dir string) time.Time {
	var last time.Time
	for _, name := range []string{fileName, fileName + "-wal"} {
		if info, err := os.Stat(filepath.Join(dir, runFolder, name)); err == nil && info.ModTime().After(last) {
			last = info.ModTime()
		}
	}
	return last
}

// SetAside returns where Open moved a file that it could not read, empty if it did not have to.
func (s *Store) SetAside() string { return s.aside }

// setAside renames a run's file and its log, so that a new run can begin and
// what the old one holds may still be mended by hand.
func (s *Store) setAside() error {
	aside := s.path + ".damaged"
	for n := 2; exists(aside); n++ {
		aside = fmt.Sprintf("%s.damaged-%d", s.path, n)
	}
	for _, suffix := range []string{"", "-wal"} {
		if err := os.Rename(s.path+suffix, aside+suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return &IOError{Path: s.path + suffix, Op: "setting the old run aside", Err: err}
		}
	}
	s.aside = aside
	return removeRun(s.path)
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}

// unreadable says that a file will be no more readable the next time.
func unreadable(err error) bool {
	var damaged *DamagedError
	var other *SchemaError
	return errors.As(err, &damaged) || errors.As(err, &other)
}

// removeRun removes a run's file and what SQLite keeps next to it. The caller holds the lock.
func removeRun(path string) error {
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if err := os.Remove(path + suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return &IOError{Path: path + suffix, Op: "removing the old run", Err: err}
		}
	}
	return nil
}

func (s *Store) openWriter(dir string, opts Options) (err error) {
	if s.pack, err = newPacker(); err != nil {
		return err
	}
	if s.write, err = newWriter(s.path, opts); err != nil {
		var none *NoRunError
		if errors.As(err, &none) {
			none.Dir = dir
		}
		return err
	}
	if s.readers, err = openPool(s.path, "ro", readerConnections); err != nil {
		return classify(s.path, "opening", err)
	}
	if err := s.loadKnown(); err != nil {
		return err
	}
	return s.prepareLookup()
}

// readerConnections bounds the pool of reading connections: reads take microseconds, more connections only cost memory.
const readerConnections = 4

// OpenReader opens a run for reading, whether a writer is at work in the folder or not; it takes no lock. Errors:
// *NoRunError, *SchemaError, *DamagedError, *IOError.
func OpenReader(dir string) (*Store, error) {
	path := filepath.Join(dir, runFolder, fileName)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) || isNotDir(err) {
		return nil, &NoRunError{Dir: dir}
	} else if err != nil {
		return nil, &IOError{Path: path, Op: "opening", Err: err}
	}
	pack, err := newPacker()
	if err != nil {
		return nil, err
	}
	s := &Store{path: path, pack: pack}
	logWaits := hasContent(path + "-wal")
	if err = s.openReaders("ro", dir, !logWaits); err != nil && !logWaits && cannotOpen(err) {
		// In a folder that cannot be written SQLite cannot make its shared
		// memory; with no log to apply the file alone is the whole truth.
		err = s.openReaders("ro&immutable=1", dir, true)
	}
	if err != nil {
		_ = s.Close() // the first error is the one that matters
		return nil, err
	}
	return s, nil
}

// openReaders opens the reading pool and looks the file over.
func (s *Store) openReaders(mode, dir string, checkSize bool) (err error) {
	if checkSize {
		if err := checkLength(s.path); err != nil {
			return err
		}
	}
	if s.readers != nil {
		s.readers.Close()
	}
	if s.readers, err = openPool(s.path, mode, readerConnections); err != nil {
		return classify(s.path, "opening", err)
	}
	ready, err := begun(context.Background(), s.readers, s.path)
	if err != nil {
		return err
	}
	if !ready {
		return &NoRunError{Dir: dir}
	}
	if err := probe(context.Background(), s.readers, s.path); err != nil {
		return err
	}
	return s.prepareLookup()
}

// Close waits for the commit under way, writes what progress is pending, and
// gives back the lock. Closing twice is harmless.
func (s *Store) Close() error {
	var errs []error
	if s.readers != nil {
		if s.lookup != nil {
			errs = append(errs, s.lookup.Close())
		}
		errs = append(errs, s.readers.Close())
	}
	if s.write != nil { // last of the connections: it folds the log into the file
		errs = append(errs, s.write.close())
	}
	errs = append(errs, s.lock.Release())
	return classify(s.path, "closing", errors.Join(errs...))
}

// openPool opens connections to the file in the given mode ("ro", "rwc").
func openPool(path, mode string, connections int) (*sql.DB, error) {
	db, err := sql.Open("sqlite", dataSource(path, mode))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db, nil
}

// dataSource escapes the path: a folder's name may contain ?, # or %.
func dataSource(path, mode string) string {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") { // a drive letter
		path = "/" + path
	}
	u := url.URL{Scheme: "file", Path: path}
	return u.String() + "?mode=" + mode +
		"&_pragma=busy_timeout(10000)&_pragma=synchronous(FULL)&_txlock=immediate&_error_rc=1"
}

func hasContent(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Size() > 0
}

// isNotDir says that a part of a path is a file where a folder should be.
func isNotDir(err error) bool { return errors.Is(err, syscall.ENOTDIR) }

// cannotOpen says that SQLite failed for want of a file it may write.
func cannotOpen(err error) bool {
	code := primaryCode(err)
	return code == sqlite3.SQLITE_CANTOPEN || code == sqlite3.SQLITE_READONLY || code == sqlite3.SQLITE_IOERR
}
