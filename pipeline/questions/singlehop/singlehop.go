// Package singlehop asks for one value that one message states (E18). What makes it hard lies around it: other values
// of the same kind by the same speaker, drafts before finals, values that a decision replaced.
package singlehop

import (
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// Name is the family's name.
const Name = "single_hop"

// Family is the single-hop family.
type Family struct{}

// Name implements questions.Family.
func (Family) Name() string { return Name }

// Category implements questions.Family.
func (Family) Category() string { return "fine_grained_recall" }

// Requires implements questions.Family.
func (Family) Requires() []filters.Requirement { return filters.StandardRequirements() }

// Drafts asks for every attribute's value, owner and due date that a text states. A value that a decision replaced
// makes a question with two answers, which the filters reject. Those with a distractor by the same speaker are judged
// in turn with the rest, and their kinds in turn, so that they make half of a quota as long as there are enough (E18).
func (Family) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	near := newDistractors(w)
	byKind := map[string][]questions.Draft{}
	for _, f := range corpus.Shuffled(r, w.Stated()) {
		if askable(w, f) {
			d := draft(w, f, r)
			kind, wrong := near.of(f)
			if d.Item.Subcategory = kind; wrong != nil {
				d.Item.IncorrectAnswers = []string{questions.AnswerText(*wrong, w.End.Date())}
			}
			byKind[d.Item.Subcategory] = append(byKind[d.Item.Subcategory], d)
		}
	}
	inTurn := func(kinds []string) []questions.Draft {
		var lists [][]questions.Draft
		for _, kind := range kinds {
			lists = append(lists, byKind[kind])
		}
		return questions.InTurn(lists)
	}
	out := questions.InTurn([][]questions.Draft{inTurn(kinds), inTurn(rest)})
	return questions.Keyed(Name, out, func(int, func(i, j int)) {})
}

func draft(w *questions.World, f *corpus.Fact, r *rand.Rand) questions.Draft {
	list := w.Statements(f.ID)
	gold := questions.Operand(list[0], corpus.OpValue, w.End)
	d := questions.Draft{
		Item: corpus.Item{
			Category: Family{}.Category(), AskedAt: w.End, Answer: questions.AnswerText(f.Value, w.End.Date()),
			Evidence: questions.Evidence(list, corpus.RoleAnswer, 1), Gold: []corpus.GoldAtom{gold,
				questions.Result(gold)},
		},
		Ask: prompts.AskIn{Operation: corpus.OpValue, About: []prompts.Asked{w.Asked(f)}},
	}
	if handedOver(w, f) && len(list) == 1 && r.IntN(2) == 0 {
		given, _, _ := strings.Cut(list[0].Message.AuthorName, " ")
		d.Ask.Speaker = given
		d.Item.Gold[0].NamedSpeakerID = list[0].Message.AuthorID
		d.Item.Gold[1].NamedSpeakerID = list[0].Message.AuthorID
	}
	return d
}

// askable says whether a fact is something that a person would look up later.
func askable(w *questions.World, f *corpus.Fact) bool {
	_, attribute := w.Attribute(f.SubjectID, f.Predicate)
	return f.TaskID != "" && (attribute || f.Predicate == corpus.PredDue || f.Predicate == corpus.PredOwner)
}

// handedOver says whether a question may name the speaker: pages are handed over by a person.
func handedOver(w *questions.World, f *corpus.Fact) bool {
	a, _ := w.Attribute(f.SubjectID, f.Predicate)
	return a.Class == pack.Reference
}
