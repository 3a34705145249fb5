package dialogue_test

import (
	"testing"

	"memloom/internal/corpus"
)

func TestX(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		acts := map[corpus.Act]int{}
		pert := map[string]int{}
		marks := map[string]int{}
		paths := map[corpus.PathType]int{}
		replies, obl := 0, map[string]int{}
		for _, s := range p.slots {
			acts[s.Act]++
			pert[s.Perturbation]++
			paths[s.Path]++
			for _, m := range s.Marks {
				marks[m]++
			}
			if s.ParentKey != "" {
				replies++
			}
			obl[s.Obligation]++
		}
		t.Log(len(p.slots), float64(len(p.slots))/float64(len(p.Days)), "replies", replies)
		t.Log(acts)
		t.Log(pert)
		t.Log(marks)
		t.Log(paths)
		t.Log(obl)
		free := map[corpus.PathType]int{}
		fa := map[corpus.Act]int{}
		for _, s := range p.slots {
			if s.Obligation == "" {
				free[s.Path]++
				fa[s.Act]++
			}
		}
		t.Log(free, fa)
		t.Log("guests", len(p.Guests))
	})
}
