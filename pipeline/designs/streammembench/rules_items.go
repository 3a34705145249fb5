package streammembench

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/pooled"
	"memloom/validate/check/rule"
)

// askedAtOnce: every piece of an item was said before it is asked, and it is asked in the minute after the episode that holds
// the last of them (T5).
func askedAtOnce(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		var after corpus.Stamp
		for _, m := range v.needed(it) {
			after = max(after, v.end(m.SessionID)+1)
		}
		expect(after == it.AskedAt && after > 0, "asked at "+it.AskedAt.String(), "the minute after the episode of its last piece, "+after.String(), it.ID)
	}
}

// validUntil: the time until which an item may be asked is the first statement, from when it is asked on, of a fact that replaces
// one of those that its gold rests on (T9).
func validUntil(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		var first corpus.Stamp
		for i := range v.Facts {
			f := &v.Facts[i]
			if f.Supersedes == "" || !slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, f.Supersedes) }) {
				continue
			}
			for _, s := range v.Stating(f.ID) {
				if at := s.Message.At; at >= it.AskedAt && (first == 0 || at < first) {
					first = at
				}
			}
		}
		expect(first == it.ValidUntil, "valid until "+it.ValidUntil.String(), "the first statement that changes its answer, "+first.String(), it.ID)
	}
}

// spanned: questions within an episode rest on one, those across episodes on two or more (T7).
func spanned(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		seen := map[string]bool{}
		for _, m := range v.needed(it) {
			seen[m.SessionID] = true
		}
		n := len(seen)
		if it.Category == across.Category {
			expect(n >= 2, fmt.Sprintf("%d episodes", n), "two or more", it.ID)
		} else {
			expect(n == 1, fmt.Sprintf("%d episodes", n), "one", it.ID)
		}
	}
}

// strategies: an item has four options, each wrong one made by one of seven strategies (T5).
func strategies(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		expect(len(it.OptionKeys) == 4, fmt.Sprintf("%d options", len(it.OptionKeys)), "four", it.ID)
		for _, k := range it.OptionKeys {
			if k.Kind != corpus.OptionCorrect {
				expect(slices.Contains(pooled.Strategies(), k.Strategy), fmt.Sprintf("option %s by %q", k.Letter, k.Strategy), "one of seven strategies", it.ID)
			}
		}
	}
}

// leastLater is how many episodes later the middle item may be asked at least, in streams of three weeks' worth of episodes:
// the bound of docs/validity.md, with sessions for workdays.
const (
	leastLater = 8
	enough     = 15
)

// askable: the middle item may be asked so many episodes behind its last piece that long memory is needed.
func askable(v *view, expect rule.Expect) {
	var later []int
	for _, it := range v.Accepted() {
		last, until := 0, len(v.Sessions)
		for _, m := range v.needed(it) {
			last = max(last, v.place[m.SessionID])
		}
		for i, s := range v.Sessions {
			if it.ValidUntil != 0 && v.end(s.SessionID) >= it.ValidUntil {
				until = i
				break
			}
		}
		later = append(later, until-last)
	}
	if len(v.Sessions) < enough || len(later) < enough {
		return
	}
	n := statistics.Median(later)
	expect(n >= leastLater, fmt.Sprintf("%d episodes later", n), fmt.Sprintf("%d at least, in the middle", leastLater), v.ID)
}
