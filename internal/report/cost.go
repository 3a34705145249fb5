package report

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/plot"
)

// cost is figure 10: what questions to models of providers cost, by stage and model, beside what was planned.
type cost struct {
	*run
	spent []spent // in the order of their first call
}

// spent is what one model took in one stage.
type spent struct {
	stage, model             string
	calls, requests, in, out int64
	nanos                    int64 // known
	unknown                  int64 // calls whose cost is not known
	doubt                    int64 // billionths of a dollar that may have been paid beside it
}

func newCost(r *run) figure {
	k := &cost{run: r}
	k.add(r.shared)
	return k
}

func (k *cost) add(c *corpus.Corpus) {
	for i := range c.Calls {
		x := &c.Calls[i]
		stage := llm.Step(x.Stage)
		at := slices.IndexFunc(k.spent, func(s spent) bool { return s.stage == stage && s.model == x.Model })
		if at < 0 {
			at, k.spent = len(k.spent), append(k.spent, spent{stage: stage, model: x.Model})
		}
		s := &k.spent[at]
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

// billed is what one stage cost, by model, beside what was planned.
type billed struct {
	stage string
	by    []spent
	plan  *Planned
}

// known is the sum that is known; unknown is how many calls have no known cost.
func (b *billed) known() (nanos, unknown int64) {
	for _, s := range b.by {
		nanos, unknown = nanos+s.nanos, unknown+s.unknown
	}
	return nanos, unknown
}

func (k *cost) stages(e *Ending) []billed {
	var out []billed
	at := func(stage string) *billed {
		i := slices.IndexFunc(out, func(b billed) bool { return b.stage == stage })
		if i < 0 {
			i, out = len(out), append(out, billed{stage: stage})
		}
		return &out[i]
	}
	for i := range e.Planned {
		at(e.Planned[i].Stage).plan = &e.Planned[i]
	}
	for _, s := range k.spent {
		b := at(s.stage)
		b.by = append(b.by, s)
	}
	return out
}

func (k *cost) draw(e *Ending) Figure {
	stages := k.stages(e)
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
		f.Caption += fmt.Sprintf(" What %s cost is unknown, and no bar has it (≥): the model has no price, or did not say what it took.", many(int(unknown), "call"))
	}
	if len(e.Planned) > 0 {
		f.Caption += " The whisker is what was planned before the first call, the dot its likeliest value."
	} else {
		f.Caption += " Nothing was planned."
	}
	return f
}

// models lists the models in the order of their first call.
func (k *cost) models() []string {
	var out []string
	for _, s := range k.spent {
		if !slices.Contains(out, s.model) {
			out = append(out, s.model)
		}
	}
	return out
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
	models, legend, planned := k.models(), []Key{}, false
	d := rows("Dollars by stage: paid and planned", plot.Values, len(stages), barRow, plot.NewReal(most, 5, "$"))
	for at, model := range models {
		d.on([]string{series(at)})
		legend = append(legend, Key{series(at), keyArea, "paid, " + shown(model)})
	}
	d.on([]string{"interval", "likely big"})
	for i := range stages {
		b, sum := &stages[i], 0.0
		d.row(b.stage, b.paid())
		for _, s := range b.by {
			d.bar(slices.Index(models, s.model), sum, usd(s.nanos), "%s, %s: %s", shown(b.stage), shown(s.model), dollars(s.nanos))
			sum += usd(s.nanos)
		}
		if p := b.plan; p != nil {
			title := fmt.Sprintf("%s planned: %s, from %s to %s", shown(b.stage), dollars(p.Likely), dollars(p.Low), dollars(p.High))
			d.interval(len(models), usd(p.Low), usd(p.High), "%s", title)
			d.dot(len(models)+1, usd(p.Likely), "%s", title)
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
	t := newTable(tableCalls, "stage", "model ", "calls", "requests", "tokens in", "tokens out", "paid", "cost unknown", "in doubt",
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
