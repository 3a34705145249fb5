// Package pipeline turns a recipe, packs and a seed into corpora. A run is a list of corpora; each goes through the
// stages of its design (people → facts → plan → text → world, pipeline/designs) and of judging (drafts → wording →
// rounds → result, pipeline/judging), one after the other, so that no more than two are in memory.
//
// Every stage reads what earlier ones committed to the run store and nothing else, so that a run can be interrupted
// anywhere and goes on where it was.
package pipeline

import (
	"context"
	"iter"
	"runtime/debug"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/stage"
	"memloom/validate/filters"
)

// What a run is begun with; see package stage.
type (
	Settings = stage.Settings
	Models   = stage.Models
	Member   = stage.Member
	Verifier = stage.Verifier
	Domain   = stage.Domain
	Counts   = judging.Counts
)

// Run carries the corpora of a run through their stages.
type Run struct {
	stage.Env
	Design designs.Design
	Counts *Counts // may be nil
}

// Result is what is to be said about a finished run. Its corpora are read by Run.Corpora.
type Result struct {
	Corpora    []stage.Ref
	Accepted   map[string]int // by stratum: a family, or "family/subcategory"
	Shortfalls []Shortfall
	Moved      []output.CorpusQuota // of runs of several corpora: the shares that a corpus did not get as dealt
	Templates  map[string]string    // hashes of the texts by which tasks were asked, under the names of prompts.Overrides
	Unique     filters.Cost         // what uniqueness cost, both ways

	tallies []*judging.Tally
	more    []bool // by corpus: it was asked for what others lacked
}

// shared does what all corpora share. It returns the quotas of the run and its corpora.
func (r *Run) shared(ctx context.Context) ([]judging.Quota, []stage.Ref, error) {
	quotas, err := judging.Quotas(r.Recipe, r.Design.Families())
	if err != nil {
		return nil, nil, err
	}
	if err := r.Env.Do(ctx, "", r.Design.Shared(&r.Env)); err != nil {
		return nil, nil, err
	}
	refs, err := r.Design.Corpora(&r.Env)
	return quotas, refs, err
}

// begin does what all corpora share, and deals the quotas to them.
func (r *Run) begin(ctx context.Context) (quotas []judging.Quota, shares [][]judging.Quota, refs []stage.Ref,
	err error) {
	if err := stage.Carries(r.Recipe, r.Models.RuleSummaries); err != nil {
		return nil, nil, nil, err
	}
	if quotas, refs, err = r.shared(ctx); err != nil {
		return nil, nil, nil, err
	}
	shares, err = judging.Shares(r.Recipe, quotas, len(refs))
	return quotas, shares, refs, err
}

// Do brings the corpora about. When the context ends or a stage fails, what was committed stays and Do can be called
// again.
func (r *Run) Do(ctx context.Context) (*Result, error) {
	quotas, shares, refs, err := r.begin(ctx)
	if err != nil {
		return nil, err
	}
	res := &Result{Corpora: refs, more: make([]bool, len(refs))}
	for i, of := range refs {
		if err := r.Env.Do(ctx, of.Name, r.Design.Corpus(&r.Env, of)); err != nil {
			return nil, err
		}
		if err := r.ask(ctx, res, i, judging.Options{Quotas: shares[i], Counts: r.Counts}); err != nil {
			return nil, err
		}
	}
	if err := r.askMore(ctx, res, quotas, shares); err != nil {
		return nil, err
	}
	if err := r.complete(ctx, res); err != nil {
		return nil, err
	}
	res.conclude(quotas, r.Settings)
	if d, ok := r.Design.(designs.Making); ok {
		short, err := d.Short(&r.Env)
		if err != nil {
			return nil, err
		}
		res.Shortfalls = append(res.Shortfalls, short...)
	}
	res.compare(shares)
	return res, nil
}

// ask brings the questions about one corpus about.
func (r *Run) ask(ctx context.Context, res *Result, i int, o judging.Options) error {
	of := res.Corpora[i]
	if err := r.Env.Do(ctx, of.Name, judging.Steps(&r.Env, of, o)); err != nil {
		return err
	}
	res.more[i] = o.More != nil
	tally, err := stage.Fetch[*judging.Tally](r.Store, judging.TallyKey(of, res.more[i]))
	if err != nil {
		return err
	}
	res.tallies = append(res.tallies[:min(i, len(res.tallies))], append([]*judging.Tally{tally},
		res.tallies[min(i+1, len(res.tallies)):]...)...)
	return nil
}

// askMore asks corpora that have drafts left for what others fell short of, once.
func (r *Run) askMore(ctx context.Context, res *Result, quotas []judging.Quota, shares [][]judging.Quota) error {
	if len(res.Corpora) == 1 {
		return nil
	}
	for i, more := range judging.Asked(res.tallies, quotas) {
		if more == nil {
			continue
		}
		if err := r.ask(ctx, res, i, judging.Options{Quotas: shares[i], More: more}); err != nil {
			return err
		}
	}
	return nil
}

