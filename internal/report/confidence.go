package report

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// sufficient is the filter whose solver answers from the evidence.
const sufficient = "sufficient"

// confidence is figure 7: how sure the solver was of its answers from the evidence, and whether they were right.
type confidence struct {
	*run
	bins   [10][3]int // by tens of per cent: right, wrong, undetermined
	unsure [3]int     // answers without a confidence
	n      int
}

func newConfidence(r *run) figure { return &confidence{run: r} }

func (k *confidence) add(c *corpus.Corpus) {
	for i := range c.Verdicts {
		v := &c.Verdicts[i]
		if v.Filter != sufficient || v.Probe == corpus.ProbeVerdict {
			continue
		}
		into := &k.unsure
		if v.Confidence >= 0 {
			into = &k.bins[min(v.Confidence/10, len(k.bins)-1)]
		}
		into[outcome(v.Outcome)]++
		k.n++
	}
}

// outcome is the place of an outcome: right, wrong, undetermined.
func outcome(o corpus.Outcome) int {
	switch o {
	case corpus.Yes:
		return 0
	case corpus.No:
		return 1
	}
	return 2
}

func binName(i int) string {
	if i == 9 {
		return "90–100"
	}
	return fmt.Sprintf("%d–%d", 10*i, 10*i+9)
}

func (k *confidence) draw(*Ending) Figure {
	if k.n == 0 {
		return Figure{Lacks: "no answer from the evidence is recorded"}
	}
	if k.n == k.unsure[0]+k.unsure[1]+k.unsure[2] {
		return Figure{Lacks: "no model said how sure it was; the fact solver computes", Fill: []string{"memloom generate --models FILE"}}
	}
	sums, most := [3]int{}, 0
	for _, b := range append(k.bins[:], k.unsure) {
		for i, n := range b {
			sums[i] += n
		}
		most = max(most, b[0]+b[1]+b[2])
	}
	f := Figure{Table: k.table(), Panels: []Panel{k.panel(most)}}
	f.Caption = fmt.Sprintf("%s from the evidence alone (filter sufficient), of all judged drafts: %s right, %s wrong or no answer, %s undetermined. A solver that is sure and wrong is worth a look: gold, wording or solver is at fault.",
		many(k.n, "answer"), plot.Thousands(sums[0]), plot.Thousands(sums[1]), plot.Thousands(sums[2]))
	if n := k.unsure[0] + k.unsure[1] + k.unsure[2]; n > 0 {
		f.Caption += fmt.Sprintf(" %s a confidence; the table has them.", without(n))
	}
	return f
}

func without(n int) string {
	if n == 1 {
		return "1 answer has not"
	}
	return plot.Thousands(n) + " answers have not"
}

func (k *confidence) panel(most int) Panel {
	const top, bottom = plot.Pixel(16), plot.Pixel(190)
	scale := plot.NewLinear(float64(most), 4)
	c := plot.Chart{Label: "Answers by confidence, right and wrong", Margin: plot.Numbers, Height: bottom + 38}
	c.Across(scale, top, bottom)
	classes, says := []string{classGood, classBad, classOpen}, []string{"right", "wrong or no answer", "undetermined"}
	layers := make([]plot.Layer, len(classes))
	for i, b := range k.bins {
		sum := 0
		for o, n := range b {
			if n == 0 {
				continue
			}
			y := plot.Down(scale.At(float64(sum+n)), top, bottom)
			layers[o].Bars = append(layers[o].Bars, plot.Bar{
				Box:   plot.Box{X: plot.Percent(10*i) + 1.2, W: 7.6, Y: y, H: plot.Down(scale.At(float64(sum)), top, bottom) - y},
				Title: fmt.Sprintf("%s per cent sure: %s %s", binName(i), plot.Thousands(n), says[o])})
			sum += n
		}
		middle := plot.Percent(10*i) + 5
		if sum > 0 {
			c.Texts = append(c.Texts, plot.Text{Class: plot.Middle + " small", X: middle, Y: plot.Down(scale.At(float64(sum)), top, bottom) - 4, Text: share(b[0], sum)})
		}
		class := plot.Middle
		if i%3 != 0 {
			class += " wide"
		}
		c.Texts = append(c.Texts, plot.Text{Class: class, X: middle, Y: bottom + 16, Text: binName(i)})
	}
	c.Texts = append(c.Texts, plot.Text{Class: plot.Middle + " soft", X: 50, Y: bottom + 33, Text: "per cent sure; above a bar: share right"})
	out := Panel{}
	for o := range layers {
		layers[o].Class = classes[o]
		c.Add(layers[o])
		out.Legend = append(out.Legend, Key{classes[o], keyArea, says[o]})
	}
	out.Chart = c
	return out
}

// share writes a part of a whole in per cent.
func share(part, whole int) string {
	return fmt.Sprintf("%.0f %%", 100*fraction(part, whole))
}

func (k *confidence) table() Table {
	t := newTable(tableVerdicts, "per cent sure", "right", "wrong or no answer", "undetermined", "all")
	row := func(name string, b [3]int) {
		t.add(name, plot.Thousands(b[0]), plot.Thousands(b[1]), plot.Thousands(b[2]), plot.Thousands(b[0]+b[1]+b[2]))
	}
	for i, b := range k.bins {
		row(binName(i), b)
	}
	if k.unsure != [3]int{} {
		row("not said", k.unsure)
	}
	return t
}
