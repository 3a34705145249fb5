package multihop

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// chains drafts the questions over a rule, its exception under a term, and the definition of the term (field-bridge
// decoupling). The question names what the rule is about and the case in the words of the definition; nothing of the
// term, and nothing of what the exception requires.
func (s *stock) chains() []questions.Draft {
	var out []questions.Draft
	for _, f := range s.World.Stated() {
		if f.Predicate != corpus.PredRequires || f.Condition == "" || s.World.Barred(f.ID) || s.World.Ambiguous(f.SubjectID) {
			continue
		}
		base, ok := s.World.Fact(f.About)
		if !ok || !distinct(s.Of(f.SubjectID, f.Predicate), 3) {
			continue // with one exception alone, nobody needs the definition to know that it holds
		}
		term, ok := s.defined(f.Condition)
		if !ok {
			continue
		}
		ask := prompts.AskIn{
			Operation: corpus.OpValue, Form: prompts.FormScenario, About: []prompts.Asked{s.World.Asked(f)}, Case: term.Value.Text,
		}
		d := questions.Draft{Item: s.chain(f, [][]questions.Statement{s.World.Statements(term.ID)},
			s.World.Statements(base.ID)), Ask: ask}
		if s.unlike(base, f) {
			d.Harder = append(d.Harder, s.byRule(ask, f, term, base))
		}
		out = append(out, d)
	}
	return out
}

// distinct says whether there are so many facts of a slot, each of another value.
func distinct(facts []corpus.Fact, least int) bool {
	values := map[string]bool{}
	for _, f := range facts {
		values[f.Value.Key()] = true
	}
	return len(facts) >= least && len(values) == len(facts)
}

func (s *stock) chain(f corpus.Fact, bridges [][]questions.Statement, decoy []questions.Statement) corpus.Item {
	return s.item(FieldBridge, s.World.Statements(f.ID), bridges, decoy)
}

// unlike says that a general rule is told by what it requires: no other rule
// ever requires the same, and its exception does not.
func (s *stock) unlike(base, exception corpus.Fact) bool {
	if len(s.World.Statements(base.ID)) == 0 || s.World.Barred(base.ID) || !s.Apart(base, exception) {
		return false
	}
	for _, g := range s.World.Corpus.Facts {
		if g.ID != base.ID && g.Predicate == corpus.PredRequires && g.Value.Equal(base.Value) {
			return false
		}
	}
	return true
}

// byRule tells what the rule is about by what it requires in general. Neither the matter nor the term is then in the
// question: the rule is found by its requirement, the term by its definition, and the exception by both.
func (s *stock) byRule(ask prompts.AskIn, f, term, base corpus.Fact) questions.Refinement {
	clue := s.World.Asked(base)
	clue.Subject = ""
	about := ask.About[0]
	about.Subject = ""
	ask.About = []prompts.Asked{about}
	ask.Clues = []prompts.Clue{{Asked: clue, Value: questions.AnswerText(base.Value, s.World.End.Date())}}
	bridges := [][]questions.Statement{s.World.Statements(term.ID), s.World.Statements(base.ID)}
	return questions.Refinement{What: "the matter by what its rule requires in general", Ask: ask,
		Item: s.chain(f, bridges, nil)}
}

// defined returns the one definition, settled and said, of the term in a condition.
func (s *stock) defined(condition string) (corpus.Fact, bool) {
	var found []corpus.Fact
	for _, f := range s.World.Corpus.Facts {
		if f.Predicate == corpus.PredMeans && !f.Noise && strings.HasSuffix(condition, " "+s.World.Subjects[f.SubjectID]) {
			found = append(found, f)
		}
	}
	if len(found) != 1 || len(s.World.Statements(found[0].ID)) == 0 || s.World.Barred(found[0].ID) {
		return corpus.Fact{}, false
	}
	return found[0], true
}
