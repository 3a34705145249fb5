package audit

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/agreement"
	"memloom/internal/app"
)

// AgreementIn names the reviewers to compare. Without names, all are compared.
type AgreementIn struct {
	Dir       string   `arg:"DIR"`
	Reviewers []string `flag:"reviewer,list"`
}

// Agreed is how far reviewers agree, and what the blind sample shows.
type Agreed struct {
	*agreement.Summary
	Blind *agreement.Blind `json:"blind"`

	dir string
}

// Agreement says how far reviewers agree.
func Agreement(ctx context.Context, in AgreementIn, c *app.Console) (*Agreed, error) {
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	out := &Agreed{Summary: agreement.Of(x.Made, x.Double.Key, in.Reviewers...), dir: in.Dir}
	names := func(s *agreement.Summary) []string {
		return app.Map(s.Reviewers, func(r agreement.Reviewer) string { return r.Name })
	}
	for _, name := range in.Reviewers {
		if !slices.Contains(names(out.Summary), name) {
			return nil, app.Usage("--reviewer: %q has decided nothing in %s; there are %s", name, in.Dir,
				cmp.Or(strings.Join(names(agreement.Of(x.Made, x.Double.Key)), ", "), "none yet"))
		}
	}
	if out.Blind, err = x.Blind(); err == nil && len(out.Reviewers) == 0 && !c.JSON {
		_, err = x.open() // there is something to review
	}
	if err != nil {
		return nil, err
	}
	return out, nil
}

// Text prints tables of the reviewers, of their agreement and of the blind sample.
func (a *Agreed) Text(c *app.Console) {
	if len(a.Reviewers) == 0 {
		c.Printf("nothing is decided yet: %s says what to review, %s decides\n", app.Command("audit", "list", a.dir),
			app.Command("audit", "decide", a.dir, "ITEM", "accept", "--reviewer", "NAME"))
		return
	}
	c.Printf("REVIEWERS\n")
	c.Table(a.Table())
	if a.LeftOut > 0 {
		c.Printf("%s left out: the first %d count; --reviewer names others\n", app.CountOf(a.LeftOut, "further reviewer"),
			agreement.MostReviewers)
	}
	a.printMeasures(c)
	c.Printf("\nBLIND SAMPLE\n")
	b := a.Blind
	if b == nil {
		c.Printf("nobody has decided blind: %s lists what to decide about\n",
			app.Command("audit", "sample", a.dir, "--reviewer", "NAME"))
		return
	}
	c.Printf("%s; left out: %d about which nobody was sure, %d that as many keep as refuse\n",
		app.CountOf(b.Items, "item"), b.Unsure, b.Split)
	c.Table(b.Table())
}

func (a *Agreed) printMeasures(c *app.Console) {
	c.Printf("\nAGREEMENT\n")
	if len(a.Measures) == 0 {
		c.Printf("no item is decided by two people: %s asks for a second decision about a fifth of the items, and\n%s "+
			"brings the "+
			"decisions of a copy\n", app.Command("audit", "double", a.dir, "0.2"), app.Command("audit", "merge", a.dir, "FILE"))
		return
	}
	c.Table(a.Agreement())
	for i := range a.Measures {
		m := &a.Measures[i]
		rows := m.Choices(fmt.Sprintf("%s: %s ↓ %s →", m.On, m.Between[0], m.Between[1]))
		if rows == nil {
			continue
		}
		c.Printf("\n")
		c.Table(rows)
	}
}
