package run

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"memloom/internal/app"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline"
)

// GenerateIn says which corpus is made.
type GenerateIn struct {
	Settings
	Workers
	Models
	Page
	Out   string `flag:"out"`
	Force bool   `flag:"force"`
}

// Generate makes a corpus.
func Generate(ctx context.Context, in GenerateIn, c *app.Console) (none app.None, err error) {
	allow := func(_ pipeline.Settings, dir string) error { return vacant(dir, in.Force) }
	j, err := in.Settings.prepare(ctx, in.Models, in.Page, allow, in.Out)
	if err != nil {
		return none, err
	}
	j.Workers = in.N
	j.Store, err = runstore.Open(j.Dir, runstore.Options{By: c.Command, Fresh: in.Force, KeepCalls: true,
		Replay: in.Replay && sameRun(j.Dir, j.Settings)})
	if err != nil {
		return none, unbegun("`memloom generate`", err)
	}
	defer j.Store.Close()
	noteAside(c, j.Store)
	kept, err := in.keptBudget()
	if err == nil {
		err = j.begin(ctx, kept)
	}
	if err != nil {
		return none, unbegun("`memloom generate`", err)
	}
	j.introduce(c)
	return none, j.finish(ctx, c, in.Page)
}

// prepare reads what a run is made of, and says whether it can begin in its folder, which allow may refuse. Nothing is
// written.
func (f Settings) prepare(ctx context.Context, m Models, page Page, allow func(s pipeline.Settings, dir string) error,
	out string) (*Job, error) {
	s, err := f.read(ctx)
	if err := cmp.Or(err, page.check()); err != nil {
		return nil, err
	}
	if err := f.fits(ctx, s); err != nil {
		return nil, err
	}
	dir := folderOf(out, s)
	r, err := m.Read()
	if err := cmp.Or(allow(s, dir), err); err != nil {
		return nil, err
	}
	s.Templates = r.Templates
	return &Job{Dir: dir, Settings: s, Roles: r, Flags: m}, cmp.Or(r.Carry(s.Recipe), r.Ready(m))
}

// introduce says what a run is of and where it goes, and what its scale cannot reach.
func (j *Job) introduce(c *app.Console) {
	if s := j.Settings; !c.JSON && !c.Quiet {
		c.Note("%s, seed %d, %s%s → %s\n%s", s.Recipe.Name, s.Seed, domainNames(s), j.Roles.describe(), j.Dir, heldText(s))
	}
}

// noteAside says where the file of an earlier run went that could not be read: what models had answered in it is gone
// with it.
func noteAside(c *app.Console, store *runstore.Store) {
	if aside := store.SetAside(); aside != "" {
		c.Note("the earlier run in the folder cannot be read and was set aside as %s: what models answered in it will be "+
			"asked and paid for again\n", aside)
	}
}

// ResumeIn says which run goes on.
type ResumeIn struct {
	Dir string `arg:"DIR"`
	Workers
	Models
	Page
}

// Resume goes on with a run. One that is finished is done again where other models or templates are given, and computed
// again from its journal where it is replayed.
func Resume(ctx context.Context, in ResumeIn, c *app.Console) (none app.None, err error) {
	if err := in.check(); err != nil {
		return none, err
	}
	if err := sound(in.Dir); err != nil { // which needs no room on the disk
		return none, withoutRun(in.Dir, err)
	}
	store, err := runstore.Open(in.Dir, runstore.Options{By: c.Command, MustExist: true})
	if err != nil {
		return none, withoutRun(in.Dir, err)
	}
	defer store.Close()
	if err := c.Complete(store.Lock()); err != nil {
		return none, err
	}
	done, err := complete(in.Dir, store)
	if err != nil {
		return none, err
	}
	if done && !in.Replay && in.File == "" && in.Templates == "" {
		if !c.Quiet {
			c.Note("%s is finished; there is nothing to resume\n", in.Dir)
		}
		return none, nil
	}
	j, err := in.job(c, store)
	if err != nil {
		return none, err
	}
	if done { // it is made an unfinished run before anything of it changes: if it is interrupted, it has to be resumed
		if err := unpublish(ctx, store, in.Replay); err != nil {
			return none, err
		}
	}
	if err := j.keepAgain(ctx); err != nil {
		return none, err
	}
	return none, j.finish(ctx, c, in.Page)
}

