package adversarial

import (
	"fmt"

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

// lately asks for an attribute of a task by what somebody did to it some days before the day of asking.
func (d *drafting) lately(x deed, facts []corpus.Fact) {
	on := x.said.Message.At.Date()
	asker, ok := d.asker(x.task.GroupID, x.said.Message.AuthorID)
	if !ok {
		return
	}
	at, words, ok := d.since(on)
	if !ok {
		return
	}
	f, said, ok := d.elsewhere(facts, x, asker)
	if !ok || said[0].Message.At >= at {
		return
	}
	x.byMonth, x.alone = false, x.oneOnDay // it is told by its day
	p := plan{sub: "by a day before asking", asker: asker, at: at, op: corpus.OpValue, fact: f, asked: d.Asked(f),
		answer: said}
	d.add(d.named(p, x, words))
}

// since draws a day of asking behind a day, and how that day is spoken of then.
func (d *drafting) since(on corpus.Date) (corpus.Stamp, string, bool) {
	c := d.Calendar
	switch d.r.IntN(3) {
	case 0: // in the week after
		day := (int(on.Weekday()) + 6) % 7 // from Monday
		asked := on.Add(7 - day + d.r.IntN(day+1))
		return asked.At(16, 45), "last " + on.Weekday().String(), c.IsWorkday(asked) && asked <= c.Last &&
			asked.Weekday() != on.Weekday()
	case 1:
		n := 2 + d.r.IntN(4)
		asked := on.Add(7 * n)
		return asked.At(16, 45), small[n] + " weeks ago", c.IsWorkday(asked) && asked <= c.Last
	}
	n := 2 + d.r.IntN(8)
	asked := on.Add(n)
	return asked.At(16, 45), small[n] + " days ago", c.IsWorkday(asked) && asked <= c.Last
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
		n := 2 + d.r.IntN(3)
		changed := now[0].Message.At.Date()
		then := d.Calendar.AddWorkdays(changed, -1)
		asked := then.Add(7 * n)
		if then <= before[0].Message.At.Date() || !d.Calendar.IsWorkday(asked) || asked > d.Calendar.Last ||
			f.To != 0 && asked > f.To {
			continue
		}
		at := asked.At(16, 45)
		p := plan{
			sub: "what held then", asker: asker, at: at, op: corpus.OpBefore, fact: old, holds: then.At(23,
				59), asked: d.Asked(old),
			answer: d.seen(old.ID, asker, then.At(23, 59)), superseded: nil,
			ask: prompts.AskIn{When: &prompts.When{Relation: "on", Words: fmt.Sprintf("%s weeks ago", small[n])}},
		}
		d.add(p, d.byDeed(0), d.byDeed(1))
	}
}
