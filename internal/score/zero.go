package score

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/table"
)

// alpha is the size of the test of a run without context (E25).
const alpha = 0.05

// types are the nine types of questions by which a run without context is published.
var types = []string{"single_hop", "multi_hop", "temporal", "constraint", "proactivity", "update", "style", "skill",
	"role"}

// typeOf is the place of a family's type, or -1: existence counts as single-hop (E18).
func typeOf(family string) int {
	if family == "existence" {
		return 0
	}
	return slices.Index(types, family)
}

// TypeRow is what a setting without messages gets right of a type.
type TypeRow struct {
	Name string `json:"name"`
	Count
	Chance *Chance `json:"chance,omitempty"` // of those with options
}

// byType counts the nine types; items of other families are left out.
type byType struct {
	counts  []Count
	guesses []guesses
}

func newByType() *byType { return &byType{make([]Count, len(types)), make([]guesses, len(types))} }

// add counts the items of a corpus.
func (t *byType) add(items []corpus.Item, results []Result) {
	for i := range items {
		n := typeOf(items[i].Family)
		if n < 0 || results[i].Correct == nil {
			continue
		}
		t.counts[n].add(*results[i].Correct)
		t.guesses[n].add(items[i:i+1], results[i:i+1])
	}
}

// rows returns the types that have items.
func (t *byType) rows() []TypeRow {
	var out []TypeRow
	for i, name := range types {
		if t.counts[i].N > 0 {
			out = append(out, TypeRow{name, t.counts[i], t.guesses[i].chance()})
		}
	}
	return out
}

// ZeroContext is the setting of a run without context over the final items (E25): the panel of the answerer, or the one
// model that is on it, guesses from the question and its options.
func (a Answerer) ZeroContext() Setting {
	return Setting{Name: zeroContext, About: "the question and its options, no message", Blind: true, ByType: true,
		Answer: a.guess}
}

// Published are results of others, in per cent by type, and what they are of.
type Published struct {
	Name  string // as a column, "table 7"
	About string
	Types map[string]float64
}

// ZeroTable writes a run without context next to published ones: of all items and by type, with the test of those with
// options.
func ZeroTable(w io.Writer, width int, r Row, who string, p Published) error {
	t := table.New(table.Words("per cent"), table.Numbers("n", "right", "accuracy", "95 %", "guessing", "p", p.Name))
	compared := slices.ContainsFunc(r.Types, func(x TypeRow) bool { _, ok := p.Types[x.Name]; return ok })
	for _, x := range append([]TypeRow{{"all items", r.Micro.Count, r.Chance}}, r.Types...) {
		cells := []string{x.Name, fmt.Sprint(x.N), fmt.Sprint(x.Right), fmt.Sprintf("%.1f", x.Share()*100),
			Wilson(x.Count).text(), "", ""}
		if c := x.Chance; c != nil {
			cells[5], cells[6] = fmt.Sprintf("%.1f", c.Expected/float64(c.N)*100), fmt.Sprintf("%.2g", c.P)
		}
		if v, ok := p.Types[x.Name]; ok {
			cells = append(cells, fmt.Sprintf("%.2f", v))
		} else if compared {
			cells = append(cells, "–")
		}
		t.Row(cells...)
	}
	if err := t.Write(w, width); err != nil {
		return err
	}
	notes := []string{fmt.Sprintf("\nwithout any message, by %s; open answers marked by %s; intervals: Wilson's", who,
		r.Judge)}
	if c := r.Chance; c == nil {
		notes = append(notes, "no item has options: there is nothing to guess among, and so no test of guessing")
	} else {
		verdict := ": not above guessing at 5 %"
		if c.P < alpha {
			verdict = ": above guessing at 5 %, so question or options give something away"
		}
		notes = append(notes, c.text()+verdict,
			"guessing, p: what chance gets of the items with options, and the probability of as many right or more")
	}
	if compared {
		notes = append(notes, p.Name+": "+p.About)
	} else {
		notes = append(notes, "no published results to compare with: the families of this corpus are none of the nine types of "+
			p.Name)
	}
	_, err := fmt.Fprintln(w, strings.Join(notes, "\n"))
	return err
}
