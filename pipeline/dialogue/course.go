package dialogue

import (
	"memloom/internal/corpus"
)

// course is what the free part of a plan knows of the conversation so far.
type course struct {
	balance  []float64              // by group: messages wanted so far less those planned
	recalled map[string][]string    // slot → who came back to it
	brought  map[[2]string]bool     // slot and task that somebody came back to it for
	replaced map[string][]string    // task → facts stated in place of an older value
	owes     map[[2]string][]string // group and person → facts that they were asked for and no answer is on its way
	visits   map[visit]int          // how many came from other groups
	beside   map[string]string      // task → the task of another group that people on it name
}

// visit is a day on which somebody came to a task from another group.
type visit struct {
	task string
	on   corpus.Date
}

func newCourse(k *known) *course {
	return &course{
		balance: make([]float64, len(k.b.Groups)), recalled: map[string][]string{}, brought: map[[2]string]bool{},
		replaced: map[string][]string{}, owes: map[[2]string][]string{}, visits: map[visit]int{}, beside: map[string]string{},
	}
}

// observe enters a planned message into everything that later ones depend on.
func (p *planner) observe(s Slot) {
	p.rates.observe(s, p.talk.canBeShort(s))
	p.talk.observe(s)
	p.habits.moved(s)
	switch s.Act {
	case corpus.ActRecall:
		p.course.recalled[s.RecallsKey] = append(p.course.recalled[s.RecallsKey], s.AuthorID)
		p.course.brought[[2]string{s.RecallsKey, s.TaskID}] = true
	case corpus.ActCompletion:
		p.tasks.ended[s.TaskID] = s
	case corpus.ActReturn:
		p.roster.greeted[s.AuthorID] = s.At.Date()
	}
	p.loud.observe(s)
	for _, id := range s.FactIDs {
		if f := p.facts.get(id); f.Supersedes != "" && p.pending.stated[f.Supersedes] && !f.Noise && f.Corrects == "" {
			p.course.replaced[f.TaskID] = append(p.course.replaced[f.TaskID], id)
		}
	}
}
