package exampletest

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Family asks for what the user said of a thing.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return "said_once" }

// Category implements questions.Family.
func (Family) Category() string { return "example" }

// Requires implements questions.Family.
func (Family) Requires() []filters.Requirement { return filters.StandardRequirements() }

// Drafts implements questions.Family: a question a fact.
func (f Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	var out []questions.Draft
	for _, x := range w.Stated() {
		list := w.Statements(x.ID)
		gold := questions.Operand(list[0], corpus.OpValue, w.End)
		out = append(out, questions.Draft{
			Item: corpus.Item{Category: f.Category(), AskedAt: w.End, Answer: questions.AnswerText(x.Value, w.End.Date()),
				Evidence: questions.Evidence(list, corpus.RoleAnswer, 1),
				Gold:     []corpus.GoldAtom{gold, questions.Result(gold)}},
			Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(x)}},
		})
	}
	return questions.Keyed(f.Name(), out, r.Shuffle)
}
