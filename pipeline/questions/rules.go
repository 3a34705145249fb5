package questions

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Rules (E18, E19): a general rule, its exceptions in named cases, and what the name of a case means. A question that
// tells the case by what it means, and the matter by what its rule requires in general, needs all three.

// Defined returns the one definition, settled and said, of the term in an exception's condition. A term means one thing
// in a project.
func (w *World) Defined(exception *corpus.Fact) (*corpus.Fact, bool) {
	var found []*corpus.Fact
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		if f.Predicate != corpus.PredMeans || f.Noise {
			continue
		}
		if term := w.Subjects[f.SubjectID]; term != "" && strings.HasSuffix(exception.Condition, " "+term) &&
			w.projectOf(f.GroupID) == w.projectOf(exception.GroupID) {
			found = append(found, f)
		}
	}
	if len(found) != 1 || len(w.statements[found[0].ID]) == 0 || w.Barred(found[0].ID) {
		return &corpus.Fact{}, false
	}
	return found[0], true
}

func (w *World) projectOf(group string) string {
	for _, s := range w.Corpus.Subprojects {
		if s.GroupID == group {
			return s.ProjectID
		}
	}
	return ""
}

// ToldByRule says whether an exception's matter can be told by what its rule requires in general, and whether it is
// needed to know that rule at a time: no other general rule requires the same, and another rule has an exception in the
// same case, with another requirement, which was said before.
func (w *World) ToldByRule(base, exception *corpus.Fact, at corpus.Stamp) bool {
	if len(w.statements[base.ID]) == 0 || w.Barred(base.ID) {
		return false
	}
	needed := false
	for _, f := range w.stated {
		switch {
		case f.Predicate != corpus.PredRequires || f.ID == base.ID || f.About == base.ID:
		case f.Condition == "" && f.Value.Equal(base.Value):
			return false
		case f.Condition == exception.Condition && !f.Value.Equal(exception.Value):
			needed = needed || w.projectOf(f.GroupID) == w.projectOf(exception.GroupID) && w.Statements(f.ID)[0].Message.At < at
		}
	}
	return needed
}

// Decides says whether a definition is needed to know which exception of a rule holds: the rule has another one, and
// all of them require different things.
func (w *World) Decides(base *corpus.Fact) bool {
	var values []corpus.Value
	for _, f := range w.stated {
		if f.Predicate != corpus.PredRequires || f.ID != base.ID && f.About != base.ID {
			continue
		}
		if slices.ContainsFunc(values, f.Value.Equal) {
			return false
		}
		values = append(values, f.Value)
	}
	return len(values) > 2
}
