package awareness

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// The anchors of items, which their Subcategory names.
const (
	anchorRule     = "rule"       // what a rule requires
	anchorOverride = "override"   // what its override requires in a case
	anchorCase     = "definition" // the same, the case told in the words of its definition and the matter by its rule
	anchorContact  = "contact"    // who approves or reviews
	anchorCap      = "cap"        // a sum that must not be passed
	anchorFreeze   = "freeze"     // a day after which nothing changes
	anchorDeadline = "deadline"   // a day that was set for something
	anchorAbsence  = "absence"    // a person who is needed is away
	anchorChange   = "change"     // a value that replaced another
)

// maxSnippets is how many facts an item may rest on (E19: one to four).
const maxSnippets = 4

// anchor is a decisive fact with the snippets around it and the situation in which it decides.
type anchor struct {
	kind     string
	decisive *corpus.Fact   // the right option says its value
	bridges  []*corpus.Fact // lead to it: a definition, who the reviewer is
	older    []*corpus.Fact // held before it, until it took their place
	general  []*corpus.Fact // the rule to which it is the exception: holds still, where its case does not
	context  []*corpus.Fact // the other cases of a rule, another person's absence: shown, not needed
	at       corpus.Stamp   // when it is asked

	first, last corpus.Date // between which it can be asked

	task      string        // what the question is about, by name: a task, or the matter of a rule
	owner     string        // of the task
	due       corpus.Date   // by which the task has to be done, as known when it is asked
	wish      string        // what a person wants to do with it
	of        prompts.Asked // the slot of which options state a value
	situation string        // the case in which it is asked, in the question's words
	named     corpus.Value  // the value that the wish names: a sum, a day
	rule      *corpus.Fact  // by which the matter is told; nil where the question names it
}

// snippets returns all facts of an anchor.
func (a anchor) snippets() []*corpus.Fact {
	out := []*corpus.Fact{a.decisive}
	for _, list := range [][]*corpus.Fact{a.bridges, a.older, a.general, a.context} {
		out = append(out, list...)
	}
	return out
}

// said returns where a fact is stated before a time, earliest first. The caller must not change it.
func said(w *questions.World, factID string, before corpus.Stamp) []questions.Statement {
	list := w.Statements(factID)
	n := slices.IndexFunc(list, func(s questions.Statement) bool { return s.Message.At >= before })
	if n < 0 {
		return list
	}
	return list[:n]
}

// evidence gives every snippet its alternative set and role. The first statement of each is its place in gold.
func (a anchor) evidence(w *questions.World) ([]corpus.Evidence, []corpus.GoldAtom) {
	var evidence []corpus.Evidence
	var gold []corpus.GoldAtom
	group := 0
	add := func(f *corpus.Fact, role corpus.Role, part string) {
		group++
		list := said(w, f.ID, a.at)
		evidence = append(evidence, questions.Evidence(list, role, group)...)
		if part != "" {
			row := questions.Operand(list[0], corpus.OpChoose, a.at)
			row.Part = part
			gold = append(gold, row)
		}
	}
	add(a.decisive, corpus.RoleAnswer, corpus.PartOperand)
	for _, f := range a.bridges {
		add(f, corpus.RoleBridge, corpus.PartBridge)
	}
	for _, f := range a.older {
		add(f, corpus.RoleSuperseded, "")
	}
	for _, f := range slices.Concat(a.general, a.context) {
		add(f, corpus.RoleContext, "")
	}
	if a.named.Kind != "" {
		v := a.named
		gold = append(gold, corpus.GoldAtom{
			Part: corpus.PartGiven, SubjectID: a.decisive.SubjectID, Predicate: a.decisive.Predicate, At: a.at,
			Operation: corpus.OpChoose, Atom: &v, How: corpus.HowLiteral,
		})
	}
	return evidence, append(gold, questions.Result(gold[0]))
}
