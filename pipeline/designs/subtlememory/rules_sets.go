package subtlememory

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/sessions"
	"memloom/validate/check/rule"
)

// related: the facts of a set are in the relation that it names (S2, S3).
func related(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		found, want := "subtype "+set.Subtype, "a subtype of the relation "+set.Relation
		if at := slices.Index(seeds.Subtypes(), seeds.Subtype(set.Subtype)); at >= 0 &&
			string(seeds.Subtypes()[at].Relation()) == set.Relation {
			found, want = v.relation(set)
		}
		expect(found == "", found, want, set.SetID)
	}
}

// relation says what keeps a set's facts from being in its relation, "" for nothing, and what they should be.
func (v *view) relation(set sessions.Set) (found, want string) {
	facts := v.factsOf(set.SetID)
	for _, f := range facts {
		if f.Noise || len(v.Stating(f.ID)) == 0 {
			return f.ID + " is false, or stated nowhere", "facts that texts state"
		}
	}
	switch seeds.Subtype(set.Subtype) {
	case seeds.MultiEvidence:
		return several(facts), "two facts or more, each of a slot of its own, without a condition"
	case seeds.AnyOne:
		return v.restates(facts), "one value, stated in two sessions or more"
	case seeds.Temporal:
		return v.follows(set, facts), "two values or more of one slot, each replacing the one before, stated with its date"
	case seeds.Contextual:
		return v.depends(set, facts), "different values of one slot, each stated under a condition of its own"
	}
	return contradicts(facts), "two values of one slot, linked, without a date or a condition of their own"
}

// slotOf is what a fact is a value of.
func slotOf(f *corpus.Fact) [2]string { return [2]string{f.SubjectID, f.Predicate} }

// oneSlot says whether facts are values of one thing.
func oneSlot(facts []*corpus.Fact) bool {
	return !slices.ContainsFunc(facts, func(f *corpus.Fact) bool { return slotOf(f) != slotOf(facts[0]) })
}

// values counts the different values of facts.
func values(facts []*corpus.Fact) int {
	var list []string
	for _, f := range facts {
		list = append(list, f.Value.Canonical())
	}
	return len(distinct(list))
}

// several: two facts or more of different slots, all true without a condition.
func several(facts []*corpus.Fact) string {
	seen := map[[2]string]bool{}
	for _, f := range facts {
		if seen[slotOf(f)] || f.Condition != "" || f.To != 0 {
			return f.ID + " beside others, or bound"
		}
		seen[slotOf(f)] = true
	}
	if len(facts) < 2 {
		return fmt.Sprintf("%d facts", len(facts))
	}
	return ""
}

// restates: one value, stated in two sessions or more.
func (v *view) restates(facts []*corpus.Fact) string {
	if len(facts) == 0 || !oneSlot(facts) || values(facts) != 1 {
		return fmt.Sprintf("%d facts", len(facts))
	}
	if n := len(v.sessionsOf(facts...)); n < 2 {
		return fmt.Sprintf("%d sessions", n)
	}
	return ""
}

// follows: values of one slot that replace one another, each stated with the date from which it holds.
func (v *view) follows(set sessions.Set, facts []*corpus.Fact) string {
	if len(facts) < 2 || !oneSlot(facts) {
		return fmt.Sprintf("%d facts", len(facts))
	}
	for _, x := range v.variants[set.SetID] {
		if !v.dated(x) {
			return x.VariantID + " without its date"
		}
	}
	slices.SortStableFunc(facts, func(a, b *corpus.Fact) int { return cmp.Compare(a.From, b.From) })
	for i := 1; i < len(facts); i++ {
		a, b := facts[i-1], facts[i]
		if a.From >= b.From || b.Supersedes != a.ID || a.To == 0 || a.To >= b.From || a.Value.Equal(b.Value) {
			return b.ID + " behind " + a.ID
		}
	}
	return ""
}

// dated says whether every message that states a variant states the date from which it holds.
func (v *view) dated(x sessions.Variant) bool {
	if x.AsOf == nil || len(x.FactIDs) == 0 {
		return false
	}
	for _, s := range v.Stating(x.FactIDs[0]) {
		if !slices.ContainsFunc(v.states[s.Message.ID], func(f *corpus.Fact) bool {
			return f.Predicate == predFrom && f.Value.Canonical() == *x.AsOf && f.Value.Date == s.Fact.From
		}) {
			return false
		}
	}
	return true
}

