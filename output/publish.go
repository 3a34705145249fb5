package output

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Options are the settings of a publication. The zero value is what a run uses.
type Options struct {
	FS FS // default Disk

	layout layout  // default defaultLayout
	tables []Table // default Tables()
}

// stagingDir is where a publication is prepared, inside the corpus's folder so that renames stay on one volume.
var stagingDir = filepath.Join(".run", "staging")

// Publish writes a corpus to dir: tables, card and manifest. Everything is staged and synced in dir/.run/staging; then
// an old manifest is removed, the tables take their places one by one, then the card, and manifest.json comes last. So
// at any instant dir holds the old corpus, or no corpus (no manifest), or the new one. Publishing again finishes what
// was interrupted, to the same bytes. The four table folders belong to the corpus: what is in them and not of this
// publication is removed, if the manifest or the note of the last publication says that memloom made it; anything else
// is an *InTheWayError, and nothing is touched. Symbolic links are not followed.
//
// It is the caller who asks whether a corpus may be replaced, and who sees to it that nobody else writes to dir.
func Publish(dir string, c *corpus.Corpus, m Manifest, o Options) error {
	p := publication{dir: dir, stager: stager{fs: o.FS, dir: filepath.Join(dir, stagingDir), layout: o.layout},
		tables: o.tables}
	if p.fs == nil {
		p.fs = Disk{}
	}
	if p.layout == (layout{}) {
		p.layout = defaultLayout
	}
	if p.tables == nil {
		p.tables = Tables()
	}
	if err := p.run(c, m); err != nil {
		return fmt.Errorf("publishing %s: %w", dir, err)
	}
	return nil
}

type publication struct {
	stager // stages in dir/.run/staging
	dir    string
	tables []Table
}

func (p *publication) run(c *corpus.Corpus, m Manifest) error {
	old, err := survey(p.dir)
	if err != nil {
		return err
	}
	v, err := newView(c)
	if err != nil {
		return err
	}
	if err := m.describe(v); err != nil {
		return err
	}
	if err := p.stage(v, &m); err != nil {
		_ = p.fs.RemoveAll(p.stager.dir) // the failure is the one to report; a leftover is replaced next time
		return err
	}
	if err := p.place(old, &m); err != nil {
		return err
	}
	var now made
	now.add(&m)
	if err := p.note(now); err != nil {
		return err
	}
	return p.fs.RemoveAll(p.stager.dir)
}

// stage writes everything, durably, where no reader looks.
func (p *publication) stage(v *view, m *Manifest) error {
	if err := p.fs.RemoveAll(p.stager.dir); err != nil {
		return err
	}
	if err := p.fs.MkdirAll(p.stager.dir); err != nil {
		return err
	}
	m.Tables = []TableEntry{}
	for i := range p.tables {
		entry, err := p.tables[i].codec.stage(&p.tables[i], v, &p.stager)
		if err != nil {
			return err
		}
		m.Tables = append(m.Tables, entry)
	}
	card, err := Card(m)
	if err != nil {
		return err
	}
	manifest, err := m.seal(card)
	if err != nil {
		return err
	}
	if err := writeFile(p.fs, filepath.Join(p.stager.dir, CardName), card); err != nil {
		return err
	}
	return writeFile(p.fs, filepath.Join(p.stager.dir, ManifestName), manifest)
}

// place moves what was staged to where readers look. The manifest is the commit point: gone before the first change,
// back after the last. What is removed and placed is noted before, so that an interrupted publication can be told from
// what others put there.
func (p *publication) place(old made, m *Manifest) error {
	both := made{Files: slices.Clone(old.Files)}
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
	for _, name := range []string{CardName, ManifestName} {
		if err := p.fs.Rename(filepath.Join(p.stager.dir, name), filepath.Join(p.dir, name)); err != nil {
			return err
		}
		if err := p.fs.SyncDir(p.dir); err != nil {
			return err
		}
	}
	return nil
}

func (p *publication) removeManifest() error {
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
func (p *publication) note(files made) error {
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
func (p *publication) placeFolder(f Folder, files []string, m *Manifest) error {
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