// complete does what a design adds once the items of all corpora are accepted.
func (r *Run) complete(ctx context.Context, res *Result) error {
	d, ok := r.Design.(designs.Completing)
	if !ok {
		return nil
	}
	for i, of := range res.Corpora {
		if err := r.Env.Do(ctx, of.Name, d.After(&r.Env, of, judging.ResultKey(of, res.more[i]))); err != nil {
			return err
		}
		counts, err := d.Counts(r.Store, of)
		if err != nil {
			return err
		}
		res.tallies[i].Rows = res.tallies[i].Rows.Plus(counts)
	}
	return nil
}

// conclude adds up what came of all corpora.
func (res *Result) conclude(quotas []judging.Quota, s Settings) {
	thin := thinOf(s)
	res.Accepted, res.Templates = map[string]int{}, map[string]string{}
	for _, q := range judging.Sum(res.tallies, quotas) {
		res.Accepted[q.Name] = q.Accepted
		if q.Accepted < q.Wanted {
			res.Shortfalls = append(res.Shortfalls, shortfall(q, res.without(q.Name), thin[q.Name], moreOf(s.Recipe, q.Name)))
		}
	}
	for _, t := range res.tallies {
		res.Unique = res.Unique.Plus(t.Unique)
		for name, hash := range t.Templates {
			res.Templates[name] = hash
		}
	}
}

// compare notes the shares of corpora that came out otherwise than they were dealt.
func (res *Result) compare(shares [][]judging.Quota) {
	if len(res.Corpora) == 1 {
		return // its shortfalls say it
	}
	for i, t := range res.tallies {
		wanted := map[string]int{}
		for _, q := range shares[i] {
			wanted[q.Name] = q.Wanted
		}
		for _, s := range t.Strata {
			if s.Accepted != wanted[s.Name] {
				res.Moved = append(res.Moved, output.CorpusQuota{CorpusID: res.Corpora[i].ID, Stratum: s.Name,
					Wanted: wanted[s.Name], Got: s.Accepted})
			}
		}
	}
}

// without lists the corpora of a run of several that were asked for items of a stratum and had no candidate.
func (res *Result) without(stratum string) []string {
	if len(res.Corpora) == 1 {
		return nil
	}
	var ids []string
	for i, t := range res.tallies {
		for _, s := range t.Strata {
			if s.Name == stratum && s.Wanted > 0 && s.Judged+s.Dropped+s.Left == 0 {
				ids = append(ids, res.Corpora[i].ID)
			}
		}
	}
	return ids
}

// Shared returns what the corpora of a finished run have in common, as it is published.
func (r *Run) Shared() (*corpus.Corpus, error) {
	return stage.Fetch[*corpus.Corpus](r.Store, stage.KeyShared)
}

// sharedIDs are the letters of the ids that all corpora share: of people and entities.
const sharedIDs = "PE"

// Corpora yields the corpora of a finished run in order, as they are published: with their items, and with ids that are
// dense over the run.
func (r *Run) Corpora(res *Result) iter.Seq2[*corpus.Corpus, error] {
	return func(yield func(*corpus.Corpus, error) bool) {
		all, before := corpus.Counts{}, corpus.Counts{}
		for _, t := range res.tallies {
			all = all.Plus(t.Rows)
		}
		for i, of := range res.Corpora {
			c, err := r.corpus(of, res.more[i])
			if err == nil && len(res.Corpora) > 1 {
				c.Shift(before, all, sharedIDs)
				err = shiftOwn(c, r.Design.Tables(), before, all)
			}
			if !yield(c, err) || err != nil {
				return
			}
			before = before.Plus(res.tallies[i].Rows)
		}
	}
}

// shiftOwn moves the ids in the tables that a design brings, as corpus.Shift moves those of records.
func shiftOwn(c *corpus.Corpus, tables []output.Table, before, all corpus.Counts) error {
	paths := map[string]string{} // what ids are of → the table that has it
	for i := range tables {
		of, _, err := tables[i].OwnIDs(c)
		if err != nil {
			return err
		}
		paths[of] = tables[i].Path()
	}
	own := func(of, id string) string {
		if path, ok := paths[of]; ok && id != "" {
			return corpus.Moved(id, before[path], all[path])
		}
		return id
	}
	for i := range c.Messages {
		c.Messages[i].SessionID = own("session", c.Messages[i].SessionID)
	}
	for i := range c.Passages {
		c.Passages[i].SessionID = own("session", c.Passages[i].SessionID)
	}
	for i := range c.Items {
		c.Items[i].SetID = own("set", c.Items[i].SetID)
	}
	return output.Rename(c, tables, func(of, id string) string {
		if path, own := paths[of]; own {
			return corpus.Moved(id, before[path], all[path])
		}
		if strings.Contains(sharedIDs, id[:min(len(id), 1)]) {
			return id
		}
		return corpus.Moved(id, before[id[:min(len(id), 1)]], all[id[:min(len(id), 1)]])
	})
}

// corpus reads one corpus with what came of its questions.
func (r *Run) corpus(of stage.Ref, more bool) (*corpus.Corpus, error) {
	f, err := judging.Load(r.Store, of)
	if err != nil {
		return nil, err
	}
	result, err := stage.Fetch[*judging.Result](r.Store, judging.ResultKey(of, more))
	if err != nil {
		return nil, err
	}
	result.Add(f.Corpus)
	if d, ok := r.Design.(designs.Completing); ok {
		err = d.Add(r.Store, of, f.Corpus)
	}
	return f.Corpus, err
}

// Version is the program's version as its build recorded it.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
