package review

import (
	"slices"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/validate/filters"
)

// Candidates are the items of the corpus that a blind sample can hold: those that filters accepted and those that they
// rejected, whatever people made of them since. edited has the items that the release edited: they are no longer what
// the filters saw.
func (j *Judge) Candidates(edited map[string]string) []decisions.Candidate {
	var out []decisions.Candidate
	for i := range j.c.Items {
		it := &j.c.Items[i]
		fellAt, ok := j.byFilters(it)
		if _, changed := edited[it.ID]; ok && !changed {
			out = append(out, decisions.Candidate{ItemID: it.ID, Hash: j.Hash(it), FellAt: fellAt})
		}
	}
	return out
}

// Sampled is an item with the decisions about it, as the evaluation of the blind sample takes it. ok is false of one
// that filters neither accepted nor rejected.
func (j *Judge) Sampled(it *corpus.Item, list []corpus.Decision) (s agreement.Sampled, ok bool) {
	s.Decisions = list
	if s.FellAt, ok = j.byFilters(it); ok && s.FellAt == "" {
		for _, r := range j.Required(it) {
			s.Passed = append(s.Passed, r.Filter)
		}
	}
	return s, ok
}

// byFilters is the filter at which an item fell, empty of one that the filters accepted. ok is false of others. What a
// person admitted or removed is as the run's verdicts have it.
func (j *Judge) byFilters(it *corpus.Item) (fellAt string, ok bool) {
	x := *it
	if it.AdmittedBy == corpus.AdmittedByPerson || it.Stage == decisions.PersonStage {
		own := slices.DeleteFunc(slices.Clone(j.verdicts[it.ID]), func(v corpus.Verdict) bool { return v.Judging > 0 })
		filters.Judge(&x, j.Required(it), own)
	}
	return x.Stage, x.Status == corpus.Accepted || x.Status == corpus.Rejected
}
