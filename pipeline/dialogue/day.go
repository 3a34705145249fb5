package dialogue

import (
	"errors"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// day plans one workday of all groups.
func (p *planner) day(day corpus.Date) ([]DayPlan, error) {
	p.tasks.begin(day)
	w := p.schedule
	w.cells, w.taken = nil, map[int]bool{}
	for g := range p.b.Groups {
		cells, err := p.lay(g, day, w.taken, len(w.cells))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.b.Groups[g].ID, err)
		}
		w.cells = append(w.cells, cells...)
	}
	out := make([]DayPlan, len(p.b.Groups))
	for g := range out {
		out[g] = DayPlan{GroupID: p.b.Groups[g].ID, Date: day}
	}
	w.agenda = inOrder(w.cells)
	for len(w.agenda) > 0 {
		at := w.agenda[0]
		w.agenda = w.agenda[1:]
		d := &out[w.cells[at].group]
		w.cells[at].key = fmt.Sprintf("%s/%s/%02d", d.GroupID, day, len(d.Slots)+1)
		s, ok, err := p.slot(at)
		if err != nil {
			return nil, err
		}
		if ok {
			d.Slots = append(d.Slots, s)
			p.known.observe(w.cells[at].name, w.cells[at].group, s)
			p.duties.observe(w.cells[at].group, s)
			p.free.observe(s)
		}
	}
	for g := range out {
		p.manner.liven(g, out[g].Slots)
		p.balance[g] += p.o.MessagesPerDay - float64(len(out[g].Slots))
	}
	return out, nil
}

// lay puts a group's threads in order and gives every message a minute. Free
// slots fill the day up to its size and stand between threads.
func (p *planner) lay(g int, day corpus.Date, taken map[int]bool, offset int) ([]timed, error) {
	threads := p.free.disturb(g, p.duties.threads(g))
	early := corpus.Shuffled(p.r, threads)
	slices.SortStableFunc(early, func(a, b thread) int { return rankInDay(a) - rankInDay(b) })
	for range max(1+len(p.loud.behind(g)), p.size(g)-length(threads)) {
		at := p.r.IntN(len(early) + 1)
		if len(early) > 0 {
			at = max(at, 1)
		}
		early = slices.Insert(early, at, thread{{parent: -1}})
	}
	var cells []timed
	var same []bool
	for _, th := range early {
		base := offset + len(cells)
		isFree := th[0].act == ""
		for i, c := range th {
			t := timed{cell: c, group: g, parent: -1, free: isFree}
			if c.parent >= 0 {
				t.parent = base + c.parent
			}
			cells = append(cells, t)
			same = append(same, i > 0 || (isFree && p.r.IntN(3) > 0))
		}
	}
	may := func(i, minute int) bool {
		return cells[i].free || p.roster.there(cells[i].author, day.At(minute/60, minute%60))
	}
	laid, err := minutes(p.o.Times, same, taken, may, p.r)
	if full := (*overfullError)(nil); errors.As(err, &full) {
		full.what = cells[full.message].String()
		return nil, full
	}
	for i, m := range laid {
		cells[i].minute = m
	}
	return cells, err
}

// size is how many messages a group shall have today: its mean, give or take,
// and what earlier days had too few or too many, up to half a day's; never fewer
// than a third of the mean.
func (p *planner) size(g int) int {
	mean := p.o.MessagesPerDay
	carried := max(-mean/2, min(p.balance[g], mean/2))
	return int(max(mean-2+float64(p.r.IntN(5))+carried, (mean+2)/3))
}

// rankInDay puts who is new or back first, starts into the morning and ends into the
// afternoon.
func rankInDay(t thread) int {
	switch {
	case t[0].act == corpus.ActReturn, t[0].act == corpus.ActIntroduction:
		return -1
	case t[0].act == corpus.ActKickoff, t[0].early:
		return 0
	case t[0].late:
		return 2
	}
	return 1
}

// slot turns a timed cell into a slot and enters it in the log. It says no for
// a free slot that nobody can fill.
func (p *planner) slot(at int) (Slot, bool, error) {
	c := p.schedule.cells[at]
	s := Slot{Key: c.key, GroupID: p.b.Groups[c.group].ID, At: p.days.today.At(c.minute/60, c.minute%60)}
	if c.free {
		ok, err := p.free.fill(&s, c.group)
		if err != nil || !ok {
			return s, false, err
		}
	} else {
		p.owed(&s, c)
	}
	if t, ok := p.tasks.byID[s.TaskID]; ok {
		s.Position = position(t, p.days.endOf(t), s.At)
	}
	s.Marks = p.facts.marked(s)
	if p.roster.away(s.ToID, s.At.Date()) {
		s.ToID = "" // what they said yesterday is answered all the same
	}
	return s, true, p.log.enter(s)
}

// owed turns a cell of a thread into a slot.
func (p *planner) owed(s *Slot, c timed) {
	s.AuthorID, s.Act, s.TaskID, s.ToID = c.author, c.act, c.task, c.to
	s.FactIDs, s.AsksFactID, s.RecallsKey, s.RefKey, s.Names = c.facts, c.asks, c.recalls, c.refKey, c.names
	s.Obligation, s.Perturbation, s.Aside, s.Marks, s.Because = c.obligation, c.perturbation, c.aside, c.marks, c.because
	switch {
	case c.parentKey != "":
		s.ParentKey = c.parentKey
	case c.parent >= 0:
		s.ParentKey = p.schedule.cells[c.parent].key
	case !c.alone:
		p.join(s)
	}
	switch {
	case s.RefKey != "":
		s.Path = corpus.PathCross
		p.roster.welcome(s.AuthorID, c.group, s.At)
	case s.ParentKey != "":
		s.Path = corpus.PathReply
	default:
		s.Path = corpus.PathPost
	}
}

// position is the third of a task's window in which an instant falls (G9).
func position(t corpus.Task, end corpus.Date, at corpus.Stamp) string {
	from, to := t.Start.At(0, 0), end.Add(1).At(0, 0)
	third := (to - from) / 3
	switch {
	case at < from+third:
		return "early"
	case at < from+2*third:
		return "middle"
	}
	return "late"
}
