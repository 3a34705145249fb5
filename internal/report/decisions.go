package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/plot"
)

// reviewed is figure 11: which filters people overruled and confirmed, by the decisions of the release, and how far
// reviewers agree.
type reviewed struct {
	*run
	made    []corpus.Decision
	applied []corpus.Application
	against map[string][]string // item → the filters against it, of items that a decision was applied to
}

func (d *reviewed) add(c *corpus.Corpus) {
	d.made, d.applied = append(d.made, c.Decisions...), append(d.applied, c.Applications...)
	verdicts := map[string][]corpus.Verdict{}
	for _, a := range d.applied {
		verdicts[a.ItemID] = nil
	}
	for _, v := range c.Verdicts {
		if _, ok := verdicts[v.ItemID]; ok {
			verdicts[v.ItemID] = append(verdicts[v.ItemID], v)
		}
	}
	for i := range c.Items {
		it := &c.Items[i]
		if list, ok := verdicts[it.ID]; ok {
			d.against[it.ID] = decisions.Failed(it, list)
		}
	}
}

// outcomes counts the decisions that a release applied: by filter what was overruled and confirmed, and the items that
// were taken in, left out, taken out, kept in and edited.
func (d *reviewed) outcomes(release int) (filters tally, items map[string]int) {
	filters, items = tally{}, map[string]int{}
	made := map[int64]*corpus.Decision{}
	for i := range d.made {
		made[d.made[i].Seq] = &d.made[i]
	}
	for _, a := range d.applied {
		x := made[a.Seq]
		if a.Release != release || a.Outcome != corpus.Applied || x == nil {
			continue
		}
		action := x.Action
		if action == corpus.ActionSettle {
			action = corpus.Action(x.Code)
		}
		against := x.Overrules
		if len(against) == 0 {
			against = d.against[a.ItemID]
		}
		if action == corpus.ActionEdit {
			items["edited"]++
			continue
		}
		said := map[bool]string{true: "overruled", false: "confirmed"}[action == corpus.ActionAccept]
		if len(against) == 0 {
			said = "not " + said
		}
		items[said]++
		for _, f := range against {
			filters[[2]string{f, said}]++
		}
	}
	return filters, items
}

// applied is the command that publishes decisions.
const applied = "memloom audit apply DIR"

func (d *reviewed) draw(e *Ending) Figure {
	if len(d.made) == 0 {
		return Figure{Lacks: "there are no decisions", Fill: []string{"memloom audit decide DIR", applied}}
	}
	by, items := d.outcomes(e.Release)
	sum, names := agreement.Of(d.made, decisions.KeyOf(e.Recipe, e.Seed)), d.inOrder(by)
	f := Figure{Table: d.table(names, by, sum.Measures)}
	if len(names) > 0 {
		f.Panels = append(f.Panels, upholding(names, by))
	}
	for _, s := range agreement.Subjects() {
		if p, ok := agreeing(s.Name, sum.Measures); ok {
			f.Panels = append(f.Panels, p)
		}
	}
	f.Caption = fmt.Sprintf("%s by %s. Of what filters were against, this release has %s taken in and %s left out; of what they accepted, %s taken out and %s confirmed; %s edited. An item counts at every filter that was against it.",
		many(len(d.made), "decision"), many(len(sum.Reviewers), "reviewer"), plot.Thousands(items["overruled"]),
		plot.Thousands(items["confirmed"]), plot.Thousands(items["not confirmed"]), plot.Thousands(items["not overruled"]),
		plot.Thousands(items["edited"]))
	if len(sum.Measures) > 0 {
		f.Caption += fmt.Sprintf(
			" κ is over the items that the same people decided about: Cohen's of two, with linear weights for ratings, Fleiss' of more; 95 %% bootstrap. Under %d items nothing is said.", agreement.Fewest)
	}
	if len(f.Panels) == 0 {
		return Figure{Fill: []string{applied},
			Lacks: fmt.Sprintf("%s by %s, none of them applied to what a filter was against",
				many(len(d.made), "decision"), many(len(sum.Reviewers), "reviewer"))}
	}
	return f
}

