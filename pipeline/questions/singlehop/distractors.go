package singlehop

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// The subcategories: what was said besides that could be taken for the answer. The kind of the value is in the gold
// already. All but the last three count only what the speaker of the answer said.
const (
	OlderValue = "older value"     // the value that the answer replaced
	Draft      = "draft page"      // a page of the same task before the final one
	Forecast   = "forecast"        // when they expected to finish, or promised to, next to a date of the same task
	SameKind   = "same kind"       // another value of the sort about the same task
	Sibling    = "sibling subject" // the same attribute of a task of the same component or deliverable
	Option     = "weighed option"  // a value that was considered and not taken: the one who decides never proposed it
	Others     = "another speaker" // any of these, but only by other people
	Plain      = "no distractor"   // no one said anything of the sort
)

// kinds are the subcategories with a distractor by the same speaker, the
// strongest first: a value that has several is dealt to the first.
var kinds = []string{OlderValue, Draft, Forecast, SameKind, Sibling}

// rest are the other subcategories.
var rest = []string{Option, Others, Plain}

// distractors knows who said what of what.
type distractors struct {
	w       *questions.World
	tasks   map[string]corpus.Task
	options map[string][]*corpus.Fact // by the fact that they were weighed for

	about map[string][]*corpus.Fact    // told facts by their task
	kin   map[[2]string][]*corpus.Fact // told facts by component or deliverable, and predicate
}

func newDistractors(w *questions.World) *distractors {
	d := &distractors{w: w, tasks: corpus.CopiesByID(w.Corpus.Tasks), options: map[string][]*corpus.Fact{},
		about: map[string][]*corpus.Fact{}, kin: map[[2]string][]*corpus.Fact{}}
	for _, f := range w.Stated() {
		if f.Predicate == corpus.PredOption {
			d.options[f.About] = append(d.options[f.About], f)
			continue
		}
		d.about[f.SubjectID] = append(d.about[f.SubjectID], f)
		if t, ok := d.tasks[f.SubjectID]; ok {
			for _, part := range []string{t.Component, t.Deliverable} {
				d.kin[[2]string{part, f.Predicate}] = append(d.kin[[2]string{part, f.Predicate}], f)
			}
		}
	}
	return d
}

// of names the strongest distractor of a fact and gives its value: of those by
// the same speaker first, then of anyone's.
func (d *distractors) of(f *corpus.Fact) (kind string, wrong *corpus.Value) {
	if kind, wrong = d.by(f, d.speakers(f)); wrong != nil {
		return kind, wrong
	}
	if i := slices.IndexFunc(d.options[f.ID], func(g *corpus.Fact) bool { return other(f, g) }); i >= 0 {
		return Option, &d.options[f.ID][i].Value
	}
	if _, wrong = d.by(f, nil); wrong != nil {
		return Others, wrong
	}
	return Plain, nil
}

// by names the strongest distractor that some people gave, nil for anyone.
func (d *distractors) by(f *corpus.Fact, people []string) (kind string, wrong *corpus.Value) {
	own, t := d.about[f.SubjectID], d.tasks[f.SubjectID]
	for _, try := range []struct {
		kind string
		list []*corpus.Fact
		fits func(*corpus.Fact) bool
	}{
		{OlderValue, own, func(g *corpus.Fact) bool { return g.ID == f.Supersedes }},
		{Draft, own, func(g *corpus.Fact) bool { return d.final(f) && d.page(g) && d.before(g, f) }},
		{Forecast, own, func(g *corpus.Fact) bool {
			return g.Predicate == corpus.PredForecast || g.Predicate == corpus.PredPromised
		}},
		{SameKind, own, func(g *corpus.Fact) bool { return d.w.OneSort(f, g) }},
		{Sibling, d.kin[[2]string{t.Component, f.Predicate}], anyFact},
		{Sibling, d.kin[[2]string{t.Deliverable, f.Predicate}], anyFact},
	} {
		i := slices.IndexFunc(try.list, func(g *corpus.Fact) bool {
			return other(f, g) && try.fits(g) && (people == nil || d.saidBy(g, people))
		})
		if i >= 0 {
			return try.kind, &try.list[i].Value
		}
	}
	return Plain, nil
}

// other says that a fact has another value, one that could be taken for a fact's own.
func other(f, g *corpus.Fact) bool {
	return g.ID != f.ID && questions.Alike(g.Value, f.Value) && !g.Value.Equal(f.Value)
}

func anyFact(*corpus.Fact) bool { return true }

// speakers returns who states a fact.
func (d *distractors) speakers(f *corpus.Fact) []string {
	var out []string
	for _, s := range d.w.Statements(f.ID) {
		out = append(out, s.Message.AuthorID)
	}
	return out
}

func (d *distractors) saidBy(f *corpus.Fact, people []string) bool {
	return slices.ContainsFunc(d.w.Statements(f.ID), func(s questions.Statement) bool {
		return slices.Contains(people, s.Message.AuthorID)
	})
}

// final says that a fact is what a finished task hands over.
func (d *distractors) final(f *corpus.Fact) bool {
	a, ok := d.w.Attribute(f.SubjectID, f.Predicate)
	return ok && a.Handover && f.Value.Kind == corpus.KindLink
}

// page says that a fact is a page of a task that is not handed over.
func (d *distractors) page(f *corpus.Fact) bool {
	a, ok := d.w.Attribute(f.SubjectID, f.Predicate)
	return ok && a.Class == pack.Reference && !a.Handover && f.Value.Kind == corpus.KindLink
}

// before says that one fact was told before another.
func (d *distractors) before(a, b *corpus.Fact) bool {
	return d.w.Statements(a.ID)[0].Message.At < d.w.Statements(b.ID)[0].Message.At
}
