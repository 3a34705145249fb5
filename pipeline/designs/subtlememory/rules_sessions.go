package subtlememory

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// typed: four different types that there are could have been, one of them is, in a workflow that there is.
func typed(v *view, expect rule.Expect) {
	types := prompts.SessionTypes()
	for _, s := range v.Sessions {
		different := distinct(s.Candidates)
		known := !slices.ContainsFunc(different, func(t string) bool { return !slices.Contains(types, t) })
		expect(len(s.Candidates) == candidates && len(different) == candidates && known && slices.Contains(s.Candidates,
			s.Type) &&
			s.Workflow >= 1 && s.Workflow <= prompts.SessionWorkflows,
			fmt.Sprintf("%s of %s, workflow %d", s.Type, strings.Join(s.Candidates, ", "), s.Workflow),
			fmt.Sprintf("one of %d types, workflow 1 to %d", candidates, prompts.SessionWorkflows), s.SessionID)
	}
}

// shownInPlace: what a variant shows by is stated in each of its sessions, of sets about the user by the user; sessions
// and variants name one another; and no session states anything of a set that it carries nothing of.
func shownInPlace(v *view, expect rule.Expect) {
	owners := map[string][]sessions.Variant{} // by fact
	for _, set := range v.sets {
		for _, x := range v.variants[set.SetID] {
			expect(v.shows(set, x), "sessions "+strings.Join(x.SessionIDs, ", "),
				"sessions that carry it and state what it shows by",
				x.VariantID)
			for _, id := range x.FactIDs {
				owners[id] = append(owners[id], x)
			}
		}
	}
	for _, s := range v.Sessions {
		found := ""
		for _, m := range v.Turns[s.SessionID] {
			for _, f := range v.states[m.ID] {
				carried := slices.ContainsFunc(owners[f.ID], func(x sessions.Variant) bool {
					return slices.Contains(x.SessionIDs,
						s.SessionID)
				})
				if len(owners[f.ID]) > 0 && !carried {
					found = f.ID
				}
			}
		}
		for _, id := range s.VariantIDs {
			if !slices.Contains(v.variant[id].SessionIDs, s.SessionID) {
				found = id
			}
		}
		expect(found == "", "states "+found, "what its variants show by alone", s.SessionID, found)
	}
}

// shows says whether a variant's facts are stated in each of its sessions, by the side that may.
func (v *view) shows(set sessions.Set, x sessions.Variant) bool {
	for _, id := range x.SessionIDs {
		s := v.Session[id]
		if s == nil || !slices.Contains(s.VariantIDs, x.VariantID) {
			return false
		}
		for _, fact := range x.FactIDs {
			if !slices.ContainsFunc(v.Stating(fact), func(s index.Statement) bool {
				return s.Message.SessionID == id && (set.Origin == corpus.OfWorld || s.Message.AuthorRole == prompts.SideUser)
			}) {
				return false
			}
		}
	}
	return len(x.SessionIDs) > 0 && len(x.FactIDs) > 0
}
