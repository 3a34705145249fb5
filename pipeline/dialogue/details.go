package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// details deals out what the pack has to tell of the work on a deliverable, each
// text once before any comes again.
type details struct {
	r     *rand.Rand
	texts map[string][]string // deliverable → what is left
	work  map[string]pack.Work
}

func newDetails(pk *pack.Pack, r *rand.Rand) details {
	d := details{r: r, texts: map[string][]string{}, work: map[string]pack.Work{}}
	for _, x := range pk.Deliverables {
		d.work[x.Noun] = x.Work
	}
	return d
}

// next returns a text for a deliverable, "" where the pack has none.
func (d *details) next(deliverable string) string {
	if len(d.texts[deliverable]) == 0 {
		d.texts[deliverable] = corpus.Shuffled(d.r, d.work[deliverable].Texts())
	}
	left := d.texts[deliverable]
	if len(left) == 0 {
		return ""
	}
	d.texts[deliverable] = left[1:]
	return left[0]
}

// detail lets the owner of a task tell something of the work beside what a
// report states, unless another task or the page stands beside it already.
func (p *planner) detail(s *Slot) {
	task := p.tasks[s.TaskID]
	reports := s.Act == corpus.ActProgress || s.Act == corpus.ActCompletion
	if !reports || s.AuthorID != task.OwnerID || s.Perturbation != "" || len(s.Names) > 0 || slices.Contains(s.Marks, corpus.MarkLink) {
		return
	}
	q := &p.manner.details
	take := q.due(p.details.r)
	q.count(take)
	if take {
		s.Detail = p.details.next(task.Deliverable)
	}
}
