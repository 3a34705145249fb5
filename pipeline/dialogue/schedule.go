package dialogue

import (
	"cmp"
	"fmt"
	"slices"
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

// follow lets cells come soon after a slot, the first in answer to it, each of
// the others in answer to the cell that its parent says; their authors write in
// the first minutes that are theirs. It says no, and does nothing, when one of
// them finds no minute before the day is over. Free slots of the group make room.
func (sc *schedule) follow(s Slot, g int, wait func() int, cells ...cell) bool {
	return sc.after(s, s.Key, g, wait, cells)
}

// goOn is follow for a first cell that answers nothing.
func (sc *schedule) goOn(s Slot, g int, wait func() int, cells ...cell) bool {
	return sc.after(s, "", g, wait, cells)
}

// after lets cells come after a slot, the first in answer to the parent, if any.
func (sc *schedule) after(s Slot, parent string, g int, wait func() int, cells []cell) bool {
	minute := int(s.At - s.At.Date().At(0, 0))
	at := make([]int, len(cells))
	for i, c := range cells {
		minute += wait()
		for minute <= hoursOf(sc.o.Times).closes && (sc.taken[minute] || !sc.roster.present(c.author, sc.days.today.At(minute/60, minute%60))) {
			minute++
		}
		if minute > hoursOf(sc.o.Times).closes {
			return false
		}
		at[i] = minute
	}
	base := len(sc.cells)
	for i, c := range cells {
		t := timed{cell: c, group: g, minute: at[i], parent: -1}
		if c.parent < 0 {
			t.parentKey = parent
		} else {
			t.parent = base + c.parent
		}
		sc.taken[at[i]] = true
		sc.cells = append(sc.cells, t)
		sc.insert(base + i)
	}
	sc.makeRoom(g, len(cells))
	return true
}

// insert puts a cell into the agenda by its minute.
func (sc *schedule) insert(at int) {
	i := slices.IndexFunc(sc.agenda, func(k int) bool { return sc.cells[k].minute > sc.cells[at].minute })
	if i < 0 {
		i = len(sc.agenda)
	}
	sc.agenda = slices.Insert(sc.agenda, i, at)
}

// makeRoom takes free slots of a group out of the rest of the day.
func (sc *schedule) makeRoom(g, n int) {
	for i := len(sc.agenda) - 1; i >= 0 && n > 0; i-- {
		if c := sc.cells[sc.agenda[i]]; c.free && c.group == g {
			sc.agenda = slices.Delete(sc.agenda, i, i+1)
			n--
		}
	}
}

// soon is how long somebody takes to answer, in minutes.
func (sc *schedule) soon() int { return 2 + sc.r.IntN(20) }

// inOrder returns the positions of the cells in the order of time.
func inOrder(cells []timed) []int {
	order := make([]int, len(cells))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(cells[a].minute, cells[b].minute) })
	return order
}
