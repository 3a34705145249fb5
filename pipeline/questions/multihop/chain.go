package multihop

import (
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
		if !ok || !s.World.Decides(base) {
			continue // with one exception alone, no one needs the definition to know that it holds
		}
		term, ok := s.World.Defined(f)
		if !ok {
			continue
		}
		ask := prompts.AskIn{
			Operation: corpus.OpValue, Form: prompts.FormScenario, About: []prompts.Asked{s.World.Asked(f)},
			Case: term.Value.Text,
		}
		d := questions.Draft{Item: s.chain(f, [][]questions.Statement{s.World.Statements(term.ID)},
			s.World.Statements(base.ID)), Ask: ask}
		if s.World.ToldByRule(base, f, s.World.End) && s.Apart(base, f) {
			d.Harder = append(d.Harder, s.byRule(ask, f, term, base))
		}
		out = append(out, d)
	}
	return out
}

func (s *stock) chain(f *corpus.Fact, bridges [][]questions.Statement, decoy []questions.Statement) corpus.Item {
	return s.item(FieldBridge, s.World.Statements(f.ID), bridges, decoy)
}

// byRule tells what the rule is about by what it requires in general. Neither the matter nor the term is then in the
// question: the rule is found by its requirement, the term by its definition, and the exception by both.
func (s *stock) byRule(ask prompts.AskIn, f, term, base *corpus.Fact) questions.Refinement {
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
