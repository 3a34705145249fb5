package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
	"memloom/output"
	"memloom/pipeline/recipe"
	"memloom/pipeline/review"
)

func (a *app) audit() *cobra.Command {
	var f deskFlags
	cmd := &cobra.Command{
		Use: "audit DIR", Short: "Open the review desk in the browser; in the terminal: list, show, decide, edit, sample, agreement, apply",
		Long: `What people decide about items. "audit DIR" opens the review desk: why an item fell, with the messages that speak for and against
it, and the keys to decide. The other commands do the same in the terminal. Decisions are kept in DIR/.run/audit.db, are only
ever added, and change nothing until they are applied: "audit apply" publishes the corpus anew with them. A decision attaches to
what was decided about (question, options, gold, texts of the evidence, time of asking), so that it outlives a corpus that is
made anew. Of a folder whose run is not finished the desk shows how far it has come.`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case len(args) == 0 && cmd.Flags().NFlag() > 0:
				return usage("audit opens the folder of a corpus: %s", command("audit", "DIR"))
			case len(args) == 0:
				return cmd.Help()
			}
			return a.desk(cmd.Context(), args[0], f)
		},
	}
	f.register(cmd)
	cmd.AddCommand(a.auditList(), a.auditShow(), a.auditDecide(), a.auditEdit(), a.auditApply(), a.auditScore(), a.auditExport(), a.auditMerge(),
		a.auditDay(), a.auditAgreement(), a.auditSample(), a.auditDouble())
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
	double   decisions.Double  // which items need two decisions
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
	x := &auditing{app: a, dir: dir, manifest: m, byHash: map[string][]corpus.Decision{}, edited: map[string]string{}}
	if x.recipe, err = recipe.In(m.Parameters); err != nil {
		return nil, err
	}
	if x.made, err = store.Decisions(ctx); err != nil {
		return nil, err
	}
	if x.double, err = store.Double(ctx, decisions.KeyOf(m.Recipe, m.Seed)); err != nil {
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
	for item, d := range corpus.AppliedDecisions(x.manifest.Release, shared) {
		if len(d.Edits) > 0 {
			x.edited[item] = d.TargetHash
		}
	}
	return nil
}

// hash is what decisions about an item attach to: its content, or what it was before it was edited.
func (x *auditing) hash(j *review.Judge, it *corpus.Item) string {
	if hash, ok := x.edited[it.ID]; ok {
		return hash
	}
	return j.Hash(it)
}

// of are the decisions about an item.
func (x *auditing) of(j *review.Judge, it *corpus.Item) []corpus.Decision {
	return x.byHash[x.hash(j, it)]
}

// each calls do for one corpus after another, until it wants no more.
func (x *auditing) each(do func(c *corpus.Corpus, j *review.Judge) (more bool, err error)) error {
	return x.eachCorpus(func(c *corpus.Corpus) (bool, error) {
		return do(c, review.NewJudge(c, review.Options{Recipe: x.recipe, Workers: 1}))
	})
}

// eachCorpus is each without a judge.
func (x *auditing) eachCorpus(do func(c *corpus.Corpus) (more bool, err error)) error {
	r, err := x.open()
	if err != nil {
		return err
	}
	for c, err := range r.Corpora() {
		if err != nil {
			return err
		}
		if more, err := do(c); err != nil || !more {
			return err
		}
	}
	return nil
}

// open opens the folder, which needs the tables of drafts and verdicts.
func (x *auditing) open() (*output.Reader, error) {
	r, err := output.Open(x.dir)
	if err != nil {
		return nil, err
	}
	if lack := unreviewable(x.dir, r.Manifest()); lack != "" {
		return nil, usage("%s", lack)
	}
	return r, nil
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
	NeedsTwo bool            `json:"needs_two,omitempty"`     // decisions
	Hidden   bool            `json:"others_hidden,omitempty"` // from the reviewer who asks
	Question string          `json:"question"`
	Answer   string          `json:"answer"`
}

// queueDays is the queue of flagged days, which holds no items.
const queueDays = "days"

func (a *app) auditList() *cobra.Command {
	var f facets
	var queue, reviewer string
	queues := []string{"review", "flagged", "rejected", "decided", "disputed", "waiting", "accepted", "days"}
	cmd := &cobra.Command{
		Use: "list DIR", Short: "Items to review, with where they stand",
		Long: `Items to review, with where they stand. Without --queue: flagged drafts first, then those that a model answered wrong and was
sure of, then the other rejections, decided ones left out. The queue days has flagged days in place of items. --queue takes one of: ` + strings.Join(queues, ", ") + `.
--reviewer lists what waits for that reviewer, in an order of the reviewer's own, and keeps back what another decided about an item
that needs two decisions, until both have decided.`,
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
			if queue == queueDays {
				return x.days()
			}
			return x.list(queue, reviewer, &f)
		},
	}
	cmd.Flags().StringVar(&reviewer, "reviewer", "", "who is going to decide")
	cmd.Flags().StringVar(&queue, "queue", "review", "which items: "+strings.Join(queues, ", "))
	f.flags(cmd)
	return cmd
}

func (x *auditing) list(queue, reviewer string, f *facets) error {
	var out []listed
	var order []ranked
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		for i := range c.Items {
			it := &c.Items[i]
			l, at := x.entry(j, it, queue, reviewer)
			if at.rank >= 0 && f.fit(*it) {
				out, order = append(out, l), append(order, at)
			}
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
	slices.SortStableFunc(sorted, func(a, b int) int { return order[a].compare(order[b]) })
	rows := table.New(table.Words("item", "family", "status", "fell at", "why", "decision"), table.Sentences("question → answer"))
	of := codes{}
	for _, i := range sorted {
		l := out[i]
		if x.json {
			if err := x.encode(l); err != nil {
				return err
			}
			continue
		}
		var why []string
		for _, c := range l.Codes {
			if !slices.Contains(why, string(c)) {
				why = append(why, string(c))
			}
			of.add("code", string(c))
		}
		of.add("filter", l.FellAt)
		stand := string(l.Stand)
		switch {
		case l.Decision != "":
			stand += ": " + string(l.Decision)
		case l.NeedsTwo && l.Stand == decisions.Open:
			stand += ", needs two"
		}
		rows.Row(l.ItemID, l.Family, string(l.Status), l.FellAt, strings.Join(why, ", "), stand, oneLine(l.Question+" → "+l.Answer))
	}
	if x.json {
		return nil
	}
	if rows.Len() == 0 {
		_, err := fmt.Fprintln(x.out, "nothing is in that queue")
		return err
	}
	err = x.table(rows)
	x.legend(of)
	return err
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
