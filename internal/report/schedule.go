package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// The most tasks that have a row each, and the most that are drawn at all.
const (
	mostRowed = 60
	mostTasks = 4000
)

// schedule is figure 3: a bar for each task.
type schedule struct {
	*run
	tasks []task
}

// task is what is drawn of a task.
type task struct {
	name            string
	group           int
	start, due, end corpus.Date // end is 0 where it was not finished, due where nothing was promised
}

func newSchedule(r *run) figure { return &schedule{run: r} }

func (s *schedule) add(c *corpus.Corpus) {
	for i := range c.Tasks {
		t := &c.Tasks[i]
		due := t.Due
		if t.PhaseID != "" || t.Progress.Category != "" { // phases of channels go on for their days, and promise nothing
			due = 0
		}
		s.tasks = append(s.tasks, task{t.Name, s.group(t.GroupID), t.Start, due, t.End})
	}
}

// late is by how many days a task missed its promised day; one that was not finished counts up to the last day of the run.
func (t *task) late(last corpus.Date) int {
	if t.due == 0 {
		return 0
	}
	end := t.end
	if end == 0 {
		end = last
	}
	return max(0, int(end-t.due))
}

func (s *schedule) draw(*Ending) Figure {
	if len(s.tasks) == 0 {
		return Figure{Lacks: "there are no tasks"}
	}
	slices.SortStableFunc(s.tasks, func(a, b task) int {
		return cmp.Or(cmp.Compare(a.group, b.group), cmp.Compare(a.start, b.start), cmp.Compare(a.due, b.due))
	})
	first, last := s.span()
	late, open := 0, 0
	for i := range s.tasks {
		t := &s.tasks[i]
		first, last = min(first, t.start), max(last, t.end)
		if t.end == 0 {
			open++
		}
	}
	for i := range s.tasks {
		if s.tasks[i].late(last) > 0 {
			late++
		}
	}
	f := Figure{Table: s.table(last)}
	scale := plot.Days{First: first, Last: last}
	if len(s.tasks) <= mostRowed {
		f.Panels = []Panel{s.rowed(scale)}
		f.Caption = "A row a task, by group and start, from its first day to its last. "
	} else {
		f.Panels = s.packed(scale)
		f.Caption = "A bar a task, from its first day to its last, in as few lanes as the tasks of each group need. "
	}
	if !slices.ContainsFunc(s.tasks, func(t task) bool { return t.due != 0 }) {
		f.Caption += fmt.Sprintf("There are %s; none was promised by a day.", many(len(s.tasks), "task"))
		return f
	}
	f.Caption += fmt.Sprintf("The dark end of a bar is what came after the promised day: %s of %s ended late, and %s not finished when the run ends.",
		plot.Thousands(late), many(len(s.tasks), "task"), were(open))
	if len(s.tasks) > mostTasks {
		f.Caption += fmt.Sprintf(" The first %s are drawn.", plot.Thousands(mostTasks))
	}
	return f
}

func were(n int) string {
	if n == 1 {
		return "1 was"
	}
	return plot.Thousands(n) + " were"
}

// bars are the layers of a schedule: a layer for each series, then what was late and what is open.
type bars struct {
	scale  plot.Days
	series []plot.Layer
	late   plot.Layer
	open   plot.Layer
}

func newBars(scale plot.Days, class func(int) string) *bars {
	b := &bars{scale: scale, series: make([]plot.Layer, mostSeries), late: plot.Layer{Class: "late"}, open: plot.Layer{Class: "open"}}
	for i := range b.series {
		b.series[i].Class = class(i)
	}
	return b
}

// add draws a task at a height.
func (b *bars) add(t *task, group string, k int, y, h plot.Pixel) {
	end := t.end
	if end == 0 {
		end = b.scale.Last
	}
	title := fmt.Sprintf("%s (%s): %s to %s", shown(t.name), group, t.start, end)
	into := &b.series[k%mostSeries]
	if t.end == 0 {
		into, title = &b.open, fmt.Sprintf("%s (%s): from %s, not finished", shown(t.name), group, t.start)
	}
	if t.due != 0 {
		title += ", promised " + t.due.String()
	}
	if done := min(end, max(t.due, t.start)); t.due == 0 || t.due >= t.start {
		if t.due == 0 {
			done = end
		}
		x, w := b.scale.Of(t.start, done)
		into.Ranges = append(into.Ranges, plot.Range{Box: plot.Box{X: x, W: w, Y: y, H: h}, Title: title})
	}
	if days := t.late(b.scale.Last); t.due != 0 && days > 0 {
		x, w := b.scale.Of(max(t.due+1, t.start), end)
		b.late.Ranges = append(b.late.Ranges, plot.Range{Box: plot.Box{X: x, W: w, Y: y, H: h},
			Title: fmt.Sprintf("%s: %s late", shown(t.name), many(days, "day"))})
	}
}

