package audit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/page"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lock"
	"memloom/internal/measure"
	"memloom/internal/report"
	"memloom/output"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/review"
)

// ApplyIn says how the decisions are applied.
type ApplyIn struct {
	Dir string `arg:"DIR"`
	run.Files
	Spending   run.Spending `flag:"-"` // what the desk was started with
	Dry        bool         `flag:"dry-run"`
	TopUp      bool         `flag:"top-up"`
	TopUpGiven bool         `changed:"top-up"` // without it the last release says whether surplus is judged
	Out        string       `flag:"out"`
	Judging    int          `flag:"judging"` // to adopt; negative keeps that of the last release
	Pseudonyms bool         `flag:"pseudonyms"`
	Workers    int          `flag:"workers"`
}

// release is an application at work.
type release struct {
	*Folder
	in     ApplyIn
	at     string // RFC 3339
	store  *decisions.Store
	by     review.Applying
	judges *judges
	plan   *ReleasePlan
	found  map[string]review.Rejudged // what judging has found in this application, by the hash of what was judged
	ends   []corpus.Application       // what becomes of the decisions
}

// Apply publishes the corpus with what people decided, as its next release. A dry run says what would happen.
func Apply(ctx context.Context, in ApplyIn, c *app.Console) (app.Out, error) {
	if in.Dry {
		return PlanRelease(ctx, in, c)
	}
	held, err := c.Hold(in.Dir)
	if err != nil {
		return nil, err
	}
	defer held.Release()
	if err := c.Complete(held); err != nil {
		return nil, err
	}
	to := held
	if in.Out != "" {
		if to, err = c.HoldEmpty(in.Out); err != nil {
			return nil, err
		}
		defer to.Release()
	}
	var out *Released
	err = in.with(ctx, c, func(r *release) (err error) {
		c.Print(r.plan)
		out, err = r.publish(ctx, to)
		return err
	})
	return out, err
}

// PlanRelease says what applying the decisions does, and changes nothing.
func PlanRelease(ctx context.Context, in ApplyIn, c *app.Console) (plan *ReleasePlan, err error) {
	in.Dry = true
	err = in.with(ctx, c, func(r *release) error {
		plan = r.plan
		return nil
	})
	return plan, err
}

// with reads what an application rests on, plans it, and does something with it.
func (in ApplyIn) with(ctx context.Context, c *app.Console, do func(r *release) error) error {
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return err
	}
	open := func() (*decisions.Store, error) { return decisions.OpenStore(ctx, in.Dir) }
	if in.Dry {
		open = func() (*decisions.Store, error) { return decisions.ReadStore(in.Dir) }
	}
	store, err := open()
	if err != nil {
		return err
	}
	defer store.Close()
	r := &release{Folder: x, in: in, at: c.Now().UTC().Format(time.RFC3339), store: store,
		found: map[string]review.Rejudged{}}
	if err := r.read(ctx); err != nil {
		return err
	}
	r.judges, err = x.openJudges(ctx, c, run.Models{Files: in.Files, Spending: in.Spending}, x.Recipe, in.Workers, in.Dry)
	if err != nil {
		return err
	}
	defer r.judges.close()
	r.by.Found = func(hash string) (review.Rejudged, bool) { return r.rejudged(ctx, hash) }
	r.plan = &ReleasePlan{Number: r.by.Release, TopUp: r.by.TopUp, Dry: in.Dry, Models: r.judges.names(), old: x.Manifest}
	if err := r.foresee(ctx); err != nil {
		return err
	}
	return do(r)
}

