// Package show has the actions by which people read a corpus: show, search, explain, trace and impact. They print
// corpus by corpus as they read, so that one of them is in memory at a time.
package show

import (
	"cmp"
	"context"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/output"
)

// In says what of a corpus is shown.
type In struct {
	Dir  string   `arg:"DIR"`
	What string   `arg:"WHAT"`
	Args []string `arg:"..."`
	Plan bool     `flag:"plan"`
	All  bool     `flag:"all"`
	Full bool     `flag:"full"`
	Facets
	One string `flag:"corpus"` // that is shown; empty for all
}

// views are what is shown of one corpus after another.
var views = map[string]view{
	"day": (*reading).day, "thread": (*reading).thread,
	"item": (*reading).item, "rejection": (*reading).rejection, "fact": (*reading).fact,
	"ledger": (*reading).ledger, "summary": (*reading).summary, "directive": (*reading).directive,
	"flagged": (*reading).flagged, "repair": (*reading).repair,
}

// Show prints a part of a corpus for reading.
func Show(_ context.Context, in In, c *app.Console) (app.None, error) {
	var none app.None
	if in.What == "" {
		return none, app.Usage("show needs a folder and what to show in it, as in `memloom show DIR day`; `memloom show " +
			"--help` lists what there is")
	}
	what := singular(in.What)
	if views[what] == nil && what != "person" && what != "failure" {
		known := []string{"day", "thread", "person", "item", "rejection", "fact", "ledger", "summary",
			"directive", "flagged", "repair", "failures"}
		return none, app.Usage("show knows no %q; it shows %s%s", in.What, strings.Join(known, ", "),
			nearest.Hint(in.What, known))
	}
	if err := in.Check(what); err != nil {
		return none, err
	}
	s, err := open(c, in)
	switch {
	case err != nil:
		return none, err
	case what == "person":
		return none, s.person(in.Args)
	case what == "failure":
		return none, s.failure(in.Args)
	}
	return none, s.show(views[what], in.Args)
}

// singular returns the name of what is asked for in the plural.
func singular(what string) string {
	switch what {
	case "people":
		return "person"
	case "summaries":
		return "summary"
	}
	return strings.TrimSuffix(what, "s")
}

// folder is one call of an action, over the corpora of a folder.
type folder struct {
	*app.Console
	In
	reader app.Source
	ids    []string // of its corpora

	release int                         // 0: the run's own
	applied map[string]*corpus.Decision // by item; read where an item is shown whole

	// What a list comes to over the corpora, which is said below it.
	surplus int    // drafts that are not listed
	none    string // what there is nothing of
	shown   bool   // something was shown
}

// view shows what a corpus has of something. It says whether other corpora may have more of it; notThere is its error
// where another corpus may have what this one has not.
type view func(r *reading, args []string) (more bool, err error)

// notThere says that a corpus has nothing that fits.
type notThere struct{ error }

// Unwrap returns the mistake that it is where no corpus has it.
func (e notThere) Unwrap() error { return e.error }

func absent(format string, args ...any) error { return notThere{app.Usage(format, args...)} }

// open opens a folder, of which all tables that were published are needed.
func open(c *app.Console, in In) (*folder, error) {
	r, err := output.Open(in.Dir)
	if err != nil {
		return nil, err
	}
	m := r.Manifest()
	if absent := app.TakenOut(m); len(absent) > 0 {
		return nil, app.Usage("%s lacks %s: to read in it, all of its tables are needed; %s", in.Dir, app.SomeOf(absent),
			app.Usable(in.Dir, m))
	}
	s := &folder{Console: c, In: in, reader: r, release: m.Release,
		ids: app.Map(m.Corpora, func(x output.CorpusEntry) string { return x.ID })}
	return s, s.check()
}

// check says whether the one corpus that is to be shown is there.
func (s *folder) check() error {
	if s.One != "" && !slices.Contains(s.ids, s.One) {
		return app.Usage("%s has no corpus %q; there are %s", s.Dir, s.One, app.SomeOf(s.ids))
	}
	return nil
}

// several says whether the run has several corpora.
func (s *folder) several() bool { return len(s.ids) > 1 }

// each calls do for one corpus after another that is to be shown, until it wants no more.
func (s *folder) each(do func(c *corpus.Corpus) (more bool, err error)) error {
	return app.Each(s.reader, func(c *corpus.Corpus) (bool, error) {
		if s.One != "" && c.ID != s.One {
			return true, nil
		}
		return do(c)
	})
}

// show shows something of the first corpus that has it, or what all of them have of it.
func (s *folder) show(v view, args []string) error {
	var lack error // of the first corpus
	there, looked := false, 0
	err := s.each(func(c *corpus.Corpus) (bool, error) {
		looked++
		r := newReading(c, s)
		more, err := v(r, args)
		r.Legend(r.codes)
		if app.Is[notThere](err) {
			lack = cmp.Or(lack, err)
			return true, nil
		}
		there = there || err == nil
		return more, err
	})
	switch {
	case err != nil:
		return err
	case !there && lack != nil && looked > 1:
		return app.Usage("%w (this is of %s; the other corpora have nothing that fits either)", lack, s.ids[0])
	case !there && lack != nil:
		return lack
	}
	s.foot()
	return nil
}

// foot says below a list what it leaves out.
func (s *folder) foot() {
	if s.JSON {
		return
	}
	if s.none != "" && !s.shown {
		s.Printf("%s\n", s.none)
	}
	if s.surplus > 0 {
		s.Printf("and %d surplus drafts, which no quota needed and nobody judged: %s lists them too\n",
			s.surplus, s.command("rejection", "--all"))
	}
}

// printed prints a value as JSON where that is wanted; it says whether it did. An empty list of one of several corpora
// is nothing.
func (s *folder) printed(v any) bool {
	if list := reflect.ValueOf(v); s.JSON && !(s.several() && list.Kind() == reflect.Slice && list.Len() == 0) {
		s.Encode(v)
	}
	return s.JSON
}

// command returns a command that shows another part of the same corpus.
func (s *folder) command(args ...string) string {
	list := append([]string{"show", s.Dir}, args...)
	if s.One != "" {
		list = append(list, "--corpus", s.One)
	}
	return app.Command(list...)
}
