package output

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/lock"
)

// Options are the settings of a publication. The zero value is what a run uses.
type Options struct {
	FS     FS      // default Disk
	Tables []Table // of a design, next to Tables(): made by NewTable

	// Report makes report.html when all corpora were added, from the manifest with everything computed but the digests of
	// card, report and manifest. Without it there is none.
	Report func(*Manifest) ([]byte, error)

	layout layout  // default defaultLayout
	tables []Table // default Tables() and those of the design
}

// stagingDir is where a publication is prepared, inside the corpora's folder so that renames stay on one volume.
var stagingDir = filepath.Join(".run", "staging")

// Publish writes a run of one corpus to dir; see Begin. Calls belong to the run and not to the corpus, whose id is c1
// if it and its groups have none.
func Publish(dir string, c *corpus.Corpus, m Manifest, o Options) error {
	if err := Replaceable(dir); err != nil { // not even a lock is left where others have theirs
		return fmt.Errorf("publishing %s: %w", dir, err)
	}
	held, err := lock.Take(dir, "publishing")
	if err != nil {
		return err
	}
	defer held.Release()
	shared, own := alone(c)
	p, err := Begin(held, shared, o)
	if err != nil {
		return err
	}
	if err := p.Add(own); err != nil {
		return err
	}
	return p.Finish(m)
}

// Publication writes the corpora of a run to a folder: tables, card and manifest. Everything is staged and synced in
// dir/.run/staging while corpora are added; then an old manifest is removed, the tables take their places one by one,
// then the card and the report, and manifest.json comes last. So at any instant dir holds the old corpora, or none (no
// manifest), or the new ones. Publishing again finishes what was interrupted, to the same bytes. The four table folders
// belong to the corpora: what is in them and not of this publication is removed, if the manifest or the note of the
// last publication says that memloom made it; anything else is an *InTheWayError, and nothing is touched. Symbolic
// links are not followed.
//
// It is the caller who asks whether corpora may be replaced, and who holds the folder's lock to the end. After an error
// nothing can be added, and what was staged is gone.
type Publication struct {
	stager // stages in dir/.run/staging
	dir    string
	extra  []Table // of the design
	report func(*Manifest) ([]byte, error)
	tables []Table
	sinks  []*tableWriter // one a table
	old    made
	shared *corpus.Corpus
	tally  tally
	held   []*view // of the corpora, for tables that wait until all were added
	ended  bool
}

var errEnded = errors.New("the publication has ended")

// Begin starts a publication in a folder whose lock is held. Shared has what all corpora share: people, terms,
// entities, the calendar, and those failures and calls that belong to no corpus. It must not change until the end.
func Begin(held *lock.Held, shared *corpus.Corpus, o Options) (*Publication, error) {
	dir := held.Dir()
	p := &Publication{dir: dir, stager: stager{fs: o.FS, dir: filepath.Join(dir, stagingDir), layout: o.layout},
		extra: o.Tables, report: o.Report, tables: o.tables, shared: shared}
	if p.fs == nil {
		p.fs = Disk{}
	}
	if p.layout == (layout{}) {
		p.layout = defaultLayout
	}
	if p.tables == nil {
		p.tables = slices.Concat(Tables(), o.Tables)
	}
	if err := p.begin(); err != nil {
		return nil, p.fail(err)
	}
	return p, nil
}

func (p *Publication) begin() error {
	var err error
	if p.old, err = survey(p.dir); err != nil {
		p.ended = true // nothing is touched, not even what was staged
		return err
	}
	if err := checkTables(p.tables); err != nil {
		return err
	}
	if err := checkClosures(p.shared); err != nil {
		return err
	}
	if err := p.fs.RemoveAll(p.stager.dir); err != nil {
		return err
	}
	if err := p.fs.MkdirAll(p.stager.dir); err != nil {
		return err
	}
	of := *p.shared
	of.ID = ""
	v := newSharedView(&of)
	for i := range p.tables {
		t := &p.tables[i]
		p.sinks = append(p.sinks, p.create(t))
		if err := p.sinks[i].add(v); err != nil {
			return err
		}
	}
	return nil
}

