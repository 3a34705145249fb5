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

func (settings) add(*corpus.Corpus) {}

func (s settings) draw(e *Ending) Figure {
	if e.Measures == nil || len(e.Measures.Settings) == 0 {
		return Figure{Lacks: "nothing was measured", Fill: []string{"memloom score DIR --baselines", "memloom report DIR"}}
	}
	var list []Setting
	for _, x := range e.Measures.Settings {
		list = append(list, Setting{Name: x.Name, About: x.About, Share: x.Share})
		if g := x.Guessing; g != nil && g.N > 0 {
			list = append(list, Setting{x.Name + ", choice", x.About + ": those with options", g.Share, g})
		}
	}
	f := Figure{Table: newTable(measuresFile, "setting", "right", "questions", "accuracy", "95 % from", "to", "chance",
		"p", "what it reads ")}
	d := rows("Accuracy of the reference settings", plot.Values, len(list), 24, plot.PerCent(), "interval", "tick",
		"s1 big")
	for _, x := range list {
		value, chance, p := perCent(x.Accuracy()), "", ""
		if g := x.Guessing; g != nil {
			chance, p = perCent(g.chance()), probability(g.P)
			value += ", p " + p
		}
		d.row(x.Name, value)
		name := shown(x.Name)
		d.interval(0, 100*x.Low, 100*x.High, "%s: 95 %% from %s to %s", name, perCent(x.Low), perCent(x.High))
		d.dot(2, 100*x.Accuracy(), "%s: %d of %d, %s", name, x.Right, x.N, perCent(x.Accuracy()))
		if g := x.Guessing; g != nil {
			d.tick(1, 100*g.chance(), "%s: chance %s", name, chance)
		}
		f.Table.add(x.Name, x.Right, x.N, x.Accuracy(), x.Low, x.High, chance, p, x.About)
	}
	f.Panels = []Panel{d.panel("", Key{"s1 big", keyDot, "right"}, Key{"interval", keyInterval, "95 %"},
		Key{"tick", keyTick, "chance"})}
	f.Caption = fmt.Sprintf("Accuracy of the fact solver, an ideal reader, over the accepted questions, with Wilson's interval at 95 %%; open answers marked by %s. The first settings read no message: where they have options, the tick is chance, and p the exact probability that guessing gets as many right or more.", shown(e.Measures.Judge))
	return f
}

// chance is the share that guessing gets right.
func (g *Guessing) chance() float64 { return g.Expected / float64(g.N) }

// perCent writes a share with one decimal.
func perCent(v float64) string { return strconv.FormatFloat(100*v, 'f', 1, 64) + " %" }

// probability writes a p.
func probability(p float64) string {
	if p < 0.0001 {
		return "< 0.0001"
	}
	return strconv.FormatFloat(p, 'g', 2, 64)
}
