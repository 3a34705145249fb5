package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
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
	for _, it := range w.accepted {
		f.look()
		for _, p := range validate.Undisturbed(w.index, *it) {
			f.violate(p.Text, "nothing that disturbs the item", it.ID, p.MessageID, p.FactID)
		}
	}
}

// disclosuresReadBack reads every disclosure out of its text. With the rule that no value stands uncovered in a text,
// it makes the disclosures the whole of what the texts say, so that what is computed over them holds of the texts.
func disclosuresReadBack(w *world, f *Finding) {
	for _, s := range w.stated {
		f.look()
		surface, ok := wordsAt(s.message.Text, s.Start, s.End)
		if !ok || surface != s.Surface {
			f.violate(quote(surface), quote(s.Surface)+" as whole words", s.message.ID, s.FactID)
			continue
		}
		if problem := w.disclosed(s); problem != "" {
			f.violate(problem, s.fact.Value.Canonical(), s.message.ID, s.FactID)
		}
	}
}

// disclosed returns what is wrong with reading the value of a disclosure.
func (w *world) disclosed(s stated) string {
	switch s.Basis {
	case corpus.BasisText:
		return w.reads(s.Surface, s.message, s.fact.Value)
	case corpus.BasisTimestamp, corpus.BasisAuthor:
		stamp, basis := w.stamp(s.message, s.fact.Value.Kind)
		switch {
		case basis != s.Basis:
			return fmt.Sprintf("a %s by %s", s.fact.Value.Kind, s.Basis)
		case !stamp.Equal(s.fact.Value):
			return stamp.Canonical() + " by " + string(s.Basis)
		}
		return ""
	}
	return fmt.Sprintf("the basis %q", s.Basis)
}

// mistakesCorrected: whoever reads a false statement can read in the same group, later, the fact that puts it right:
// one that corrects it, or the true one that it is about. On a flagged day that may be lost.
func mistakesCorrected(w *world, f *Finding) {
	corrections := map[string][]stated{} // by the false statement
	truth := map[string][]stated{}       // by the true fact
	putRight := map[string][]string{}    // false statement → the facts that correct it
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Corrects != "" && !x.Noise {
			putRight[x.Corrects] = append(putRight[x.Corrects], x.ID)
		}
	}
	for _, s := range w.stated {
		if id := s.fact.Corrects; id != "" && !s.fact.Noise {
			corrections[id] = append(corrections[id], s)
		}
		if !s.fact.Noise {
			truth[s.fact.ID] = append(truth[s.fact.ID], s)
		}
	}
	for _, s := range w.stated {
		if !s.fact.Noise {
			continue
		}
		later := func(c stated) bool {
			return c.message.GroupID == s.message.GroupID && c.message.Seq > s.message.Seq
		}
		corrected := slices.ContainsFunc(corrections[s.fact.ID], later) ||
			slices.ContainsFunc(truth[s.fact.About], later)
		if !corrected && slices.ContainsFunc(putRight[s.fact.ID], w.bare) {
			continue
		}
		f.expect(corrected, quote(s.Surface)+", which is wrong", "a later correction in the same group", s.message.ID,
			s.fact.ID)
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
	for _, s := range w.stated {
		if end := s.fact.SetCloses; s.fact.SetID != "" && end != 0 && s.message.At.Date() > end {
			f.violate(quote(s.Surface)+" on "+s.message.At.Date().String(), "nothing added after "+end.String(),
				s.message.ID, s.fact.ID)
		}
	}
}

// filledNowhere: no message states a value for what abstention asks, true,
// false or only weighed, before or after the question, nor promises one. It looks at disclosures by itself.
func filledNowhere(w *world, f *Finding) {
	filled := map[validate.Slot][]stated{}
	for _, s := range w.stated {
		slot := validate.Slot{SubjectID: s.fact.SubjectID, Predicate: s.fact.Predicate}
		filled[slot] = append(filled[slot], s)
		if about := w.facts[s.fact.About]; about != nil &&
			(s.fact.Predicate == corpus.PredOption || s.fact.Predicate == corpus.PredPromised) {
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
			f.violate(quote(s.Surface), "no message that says it", it.ID, s.message.ID, s.fact.ID)
		}
	})
}
