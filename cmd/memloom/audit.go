package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/output"
	"memloom/pipeline/recipe"
	"memloom/pipeline/review"
)

func (a *app) audit() *cobra.Command {
	cmd := &cobra.Command{
		Use: "audit", Short: "Decide about items: list, show, decide, edit, score, apply",
		Long: `What people decide about items. Decisions are kept in DIR/.run/audit.db, are only ever added, and change nothing until they
are applied: "audit apply" publishes the corpus anew with them. A decision attaches to what was decided about (question, options,
gold, texts of the evidence, time of asking), so that it outlives a corpus that is made anew.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.auditList(), a.auditShow(), a.auditDecide(), a.auditEdit(), a.auditApply(), a.auditScore(), a.auditExport(), a.auditMerge())
	return cmd
}

// auditing is a folder with its decisions.
type auditing struct {
	*app
	dir      string
	manifest *output.Manifest
	recipe   *recipe.Recipe
	made     []corpus.Decision
	byHash   map[string][]corpus.Decision
	edited   map[string]string // item → the hash of what it was before the release edited it
}

// openAudit reads the decisions of a corpus's folder.
func (a *app) openAudit(ctx context.Context, dir string) (*auditing, error) {
	m, err := output.ReadManifest(dir)
	if err != nil {
		return nil, err
	}
	store, err := decisions.ReadStore(dir)
	if err != nil {
		return nil, err
	}
	defer store.Close()
	x := &auditing{app: a, dir: dir, manifest: m, recipe: &recipe.Recipe{}, byHash: map[string][]corpus.Decision{}, edited: map[string]string{}}
	if err := recipeIn(m, x.recipe); err != nil {
		return nil, err
	}
	if x.made, err = store.Decisions(ctx); err != nil {
		return nil, err
	}
	for _, d := range x.made {
		x.byHash[d.TargetHash] = append(x.byHash[d.TargetHash], d)
	}
	return x, x.edits()
}

// edits notes which items the release edited: they have another content than what was decided about.
func (x *auditing) edits() error {
	if x.manifest.Release == 0 {
		return nil
	}
	r, err := output.Open(x.dir)
	if err != nil {
		return err
	}
	shared, err := r.Shared()
	if err != nil {
		return err
	}
	for _, a := range shared.Applications {
		i := slices.IndexFunc(shared.Decisions, func(d corpus.Decision) bool { return d.Seq == a.Seq })
		if a.Release == x.manifest.Release && a.Outcome == corpus.Applied && i >= 0 && shared.Decisions[i].Action == corpus.ActionEdit {
			x.edited[a.ItemID] = shared.Decisions[i].TargetHash
		}
	}
	return nil
}

// of are the decisions about an item: about its content, or about what it was before it was edited.
func (x *auditing) of(j *review.Judge, it *corpus.Item) []corpus.Decision {
	if hash, ok := x.edited[it.ID]; ok {
		return x.byHash[hash]
	}
	return x.byHash[j.Hash(it)]
}

// each calls do for one corpus after another, until it wants no more.
func (x *auditing) each(do func(c *corpus.Corpus, j *review.Judge) (more bool, err error)) error {
	r, err := output.Open(x.dir)
	if err != nil {
		return err
	}
	if absent := auditTables(r.Manifest()); len(absent) > 0 {
		return usage("%s lacks %s: items that fell cannot be reviewed without them; `show DIR item` and `score` need none of them", x.dir,
			strings.Join(absent, ", "))
	}
	for c, err := range r.Corpora() {
		if err != nil {
			return err
		}
		if more, err := do(c, review.NewJudge(c, review.Options{Recipe: x.recipe, Workers: 1})); err != nil || !more {
			return err
		}
	}
	return nil
}

// auditTables are the tables of drafts and verdicts that a folder lacks.
func auditTables(m *output.Manifest) []string {
	return slices.DeleteFunc(slices.Clone(m.Absent), func(t string) bool {
		return !slices.Contains([]string{"key/items", "data/items", "data/messages", "audit/rejected", "audit/flagged", "audit/verdicts"}, t)
	})
}

// find calls do for the item of an id.
func (x *auditing) find(id string, do func(j *review.Judge, it *corpus.Item) error) error {
	there := false
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return strings.EqualFold(it.ID, id) })
		if i < 0 {
			return true, nil
		}
		there = true
		return false, do(j, &c.Items[i])
	})
	if err == nil && !there {
		return usage("%s has no item %q; %s lists them", x.dir, id, command("audit", "list", x.dir))
	}
	return err
}

// listed is an item with where it stands.
type listed struct {
	ItemID   string          `json:"item_id"`
	Family   string          `json:"family"`
	Status   corpus.Status   `json:"status"`
	FellAt   string          `json:"fell_at,omitempty"`
	Codes    []corpus.Code   `json:"codes,omitempty"`
	Stand    decisions.Stand `json:"stand"`
	Decision corpus.Action   `json:"decision,omitempty"`
	Question string          `json:"question"`
	Answer   string          `json:"answer"`
}

func (a *app) auditList() *cobra.Command {
	var f facets
	var queue string
	queues := []string{"review", "flagged", "rejected", "decided", "disputed", "waiting", "accepted"}
	cmd := &cobra.Command{
		Use: "list DIR", Short: "Items to review, with where they stand",
		Long: `Items to review, with where they stand. Without --queue: flagged drafts first, then those that a model answered wrong and was
sure of, then the other rejections, decided ones left out. --queue takes one of: ` + strings.Join(queues, ", ") + `.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !slices.Contains(queues, queue) {
				return usage("--queue: there is no %q; there are %s", queue, strings.Join(queues, ", "))
			}
			if err := f.check("rejection"); err != nil {
				return err
			}
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			return x.list(queue, &f)
		},
	}
	cmd.Flags().StringVar(&queue, "queue", "review", "which items: "+strings.Join(queues, ", "))
	f.flags(cmd)
	return cmd
}