// depends: values of one slot under different conditions, each stated with its own.
func (v *view) depends(set sessions.Set, facts []*corpus.Fact) string {
	if len(facts) < 2 || !oneSlot(facts) || values(facts) < 2 {
		return fmt.Sprintf("%d facts of %d values", len(facts), values(facts))
	}
	seen := map[string]bool{}
	for _, x := range v.variants[set.SetID] {
		f := v.Fact(x.FactIDs[0])
		condition := strings.ToLower(f.Condition)
		if x.Condition == nil || *x.Condition != f.Condition || condition == "" || seen[condition] {
			return x.VariantID + " under " + condition
		}
		seen[condition] = true
		for _, s := range v.Stating(f.ID) {
			if !strings.Contains(strings.ToLower(s.Message.Text), condition) {
				return s.Message.ID + " without " + condition
			}
		}
	}
	return ""
}

// contradicts: two values of one slot, neither of which anything tells apart.
func contradicts(facts []*corpus.Fact) string {
	if len(facts) != 2 || !oneSlot(facts) || facts[0].Value.Equal(facts[1].Value) {
		return fmt.Sprintf("%d facts", len(facts))
	}
	for i, f := range facts {
		if f.Condition != facts[0].Condition || f.From != facts[0].From || f.To != 0 || f.Supersedes != "" ||
			f.Contradicts != facts[1-i].ID {
			return f.ID + " with something that tells it apart, or without its link"
		}
	}
	return ""
}

// separate: a set takes two sessions or more; a session carries variants of one set, of one about the user one alone;
// and no session has both sides of a contradiction.
func separate(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		taken := map[string]bool{}
		for _, x := range v.variants[set.SetID] {
			for _, id := range x.SessionIDs {
				taken[id] = true
			}
		}
		expect(len(taken) >= 2, fmt.Sprintf("%d sessions", len(taken)), "two or more", set.SetID)
	}
	for _, s := range v.Sessions {
		holds := len(s.VariantIDs) > 0 || s.Filler
		for _, id := range s.VariantIDs {
			set := v.set[v.variant[id].SetID]
			alone := set.Origin == corpus.OfUser || set.Subtype == string(seeds.Conflict)
			holds = holds && set.SetID == v.variant[s.VariantIDs[0]].SetID && (!alone || len(s.VariantIDs) == 1)
		}
		expect(holds, "variants "+strings.Join(s.VariantIDs, ", "),
			"variants of one set, one alone of a user's and of a contradiction", s.SessionID)
	}
}

// apart: between two sessions of a set stand as many of other sets as the recipe asks for.
func apart(v *view, expect rule.Expect) {
	k := v.request.keys
	if k == nil {
		return
	}
	for _, set := range v.sets {
		var at []int
		for _, x := range v.variants[set.SetID] {
			for _, id := range x.SessionIDs {
				if s := v.Session[id]; s != nil && !slices.Contains(at, int(s.Seq)) {
					at = append(at, int(s.Seq))
				}
			}
		}
		slices.Sort(at)
		nearest := len(v.Sessions)
		for i := 1; i < len(at); i++ {
			nearest = min(nearest, at[i]-at[i-1]-1)
		}
		expect(nearest >= k.Apart, fmt.Sprintf("%d sessions between two of the set", nearest), fmt.Sprintf("%d or more",
			k.Apart), set.SetID)
	}
}

// unordered: the statements of a temporal set do not come in the order of their dates, or order alone would settle it.
func unordered(v *view, expect rule.Expect) {
	for _, set := range v.sets {
		if set.Subtype != string(seeds.Temporal) {
			continue
		}
		facts := v.factsOf(set.SetID)
		slices.SortStableFunc(facts, func(a, b *corpus.Fact) int { return cmp.Compare(v.first(a), v.first(b)) })
		sorted := slices.IsSortedFunc(facts, func(a, b *corpus.Fact) int { return cmp.Compare(a.From, b.From) })
		expect(!sorted, "statements in the order of their dates", "another order", set.SetID)
	}
}

// first is the place of the first message that states a fact.
func (v *view) first(f *corpus.Fact) int {
	at := 0
	for _, s := range v.Stating(f.ID) {
		if at == 0 || s.Message.Seq < at {
			at = s.Message.Seq
		}
	}
	return at
}
