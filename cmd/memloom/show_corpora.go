package main

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
)

// showFlags are the flags of show.
type showFlags struct {
	plan, all, full bool
	corpus          string // the one corpus that is shown; empty for all
	facets          facets
}

// showing is one call of the command, over the corpora of a folder.
type showing struct {
	*app
	showFlags
	reader source
	dir    string   // of the run; DIR where it is not known
	ids    []string // of its corpora

	release int                         // 0: the run's own
	applied map[string]*corpus.Decision // by item; read where an item is shown whole

	// What a list comes to over the corpora, which is said below it.
	left  int    // surplus drafts that are not listed
	none  string // what there is nothing of
	shown bool   // something was shown
}

// view shows what a corpus has of something. It says whether other corpora may have more of it; notThere is its error
// where another corpus may have what this one has not.
type view func(r *reading, args []string) (more bool, err error)

// notThere says that a corpus has nothing that fits.
type notThere struct{ error }

// Unwrap returns the mistake that it is where no corpus has it.
func (e notThere) Unwrap() error { return e.error }

// mostListed is how many corpora an error lists.
const mostListed = 10

// openShowing opens a folder, of which all tables that were published are needed.
func (a *app) openShowing(dir string, f showFlags) (*showing, error) {
	r, err := output.Open(dir)
	if err != nil {
		return nil, err
	}
	m := r.Manifest()
	if absent := takenOut(m); len(absent) > 0 {
		return nil, usage("%s lacks %s: to read in it, all of its tables are needed; %s", dir, someOf(absent), still(dir, m))
	}
	s, err := a.showing(r, corpusIDs(m), dir, f)
	if err == nil {
		s.release = m.Release
	}
	return s, err
}

// decided reads which decisions of people the release applied.
func (r *reading) decided() error {
	if r.release == 0 {
		return nil
	}
	shared, err := r.reader.Shared()
	if err == nil {
		r.applied = corpus.AppliedDecisions(r.release, shared, r.c)
	}
	return err
}

// showing begins a call over the corpora of a source, whose ids are given.
func (a *app) showing(r source, ids []string, dir string, f showFlags) (*showing, error) {
	if f.corpus != "" && !slices.Contains(ids, f.corpus) {
		return nil, usage("%s has no corpus %q; there are %s", dir, f.corpus, someOf(ids))
	}
	return &showing{app: a, showFlags: f, reader: r, dir: dir, ids: ids}, nil
}

// someOf lists the first ids and says how many more there are.
func someOf(ids []string) string {
	list := strings.Join(ids[:min(len(ids), mostListed)], ", ")
	if rest := len(ids) - mostListed; rest > 0 {
		list += fmt.Sprintf(" and %d more", rest)
	}
	return list
}

// several says whether the run has several corpora.
func (s *showing) several() bool { return len(s.ids) > 1 }

// each calls do for one corpus after another that is to be shown, until it wants no more.
func (s *showing) each(do func(c *corpus.Corpus) (more bool, err error)) error {
	for c, err := range s.reader.Corpora() {
		if err != nil {
			return err
		}
		if s.corpus != "" && c.ID != s.corpus {
			continue
		}
		if more, err := do(c); err != nil || !more {
			return err
		}
	}
	return nil
}

// show shows something of the first corpus that has it, or what all of them have of it.
func (s *showing) show(v view, args []string) error {
	var absent error // of the first corpus
	there, looked := false, 0
	err := s.each(func(c *corpus.Corpus) (bool, error) {
		looked++
		r := newReading(c, s)
		more, err := v(r, args)
		r.legend(r.codes)
		if errors.As(err, &notThere{}) {
			absent = cmp.Or(absent, err)
			return true, nil
		}
		there = there || err == nil
		return more, err
	})
	switch {
	case err != nil:
		return err
	case !there && absent != nil && looked > 1:
		return usage("%w (this is of %s; the other corpora have nothing that fits either)", absent, s.ids[0])
	case !there && absent != nil:
		return absent
	}
	return s.foot()
}

// foot says below a list what it leaves out.
func (s *showing) foot() error {
	if s.json {
		return nil
	}
	var lines []string
	if s.none != "" && !s.shown {
		lines = append(lines, s.none)
	}
	if s.left > 0 {
		lines = append(lines, fmt.Sprintf("and %d surplus drafts, which no quota needed and nobody judged: %s lists them too",
			s.left, s.command("rejection", "--all")))
	}
	for _, l := range lines {
		if _, err := fmt.Fprintln(s.out, l); err != nil {
			return err
		}
	}
	return nil
}

// print writes a value as JSON under --json; it says whether it did. An empty list of one of several corpora is nothing.
func (s *showing) print(v any) (bool, error) {
	if !s.json {
		return false, nil
	}
	if list := reflect.ValueOf(v); s.several() && list.Kind() == reflect.Slice && list.Len() == 0 {
		return true, nil
	}
	return true, s.encode(v)
}

// heading names the corpus above what is shown of it, where there are several.
func (r *reading) heading() {
	if r.several() {
		fmt.Fprintf(r.out, "corpus %s\n", r.c.ID)
	}
}

// place names a group, with its corpus where there are several.
func (r *reading) place(group string) string {
	name := r.GroupName(group)
	if r.several() {
		name += " of " + r.c.ID
	}
	return name
}
