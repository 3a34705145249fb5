package abstention

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// near says whether something is said or planned of a task that could be taken for an attribute of it that it has not
// got: the attribute itself, one that the pack calls near to it, a page next to a page, a cause next to a cause, a name
// from the same pool, or, for what the work starts from, the artefact that it waits for. Who has a part in it is no
// such thing: their parts have names of their own.
func near(w *questions.World, facts []*corpus.Fact, task, key string) bool {
	asked, ok := w.Attribute(task, key)
	if !ok {
		return true
	}
	for _, f := range facts {
		other, ok := w.Attribute(task, f.Predicate)
		declared := slices.Contains(asked.Near, f.Predicate) || slices.Contains(other.Near, key)
		if declared || f.Predicate == key || f.Predicate == corpus.PredNeeds && asked.Class == pack.Input || ok &&
			alike(asked, other) {
			return true
		}
	}
	return false
}

// alike says whether the value of one attribute could be given for that of another.
func alike(a, b pack.Attribute) bool {
	if a.Value.Kind != b.Value.Kind {
		return a.Class == b.Class && (a.Class == pack.Input || a.Class == pack.Alternative)
	}
	switch corpus.Kind(a.Value.Kind) {
	case corpus.KindEntity:
		return a.Value.Pool == b.Value.Pool && a.Class != pack.Contact
	case corpus.KindText, corpus.KindLink, corpus.KindVersion:
		return a.Class == b.Class
	}
	return false
}
