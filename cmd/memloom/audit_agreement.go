package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

func (a *app) auditAgreement() *cobra.Command {
	var reviewers []string
	cmd := &cobra.Command{
		Use: "agreement DIR", Short: "How far reviewers agree, and what people make of the filters in the blind sample",
		Long: `How far reviewers agree, by decision (accept, reject, edit) and by rating, over the items that the same people decided about: of
each the last decision that stands; a settlement is nobody's opinion, and who was not sure is left out and counted. Of two people
Cohen's κ, with linear weights for ratings; of more than two, over what all of them decided about, Fleiss' κ. The interval is a
percentile bootstrap over items. Under 30 items nothing is said; where all chose one value κ is undefined. "independent" counts the
items of which none of them saw what another had decided.
The blind sample: per filter, with 95 % intervals (Wilson), what people refuse of the accepted items that it let pass, and keep of
those that fell there. An item counts once, as most of its reviewers have it.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			return x.agreement(reviewers)
		},
	}
	cmd.Flags().StringSliceVar(&reviewers, "reviewer", nil, "these reviewers alone (several times, or with commas; default: all)")
	return cmd
}

func (x *auditing) agreement(reviewers []string) error {
	s := agreement.Of(x.made, x.double.Key, reviewers...)
	for _, name := range reviewers {
		if !slices.ContainsFunc(s.Reviewers, func(r agreement.Reviewer) bool { return r.Name == name }) {
			return usage("--reviewer: %q has decided nothing in %s; there are %s", name, x.dir, reviewerNames(agreement.Of(x.made, x.double.Key)))
		}
	}
	blind, err := x.blind()
	if err != nil {
		return err
	}
	if x.json {
		return x.encode(struct {
			*agreement.Summary
			Blind *agreement.Blind `json:"blind"`
		}{s, blind})
	}
	if len(s.Reviewers) == 0 {
		if _, err := x.open(); err != nil {
			return err
		}
		_, err := fmt.Fprintf(x.out, "nothing is decided yet: %s says what to review, %s decides\n", command("audit", "list", x.dir),
			command("audit", "decide", x.dir, "ITEM", "accept", "--reviewer", "NAME"))
		return err
	}
	for _, part := range []func() error{func() error { return x.sayReviewers(s) }, func() error { return x.sayMeasures(s) },
		func() error { return x.sayBlind(blind) }} {
		if err := part(); err != nil {
			return err
		}
	}
	return nil
}

func reviewerNames(s *agreement.Summary) string {
	var out []string
	for _, r := range s.Reviewers {
		out = append(out, r.Name)
	}
	return cmp.Or(strings.Join(out, ", "), "none yet")
}

// blind evaluates the blind sample; nil where nobody has decided blind. It reads the corpus only then.
func (x *auditing) blind() (*agreement.Blind, error) {
	if !slices.ContainsFunc(x.made, func(d corpus.Decision) bool { return d.VerdictsHidden }) {
		return nil, nil
	}
	var items []agreement.Sampled
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		for i := range c.Items {
			it := &c.Items[i]
			if _, edited := x.edited[it.ID]; edited {
				continue
			}
			if s, ok := j.Sampled(it, x.of(j, it)); ok {
				items = append(items, s)
			}
		}
		return true, nil
	})
	return agreement.BlindOf(items, filters.Names()), err
}

func (x *auditing) sayReviewers(s *agreement.Summary) error {
	fmt.Fprintln(x.out, "REVIEWERS")
	err := x.table(s.Table())
	if err == nil && s.LeftOut > 0 {
		_, err = fmt.Fprintf(x.out, "%s left out: the first %d count; --reviewer names others\n", countOf(s.LeftOut, "further reviewer"), agreement.MostReviewers)
	}
	return err
}

func (x *auditing) sayMeasures(s *agreement.Summary) error {
	fmt.Fprintln(x.out, "\nAGREEMENT")
	if len(s.Measures) == 0 {
		_, err := fmt.Fprintf(x.out, "no item is decided by two people: %s asks for a second decision about a fifth of the items, and\n%s brings the decisions of a copy\n",
			command("audit", "double", x.dir, "0.2"), command("audit", "merge", x.dir, "FILE"))
		return err
	}
	if err := x.table(s.Agreement()); err != nil {
		return err
	}
	for i := range s.Measures {
		m := &s.Measures[i]
		rows := m.Choices(fmt.Sprintf("%s: %s ↓ %s →", m.On, m.Between[0], m.Between[1]))
		if rows == nil {
			continue
		}
		fmt.Fprintln(x.out)
		if err := x.table(rows); err != nil {
			return err
		}
	}
	return nil
}

func (x *auditing) sayBlind(b *agreement.Blind) error {
	fmt.Fprintln(x.out, "\nBLIND SAMPLE")
	if b == nil {
		_, err := fmt.Fprintf(x.out, "nobody has decided blind: %s lists what to decide about\n", command("audit", "sample", x.dir, "--reviewer", "NAME"))
		return err
	}
	fmt.Fprintf(x.out, "%s; left out: %d about which nobody was sure, %d that as many keep as refuse\n", countOf(b.Items, "item"), b.Unsure, b.Split)
	return x.table(b.Table())
}
