package relational

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// anyOne asks for the present value of a slot that is stated in two threads or
// more, each of which answers it alone (S2).
func anyOne(w *questions.World, _ *rand.Rand) []questions.Draft {
	replaced := map[string]bool{}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		replaced[f.Supersedes] = replaced[f.Supersedes] || !f.Noise
	}
	var out []questions.Draft
	for _, f := range w.Stated() {
		_, attribute := w.Attribute(f.SubjectID, f.Predicate)
		if f.TaskID == "" || !attribute && f.Predicate != corpus.PredDue || f.Contradicts != "" || f.Condition != "" ||
			replaced[f.ID] || len(threadsOf(w, f)) < 2 {
			continue
		}
		list := w.Statements(f.ID)
		gold := questions.Operand(list[0], corpus.OpValue, w.End)
		out = append(out, questions.Draft{
			Item: corpus.Item{
				AskedAt: w.End, Subcategory: string(f.Value.Kind), Answer: questions.AnswerText(f.Value, w.End.Date()),
				Evidence: questions.Evidence(list, corpus.RoleAnswer, 1), Gold: []corpus.GoldAtom{gold,
					questions.Result(gold)},
			},
			Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(f)}},
		})
	}
	return out
}