func (x *auditing) list(queue string, f *facets) error {
	var out []listed
	var order []int
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		for i := range c.Items {
			it := &c.Items[i]
			d, stand := decisions.Outcome(decisions.Standing(x.of(j, it)))
			rank := rankIn(queue, it, stand, j.Of(it))
			if rank < 0 || !f.fit(*it) {
				continue
			}
			l := listed{it.ID, it.Family, it.Status, it.Stage, it.Codes, stand, "", it.Question, it.Answer}
			if d != nil {
				l.Decision = d.Action
			}
			out, order = append(out, l), append(order, rank)
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	sorted := make([]int, len(out))
	for i := range sorted {
		sorted[i] = i
	}
	slices.SortStableFunc(sorted, func(a, b int) int { return order[a] - order[b] })
	rows := [][]string{{"item", "family", "status", "fell at", "why", "stands", "question → answer"}}
	for _, i := range sorted {
		l := out[i]
		if x.json {
			if err := x.encode(l); err != nil {
				return err
			}
			continue
		}
		var codes []string
		for _, c := range l.Codes {
			codes = append(codes, string(c))
		}
		stand := string(l.Stand)
		if l.Decision != "" {
			stand += ": " + string(l.Decision)
		}
		rows = append(rows, []string{l.ItemID, l.Family, string(l.Status), l.FellAt, strings.Join(codes, ", "), stand, oneLine(l.Question + " → " + l.Answer)})
	}
	if x.json {
		return nil
	}
	if len(rows) == 1 {
		_, err := fmt.Fprintln(x.out, "nothing is in that queue")
		return err
	}
	return x.table(rows)
}

// sureFrom is the confidence from which on a wrong answer is sure.
const sureFrom = 70

// rankIn is where an item comes in a queue: the lower the earlier, negative where it is not in it.
func rankIn(queue string, it *corpus.Item, stand decisions.Stand, verdicts []corpus.Verdict) int {
	in := func(is bool) int {
		if is {
			return 0
		}
		return -1
	}
	switch queue {
	case "flagged", "rejected", "accepted":
		return in(string(it.Status) == queue)
	case "decided":
		return in(stand == decisions.Agreed || stand == decisions.Settled)
	case "disputed":
		return in(stand == decisions.Disputed)
	case "waiting":
		return in(stand == decisions.Waiting)
	}
	switch {
	case stand == decisions.Agreed || stand == decisions.Settled, it.Status == corpus.Accepted, it.Status == corpus.Surplus:
		return -1
	case it.Status == corpus.Flagged:
		return 0
	case slices.ContainsFunc(verdicts, func(v corpus.Verdict) bool {
		return v.Outcome == corpus.No && v.Probe != corpus.ProbeVerdict && v.Confidence >= sureFrom && v.Answer != ""
	}):
		return 1
	}
	return 2
}

func (a *app) auditShow() *cobra.Command {
	return &cobra.Command{
		Use: "show DIR ITEM", Short: "The story of an item, and what people decided about it", Args: cobra.ExactArgs(2),
		RunE: func(cmd *cobra.Command, args []string) error {
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			explain := a.explain()
			if err := explain.RunE(explain, args); err != nil {
				return err
			}
			return x.find(args[1], func(j *review.Judge, it *corpus.Item) error {
				for _, d := range x.of(j, it) {
					if a.json {
						if err := a.encode(d); err != nil {
							return err
						}
						continue
					}
					fmt.Fprintf(a.out, "\nDECISION %d: %s by %s, %s %s %s\n", d.Seq, d.Action, d.Reviewer, d.At, d.Code, d.Note)
					for _, e := range d.Edits {
						fmt.Fprintf(a.out, "  %s: %s\n    instead of %s\n", e.Field, a.folded(e.After, "    "), a.folded(e.Before, "    "))
					}
				}
				return nil
			})
		},
	}
}

// decideFlags are what a decision says besides its action.
type decideFlags struct {
	reviewer, code, note string
	rates                []string
	seconds              int
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
		Seconds: f.seconds}
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
(--code accept or reject). withdraw takes your own decision back. Nothing is changed until "audit apply".`,
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
		d.TargetID, d.TargetHash, d.StatusBefore = it.ID, j.Hash(it), it.Status
		if hash, ok := x.edited[it.ID]; ok {
			d.TargetHash = hash
		}
		earlier := x.byHash[d.TargetHash]
		for _, e := range decisions.Standing(earlier) {
			if e.Reviewer == d.Reviewer {
				d.Supersedes = e.Seq
			}
		}
		if err := decisions.Check(&d, it, decisions.Failed(it, j.Of(it)), earlier); err != nil {
			return usage("%w", err)
		}
		store, err := decisions.OpenStore(ctx, dir)
		if err != nil {
			return err
		}
		defer store.Close()
		if d.Seq, err = store.Add(ctx, d, ""); err != nil {
			return err
		}
		if a.json {
			return a.encode(d)
		}
		_, stand := decisions.Outcome(decisions.Standing(append(earlier, d)))
		_, err = fmt.Fprintf(a.out, "decision %d: %s %s; it stands %s\n%s publishes the corpus with it\n", d.Seq, d.Action, it.ID, stand,
			command("audit", "apply", dir))
		return err
	})
}

func (a *app) auditEdit() *cobra.Command {
	var f decideFlags
	var question, asked, gold string
	var options, correct, incorrect, evidence []string
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
				var list []corpus.Edit
				add := func(field, after string) error {
					before, err := review.Field(it, field)
					if err == nil && before != after {
						list = append(list, corpus.Edit{Field: field, Before: before, After: after})
					}
					return err
				}
				err := changes(add, question, asked, gold, options, correct, incorrect)
				if err == nil && len(evidence) > 0 {
					var after string
					if after, err = review.EvidenceOf(it, evidence); err == nil {
						err = add(review.FieldEvidence, after)
					}
				}
				if err != nil {
					return nil, err
				}
				_, err = j.Edited(*it, list)
				return list, err
			})
		},
	}
	f.register(cmd)
	cmd.Flags().StringVar(&question, "question", "", "the question")
	cmd.Flags().StringVar(&asked, "asked-at", "", "when it is asked, as 2025-03-11T09:06")
	cmd.Flags().StringVar(&gold, "gold", "", "the place of the answer in a message, as M12:10-20, in code points")
	cmd.Flags().StringArrayVar(&options, "option", nil, "an option, as 'B=its text'; may be repeated")
	cmd.Flags().StringArrayVar(&correct, "correct", nil, "a further right reference answer; all of them replace those that are there")
	cmd.Flags().StringArrayVar(&incorrect, "incorrect", nil, "a wrong reference answer, likewise")
	cmd.Flags().StringSliceVar(&evidence, "evidence", nil, "the messages of the evidence, with commas; those that are new are answers")
	return cmd
}

// changes adds the fields that flags give.
func changes(add func(field, after string) error, question, asked, gold string, options, correct, incorrect []string) error {
	for _, x := range []struct{ field, after string }{{review.FieldQuestion, question}, {review.FieldAskedAt, asked}, {review.FieldGold, gold}} {
		if x.after != "" {
			if err := add(x.field, x.after); err != nil {
				return err
			}
		}
	}
	for _, o := range options {
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
	}{{review.FieldCorrect, correct}, {review.FieldIncorrect, incorrect}} {
		if len(x.list) > 0 {
			if err := add(x.field, review.Encoded(x.list)); err != nil {
				return err
			}
		}
	}
	return nil
}
