// Package audit has the actions by which people review items: list, show, decide, edit, sample, agreement, apply and
// the like, and filter, which judges items of a finished corpus again. The review desk calls the same actions.
package audit

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"memloom/internal/agreement"
	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/output"
	"memloom/pipeline/recipe"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// DirIn names the folder of a corpus.
type DirIn struct {
	Dir string `arg:"DIR"`
}

// Folder is a corpus's folder with its decisions.
type Folder struct {
	Dir      string
	Manifest *output.Manifest
	Recipe   *recipe.Recipe
	Made     []corpus.Decision
	Edited   map[string]string // item → the hash of what it was before the release edited it
	Double   decisions.Double  // which items need two decisions
	byHash   map[string][]corpus.Decision
}

// Open reads the decisions of a corpus's folder.
func Open(ctx context.Context, dir string) (*Folder, error) {
	m, err := output.ReadManifest(dir)
	if err != nil {
		return nil, err
	}
	store, err := decisions.ReadStore(dir)
	if err != nil {
		return nil, err
	}
	defer store.Close()
	x := &Folder{Dir: dir, Manifest: m, byHash: map[string][]corpus.Decision{}, Edited: map[string]string{}}
	if x.Recipe, err = recipe.In(m.Parameters); err != nil {
		return nil, err
	}
	if x.Made, err = store.Decisions(ctx); err != nil {
		return nil, err
	}
	if x.Double, err = store.Double(ctx, decisions.KeyOf(m.Recipe, m.Seed)); err != nil {
		return nil, err
	}
	for _, d := range x.Made {
		x.byHash[d.TargetHash] = append(x.byHash[d.TargetHash], d)
	}
	if m.Release == 0 {
		return x, nil
	}
	r, err := output.Open(dir)
	if err != nil {
		return nil, err
	}
	shared, err := r.Shared()
	for item, d := range corpus.AppliedDecisions(m.Release, shared) { // those that it edited have another content
		if len(d.Edits) > 0 {
			x.Edited[item] = d.TargetHash
		}
	}
	return x, err
}

// judge returns the corpus with its filters, which ask no model.
func (x *Folder) judge(c *corpus.Corpus) *review.Judge {
	return review.NewJudge(c, review.Options{Recipe: x.Recipe, Workers: 1})
}

// entry is an item with what was decided about it.
type entry struct {
	*corpus.Item
	judge *review.Judge
	hash  string // what decisions attach to: its content, or what it was before it was edited
	made  []corpus.Decision
	two   bool // it needs two decisions
}

// outcome is what the decisions come to, and where the item is by them.
func (e *entry) outcome() (*corpus.Decision, decisions.Stand) {
	return decisions.OutcomeOf(decisions.Standing(e.made), e.two)
}

// entry returns an item with its decisions.
func (x *Folder) entry(j *review.Judge, it *corpus.Item) *entry {
	hash, edited := x.Edited[it.ID]
	if !edited {
		hash = j.Hash(it)
	}
	return &entry{it, j, hash, x.byHash[hash], x.Double.Needs(hash)}
}

// open opens the folder, which needs the tables of drafts and verdicts.
func (x *Folder) open() (*output.Reader, error) {
	r, err := output.Open(x.Dir)
	if err != nil {
		return nil, err
	}
	if missing := app.Unreviewable(x.Dir, r.Manifest()); missing != "" {
		return nil, app.Usage("%s", missing)
	}
	return r, nil
}

// each calls do for one corpus after another, until it wants no more.
func (x *Folder) each(do func(c *corpus.Corpus) (more bool, err error)) error {
	r, err := x.open()
	if err != nil {
		return err
	}
	return app.Each(r, do)
}

// all calls do for every corpus.
func (x *Folder) all(do func(c *corpus.Corpus) error) error {
	return x.each(func(c *corpus.Corpus) (bool, error) { return true, do(c) })
}

// items calls do for every item.
func (x *Folder) items(do func(e *entry)) error {
	return x.all(func(c *corpus.Corpus) error {
		j := x.judge(c)
		for i := range c.Items {
			do(x.entry(j, &c.Items[i]))
		}
		return nil
	})
}

// find calls do for the item of an id.
func (x *Folder) find(id string, do func(e *entry) error) error {
	there := false
	err := x.each(func(c *corpus.Corpus) (bool, error) {
		i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return strings.EqualFold(it.ID, id) })
		if i < 0 {
			return true, nil
		}
		there = true
		return false, do(x.entry(x.judge(c), &c.Items[i]))
	})
	if err == nil && !there {
		return app.Usage("%s has no item %q; %s lists them", x.Dir, id, app.Command("audit", "list", x.Dir))
	}
	return err
}

// Blind evaluates the blind sample; nil where there are no blind decisions. It reads the corpus only then.
func (x *Folder) Blind() (*agreement.Blind, error) {
	if !slices.ContainsFunc(x.Made, func(d corpus.Decision) bool { return d.VerdictsHidden }) {
		return nil, nil
	}
	var items []agreement.Sampled
	err := x.items(func(e *entry) {
		if _, edited := x.Edited[e.ID]; edited {
			return
		}
		if s, ok := e.judge.Sampled(e.Item, e.made); ok {
			items = append(items, s)
		}
	})
	return agreement.BlindOf(items, filters.Names()), err
}

// Candidates are what the blind sample is drawn from. What filters made of an item that a person admitted or removed
// follows from its verdicts; of a run's own corpus the status says it.
func (x *Folder) Candidates(c *corpus.Corpus) []decisions.Candidate {
	if x.Manifest.Release > 0 {
		return x.judge(c).Candidates(x.Edited)
	}
	texts := corpus.CopiesByID(c.Messages)
	var out []decisions.Candidate
	for i := range c.Items {
		if it := &c.Items[i]; it.Status == corpus.Accepted || it.Status == corpus.Rejected {
			hash := decisions.Hash(it, func(id string) string { return texts[id].Text })
			out = append(out, decisions.Candidate{ItemID: it.ID, FellAt: it.Stage, Hash: hash})
		}
	}
	return out
}

// withStore opens the store of decisions for writing.
func withStore(ctx context.Context, dir string, do func(s *decisions.Store) error) error {
	store, err := decisions.OpenStore(ctx, dir)
	if err != nil {
		return err
	}
	defer store.Close()
	if err = do(store); app.Is[*decisions.MistakeError](err) {
		err = app.Usage("%w", err)
	}
	return err
}

// ordered is where something comes in a list of a reviewer's.
type ordered struct {
	rank  int    // the lower the earlier; negative: it is not in the list
	order uint64 // among those of the same rank: the reviewer's own order; 0: that of the corpus
}

func (p ordered) compare(o ordered) int { return cmp.Or(p.rank-o.rank, cmp.Compare(p.order, o.order)) }
