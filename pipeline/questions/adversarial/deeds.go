package adversarial

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// deed is what somebody did to a task on a day: they started it, finished it, changed something for it, put a mistake
// about it right, reported what stood in its way, or promised something for it. Together with the kind of thing that
// the task is it names the task, where it is the only one (G15).
type deed struct {
	said questions.Statement // the message in which it was done
	task corpus.Task
	did  string // one of the kinds below
	of   string // predicate of what was changed, corrected, reported or promised

	mistaken string // the message that a correction puts right: it seldom says itself that it corrects
}

// The kinds of deeds.
const (
	started   = corpus.PredStarted
	finished  = corpus.PredFinished
	changed   = "changed"
	corrected = "corrected"
	reported  = "reported"
	promised  = "promised"
)

// tells says whether naming a task by the deed would tell a fact of it: what it is about, or the day that is its value.
func (x deed) tells(f corpus.Fact) bool {
	return f.Predicate == x.of || f.Predicate == x.said.Fact.Predicate || f.Value.Kind == corpus.KindDate &&
		f.Value.Date == x.said.Message.At.Date()
}

// key holds what a question says of a deed.
func (x deed) key() string {
	return fmt.Sprintf("%s|%s|%s|%s|%s", x.task.Deliverable, x.did, x.of, x.said.Message.AuthorID,
		x.said.Message.At.Date())
}

// allDeeds lists the deeds that name a task, by task: those that nobody did to two tasks of one kind on one day.
func (d *drafting) allDeeds() map[string][]deed {
	times := map[string]int{}
	var list []deed
	for _, f := range d.Stated() {
		if f.TaskID == "" {
			continue
		}
		said := d.Statements(f.ID)
		for i, s := range said {
			x := deed{said: s, task: d.tasks[f.TaskID]}
			if !d.readDeed(&x) {
				continue
			}
			times[x.key()]++
			if len(said) == 1 || x.did == corrected && i > 0 {
				list = append(list, x)
			}
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

// readDeed says what a statement does to its task, if it does anything.
func (d *drafting) readDeed(x *deed) bool {
	f := x.said.Fact
	a, attribute := d.Attribute(f.SubjectID, f.Predicate)
	act := d.acts[x.said.Message.ID]
	x.of = f.Predicate
	switch {
	case f.Predicate == corpus.PredStarted, f.Predicate == corpus.PredFinished:
		x.did = f.Predicate
	case f.Predicate == corpus.PredPromised && act == corpus.ActCommitment:
		about, ok := d.Fact(f.About)
		if !ok {
			return false
		}
		x.did, x.of = promised, about.Predicate
	case attribute && act == corpus.ActCorrection:
		x.did, x.mistaken = corrected, x.said.Message.ReplyTo
		return x.mistaken != ""
	case attribute && f.Supersedes != "":
		x.did = changed
	case attribute && a.Class == pack.Blocker:
		x.did = reported
	default:
		return false
	}
	return true
}

// clues put a deed into the words of a question: what was done and when, and by whom, unless the asker did it.
func (d *drafting) clues(x deed, asker, when string) []prompts.Clue {
	done := prompts.Asked{Attribute: x.did, Class: "event", Kind: corpus.KindDate}
	if a, ok := d.Attribute(x.task.ID, x.of); ok {
		done.Attribute, done.Class = a.Noun, deedClass[x.did]
		if a.Plural != "" { // what is counted is spoken of as such
			done.Attribute = "number of " + a.Plural
		}
	}
	out := []prompts.Clue{{Asked: done, Value: when}}
	if by := x.said.Message.AuthorID; by != asker {
		out = append(out, prompts.Clue{Asked: prompts.Asked{Attribute: "by", Class: "owner", Kind: corpus.KindEntity},
			Value: d.people[by].Name})
	}
	return out
}

// deedClass is the class of the clue that tells of a deed to an attribute.
var deedClass = map[string]string{changed: "change", corrected: "correction", reported: "report", promised: "pledge"}
