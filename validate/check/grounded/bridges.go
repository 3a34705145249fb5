package grounded

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// changesRecorded: what an item calls the trigger of a change, the value before it, or the latest value is so by the
// links between facts (G15).
func changesRecorded(w *rule.World, f *rule.Finding) {
	links := map[corpus.Operation]struct {
		links           func(*rule.World, *corpus.Item, *corpus.Fact) bool
		found, expected string
	}{
		corpus.OpTrigger: {triggers, "for which no bridge changed", "the fact because of which a bridge's fact holds"},
		corpus.OpPrior: {precedes, "which the current value did not replace",
			"the fact that a bridge's or the given one supersedes"},
		corpus.OpLatest: {isLatest, "which another replaced", "a fact that nothing replaced before the asking"},
	}
	for it, g := range w.Gold() {
		link, of := links[g.Operation]
		if g.Part != corpus.PartResult || !of {
			continue
		}
		f.Look()
		for _, x := range asked(w, it, g.Operation) {
			if !link.links(w, it, x) {
				f.Violate(x.ID+", "+link.found, link.expected, it.ID)
				break
			}
		}
	}
}

// triggers: a bridge's fact names the operand's as its reason.
func triggers(w *rule.World, it *corpus.Item, why *corpus.Fact) bool {
	return slices.ContainsFunc(w.FactsOf(it, corpus.PartBridge), func(x *corpus.Fact) bool { return x.Because == why.ID })
}

// precedes: the operand's fact was replaced by the one that a bridge states, or whose value the question gives.
func precedes(w *rule.World, it *corpus.Item, old *corpus.Fact) bool {
	bridges := w.FactsOf(it, corpus.PartBridge)
	return slices.ContainsFunc(w.Superseding(old.ID), func(x *corpus.Fact) bool {
		return !x.Noise && (slices.Contains(bridges, x) || slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool {
			return g.Part == corpus.PartGiven && g.Atom != nil && x.Value.Equal(*g.Atom)
		}))
	})
}

// isLatest: nothing true that began or was said before the asking supersedes the operand's fact.
func isLatest(w *rule.World, it *corpus.Item, last *corpus.Fact) bool {
	return !slices.ContainsFunc(w.Superseding(last.ID), func(x *corpus.Fact) bool {
		return !x.Noise && (w.SaidBefore(x.ID, it.AskedAt) || x.From < it.AskedAt.Date())
	})
}

// asked are the facts of the operands that an operation is about: the only one, or those of the operation.
func asked(w *rule.World, it *corpus.Item, op corpus.Operation) []*corpus.Fact {
	var own []*corpus.Fact
	for _, g := range it.Gold {
		if g.Part == corpus.PartOperand && g.Operation == op {
			own = append(own, w.FactsBy(g.FactIDs)...)
		}
	}
	if len(own) > 0 {
		return own
	}
	return w.FactsOf(it, corpus.PartOperand)
}

// chain is what leads to the exception of a rule that an item asks for.
type chain struct {
	asked *corpus.Fact // the exception, nil where none is asked for
	rule  *corpus.Fact // the general rule, where it is a bridge, or nil
	other bool         // there is a bridge other than a rule: the definition of the case
}

func chainOf(w *rule.World, it *corpus.Item) (c chain) {
	for g := range rule.All(it.Gold) {
		switch x := w.FactOf(g); {
		case x == nil:
		case g.Part == corpus.PartOperand && rule.IsOverride(x):
			c.asked = x
		case g.Part == corpus.PartBridge && x.Predicate == corpus.PredRequires && x.Condition == "":
			c.rule = x
		}
		if g.Part == corpus.PartBridge && w.FactOf(g) != nil && !strings.EqualFold(g.Predicate, corpus.PredRequires) {
			c.other = true
		}
	}
	if c.rule != nil && (c.asked == nil || c.asked.About != c.rule.ID) {
		c.rule = nil
	}
	return c
}

// bridgesDecide: a matter that is asked about behind a definition or another bridge has two exceptions or more of
// different values, so that the bridge says which one holds.
func bridgesDecide(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		c := chainOf(w, it)
		if c.asked == nil || !c.other {
			continue
		}
		f.Look()
		var values []corpus.Value
		for _, x := range w.About(c.asked.About) {
			if rule.IsOverride(x) && w.SaidBefore(x.ID, it.AskedAt) && !slices.ContainsFunc(values, x.Value.Equal) {
				values = append(values, x.Value)
			}
		}
		if len(values) < 2 {
			f.Violate(fmt.Sprintf("%d exception of the rule", len(values)), "two or more of different values", it.ID,
				c.asked.About)
		}
	}
}

// rulesNeeded: where a question names the matter by its general rule, which is a bridge then, no other general rule
// requires the same, and another rule has an exception in the same case that requires something else: without the rule,
// it is open which of them is asked for (E19).
func rulesNeeded(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		c := chainOf(w, it)
		if c.rule == nil {
			continue
		}
		f.Look()
		alone, needed := true, false
		for x := range rule.All(w.Facts) {
			if x.Predicate != corpus.PredRequires || x.ID == c.rule.ID || x.About == c.rule.ID ||
				!w.SaidBefore(x.ID, it.AskedAt) {
				continue
			}
			alone = alone && (x.Condition != "" || !x.Value.Equal(c.rule.Value))
			needed = needed || x.Condition == c.asked.Condition && !x.Value.Equal(c.asked.Value) &&
				w.Project(x.GroupID) == w.Project(c.asked.GroupID)
		}
		switch {
		case !alone:
			f.Violate("another rule that requires "+c.rule.Value.Canonical(), "one rule that requires it in general", it.ID,
				c.rule.ID)
		case !needed:
			f.Violate("no other rule with an exception "+c.asked.Condition, "another rule with an exception in the same case",
				it.ID, c.asked.ID)
		}
	}
}

// updatesCompose: an item of update that asks for an exception needs the rule and the definition of its case as well:
// both are bridges (E19).
func updatesCompose(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if it.Family == "update" && slices.ContainsFunc(w.FactsOf(it, corpus.PartOperand), rule.IsOverride) {
			c := chainOf(w, it)
			f.Expect(c.rule != nil && c.other, "an exception without its rule or its definition",
				"three pieces that are all needed", it.ID)
		}
	}
}

// membersSay: who first says an implanted fact has a seat in the group.
func membersSay(w *rule.World, f *rule.Finding) {
	for x := range rule.All(w.Facts) {
		if m := w.FirstSaid(x.ID); x.Implanted && m != nil {
			seat := w.Seat(m.GroupID, m.AuthorID)
			f.Expect(seat != nil && !seat.Guest, "said by "+m.AuthorName, "a member of the group", x.ID, m.ID)
		}
	}
}

// implantedSaidBefore: the implanted facts behind an item's gold were said before it is asked.
func implantedSaidBefore(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		for g := range rule.All(it.Gold) {
			if x := w.FactOf(g); x != nil && x.Implanted && g.Part != corpus.PartResult {
				f.Expect(w.SaidBefore(x.ID, it.AskedAt), "an implanted fact that nobody has said by "+it.AskedAt.String(),
					"one that was said before", it.ID, x.ID)
			}
		}
	}
}
