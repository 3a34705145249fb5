package dialogue

import "memloom/internal/pack"

// Absence is an absence as tests see it.
type Absence = absence

// Away returns who is away when in the plan that Make returns for the same.
func Away(o Options, w Scene, src Source) ([]Absence, error) {
	p, err := newPlanner(o, w, src)
	if err != nil {
		return nil, err
	}
	var out []Absence
	for _, id := range p.roster.seated() {
		out = append(out, p.roster.absent[id]...)
	}
	return out, nil
}

// IssueOf returns the sub-issue of a class, -1 for none.
func IssueOf(c pack.Class) int { return issueOfClass(c) }
