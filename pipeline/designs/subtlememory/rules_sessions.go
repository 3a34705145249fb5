package subtlememory

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/prompts"
	"memloom/validate/check"
)

// alternating: the user writes first, then both sides take turns.
func alternating(v *view, expect check.Expect) { talks.Alternating(v.sessions, v.messages, expect) }

// turned: sessions have an even number of turns, within the bounds of the recipe.
func turned(r request, v *view, expect check.Expect) {
	k := cmp.Or(r.keys, &Section{})
	for _, s := range v.sessions {
		talks.Turned(s, len(v.messages[s.SessionID]), k.TurnsMin, k.TurnsMax, expect)
	}
}

// bounded: every message is of a known session, which begins with its first and ends with its last one and stands where it
// stands.
func bounded(v *view, expect check.Expect) {
	for i := range v.c.Messages {
		if m := &v.c.Messages[i]; v.session[m.SessionID] == nil {
			expect(false, "session "+m.SessionID, "a session of the table", m.ID)
		}
	}
	for _, s := range v.sessions {
		list := v.messages[s.SessionID]
		if len(list) == 0 {
			expect(false, "no message", "the messages of the session", s.SessionID)
			continue
		}
		first, last := list[0], list[len(list)-1]
		elsewhere := slices.ContainsFunc(list, func(m *corpus.Message) bool { return m.GroupID != s.GroupID })
		expect(first.At.Time().UnixMicro() == s.Started && last.At.Time().UnixMicro() == s.Ended && !elsewhere,
			fmt.Sprintf("messages of %s from %s to %s", first.GroupID, first.At, last.At), "the group and the times of the session", s.SessionID)
	}
}

// following: a user's sessions are numbered in the order of time, by seq and by id, and none begins before the one in front of
// it is over; neither do messages run back.
func following(v *view, expect check.Expect) {
	of := map[string][]sets.Session{}
	for _, s := range v.sessions {
		of[s.UserID] = append(of[s.UserID], s)
	}
	for _, list := range of {
		slices.SortStableFunc(list, func(a, b sets.Session) int { return cmp.Compare(a.Seq, b.Seq) })
		for i, s := range list {
			holds, found := int(s.Seq) == i+1, fmt.Sprintf("number %d", s.Seq)
			if i > 0 {
				before := list[i-1]
				holds = holds && before.Ended < s.Started && numbered(before.SessionID, s.SessionID)
				found += " after " + before.SessionID
			}
			sorted := slices.IsSortedFunc(v.messages[s.SessionID], func(a, b *corpus.Message) int { return cmp.Compare(a.At, b.At) })
			expect(holds && sorted, found, fmt.Sprintf("number %d, with an id and a beginning behind the end of the one before", i+1), s.SessionID)
		}
	}
}

// numbered says whether the number of one id is below that of another.
func numbered(a, b string) bool {
	a, b = strings.TrimLeft(a, "S0"), strings.TrimLeft(b, "S0")
	return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b)) < 0
}

// typed: four different types that there are could have been, one of them is, in a workflow that there is.
func typed(v *view, expect check.Expect) {
	types := prompts.SessionTypes()
	for _, s := range v.sessions {
		different := distinct(slices.Clone(s.Candidates))
		known := !slices.ContainsFunc(different, func(t string) bool { return !slices.Contains(types, t) })
		expect(len(s.Candidates) == candidates && len(different) == candidates && known && slices.Contains(s.Candidates, s.Type) &&
			s.Workflow >= 1 && s.Workflow <= prompts.SessionWorkflows,
			fmt.Sprintf("%s of %s, workflow %d", s.Type, strings.Join(s.Candidates, ", "), s.Workflow),
			fmt.Sprintf("one of %d types, workflow 1 to %d", candidates, prompts.SessionWorkflows), s.SessionID)
	}
}

// shownInPlace: what a variant shows by is stated in each of its sessions, of sets about the user by the user; sessions and
// variants name one another; and no session states anything of a set that it carries nothing of.
func shownInPlace(v *view, expect check.Expect) {
	owners := map[string][]sets.Variant{} // by fact
	for _, set := range v.sets {
		for _, x := range v.variants[set.SetID] {
			expect(v.shows(set, x), "sessions "+strings.Join(x.SessionIDs, ", "), "sessions that carry it and state what it shows by",
				x.VariantID)
			for _, id := range x.FactIDs {
				owners[id] = append(owners[id], x)
			}
		}
	}
	for _, s := range v.sessions {
		found := ""
		for _, m := range v.messages[s.SessionID] {
			for _, f := range v.states[m.ID] {
				carried := slices.ContainsFunc(owners[f.ID], func(x sets.Variant) bool { return slices.Contains(x.SessionIDs, s.SessionID) })
				if !carried && !v.dates(m, f) {
					found = f.ID
				}
			}
		}
		for _, id := range s.VariantIDs {
			if !v.places(id, s.SessionID) {
				found = id
			}
		}
		expect(found == "", "states "+found, "what its variants show by alone", s.SessionID, found)
	}
}

// shows says whether a variant's facts are stated in each of its sessions, by the side that may.
func (v *view) shows(set sets.Set, x sets.Variant) bool {
	for _, id := range x.SessionIDs {
		s := v.session[id]
		if s == nil || !slices.Contains(s.VariantIDs, x.VariantID) {
			return false
		}
		for _, fact := range x.FactIDs {
			if !slices.ContainsFunc(v.stated[fact], func(m *corpus.Message) bool {
				return m.SessionID == id && (set.Origin == sets.OfWorld || m.AuthorRole == sideUser)
			}) {
				return false
			}
		}
	}
	return len(x.SessionIDs) > 0 && len(x.FactIDs) > 0
}

// dates says whether a fact is the date of another one that its message states.
func (v *view) dates(m *corpus.Message, f *corpus.Fact) bool {
	return f.Predicate == predFrom && slices.ContainsFunc(v.states[m.ID], func(g *corpus.Fact) bool {
		return g.Predicate != predFrom && g.SubjectID == f.SubjectID && g.From == f.Value.Date
	})
}

// places says whether a variant of an id names a session.
func (v *view) places(id, session string) bool {
	for _, list := range v.variants {
		for _, x := range list {
			if x.VariantID == id {
				return slices.Contains(x.SessionIDs, session)
			}
		}
	}
	return false
}
