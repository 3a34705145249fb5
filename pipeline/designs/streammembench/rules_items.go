package streammembench

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/pooled"
	"memloom/validate/check/rule"
)

// askedBehind: an item is asked in the minute after an episode, and every piece of it was said before (T5).
func askedBehind(v *view, expect rule.Expect) {
	ends := map[corpus.Stamp]bool{}
	for _, s := range v.Sessions {
		ends[v.end(s.SessionID)+1] = true
	}
	for _, it := range v.Accepted() {
		var after corpus.Stamp
		for _, m := range v.needed(it) {
			after = max(after, v.end(m.SessionID)+1)
		}
		expect(ends[it.AskedAt] && after > 0 && it.AskedAt >= after, "asked at "+it.AskedAt.String(),
			"the minute after an episode, from "+after.String()+" on", it.ID)
	}
}

// validUntil: the time until which an item may be asked is the first statement, from when it is asked on, of a fact
// that replaces one of those that its gold rests on (T9).
func validUntil(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		var first corpus.Stamp
		for i := range v.Facts {
			f := &v.Facts[i]
			if f.Supersedes == "" || !slices.ContainsFunc(it.Gold,
				func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, f.Supersedes) }) {
				continue
			}
			for _, s := range v.Stating(f.ID) {
				if at := s.Message.At; at >= it.AskedAt && (first == 0 || at < first) {
					first = at
				}
			}
		}
		expect(first == it.ValidUntil, "valid until "+it.ValidUntil.String(), "the first statement that changes its answer, "+
			first.String(), it.ID)
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
				expect(slices.Contains(pooled.Strategies(), k.Strategy), fmt.Sprintf("option %s by %q", k.Letter, k.Strategy),
					"one of seven strategies", it.ID)
			}
		}
	}
}

// enough is how many episodes a stream has at least, and how many items, to be held to a share of its items.
const enough = 15

// askedLater: half of the items are asked five episodes behind their last piece, or more (validity.md).
func askedLater(v *view, expect rule.Expect) {
	n, items := 0, v.Accepted()
	for _, it := range items {
		last, asked := 0, 0
		for _, m := range v.needed(it) {
			last = max(last, v.place[m.SessionID])
		}
		for i, s := range v.Sessions {
			if v.end(s.SessionID) < it.AskedAt {
				asked = i
			}
		}
		if asked-last >= pooled.Later {
			n++
		}
	}
	if len(v.Sessions) >= enough && len(items) >= enough {
		expect(2*n >= len(items), fmt.Sprintf("%d of %d items %d episodes later", n, len(items), pooled.Later),
			"half of them", v.ID)
	}
}

// twoPieces: over all streams that are long enough, an item needs two pieces on average (validity.md).
func twoPieces(*output.Manifest) (look func(*view, rule.Expect), conclude func(*rule.Finding)) {
	pieces, items := 0, 0
	look = func(v *view, expect rule.Expect) {
		for _, it := range v.Accepted() {
			if len(v.Sessions) >= enough {
				pieces, items = pieces+len(v.needed(it)), items+1
				expect(true, "", "")
			}
		}
	}
	return look, func(f *rule.Finding) {
		if items >= enough && pieces < 2*items {
			f.Violate(fmt.Sprintf("%.2f pieces", float64(pieces)/float64(items)), "two at least")
		}
	}
}
