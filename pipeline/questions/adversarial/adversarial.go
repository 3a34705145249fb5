// Package adversarial asks what is bound to an asker and hard on purpose (G14, G15): through a message that only points
// to what is meant (pivot), after a decision that was taken back (knowledge_update), in the asker's own words
// (term_ambiguity), in the first person (user_implicit), with times that count from the day of asking (relative_time).
// All of them use what the asker may see and nothing else (model.md, Visibility).
//
// Terms: the sight of an asker is the part of the world that they may see; a deed is what a person did to a task on a
// day, by which a question can name the task.
package adversarial

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/validate/filters"
)

// The names of the families.
const (
	Pivot           = "pivot"
	KnowledgeUpdate = "knowledge_update"
	TermAmbiguity   = "term_ambiguity"
	UserImplicit    = "user_implicit"
	RelativeTime    = "relative_time"
)

// Family is one of the families of this package.
type Family struct {
	name, category string
	drafts         func(*drafting)
}

// Families returns the families, in the order of the paper's categories (G15).
func Families() []questions.Family {
	return []questions.Family{
		Family{Pivot, "multi_hop", (*drafting).pivots},
		Family{KnowledgeUpdate, "knowledge_update", (*drafting).updates},
		Family{TermAmbiguity, "term_ambiguity", (*drafting).terms},
		Family{UserImplicit, "user_implicit", (*drafting).implicit},
		Family{RelativeTime, "temporal_reasoning", (*drafting).relative},
	}
}

// Name implements questions.Family.
func (f Family) Name() string { return f.name }

// Category implements questions.Family.
func (f Family) Category() string { return f.category }

// Requires implements questions.Family. That the items are hard follows from their asker.
func (Family) Requires() []filters.Requirement { return filters.HardRequirements() }

// Draws implements questions.Drawing: what another role calls otherwise is a concept of the pack.
func (f Family) Draws(subcategory string) []pack.Source {
	if f.name == TermAmbiguity && subcategory == roleWord {
		return []pack.Source{pack.OwnWords}
	}
	return nil
}

// Drafts implements questions.Family.
func (f Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	d := newDrafting(w, r)
	d.family = f
	f.drafts(d)
	r.Shuffle(len(d.out), func(i, j int) { d.out[i], d.out[j] = d.out[j], d.out[i] })
	return questions.Keyed(f.name, slices.Concat(d.out...), func(int, func(i, j int)) {})
}

// newDrafting reads the world.
func newDrafting(w *questions.World, r *rand.Rand) *drafting {
	d := &drafting{World: w, r: r, people: corpus.CopiesByID(w.Corpus.People),
		tasks: corpus.CopiesByID(w.Corpus.Tasks), acts: map[string]corpus.Act{}}
	for _, p := range w.Corpus.Plan {
		d.acts[p.MessageID] = p.Act
	}
	for _, x := range w.Stated() {
		if x.Predicate == corpus.PredCalled {
			d.called = append(d.called, w.Statements(x.ID)...)
		}
	}
	d.members = membersOf(w.Corpus)
	d.deeds = d.allDeeds()
	return d
}
