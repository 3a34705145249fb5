package audit

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/app/show"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
	"memloom/pipeline/cost"
	"memloom/pipeline/recipe"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// FilterIn says which items are filtered again, and by what.
type FilterIn struct {
	Dir     string   `arg:"DIR"`
	Filters []string `arg:"FILTER..."`
	run.Models
	Items   []string `flag:"items,list"`
	Set     []string `flag:"set"`
	Dry     bool     `flag:"dry-run"`
	Workers int      `flag:"workers"`
	show.Facets
}

// Filtered is what filtering again found. No status changes.
type Filtered struct {
	Judging int `json:"judging"`
	*review.Filtering

	dir, spent string
}

// FilterPlan is what filtering again takes.
type FilterPlan struct {
	Items  int           `json:"items"`
	Before int           `json:"calls_before"` // the probes of the judgings so far
	Models []string      `json:"models"`
	Takes  *run.Expected `json:"takes,omitempty"` // of models that are paid; nil where the built-in model judges
}

// Filter filters items of a finished corpus again, or says what that takes.
func Filter(ctx context.Context, in FilterIn, c *app.Console) (app.Out, error) {
	for _, n := range in.Filters {
		if !slices.Contains(filters.Names(), n) {
			return nil, app.Usage("there is no filter %q; there are %s", n, strings.Join(filters.Names(), ", "))
		}
	}
	if err := in.Check("rejection"); err != nil {
		return nil, err
	}
	if !in.Dry {
		held, err := c.Hold(in.Dir)
		if err != nil {
			return nil, err
		}
		defer held.Release()
	}
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	for _, s := range in.Set {
		if !strings.HasPrefix(s, "filters.") {
			return nil, app.Usage("--set %s: filter changes keys below filters alone, as filters.confidence=80", s)
		}
	}
	r, err := recipe.With(x.Recipe, in.Set)
	if err != nil {
		return nil, app.Usage("%w", err)
	}
	x.Recipe = r
	j, err := x.openJudges(ctx, c, in.Models, r, in.Workers, in.Dry)
	if err != nil {
		return nil, err
	}
	defer j.close()
	if in.Dry {
		return in.plan(ctx, x, j)
	}
	return in.filter(ctx, c, x, j)
}

// plan says what filtering would take, and asks no model.
func (in *FilterIn) plan(ctx context.Context, x *Folder, j *judges) (*FilterPlan, error) {
	p, asks := &FilterPlan{Models: j.names()}, []cost.Asks{}
	err := x.all(func(c *corpus.Corpus) error {
		items := app.Filter(c.Items, in.takes)
		p.Items += len(items)
		among := map[string]bool{}
		for _, it := range items {
			among[it.ID] = true
		}
		for _, v := range c.Verdicts {
			if among[v.ItemID] && isProbe(v) && (len(in.Filters) == 0 || slices.Contains(in.Filters, v.Filter)) {
				p.Before++
			}
		}
		if !j.paid() {
			return nil
		}
		more, err := j.rehearse(ctx, c, items, in.Filters)
		asks = append(asks, more...)
		return err
	})
	if err != nil {
		return nil, err
	}
	if j.paid() {
		p.Takes = j.takes(asks)
	}
	return p, nil
}

// isProbe says whether a verdict is a question that a model was asked.
func isProbe(v corpus.Verdict) bool { return v.Model != "" && v.Probe != corpus.ProbeVerdict }

// takes says whether an item is to be filtered again.
func (in *FilterIn) takes(it corpus.Item) bool {
	if it.Status == corpus.Surplus || !in.Fit(it) {
		return false
	}
	return len(in.Items) == 0 || slices.ContainsFunc(in.Items, func(x string) bool {
		return x == string(it.Status) || strings.EqualFold(x, it.ID)
	})
}

// filter filters corpus after corpus, and keeps the verdicts as a judging of their own.
func (in *FilterIn) filter(ctx context.Context, c *app.Console, x *Folder, j *judges) (*Filtered, error) {
	all := review.NewFiltering()
	err := x.all(func(of *corpus.Corpus) error {
		items := app.Filter(of.Items, in.takes)
		return c.Observed("filter "+of.ID, len(items), func(observe func(int)) error {
			return review.NewJudge(of, j.options).Filter(ctx, items, in.Filters, all, observe)
		})
	})
	if err != nil {
		return nil, err
	}
	out := &Filtered{Filtering: all, dir: in.Dir}
	if j.paid() {
		out.spent = j.clients.Spent() + "\n"
	}
	err = withStore(ctx, in.Dir, func(s *decisions.Store) (err error) {
		out.Judging, err = s.AddJudging(ctx, decisions.Judging{At: c.Now().UTC().Format(time.RFC3339), Filters: in.Filters,
			Models: j.names(), Changed: in.Set, Items: all.Items}, all.Verdicts)
		return err
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// Text says what would move.
func (f *Filtered) Text(c *app.Console) {
	c.Printf("judging %d: %d items\n%s", f.Judging, f.Items, f.spent)
	for _, t := range slices.Sorted(maps.Keys(f.Transitions)) {
		c.Printf("  %-22s %d\n", t, f.Transitions[t])
	}
	if f.Kappa != nil {
		c.Printf("κ of both judgings %.3f, n %d\n", *f.Kappa, f.Items)
	} else {
		c.Printf("κ undefined: all items end alike, n %d\n", f.Items)
	}
	rows := table.New(table.Words("item", "family", "from", "to"), table.Sentences("why"))
	for _, m := range f.Moved {
		rows.Row(m.ItemID, m.Family, string(m.From), string(m.To), app.OneLine(strings.Join(m.Reasons, "; ")))
	}
	if rows.Len() == 0 {
		c.Printf("nothing moves\n")
		return
	}
	c.Table(rows)
	c.Printf("%s adopts it\n", app.Command("audit", "apply", f.dir, "--judging", fmt.Sprint(f.Judging)))
}

// Text says what filtering again takes.
func (p *FilterPlan) Text(c *app.Console) {
	c.Printf("%s would be judged again; the probes took %s\n", app.CountOf(p.Items, "item"), app.CountOf(p.Before, "call"))
	if p.Takes != nil {
		c.Printf("by %s, likely (low–high): %s\n", strings.Join(p.Models, ", "), p.Takes.Line())
	}
}
