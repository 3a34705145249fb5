// Package export writes a finished corpus into a folder of another format. A *format* knows how; its package is one
// folder below this one, and cmd/memloom/export.go has a line for each. A *source* is the corpus's folder, verified.
package export

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"memloom/internal/lock"
	"memloom/output"
)

// Format is a way to write corpora for others.
type Format interface {
	// Name is the word that stands for it on the command line.
	Name() string
	// About is one line of help.
	About() string
	// New returns an export with its settings at their defaults: a pointer to a struct whose fields of kinds string and
	// bool have the tags flag, the setting's name, and doc, a line of help.
	New() Export
	// Wrote says whether a folder is one that this format wrote, and may be replaced.
	Wrote(dir string) bool
}

// Export is an export with its settings.
type Export interface {
	// Write writes the source into an empty folder. Equal sources and settings MUST give equal bytes. It asks no clock and
	// no network. An error of what the user set is a *SettingError.
	Write(src *Source, to Folder) error
	// Next says in a line what can be done with what was written to out.
	Next(out string) string
}

// SettingError says that a setting does not fit, and what would.
type SettingError struct {
	Flag string
	Err  error
}

// Error implements error.
func (e *SettingError) Error() string { return fmt.Sprintf("--%s: %v", e.Flag, e.Err) }

// Unwrap returns the cause.
func (e *SettingError) Unwrap() error { return e.Err }

// Wrong returns a *SettingError.
func Wrong(flag, format string, args ...any) error {
	return &SettingError{flag, fmt.Errorf(format, args...)}
}

// Source is a corpus's folder, every byte of which is as it was published.
type Source struct {
	Dir      string
	Manifest *output.Manifest
	Tables   []output.Table // of the design
}

// PartError says that tables are not in the folder.
type PartError struct {
	Dir    string
	Absent []string
}

// Error implements error.
func (e *PartError) Error() string {
	return fmt.Sprintf("%s is a part of a corpus: %s is not there; export the folder that has all tables", e.Dir,
		strings.Join(e.Absent, ", "))
}

// Open verifies a corpus's folder. Extra are the tables of its design. Its errors are those of output.ReadManifest, a
// *PartError, or join a *output.ShardError for each file that is missing, altered or extra.
func Open(dir string, extra []output.Table) (*Source, error) {
	m, err := output.ReadManifest(dir)
	if err != nil {
		return nil, err
	}
	if _, err := output.VerifySeals(dir, m); err != nil {
		return nil, err
	}
	absent, err := output.Verify(dir, m)
	if err != nil {
		return nil, err
	}
	if len(absent) > 0 {
		return nil, &PartError{dir, absent}
	}
	return &Source{dir, m, extra}, nil
}

// TakenError says that something stands where the export has to be.
type TakenError struct {
	Path  string
	Force bool // it could be replaced
}

// Error implements error.
func (e *TakenError) Error() string {
	if e.Force {
		return e.Path + " exists already; --force replaces it"
	}
	return e.Path + " exists already and is no such export; nothing was removed. Move it elsewhere, or name another folder with --out"
}

// Write writes a source into the folder out, which is there whole or not at all: it is staged next to it, synced and
// renamed. With force an earlier export of the format is replaced, and nothing else is. The folder's lock is held
// meanwhile, for the command by.
func Write(f Format, e Export, src *Source, out string, force bool, by string) error {
	out = filepath.Clean(out)
	if lock.Inside(src.Dir, out) {
		return Wrong("out", "%s is in the corpus's folder; name one outside it", out)
	}
	held, err := lock.NextTo(out, by)
	if err != nil {
		return err
	}
	defer held.Release()
	exists, err := taken(f, out, force)
	if err != nil {
		return err
	}
	staging := filepath.Join(filepath.Dir(out), "."+filepath.Base(out)+".staging")
	if err := os.RemoveAll(staging); err != nil {
		return err
	}
	if err := os.MkdirAll(staging, 0o755); err != nil {
		return err
	}
	err = e.Write(src, Folder{staging})
	if err == nil {
		err = syncFolders(staging)
	}
	if err == nil {
		err = place(staging, out, exists)
	}
	if err != nil {
		return errors.Join(err, os.RemoveAll(staging))
	}
	return nil
}

// taken says whether there is an export that may be replaced. Anything else that is there is a *TakenError.
func taken(f Format, out string, force bool) (exists bool, err error) {
	info, err := os.Lstat(out)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, nil
	case err != nil:
		return false, err
	}
	ours := info.IsDir() && f.Wrote(out)
	if ours && force {
		return true, nil
	}
	return false, &TakenError{out, ours}
}

// place renames the staged folder into its place. An earlier one makes room first and is removed last.
func place(staging, out string, exists bool) error {
	parent := filepath.Dir(out)
	old := filepath.Join(parent, "."+filepath.Base(out)+".old")
	if exists {
		if err := os.RemoveAll(old); err != nil {
			return err
		}
		if err := os.Rename(out, old); err != nil {
			return err
		}
	}
	if err := os.Rename(staging, out); err != nil {
		return err
	}
	if err := (output.Disk{}).SyncDir(parent); err != nil {
		return err
	}
	return os.RemoveAll(old)
}
