package audit

import (
	"context"

	"memloom/internal/app"
	"memloom/internal/app/show"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// ShowIn says which item is shown to whom.
type ShowIn struct {
	Dir      string `arg:"DIR"`
	Item     string `arg:"ITEM"`
	Reviewer string `flag:"reviewer"`
	Blind    bool   `flag:"blind"`
}

// Show prints the story of an item, and what people decided about it as far as the reviewer may see it.
func Show(ctx context.Context, in ShowIn, c *app.Console) (none app.None, err error) {
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return none, err
	}
	if record := (show.Record{Dir: in.Dir, ID: in.Item}); in.Blind {
		err = show.Unjudged(record, c)
	} else {
		_, err = show.Explain(ctx, record, c)
	}
	if err != nil {
		return none, err
	}
	return none, x.find(in.Item, func(e *entry) error {
		list, hidden := e.made, false
		if in.Blind {
			list = app.Filter(list, func(d corpus.Decision) bool { return d.Reviewer == in.Reviewer && d.VerdictsHidden })
		} else if in.Reviewer != "" {
			list, hidden = decisions.SeenBy(e.made, in.Reviewer, e.two), decisions.OthersHidden(e.made, in.Reviewer, e.two)
		}
		for _, d := range list {
			in.print(c, d)
		}
		if hidden && !c.JSON {
			c.Printf("\nit needs two decisions: what others decided is not shown before %s has decided\n", in.Reviewer)
		}
		return nil
	})
}

func (in *ShowIn) print(c *app.Console, d corpus.Decision) {
	if c.JSON {
		if in.Blind {
			d.StatusBefore = ""
		}
		c.Encode(d)
		return
	}
	how := ""
	if d.VerdictsHidden {
		how = ", blind"
	}
	c.Printf("\nDECISION %d: %s by %s%s, %s %s %s\n", d.Seq, d.Action, d.Reviewer, how, d.At, d.Code, d.Note)
	for _, e := range d.Edits {
		c.Printf("  %s: %s\n    instead of %s\n", e.Field, c.Folded(e.After, "    "), c.Folded(e.Before, "    "))
	}
}
