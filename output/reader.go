package output

import (
	"fmt"
	"iter"
	"slices"

	"memloom/internal/corpus"
)

// Reader reads a published folder corpus by corpus. It holds no rows between calls.
type Reader struct {
	dir      string
	manifest *Manifest
	tables   []Table // those that are read, in the order of Tables
	all      []Table // those that are declared
	lenient  bool
}

// Open reads the manifest in dir and verifies the shards of the given folders, or of all if none is given (see Verify).
// Tables that are not there leave their records empty and are listed in the manifest's Absent.
func Open(dir string, what ...Folder) (*Reader, error) { return OpenTables(dir, nil, what...) }

// OpenTables is Open for a folder with tables of a design: extra has those that are read next to Tables().
func OpenTables(dir string, extra []Table, what ...Folder) (*Reader, error) {
	m, err := ReadManifest(dir)
	if err != nil {
		return nil, err
	}
	tables := slices.Concat(Tables(), extra)
	if err := checkTables(tables); err != nil {
		return nil, err
	}
	if m.Absent, err = Verify(dir, m, what...); err != nil {
		return nil, err
	}
	r := &Reader{dir: dir, manifest: m, all: tables}
	for _, t := range tables {
		if len(what) > 0 && !slices.Contains(what, t.Folder) {
			continue
		}
		switch entry := m.Table(t.Path()); {
		case entry == nil:
			m.Absent = append(m.Absent, t.Path())
		case !slices.Contains(m.Absent, entry.Name):
			r.tables = append(r.tables, t)
		}
	}
	return r, r.weigh()
}

// Without leaves tables out of what is read, by their paths: their records are empty.
func (r *Reader) Without(paths ...string) *Reader {
	r.tables = slices.DeleteFunc(r.tables, func(t Table) bool { return slices.Contains(paths, t.Path()) })
	return r
}

// Lenient reads rows too that name ids which their corpus does not have: a check is to find all of them.
func (r *Reader) Lenient() *Reader {
	r.lenient = true
	return r
}

// Manifest returns the manifest, with Absent filled.
func (r *Reader) Manifest() *Manifest { return r.manifest }

// Shared returns what the corpora share: people, terms, entities, the calendar, and the failures and calls that belong
// to no corpus. Where the people's profiles are not read, it has the names of those who have a seat.
func (r *Reader) Shared() (*corpus.Corpus, error) {
	w := r.walk(func(t *Table) bool { return t.scope != ofCorpora })
	defer w.close()
	return w.shared()
}

// Corpora yields the corpora in their order. Each is complete in itself: its own rows, and the people, terms, entities
// and calendar that all share, which must not be changed. Ranging over it again reads again. What no table holds (an
// item's Key) is empty.
//
// An error is the last thing that is yielded. It is a *ShardError where the rows are not what the manifest says. The
// digests of the rows are known and compared when all corpora have been yielded.
func (r *Reader) Corpora() iter.Seq2[*corpus.Corpus, error] {
	return func(yield func(*corpus.Corpus, error) bool) {
		w := r.walk(func(*Table) bool { return true })
		defer w.close()
		shared, err := w.shared()
		for i := range r.manifest.Corpora {
			var c *corpus.Corpus
			if err == nil {
				c, err = w.corpus(shared, i)
			}
			if err != nil {
				break
			}
			if !yield(c, nil) {
				return
			}
		}
		if err == nil {
			err = w.finish()
		}
		if err != nil {
			yield(nil, err)
		}
	}
}

// walk is a way through the tables side by side, a cursor each.
type walk struct {
	r       *Reader
	tables  []*Table
	cursors []*cursor
	people  map[string]string // names by id
	ids     *references
}

func (r *Reader) walk(of func(*Table) bool) *walk {
	w := &walk{r: r}
	for i := range r.tables {
		if t := &r.tables[i]; of(t) {
			w.tables = append(w.tables, t)
		}
	}
	if !r.lenient {
		w.ids = newReferences(w.tables, r.all)
	}
	for _, t := range w.tables {
		w.cursors = append(w.cursors, r.open(t, w.ids))
	}
	return w
}

