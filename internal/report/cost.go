package report

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/plot"
)

// cost is figure 10: what questions to models of providers cost, by stage and model, and what was planned.
type cost struct {
	*run
	stages []billed // in the order of their first call
	models []string // likewise
}

// billed is what one stage cost, by model, and what was planned.
type billed struct {
	stage string
	by    []spent
	plan  *Planned
}

// spent is what one model took in one stage, in billionths of a dollar where that is known.
type spent struct {
	model                    string
	calls, requests, in, out int64
	nanos                    int64 // known
	unknown                  int64 // calls whose cost is not known
	doubt                    int64 // what may have been paid besides
}

func newCost(r *run) figure {
	k := &cost{run: r}
	k.add(r.shared)
	return k
}

func (k *cost) add(c *corpus.Corpus) {
	for i := range c.Calls {
		x := &c.Calls[i]
		if !slices.Contains(k.models, x.Model) {
			k.models = append(k.models, x.Model)
		}
		b := entry(&k.stages, billed{stage: llm.Step(x.Stage)}, func(b billed) string { return b.stage })
		s := entry(&b.by, spent{model: x.Model}, func(s spent) string { return s.model })
		s.calls, s.requests, s.doubt = s.calls+1, s.requests+int64(x.Attempts), s.doubt+x.NanosInDoubt
		if x.Tokens != nil {
			s.in, s.out = s.in+x.Tokens.In, s.out+x.Tokens.Out
		}
		if x.NanoDollars == nil {
			s.unknown++
		} else {
			s.nanos += *x.NanoDollars
		}
	}
}

// entry returns the entry of a list that has a name, which it appends where there is none.
func entry[T any](list *[]T, x T, name func(T) string) *T {
	i := slices.IndexFunc(*list, func(y T) bool { return name(y) == name(x) })
	if i < 0 {
		i, *list = len(*list), append(*list, x)
	}
	return &(*list)[i]
}

// known is the sum that is known; unknown is how many calls have no known cost.
func (b *billed) known() (nanos, unknown int64) {
	for _, s := range b.by {
		nanos, unknown = nanos+s.nanos, unknown+s.unknown
	}
	return nanos, unknown
}

// planned returns the stages, those that were planned first.
func (k *cost) planned(e *Ending) []billed {
	var out []billed
	for i := range e.Planned {
		out = append(out, billed{stage: e.Planned[i].Stage, plan: &e.Planned[i]})
	}
	for _, b := range k.stages {
		entry(&out, b, func(b billed) string { return b.stage }).by = b.by
	}
	return out
}

func (k *cost) draw(e *Ending) Figure {
	stages := k.planned(e)
	if len(stages) == 0 {
		return Figure{Lacks: "no provider was asked", Fill: []string{"memloom generate --models FILE"}}
	}
	var nanos, unknown int64
	for i := range stages {
		n, u := stages[i].known()
		nanos, unknown = nanos+n, unknown+u
	}
	f := Figure{Table: k.table(stages), Panels: []Panel{k.panel(stages)}}
	f.Caption = fmt.Sprintf("US dollars; %s are known to have been paid.", dollars(nanos))
	if unknown > 0 {
		f.Caption += fmt.Sprintf(
			" What %s cost is unknown, and no bar has it (≥): the model has no price, or did not say what it took.",
			many(int(unknown), "call"))
	}
	if len(e.Planned) > 0 {
		f.Caption += " The whisker is what was planned before the first call, the dot its likeliest value."
	} else {
		f.Caption += " Nothing was planned."
	}
	return f
}

func (k *cost) panel(stages []billed) Panel {
	most := 0.0
	for i := range stages {
		nanos, _ := stages[i].known()
		most = max(most, usd(nanos))
		if p := stages[i].plan; p != nil {
			most = max(most, usd(p.High))
		}
	}
	legend, planned := []Key{}, false
	d := rows("Dollars by stage: paid and planned", plot.Values, len(stages), barRow, plot.NewReal(most, 5, "$"))
	for at, model := range k.models {
		d.on([]string{series(at)})
		legend = append(legend, Key{series(at), keyArea, "paid, " + shown(model)})
	}
	d.on([]string{"interval", "likely big"})
	for i := range stages {
		b, sum := &stages[i], 0.0
		d.row(b.stage, b.paid())
		for _, s := range b.by {
			d.bar(slices.Index(k.models, s.model), sum, usd(s.nanos), "%s, %s: %s", shown(b.stage), shown(s.model),
				dollars(s.nanos))
			sum += usd(s.nanos)
		}
		if p := b.plan; p != nil {
			title := fmt.Sprintf("%s planned: %s, from %s to %s", shown(b.stage), dollars(p.Likely), dollars(p.Low),
				dollars(p.High))
			d.interval(len(k.models), usd(p.Low), usd(p.High), "%s", title)
			d.dot(len(k.models)+1, usd(p.Likely), "%s", title)
			planned = true
		}
	}
	if planned {
		legend = append(legend, Key{"interval", keyInterval, "planned"}, Key{"likely big", keyDot, "likeliest"})
	}
	return d.panel("", legend...)
}

// paid says what a stage cost.
func (b *billed) paid() string {
	nanos, unknown := b.known()
	switch {
	case len(b.by) == 0:
		return "not asked"
	case unknown > 0 && nanos == 0:
		return "unknown"
	case unknown > 0:
		return "≥ " + dollars(nanos)
	}
	return dollars(nanos)
}

func usd(nanos int64) float64 { return float64(nanos) / 1e9 }

// dollars writes an amount: cents from a dollar up, else two digits that say something.
func dollars(nanos int64) string {
	if v := usd(nanos); v == 0 || v >= 1 {
		return fmt.Sprintf("$%.2f", v)
	}
	return fmt.Sprintf("$%.4f", usd(nanos))
}

func (k *cost) table(stages []billed) Table {
	t := newTable("audit/calls", "stage", "model ", "calls", "requests", "tokens in", "tokens out", "paid", "cost unknown",
		"in doubt",
		"planned low", "likely", "high", "without a price ")
	for i := range stages {
		b := &stages[i]
		plan := []string{"", "", "", ""}
		if p := b.plan; p != nil {
			plan = []string{dollars(p.Low), dollars(p.Likely), dollars(p.High), shown(strings.Join(p.Unpriced, ", "))}
		}
		if len(b.by) == 0 {
			t.add(b.stage, "none", 0, 0, 0, 0, dollars(0), 0, dollars(0), plan)
		}
		for _, s := range b.by {
			paid := dollars(s.nanos)
			if s.unknown == s.calls {
				paid = "unknown"
			}
			t.add(b.stage, s.model, s.calls, s.requests, s.in, s.out, paid, s.unknown, dollars(s.doubt), plan)
		}
	}
	return t
}
