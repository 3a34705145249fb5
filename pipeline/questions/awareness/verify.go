package awareness

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// verified is step 2: whether the snippets are facts that texts state before the time of asking, whether they bear on
// each other as the anchor says, and whether they are complete. What the texts say beyond the facts is for the filters.
func verified(w *questions.World, a anchor, values *valueIndex) bool {
	return factual(w, a) && single(w, a) && logical(w, a) && complete(w, a, values)
}

// factual: every snippet is true, not barred, and stated before it is asked.
func factual(w *questions.World, a anchor) bool {
	list := a.snippets()
	return a.task != "" && len(list) <= maxSnippets && !slices.ContainsFunc(list, func(f *corpus.Fact) bool {
		return f.ID == "" || f.Noise || w.Barred(f.ID) || len(said(w, f.ID, a.at)) == 0
	})
}

// single: no other group has a rule for the same matter, since a question names no group.
func single(w *questions.World, a anchor) bool {
	return a.decisive.Predicate != corpus.PredRequires || !w.Ambiguous(a.decisive.SubjectID)
}

// logical: an override is one of the rule next to it, a definition one of the override's case, an older value the one
// that was replaced, and said before.
func logical(w *questions.World, a anchor) bool {
	d := a.decisive
	breaks := func(list []*corpus.Fact, fits func(*corpus.Fact) bool) bool {
		return slices.ContainsFunc(list, func(f *corpus.Fact) bool { return !fits(f) })
	}
	ruled := func(f *corpus.Fact) bool { return d.About == f.ID && d.Condition != "" && !f.Value.Equal(d.Value) }
	return !breaks(a.older, func(f *corpus.Fact) bool { return d.Supersedes == f.ID && !f.Value.Equal(d.Value) }) &&
		!breaks(a.general, ruled) &&
		!breaks(a.bridges, func(f *corpus.Fact) bool {
			switch f.Predicate {
			case corpus.PredMeans:
				return strings.HasSuffix(d.Condition, " "+w.Subjects[f.SubjectID])
			case corpus.PredRequires:
				return ruled(f)
			}
			return f.Value.Text == a.of.Subject // who it is that is away
		}) &&
		!breaks(a.context, a.beside)
}

// next to says whether a fact is another case of the decisive one's rule, or another person who is away.
func (a anchor) beside(f *corpus.Fact) bool {
	d := a.decisive
	if a.kind == anchorAbsence && f.Predicate == d.Predicate && f.SubjectID != d.SubjectID {
		return true
	}
	return (f.About == d.ID || f.About == d.About) && f.Condition != "" && !f.Value.Equal(d.Value)
}

// complete: nothing else that was said by then is a value of the decisive slot,
// unless it is a snippet, holds in another case, or is over.
func complete(w *questions.World, a anchor, values *valueIndex) bool {
	snippets := a.snippets()
	for _, f := range values.bySlot[slot(a.decisive)] {
		if f.Noise || len(said(w, f.ID, a.at)) == 0 {
			continue
		}
		over := f.To != 0 && f.To < a.at.Date() || f.Predicate == corpus.PredBack && f.Value.Date <= a.at.Date()
		known := slices.ContainsFunc(snippets, func(s *corpus.Fact) bool { return s.ID == f.ID || s.Supersedes == f.ID })
		if !known && !over && f.Condition == a.decisive.Condition {
			return false
		}
	}
	return true
}
