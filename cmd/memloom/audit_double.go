package main

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

func (a *app) auditDouble() *cobra.Command {
	return &cobra.Command{
		Use: "double DIR [SHARE]", Short: "Say, or set, which share of the items needs two decisions",
		Long: `Set the share of the items that need two decisions, as 0.2 for a fifth; 0 turns it off. Without SHARE, say what is set and how far
it is. Which items these are follows from recipe, seed and content: everybody who sets the same share has the same items, and a
greater share holds those of a smaller one. The share is kept in DIR/.run/audit.db. Such an item waits until two reviewers are
sure and agree, or their dispute is settled; "audit apply" leaves it as it is till then. Neither sees what the other decided
before both have ("audit list" and "audit show" with --reviewer).`,
		Args: cobra.RangeArgs(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error {
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			if len(args) == 2 {
				share, err := strconv.ParseFloat(args[1], 64)
				if err != nil {
					return usage("%q is no share: it is a number from 0 to 1, as 0.2 for a fifth", args[1])
				}
				if err := x.setDouble(cmd.Context(), share); err != nil {
					return err
				}
			}
			return x.sayDouble()
		},
	}
}

// setDouble keeps the share.
func (x *auditing) setDouble(ctx context.Context, share float64) error {
	store, err := decisions.OpenStore(ctx, x.dir)
	if err != nil {
		return err
	}
	defer store.Close()
	x.double.Share, x.double.At = share, x.now().UTC().Format(time.RFC3339)
	if err := store.SetDouble(ctx, x.double); err != nil {
		return usage("%w", err)
	}
	return nil
}

// doubled counts the items that need two decisions, surplus drafts left out.
type doubled struct {
	Share  float64 `json:"share"`
	Judged int     `json:"judged"` // items
	Needs  int     `json:"needs_two"`
	Two    int     `json:"agreed_or_settled"`
	Differ int     `json:"disputed"`
	Wait   int     `json:"waiting"`
	Open   int     `json:"open"`
}

func (x *auditing) sayDouble() error {
	d := doubled{Share: x.double.Share}
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		for i := range c.Items {
			it := &c.Items[i]
			if it.Status == corpus.Surplus {
				continue
			}
			d.Judged++
			if !x.double.Needs(x.hash(j, it)) {
				continue
			}
			d.Needs++
			switch _, stand := x.outcome(j, it); stand {
			case decisions.Open:
				d.Open++
			case decisions.Waiting:
				d.Wait++
			case decisions.Disputed:
				d.Differ++
			default:
				d.Two++
			}
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	if x.json {
		return x.encode(d)
	}
	if d.Share == 0 {
		_, err := fmt.Fprintf(x.out, "no item needs two decisions; %s asks for them of a fifth\n", command("audit", "double", x.dir, "0.2"))
		return err
	}
	_, err = fmt.Fprintf(x.out, "a share of %g needs two decisions: %d of %d items\n%d agreed or settled, %d disputed, %d waiting for a second, %d open\n",
		d.Share, d.Needs, d.Judged, d.Two, d.Differ, d.Wait, d.Open)
	return err
}
