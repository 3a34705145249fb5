package output

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// Read reads the only corpus in dir: the given folders, or all of them if none is given; see Open. It has the failures
// and calls of the run beside its own. Of a folder with several corpora it is an error that says to use Open.
func Read(dir string, what ...Folder) (*corpus.Corpus, *Manifest, error) {
	r, err := Open(dir, what...)
	if err != nil {
		return nil, nil, err
	}
	if n := len(r.manifest.Corpora); n != 1 {
		return nil, nil, fmt.Errorf("%s holds %d corpora: they are read one after the other (Open), not as one (Read)", dir, n)
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
