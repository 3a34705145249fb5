package output

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"memloom/internal/bounded"
	"memloom/internal/lock"
)

// Interrupted says whether a publication into a folder goes on or was interrupted, so that Complete has to look. It takes
// no lock.
func Interrupted(dir string) bool {
	_, err := os.Stat(filepath.Join(dir, ManifestName))
	_, errStaged := os.Stat(filepath.Join(dir, stagingDir, ManifestName))
	return errors.Is(err, fs.ErrNotExist) && errStaged == nil
}

// Complete ends the publication of a release that was interrupted while its tables took their places, and says whether there was
// one. Of a run's own corpus, which its run publishes again, there is none. Then everything is staged, durably, and what is
// staged yet is what has no place yet. It can be interrupted itself.
func Complete(held *lock.Held) (bool, error) {
	dir := held.Dir()
	if !Interrupted(dir) {
		return false, nil
	}
	staged := filepath.Join(dir, stagingDir)
	b, err := bounded.File(filepath.Join(staged, ManifestName), bounded.Manifest)
	if err != nil {
		return false, err
	}
	m, err := decodeManifest(filepath.Join(staged, ManifestName), b)
	if err != nil || m.Release == 0 {
		return false, nil // it was not staged to the end, or it is a run's
	}
	ours, err := recorded(dir)
	if err != nil {
		return false, err
	}
	c := &completion{dir: dir, staged: staged, m: m, fs: Disk{}}
	if !c.whole() {
		return false, nil
	}
	return true, c.place(ours.Files)
}

// completion is an interrupted publication while it is ended.
type completion struct {
	dir, staged string
	m           *Manifest
	fs          FS
}

// tables are those of the release that have rows, by their paths.
func (c *completion) tables() []string {
	var out []string
	for _, t := range c.m.Tables {
		if t.Rows > 0 {
			out = append(out, t.Name)
		}
	}
	return out
}

// whole says whether every table is staged or in its place.
func (c *completion) whole() bool {
	for _, name := range c.tables() {
		if !c.there(c.staged, name) && !c.there(c.dir, name) {
			return false
		}
	}
	return true
}

func (c *completion) there(dir, name string) bool {
	_, err := os.Stat(filepath.Join(dir, filepath.FromSlash(name)))
	return err == nil
}

// place moves what is staged to its place, the manifest last. noted are the files of the old corpus and of the new one: those of
// tables that are in their places already stay.
func (c *completion) place(noted []string) error {
	kept := map[string]bool{}
	for _, name := range c.tables() {
		kept[name] = !c.there(c.staged, name)
	}
	for _, name := range noted {
		if table := path.Dir(name); table == "." || kept[table] {
			continue
		}
		file := filepath.Join(c.dir, filepath.FromSlash(name))
		if err := errors.Join(c.fs.Remove(file), c.fs.Remove(filepath.Dir(file))); err != nil && c.there(c.dir, name) {
			return err
		}
	}
	for _, f := range Folders() {
		if err := c.fs.MkdirAll(filepath.Join(c.dir, string(f))); err != nil {
			return err
		}
	}
	for _, name := range append(c.tables(), CardName, CroissantName, ReportName, ManifestName) {
		if !c.there(c.staged, name) {
			continue
		}
		to := filepath.Join(c.dir, filepath.FromSlash(name))
		if err := c.fs.Rename(filepath.Join(c.staged, filepath.FromSlash(name)), to); err != nil {
			return err
		}
		if err := c.fs.SyncDir(filepath.Dir(to)); err != nil {
			return err
		}
	}
	return c.fs.RemoveAll(c.staged)
}
