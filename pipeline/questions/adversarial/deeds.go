package adversarial

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// deed is what somebody did to a task on a day: they started it, finished it,
// or changed something for it. Together with the kind of thing that the task is
// it names the task, where it is the only one (G15).
type deed struct {
	said questions.Statement // the message in which it was done
	task corpus.Task
}

// what says which deed it is: an event's predicate, or that of what was changed.
func (x deed) what() string { return x.said.Fact.Predicate }

// tells says whether naming a task by the deed would tell a fact of it: what it
// is about, or the day that is its value.
func (x deed) tells(f corpus.Fact) bool {
	return f.Predicate == x.what() || f.Value.Kind == corpus.KindDate && f.Value.Date == x.said.Message.At.Date()
}

// key holds what a question says of a deed.
func (x deed) key() string {
	return fmt.Sprintf("%s|%s|%s|%s", x.task.Deliverable, x.what(), x.said.Message.AuthorID, x.said.Message.At.Date())
}

// allDeeds lists the deeds that name a task, by task: those that nobody did to
// two tasks of one kind on one day.
func (d *drafting) allDeeds() map[string][]deed {
	times := map[string]int{}
	var list []deed
	for _, f := range d.Stated() {
		_, attribute := d.Attribute(f.SubjectID, f.Predicate)
		changed := attribute && f.Supersedes != ""
		if f.TaskID == "" || f.Predicate != corpus.PredStarted && f.Predicate != corpus.PredFinished && !changed {
			continue
		}
		said := d.Statements(f.ID)
		x := deed{said[0], d.tasks[f.TaskID]}
		times[x.key()]++
		if len(said) == 1 {
			list = append(list, x)
		}
	}
	out := map[string][]deed{}
	for _, x := range list {
		if times[x.key()] == 1 {
			out[x.task.ID] = append(out[x.task.ID], x)
		}
	}
	return out
}

// clues put a deed into the words of a question: what was done and when, and by
// whom, unless the asker did it.
func (d *drafting) clues(x deed, asker, when string) []prompts.Clue {
	done := prompts.Asked{Attribute: x.what(), Class: "event", Kind: corpus.KindDate}
	if a, ok := d.Attribute(x.said.Fact.SubjectID, x.what()); ok {
		done.Attribute, done.Class = a.Noun, "change"
	}
	out := []prompts.Clue{{Asked: done, Value: when}}
	if by := x.said.Message.AuthorID; by != asker {
		out = append(out, prompts.Clue{Asked: prompts.Asked{Attribute: "by", Class: "owner", Kind: corpus.KindEntity}, Value: d.people[by].Name})
	}
	return out
}