func (r *Reader) open(t *Table, ids *references) *cursor {
	return t.open(source{r.dir, r.manifest, r.manifest.Table(t.Path()), ids})
}

// shared reads the rows that all corpora share; they are the first of their tables.
func (w *walk) shared() (*corpus.Corpus, error) {
	l := newLoader(&corpus.Corpus{})
	for i, t := range w.tables {
		if t.scope == ofCorpora {
			continue
		}
		n := w.r.manifest.Table(t.Path()).Rows
		for _, c := range w.r.manifest.Corpora {
			n -= c.Rows[t.Path()]
		}
		if err := w.cursors[i].take(l, -1, n); err != nil {
			return nil, err
		}
	}
	if err := w.r.namePeople(l); err != nil {
		return nil, err
	}
	w.people = corpus.NamesByID(l.c.People)
	return l.c, nil
}

// namePeople takes the names of people from the corpora where their profiles are not read.
func (r *Reader) namePeople(l *loader) error {
	at := func(path string) int {
		return slices.IndexFunc(r.tables, func(t Table) bool { return t.Path() == path })
	}
	names := at("data/people")
	if at("scaffold/people") >= 0 || names < 0 {
		return nil
	}
	c := r.open(&r.tables[names], nil)
	defer c.close()
	for i := range r.manifest.Corpora {
		if err := c.take(l, i, r.manifest.Corpora[i].Rows["data/people"]); err != nil {
			return err
		}
	}
	return nil
}

// corpus reads the rows of a corpus, the next one.
func (w *walk) corpus(shared *corpus.Corpus, at int) (*corpus.Corpus, error) {
	entry := &w.r.manifest.Corpora[at]
	l := newLoader(&corpus.Corpus{
		ID: entry.ID, People: shared.People, Terms: shared.Terms, Entities: shared.Entities,
		First: shared.First, Last: shared.Last, Closures: shared.Closures,
	})
	l.people = w.people
	for i, t := range w.tables {
		if err := w.cursors[i].take(l, at, entry.Rows[t.Path()]); err != nil {
			return nil, err
		}
	}
	if err := w.ids.end(entry.ID); err != nil {
		return nil, err
	}
	return l.corpus(), nil
}

// finish compares the tables, which were read to their ends, with the manifest.
func (w *walk) finish() error {
	for _, c := range w.cursors {
		if err := c.finish(); err != nil {
			return err
		}
	}
	return nil
}

func (w *walk) close() {
	for _, c := range w.cursors {
		c.close()
	}
}

// Read reads the only corpus in dir: the given folders, or all of them if none is given; see Open. It has the failures
// and calls of the run next to its own. Of a folder with several corpora it is an error that says to use Open.
func Read(dir string, what ...Folder) (*corpus.Corpus, *Manifest, error) {
	r, err := Open(dir, what...)
	if err != nil {
		return nil, nil, err
	}
	return r.only()
}

// only reads the only corpus.
func (r *Reader) only() (*corpus.Corpus, *Manifest, error) {
	if n := len(r.manifest.Corpora); n != 1 {
		return nil, nil, fmt.Errorf("%s holds %d corpora: they are read one after the other (Open), not as one (Read)", r.dir,
			n)
	}
	shared, err := r.Shared()
	if err != nil {
		return nil, nil, err
	}
	var only *corpus.Corpus
	for c, err := range r.Corpora() {
		if err != nil {
			return nil, nil, err
		}
		only = c
	}
	only.Failures = slices.Concat(shared.Failures, only.Failures)
	only.Calls = slices.Concat(shared.Calls, only.Calls)
	only.Decisions = slices.Concat(shared.Decisions, only.Decisions)
	only.Applications = slices.Concat(shared.Applications, only.Applications)
	return only, r.manifest, nil
}

// checkTables refuses two tables of one name.
func checkTables(tables []Table) error {
	seen := map[string]bool{}
	for i := range tables {
		t := &tables[i]
		if seen[t.Path()] {
			return fmt.Errorf("table %s is declared twice", t.Path())
		}
		seen[t.Path()] = true
	}
	return nil
}
