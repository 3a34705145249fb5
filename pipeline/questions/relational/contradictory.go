package relational

import (
	"fmt"
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// contradictory asks for the value of a slot of which two people state
// different ones in good faith (S2). The question does not tell that there are
// two, nor does anything in it decide between them (S5).
func contradictory(w *questions.World, _ *rand.Rand) []questions.Draft {
	var out []questions.Draft
	for _, a := range w.Stated() {
		b, ok := w.Fact(a.Contradicts)
		if !ok || len(w.Statements(b.ID)) == 0 {
			continue
		}
		first, second := w.Statements(a.ID), w.Statements(b.ID)
		if second[0].Message.At < first[0].Message.At {
			continue // it is drafted from the other side
		}
		operands := []corpus.GoldAtom{questions.Operand(first[0], corpus.OpConflict, w.End), questions.Operand(second[0], corpus.OpConflict, w.End)}
		out = append(out, questions.Draft{
			Item: corpus.Item{
				AskedAt: w.End, Subcategory: string(a.Value.Kind), Answer: disagreement(w, first[0], second[0]),
				Evidence: append(questions.Evidence(first, corpus.RoleAnswer, 1), questions.Evidence(second, corpus.RoleAnswer, 2)...),
				Gold:     append(operands, result(corpus.OpConflict, operands)),
			},
			Ask: prompts.AskIn{Operation: corpus.OpConflict, About: []prompts.Asked{w.Asked(a)}},
		})
	}
	return out
}

// disagreement answers with who says what.
func disagreement(w *questions.World, a, b questions.Statement) string {
	says := func(s questions.Statement) string {
		return s.Message.AuthorName + " says " + questions.AnswerText(s.Fact.Value, w.End.Date())
	}
	return fmt.Sprintf("The messages disagree: %s, and %s.", says(a), says(b))
}
