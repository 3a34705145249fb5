package dialogue

import (
	"cmp"
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

// day plans one workday of all groups.
func (p *planner) day(day corpus.Date) ([]DayPlan, error) {
	var cells []timed
	taken := map[int]bool{}
	for g := range p.b.Groups {
		cells = append(cells, p.lay(g, day, taken, len(cells))...)
	}
	out := make([]DayPlan, len(p.b.Groups))
	for g := range out {
		out[g] = DayPlan{GroupID: p.b.Groups[g].ID, Date: day}
	}
	agenda := inOrder(cells)
	for len(agenda) > 0 {
		c := &cells[agenda[0]]
		agenda = agenda[1:]
		d := &out[c.group]
		c.key = fmt.Sprintf("%s/%s/%02d", d.GroupID, day, len(d.Slots)+1)
		s, ok, err := p.slot(c, cells, day)
		if err != nil {
			return nil, err
		}
		if !ok {
			continue
		}
		d.Slots = append(d.Slots, s)
		if reply, ok := p.answerTo(s, c, taken); ok {
			cells = append(cells, reply)
			at := slices.IndexFunc(agenda, func(i int) bool { return cells[i].minute > reply.minute })
			if at < 0 {
				at = len(agenda)
			}
			agenda = slices.Insert(agenda, at, len(cells)-1)
		}
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

// answerTo lets the knower answer a free question soon, most of the time; the
// others are answered on a later day.
func (p *planner) answerTo(q Slot, c *timed, taken map[int]bool) (timed, bool) {
	if !c.free || q.AsksFactID == "" || p.r.IntN(10) == 0 {
		return timed{}, false
	}
	m := c.minute + 2 + p.r.IntN(20)
	f := p.fact(q.AsksFactID)
	for taken[m] || !p.shares.May(f.Knowers[0], m) {
		m++
	}
	if m > p.o.hours().closes {
		return timed{}, false
	}
	taken[m], p.stated[f.ID] = true, true
	a := p.post(corpus.ActAnswer, f, "")
	a.parentKey, a.to = q.Key, q.AuthorID
	return timed{cell: a, group: c.group, minute: m, parent: -1}, true
}

// lay puts a group's threads in order and gives every message a minute. Free
// slots fill the day up to its size and stand between threads.
func (p *planner) lay(g int, day corpus.Date, taken map[int]bool, offset int) []timed {
	owed := p.agenda(g, day)
	early := corpus.Shuffled(p.r, owed)
	slices.SortStableFunc(early, func(a, b thread) int { return rankInDay(a) - rankInDay(b) })
	n := 0
	for _, th := range owed {
		n += len(th)
	}
	free := max(1, p.o.MessagesPerDay-3+p.r.IntN(5)-n)
	for range free {
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
	may := func(i, minute int) bool { return cells[i].free || p.shares.May(cells[i].author, minute) }
	for i, m := range p.o.minutes(same, taken, may, p.r) {
		cells[i].minute = m
	}
	return cells
}

// rankInDay puts starts into the morning and ends into the afternoon.
func rankInDay(t thread) int {
	switch {
	case t[0].act == corpus.ActKickoff:
		return 0
	case t[0].late:
		return 2
	}
	return 1
}

// slot turns a timed cell into a slot and enters it in the log. It says no for
// a free slot that nobody can fill.
func (p *planner) slot(c *timed, cells []timed, day corpus.Date) (Slot, bool, error) {
	s := Slot{Key: c.key, GroupID: p.b.Groups[c.group].ID, At: day.At(c.minute/60, c.minute%60)}
	if c.free {
		ok, err := p.fill(&s, c.group, day)
		if err != nil || !ok {
			return s, false, err
		}
	} else {
		s.AuthorID, s.Act, s.TaskID, s.ToID = c.author, c.act, c.task, c.to
		s.FactIDs, s.AsksFactID = c.facts, c.asks
		s.Obligation, s.Perturbation, s.Aside = c.obligation, c.perturbation, c.aside
		s.Path = corpus.PathPost
		if c.parent >= 0 {
			s.Path, s.ParentKey = corpus.PathReply, cells[c.parent].key
		}
		if c.parentKey != "" {
			s.Path, s.ParentKey = corpus.PathReply, c.parentKey
		}
	}
	if t, ok := p.tasks[s.TaskID]; ok {
		end := t.End
		if end == 0 {
			end = p.b.Calendar.Last
		}
		s.Position = position(t, end, s.At)
	}
	return s, true, p.walk.enter(s)
}
