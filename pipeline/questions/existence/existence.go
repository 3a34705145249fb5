// Package existence asks whether a value that the question claims is the true
// one (E18): as often it is as it is a near miss, and both have the same
// occasions. It counts as single-hop.
package existence

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
)

// Name is the family's name.
const Name = "existence"

// The subcategories: what the right answer is.
const (
	Positive = "yes"
	Negative = "no"
)

// Family is the existence family.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return Name }

// Category implements questions.Family.
func (Family) Category() string { return "fine_grained_recall" }

// Requires implements questions.Family: those of single-hop (filters.md).
func (Family) Requires() []validate.Requirement { return validate.StandardRequirements() }

// Drafts makes one claim about every fact that has a near miss. The facts are
// dealt by occasion (what the near miss is), and those of an occasion are true
// and false in turn: an occasion, or the class of an attribute, tells nothing.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	f := newFinder(w)
	byOccasion := map[occasion][]miss{}
	for _, x := range corpus.Shuffled(r, w.Stated()) {
		if m, ok := f.near(x); ok {
			byOccasion[m.occasion] = append(byOccasion[m.occasion], m)
		}
	}
	var lists [2][]questions.Draft // positive, negative
	for _, o := range occasions {
		first := r.IntN(2)
		for i, m := range byOccasion[o] {
			side := (first + i) % 2
			lists[side] = append(lists[side], claim(w, m, side == 0))
		}
	}
	for _, list := range lists {
		r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	return questions.Keyed(Name, alternate(lists[0], lists[1]), func(int, func(i, j int)) {})
}

// alternate takes from two lists in turn, as far as both go.
func alternate(a, b []questions.Draft) []questions.Draft {
	var out []questions.Draft
	for i := range min(len(a), len(b)) {
		out = append(out, a[i], b[i])
	}
	return out
}

// claim drafts the question whether the fact has its own value, or the near
// miss's.
func claim(w *questions.World, m miss, positive bool) questions.Draft {
	given, answer, word := m.value, "No, it is "+questions.AnswerText(m.fact.Value, w.End.Date())+".", Negative
	if positive {
		given, answer, word = m.fact.Value, "Yes.", Positive
	}
	list := w.Statements(m.fact.ID)
	operand := questions.Operand(list[0], corpus.OpExists, w.End)
	claimed := corpus.GoldAtom{
		Part: corpus.PartGiven, SubjectID: m.fact.SubjectID, Predicate: m.fact.Predicate, At: w.End, Operation: corpus.OpExists, Atom: &given,
	}
	verdict := corpus.TextValue(corpus.KindEnum, word)
	result := corpus.GoldAtom{
		Part: corpus.PartResult, SubjectID: m.fact.SubjectID, Predicate: m.fact.Predicate, At: w.End, Operation: corpus.OpExists,
		Atom: &verdict, How: corpus.HowComputed, FactIDs: []string{m.fact.ID},
	}
	d := questions.Draft{
		Item: corpus.Item{
			Category: Family{}.Category(), Subcategory: word, AskedAt: w.End, Answer: answer,
			Evidence: questions.Evidence(list, corpus.RoleAnswer, 1), Gold: []corpus.GoldAtom{operand, claimed, result},
		},
		Ask: prompts.AskIn{
			Operation: corpus.OpExists, About: []prompts.Asked{w.Asked(m.fact)},
			Given: questions.AnswerText(given, w.End.Date()),
		},
	}
	if positive {
		d.Item.IncorrectAnswers = []string{"No.", "No, it is " + questions.AnswerText(m.value, w.End.Date()) + "."}
	} else {
		d.Item.CorrectAnswers = []string{"No."}
		d.Item.IncorrectAnswers = []string{"Yes.", "Yes, it is " + d.Ask.Given + "."}
	}
	if m.occasion == older {
		d.Ask.When = &prompts.When{Relation: "on", Words: questions.AnswerText(corpus.DateValue(w.Corpus.Last), w.End.Date())}
	}
	return d
}

// askable says that a fact can be claimed: a short value of a task that does
// not give itself away, as a link does whose words name its page.
func askable(w *questions.World, f corpus.Fact) bool {
	switch f.Predicate {
	case corpus.PredStarted, corpus.PredFinished, corpus.PredDue, corpus.PredOwner:
		return true
	}
	a, ok := w.Attribute(f.SubjectID, f.Predicate)
	return ok && a.Class != pack.Reference && f.Value.Kind != corpus.KindText && f.Value.Kind != corpus.KindLink
}

// holdsWord says that a claim would be told from its subject's words alone.
func holdsWord(name, value string) bool {
	return slices.Contains(strings.Fields(strings.ToLower(name)), strings.ToLower(value))
}
