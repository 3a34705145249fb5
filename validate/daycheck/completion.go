package daycheck

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The kinds of conflicts of level 2.
const (
	KindNotStarted = "does not start"
	KindNotEnded   = "does not end"
	KindEndsEarly  = "ends early"
	KindStarts     = "starts early"
	KindUnchecked  = "unchecked"
)

// premature is the noise that takes for granted what has not happened yet.
const premature = "premature_assumption"

// completion: a starting task starts, an ending task ends, nothing ends early, by the plan and by what the text says
// (E14, level 2). An announcement is no ending: the checker does not report it as one. Who takes for granted what has
// not happened yet may say so, where the plan wants that mistake (G11).
func (d *day) completion() {
	planned := d.plannedEvents()
	for _, t := range d.Context.Tasks {
		d.plannedFor(t, planned)
	}
	if !d.Reviewed {
		d.conflict(LevelCompletion, KindUnchecked, prompts.Major, 0, "the checker gave no acceptable answer")
		return
	}
	claims := Question(d.Day).Claims
	for i, c := range claims {
		if i >= len(d.Review.Claims) || d.Review.Claims[i].Holds {
			continue
		}
		if c.Event == corpus.PredStarted {
			d.conflict(LevelCompletion, KindNotStarted, prompts.Major, c.Slot,
				fmt.Sprintf("%s starts with this message: say plainly that it has, not that it will", c.Task))
		} else {
			d.conflict(LevelCompletion, KindNotEnded, prompts.Major, c.Slot,
				fmt.Sprintf("%s ends with this message: say plainly that it is finished, not that it will be", c.Task))
		}
	}
	for _, e := range d.Review.Events {
		name := d.taskName(e.Task)
		if s := d.slot(e.Slot); s != nil && s.Kind == premature {
			continue // planned to take for granted what has not happened (G11)
		}
		switch state := d.state(name); {
		case e.Event == corpus.PredFinished && state != prompts.TaskEnding && state != prompts.TaskFinished:
			d.conflict(LevelCompletion, KindEndsEarly, prompts.Major, e.Slot,
				fmt.Sprintf("%q says that %s is finished, which it is not yet", e.Quote, name))
		case e.Event == corpus.PredStarted && state == prompts.TaskUpcoming:
			d.conflict(LevelCompletion, KindStarts, prompts.Major, e.Slot,
				fmt.Sprintf("%q says that %s has started, which it has not yet", e.Quote, name))
		}
	}
}

// plannedEvent is a start or an end that a slot states.
type plannedEvent struct {
	task, event string
	slot        int
}

func (d *day) plannedEvents() []plannedEvent {
	var out []plannedEvent
	for _, s := range d.In.Slots {
		for _, n := range s.States {
			if f := d.fact(n); f != nil && f.Basis == corpus.BasisTimestamp {
				out = append(out, plannedEvent{f.Subject, f.Attribute, s.N})
			}
		}
	}
	return out
}

// plannedFor holds the plan of a task to its day class.
func (d *day) plannedFor(t prompts.CheckTask, planned []plannedEvent) {
	slotOf := func(event string) int {
		i := slices.IndexFunc(planned, func(p plannedEvent) bool { return p.task == t.Name && p.event == event })
		if i < 0 {
			return 0
		}
		return planned[i].slot
	}
	starts, ends := slotOf(corpus.PredStarted), slotOf(corpus.PredFinished)
	if t.State == prompts.TaskStarting && starts == 0 {
		d.conflict(LevelCompletion, KindNotStarted, prompts.Major, 0,
			t.Name+" starts today and no message is planned to say so")
	}
	if t.State == prompts.TaskEnding && ends == 0 {
		d.conflict(LevelCompletion, KindNotEnded, prompts.Major, 0,
			t.Name+" ends today and no message is planned to say so")
	}
	if ends != 0 && t.State != prompts.TaskEnding && t.State != prompts.TaskFinished {
		d.conflict(LevelCompletion, KindEndsEarly, prompts.Major, ends,
			t.Name+" is planned to be called finished, and does not end today")
	}
}

func (d *day) taskName(n int) string {
	for _, t := range d.Context.Tasks {
		if t.N == n {
			return t.Name
		}
	}
	return ""
}

// state is where a task is, empty for one that the day cannot speak about.
func (d *day) state(name string) string {
	for _, t := range d.Context.Tasks {
		if t.Name == name {
			return t.State
		}
	}
	return ""
}
