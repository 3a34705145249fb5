package output

import (
	"encoding/json"
	"errors"
	"os"
	"path"
	"path/filepath"
	"slices"

	"memloom/internal/bounded"
	"memloom/internal/lock"
)

// staging is a publication that is staged, durably and to the end, and may have taken its places in part.
type staging struct {
	fs          FS
	dir, staged string
	m           *Manifest
}

// tables are those that have rows, by their paths.
func (s *staging) tables() []string {
	var out []string
	for _, t := range s.m.Tables {
		if t.Rows > 0 {
			out = append(out, t.Name)
		}
	}
	return out
}

// there says whether something with a path is in a folder.
func there(dir, name string) bool {
	_, err := os.Lstat(filepath.Join(dir, filepath.FromSlash(name)))
	return err == nil
}

// place moves what is staged to where readers look. The manifest is the commit point: gone before the first change,
// back after the last. noted are the files of the old corpora and of the new ones: they are removed one by one, their
// folders when they are empty, but for those of tables that are in their places already. It can be called again after a
// failure.
func (s *staging) place(noted []string) error {
	if there(s.dir, ManifestName) {
		if err := s.fs.Remove(filepath.Join(s.dir, ManifestName)); err != nil {
			return err
		}
		if err := s.fs.SyncDir(s.dir); err != nil {
			return err
		}
	}
	if err := s.clear(noted); err != nil {
		return err
	}
	for _, f := range Folders() {
		if err := s.fs.MkdirAll(filepath.Join(s.dir, string(f))); err != nil {
			return err
		}
	}
	for _, name := range append(s.tables(), CardName, CroissantName, ReportName, ManifestName) {
		if !there(s.staged, name) {
			continue
		}
		to := filepath.Join(s.dir, filepath.FromSlash(name))
		if err := s.fs.Rename(filepath.Join(s.staged, filepath.FromSlash(name)), to); err != nil {
			return err
		}
		if err := s.fs.SyncDir(filepath.Dir(to)); err != nil {
			return err
		}
	}
	return nil
}

// clear removes what makes room.
func (s *staging) clear(noted []string) error {
	var files, folders []string
	tables := s.tables()
	if s.m.ReportSHA256 == "" {
		files = append(files, ReportName)
	}
	for _, name := range noted {
		table := path.Dir(name)
		if table == "." || slices.Contains(tables, table) && !there(s.staged, table) {
			continue
		}
		files = append(files, name)
		if !slices.Contains(folders, table) {
			folders = append(folders, table)
		}
	}
	for _, name := range append(files, folders...) {
		if err := s.fs.Remove(filepath.Join(s.dir, filepath.FromSlash(name))); err != nil {
			return err
		}
	}
	return nil
}

// place notes what is removed and placed, so that an interrupted publication can be told from what others put there,
// and places it.
func (p *Publication) place(m *Manifest) error {
	both := made{Files: slices.Clone(p.old.Files)}
	both.add(m)
	if err := p.note(both); err != nil {
		return err
	}
	return (&staging{p.fs, p.dir, p.stager.dir, m}).place(both.Files)
}

// note writes down what is removed and placed.
func (p *Publication) note(files made) error {
	b, err := json.Marshal(files)
	if err != nil {
		return err
	}
	return replace(p.fs, filepath.Join(p.dir, placedName), b)
}

// Interrupted says whether a publication into a folder goes on or was interrupted, so that Complete has to look. It
// takes no lock.
func Interrupted(dir string) bool {
	return !there(dir, ManifestName) && there(filepath.Join(dir, stagingDir), ManifestName)
}

// Complete ends the publication of a release that was interrupted while its tables took their places, and says whether
// there was one. Of a run's own corpus, which its run publishes again, there is none. Then everything is staged,
// durably, and what is staged yet is what has no place yet. It can be interrupted itself.
func Complete(held *lock.Held) (bool, error) {
	dir := held.Dir()
	if !Interrupted(dir) {
		return false, nil
	}
	s := &staging{fs: Disk{}, dir: dir, staged: filepath.Join(dir, stagingDir)}
	b, err := bounded.File(filepath.Join(s.staged, ManifestName), bounded.Manifest)
	if err != nil {
		return false, err
	}
	s.m, err = decodeManifest(filepath.Join(s.staged, ManifestName), b)
	if err != nil || s.m.Release == 0 {
		return false, nil // it was not staged to the end, or it is a run's
	}
	for _, name := range s.tables() {
		if !there(s.staged, name) && !there(dir, name) {
			return false, nil
		}
	}
	ours, err := recorded(dir)
	if err != nil {
		return false, err
	}
	if err := s.place(ours.Files); err != nil {
		return true, err
	}
	return true, s.fs.RemoveAll(s.staged)
}

// replace replaces a file by one with other content, at once and durably.
func replace(d FS, name string, content []byte) error {
	err := writeFile(d, name+".tmp", content)
	if err == nil {
		err = d.Rename(name+".tmp", name)
	}
	if err != nil {
		return errors.Join(err, d.Remove(name+".tmp"))
	}
	return d.SyncDir(filepath.Dir(name))
}
