// Package existence asks whether a value that the question claims is the true one (E18): as often it is as it is a near
// miss, and both have the same occasions. It counts as single-hop.
package existence

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Name is the family's name.
const Name = "existence"

// The subcategories: what the right answer is.
const (
	Positive = "yes" // the claimed value is the true one
	Negative = "no"  // it is a near miss
)

// Family is the existence family.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return Name }

// Category implements questions.Family.
func (Family) Category() string { return "fine_grained_recall" }

// Requires implements questions.Family: those of single-hop (filters.md).
func (Family) Requires() []filters.Requirement { return filters.StandardRequirements() }

// Drafts makes one claim about every fact that has a near miss. The facts are dealt by occasion (what the near miss
// is), and those of an occasion are true and false in turn, as are the drafts: an occasion tells nothing, and no
// occasion crowds out the rarer ones.
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	f := newFinder(w)
	byOccasion := map[occasion][]miss{}
	for _, x := range corpus.Shuffled(r, w.Stated()) {
		if m, ok := f.near(x); ok {
			byOccasion[m.occasion] = append(byOccasion[m.occasion], m)
		}
	}
	var out []questions.Draft
	for round := 0; ; round++ {
		before := len(out)
		for _, o := range corpus.Shuffled(r, occasions) {
			if list := byOccasion[o]; 2*round+1 < len(list) {
				pair := []questions.Draft{claim(w, list[2*round], true), claim(w, list[2*round+1], false)}
				out = append(out, corpus.Shuffled(r, pair)...)
			}
		}
		if len(out) == before {
			return questions.Keyed(Name, out, func(int, func(i, j int)) {})
		}
	}
}

// claim drafts the question whether the fact has its own value, or the near miss's.
func claim(w *questions.World, m miss, positive bool) questions.Draft {
	given, answer, word := m.value, "No, "+itIs(m.fact)+questions.AnswerText(m.fact.Value, w.End.Date())+".", Negative
	if positive {
		given, answer, word = m.fact.Value, "Yes.", Positive
	}
	list := w.Statements(m.fact.ID)
	operand := questions.Operand(list[0], corpus.OpExists, w.End)
	claimed := corpus.GoldAtom{
		Part: corpus.PartGiven, SubjectID: m.fact.SubjectID, Predicate: m.fact.Predicate, At: w.End,
		Operation: corpus.OpExists, Atom: &given,
	}
	verdict := corpus.TextValue(corpus.KindEnum, word)
	result := corpus.GoldAtom{
		Part: corpus.PartResult, SubjectID: m.fact.SubjectID, Predicate: m.fact.Predicate, At: w.End,
		Operation: corpus.OpExists,
		Atom:      &verdict, How: corpus.HowComputed, FactIDs: []string{m.fact.ID},
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
		d.Item.IncorrectAnswers = []string{"No.",
			"No, " + itIs(m.fact) + questions.AnswerText(m.value, w.End.Date()) + ".", "Possibly."}
	} else {
		d.Item.CorrectAnswers = []string{"No."}
		d.Item.IncorrectAnswers = []string{"Yes.", "Yes, " + itIs(m.fact) + d.Ask.Given + ".", "Possibly."}
	}
	if m.occasion == older {
		d.Ask.When = &prompts.When{Relation: "on",
			Words: questions.AnswerText(corpus.DateValue(w.Corpus.Last), w.End.Date())}
	}
	return d
}

// itIs begins the sentence that tells a fact's value.
func itIs(f *corpus.Fact) string {
	if f.Predicate == corpus.PredStarted || f.Predicate == corpus.PredFinished {
		return "it was on "
	}
	return "it is "
}

// askable says that a fact can be claimed: a short value of a task that does
// not give itself away, as a link does whose words name its page.
func askable(w *questions.World, f *corpus.Fact) bool {
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
