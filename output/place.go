package output

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// place moves what was staged to where readers look. The manifest is the commit point: gone before the first change,
// back after the last. What is removed and placed is noted before, so that an interrupted publication can be told from
// what others put there.
func (p *Publication) place(m *Manifest) error {
	both := made{Files: slices.Clone(p.old.Files)}
	both.add(m)
	if err := p.note(both); err != nil {
		return err
	}
	if err := p.removeManifest(); err != nil {
		return err
	}
	for _, f := range Folders() {
		if err := p.placeFolder(f, both.Files, m); err != nil {
			return err
		}
	}
	names := []string{CardName, CroissantName, ReportName, ManifestName}
	if m.ReportSHA256 == "" {
		names = []string{CardName, CroissantName, ManifestName}
		if err := p.fs.Remove(filepath.Join(p.dir, ReportName)); err != nil {
			return err
		}
	}
	for _, name := range names {
		if err := p.fs.Rename(filepath.Join(p.stager.dir, name), filepath.Join(p.dir, name)); err != nil {
			return err
		}
		if err := p.fs.SyncDir(p.dir); err != nil {
			return err
		}
	}
	return nil
}

func (p *Publication) removeManifest() error {
	name := filepath.Join(p.dir, ManifestName)
	if _, err := os.Lstat(name); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err := p.fs.Remove(name); err != nil {
		return err
	}
	return p.fs.SyncDir(p.dir)
}

// note writes down what is removed and placed.
func (p *Publication) note(files made) error {
	b, err := json.Marshal(files)
	if err != nil {
		return err
	}
	name := filepath.Join(p.dir, placedName)
	if err := writeFile(p.fs, name+".tmp", b); err != nil {
		return err
	}
	if err := p.fs.Rename(name+".tmp", name); err != nil {
		return err
	}
	return p.fs.SyncDir(filepath.Dir(name))
}

// placeFolder replaces the tables of a folder: files that memloom made are removed one by one, their folders when they
// are empty, and the staged tables renamed into their places.
func (p *Publication) placeFolder(f Folder, files []string, m *Manifest) error {
	dir := filepath.Join(p.dir, string(f))
	if err := p.fs.MkdirAll(dir); err != nil {
		return err
	}
	var tables []string
	for _, name := range files {
		folder, table, _ := strings.Cut(path.Dir(name), "/")
		if folder != string(f) {
			continue
		}
		if err := p.fs.Remove(filepath.Join(p.dir, filepath.FromSlash(name))); err != nil {
			return err
		}
		if !slices.Contains(tables, table) {
			tables = append(tables, table)
		}
	}
	for _, table := range tables {
		if err := p.fs.Remove(filepath.Join(dir, table)); err != nil {
			return err
		}
	}
	for _, t := range p.tables {
		if t.Folder != f || m.Table(t.Path()).Rows == 0 {
			continue
		}
		if err := p.fs.Rename(filepath.Join(p.stager.dir, string(f), t.Name), filepath.Join(dir, t.Name)); err != nil {
			return err
		}
	}
	return p.fs.SyncDir(dir)
}
