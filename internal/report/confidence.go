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
}

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

func all(n [3]int) int { return n[0] + n[1] + n[2] }

func binName(i int) string {
	if i == 9 {
		return "90–100"
	}
	return fmt.Sprintf("%d–%d", 10*i, 10*i+9)
}

func (k *confidence) draw(*Ending) Figure {
	sums, most := [3]int{}, 0
	for _, b := range append(k.bins[:], k.unsure) {
		for i, n := range b {
			sums[i] += n
		}
		most = max(most, all(b))
	}
	unsure := all(k.unsure)
	switch all(sums) {
	case 0:
		return Figure{Lacks: "no answer from the evidence is recorded"}
	case unsure:
		return Figure{Lacks: "no model said how sure it was; the fact solver computes", Fill: []string{"memloom generate --models FILE"}}
	}
	f := Figure{Table: k.table(), Panels: []Panel{k.panel(most)}}
	f.Caption = fmt.Sprintf("%s from the evidence alone (filter sufficient), of all judged drafts: %s right, %s wrong or no answer, %s undetermined. A solver that is sure and wrong is worth a look: gold, wording or solver is at fault.",
		many(all(sums), "answer"), plot.Thousands(sums[0]), plot.Thousands(sums[1]), plot.Thousands(sums[2]))
	if unsure > 0 {
		f.Caption += fmt.Sprintf(" %s a confidence; the table has them.", says(unsure, "answer has not", "answers have not"))
	}
	return f
}

func (k *confidence) panel(most int) Panel {
	d := columns("Answers by confidence, right and wrong", most, 4, 16, 190, 38, classGood, classBad, classOpen)
	names := []string{"right", "wrong or no answer", "undetermined"}
	for i, b := range k.bins {
		sum, x := 0, plot.Percent(10*i)
		for o, n := range b {
			d.column(o, x+1.2, 7.6, sum, n, "%s per cent sure: %s %s", binName(i), plot.Thousands(n), names[o])
			sum += n
		}
		if sum > 0 {
			d.text(" small", x+5, d.down(sum)-4, fmt.Sprintf("%.0f %%", 100*fraction(b[0], sum)))
		}
		class := ""
		if i%3 != 0 {
			class = " wide"
		}
		d.text(class, x+5, d.bottom+16, binName(i))
	}
	d.under("per cent sure; above a bar: share right")
	return d.panel("", Key{classGood, keyArea, names[0]}, Key{classBad, keyArea, names[1]}, Key{classOpen, keyArea, names[2]})
}

func (k *confidence) table() Table {
	t := newTable(tableVerdicts, "per cent sure", "right", "wrong or no answer", "undetermined", "all")
	for i, b := range k.bins {
		t.add(binName(i), b[:], all(b))
	}
	if k.unsure != [3]int{} {
		t.add("not said", k.unsure[:], all(k.unsure))
	}
	return t
}
