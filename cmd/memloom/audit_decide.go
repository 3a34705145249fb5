package main

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/pipeline/review"
)

// decideFlags are what a decision says besides its action.
type decideFlags struct {
	reviewer, code, note string
	rates                []string
	seconds              int
	blind                bool
}

func (f *decideFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.reviewer, "reviewer", "", "who decides")
	cmd.Flags().StringVar(&f.code, "code", "", "why, in a word: "+strings.Join(decisions.Reasons(), ", "))
	cmd.Flags().StringVar(&f.note, "note", "", "why, in your own words; the code other needs it")
	cmd.Flags().StringSliceVar(&f.rates, "rate", nil, "ratings, as question=good,evidence=doubtful; of question, answer, options, evidence: good, doubtful, bad")
	cmd.Flags().IntVar(&f.seconds, "seconds", 0, "how long it took to decide")
}

// decision makes the decision of the flags.
func (f *decideFlags) decision(action corpus.Action, now time.Time) (corpus.Decision, error) {
	d := corpus.Decision{Target: corpus.TargetItem, Reviewer: f.reviewer, At: now.UTC().Format(time.RFC3339), Action: action, Code: f.code, Note: f.note,
		Seconds: f.seconds, VerdictsHidden: f.blind}
	of := map[string]*string{"question": &d.RateQuestion, "answer": &d.RateAnswer, "options": &d.RateOptions, "evidence": &d.RateEvidence}
	for _, r := range f.rates {
		what, value, ok := strings.Cut(r, "=")
		if to := of[what]; to == nil || !ok {
			return d, usage("--rate: %q is no rating; ratings are written question=good, of question, answer, options, evidence", r)
		} else {
			*to = value
		}
	}
	return d, nil
}

func (a *app) auditDecide() *cobra.Command {
	var f decideFlags
	cmd := &cobra.Command{
		Use: "decide DIR ITEM ACTION", Short: "Decide about an item: accept, reject, unsure, settle or withdraw",
		Long: `Decide about an item. accept takes in what filters refused (with a code; what is computed cannot be overruled), or confirms
an item of the dataset. reject takes one out, or confirms that it fell. unsure asks for a second reviewer. settle ends a dispute
(--code accept or reject). withdraw takes your own decision back. Nothing is changed until "audit apply".
--blind says that you have seen neither status nor verdicts, as of items that "audit sample" lists: such a decision needs no code,
overrules nothing, is counted by "audit agreement", and is never applied.`,
		Args: cobra.ExactArgs(3),
		RunE: func(cmd *cobra.Command, args []string) error {
			d, err := f.decision(corpus.Action(args[2]), a.now())
			if err != nil {
				return err
			}
			if d.Action == corpus.ActionEdit {
				return usage("an edit says what is changed: %s", command("audit", "edit", args[0], args[1]))
			}
			return a.decide(cmd.Context(), args[0], args[1], d, nil)
		},
	}
	f.register(cmd)
	cmd.Flags().BoolVar(&f.blind, "blind", false, "decided without seeing status and verdicts; counted, and not applied")
	return cmd
}

// decide checks a decision about an item against the item as it stands, and keeps it.
func (a *app) decide(ctx context.Context, dir, id string, d corpus.Decision, edits func(j *review.Judge, it *corpus.Item) ([]corpus.Edit, error)) error {
	x, err := a.openAudit(ctx, dir)
	if err != nil {
		return err
	}
	return x.find(id, func(j *review.Judge, it *corpus.Item) error {
		if edits != nil {
			if d.Edits, err = edits(j, it); err != nil {
				return usage("%w", err)
			}
		}
		hash := x.hash(j, it)
		store, err := decisions.OpenStore(ctx, dir)
		if err != nil {
			return err
		}
		defer store.Close()
		d, earlier, err := store.Decide(ctx, decisions.Act{Decision: d, Item: it, Hash: hash, Two: x.double.Needs(hash), Failed: decisions.Failed(it, j.Of(it)),
			Shows: func(edits []corpus.Edit) bool { return review.Has(it, edits) }})
		if mistake := (*decisions.MistakeError)(nil); errors.As(err, &mistake) {
			return usage("%w", err)
		}
		if err != nil {
			return err
		}
		return x.decided(&d, earlier)
	})
}

