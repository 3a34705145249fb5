package report

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/plot"
)

// sufficient is the filter whose solver answers from the evidence.
const sufficient = "sufficient"

// confidence is figure 7: how sure the solver was of its answers from the evidence, and whether they were right.
type confidence struct {
	*run
	bins [11][3]int // by tens of per cent, the last of answers without a confidence: right, wrong, undetermined
}

// unsure is the bin of answers without a confidence.
const unsure = 10

func (k *confidence) add(c *corpus.Corpus) {
	for i := range c.Verdicts {
		v := &c.Verdicts[i]
		if v.Filter != sufficient || v.Probe == corpus.ProbeVerdict {
			continue
		}
		bin := unsure
		if v.Confidence >= 0 {
			bin = min(v.Confidence/10, 9)
		}
		k.bins[bin][outcome(v.Outcome)]++
	}
}

// outcome is the place of an outcome: right, wrong, undetermined.
func outcome(o corpus.Outcome) int {
	if i := slices.Index([]corpus.Outcome{corpus.Yes, corpus.No}, o); i >= 0 {
		return i
	}
	return 2
}

func binName(i int) string {
	switch i {
	case unsure:
		return "not said"
	case 9:
		return "90–100"
	}
	return fmt.Sprintf("%d–%d", 10*i, 10*i+9)
}

func (k *confidence) draw(*Ending) Figure {
	sums, most, t := make([]int, 3), 0, newTable("audit/verdicts", "per cent sure", "right", "wrong or no answer",
		"undetermined", "all")
	for bin, b := range k.bins {
		for i, n := range b {
			sums[i] += n
		}
		if most = max(most, sum(b[:])); bin != unsure || sum(b[:]) > 0 {
			t.add(binName(bin), b[:], sum(b[:]))
		}
	}
	silent := sum(k.bins[unsure][:])
	switch sum(sums) {
	case 0:
		return Figure{Lacks: "no answer from the evidence is recorded"}
	case silent:
		return Figure{Lacks: "no model said how sure it was; the fact solver computes",
			Fill: []string{"memloom generate --models FILE"}}
	}
	f := Figure{Table: t, Panels: []Panel{k.panel(most)}}
	f.Caption = fmt.Sprintf("%s from the evidence alone (filter sufficient), of all judged drafts: %s right, %s wrong or no answer, %s undetermined. A solver that is sure and wrong is worth a look: gold, wording or solver is at fault.",
		many(sum(sums), "answer"), plot.Thousands(sums[0]), plot.Thousands(sums[1]), plot.Thousands(sums[2]))
	if silent > 0 {
		f.Caption += fmt.Sprintf(" %s a confidence; the table has them.", says(silent, "answer has not", "answers have not"))
	}
	return f
}

func (k *confidence) panel(most int) Panel {
	d := columns("Answers by confidence, right and wrong", most, 4, 16, 190, 38, classGood, classBad, classOpen)
	names := []string{"right", "wrong or no answer", "undetermined"}
	for i, b := range k.bins[:unsure] {
		below, x := 0, plot.Percent(10*i)
		for o, n := range b {
			d.column(o, x+1.2, 7.6, below, n, "%s per cent sure: %s %s", binName(i), plot.Thousands(n), names[o])
			below += n
		}
		if below > 0 {
			d.text(" small", x+5, d.down(below)-4, fmt.Sprintf("%.0f %%", 100*fraction(b[0], below)))
		}
		class := ""
		if i%3 != 0 {
			class = " wide"
		}
		d.text(class, x+5, d.bottom+16, binName(i))
	}
	d.under("per cent sure; above a bar: share right")
	return d.panel("", Key{classGood, keyArea, names[0]}, Key{classBad, keyArea, names[1]}, Key{classOpen, keyArea,
		names[2]})
}
