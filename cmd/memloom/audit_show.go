package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
	"memloom/pipeline/review"
)

func (a *app) auditShow() *cobra.Command {
	var reviewer string
	var blind bool
	cmd := &cobra.Command{
		Use: "show DIR ITEM", Short: "The story of an item, and what people decided about it",
		Long: `The story of an item, and what people decided about it. --reviewer keeps back what another decided about an item that needs two
decisions, until both have decided, and what others decided blind. --blind shows question, gold and evidence alone: no status, no
rounds, no verdicts, and no decisions but the reviewer's own.`,
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			if blind {
				err = a.showUnjudged(args[0], args[1])
			} else {
				explain := a.explain()
				err = explain.RunE(explain, args)
			}
			if err != nil {
				return err
			}
			return x.find(args[1], func(j *review.Judge, it *corpus.Item) error {
				list, hidden := x.seen(j, it, reviewer, blind)
				for _, d := range list {
					if err := a.showDecision(&d, blind); err != nil {
						return err
					}
				}
				if hidden && !a.json {
					_, err := fmt.Fprintf(a.out, "\nit needs two decisions: what others decided is not shown before %s has decided\n", reviewer)
					return err
				}
				return nil
			})
		},
	}
	cmd.Flags().StringVar(&reviewer, "reviewer", "", "who is going to decide")
	cmd.Flags().BoolVar(&blind, "blind", false, "neither status nor verdicts, for a blind decision")
	return cmd
}

// seen are the decisions about an item that a reviewer may see, and whether those of others are hidden.
func (x *auditing) seen(j *review.Judge, it *corpus.Item, reviewer string, blind bool) (list []corpus.Decision, hidden bool) {
	made, two := x.of(j, it), x.double.Needs(x.hash(j, it))
	switch {
	case blind:
		for _, d := range made {
			if d.Reviewer == reviewer && d.VerdictsHidden {
				list = append(list, d)
			}
		}
		return list, false
	case reviewer == "":
		return made, false
	}
	return decisions.SeenBy(made, reviewer, two), decisions.OthersHidden(made, reviewer, two)
}

// showUnjudged prints an item without what became of it.
func (a *app) showUnjudged(dir, id string) error {
	return a.following(dir, id, "item", showFlags{}, func(x *lineage.Index, heading func()) (bool, error) {
		it, ok := x.Item(id)
		if !ok {
			return false, nil
		}
		story := x.Explain(it, nil).Unjudged()
		if a.json {
			return true, a.encode(story)
		}
		heading()
		fmt.Fprintf(a.out, "%s  %s\n", story.ItemID, story.Family)
		a.tellDraft(&story)
		return true, nil
	})
}

func (a *app) showDecision(d *corpus.Decision, blind bool) error {
	if a.json {
		if blind {
			d.StatusBefore = ""
		}
		return a.encode(d)
	}
	how := ""
	if d.VerdictsHidden {
		how = ", blind"
	}
	fmt.Fprintf(a.out, "\nDECISION %d: %s by %s%s, %s %s %s\n", d.Seq, d.Action, d.Reviewer, how, d.At, d.Code, d.Note)
	for _, e := range d.Edits {
		fmt.Fprintf(a.out, "  %s: %s\n    instead of %s\n", e.Field, a.folded(e.After, "    "), a.folded(e.Before, "    "))
	}
	return nil
}
