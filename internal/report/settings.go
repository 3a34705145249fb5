package report

import (
	"fmt"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// measuresFile is where score --baselines stores the reference settings.
const measuresFile = ".run/measures.json"

// settings is figure 8: the reference settings as they were stored.
type settings struct{ *run }

func newSettings(r *run) figure { return settings{r} }

func (settings) add(*corpus.Corpus) {}

// settingRow is an accuracy with its interval, and what chance gets.
type settingRow struct {
	name, about string
	Share
	chance   float64 // share; negative where there is none
	p        float64
	guessing bool // it reads no message
}

func (s settings) draw(e *Ending) Figure {
	if e.Measures == nil || len(e.Measures.Settings) == 0 {
		return Figure{Lacks: "nothing was measured", Fill: []string{"memloom score DIR --baselines", "memloom report DIR"}}
	}
	var rows []settingRow
	for _, x := range e.Measures.Settings {
		rows = append(rows, settingRow{name: x.Name, about: x.About, Share: x.Share, chance: -1})
		if g := x.Guessing; g != nil && g.N > 0 {
			rows = append(rows, settingRow{name: x.Name + ", choice", about: x.About + ": those with options", Share: g.Share,
				chance: g.Expected / float64(g.N), p: g.P, guessing: true})
		}
	}
	f := Figure{Table: s.table(rows), Panels: []Panel{s.panel(rows)}}
	f.Caption = fmt.Sprintf("Accuracy of the fact solver, an ideal reader, over the accepted questions, with Wilson's interval at 95 %%; open answers marked by %s. The first settings read no message: where they have options, the tick is chance, and p the exact probability that guessing gets as many right or more.", shown(e.Measures.Judge))
	return f
}

func (s settings) panel(rows []settingRow) Panel {
	const row = plot.Pixel(24)
	scale := plot.PerCent()
	c := plot.Chart{Label: "Accuracy of the reference settings", Margin: plot.Values, Height: barTop + plot.Pixel(len(rows))*row + 4}
	c.Upright(plot.Fit(scale.Ticks()), barTop-4, c.Height-4, barTop-10)
	lines, dots, chance := plot.Layer{Class: "interval"}, plot.Layer{Class: "s1 big"}, plot.Layer{Class: "tick"}
	for i, x := range rows {
		y := barTop + plot.Pixel(i)*row + row/2
		name := shown(x.name)
		lines.Whiskers = append(lines.Whiskers, plot.Whisker{X1: plot.Percent(100 * x.Low), X2: plot.Percent(100 * x.High), Y1: y, Y2: y, Cap: 4,
			Title: fmt.Sprintf("%s: 95 %% from %s to %s", name, perCent(x.Low), perCent(x.High))})
		dots.Dots = append(dots.Dots, plot.Dot{X: plot.Percent(100 * x.Accuracy()), Y: y,
			Title: fmt.Sprintf("%s: %d of %d, %s", name, x.Right, x.N, perCent(x.Accuracy()))})
		value := perCent(x.Accuracy())
		if x.guessing {
			at := plot.Percent(100 * x.chance)
			chance.Whiskers = append(chance.Whiskers, plot.Whisker{X1: at, X2: at, Y1: y - 9, Y2: y + 9, Title: fmt.Sprintf("%s: chance %s", name, perCent(x.chance))})
			value += ", p " + probability(x.p)
		}
		c.Row(shown(x.name), value, y)
	}
	for _, l := range []plot.Layer{lines, chance, dots} {
		c.Add(l)
	}
	return Panel{Chart: c, Legend: []Key{{"s1 big", keyDot, "right"}, {"interval", keyInterval, "95 %"}, {"tick", keyTick, "chance"}}}
}

// perCent writes a share with one decimal.
func perCent(v float64) string { return strconv.FormatFloat(100*v, 'f', 1, 64) + " %" }

// probability writes a p.
func probability(p float64) string {
	if p < 0.0001 {
		return "< 0.0001"
	}
	return strconv.FormatFloat(p, 'g', 2, 64)
}

func (s settings) table(rows []settingRow) Table {
	t := newTable(measuresFile, "setting", "right", "questions", "accuracy", "95 % from", "to", "chance", "p", "what it reads ")
	for _, x := range rows {
		chance, p := "", ""
		if x.guessing {
			chance, p = perCent(x.chance), probability(x.p)
		}
		t.add(shown(x.name), strconv.Itoa(x.Right), strconv.Itoa(x.N), perCent(x.Accuracy()), perCent(x.Low), perCent(x.High), chance, p, shown(x.about))
	}
	return t
}
