package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"memloom/internal/corpus"
)

// Options are the settings of a publication. The zero value is what a run uses.
type Options struct {
	FS FS // default Disk

	layout layout  // default defaultLayout
	tables []Table // default Tables()
}

// stagingDir is where a publication is prepared, inside the corpus's folder so
// that renames stay on one volume.
var stagingDir = filepath.Join(".run", "staging")

// Publish writes a corpus to dir: tables, card and manifest. Everything is
// staged and synced in dir/.run/staging; then an old manifest is removed, the
// tables take their places one by one, then the card, and manifest.json comes
// last. So at any instant dir holds the old corpus, or no corpus (no
// manifest), or the new one. Publishing again finishes what was interrupted,
// to the same bytes. The four table folders belong to the corpus: what is in
// them and not of this publication is removed.
//
// It is the caller who asks whether a corpus may be replaced, and who sees to
// it that nobody else writes to dir.
func Publish(dir string, c *corpus.Corpus, m Manifest, o Options) error {
	p := publication{dir: dir, stager: stager{fs: o.FS, dir: filepath.Join(dir, stagingDir), layout: o.layout}, tables: o.tables}
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
	if err := p.place(); err != nil {
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
	manifest, err := m.Encode()
	if err != nil {
		return err
	}
	if err := writeFile(p.fs, filepath.Join(p.stager.dir, CardName), card); err != nil {
		return err
	}
	return writeFile(p.fs, filepath.Join(p.stager.dir, ManifestName), manifest)
}

// place moves what was staged to where readers look. The manifest is the
// commit point: gone before the first change, back after the last.
func (p *publication) place() error {
	if err := p.removeManifest(); err != nil {
		return err
	}
	for _, f := range Folders() {
		if err := p.placeFolder(f); err != nil {
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
	if err := p.fs.RemoveAll(name); err != nil {
		return err
	}
	return p.fs.SyncDir(p.dir)
}

func (p *publication) placeFolder(f Folder) error {
	dir := filepath.Join(p.dir, string(f))
	if err := p.fs.MkdirAll(dir); err != nil {
		return err
	}
	old, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range old {
		if err := p.fs.RemoveAll(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	for _, t := range p.tables {
		if t.Folder != f {
			continue
		}
		if err := p.fs.Rename(filepath.Join(p.stager.dir, string(f), t.Name), filepath.Join(dir, t.Name)); err != nil {
			return err
		}
	}
	return p.fs.SyncDir(dir)
}