// job reads back the run that a store keeps, with what the flags put in its place, and says whether it can go on.
// Nothing is written.
func (in *ResumeIn) job(c *app.Console, store *runstore.Store) (*Job, error) {
	m, err := store.Meta()
	if err != nil {
		return nil, err
	}
	s, err := settingsOf(m)
	if err != nil {
		return nil, err
	}
	if was := m[metaVersion]; was != pipeline.Version() {
		c.Note("this run was begun by memloom %s; this is %s: results that depend on changed rules are computed again\n", was,
			pipeline.Version())
	}
	if err := in.stillHopeless(store); err != nil {
		return nil, err
	}
	r, err := in.rolesOf(store)
	if err == nil {
		err = r.Carry(s.Recipe)
	}
	if err == nil {
		err = r.Ready(in.Models)
	}
	s.Templates = r.Templates
	return &Job{Dir: in.Dir, Store: store, Settings: s, Roles: r, Flags: in.Models, Workers: in.N}, err
}

// keepAgain keeps what the flags put in the place of what the run was begun with.
func (j *Job) keepAgain(ctx context.Context) error {
	kept, err := j.Roles.kept()
	if err != nil {
		return err
	}
	caps, err := j.Flags.keptBudget()
	if err != nil {
		return err
	}
	maps.Copy(kept, caps)
	kept[metaHopeless] = ""
	return j.Store.KeepAll(ctx, kept)
}

// stillHopeless refuses to go on with a model that was given up: each sitting would pass over some questions more,
// until nothing is left of the corpus.
func (in *ResumeIn) stillHopeless(store *runstore.Store) error {
	kept, err := store.Kept()
	if err != nil || kept[metaHopeless] == "" || in.File != "" || in.Replay {
		return err
	}
	return app.Environment("the run stopped because of its model: %s\nGo on with another: %s, or with the same FILE "+
		"once the model is mended; `memloom generate --force` begins again and keeps all other answers",
		kept[metaHopeless], app.Command("resume", in.Dir, "--models", "FILE"))
}

// complete says that a run has nothing left to do: it was published, and the files are those of its manifest.
func complete(dir string, store *runstore.Store) (bool, error) {
	stages, err := store.Progress()
	if err != nil || !slices.Contains(stages, published) {
		return false, err
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		return false, nil // the manifest is made again from the run
	}
	if absent, err := output.Verify(dir, m); err != nil || len(absent) > 0 {
		return false, nil // so are the tables
	}
	_, err = output.VerifySeals(dir, m)
	return err == nil, nil // and the card
}

// unpublish takes back that a run was published. With forget it also drops what the run computed, and keeps what it was
// begun with and what models answered: a replay computes it again from these.
func unpublish(ctx context.Context, store *runstore.Store, forget bool) error {
	stages, err := store.Progress()
	if err != nil {
		return err
	}
	store.SetProgress(runstore.Progress{Stage: published.Stage, Total: published.Total})
	if err := store.Flush(ctx); err != nil || !forget {
		return err
	}
	for _, p := range slices.Backward(stages) {
		units, err := store.Units(p.Stage)
		if err != nil {
			return err
		}
		gone := map[runstore.UnitID]runstore.Hash{}
		for name, hash := range units {
			gone[runstore.UnitID{Stage: p.Stage, Name: name}] = hash
		}
		if err := store.Remove(ctx, gone); err != nil {
			return err
		}
	}
	return nil
}