// into adds the layers to a chart.
func (b *bars) into(c *plot.Chart) {
	for _, l := range b.series {
		c.Add(l)
	}
	c.Add(b.open)
	c.Add(b.late)
}

// legend names what bars stand for, after the groups.
func (b *bars) legend() []Key {
	out := []Key{}
	if len(b.late.Ranges) > 0 {
		out = append(out, Key{"late", keyArea, "after the promised day"})
	}
	if len(b.open.Ranges) > 0 {
		out = append(out, Key{"open", keyArea, "not finished"})
	}
	return out
}

const scheduleTop = plot.Pixel(24)

// rowed draws a row for each task.
func (s *schedule) rowed(scale plot.Days) Panel {
	const row = 16
	c := plot.Chart{Label: "Tasks by their days", Margin: plot.Long, Height: scheduleTop + plot.Pixel(len(s.tasks)*row) + 4}
	c.Upright(plot.Fit(scale.Ticks()), scheduleTop-4, c.Height-4, scheduleTop-10)
	b, out := newBars(scale, series), Panel{}
	k, group := -1, -1
	for i := range s.tasks {
		t := &s.tasks[i]
		if t.group != group {
			k, group = k+1, t.group
			out.Legend = append(out.Legend, Key{series(k), keyArea, s.title(group)})
		}
		y := scheduleTop + plot.Pixel(i*row)
		value := ""
		if days := t.late(scale.Last); t.due != 0 && days > 0 {
			value = "+" + strconv.Itoa(days)
		}
		c.Row(shown(t.name), value, y+row/2)
		b.add(t, s.title(group), k, y+3, row-6)
	}
	b.into(&c)
	out.Legend, out.Chart = append(out.Legend, b.legend()...), c
	return out
}

// packed draws the tasks of each group in lanes, a panel for each project.
func (s *schedule) packed(scale plot.Days) []Panel {
	var out []Panel
	drawn := 0
	panels := s.panels()
	for _, p := range panels[:min(len(panels), mostPanels)] {
		const lane = 6
		c := plot.Chart{Label: "Tasks by their days", Margin: plot.Names}
		b := newBars(scale, plain)
		y := scheduleTop
		for k, g := range p.groups {
			from, to := s.of(g)
			to = min(to, from+max(0, mostTasks-drawn))
			drawn += to - from
			if from >= to {
				continue
			}
			n := lanes(s.tasks[from:to], scale.Last, func(t *task, l int) {
				b.add(t, s.title(g), k, y+plot.Pixel(l*lane), lane-1.5)
			})
			c.Row(shown(s.groups[g].name), plot.Thousands(to-from), y+5)
			y += plot.Pixel(max(n*lane, 14)) + 10
		}
		c.Height = y
		c.Upright(plot.Fit(scale.Ticks()), scheduleTop-4, y-6, scheduleTop-10)
		b.into(&c)
		one := Panel{Chart: c}
		if len(out) == 0 {
			one.Legend = []Key{{"late", keyArea, "after the promised day"}, {"open", keyArea, "not finished"}}
		}
		if len(panels) > 1 {
			one.Heading = shown(p.name)
			one.Chart.Label += ": " + one.Heading
		}
		out = append(out, one)
	}
	return out
}

// of returns where the tasks of a group begin and end; they are sorted by group.
func (s *schedule) of(group int) (from, to int) {
	for from < len(s.tasks) && s.tasks[from].group != group {
		from++
	}
	for to = from; to < len(s.tasks) && s.tasks[to].group == group; to++ {
	}
	return from, to
}

// lanes gives each task the first lane that is free when it starts, and returns how many there are. The tasks are in the
// order of their starts.
func lanes(tasks []task, last corpus.Date, put func(t *task, lane int)) int {
	var free []corpus.Date // of each lane, the day before which it is taken
	for i := range tasks {
		t := &tasks[i]
		end := t.end
		if end == 0 {
			end = last
		}
		at := slices.IndexFunc(free, func(d corpus.Date) bool { return d < t.start })
		if at < 0 {
			at, free = len(free), append(free, 0)
		}
		free[at] = end
		put(t, at)
	}
	return len(free)
}

func (s *schedule) table(last corpus.Date) Table {
	t := newTable(tableTasks, "task", "group ", "start ", "promised ", "end ", "days late")
	for i := range s.tasks {
		x := &s.tasks[i]
		end := x.end.String()
		if x.end == 0 {
			end = "not finished"
		}
		late := ""
		if x.due != 0 {
			late = strconv.Itoa(x.late(last))
		}
		t.add(shown(x.name), s.title(x.group), x.start.String(), x.due.String(), end, late)
	}
	return t
}
