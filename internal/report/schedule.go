package report

import (
	"cmp"
	"fmt"
	"slices"

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

// late is by how many days a task missed its promised day; one that was not finished counts up to the last day of the
// run.
func (t *task) late(last corpus.Date) int {
	if t.due == 0 {
		return 0
	}
	return max(0, int(cmp.Or(t.end, last)-t.due))
}

func (s *schedule) draw(*Ending) Figure {
	if len(s.tasks) == 0 {
		return Figure{Lacks: "there are no tasks"}
	}
	slices.SortStableFunc(s.tasks, func(a, b task) int {
		return cmp.Or(cmp.Compare(a.group, b.group), cmp.Compare(a.start, b.start), cmp.Compare(a.due, b.due))
	})
	scale := plot.Days{}
	scale.First, scale.Last = s.span()
	for _, t := range s.tasks {
		scale.First, scale.Last = min(scale.First, t.start), max(scale.Last, t.end)
	}
	f := Figure{Table: s.table(scale.Last)}
	if len(s.tasks) <= mostRowed {
		f.Panels = []Panel{s.rowed(scale)}
		f.Caption = "A row a task, by group and start, from its first day to its last. "
	} else {
		f.Panels = s.packed(scale)
		f.Caption = "A bar a task, from its first day to its last, in as few lanes as the tasks of each group need. "
	}
	f.Caption += s.promised(scale.Last)
	return f
}

// promised says how many tasks were promised by a day, and what came of it.
func (s *schedule) promised(last corpus.Date) string {
	late, open, promised := 0, 0, false
	for _, t := range s.tasks {
		promised = promised || t.due != 0
		if t.end == 0 {
			open++
		}
		if t.late(last) > 0 {
			late++
		}
	}
	if !promised {
		return fmt.Sprintf("There are %s; none was promised by a day.", many(len(s.tasks), "task"))
	}
	text := fmt.Sprintf("The dark end of a bar is what came after the promised day: %s of %s ended late, and %s not finished when the run ends.",
		plot.Thousands(late), many(len(s.tasks), "task"), says(open, "was", "were"))
	if len(s.tasks) > mostTasks {
		text += fmt.Sprintf(" The first %s are drawn.", plot.Thousands(mostTasks))
	}
	return text
}

// bars are the layers of a schedule: a layer for each series, then what is open and what was late.
type bars struct {
	*drawing
	days plot.Days
}

// The layers after the series.
const (
	openLayer = mostSeries
	lateLayer = mostSeries + 1
)

func newBars(d *drawing, days plot.Days, class func(int) string) *bars {
	for i := range mostSeries {
		d.layers = append(d.layers, plot.Layer{Class: class(i)})
	}
	return &bars{d.on([]string{"open", "late"}), days}
}

// add draws a task at a height.
func (b *bars) add(t *task, group string, k int, y, h plot.Pixel) {
	end, layer := cmp.Or(t.end, b.days.Last), k%mostSeries
	title := fmt.Sprintf("%s (%s): %s to %s", shown(t.name), group, t.start, end)
	if t.end == 0 {
		layer, title = openLayer, fmt.Sprintf("%s (%s): from %s, not finished", shown(t.name), group, t.start)
	}
	if t.due != 0 {
		title += ", promised " + t.due.String()
	}
	if t.due == 0 || t.due >= t.start {
		b.stretch(layer, t.start, min(end, cmp.Or(t.due, end)), y, h, title)
	}
	if days := t.late(b.days.Last); days > 0 {
		b.stretch(lateLayer, max(t.due+1, t.start), end, y, h, fmt.Sprintf("%s: %s late", shown(t.name), many(days, "day")))
	}
}

func (b *bars) stretch(layer int, from, to corpus.Date, y, h plot.Pixel, title string) {
	x, w := b.days.Of(from, to)
	b.layers[layer].Ranges = append(b.layers[layer].Ranges, plot.Range{Box: plot.Box{X: x, W: w, Y: y, H: h},
		Title: title})
}

// The entries of the legend after the groups.
var (
	keyLate = Key{"late", keyArea, "after the promised day"}
	keyOpen = Key{"open", keyArea, "not finished"}
)

// rowed draws a row for each task.
func (s *schedule) rowed(scale plot.Days) Panel {
	const row = 16
	b := newBars(scaled("Tasks by their days", plot.Long, plot.Pixel(len(s.tasks)*row), row, scale.Ticks(), nil), scale,
		series)
	var legend []Key
	k, group := -1, -1
	for i := range s.tasks {
		t := &s.tasks[i]
		if t.group != group {
			k, group = k+1, t.group
			legend = append(legend, Key{series(k), keyArea, s.title(group)})
		}
		value := ""
		if days := t.late(scale.Last); days > 0 {
			value = "+" + plot.Thousands(days)
		}
		b.row(t.name, value)
		b.add(t, s.title(group), k, b.y+3, row-6)
	}
	if len(b.layers[lateLayer].Ranges) > 0 {
		legend = append(legend, keyLate)
	}
	if len(b.layers[openLayer].Ranges) > 0 {
		legend = append(legend, keyOpen)
	}
	return b.panel("", legend...)
}

// packed draws the tasks of each group in lanes, a panel for each project.
func (s *schedule) packed(scale plot.Days) []Panel {
	var out []Panel
	drawn := 0
	panels := s.panels()
	for _, p := range panels[:min(len(panels), mostPanels)] {
		const lane = 6
		b := newBars(&drawing{Chart: plot.Chart{Label: "Tasks by their days", Margin: plot.Names}}, scale, plain)
		y := barTop
		for k, g := range p.groups {
			tasks := s.of(g)
			tasks = tasks[:min(len(tasks), max(0, mostTasks-drawn))]
			if drawn += len(tasks); len(tasks) == 0 {
				continue
			}
			n := lanes(tasks, scale.Last, func(t *task, l int) {
				b.add(t, s.title(g), k, y+plot.Pixel(l*lane), lane-1.5)
			})
			b.Row(shown(s.groups[g].name), plot.Thousands(len(tasks)), y+5)
			y += plot.Pixel(max(n*lane, 14)) + 10
		}
		b.Height = y
		b.Upright(plot.Fit(scale.Ticks()), barTop-4, y-6, barTop-10)
		var legend []Key
		if len(out) == 0 {
			legend = []Key{keyLate, keyOpen}
		}
		heading := ""
		if len(panels) > 1 {
			heading = shown(p.name)
			b.Label += ": " + heading
		}
		out = append(out, b.panel(heading, legend...))
	}
	return out
}

// of returns the tasks of a group; they are sorted by group.
func (s *schedule) of(group int) []task {
	from := slices.IndexFunc(s.tasks, func(t task) bool { return t.group == group })
	if from < 0 {
		return nil
	}
	to := from
	for to < len(s.tasks) && s.tasks[to].group == group {
		to++
	}
	return s.tasks[from:to]
}

// lanes gives each task the first lane that is free when it starts, and returns how many there are. The tasks are in
// the order of their starts.
func lanes(tasks []task, last corpus.Date, put func(t *task, lane int)) int {
	var free []corpus.Date // of each lane, the day before which it is taken
	for i := range tasks {
		t := &tasks[i]
		at := slices.IndexFunc(free, func(d corpus.Date) bool { return d < t.start })
		if at < 0 {
			at, free = len(free), append(free, 0)
		}
		free[at] = cmp.Or(t.end, last)
		put(t, at)
	}
	return len(free)
}

func (s *schedule) table(last corpus.Date) Table {
	t := newTable("scaffold/tasks", "task", "group ", "start ", "promised ", "end ", "days late")
	for i := range s.tasks {
		x := &s.tasks[i]
		end, late := x.end.String(), any("")
		if x.end == 0 {
			end = "not finished"
		}
		if x.due != 0 {
			late = x.late(last)
		}
		t.add(x.name, s.title(x.group), x.start.String(), x.due.String(), end, late)
	}
	return t
}
