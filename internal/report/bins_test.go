package report

import (
	"testing"

	"memloom/internal/corpus"
)

// However far apart messages are, the figures over time have a bounded number of bins, and no message is lost.
func TestFigures_BinsOfAnySpan(t *testing.T) {
	for _, days := range []int{1, 62, 63, 365, 4200, 4208, 40_000, 3_000_000} {
		first := corpus.NewDate(2025, 3, 5)
		last := first + corpus.Date(days-1)
		shared := &corpus.Corpus{First: first, Last: first}
		c := &corpus.Corpus{ID: "c1", Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Name: "one"}}}
		for _, d := range []corpus.Date{first, last} {
			c.Messages = append(c.Messages, corpus.Message{GroupID: "G1", AuthorID: "P1", At: d.At(9, 0)})
		}
		b := New(Input{}, shared)
		b.Add(c)
		for _, f := range b.Figures(&Ending{})[:2] {
			bins, sum := len(f.Table.Rows), 0
			if f.Number == 2 {
				bins = len(f.Table.Columns) - 2
			}
			for _, p := range f.Panels {
				for _, l := range p.Chart.Layers {
					sum += len(l.Bars) + len(l.Cells)
				}
			}
			if bins > mostTimeBins || bins < 1 || sum < 1 || sum > 2 {
				t.Errorf("%d days, figure %d: %d bins, %d marks", days, f.Number, bins, sum)
			}
		}
	}
}
