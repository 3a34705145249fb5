// Package undisturbed has the rules that nothing else in the texts answers a question: no other value, no mistake that
// is not corrected, no side with authority, no option that is right as well.
package undisturbed

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/validate"
	"memloom/validate/check/rule"
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each := rule.Each
	const needs = rule.Gold + rule.Plan
	return rule.Of(rule.Undisturbed,
		each("no other value", "accepted items", needs, noOtherValue),
		each("disclosures read back", "disclosures", rule.Plan+rule.Names, disclosuresReadBack),
		each("mistakes are corrected", "mistakes", rule.Plan, mistakesCorrected),
		each("counted sets are closed", "members of sets", rule.Plan, setsClosed),
		each("abstention is filled nowhere", "absent facts", needs, filledNowhere),
		each("recalls name no value", "messages that recall one", rule.Plan+rule.Names, recallsWithoutValue),
		each("options are weighed for their decision", "options", "scaffold/facts", optionsOfDecision),
		each("ledgers follow what was said", "entries of ledgers", rule.Plan+"scaffold/ledgers"+rule.Flagged, ledgersFollow),
		each("contradictions have two sides", "facts that contradict one another", rule.Plan, twoSides),
		each("what held before is a wrong option", "items of update", rule.Items+"key/options"+needs+rule.Names,
			supersededOption),
		each("old values are told once", "items about a superseded value", needs, oldToldOnce),
		each("clues are all needed", "items whose subject clues tell", needs+"scaffold/tasks data/people", cluesNeeded),
	)
}

// noOtherValue computes over the facts and where they are stated what the filter computed when the item was judged.
func noOtherValue(w *rule.World, f *rule.Finding) {
	facts := validate.NewFactIndex(w.Facts, w.Plan, w.Messages).Named(w.Names())
	for _, it := range w.Accepted() {
		f.Look()
		for _, p := range validate.Undisturbed(facts, *it) {
			f.Violate(p.Text, "nothing that disturbs the item", it.ID, p.MessageID, p.FactID)
		}
	}
}

// disclosuresReadBack reads every disclosure out of its text. With the rule that no value is uncovered in a text, it
// makes the disclosures the whole of what the texts say, so that what is computed over them holds of the texts.
func disclosuresReadBack(w *rule.World, f *rule.Finding) {
	for _, s := range w.Statements() {
		f.Look()
		surface, ok := rule.WordsAt(s.Message.Text, s.Start, s.End)
		if !ok || surface != s.Surface {
			f.Violate(rule.Quote(surface), rule.Quote(s.Surface)+" as whole words", s.Message.ID, s.FactID)
		} else if problem := readBack(w, s); problem != "" {
			f.Violate(problem, s.Fact.Value.Canonical(), s.Message.ID, s.FactID)
		}
	}
}

// readBack says why the value of a disclosure does not read back; empty if it does.
func readBack(w *rule.World, s index.Statement) string {
	if s.Basis == corpus.BasisText {
		return w.Reads(s.Surface, s.Message, s.Fact.Value)
	}
	stamp, basis := w.Stamp(s.Message, s.Fact.Value.Kind)
	switch {
	case s.Basis != corpus.BasisTimestamp && s.Basis != corpus.BasisAuthor:
		return fmt.Sprintf("the basis %q", s.Basis)
	case basis != s.Basis:
		return fmt.Sprintf("a %s by %s", s.Fact.Value.Kind, s.Basis)
	case !stamp.Equal(s.Fact.Value):
		return stamp.Canonical() + " by " + string(s.Basis)
	}
	return ""
}

// mistakesCorrected: who reads a false statement can read in the same group, later, the fact that puts it right: one
// that corrects it, or the true one that it is about. On a flagged day that may be missing.
func mistakesCorrected(w *rule.World, f *rule.Finding) {
	for _, s := range w.Statements() {
		if !s.Fact.Noise {
			continue
		}
		corrections := slices.DeleteFunc(slices.Clone(w.Correcting(s.Fact.ID)), func(x *corpus.Fact) bool { return x.Noise })
		bare := slices.ContainsFunc(corrections, func(x *corpus.Fact) bool { return w.Bare(x.ID) })
		if truth := w.Fact(s.Fact.About); truth != nil && !truth.Noise {
			corrections = append(corrections, truth)
		}
		corrected := slices.ContainsFunc(corrections, func(x *corpus.Fact) bool {
			return slices.ContainsFunc(w.Sources(x.ID), func(m *corpus.Message) bool {
				return m.GroupID == s.Message.GroupID && m.Seq > s.Message.Seq
			})
		})
		if corrected || !bare {
			f.Expect(corrected, rule.Quote(s.Surface)+", which is wrong", "a later correction in the same group", s.Message.ID,
				s.Fact.ID)
		}
	}
}

// setsClosed: a counted set has one closing day, and nothing is added to it later.
func setsClosed(w *rule.World, f *rule.Finding) {
	closes := map[string]corpus.Date{}
	for x := range rule.All(w.Facts) {
		if x.SetID == "" {
			continue
		}
		f.Look()
		if _, ok := closes[x.SetID]; !ok {
			closes[x.SetID] = x.SetCloses
		}
		if x.SetCloses == 0 || x.SetCloses != closes[x.SetID] {
			f.Violate("the set closes on "+rule.Quote(x.SetCloses.String()), "one closing day for all members", x.ID, x.SetID)
		}
		if x.SetCloses != 0 && x.From > x.SetCloses {
			f.Violate("a member from "+x.From.String(), "none after "+x.SetCloses.String(), x.ID, x.SetID)
		}
	}
	for _, s := range w.Statements() {
		if end := s.Fact.SetCloses; s.Fact.SetID != "" && end != 0 && s.Message.At.Date() > end {
			f.Violate(rule.Quote(s.Surface)+" on "+s.Message.At.Date().String(), "nothing added after "+end.String(),
				s.Message.ID, s.Fact.ID)
		}
	}
}

