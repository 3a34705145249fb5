package adversarial

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// relative asks on a workday within the corpus, with times that count from that day: "the load test that Mara finished
// last Tuesday", "two weeks ago" (G15, temporal). Nothing that comes later is evidence.
func (d *drafting) relative() {
	d.backThen()
	byTask, most := d.byTask(), len(d.out)+max(len(d.out), 3*fewest)
	for _, t := range corpus.Shuffled(d.r, d.Corpus.Tasks) {
		for _, x := range corpus.Shuffled(d.r, d.deeds[t.ID]) {
			if len(d.out) < most {
				d.lately(x, byTask[t.ID])
			}
		}
	}
}

// soonAfter draws who asks about a deed some days after it, when, and how the deed is told then. It is not ok where no
// one does, or where it could be taken for another.
func (d *drafting) soonAfter(x deed) (asker string, told deed, w past, ok bool) {
	if asker, ok = d.asker(x.task.GroupID, x.said.Message.AuthorID); !ok {
		return "", x, w, false
	}
	if w, ok = d.since(x.said.Message.At.Date()); !ok {
		return "", x, w, false
	}
	x.byMonth, x.alone = false, x.oneOnDay // it is told by its day
	if x.alone && w.roughly && d.mistakable(x, asker, w.days, w.at) {
		x.alone = false // and by who did it
	}
	return asker, x, w, !d.mistakable(x, asker, w.days, w.at)
}

// lately asks for an attribute of a task by what a person did to it some days before the day of asking.
func (d *drafting) lately(x deed, facts []*corpus.Fact) {
	asker, x, w, ok := d.soonAfter(x)
	if !ok {
		return
	}
	f, said, ok := d.elsewhere(facts, x, asker)
	if !ok || said[0].Message.At >= w.at {
		return
	}
	p := plan{sub: "by a day before asking", asker: asker, at: w.at, op: corpus.OpValue, fact: f, asked: d.Asked(f),
		answer: said}
	d.add(d.named(p, x, w.words))
}

// past is how a day is spoken of on a day of asking.
type past struct {
	at    corpus.Stamp // of asking
	words string
	days  []corpus.Date // that a person can take it for

	roughly bool // the words name no day
}

// since draws a day of asking behind a day, and how that day is spoken of then. It is not ok where no one asks, and
// where the words have two readings.
func (d *drafting) since(on corpus.Date) (past, bool) {
	asked, w := on, past{days: []corpus.Date{on}}
	switch d.r.IntN(3) {
	case 0: // in the week after
		day := (int(on.Weekday()) + 6) % 7 // from Monday
		asked = on.Add(7 - day + d.r.IntN(day+1))
		w.words, w.days = "last "+on.Weekday().String(), []corpus.Date{on, on.Add(-7)}
		if v, err := corpus.Parse(corpus.KindDate, w.words, asked, nil); err != nil || v.Date != on ||
			asked.Weekday() == on.Weekday() {
			return past{}, false
		}
	case 1:
		n := 2 + d.r.IntN(4)
		asked = on.Add(7 * n)
		w.words, w.days = small[n]+" weeks ago", around(on, n)
		w.roughly = true
	default:
		n := 2 + d.r.IntN(8)
		asked = on.Add(n)
		w.words = small[n] + " days ago"
	}
	w.at = asked.At(16, 45)
	return w, d.Calendar.IsWorkday(asked) && asked <= d.Calendar.Last
}

// around are the days that "so many weeks ago" can mean: no one counts weeks to the day.
func around(day corpus.Date, weeks int) []corpus.Date {
	reach := 3
	if weeks > 3 {
		reach = 4
	}
	var out []corpus.Date
	for n := -reach; n <= reach; n++ {
		out = append(out, day.Add(n))
	}
	return out
}

var small = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}

// backThen asks for a value that held some weeks before the day of asking and was replaced in between.
func (d *drafting) backThen() {
	for _, f := range d.Stated() {
		old, ok := d.Fact(f.Supersedes)
		if _, attribute := d.Attribute(f.SubjectID, f.Predicate); !ok || !attribute || f.Condition != "" ||
			old.Supersedes != "" || old.Condition != "" || d.Repeated(old) {
			continue
		}
		asker, ok := d.asker(f.GroupID, f.Knowers[0])
		if !ok {
			continue
		}
		now, before := d.seen(f.ID, asker, d.End), d.seen(old.ID, asker, d.End)
		if len(now) == 0 || len(before) == 0 {
			continue
		}
		then, asked, words := d.held(before[0].Message.At.Date(), now[0].Message.At.Date())
		if then <= before[0].Message.At.Date() || !d.Calendar.IsWorkday(asked) || asked > d.Calendar.Last ||
			f.To != 0 && asked > f.To {
			continue
		}
		at := asked.At(16, 45)
		p := plan{
			sub: "what held then", asker: asker, at: at, op: corpus.OpBefore, fact: old, holds: then.At(23,
				59), asked: d.Asked(old),
			answer: d.seen(old.ID, asker, then.At(23, 59)), superseded: nil,
			ask: prompts.AskIn{When: &prompts.When{Relation: "on", Words: words}},
		}
		d.add(p, d.byDeed(0), d.byDeed(1))
	}
}

// held draws a day on which a value held that was told on one day and changed on another, with a day of asking and how
// the first is spoken of then: in weeks where the value held around it as well, else in days.
func (d *drafting) held(told, changed corpus.Date) (then, asked corpus.Date, words string) {
	n := 2 + d.r.IntN(3)
	span := around(0, n)
	if then = changed - 1 - span[len(span)-1]; told < then+span[0] {
		return then, then.Add(7 * n), small[n] + " weeks ago"
	}
	then, n = d.Calendar.AddWorkdays(changed, -1), 4+d.r.IntN(len(small)-4)
	return then, then.Add(n), small[n] + " days ago"
}
