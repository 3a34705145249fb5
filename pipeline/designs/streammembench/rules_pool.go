package streammembench

import (
	"fmt"
	"slices"

	"memloom/internal/corpus/index"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// sayings are the places in an episode where the user states a fact.
func (v *view) sayings(fact, session string) []index.Statement {
	return slices.DeleteFunc(slices.Clone(v.Stating(fact)), func(s index.Statement) bool {
		return s.Message.SessionID != session || s.Message.AuthorRole != prompts.SideUser
	})
}

// revealedOnce: an item that is revealed is so in one episode, in which the user states it, and it was stated nowhere
// before; one that is not is stated nowhere (T1, T2).
func revealedOnce(v *view, expect rule.Expect) {
	of := map[string][]sessions.PreferenceState{}
	for _, s := range v.states {
		if s.State == sessions.Revealed {
			of[s.PreferenceID] = append(of[s.PreferenceID], s)
		}
	}
	known := map[string]bool{}
	for _, p := range v.pool {
		known[p.PreferenceID] = true
		said, rows := v.Stating(p.FactID), of[p.PreferenceID]
		switch {
		case len(rows) == 0:
			expect(len(said) == 0, fmt.Sprintf("stated %d times", len(said)), "nowhere stated, since it is unrevealed",
				p.PreferenceID, p.FactID)
		case len(rows) > 1:
			expect(false, fmt.Sprintf("revealed %d times", len(rows)), "once", p.PreferenceID)
		default:
			s := rows[0]
			here := v.sayings(p.FactID, s.SessionID)
			expect(len(here) == 1 && len(said) == 1 && s.FactID == p.FactID && s.To == p.Value,
				fmt.Sprintf("stated %d times, %d by the user in %s", len(said), len(here), s.SessionID),
				"once, by the user, in its episode", p.PreferenceID, p.FactID)
		}
	}
	for _, s := range v.states {
		expect(known[s.PreferenceID], "item "+s.PreferenceID, "an item of the pool", s.SessionID)
	}
}

// flippedSoundly: an item is flipped behind the episode that reveals it, from the value that held, by a fact that
// replaces the one before and that the user states there, with a reason that the user states there too; no item is
// flipped twice in an episode (T2).
func flippedSoundly(v *view, expect rule.Expect) {
	holds := map[string]sessions.PreferenceState{} // what holds of an item, by the last row about it
	states := slices.Clone(v.states)
	slices.SortStableFunc(states,
		func(a, b sessions.PreferenceState) int { return v.place[a.SessionID] - v.place[b.SessionID] })
	for _, s := range states {
		if s.State == sessions.Revealed {
			holds[s.PreferenceID] = s
		}
	}
	for _, s := range states {
		if s.State == sessions.Revealed {
			continue
		}
		found := v.unsound(holds[s.PreferenceID], s)
		expect(found == "", found, "a flip of what was revealed before, by the user, with a reason", s.PreferenceID,
			s.SessionID)
		holds[s.PreferenceID] = s
	}
}

// unsound says what is wrong with a flip of what held before, "" for nothing.
func (v *view) unsound(before, s sessions.PreferenceState) string {
	f := v.Fact(s.FactID)
	switch {
	case s.State != sessions.Flipped:
		return "state " + s.State
	case before.SessionID == "" || v.place[before.SessionID] >= v.place[s.SessionID]:
		return "flipped in " + s.SessionID + ", not behind " + before.SessionID
	case s.From == nil || *s.From != before.To || s.To == before.To:
		return "flipped to " + s.To + " from another value than " + before.To
	case f == nil || f.Supersedes != before.FactID || f.Value.Text != s.To || len(v.sayings(s.FactID, s.SessionID)) == 0:
		return "no statement of the user that replaces " + before.FactID
	case !v.reasoned(s):
		return "no reason that the user states"
	}
	return ""
}

// reasoned says whether the user states the reason of a flip in its episode.
func (v *view) reasoned(s sessions.PreferenceState) bool {
	if s.Reason == nil || s.ReasonID == nil || v.Fact(*s.ReasonID) == nil {
		return false
	}
	return v.Fact(*s.ReasonID).Value.Text == *s.Reason && len(v.sayings(*s.ReasonID, s.SessionID)) > 0
}

// counted: episodes and pieces are as many as the recipe asks for, no episode has more new pieces than another by over
// one, and the pool holds as many items.
func counted(v *view, expect rule.Expect) {
	if v.keys == nil {
		return
	}
	n, all := map[string]int{}, 0
	for _, s := range v.states {
		if s.State == sessions.Revealed {
			n[s.SessionID]++
			all++
		}
	}
	expect(len(v.Sessions) == v.keys.Count, fmt.Sprintf("%d episodes", len(v.Sessions)), fmt.Sprint(v.keys.Count), v.ID)
	missed := len(v.Sessions) - len(v.Whole()) // episodes of which pieces may be missing
	expect(all == v.keys.pieces() || missed > 0 && all < v.keys.pieces(), fmt.Sprintf("%d pieces", all),
		fmt.Sprint(v.keys.pieces()), v.ID)
	expect(len(v.pool) >= all && len(v.pool) <= v.keys.Pool, fmt.Sprintf("%d items", len(v.pool)),
		fmt.Sprintf("%d at most, and all that are revealed", v.keys.Pool), v.ID)
	least := v.keys.pieces() / v.keys.Count
	for _, s := range v.Whole() {
		k := n[s.SessionID]
		expect(k == least || k == least+1, fmt.Sprintf("%d new pieces", k), fmt.Sprintf("%d or %d", least, least+1),
			s.SessionID)
	}
}
