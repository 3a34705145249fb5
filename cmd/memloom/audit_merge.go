package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

func (a *app) auditExport() *cobra.Command {
	return &cobra.Command{
		Use: "export DIR", Short: "Write all decisions, a JSON object a line", Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			for _, d := range x.made {
				if err := a.encode(d); err != nil {
					return err
				}
			}
			return nil
		},
	}
}

func (a *app) auditMerge() *cobra.Command {
	return &cobra.Command{
		Use: "merge DIR FILE", Short: "Add the decisions that were exported elsewhere; those that are there already are not added again",
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			held, err := a.hold(args[0]) // what is there is not added meanwhile
			if err != nil {
				return err
			}
			defer held.Release()
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			list, err := readDecisions(args[1])
			if err != nil {
				return err
			}
			store, err := decisions.OpenStore(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			defer store.Close()
			added := 0
			for _, d := range list {
				there := slices.ContainsFunc(x.made, func(o corpus.Decision) bool {
					return o.Reviewer == d.Reviewer && o.At == d.At && o.TargetHash == d.TargetHash && o.Action == d.Action &&
						o.VerdictsHidden == d.VerdictsHidden
				})
				if there {
					continue
				}
				if _, err := store.Add(cmd.Context(), d, ""); err != nil {
					return err
				}
				added++
			}
			return x.merged(list, added)
		},
	}
}

// merged says what came of merging: how many were added, and how many of all are about nothing that the corpus holds.
func (x *auditing) merged(list []corpus.Decision, added int) error {
	fits := map[string]bool{}
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		for i := range c.Items {
			fits[x.hash(j, &c.Items[i])] = true
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	stale := 0
	for _, d := range list {
		if d.Target == corpus.TargetItem && !fits[d.TargetHash] {
			stale++
		}
	}
	fmt.Fprintf(x.out, "%s added, %d were there\n", countOf(added, "decision"), len(list)-added)
	if stale > 0 {
		_, err = fmt.Fprintf(x.out, "%s of them fit nothing in %s: another corpus, or content that has changed; \"audit apply --dry-run\" lists them as stale\n",
			countOf(stale, "decision"), x.dir)
	}
	return err
}

// readDecisions reads a file that audit export wrote.
func readDecisions(file string) ([]corpus.Decision, error) {
	b, err := os.ReadFile(file)
	if err != nil {
		return nil, usage("%w", err)
	}
	var out []corpus.Decision
	for i, line := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		var d corpus.Decision
		if err := json.Unmarshal([]byte(line), &d); err != nil || d.TargetHash == "" || d.Reviewer == "" {
			return nil, usage("%s:%d: no decision as `audit export` writes them: an object with reviewer, action and target_hash is expected", file, i+1)
		}
		out = append(out, d)
	}
	return out, nil
}
