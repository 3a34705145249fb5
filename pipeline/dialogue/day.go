package dialogue

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// timed is a cell with its place in the day.
type timed struct {
	cell
	group  int
	minute int
	parent int // index into the day's timed cells, -1 for none
	free   bool
	key    string
}

// String says in a few words what a message is.
func (c timed) String() string {
	switch {
	case c.free:
		return "a free message"
	case c.obligation == "":
		return fmt.Sprintf("the %s by %s", c.act, c.author)
	}
	return fmt.Sprintf("the %s by %s (%s)", c.act, c.author, c.obligation)
}

// schedule is a day while it is planned.
type schedule struct {
	*known
	cells  []timed
	agenda []int        // of cells still to come, in the order of time
	taken  map[int]bool // minutes
}

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
			p.observe(s)
		}
	}
	for g := range out {
		p.liven(g, out[g].Slots)
		p.course.balance[g] += p.o.MessagesPerDay - float64(len(out[g].Slots))
	}
	return out, nil
}

// inOrder returns the positions of the cells in the order of time.
func inOrder(cells []timed) []int {
	order := make([]int, len(cells))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(cells[a].minute, cells[b].minute) })
	return order
}

// follow lets cells come soon after a slot, the first in answer to it, each of
// the others in answer to the cell that its parent says; their authors write in
// the first minutes that are theirs. It says no, and does nothing, when one of
// them finds no minute before the day is over. Free slots of the group make room.
func (p *planner) follow(s Slot, g int, wait func() int, cells ...cell) bool {
	return p.after(s, s.Key, g, wait, cells)
}

// goOn is follow for a first cell that answers nothing.
func (p *planner) goOn(s Slot, g int, wait func() int, cells ...cell) bool {
	return p.after(s, "", g, wait, cells)
}

// after lets cells come after a slot, the first in answer to the parent, if any.
func (p *planner) after(s Slot, parent string, g int, wait func() int, cells []cell) bool {
	minute := int(s.At - s.At.Date().At(0, 0))
	at := make([]int, len(cells))
	for i, c := range cells {
		minute += wait()
		for minute <= p.o.hours().closes && (p.schedule.taken[minute] || !p.roster.present(c.author, p.days.today.At(minute/60, minute%60))) {
			minute++
		}
		if minute > p.o.hours().closes {
			return false
		}
		at[i] = minute
	}
	base := len(p.schedule.cells)
	for i, c := range cells {
		t := timed{cell: c, group: g, minute: at[i], parent: -1}
		if c.parent < 0 {
			t.parentKey = parent
		} else {
			t.parent = base + c.parent
		}
		p.schedule.taken[at[i]] = true
		p.schedule.cells = append(p.schedule.cells, t)
		p.insert(base + i)
	}
	p.makeRoom(g, len(cells))
	return true
}

// insert puts a cell into the agenda by its minute.
func (p *planner) insert(at int) {
	i := slices.IndexFunc(p.schedule.agenda, func(k int) bool { return p.schedule.cells[k].minute > p.schedule.cells[at].minute })
	if i < 0 {
		i = len(p.schedule.agenda)
	}
	p.schedule.agenda = slices.Insert(p.schedule.agenda, i, at)
}

// makeRoom takes free slots of a group out of the rest of the day.
func (p *planner) makeRoom(g, n int) {
	for i := len(p.schedule.agenda) - 1; i >= 0 && n > 0; i-- {
		if c := p.schedule.cells[p.schedule.agenda[i]]; c.free && c.group == g {
			p.schedule.agenda = slices.Delete(p.schedule.agenda, i, i+1)
			n--
		}
	}
}

// soon is how long somebody takes to answer, in minutes.
func (p *planner) soon() int { return 2 + p.r.IntN(20) }

// answered lets the knower answer a free question soon, most of the time; the
// others are answered on a later day.
func (p *planner) answered(q Slot, g int) {
	f := p.facts.get(q.AsksFactID)
	if p.misled(q, g, f) {
		return
	}
	if p.r.IntN(10) > 0 {
		a := post(corpus.ActAnswer, f, "")
		a.to = q.AuthorID
		if p.follow(q, g, p.soon, a) {
			p.pending.stated[f.ID] = true
			return
		}
	}
	who := [2]string{q.GroupID, f.Knowers[0]}
	p.course.owes[who] = append(p.course.owes[who], f.ID)
}

// lay puts a group's threads in order and gives every message a minute. Free
// slots fill the day up to its size and stand between threads.
func (p *planner) lay(g int, day corpus.Date, taken map[int]bool, offset int) ([]timed, error) {
	var owed []thread
	for _, x := range p.owing {
		owed = x.owe(g, owed)
	}
	owed = p.disturb(owed, g, day)
	early := corpus.Shuffled(p.r, owed)
	slices.SortStableFunc(early, func(a, b thread) int { return rankInDay(a) - rankInDay(b) })
	for range max(1+len(p.loud.behind(g)), p.size(g)-length(owed)) {
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
	minutes, err := p.o.minutes(same, taken, may, p.r)
	if full := (*overfullError)(nil); errors.As(err, &full) {
		full.what = cells[full.message].String()
		return nil, full
	}
	for i, m := range minutes {
		cells[i].minute = m
	}
	return cells, err
}

// size is how many messages a group shall have today: its mean, give or take,
// and what earlier days had too few or too many, up to half a day's; never fewer
// than a third of the mean.
func (p *planner) size(g int) int {
	mean := p.o.MessagesPerDay
	carried := max(-mean/2, min(p.course.balance[g], mean/2))
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
		ok, err := p.fill(&s, c.group)
		if err != nil || !ok {
			return s, false, err
		}
	} else {
		p.owed(&s, c)
	}
	if t, ok := p.tasks.byID[s.TaskID]; ok {
		s.Position = position(t, p.days.endOf(t), s.At)
	}
	p.note(c.name, c.group, &s)
	return s, true, p.log.enter(s)
}

// owed turns a cell of a thread into a slot.
func (p *planner) owed(s *Slot, c timed) {
	if c.ready != nil {
		key, group, at := s.Key, s.GroupID, s.At
		*s = *c.ready
		s.Key, s.GroupID, s.At = key, group, at
	}
	s.AuthorID, s.Act, s.TaskID, s.ToID = c.author, c.act, c.task, c.to
	s.FactIDs, s.AsksFactID = c.facts, c.asks
	s.Obligation, s.Perturbation, s.Aside = c.obligation, c.perturbation, c.aside
	if c.ready == nil {
		s.Marks, s.RecallsKey, s.Because = c.marks, c.recalls, c.because
	}
	switch {
	case c.parentKey != "":
		s.ParentKey = c.parentKey
	case c.parent >= 0:
		s.ParentKey = p.schedule.cells[c.parent].key
	case c.ready == nil:
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
