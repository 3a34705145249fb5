package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// literalOperands: what stands at the recorded place reads, on the message's date, as the atom.
func literalOperands(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		m := w.Message(g.MessageID)
		if !hasPlace(g.Part) || g.How != corpus.HowLiteral || g.Atom == nil || m == nil {
			return
		}
		f.look()
		surface := corpus.RuneSlice(m.Text, g.Start, g.End)
		if problem := w.reads(surface, m, *g.Atom); problem != "" {
			f.violate(problem, g.Atom.Canonical(), it.ID, m.ID)
		}
	})
}

// reads returns what is wrong with reading a surface of a message as a value, empty for nothing.
func (w *world) reads(surface string, m *corpus.Message, v corpus.Value) string {
	got, err := corpus.Parse(v.Kind, surface, m.At.Date(), w.lex)
	switch {
	case err != nil:
		return fmt.Sprintf("%s, which is no %s", quote(surface), v.Kind)
	case !got.Equal(v):
		return fmt.Sprintf("%s, which reads as %s", quote(surface), got.Canonical())
	}
	return ""
}

// stampedOperands: the atom is the message's date or its author's name, and at
// the recorded place the message asserts it, as the plan says.
func stampedOperands(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		m := w.Message(g.MessageID)
		if !hasPlace(g.Part) || g.How != corpus.HowStamped || g.Atom == nil || m == nil {
			return
		}
		f.look()
		stamp, basis := w.stamp(m, g.Atom.Kind)
		if !stamp.Equal(*g.Atom) {
			f.violate(g.Atom.Canonical(), "what the message stamps, "+stamp.Canonical(), it.ID, m.ID)
		}
		asserted := slices.ContainsFunc(w.Disclosed(m.ID), func(d corpus.Disclosure) bool {
			return d.Basis == basis && d.Start == g.Start && d.End == g.End && slices.Contains(g.FactIDs, d.FactID)
		})
		if surface, ok := wordsAt(m.Text, g.Start, g.End); !asserted || !ok {
			f.violate(quote(surface), fmt.Sprintf("words that assert it by %s, as the plan records them", basis), it.ID,
				m.ID)
		}
	})
}

// stamp returns what a message says by itself of a kind: its date, or its author's name.
func (w *world) stamp(m *corpus.Message, kind corpus.Kind) (corpus.Value, corpus.Basis) {
	if kind == corpus.KindDate {
		return corpus.DateValue(m.At.Date()), corpus.BasisTimestamp
	}
	name := m.AuthorName
	if p := w.Person(m.AuthorID); p != nil {
		name = p.Name
	}
	return corpus.TextValue(kind, name), corpus.BasisAuthor
}

// goldFacts: the facts of a row exist, none of them is noise, an operand's
// have its subject, predicate and atom, and a result's are those of the operands.
func goldFacts(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.Operation == corpus.OpAbsent || g.Part == corpus.PartGiven {
			return
		}
		f.look()
		if len(g.FactIDs) == 0 {
			f.violate("no fact", "the facts that it comes from", it.ID, g.Predicate)
		}
		for _, id := range g.FactIDs {
			if problem, expected := w.goldFact(it, g, id); problem != "" {
				f.violate(problem, expected, it.ID, id)
			}
		}
	})
}

func (w *world) goldFact(it *corpus.Item, g *corpus.GoldAtom, id string) (found, expected string) {
	fact := w.Fact(id)
	switch {
	case fact == nil:
		return id, "a fact with this id"
	case fact.Noise:
		return "a false statement", "a true fact"
	case g.Part == corpus.PartResult:
		if !slices.ContainsFunc(it.Gold, func(o corpus.GoldAtom) bool {
			return o.Part == corpus.PartOperand && slices.Contains(o.FactIDs, id)
		}) {
			return "a fact of the result that no operand has", "the operands' facts"
		}
	case fact.SubjectID != g.SubjectID || fact.Predicate != g.Predicate:
		return g.Predicate + " of " + g.SubjectID, fact.Predicate + " of " + fact.SubjectID + ", as the fact has it"
	case g.Atom != nil && !fact.Value.Equal(*g.Atom):
		return g.Atom.Canonical(), fact.Value.Canonical() + ", as the fact has it"
	}
	return "", ""
}

// operandsDisclosed: at the place of a literal operand the plan records a disclosure of one of its facts. That the same
// words stand there is not enough: they may be another subject's.
func operandsDisclosed(w *world, f *Finding) {
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if !hasPlace(g.Part) || g.How != corpus.HowLiteral || g.MessageID == "" {
			return
		}
		there := slices.ContainsFunc(w.Disclosed(g.MessageID), func(d corpus.Disclosure) bool {
			return d.Start == g.Start && d.End == g.End && slices.Contains(g.FactIDs, d.FactID)
		})
		f.expect(there, fmt.Sprintf("no disclosure at %d to %d", g.Start, g.End), "a disclosure of the operand's fact",
			it.ID, g.MessageID)
	})
}

// evidenceStates: every message that counts as an answer states a fact of the
// item's gold, so that any one of a group will do.
func evidenceStates(w *world, f *Finding) {
	w.eachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if e.Role != corpus.RoleAnswer || m == nil {
			return
		}
		states := slices.ContainsFunc(w.Disclosed(m.ID), func(d corpus.Disclosure) bool {
			return slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool {
				return slices.Contains(g.FactIDs, d.FactID)
			})
		})
		f.expect(states, "a message that states none of its facts", "answer evidence that states one", it.ID, m.ID)
	})
}
