package stats

import (
	"memloom/internal/corpus"
)

// zeroOrder are the types of ZeroContext in the paper's order.
var zeroOrder = []string{"single_hop", "multi_hop", "temporal", "constraint", "proactivity", "update", "style", "skill",
	"role"}

// zero counts what the members of the blind panel got right of the accepted items, by type: each member's answer counts,
// and declining is not right. `memloom score --zero-context` asks a model of one's own.
type zero struct {
	*run
	asked, right map[string]int
}

func newZero(r *run) measure { return &zero{r, map[string]int{}, map[string]int{}} }

func (z *zero) add(w *world) {
	of := map[string]string{}
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status == corpus.Accepted {
			of[it.ID] = it.Family
			if it.Family == "existence" { // counts as single-hop (E18)
				of[it.ID] = "single_hop"
			}
		}
	}
	for _, v := range w.c.Verdicts {
		if kind := of[v.ItemID]; v.Filter == "blind" && v.Probe != corpus.ProbeVerdict && v.Outcome != corpus.Undetermined {
			z.asked[kind]++
			if v.Outcome == corpus.No { // a right answer speaks against the item
				z.right[kind]++
			}
		}
	}
}

func (z *zero) conclude(s *section) {
	for _, kind := range zeroOrder {
		if n := z.asked[kind]; n > 0 {
			s.share("answers of the blind panel that are right, "+kind, z.right[kind], n,
				z.organised(point("table 7", ZeroContext[kind]/100))...)
		}
	}
	if len(s.Figures) == 0 {
		s.note("no item of the nine types was asked without context")
		return
	}
	s.note("members may decline, which is not right; the built-in ones mostly do")
}
