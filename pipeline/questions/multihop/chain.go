package multihop

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// chains drafts the questions over a rule, its exception under a term, and the
// definition of the term (field-bridge decoupling). The question names what the
// rule is about and the case in the words of the definition; nothing of the
// term, and nothing of what the exception requires.
func (s *stock) chains() []questions.Draft {
	var out []questions.Draft
	for _, f := range s.w.Stated() {
		if f.Predicate != corpus.PredRequires || f.Condition == "" || s.w.Barred(f.ID) {
			continue
		}
		base, ok := s.w.Fact(f.About)
		if !ok || len(s.slots[slot{f.SubjectID, f.Predicate}]) != 2 || base.Value.Equal(f.Value) {
			continue
		}
		term, ok := s.defined(f.Condition)
		if !ok {
			continue
		}
		context := s.w.Statements(base.ID)
		it := s.item(FieldBridge, s.w.Statements(f.ID), [][]questions.Statement{s.w.Statements(term.ID)}, context)
		out = append(out, questions.Draft{Item: it, Ask: prompts.AskIn{
			Operation: corpus.OpValue, Form: prompts.FormScenario, About: []prompts.Asked{s.w.Asked(f)},
			Case: term.Value.Text,
		}})
	}
	return out
}

// defined returns the one definition, settled and said, of the term in a condition.
func (s *stock) defined(condition string) (corpus.Fact, bool) {
	var found []corpus.Fact
	for _, f := range s.w.Corpus.Facts {
		if f.Predicate == corpus.PredMeans && !f.Noise && strings.HasSuffix(condition, " "+s.w.Subjects[f.SubjectID]) {
			found = append(found, f)
		}
	}
	if len(found) != 1 || len(s.w.Statements(found[0].ID)) == 0 || s.w.Barred(found[0].ID) {
		return corpus.Fact{}, false
	}
	return found[0], true
}
