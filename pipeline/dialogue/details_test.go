package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// kind returns the pack's deliverable that a task is.
func (p project) kind(task string) pack.Deliverable {
	i := slices.IndexFunc(p.pack.Deliverables, func(d pack.Deliverable) bool { return d.Noun == p.task[task].Deliverable })
	if i < 0 {
		return pack.Deliverable{}
	}
	return p.pack.Deliverables[i]
}

// doubts are what the pack says against a message: against what it states
// first, else against its task.
func (p project) doubts(m dialogue.Slot) map[string]bool {
	list := p.kind(m.TaskID).Doubts.Dealt(corpus.Rand(1, "test", "doubts"))
	if len(m.FactIDs) > 0 {
		if a, ok := p.attribute(p.fact[m.FactIDs[0]].Predicate); ok {
			list = a.Doubts.Dealt(corpus.Rand(1, "test", "doubts"))
		}
	}
	out := map[string]bool{}
	for _, s := range list {
		out[s] = true
	}
	return out
}

// TestDetails: what a person tells of the work is of the pack, on a task of
// their own, in a report with nothing else next to it; no text comes again
// before all of its deliverable have been told.
func TestDetails(t *testing.T) {
	telling := []corpus.Act{corpus.ActProgress, corpus.ActCompletion, corpus.ActBlocker, corpus.ActForecast,
		corpus.ActAnswer}
	year(t, func(t *testing.T, p project) {
		told := map[string]map[string]int{}
		reports, n := 0, 0
		for _, s := range p.slots {
			free := s.Perturbation == "" && len(s.Names) == 0
			if own := s.AuthorID == p.task[s.TaskID].OwnerID; own && free && slices.Contains(telling, s.Act) {
				reports++
			} else if s.Detail != "" {
				t.Errorf("%s, a %s, tells of the work: %q", s.Key, s.Act, s.Detail)
			}
			if s.Detail == "" {
				continue
			}
			n++
			d := p.kind(s.TaskID)
			all := d.Work.Dealt(corpus.Rand(1, "test", "work"))
			if !slices.Contains(all, s.Detail) {
				t.Errorf("%s on a %s tells %q", s.Key, d.Noun, s.Detail)
			}
			if told[d.Noun] == nil {
				told[d.Noun] = map[string]int{}
			}
			told[d.Noun][s.Detail]++
			for other := range told[d.Noun] {
				if told[d.Noun][s.Detail] > told[d.Noun][other]+1 || told[d.Noun][s.Detail] > 1 && len(told[d.Noun]) < len(all) {
					t.Fatalf("%q is told again before all of a %s", s.Detail, d.Noun)
				}
			}
		}
		counted{name: "details", share: p.options.Details, seen: reports, done: n}.check(t)
	})
}
