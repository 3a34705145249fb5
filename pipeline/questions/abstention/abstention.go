// Package abstention asks for what no message says: an attribute that such a
// task can have and this one never got, while other tasks did (G15).
package abstention

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// Name is the family's name.
const Name = "abstention"

// Answer is the gold answer of every abstention item.
const Answer = "Not stated in the conversations."

// Family is the abstention family.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return Name }

// Category implements questions.Family.
func (Family) Category() string { return "abstention" }

// Requires implements questions.Family.
func (Family) Requires() []validate.Requirement { return validate.AbstentionRequirements() }

// Drafts pairs each announced task with the attributes it could have had and
// never got, where another task's value of that attribute is said somewhere.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	has, said := map[string]bool{}, map[string]corpus.Fact{}
	for _, f := range w.Corpus.Facts {
		has[f.SubjectID+"|"+f.Predicate] = true
	}
	for _, f := range w.Stated() {
		said[f.Predicate] = f
	}
	var out []questions.Draft
	for _, t := range w.Corpus.Tasks {
		started := w.StatementsOf(t.ID, corpus.PredStarted)
		if len(started) == 0 {
			continue
		}
		for _, key := range w.Fillable[t.ID] {
			model, elsewhere := said[key]
			if has[t.ID+"|"+key] || !elsewhere {
				continue
			}
			model.SubjectID, model.TaskID = t.ID, t.ID
			out = append(out, questions.Draft{
				Item: corpus.Item{
					Category: Family{}.Category(), Subcategory: string(model.Value.Kind), AskedAt: w.End, Answer: Answer,
					Evidence: questions.Evidence(started[:1], corpus.RoleContext, 1),
					Gold: []corpus.GoldAtom{{
						Part: "result", SubjectID: t.ID, Predicate: key, At: w.End, Operation: corpus.OpAbsent, How: corpus.HowComputed,
					}},
				},
				Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(model)}},
			})
		}
	}
	return questions.Keyed(Name, out, r.Shuffle)
}
