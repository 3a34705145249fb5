package grounded

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// placed calls f for the rows of gold of accepted items that are in a message in one way, with the message.
func placed(w *rule.World, how corpus.How, f func(*corpus.Item, *corpus.GoldAtom, *corpus.Message)) {
	for it, g := range w.Gold() {
		if m := w.Message(g.MessageID); hasPlace(g) && g.How == how && g.Atom != nil && m != nil {
			f(it, g, m)
		}
	}
}

// literalOperands: the words at the recorded place read, on the message's date, as the atom.
func literalOperands(w *rule.World, f *rule.Finding) {
	placed(w, corpus.HowLiteral, func(it *corpus.Item, g *corpus.GoldAtom, m *corpus.Message) {
		problem := w.Reads(corpus.RuneSlice(m.Text, g.Start, g.End), m, *g.Atom)
		f.Expect(problem == "", problem, g.Atom.Canonical(), it.ID, m.ID)
	})
}

// stampedOperands: the atom is the message's date or its author's name, and at the recorded place the message asserts
// it, as the plan says.
func stampedOperands(w *rule.World, f *rule.Finding) {
	placed(w, corpus.HowStamped, func(it *corpus.Item, g *corpus.GoldAtom, m *corpus.Message) {
		f.Look()
		stamp, basis := w.Stamp(m, g.Atom.Kind)
		if !stamp.Equal(*g.Atom) {
			f.Violate(g.Atom.Canonical(), "what the message stamps, "+stamp.Canonical(), it.ID, m.ID)
		}
		if surface, ok := rule.WordsAt(m.Text, g.Start, g.End); !ok || !disclosed(w, g, basis) {
			f.Violate(rule.Quote(surface), fmt.Sprintf("words that assert it by %s, as the plan records them", basis), it.ID,
				m.ID)
		}
	})
}

// disclosed says whether the plan records a disclosure of a row's facts at its place, by one of some bases or by any.
func disclosed(w *rule.World, g *corpus.GoldAtom, by ...corpus.Basis) bool {
	return slices.ContainsFunc(w.Disclosed(g.MessageID), func(d corpus.Disclosure) bool {
		return d.Start == g.Start && d.End == g.End && slices.Contains(g.FactIDs, d.FactID) &&
			(len(by) == 0 || slices.Contains(by, d.Basis))
	})
}

// operandsDisclosed: at the place of an operand that is said or inferred the plan records a disclosure of one of its
// facts. That the same words are there is not enough: they may be another subject's.
func operandsDisclosed(w *rule.World, f *rule.Finding) {
	for it, g := range w.Gold() {
		if hasPlace(g) && (g.How == corpus.HowLiteral || g.How == corpus.HowInferred) && g.MessageID != "" {
			f.Expect(disclosed(w, g), fmt.Sprintf("no disclosure at %d to %d", g.Start, g.End),
				"a disclosure of the operand's fact", it.ID, g.MessageID)
		}
	}
}

// goldFacts: the facts of a row exist, none of them is noise, an operand's have its subject, predicate and atom, and a
// result's are those of the operands.
func goldFacts(w *rule.World, f *rule.Finding) {
	for it, g := range w.Gold() {
		if g.Operation == corpus.OpAbsent || g.Part == corpus.PartGiven {
			continue
		}
		f.Look()
		if len(g.FactIDs) == 0 {
			f.Violate("no fact", "the facts that it comes from", it.ID, g.Predicate)
		}
		for _, id := range g.FactIDs {
			if found, expected := goldFact(w, it, g, id); found != "" {
				f.Violate(found, expected, it.ID, id)
			}
		}
	}
}

func goldFact(w *rule.World, it *corpus.Item, g *corpus.GoldAtom, id string) (found, expected string) {
	x := w.Fact(id)
	switch {
	case x == nil:
		return id, "a fact with this id"
	case x.Noise:
		return "a false statement", "a true fact"
	case g.Part == corpus.PartResult:
		if !slices.Contains(w.FactsOf(it, corpus.PartOperand), x) {
			return "a fact of the result that no operand has", "the operands' facts"
		}
	case x.Slot() != g.Slot():
		return g.Predicate + " of " + g.SubjectID, x.Predicate + " of " + x.SubjectID + ", as the fact has it"
	case g.Atom != nil && !x.Value.Equal(*g.Atom):
		return g.Atom.Canonical(), x.Value.Canonical() + ", as the fact has it"
	}
	return "", ""
}

// evidenceStates: every message that counts as an answer states a fact of the item's gold, so that any one of an
// alternative set will do.
func evidenceStates(w *rule.World, f *rule.Finding) {
	w.EachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if e.Role != corpus.RoleAnswer || m == nil {
			return
		}
		states := slices.ContainsFunc(w.Disclosed(m.ID), func(d corpus.Disclosure) bool {
			return slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, d.FactID) })
		})
		f.Expect(states, "a message that states none of its facts", "answer evidence that states one", it.ID, m.ID)
	})
}
