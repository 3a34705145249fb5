package adversarial

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// deed is what a person did to a task on a day: they started it, finished it, changed something for it, put a mistake
// about it right, reported what stood in its way, or promised something for it. Together with the kind of thing that
// the task is it names the task, where it is the only one (G15).
type deed struct {
	said questions.Statement // the message in which it was done
	task corpus.Task
	did  string // one of the kinds below
	of   string // predicate of what was changed, corrected, reported or promised

	mistaken string // the message that a correction puts right: it seldom says itself that it corrects
	byMonth  bool   // the month of it will do, with the one who did it
	alone    bool   // its day tells the task alone: who did it is not said, unless it was the asker
	oneOnDay bool   // its day would tell the task alone
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
func (x deed) tells(f *corpus.Fact) bool {
	return f.Predicate == x.of || f.Predicate == x.said.Fact.Predicate || f.Value.Kind == corpus.KindDate &&
		f.Value.Date == x.said.Message.At.Date()
}

// names says whether a question that names a task by a deed names with the one who did it the person that a fact is
// about.
func (d *drafting) names(x deed, asker string, f *corpus.Fact) bool {
	by := x.said.Message.AuthorID
	return by != asker && !x.alone && f.Value.Text == d.people[by].Name
}

// kind holds what a question says of a deed next to who did it and when.
func (x deed) kind() string { return x.task.Deliverable + "|" + x.did + "|" + x.of }

// like says whether another deed is of the same kind.
func (x deed) like(y deed) bool {
	return x.task.Deliverable == y.task.Deliverable && x.did == y.did && x.of == y.of
}

func (x deed) day() string { return x.said.Message.At.Date().String() }

func (x deed) month() string { return x.said.Message.At.Date().String()[:len("2025-03")] }

// named counts the tasks that a question about a deed could mean, by what it says of the deed.
type named map[string]map[string]bool

func (n named) add(x deed) {
	for _, key := range []string{"who " + x.said.Message.AuthorID, "day " + x.day(), "month " + x.month(),
		"day " + x.day() + " " + x.said.Message.AuthorID, "month " + x.month() + " " + x.said.Message.AuthorID} {
		key = x.kind() + "|" + key
		if n[key] == nil {
			n[key] = map[string]bool{}
		}
		n[key][x.task.ID] = true
	}
}

// tasks is how many tasks are meant by a deed's kind and some clues.
func (n named) tasks(x deed, clues string) int { return len(n[x.kind()+"|"+clues]) }

// allDeeds lists the deeds that name a task, by task: those that no one did to two tasks of one kind on one day, and
// that can be told without a clue that is not needed. First come those that need two.
func (d *drafting) allDeeds() map[string][]deed {
	times, count := map[string]int{}, named{}
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
			d.every = append(d.every, x)
			count.add(x)
			times[x.kind()+x.said.Message.AuthorID+x.day()]++
			if len(said) == 1 || x.did == corrected && i > 0 {
				list = append(list, x)
			}
		}
	}
	for _, s := range d.Withheld() {
		x := deed{said: s, task: d.tasks[s.Fact.TaskID]}
		if s.Fact.TaskID == "" || !d.readDeed(&x) {
			continue
		}
		d.every = append(d.every, x)
		count.add(x)
		times[x.kind()+x.said.Message.AuthorID+x.day()]++
	}
	out := map[string][]deed{}
	for _, x := range list {
		if times[x.kind()+x.said.Message.AuthorID+x.day()] > 1 {
			continue
		}
		if x, ok := count.told(x); ok {
			out[x.task.ID] = append(out[x.task.ID], x)
		}
	}
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b deed) int { return btoi(a.alone) - btoi(b.alone) })
	}
	return out
}

// told says how a deed can be told: by who did it and when, of which each leaves several tasks, or by its day alone.
// Where the one who did it names the task alone and the day does not, it tells no task.
func (n named) told(x deed) (deed, bool) {
	who := x.said.Message.AuthorID
	several := n.tasks(x, "who "+who) > 1
	x.byMonth = several && n.tasks(x, "month "+x.month()) > 1 && n.tasks(x, "month "+x.month()+" "+who) == 1
	ofDay := n.tasks(x, "day "+x.day())
	x.oneOnDay = ofDay == 1
	x.alone = x.oneOnDay && !x.byMonth
	return x, x.byMonth || x.alone || several
}

// mistakable says whether an asker knows of another task to which the same was done on one of some days, and by the
// same person where the question names them.
func (d *drafting) mistakable(x deed, asker string, days []corpus.Date, before corpus.Stamp) bool {
	return slices.ContainsFunc(d.every, func(y deed) bool {
		m := y.said.Message
		return y.task.ID != x.task.ID && y.like(x) && (x.alone || m.AuthorID == x.said.Message.AuthorID) &&
			m.At < before && d.sees(asker, m.GroupID) && slices.Contains(days, m.At.Date())
	})
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// when is the time of a deed in the words of a question.
func (x deed) when(on corpus.Date) string {
	d := x.said.Message.At.Date()
	if x.byMonth {
		return questions.AnswerText(corpus.MonthValue(d.Time().Year(), d.Time().Month()), on)
	}
	return questions.AnswerText(corpus.DateValue(d), on)
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

// clues put a deed into the words of a question: what was done and when, and by whom, unless the asker did it or the
// day tells it alone.
func (d *drafting) clues(x deed, asker, when string) []prompts.Clue {
	done := prompts.Asked{Attribute: x.did, Class: "event", Kind: corpus.KindDate}
	if a, ok := d.Attribute(x.task.ID, x.of); ok {
		done.Attribute, done.Class = a.Noun, deedClass[x.did]
		if a.Plural != "" { // what is counted is spoken of as such
			done.Attribute = "number of " + a.Plural
		}
	}
	out := []prompts.Clue{{Asked: done, Value: when}}
	if by := x.said.Message.AuthorID; by != asker && !x.alone {
		out = append(out, prompts.Clue{Asked: prompts.Asked{Attribute: "by", Class: "owner", Kind: corpus.KindEntity},
			Value: d.people[by].Name})
	}
	return out
}

// deedClass is the class of the clue that tells of a deed to an attribute.
var deedClass = map[string]string{changed: "change", corrected: "correction", reported: "report", promised: "pledge"}
