package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/validate"
)

func undisturbedRules() []rule {
	return []rule{
		{Undisturbed, "no other value", "accepted items", Proved, tables(needGold, needPlan), each(noOtherValue)},
		{Undisturbed, "disclosures read back", "disclosures", Proved, tables(needPlan, needLexicon),
			each(disclosuresReadBack)},
		{Undisturbed, "mistakes are corrected", "mistakes", Proved, needPlan, each(mistakesCorrected)},
		{Undisturbed, "counted sets are closed", "members of sets", Proved, needPlan, each(setsClosed)},
		{Undisturbed, "abstention is filled nowhere", "absent facts", Proved, tables(needGold, needPlan),
			each(filledNowhere)},
	}
}

// noOtherValue computes over the facts and where they are stated what the filter computed when the item was judged.
func noOtherValue(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		f.look()
		for _, p := range validate.Undisturbed(w.index, *it) {
			f.violate(p.Text, "nothing that disturbs the item", it.ID, p.MessageID, p.FactID)
		}
	}
}

// disclosuresReadBack reads every disclosure out of its text. With the rule that no value stands uncovered in a text,
// it makes the disclosures the whole of what the texts say, so that what is computed over them holds of the texts.
func disclosuresReadBack(w *world, f *Finding) {
	for _, s := range w.Statements() {
		f.look()
		surface, ok := wordsAt(s.Message.Text, s.Start, s.End)
		if !ok || surface != s.Surface {
			f.violate(quote(surface), quote(s.Surface)+" as whole words", s.Message.ID, s.FactID)
			continue
		}
		if problem := w.disclosed(s); problem != "" {
			f.violate(problem, s.Fact.Value.Canonical(), s.Message.ID, s.FactID)
		}
	}
}

// disclosed returns what is wrong with reading the value of a disclosure.
func (w *world) disclosed(s index.Statement) string {
	switch s.Basis {
	case corpus.BasisText:
		return w.reads(s.Surface, s.Message, s.Fact.Value)
	case corpus.BasisTimestamp, corpus.BasisAuthor:
		stamp, basis := w.stamp(s.Message, s.Fact.Value.Kind)
		switch {
		case basis != s.Basis:
			return fmt.Sprintf("a %s by %s", s.Fact.Value.Kind, s.Basis)
		case !stamp.Equal(s.Fact.Value):
			return stamp.Canonical() + " by " + string(s.Basis)
		}
		return ""
	}
	return fmt.Sprintf("the basis %q", s.Basis)
}

// mistakesCorrected: whoever reads a false statement can read in the same group, later, the fact that puts it right:
// one that corrects it, or the true one that it is about. On a flagged day that may be lost.
func mistakesCorrected(w *world, f *Finding) {
	corrections := map[string][]index.Statement{} // by the false statement
	truth := map[string][]index.Statement{}       // by the true fact
	putRight := map[string][]string{}             // false statement → the facts that correct it
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Corrects != "" && !x.Noise {
			putRight[x.Corrects] = append(putRight[x.Corrects], x.ID)
		}
	}
	for _, s := range w.Statements() {
		if id := s.Fact.Corrects; id != "" && !s.Fact.Noise {
			corrections[id] = append(corrections[id], s)
		}
		if !s.Fact.Noise {
			truth[s.Fact.ID] = append(truth[s.Fact.ID], s)
		}
	}
	for _, s := range w.Statements() {
		if !s.Fact.Noise {
			continue
		}
		later := func(c index.Statement) bool {
			return c.Message.GroupID == s.Message.GroupID && c.Message.Seq > s.Message.Seq
		}
		corrected := slices.ContainsFunc(corrections[s.Fact.ID], later) ||
			slices.ContainsFunc(truth[s.Fact.About], later)
		if !corrected && slices.ContainsFunc(putRight[s.Fact.ID], w.bare) {
			continue
		}
		f.expect(corrected, quote(s.Surface)+", which is wrong", "a later correction in the same group", s.Message.ID,
			s.Fact.ID)
	}
}

// setsClosed: a counted set has one closing day, and nobody adds to it later.
func setsClosed(w *world, f *Finding) {
	closes := map[string]corpus.Date{}
	for i := range w.c.Facts {
		fact := &w.c.Facts[i]
		if fact.SetID == "" {
			continue
		}
		f.look()
		if _, ok := closes[fact.SetID]; !ok {
			closes[fact.SetID] = fact.SetCloses
		}
		if fact.SetCloses == 0 || fact.SetCloses != closes[fact.SetID] {
			f.violate("the set closes on "+quote(fact.SetCloses.String()), "one closing day for all members", fact.ID,
				fact.SetID)
		}
		if fact.SetCloses != 0 && fact.From > fact.SetCloses {
			f.violate("a member from "+fact.From.String(), "none after "+fact.SetCloses.String(), fact.ID, fact.SetID)
		}
	}
	for _, s := range w.Statements() {
		if end := s.Fact.SetCloses; s.Fact.SetID != "" && end != 0 && s.Message.At.Date() > end {
			f.violate(quote(s.Surface)+" on "+s.Message.At.Date().String(), "nothing added after "+end.String(),
				s.Message.ID, s.Fact.ID)
		}
	}
}

// filledNowhere: no message states a value for what abstention asks, true,
// false or only weighed, before or after the question, nor promises one. It looks at disclosures by itself.
func filledNowhere(w *world, f *Finding) {
	filled := map[validate.Slot][]index.Statement{}
	for _, s := range w.Statements() {
		slot := validate.Slot{SubjectID: s.Fact.SubjectID, Predicate: s.Fact.Predicate}
		filled[slot] = append(filled[slot], s)
		if about := w.Fact(s.Fact.About); about != nil &&
			(s.Fact.Predicate == corpus.PredOption || s.Fact.Predicate == corpus.PredPromised) {
			slot = validate.Slot{SubjectID: about.SubjectID, Predicate: about.Predicate}
			filled[slot] = append(filled[slot], s)
		}
	}
	w.eachGold(func(it *corpus.Item, g *corpus.GoldAtom) {
		if g.Operation != corpus.OpAbsent {
			return
		}
		f.look()
		for _, s := range filled[validate.Slot{SubjectID: g.SubjectID, Predicate: g.Predicate}] {
			f.violate(quote(s.Surface), "no message that says it", it.ID, s.Message.ID, s.Fact.ID)
		}
	})
}