// read reads the decisions, and what earlier applications and judgings left.
func (r *release) read(ctx context.Context) error {
	old := r.Manifest
	r.by = review.Applying{Decisions: r.Made, Double: r.Double, Release: old.Release + 1,
		Edited: r.Edited, Judging: old.Judging, Plan: r.in.Dry, TopUp: old.TopUp,
		Strata: app.Map(old.Quotas, func(q output.Quota) string { return q.Stratum })}
	if r.in.TopUpGiven {
		r.by.TopUp = r.in.TopUp
	}
	if r.in.Judging >= 0 {
		r.by.Judging = r.in.Judging
	}
	judgings, err := r.store.Judgings(ctx)
	if err != nil {
		return err
	}
	if r.by.Judging > len(judgings) {
		return app.Usage("--judging %d: the corpus was filtered again %d times; %s filters it", r.by.Judging, len(judgings),
			app.Command("filter", r.Dir))
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

// foresee applies the decisions to every corpus without writing one, and keeps what the items were before they are
// edited.
func (r *release) foresee(ctx context.Context) error {
	attached := map[int64]bool{}
	var asks []cost.Asks
	err := r.all(func(c *corpus.Corpus) error {
		got, err := review.NewJudge(c, r.judges.options).Apply(ctx, r.by)
		if err != nil {
			return err
		}
		r.plan.Changes, r.ends = append(r.plan.Changes, got.Changes...), append(r.ends, got.Outcomes...)
		r.plan.after.Add(c, r.Manifest)
		again := r.plan.count(c, got.Changes)
		if r.in.Dry && r.judges.paid() {
			more, err := r.judges.rehearse(ctx, c, again, nil)
			if asks = append(asks, more...); err != nil {
				return err
			}
		}
		maps.Copy(attached, got.Attached)
		maps.Copy(r.found, got.Judged)
		for hash, o := range got.Originals {
			if r.in.Dry {
				break
			}
			if err := r.store.AddOriginal(ctx, hash, o); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, d := range r.Made {
		if !attached[d.Seq] {
			r.ends = append(r.ends, corpus.Application{Seq: d.Seq, Release: r.by.Release, Outcome: corpus.Stale})
			r.plan.Changes = append(r.plan.Changes, review.Change{ItemID: d.TargetID, Seq: d.Seq, What: "stale",
				Why: "nothing has the content any more that was decided about"})
		}
	}
	if len(asks) > 0 {
		r.plan.takes = r.judges.takes(asks)
	}
	return nil
}

// counters begin the page and the measures of a release.
func counters(m *output.Manifest, shared *corpus.Corpus) (*report.Builder, *measure.Targets, error) {
	in, err := page.Measured(m, nil)
	if err != nil {
		return nil, nil, err
	}
	sheet, err := page.New(m, shared)
	return sheet, measure.NewTargets(in, shared), err
}

// publish writes the release to a folder.
func (r *release) publish(ctx context.Context, to *lock.Held) (*Released, error) {
	design, _ := app.DesignOf(r.Dir)
	reader, err := app.Open(r.Dir)
	if err != nil {
		return nil, err
	}
	shared, err := reader.Shared()
	if err != nil {
		return nil, err
	}
	shared.Decisions, shared.Applications = r.named(), append(shared.Applications, r.ends...)
	m, err := r.manifest()
	if err != nil {
		return nil, err
	}
	sheet, targets, err := counters(reader.Manifest(), shared)
	if err != nil {
		return nil, err
	}
	p, err := output.Begin(to, shared, page.Publication(sheet, app.Tables(r.Dir)))
	if err != nil {
		return nil, err
	}
	defer p.Abort()
	count, rows := &review.Counting{}, 0
	err = app.All(reader, func(c *corpus.Corpus) error {
		if _, err := review.NewJudge(c, r.judges.options).Apply(ctx, r.by); err != nil {
			return err
		}
		if d, ok := design.(designs.Completing); ok { // its rows that follow from accepted items
			n, err := d.Again(m, c, rows)
			if rows += n; err != nil {
				return err
			}
		}
		count.Add(c, m)
		targets.Add(c)
		sheet.Add(c)
		return p.Add(c)
	})
	if err != nil {
		return nil, err
	}
	count.Into(m)
	m.Measures = page.Bounded(targets)
	if err := r.store.AddApplications(ctx, r.ends); err != nil {
		return nil, err
	}
	if err := r.keepFound(ctx); err != nil {
		return nil, err
	}
	if err := p.Finish(*m); err != nil {
		return nil, err
	}
	if m, err = output.ReadManifest(to.Dir()); err != nil {
		return nil, err
	}
	return &Released{to.Dir(), m}, nil
}

// manifest begins the manifest of the release.
func (r *release) manifest() (*output.Manifest, error) {
	b, err := os.ReadFile(filepath.Join(r.Dir, output.ManifestName))
	if err != nil {
		return nil, err
	}
	m := *r.Manifest
	sum := sha256.Sum256(b)
	m.Follow(r.Manifest)
	m.Release, m.Parent, m.Judging, m.TopUp = r.by.Release, hex.EncodeToString(sum[:]), r.by.Judging, r.by.TopUp
	return &m, nil
}

// named are the decisions as they are published.
func (r *release) named() []corpus.Decision {
	out := slices.Clone(r.Made)
	if !r.in.Pseudonyms {
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
