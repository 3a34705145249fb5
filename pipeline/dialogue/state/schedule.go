package state

import (
	"fmt"
	"slices"

	"memloom/pipeline/dialogue"
)

// Timed is a cell with its place in the day.
type Timed struct {
	Cell
	Group  int
	Minute int
	Parent int // index into the day's timed cells, -1 for none
	Free   bool
}

// String says in a few words what a message is.
func (c Timed) String() string {
	switch {
	case c.Free:
		return "a free message"
	case c.Obligation == "":
		return fmt.Sprintf("the %s by %s", c.Act, c.AuthorID)
	}
	return fmt.Sprintf("the %s by %s (%s)", c.Act, c.AuthorID, c.Obligation)
}

// Schedule is a day while it is planned.
type Schedule struct {
	*Known
	Cells  []Timed
	Agenda []int        // of cells still to come, in the order of time
	Taken  map[int]bool // minutes
}

// Begin empties the schedule for a new day.
func (sc *Schedule) Begin() { sc.Cells, sc.Agenda, sc.Taken = nil, nil, map[int]bool{} }

// Next takes the next cell from the agenda; not ok when the day is over.
func (sc *Schedule) Next() (at int, ok bool) {
	if len(sc.Agenda) == 0 {
		return 0, false
	}
	at, sc.Agenda = sc.Agenda[0], sc.Agenda[1:]
	return at, true
}

// Follow lets cells come soon after a slot, the first in answer to it, each of the others in answer to the cell that
// its parent says; their authors write in the first minutes that are theirs. It says no, and does nothing, when one of
// them finds no minute before the day is over. Free slots of the group make room.
func (sc *Schedule) Follow(s dialogue.Slot, g int, cells ...Cell) bool {
	return sc.after(s, s.Key, g, func() int { return 2 + sc.Rand.IntN(20) }, cells)
}

// GoOn is Follow within minutes, for a first cell that answers nothing.
func (sc *Schedule) GoOn(s dialogue.Slot, g int, cells ...Cell) bool {
	return sc.after(s, "", g, func() int { return 1 + sc.Rand.IntN(4) }, cells)
}

// after lets cells come after a slot, each so many minutes after the one before it, the first in answer to the parent,
// if any.
func (sc *Schedule) after(s dialogue.Slot, parent string, g int, wait func() int, cells []Cell) bool {
	minute, closes := int(s.At-s.At.Date().At(0, 0)), hoursOf(sc.Options.Times).closes
	at := make([]int, len(cells))
	for i, c := range cells {
		minute += wait()
		for minute <= closes && (sc.Taken[minute] ||
			!sc.Roster.Present(c.AuthorID, sc.Days.Today.At(minute/60, minute%60))) {
			minute++
		}
		if minute > closes {
			return false
		}
		at[i] = minute
	}
	base := len(sc.Cells)
	for i, c := range cells {
		t := Timed{Cell: c, Group: g, Minute: at[i], Parent: -1}
		if c.Parent < 0 {
			t.ParentKey = parent
		} else {
			t.Parent = base + c.Parent
		}
		sc.Taken[at[i]] = true
		sc.Add(t)
	}
	sc.makeRoom(g, len(cells))
	return true
}

// Add puts a cell into the agenda by its minute.
func (sc *Schedule) Add(t Timed) {
	i := slices.IndexFunc(sc.Agenda, func(k int) bool { return sc.Cells[k].Minute > t.Minute })
	if i < 0 {
		i = len(sc.Agenda)
	}
	sc.Agenda = slices.Insert(sc.Agenda, i, len(sc.Cells))
	sc.Cells = append(sc.Cells, t)
}

// makeRoom takes free slots of a group out of the rest of the day.
func (sc *Schedule) makeRoom(g, n int) {
	for i := len(sc.Agenda) - 1; i >= 0 && n > 0; i-- {
		if c := sc.Cells[sc.Agenda[i]]; c.Free && c.Group == g {
			sc.Agenda = slices.Delete(sc.Agenda, i, i+1)
			n--
		}
	}
}
