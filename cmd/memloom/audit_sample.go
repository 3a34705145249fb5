package main

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
	"memloom/pipeline/review"
)

// sampleSize is how many items a blind sample has where nothing is said.
const sampleSize = 60

// sampled is an item of the blind sample: what it asks, and nothing of what became of it.
type sampled struct {
	ItemID   string          `json:"item_id"`
	Family   string          `json:"family"`
	Question string          `json:"question"`
	Options  []corpus.Option `json:"options,omitempty"`
	Answer   string          `json:"answer"`
	AskedAt  string          `json:"asked_at"`
}

func (a *app) auditSample() *cobra.Command {
	var n int
	var reviewer string
	cmd := &cobra.Command{
		Use: "sample DIR", Short: "The blind sample: accepted and rejected items mixed, without status and verdicts",
		Long: `Items for blind decisions: half accepted, half rejected, the rejected dealt over the filters at which they fell. The draw depends
on recipe, seed and content, so that everybody gets the same items. Neither status nor verdicts are shown; "audit show DIR ITEM
--blind" shows gold and evidence. Decide with "audit decide DIR ITEM accept --blind --reviewer NAME": blind decisions are never
applied; "audit agreement" says by them what people refuse of what the filters accept, and keep of what they reject.
--reviewer lists what is left for that reviewer, in an order of the reviewer's own.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if n < 2 {
				return usage("--n %d: a sample has at least two items, an accepted and a rejected one", n)
			}
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			return x.sample(n, reviewer)
		},
	}
	cmd.Flags().IntVar(&n, "n", sampleSize, "how many items")
	cmd.Flags().StringVar(&reviewer, "reviewer", "", "who is going to decide")
	return cmd
}

// sample prints the blind sample, or what of it is left for a reviewer.
func (x *auditing) sample(n int, reviewer string) error {
	var pool []decisions.Candidate
	items := map[string]sampled{}
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		pool = append(pool, j.Candidates(x.edited)...)
		for i := range c.Items {
			it := &c.Items[i]
			items[it.ID] = sampled{it.ID, it.Family, it.Question, it.Options, it.Answer, it.AskedAt.String()}
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	drawn := decisions.Sample(x.double.Key, n, pool)
	left, done, seen := x.left(drawn, reviewer)
	rows := table.New(table.Words("item", "family", "asked"), table.Sentences("question → answer"))
	for _, c := range left {
		it := items[c.ItemID]
		if x.json {
			if err := x.encode(it); err != nil {
				return err
			}
			continue
		}
		rows.Row(it.ItemID, it.Family, it.AskedAt, oneLine(it.Question+" → "+it.Answer))
	}
	if x.json {
		return nil
	}
	if rows.Len() > 0 {
		if err := x.table(rows); err != nil {
			return err
		}
	}
	return x.sampleEnd(len(drawn), done, seen, reviewer)
}

// left are the items of the sample that a reviewer has not decided about, in the reviewer's order. done and seen count those that
// the reviewer decided about blind, and those that the reviewer has decided about with verdicts in sight.
func (x *auditing) left(drawn []decisions.Candidate, reviewer string) (left []decisions.Candidate, done, seen int) {
	if reviewer == "" {
		return drawn, 0, 0
	}
	for _, c := range drawn {
		blind, sighted := decisions.BlindFor(x.byHash[c.Hash], reviewer)
		switch {
		case blind:
			done++
		case sighted:
			seen++
		default:
			left = append(left, c)
		}
	}
	slices.SortStableFunc(left, func(a, b decisions.Candidate) int {
		return cmp.Compare(decisions.Order(reviewer, a.Hash), decisions.Order(reviewer, b.Hash))
	})
	return left, done, seen
}

// sampleEnd says what of the sample is done, and what to do next.
func (x *auditing) sampleEnd(n, done, seen int, reviewer string) error {
	if n == 0 {
		_, err := fmt.Fprintf(x.out, "%s has no item that filters accepted or rejected: there is nothing to sample\n", x.dir)
		return err
	}
	if reviewer != "" {
		fmt.Fprintf(x.out, "%d of %d are decided by %s", done, n, reviewer)
		if seen > 0 {
			fmt.Fprintf(x.out, ", and %d left out, which %s has decided about with verdicts in sight", seen, reviewer)
		}
		fmt.Fprintln(x.out)
	}
	if done+seen == n {
		_, err := fmt.Fprintf(x.out, "%s says what came of it\n", command("audit", "agreement", x.dir))
		return err
	}
	_, err := fmt.Fprintf(x.out, "%s shows one, %s decides about it\n", command("audit", "show", x.dir, "ITEM", "--blind"),
		command("audit", "decide", x.dir, "ITEM", "accept", "--blind", "--reviewer", cmp.Or(reviewer, "NAME")))
	return err
}
