package measure

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// loadDays is the span of an owner's load, in calendar days (E9).
const loadDays = 30

// calendar counts the days (E11).
func calendar(p *part) {
	c, first, last := p.counts, p.shared.First, p.shared.Last
	if first == 0 {
		return
	}
	c.add("known", 1)
	c.note("span", "%s to %s", first, last)
	c.add("calendar_days", corpus.DaysInclusive(first, last))
	c.add("closures", len(p.shared.Closures))
	c.add("workdays", p.days.WorkdaysInclusive(first, last))
}

// span is the first and last day of a task; an unfinished one lasts to the end.
type span struct{ from, to corpus.Date }

// tasks counts the work and its schedule (E6, E7, E9, E10). People may own tasks in several corpora.
func tasks() counting {
	owned := map[string][]span{} // by owner
	add := func(w *world, c *Counts) {
		for i := range w.Tasks {
			t := &w.Tasks[i]
			task(w, c, t)
			owned[t.OwnerID] = append(owned[t.OwnerID], span{t.Start, cmp.Or(t.End, max(w.shared.Last, t.Start))})
		}
		for _, b := range w.Members {
			if !b.Guest {
				c.of("seated", b.PersonID)
			}
		}
		scheduled(w, c)
	}
	return counting{add, func(p *part) {
		for _, list := range owned {
			p.counts.value("owned", len(list))
			p.counts.value("busiest", mostTouched(list, loadDays))
		}
		for _, id := range p.counts.valuesOf("seated") {
			p.counts.value("owned_by_members", len(owned[id]))
		}
	}}
}

// task counts one task, also in the row of its group.
func task(w *world, c *Counts, t *corpus.Task) {
	c.add("tasks", 1)
	c.of("lifecycle", string(t.Lifecycle))
	c.value("planned", w.days.WorkdaysInclusive(t.Start, t.Due))
	if t.End != 0 {
		c.add("finished", 1)
		c.when("late", t.End > t.Due)
		c.value("took", w.days.WorkdaysInclusive(t.Start, t.End))
		c.value("slip", w.days.WorkdaysBetween(t.Due, t.End))
	}
}

// scheduled counts for every group and workday how many tasks go on, and the tasks of each phase.
func scheduled(w *world, c *Counts) {
	n := map[groupDay]int{}
	for _, d := range w.Schedule {
		c.of("class", string(d.Class))
		if t := w.Task(d.TaskID); t != nil {
			n[groupDay{t.GroupID, d.Date}]++
		}
	}
	for i := range w.Groups {
		g := &w.Groups[i]
		c.times("phases", w.place(g), 0)
		for _, day := range w.days.Workdays() {
			c.value("going_on", n[groupDay{g.ID, day}])
		}
	}
	for _, t := range w.Tasks {
		if g := w.Group(t.GroupID); g != nil {
			phase, _, _ := strings.Cut(string(t.Lifecycle), " ")
			c.cell("phases", w.place(g), phase, 1)
			c.cell("phases", w.place(g), "all", 1)
		}
	}
}

// mostTouched returns the most spans that so many consecutive days touch.
func mostTouched(spans []span, days int) int {
	type turn struct {
		at corpus.Date
		by int
	}
	var turns []turn // of the first of the days, as it moves on
	for _, s := range spans {
		turns = append(turns, turn{s.from.Add(1 - days), 1}, turn{s.to.Add(1), -1})
	}
	slices.SortFunc(turns, func(a, b turn) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.by, b.by)) })
	most, now := 0, 0
	for _, t := range turns {
		now += t.by
		most = max(most, now)
	}
	return most
}

// dependencies counts what waits for what (E8).
func dependencies(w *world, c *Counts) {
	for _, d := range w.Dependencies {
		from, to := w.Task(d.FromID), w.Task(d.ToID)
		c.add("all", 1)
		c.of("type", d.Type)
		c.when("across", from != nil && to != nil && from.GroupID != to.GroupID)
	}
}

// graph counts the world graph (G1, G2). A user counts once, in however many corpora they are a node.
func graph(w *world, c *Counts) {
	for _, n := range w.Nodes {
		known := c.n("known", n.ID) > 0
		if n.Kind == "user" {
			c.of("known", n.ID)
		}
		if !known {
			c.of("node", n.Kind)
		}
	}
	for _, e := range w.Edges {
		c.of("edge", e.Relation)
	}
}

// themes counts what is talked about: tasks, and news of three kinds (E16).
func themes(w *world, c *Counts) {
	project, per := map[string]string{}, map[string]int{}
	for _, s := range w.Subprojects {
		project[s.GroupID] = s.ProjectID
		per[s.ProjectID] = 0
	}
	for _, t := range w.Themes {
		c.of("theme", t.Kind)
		if t.Kind == "news" {
			c.of("news", cmp.Or(string(t.NewsKind), "not told"))
		}
		if id, ok := project[t.GroupID]; ok && (t.Kind == "news" || t.Kind == "task") {
			per[id]++
		}
	}
	c.values("project", per)
	c.when("calendar", w.calendarKnown())
	if w.calendarKnown() {
		c.add("project_days", len(per)*w.days.WorkdaysInclusive(w.shared.First, w.shared.Last))
	}
}