// upholding draws what people confirmed and overruled of each filter.
func upholding(names []string, by tally) Panel {
	says, most := []string{"confirmed", "overruled"}, 0
	for _, name := range names {
		most = max(most, sum(by.of(name, says...)))
	}
	d := rows("Decisions by filter: confirmed, overruled", plot.Values, len(names), barRow, plot.NewLinear(float64(most),
		5), classGood, classBad)
	for _, name := range names {
		n := by.of(name, says...)
		d.row(name, plot.Thousands(n[0])+" / "+plot.Thousands(n[1]))
		d.stack(name, n, says)
	}
	return d.panel("Filters, confirmed / overruled", Key{classGood, keyArea, "confirmed"}, Key{classBad, keyArea,
		"overruled"})
}

// people names the reviewers of a measure.
func people(m *agreement.Measure) string {
	var names []string
	for _, n := range m.Between {
		names = append(names, shown(n))
	}
	return strings.Join(names, ", ")
}

// mostMeasures is how many rows of κ are drawn for one subject; the table has the others.
const mostMeasures = 30

// agreeing draws κ of one subject, a row a pair of reviewers or all of them.
func agreeing(subject string, all []agreement.Measure) (Panel, bool) {
	list := slices.DeleteFunc(slices.Clone(all), func(m agreement.Measure) bool { return m.On != subject || m.N == 0 })
	if list = list[:min(len(list), mostMeasures)]; len(list) == 0 {
		return Panel{}, false
	}
	at := func(kappa float64) plot.Percent { return plot.Percent(50 * (kappa + 1)) }
	var ticks []plot.Tick
	for _, v := range []float64{-1, -0.5, 0, 0.5, 1} {
		ticks = append(ticks, plot.Tick{At: at(v), Text: strconv.FormatFloat(v, 'g', -1, 64), Zero: v == 0})
	}
	d := scaled("κ of "+subject, plot.Values, plot.Pixel(len(list))*barRow, barRow, ticks, at, "interval", "s1 big")
	for i := range list {
		m := &list[i]
		name, value, n := people(m), m.Says, plot.Thousands(m.N)
		if m.Kappa != nil {
			value = fmt.Sprintf("%.2f", *m.Kappa)
		}
		label := name
		if len(m.Between) > 2 {
			label = fmt.Sprintf("all %d", len(m.Between))
		}
		d.row(label, value+", n "+n)
		if m.Kappa != nil {
			d.dot(1, *m.Kappa, "%s: κ %.3f, n %s", name, *m.Kappa, n)
		}
		if m.Low != nil {
			d.interval(0, *m.Low, *m.High, "%s: 95 %% from %.3f to %.3f", name, *m.Low, *m.High)
		}
	}
	return d.panel("Agreement, "+subject, Key{"s1 big", keyDot, "κ"}, Key{"interval", keyInterval, "95 %"}), true
}

func (d *reviewed) table(names []string, by tally, measures []agreement.Measure) Table {
	t := newTable("audit/decisions, audit/applications", "of", "filter or reviewers ", "confirmed", "overruled", "items",
		"alike", "κ", "95 % from", "to")
	for _, name := range names {
		n := by.of(name, "confirmed", "overruled")
		t.add("filter", name, n, sum(n), "", "", "", "")
	}
	number := func(v *float64) string {
		if v == nil {
			return ""
		}
		return strconv.FormatFloat(*v, 'f', 3, 64)
	}
	for i := range measures {
		m := &measures[i]
		t.add(m.On, []string{people(m)}, "", "", m.N, m.Observed, cmp.Or(number(m.Kappa), m.Says), number(m.Low),
			number(m.High))
	}
	return t
}
