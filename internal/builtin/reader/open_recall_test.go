package reader

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"memloom/prompts"
)

// TestOpenRecall prints how often the right answer of an open question is among the
// candidates of the wider reading at all, whichever of them is chosen.
func TestOpenRecall(t *testing.T) {
	if os.Getenv("DEV") == "" {
		t.Skip("only prints figures: DEV=1")
	}
	for _, folder := range []string{"dev", "calibration", "held/dev"} {
		kinds := map[string]*recall{}
		var all recall
		for _, c := range readDev(t, folder) {
			if c.Want != prompts.Answered || len(c.Options) > 0 {
				continue
			}
			r, found := recalled(c)
			if r.all == 0 {
				continue
			}
			if kinds[c.Kind] == nil {
				kinds[c.Kind] = &recall{}
			}
			kinds[c.Kind].add(r)
			all.add(r)
			if r.found == 0 && folder == "dev" {
				t.Logf("%s %s: %s\n\twant %q\n\thas  %s", c.ID, c.Kind, c.Question, c.Answer, found)
			}
		}
		var table strings.Builder
		fmt.Fprintf(&table, "%-18s %4s %7s %7s %7s %7s %7s\n", folder, "n", "reached", "found", "firmly", "best", "each")
		for _, k := range slices.Sorted(maps.Keys(kinds)) {
			fmt.Fprintf(&table, "%-18s %s\n", k, kinds[k])
		}
		t.Logf("\n%s%-18s %s", table.String(), "all", all)
	}
}

// recall counts the questions of which one of the best sentences is evidence, and whose
// right answer is a candidate, a firm one, and the one that scores best.
type recall struct {
	all, reached, found, firm, best, candidates int
}

func (r *recall) add(o recall) {
	r.all, r.reached, r.found, r.firm, r.best, r.candidates = r.all+o.all, r.reached+o.reached, r.found+o.found, r.firm+o.firm, r.best+o.best, r.candidates+o.candidates
}

func (r recall) String() string {
	return fmt.Sprintf("%4d %7.3f %7.3f %7.3f %7.3f %7.1f", r.all, shareOf(r.reached, r.all), shareOf(r.found, r.all), shareOf(r.firm, r.all), shareOf(r.best, r.all), shareOf(r.candidates, r.all))
}

// recalled is the recall of one question, with what its candidates say; it counts
// nothing where no single value is asked for.
func recalled(c devCase) (recall, string) {
	r := New(Options{})
	talk := r.listen(c.in.Messages, c.in.AskedAt)
	f := talk.frame(posed{text: c.in.Question, asker: c.in.Asker, on: askedOn(c.in), open: true})
	switch f.kind {
	case openNone, openSpan, openOrder:
		return recall{}, ""
	}
	out := recall{all: 1}
	for _, s := range firstFew(talk.tellings(f), 3) {
		if slices.Contains(c.Cites, talk.msgs[s.msg].ID) {
			out.reached = 1
		}
	}
	var said []string
	pool := talk.openPool(f)
	slices.SortStableFunc(pool, func(a, b openCandidate) int { return cmp.Compare(b.score, a.score) })
	for i, cand := range pool {
		if slices.Contains(said, cand.text) {
			continue
		}
		said = append(said, cand.text)
		if c.right(prompts.SolveOut{Outcome: prompts.Answered, Answer: cand.text}) {
			out.found = 1
			if i == 0 {
				out.best = 1
			}
			if !cand.loose {
				out.firm = 1
			}
		}
	}
	out.candidates = len(said)
	return out, fmt.Sprintf("%d reached %d %q", f.kind, out.reached, said)
}
