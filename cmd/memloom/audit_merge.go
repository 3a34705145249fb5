package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"

	"github.com/spf13/cobra"

	"memloom/internal/bounded"
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
			a.folder.Off()
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
			f, err := os.Open(args[1])
			if err != nil {
				return usage("%w", err)
			}
			defer f.Close()
			store, err := decisions.OpenStore(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			defer store.Close()
			got := merging{of: map[string]int{}}
			got.added, err = store.Merge(cmd.Context(), got.read(args[1], f))
			if mistake := (*decisions.MistakeError)(nil); errors.As(err, &mistake) {
				return usage("%s:%d: %w", args[1], got.line, err)
			}
			if err != nil {
				return err
			}
			return x.merged(&got)
		},
	}
}

// merging is a file of decisions while it is merged.
type merging struct {
	all, added int
	of         map[string]int // decisions about items, by the hash of what was decided about
	line       int            // that was read last
}

// merged says what came of merging: how many were added, and how many of all are about nothing that the corpus holds.
func (x *auditing) merged(got *merging) error {
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
	for hash, n := range got.of {
		if !fits[hash] {
			stale += n
		}
	}
	fmt.Fprintf(x.out, "%s added, %d were there\n", countOf(got.added, "decision"), got.all-got.added)
	if stale > 0 {
		_, err = fmt.Fprintf(x.out, "%s of them fit nothing in %s: another corpus, or content that has changed; \"audit apply --dry-run\" lists them as stale\n",
			countOf(stale, "decision"), x.dir)
	}
	return err
}

// read yields the decisions of a file that audit export wrote. Its errors are usage errors with the line.
func (m *merging) read(name string, from io.Reader) iter.Seq2[corpus.Decision, error] {
	return func(yield func(corpus.Decision, error) bool) {
		for lines := bounded.NewLines(from, name, bounded.Line, 0); ; {
			line, n, err := lines.Next()
			m.line = n
			switch {
			case errors.Is(err, io.EOF):
				return
			case err != nil:
				yield(corpus.Decision{}, unreadable(err))
				return
			case len(line) == 0:
				continue
			}
			var d corpus.Decision
			if err := json.Unmarshal(line, &d); err != nil || d.TargetHash == "" || d.Reviewer == "" {
				yield(d, usage("%s:%d: no decision as `audit export` writes them: an object with reviewer, action and target_hash is expected", name, n))
				return
			}
			m.all++
			if d.Target == corpus.TargetItem {
				m.of[d.TargetHash]++
			}
			if !yield(d, nil) {
				return
			}
		}
	}
}
