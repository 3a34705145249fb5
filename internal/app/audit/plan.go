package audit

import (
	"fmt"
	"strings"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/table"
	"memloom/output"
	"memloom/pipeline/review"
)

// ReleasePlan is what applying the decisions does.
type ReleasePlan struct {
	Number  int // of the release
	TopUp   bool
	Dry     bool
	Changes []review.Change
	Models  []string // that judge
	Calls   int      // that the edited items took before

	old   *output.Manifest
	after review.Counting // of the release; edited items count for none as long as they are not judged
	more  float64         // calls that judging surplus drafts is thought to take
	takes *run.Expected   // what judging edited items is thought to take of language models, in a plan
}

// count adds what judging the items of a corpus anew takes, and returns the items that are judged again.
func (p *ReleasePlan) count(c *corpus.Corpus, changes []review.Change) (again []corpus.Item) {
	for _, change := range changes {
		switch change.What {
		case "edit", "judge again":
			for _, v := range c.Verdicts {
				if v.ItemID == change.ItemID && isProbe(v) && v.Judging == 0 {
					p.Calls++
				}
			}
			again = append(again, app.Filter(c.Items, func(it corpus.Item) bool { return it.ID == change.ItemID })...)
		case "top-up":
			p.more += probesLike(c, change.ItemID)
		}
	}
	return again
}

// probesLike is how many questions judging an item of the same family took on average.
func probesLike(c *corpus.Corpus, item string) float64 {
	family := map[string]string{}
	for _, it := range c.Items {
		family[it.ID] = it.Family
	}
	asked, judged := 0, map[string]bool{}
	for _, v := range c.Verdicts {
		if v.Judging > 0 || family[v.ItemID] != family[item] {
			continue
		}
		judged[v.ItemID] = true
		if isProbe(v) {
			asked++
		}
	}
	return float64(asked) / float64(max(1, len(judged)))
}

// CountOf is how many changes there are of a kind.
func (p *ReleasePlan) CountOf(what string) int {
	return len(app.Filter(p.Changes, func(c review.Change) bool { return c.What == what }))
}

// TopUpText says what judging surplus drafts takes; empty where none are judged.
func (p *ReleasePlan) TopUpText() string {
	drafts := "One surplus draft is"
	switch n := p.CountOf("top-up"); n {
	case 0:
		return ""
	case 1:
	default:
		drafts = fmt.Sprintf("%d surplus drafts are", n)
	}
	return fmt.Sprintf("%s judged for what was removed, and the next where one falls: about %.0f calls, by %s.", drafts,
		p.more, strings.Join(p.Models, ", "))
}

// Rows are what becomes of the items; those that were decided blind alone are left out.
func (p *ReleasePlan) Rows() *table.Table {
	rows := table.New(table.Words("item", "decision", "what", "from", "to"), table.Sentences("why"))
	for _, c := range p.Changes {
		if c.What == "blind" {
			continue
		}
		seq, to := "", string(c.To)
		if c.Seq > 0 {
			seq = fmt.Sprint(c.Seq)
		}
		if c.To == corpus.Drafted {
			to = "by its filters"
		}
		rows.Row(c.ItemID, seq, c.What, string(c.From), to, app.OneLine(c.Why))
	}
	return rows
}

// Quotas are the quotas that the release changes.
func (p *ReleasePlan) Quotas() *table.Table {
	after := *p.old
	p.after.Into(&after)
	rows := table.New(table.Words("quota"), table.Numbers("wanted", "now", "then"))
	for i, q := range p.old.Quotas {
		if then := after.Quotas[i].Got; then != q.Got {
			rows.Row(app.Cells(q.Stratum, q.Wanted, q.Got, then)...)
		}
	}
	return rows
}

// Text prints what an application does.
func (p *ReleasePlan) Text(c *app.Console) {
	if text := p.TopUpText(); text != "" && p.Dry {
		c.Printf("%s\n", text)
	}
	if p.takes != nil {
		c.Printf("Judging edited items by %s, likely (low–high): %s.\n", strings.Join(p.Models, ", "), p.takes.Line())
	}
	if n := p.CountOf("blind"); n > 0 {
		c.Printf("decided blind alone, counted by `audit agreement` and not applied: %s\n", app.CountOf(n, "item"))
	}
	rows := p.Rows()
	if rows.Len() == 0 {
		c.Printf("nothing that is decided is to be applied: the release has the rows of the run\n")
		return
	}
	c.Table(rows)
}

// JSON prints a line a change.
func (p *ReleasePlan) JSON(c *app.Console) { c.Encode(p.Changes) }

// Released is a release that was published.
type Released struct {
	dir      string
	manifest *output.Manifest
}

// Text says what the release holds.
func (r *Released) Text(c *app.Console) {
	m := r.manifest
	c.Printf("%s is release %d: %d items, %d of them admitted by a person\n%s verifies it\n", r.dir, m.Release,
		m.Counts.Items.Accepted, m.ByPerson, app.Command("check", r.dir))
}

// JSON prints nothing: the changes were printed.
func (*Released) JSON(*app.Console) {}
