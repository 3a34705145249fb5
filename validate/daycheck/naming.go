package daycheck

import (
	"fmt"
	"slices"
	"strings"

	"memloom/prompts"
)

// KindNaming is a task that a message calls otherwise than the plan says.
const KindNaming = "naming"

// naming holds messages to how they are to call tasks. A message that opens a thread with a fact of a task, and does
// not name the task in full, leaves everyone who answers it without a subject. A name too many is only pointed out.
func (d *day) naming() {
	d.each(func(s *prompts.Slot, m *prompts.DayMessage) {
		for _, call := range s.Calls {
			full := d.namesInFull(m.Text, call.Task)
			switch {
			case call.As == call.Task && !full && d.opensWith(s, call.Task):
				d.conflict(LevelRules, KindNaming, prompts.Major, s.N,
					fmt.Sprintf("the message opens a thread and does not name the %s in full", call.Task))
			case call.As != call.Task && full:
				d.conflict(LevelRules, KindNaming, prompts.Minor, s.N, fmt.Sprintf(
					"the thread has named the %s in full: call it %s", call.Task, shortOf(call.As)))
			}
		}
	})
}

func shortOf(as string) string {
	if as == "" {
		return `"it", or leave it out`
	}
	return fmt.Sprintf(`"the %s" or "it", or leave it out`, as)
}

// opensWith says whether a message opens a thread and states a fact of a task.
func (d *day) opensWith(s *prompts.Slot, task string) bool {
	return s.ReplyTo == 0 && s.Earlier == nil && slices.ContainsFunc(s.States, func(n int) bool {
		f := d.fact(n)
		return f != nil && f.Subject == task && f.Class != "page"
	})
}

// namesInFull says whether a text holds a task's name: "card vault load test", "load test for the card vault".
func (d *day) namesInFull(text, task string) bool {
	text = strings.ToLower(text)
	if strings.Contains(text, strings.ToLower(task)) {
		return true
	}
	i := slices.IndexFunc(d.In.Tasks, func(t prompts.TaskName) bool { return t.Name == task })
	if i < 0 || d.In.Tasks[i].Component == "" {
		return false
	}
	t := d.In.Tasks[i]
	for _, joint := range []string{" for the ", " of the ", " on the "} {
		if strings.Contains(text, strings.ToLower(t.Deliverable+joint+t.Component)) {
			return true
		}
	}
	return false
}
