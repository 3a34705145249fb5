package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lock"
	"memloom/internal/report"
	"memloom/output"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// applyFlags are the flags of audit apply.
type applyFlags struct {
	models     modelFlags
	dry        bool
	topUp      bool // as the flag says; without it the last release says whether surplus is judged
	topUpSet   bool
	out        string
	judging    int
	pseudonyms bool
	workers    int
}

func (a *app) auditApply() *cobra.Command {
	var f applyFlags
	cmd := &cobra.Command{
		Use: "apply DIR", Short: "Publish the corpus with what people decided, as its next release",
		Long: `Publish the corpus with what people decided: items that they took in, those that they took out, and those that they edited, which
are judged by all filters of their family first. Ids stay. Counts, quotas, card and manifest are computed again. What a release is
depends on the run and on the decisions alone: withdrawing all of them and applying again gives the first release's rows.
--top-up judges surplus drafts for what people removed, quota by quota in the order of their keys, by all filters of their family;
later releases do so too, until --top-up=false. --dry-run says what would happen and changes nothing.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			f.topUpSet = cmd.Flags().Changed("top-up")
			return a.apply(cmd.Context(), args[0], f)
		},
	}
	f.models.register(cmd, "edited items are judged by the fact solver")
	cmd.Flags().BoolVar(&f.dry, "dry-run", false, "say what would happen, ask no model, change nothing")
	cmd.Flags().BoolVar(&f.topUp, "top-up", false, "judge the next surplus drafts for what people removed")
	cmd.Flags().StringVar(&f.out, "out", "", "write the release to this folder, and leave DIR as it is")
	cmd.Flags().IntVar(&f.judging, "judging", -1, "adopt what the nth `filter` found, of items that nobody decided about; 0 goes back to the run's own")
	cmd.Flags().BoolVar(&f.pseudonyms, "pseudonyms", false, "name reviewers reviewer 1, reviewer 2, … in what is published")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "items judged at once (default: one a processor)")
	return cmd
}

// release is an application at work.
type release struct {
	*auditing
	flags applyFlags
	store *decisions.Store
	by    review.Applying
	judge review.Options
	team  *bench
	old   *output.Manifest
	calls int                        // that the edited items took before
	more  float64                    // that judging surplus drafts is thought to take
	asks  []cost.Asks                // what judging edited items is thought to ask language models, in a plan
	found map[string]review.Rejudged // what judging has found in this application, by the hash of what was judged
	after *review.Counting           // what the planned release holds
}

func (a *app) apply(ctx context.Context, dir string, f applyFlags) error {
	if f.dry {
		r, changes, _, err := a.planned(ctx, dir, f)
		if err != nil {
			return err
		}
		defer r.close()
		return r.say(changes)
	}
	held, err := a.hold(dir)
	if err != nil {
		return err
	}
	defer held.Release()
	if err := a.complete(held); err != nil {
		return err
	}
	to := held
	if f.out != "" {
		if to, err = a.holdEmpty(f.out); err != nil {
			return err
		}
		defer to.Release()
	}
	r, changes, outcomes, err := a.planned(ctx, dir, f)
	if err != nil {
		return err
	}
	defer r.close()
	if err := r.say(changes); err != nil {
		return err
	}
	return r.publish(ctx, to, outcomes)
}

// complete ends the publication of a release that was interrupted.
func (a *app) complete(held *lock.Held) error {
	done, err := output.Complete(held)
	if err != nil {
		return fmt.Errorf("the publication of the last release was interrupted, and cannot be ended: %w", err)
	}
	if done && !a.quiet {
		fmt.Fprintf(a.err, "the publication of the last release was interrupted: it is ended now\n")
	}
	return nil
}

// planned prepares an application and says what it does. The caller closes it.
func (a *app) planned(ctx context.Context, dir string, f applyFlags) (_ *release, changes []review.Change, outcomes []corpus.Application, err error) {
	x, err := a.openAudit(ctx, dir)
	if err != nil {
		return nil, nil, nil, err
	}
	r := &release{auditing: x, flags: f, old: x.manifest, after: &review.Counting{}, found: map[string]review.Rejudged{}}
	defer func() {
		if err != nil {
			r.close()
		}
	}()
	if f.dry {
		r.store, err = decisions.ReadStore(dir)
	} else {
		r.store, err = decisions.OpenStore(ctx, dir)
	}
	if err != nil {
		return nil, nil, nil, err
	}
	if err = r.prepare(ctx); err != nil {
		return nil, nil, nil, err
	}
	r.by.Found = func(hash string) (review.Rejudged, bool) { return r.rejudged(ctx, hash) }
	if r.team, err = a.judges(ctx, dir, f.models, x.recipe, f.workers, f.dry); err != nil {
		return nil, nil, nil, err
	}
	r.judge = r.team.options
	r.judge.Packs = packsOf(x.manifest.Domains)
	changes, outcomes, err = r.plan(ctx)
	return r, changes, outcomes, err
}

// close closes what an application has opened.
func (r *release) close() {
	if r.store != nil {
		_ = r.store.Close()
	}
	if r.team != nil {
		r.team.close()
	}
}

// prepare reads what the application rests on.
func (r *release) prepare(ctx context.Context) error {
	r.by = review.Applying{Decisions: r.made, Double: r.double, Release: r.old.Release + 1, Edited: r.edited,
		Judging: r.old.Judging, Plan: r.flags.dry, TopUp: r.old.TopUp}
	if r.flags.topUpSet {
		r.by.TopUp = r.flags.topUp
	}
	for _, q := range r.old.Quotas {
		r.by.Strata = append(r.by.Strata, q.Stratum)
	}
	if r.flags.judging >= 0 {
		r.by.Judging = r.flags.judging
	}
	judgings, err := r.store.Judgings(ctx)
	if err != nil {
		return err
	}
	if r.by.Judging > len(judgings) {
		return usage("--judging %d: the corpus was filtered again %d times; %s filters it", r.by.Judging, len(judgings), command("filter", r.dir))
	}
	r.by.EditAs = len(judgings) + 1
	if r.by.Judging > 0 {
		if r.by.Adopted, err = r.store.Verdicts(ctx, r.by.Judging); err != nil {
			return err
		}
	}
	r.by.Originals, err = decisions.Originals[review.Original](ctx, r.store)
	return err
}

// plan applies the decisions to every corpus without writing one, and keeps what judging edited items has found.
func (r *release) plan(ctx context.Context) ([]review.Change, []corpus.Application, error) {
	var changes []review.Change
	var outcomes []corpus.Application
	attached := map[int64]bool{}
	err := r.eachCorpus(func(c *corpus.Corpus) (bool, error) {
		got, err := review.NewJudge(c, r.judge).Apply(ctx, r.by)
		if err != nil {
			return false, err
		}
		changes, outcomes = append(changes, got.Changes...), append(outcomes, got.Outcomes...)
		r.after.Add(c, r.old)
		if err := r.foresee(ctx, c, got.Changes); err != nil {
			return false, err
		}
		for seq := range got.Attached {
			attached[seq] = true
		}
		for hash, found := range got.Judged {
			r.found[hash] = found
		}
		for hash, o := range got.Originals {
			if r.flags.dry {
				continue
			}
			if err := r.store.AddOriginal(ctx, hash, o); err != nil {
				return false, err
			}
		}
		return true, nil
	})
	if err != nil {
		return nil, nil, err
	}
	for _, d := range r.made {
		if !attached[d.Seq] {
			outcomes = append(outcomes, corpus.Application{Seq: d.Seq, Release: r.by.Release, Outcome: corpus.Stale})
			changes = append(changes, review.Change{ItemID: d.TargetID, Seq: d.Seq, What: "stale", Why: "nothing has the content any more that was decided about"})
		}
	}
	return changes, outcomes, nil
}

// foresee adds what judging the items of a corpus anew takes.
func (r *release) foresee(ctx context.Context, c *corpus.Corpus, changes []review.Change) error {
	var again []corpus.Item
	for _, change := range changes {
		switch change.What {
		case "edit", "judge again":
			r.calls += probesOn(c, change.ItemID)
			if i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return it.ID == change.ItemID }); i >= 0 {
				again = append(again, c.Items[i])
			}
		case "top-up":
			r.more += probesLike(c, change.ItemID)
		}
	}
	if !r.flags.dry || r.team.file == nil {
		return nil
	}
	asks, err := rehearse(ctx, c, r.judge, again, nil)
	r.asks = append(r.asks, asks...)
	return err
}

// publish writes the release to a folder.
func (r *release) publish(ctx context.Context, to *lock.Held, outcomes []corpus.Application) error {
	reader, err := output.OpenTables(r.dir, r.tables())
	if err != nil {
		return err
	}
	shared, err := reader.Shared()
	if err != nil {
		return err
	}
	shared.Decisions, shared.Applications = r.named(), append(shared.Applications, outcomes...)
	m, err := r.manifestOf()
	if err != nil {
		return err
	}
	page, err := newPage(reader.Manifest(), shared)
	if err != nil {
		return err
	}
	p, err := output.Begin(to, shared, r.options(page))
	if err != nil {
		return err
	}
	defer p.Abort()
	count := &review.Counting{}
	again := r.completing(m)
	for c, err := range reader.Corpora() {
		if err != nil {
			return err
		}
		if _, err := review.NewJudge(c, r.judge).Apply(ctx, r.by); err != nil {
			return err
		}
		if err := again(c); err != nil {
			return err
		}
		count.Add(c, m)
		page.Add(c)
		if err := p.Add(c); err != nil {
			return err
		}
	}
	count.Into(m)
	if err := r.keep(ctx, outcomes); err != nil {
		return err
	}
	if err := p.Finish(*m); err != nil {
		return err
	}
	return r.published(to.Dir())
}

// options are those of the publication; page counts the corpora that are added to it.
func (r *release) options(page *report.Builder) output.Options {
	return output.Options{Tables: r.tables(), Report: func(m *output.Manifest) ([]byte, error) { return page.Page(reportEnding(m, nil)) }}
}

// completing returns what makes anew, corpus by corpus, the rows of the design that follow from accepted items.
func (r *release) completing(m *output.Manifest) func(*corpus.Corpus) error {
	of, _ := designOf(r.dir)
	d, ok := of.(designs.Completing)
	rows := 0 // so far
	return func(c *corpus.Corpus) error {
		if !ok {
			return nil
		}
		n, err := d.Again(m, c, rows)
		rows += n
		return err
	}
}

// tables are those that the design of the folder brings.
func (r *release) tables() []output.Table {
	if d, ok := designOf(r.dir); ok {
		return d.Tables()
	}
	return nil
}

// manifestOf begins the manifest of the release.
func (r *release) manifestOf() (*output.Manifest, error) {
	b, err := os.ReadFile(filepath.Join(r.dir, output.ManifestName))
	if err != nil {
		return nil, err
	}
	m := *r.old
	sum := sha256.Sum256(b)
	m.Follow(r.old)
	m.Release, m.Parent, m.Judging, m.TopUp = r.by.Release, hex.EncodeToString(sum[:]), r.by.Judging, r.by.TopUp
	return &m, nil
}

// keep notes what became of the decisions, and by which judging edited items were judged.
func (r *release) keep(ctx context.Context, outcomes []corpus.Application) error {
	if err := r.store.AddApplications(ctx, outcomes); err != nil {
		return err
	}
	return r.keepFound(ctx)
}

// named are the decisions as they are published.
func (r *release) named() []corpus.Decision {
	out := slices.Clone(r.made)
	if !r.flags.pseudonyms {
		return out
	}
	names := map[string]string{}
	for i := range out {
		if _, ok := names[out[i].Reviewer]; !ok {
			names[out[i].Reviewer] = fmt.Sprintf("reviewer %d", len(names)+1)
		}
		out[i].Reviewer = names[out[i].Reviewer]
	}
	return out
}

// modelNames names the models that judge, once each.
func modelNames(m filters.Models) []string {
	out := []string{m.Solver.Name(), m.Judge.Name(), m.Probe.Name()}
	for _, p := range m.Panel {
		out = append(out, p.Name())
	}
	for _, v := range m.Verifiers {
		out = append(out, v.Name)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
