// Package multihop asks for what lies behind other facts (E18). There are four kinds, which are its subcategories:
//
//   - constraint: the subject is told by one or two clues instead of by name, and only one subject in the whole corpus
//     fits them together;
//   - trajectory: the subject is the next thing that a person began after the end of another;
//   - until next: how long after the end of something that clues tell its owner began their next task;
//   - field bridge: the question tells a case in the words of a definition (R3); the defined term is in the exception
//     to a rule (R2), and the general rule is the decoy (R1).
//
// Chains are natural ones where the dialogue has enough of them. Where it has not, the plan implants exceptions and
// definitions as facts (owed/implants.go), and no rule.
package multihop

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/clues"
	"memloom/validate/filters"
)

// Name is the family's name.
const Name = "multi_hop"

// The subcategories.
const (
	Constraint  = "constraint"
	Trajectory  = "trajectory"
	FieldBridge = "field bridge"
	Until       = "until next"
)

// Family is the multi-hop family.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return Name }

// Category implements questions.Family.
func (Family) Category() string { return "fine_grained_recall" }

// Requires implements questions.Family: every piece is needed, the bridges too (filters.md).
func (Family) Requires() []filters.Requirement { return filters.HardRequirements() }

// Draws implements questions.Drawing: a field bridge needs a rule that has two cases, or can get them.
func (Family) Draws(subcategory string) []pack.Source {
	if subcategory == FieldBridge {
		return []pack.Source{pack.Chains}
	}
	return nil
}

// Drafts takes the kinds in turn, so that a quota of any size has all of them as far as the corpus carries them.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	s := &stock{clues.NewStock(w)}
	kinds := [][]questions.Draft{s.constraints(r), s.trajectories(r), s.chains(), s.untils(r)}
	for _, list := range kinds {
		r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	return questions.Keyed(Name, questions.InTurn(kinds), func(int, func(i, j int)) {}) // they are shuffled by kind
}

// stock is what the family draws on.
type stock struct{ *clues.Stock }

// item is an open item about the operand, its evidence and bridges. What the
// context says of the asked attribute is where followers of one clue end.
func (s *stock) item(kind string, answer []questions.Statement, bridges [][]questions.Statement,
	context []questions.Statement) corpus.Item {
	first := answer[0]
	operand := questions.Operand(first, corpus.OpValue, s.World.End)
	it := corpus.Item{
		Category: Family{}.Category(), Subcategory: kind, AskedAt: s.World.End,
		Answer:   questions.AnswerText(first.Fact.Value, s.World.End.Date()),
		Evidence: questions.Evidence(answer, corpus.RoleAnswer, 1), Gold: []corpus.GoldAtom{operand},
	}
	for i, b := range bridges {
		it.Evidence = append(it.Evidence, questions.Evidence(b, corpus.RoleBridge, i+2)...)
		it.Gold = append(it.Gold, questions.Bridge(b[0], corpus.OpValue, s.World.End))
	}
	it.Gold = append(it.Gold, questions.Result(operand))
	for _, c := range context {
		if !slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == c.Message.ID }) {
			it.Evidence = append(it.Evidence, questions.Evidence([]questions.Statement{c}, corpus.RoleContext,
				len(bridges)+2)...)
		}
		wrong := questions.AnswerText(c.Fact.Value, s.World.End.Date())
		if c.Fact.Predicate == first.Fact.Predicate && !c.Fact.Value.Equal(first.Fact.Value) &&
			!slices.Contains(it.IncorrectAnswers, wrong) {
			it.IncorrectAnswers = append(it.IncorrectAnswers, wrong)
		}
	}
	return it
}
