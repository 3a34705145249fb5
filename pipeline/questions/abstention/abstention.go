// Package abstention asks for what no message says: an attribute that such a
// task can have and this one never got, while other tasks did (G15).
package abstention

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
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
func (Family) Requires() []filters.Requirement { return filters.AbstentionRequirements() }

// Drafts pairs each announced task with the attributes it could have had and
// never got, nor anything that could be taken for them, where another task's value of that attribute is said somewhere.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	has, said, of := map[string]bool{}, map[string]*corpus.Fact{}, map[string][]*corpus.Fact{}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		has[f.SubjectID+"|"+f.Predicate] = true
		of[f.SubjectID] = append(of[f.SubjectID], f)
	}
	for _, f := range w.Stated() {
		said[f.Predicate] = f
	}
	var out []questions.Draft
	for _, t := range w.Corpus.Tasks {
		started := announced(w, t, of[t.ID])
		if len(started) == 0 {
			continue
		}
		for _, key := range w.Fillable[t.ID] {
			told, elsewhere := said[key]
			if !elsewhere || near(w, of[t.ID], t.ID, key) {
				continue
			}
			model := *told
			model.SubjectID, model.TaskID = t.ID, t.ID
			out = append(out, draft(w, t, key, started, prompts.AskIn{About: []prompts.Asked{w.Asked(&model)}}))
		}
	}
	b := &binding{World: w, r: r}
	b.bind(out)
	out = b.told(out)
	return questions.Keyed(Name, append(out, b.worded(has, len(out)/6)...), r.Shuffle)
}

// announced is where messages say that there is a task: where it starts, or, for a piece of a phase's work, where
// anything is said of it first.
func announced(w *questions.World, t corpus.Task, facts []*corpus.Fact) []questions.Statement {
	if started := w.StatementsOf(t.ID, corpus.PredStarted); len(started) > 0 || t.PhaseID == "" {
		return started
	}
	for _, f := range facts {
		if list := w.Statements(f.ID); len(list) > 0 && !f.Noise {
			return list
		}
	}
	return nil
}

// draft asks for what a task never got; that there is such a task is its context.
func draft(w *questions.World, t corpus.Task, key string, started []questions.Statement,
	ask prompts.AskIn) questions.Draft {
	ask.Operation = corpus.OpValue
	return questions.Draft{
		Item: corpus.Item{
			Category: Family{}.Category(), Subcategory: string(ask.About[0].Kind), AskedAt: w.End, Answer: Answer,
			Evidence: questions.Evidence(started[:1], corpus.RoleContext, 1),
			Gold: []corpus.GoldAtom{{
				Part: corpus.PartResult, SubjectID: t.ID, Predicate: key, At: w.End, Operation: corpus.OpAbsent,
				How: corpus.HowComputed,
			}},
		},
		Ask: ask,
	}
}
