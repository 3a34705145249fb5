package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/internal/decisions"
	"memloom/internal/table"
	"memloom/pipeline/review"
)

// dayVerbs are what is typed for the actions about a day.
func dayVerbs() map[string]corpus.Action {
	return map[string]corpus.Action{"admit": corpus.ActionAdmitDay, "drop": corpus.ActionDropDay, "settle": corpus.ActionSettle, "withdraw": corpus.ActionWithdraw}
}

func (a *app) auditDay() *cobra.Command {
	d := corpus.Decision{Target: corpus.TargetDay}
	cmd := &cobra.Command{
		Use: "day DIR GROUP DAY ACTION", Short: "Decide about a group's day: admit, drop, settle or withdraw",
		Long: `Decide about a group's day. admit says that a flagged day is sound: evidence may stand on it. drop says that no item may rest on it,
also of a day that is not flagged. settle ends a dispute (--code admit or drop), withdraw takes your own decision back. The decision
attaches to the day's texts. Nothing is changed until "audit apply", which judges again what rests on a day that changes.
"audit list DIR --queue days" lists the flagged ones.`,
		Args: cobra.ExactArgs(4),
		RunE: func(cmd *cobra.Command, args []string) error {
			action, ok := dayVerbs()[args[3]]
			if !ok {
				return usage("there is no action %q for a day; there are admit, drop, settle, withdraw", args[3])
			}
			day, err := corpus.ParseDate(args[2])
			if err != nil {
				return usage("%q is no date: dates are written 2025-03-14", args[2])
			}
			d := d
			d.Action, d.At = action, a.now().UTC().Format(time.RFC3339)
			if action == corpus.ActionSettle {
				d.Code = string(dayVerbs()[d.Code])
			}
			return a.decideDay(cmd.Context(), args[0], args[1], day, d)
		},
	}
	cmd.Flags().StringVar(&d.Reviewer, "reviewer", "", "who decides")
	cmd.Flags().StringVar(&d.Note, "note", "", "why, in your own words")
	cmd.Flags().StringVar(&d.Code, "code", "", "of a settlement: admit or drop")
	cmd.Flags().IntVar(&d.Seconds, "seconds", 0, "how long it took to decide")
	return cmd
}

// decideDay finds the day of a group and keeps a decision about it.
func (a *app) decideDay(ctx context.Context, dir, group string, day corpus.Date, d corpus.Decision) error {
	x, err := a.openAudit(ctx, dir)
	if err != nil {
		return err
	}
	there := false
	err = x.each(func(c *corpus.Corpus, _ *review.Judge) (bool, error) {
		for _, p := range decisions.Days(index.New(c)) {
			if !strings.EqualFold(cmp.Or(p.SessionID, p.GroupID), group) || p.SessionID == "" && p.Day != day {
				continue
			}
			there = true
			return false, x.keepDay(ctx, p, d)
		}
		return true, nil
	})
	if err == nil && !there {
		return usage("%s has no day %s of %q; %s lists the flagged ones, and %s shows one", dir, day, group, command("audit", "list", dir, "--queue", "days"),
			command("show", dir, "day", "GROUP", "DATE"))
	}
	return err
}

func (x *auditing) keepDay(ctx context.Context, p decisions.Day, d corpus.Decision) error {
	if p.Flagged {
		d.StatusBefore = corpus.Flagged
	}
	store, err := decisions.OpenStore(ctx, x.dir)
	if err != nil {
		return err
	}
	defer store.Close()
	d, earlier, err := store.Decide(ctx, decisions.Act{Decision: d, Passage: p.ID, Hash: p.Hash})
	if mistake := (*decisions.MistakeError)(nil); errors.As(err, &mistake) {
		return usage("%w", err)
	}
	if err != nil {
		return err
	}
	if x.json {
		return x.encode(d)
	}
	_, stand := decisions.Outcome(decisions.Standing(append(earlier, d)))
	_, err = fmt.Fprintf(x.out, "decision %d: %s %s; it stands %s\n%s publishes the corpus with it\n", d.Seq, d.Action, d.TargetID,
		stand, command("audit", "apply", x.dir))
	return err
}

// listedDay is a flagged day with where it stands.
type listedDay struct {
	Passage  string          `json:"passage"`
	GroupID  string          `json:"group_id"`
	Day      corpus.Date     `json:"day"`
	Messages int             `json:"messages"`
	Repairs  int             `json:"repairs"`
	Flagged  bool            `json:"flagged"`
	Reasons  []string        `json:"reasons"`
	Stand    decisions.Stand `json:"stand"`
	Decision corpus.Action   `json:"decision,omitempty"`
}

// days lists the days that are flagged, and those that people decided about.
func (x *auditing) days() error {
	rows := table.New(table.Words("group", "day"), table.Numbers("messages", "repairs"), table.Words("flagged", "decided"), table.Sentences("why"))
	err := x.each(func(c *corpus.Corpus, _ *review.Judge) (bool, error) {
		for _, p := range decisions.Days(index.New(c)) {
			list := x.byHash[p.Hash]
			if p.Flag == nil && len(list) == 0 {
				continue
			}
			l := listedDay{Passage: p.ID, GroupID: cmp.Or(p.SessionID, p.GroupID), Day: p.Day, Messages: len(p.Messages), Repairs: p.Repairs, Flagged: p.Flagged}
			d, stand := decisions.OutcomeOf(decisions.Standing(list), false)
			if l.Stand = stand; d != nil {
				l.Decision = d.Action
			}
			if p.Flag != nil {
				l.Reasons = p.Flag.Reasons
			}
			if x.json {
				if err := x.encode(l); err != nil {
					return false, err
				}
				continue
			}
			text := string(l.Stand)
			if l.Decision != "" {
				text += ": " + string(l.Decision)
			}
			rows.Row(l.GroupID, l.Day.String(), fmt.Sprint(l.Messages), fmt.Sprint(l.Repairs), map[bool]string{true: "yes", false: "no"}[l.Flagged], text,
				oneLine(strings.Join(l.Reasons, "; ")))
		}
		return true, nil
	})
	if err != nil || x.json {
		return err
	}
	if rows.Len() == 0 {
		_, err := fmt.Fprintln(x.out, "no day is flagged, and nobody decided about one")
		return err
	}
	return x.table(rows)
}