// Add writes the rows of the next corpus, which is complete in itself: it has an id, and next to its own rows what all
// corpora share. Its items are in the order of their ids, behind those of the corpora before it. Nothing of it is
// held afterwards but what is shared.
func (p *Publication) Add(c *corpus.Corpus) error {
	if p.ended {
		return errEnded
	}
	if err := p.add(c); err != nil {
		return p.fail(err)
	}
	return nil
}

func (p *Publication) add(c *corpus.Corpus) error {
	if err := p.tally.check(c); err != nil {
		return err
	}
	if err := checkShared(p.shared, c); err != nil {
		return err
	}
	v, err := newView(p.shared, c)
	if err != nil {
		return err
	}
	if err := p.tally.add(v); err != nil {
		return err
	}
	p.held = append(p.held, &view{c: &corpus.Corpus{ID: c.ID}, people: p.shared.People, seated: v.seated})
	return p.addTo(false, v)
}

// addTo writes the rows of a corpus to the tables that are held, or to the others.
func (p *Publication) addTo(held bool, v *view) error {
	for i := range p.tables {
		if p.tables[i].held != held {
			continue
		}
		before := p.sinks[i].rows
		if err := p.sinks[i].add(v); err != nil {
			return err
		}
		p.tally.rows(v.c.ID, p.tables[i].Path(), p.sinks[i].rows-before)
	}
	return nil
}

// Finish completes the tables, writes card and manifest and moves all into place. It fills the fields of the manifest
// that are computed.
func (p *Publication) Finish(m Manifest) error {
	if p.ended {
		return errEnded
	}
	if err := p.finish(&m); err != nil {
		return p.fail(err)
	}
	p.ended = true
	return nil
}

func (p *Publication) finish(m *Manifest) error {
	if len(p.tally.corpora) == 0 {
		return errors.New("no corpus was added")
	}
	for _, v := range p.held {
		v.alone = len(p.held) == 1
		if err := p.addTo(true, v); err != nil {
			return err
		}
	}
	p.tally.describe(m, p.shared)
	if err := p.stage(m); err != nil {
		return err
	}
	p.sinks = nil
	if err := p.place(m); err != nil {
		p.ended = true // what is staged stays until the next publication
		return err
	}
	var now made
	now.add(m)
	if err := p.note(now); err != nil {
		p.ended = true
		return err
	}
	return p.fs.RemoveAll(p.stager.dir)
}

// Abort ends a publication that was not finished and drops what was staged. What stood in the folder before stays. It
// may be called more than once, and after Finish it does nothing.
func (p *Publication) Abort() {
	if p.ended {
		return
	}
	p.ended = true
	for _, s := range p.sinks {
		s.abort()
	}
	_ = p.fs.RemoveAll(p.stager.dir) // a leftover is replaced next time
}

// fail ends the publication and says where it failed.
func (p *Publication) fail(err error) error {
	p.Abort()
	return fmt.Errorf("publishing %s: %w", p.dir, err)
}

// stage completes everything, durably, where no reader looks.
func (p *Publication) stage(m *Manifest) error {
	m.Tables, m.Canary = []TableEntry{}, p.canary()
	// a release that changed no data
	m.Earlier = slices.DeleteFunc(m.Earlier, func(c string) bool { return c == m.Canary })
	for _, s := range p.sinks {
		entry, err := s.finish(m.Canary)
		if err != nil {
			return err
		}
		m.Tables = append(m.Tables, entry)
	}
	var report []byte
	if p.report != nil {
		var err error
		if report, err = p.report(m); err != nil {
			return err
		}
	}
	m.ReportSHA256 = ""
	if report != nil {
		m.ReportSHA256 = digestOf(report)
	}
	files, err := m.Describe(p.extra...)
	if err != nil {
		return err
	}
	if report != nil {
		files = append(files, Document{ReportName, report})
	}
	for _, f := range files {
		if err := writeFile(p.fs, filepath.Join(p.stager.dir, f.Name), f.Content); err != nil {
			return err
		}
	}
	return nil
}

// canary returns the canary of the rows of data/, which are complete.
func (p *Publication) canary() string {
	var of []TableEntry
	for i, s := range p.sinks {
		of = append(of, TableEntry{Name: p.tables[i].Path(), Digest: s.sum()})
	}
	return CanaryOf(of)
}