// filledNowhere: no message states a value for what abstention asks, true, false or only weighed, before or after the
// question, nor promises one. It looks at disclosures by itself.
func filledNowhere(w *rule.World, f *rule.Finding) {
	filled := map[corpus.Slot][]index.Statement{}
	for _, s := range w.Statements() {
		filled[s.Fact.Slot()] = append(filled[s.Fact.Slot()], s)
		weighed := s.Fact.Predicate == corpus.PredOption || s.Fact.Predicate == corpus.PredPromised
		if about := w.Fact(s.Fact.About); about != nil && weighed {
			filled[about.Slot()] = append(filled[about.Slot()], s)
		}
	}
	for it, g := range w.Gold() {
		if g.Operation != corpus.OpAbsent {
			continue
		}
		f.Look()
		for _, s := range filled[g.Slot()] {
			f.Violate(rule.Quote(s.Surface), "no message that says it", it.ID, s.Message.ID, s.Fact.ID)
		}
	}
}

// recallsWithoutValue: a message that refers to an earlier one does not repeat its value, so that the value has to be
// found where it was said.
func recallsWithoutValue(w *rule.World, f *rule.Finding) {
	people := map[string]bool{}
	for _, p := range w.People {
		people[p.Name] = true
	}
	for p := range rule.All(w.Plan) {
		m := w.Message(p.MessageID)
		if m == nil || w.Message(p.RecallsID) == nil {
			continue
		}
		f.Look()
		for _, d := range w.Disclosed(p.RecallsID) {
			x := w.Fact(d.FactID)
			if x == nil || d.Basis != corpus.BasisText || people[x.Value.Text] || // people are addressed by their names
				w.Discloses(m.ID, func(own *corpus.Fact) bool { return own.Value.Equal(x.Value) }) {
				continue
			}
			if repeats(w, m, x.Value, d.Surface) {
				f.Violate(rule.Quote(d.Surface)+" in "+rule.Quote(m.Text), "words without the value that is recalled", m.ID,
					p.RecallsID, x.ID)
			}
		}
	}
}

// repeats says whether a message holds a value outside of what it states itself: one that a scan finds by its form, or
// else the words that stated it. The day on which it was said is no value: "as promised on Friday" names the message
// that is meant, even where another Friday was promised.
func repeats(w *rule.World, m *corpus.Message, v corpus.Value, surface string) bool {
	own := w.Covered(m.ID)
	for _, s := range corpus.Uncovered(m.Text, m.At.Date(), w.Lex, own) {
		if slices.ContainsFunc(s.Values, v.Equal) && !w.NamesRecalled(m, s.Surface) {
			return true
		}
	}
	rest := []rune(m.Text)
	for _, iv := range own {
		for i := max(iv.Start, 0); i < min(iv.End, len(rest)); i++ {
			rest[i] = '\u2588'
		}
	}
	return v.Text != "" && corpus.ContainsWord(corpus.Folded(string(rest)), corpus.Folded(surface))
}

// optionsOfDecision: what was weighed for a decision is what another person then decided, or no value that its
// attribute ever has.
func optionsOfDecision(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		about := w.Fact(x.About)
		if x.Predicate != corpus.PredOption || x.Noise || about == nil {
			continue
		}
		f.Look()
		for _, taken := range w.Values(about.Slot()) {
			adopted := taken == about && (len(x.Knowers) == 0 || !slices.Contains(taken.Knowers, x.Knowers[0]))
			if !taken.Noise && taken.Value.Equal(x.Value) && !adopted {
				f.Violate(x.Value.Canonical()+", which is taken elsewhere", "a value that was only weighed, or the decision's",
					x.ID, taken.ID)
			}
		}
	}
}

// ledgersFollow: a matter is in a ledger once, what is decided was stated by then, what is open or pending was not,
// what is pending was promised (G8).
func ledgersFollow(w *rule.World, f *rule.Finding) {
	for l := range rule.All(w.Ledgers) {
		m := w.Message(l.MessageID)
		if m == nil {
			continue
		}
		seen := map[string]bool{}
		for n, e := range slices.Concat(l.Decided, l.Open, l.Pending) {
			f.Look()
			ids := []string{l.TaskID, l.MessageID, e.FactID}
			if x := w.Fact(e.FactID); seen[e.Text] || e.Text == "" || x != nil && x.Noise {
				f.Violate(rule.Quote(e.Text)+" again, empty or false", "a matter of its own", ids...)
			}
			seen[e.Text] = true
			said := w.FirstSaid(e.FactID) // of one minute those count that come first in the table
			by := said != nil && (said.At < m.At || said.At == m.At && said.ID <= m.ID)
			switch decided := n < len(l.Decided); {
			case w.Bare(e.FactID):
			case decided != by:
				f.Violate(fmt.Sprintf("%s, decided: %v", rule.Quote(e.Text), decided),
					"decided if and only if it was said by "+m.At.String(), ids...)
			case n >= len(l.Decided)+len(l.Open) && !promised(w, e.FactID, m.At):
				f.Violate(rule.Quote(e.Text)+" pending", "a promise by "+m.At.String(), ids...)
			}
		}
	}
}

// promised says whether a fact was promised by a time, or was to be on a flagged day.
func promised(w *rule.World, fact string, by corpus.Stamp) bool {
	return slices.ContainsFunc(w.About(fact), func(x *corpus.Fact) bool {
		return x.Predicate == corpus.PredPromised && !x.Noise && (w.Bare(x.ID) || w.SaidBefore(x.ID, by+1))
	})
}
