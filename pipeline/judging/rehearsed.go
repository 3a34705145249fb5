package judging

import (
	"math"

	"memloom/pipeline/cost"
	"memloom/pipeline/questions"
)

// Rehearsed is the part of a corpus's items that a rehearsal asks for: a share of each stratum, and of its drafts.
// What they stand for is known once they are drafted.
type Rehearsed struct {
	Share float64 // from 0 to 1

	wanted, drafts map[string]part // by family
}

// part is how many of all are worded, or judged.
type part struct{ all, some float64 }

func (p part) plus(all, some int) part { return part{p.all + float64(all), p.some + float64(some)} }

func (p part) stands() float64 {
	if p.some == 0 {
		return 1
	}
	return p.all / p.some
}

// cut leaves a share of the quotas and, evenly spaced, of the drafts.
func (r *Rehearsed) cut(quotas []Quota, drafts map[string][]questions.Draft) []Quota {
	r.wanted, r.drafts = map[string]part{}, map[string]part{}
	var out []Quota
	for _, q := range quotas {
		family, all, wanted := q.Family.Name(), drafts[q.Name], q.Wanted
		var some []questions.Draft
		for _, i := range cost.Spread(len(all), int(math.Ceil(r.Share*float64(len(all))))) {
			some = append(some, all[i])
		}
		q.Wanted, drafts[q.Name] = int(math.Ceil(r.Share*float64(wanted))), some
		r.drafts[family] = r.drafts[family].plus(len(all), len(some))
		r.wanted[family] = r.wanted[family].plus(wanted, q.Wanted)
		out = append(out, q)
	}
	return out
}

// Drafts is for how many drafts of the corpus one that was worded stands, by its unit.
func (r *Rehearsed) Drafts(unit string) float64 { return r.drafts[familyOf(unit)].stands() }

// Items is for how many items of the corpus one that was judged stands, by its unit.
func (r *Rehearsed) Items(unit string) float64 { return r.wanted[familyOf(unit)].stands() }
