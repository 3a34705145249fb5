package measure

import (
	"slices"
	"strconv"

	"memloom/internal/corpus"
)

// teams counts who works with whom: teams, second memberships (E4), and how styles move in a team (E5). Guests have no
// seat.
func teams(w *world, c *Counts) {
	sizes := map[string]int{}
	for i := range w.Groups {
		c.times("teams", w.place(&w.Groups[i]), 0)
	}
	for i := range w.Members {
		b := &w.Members[i]
		g, p := w.Group(b.GroupID), w.persons[b.PersonID]
		count := func(column string) {
			if g != nil {
				c.cell("teams", w.place(g), column, 1)
			}
		}
		if b.Guest {
			count("guests")
			continue
		}
		if g != nil {
			c.add("seats", 1)
			c.of("seated", b.PersonID)
			sizes[b.GroupID]++
			count("members")
		}
		if p == nil {
			continue
		}
		count([]string{"L1", "L2", "L3–L5"}[min(max(p.Rank, 1), 3)-1])
		if adapted(c, p, b) {
			count("adapted")
		}
	}
	for _, g := range w.Groups {
		c.value("team", sizes[g.ID])
	}
	projects(w, c)
}

// adapted counts by how many levels a style moves in a team, and says whether it moves at all.
func adapted(c *Counts, p *corpus.Person, b *corpus.Member) bool {
	moved := false
	for _, s := range corpus.StyleScales() {
		from, to := slices.Index(s.Values, *s.Of(&p.Style)), slices.Index(s.Values, *s.Of(&b.Adapted))
		steps := 0
		if from >= 0 && to >= 0 {
			steps = max(from-to, to-from)
		}
		moved = moved || steps > 0
		c.of("steps", strconv.Itoa(steps))
		c.value("moves", steps)
	}
	c.add("styled", 1)
	c.when("adapted", moved)
	c.when("explained", moved && b.Rationale != "")
	return moved
}

// projects counts the people of each project (E4), and those among them whose tone and voice another before them has:
// none as long as there are pairs (G3). A person who sits in several teams of one project is one member of it.
func projects(w *world, c *Counts) {
	of := map[string]string{}
	members, pairs := map[string]map[string]bool{}, map[[2]string]bool{}
	for _, s := range w.Subprojects {
		of[s.GroupID] = s.ProjectID
		members[s.ProjectID] = map[string]bool{}
	}
	for _, b := range w.Members {
		project, ok := of[b.GroupID]
		if !ok || b.Guest || members[project][b.PersonID] {
			continue
		}
		members[project][b.PersonID] = true
		c.of("member", b.PersonID)
		if p := w.persons[b.PersonID]; p != nil {
			key := [2]string{project, pair(p)}
			c.when("repeated", pairs[key])
			pairs[key] = true
		}
	}
	for _, list := range members {
		c.value("participants", len(list))
	}
}

// owners counts whether tasks are with people who can do them, and whether these speak of them (E7, E12).
func owners(w *world, c *Counts) {
	team := map[string][]string{}
	for _, x := range w.Members {
		if !x.Guest {
			team[x.GroupID] = append(team[x.GroupID], x.PersonID)
		}
	}
	owner := map[string]string{}
	for i := range w.Tasks {
		t := &w.Tasks[i]
		owner[t.ID] = t.OwnerID
		skilled := func(id string) bool {
			p := w.persons[id]
			return p != nil && slices.ContainsFunc(p.Skills, func(s corpus.Skill) bool {
				return slices.Contains(t.Skills,
					s.Name)
			})
		}
		if slices.ContainsFunc(team[t.GroupID], skilled) {
			c.add("can", 1)
			c.when("able", skilled(t.OwnerID))
		}
	}
	type said struct {
		task string
		on   corpus.Date
	}
	spoken := map[said]bool{}
	for _, p := range w.slots {
		for _, t := range p.slot.TaskIDs {
			if owner[t] == p.message.AuthorID {
				spoken[said{t, p.message.At.Date()}] = true
			}
		}
	}
	for _, d := range w.Schedule {
		speaks := spoken[said{d.TaskID, d.Date}]
		c.add("days", 1)
		c.when("spoken", speaks)
		c.when("ongoing", d.Class == corpus.Ongoing)
		c.when("ongoing_spoken", d.Class == corpus.Ongoing && speaks)
	}
}