func (a *app) auditEdit() *cobra.Command {
	var f decideFlags
	var to changed
	cmd := &cobra.Command{
		Use: "edit DIR ITEM", Short: "Change an item; it is judged again by all filters when it is applied",
		Long: `Change question, options, reference answers, time of asking, which messages are evidence, or, by the place of a value in a
message, the gold. What is not given stays. The edit is checked at once: a value that the parser cannot read, or that no fact
states there, is refused. "audit apply" judges the changed item by all filters of its family; one that falls again stays out.`,
		Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			d, err := f.decision(corpus.ActionEdit, a.now())
			if err != nil {
				return err
			}
			return a.decide(cmd.Context(), args[0], args[1], d, func(j *review.Judge, it *corpus.Item) ([]corpus.Edit, error) {
				return editsOf(j, it, to)
			})
		},
	}
	f.register(cmd)
	cmd.Flags().StringVar(&to.question, "question", "", "the question")
	cmd.Flags().StringVar(&to.asked, "asked-at", "", "when it is asked, as 2025-03-11T09:06")
	cmd.Flags().StringVar(&to.gold, "gold", "", "the place of the answer in a message, as M12:10-20, in code points")
	cmd.Flags().StringArrayVar(&to.options, "option", nil, "an option, as 'B=its text'; may be repeated")
	cmd.Flags().StringArrayVar(&to.correct, "correct", nil, "a further right reference answer; all of them replace those that are there")
	cmd.Flags().StringArrayVar(&to.incorrect, "incorrect", nil, "a wrong reference answer, likewise")
	cmd.Flags().StringSliceVar(&to.evidence, "evidence", nil, "the messages of the evidence, with commas; those that are new are answers")
	return cmd
}

// changed is what an edit changes of an item. Empty fields stay.
type changed struct {
	question, asked, gold                 string
	options, correct, incorrect, evidence []string
}

// editsOf returns the edits that change an item so, checked against it.
func editsOf(j *review.Judge, it *corpus.Item, to changed) ([]corpus.Edit, error) {
	var list []corpus.Edit
	add := func(field, after string) error {
		before, err := review.Field(it, field)
		if err == nil && before != after {
			list = append(list, corpus.Edit{Field: field, Before: before, After: after})
		}
		return err
	}
	err := to.each(add)
	if err == nil && len(to.evidence) > 0 {
		var after string
		if after, err = review.EvidenceOf(it, to.evidence); err == nil {
			err = add(review.FieldEvidence, after)
		}
	}
	if err != nil {
		return nil, err
	}
	_, err = j.Edited(*it, list)
	return list, err
}

// each adds the fields that are changed, evidence aside.
func (c *changed) each(add func(field, after string) error) error {
	for _, x := range []struct{ field, after string }{{review.FieldQuestion, c.question}, {review.FieldAskedAt, c.asked}, {review.FieldGold, c.gold}} {
		if x.after != "" {
			if err := add(x.field, x.after); err != nil {
				return err
			}
		}
	}
	for _, o := range c.options {
		letter, text, ok := strings.Cut(o, "=")
		if !ok {
			return usage("--option: %q is no option; options are written 'B=its text'", o)
		}
		if err := add(review.FieldOption+" "+letter, text); err != nil {
			return err
		}
	}
	for _, x := range []struct {
		field string
		list  []string
	}{{review.FieldCorrect, c.correct}, {review.FieldIncorrect, c.incorrect}} {
		if len(x.list) > 0 {
			if err := add(x.field, review.Encoded(x.list)); err != nil {
				return err
			}
		}
	}
	return nil
}
