package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"memloom/internal/bounded"
	"memloom/internal/llm"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/recipe"
)

// callsSuffix follows the name of a pack's file in that of the folder which keeps what was answered for it.
const callsSuffix = ".calls"

// writeDomain has a model write what a pack lacks. A text of nothing is a pack that there is not.
func (a *app) writeDomain(ctx context.Context, name string, f initFlags, text []byte) error {
	draft, err := writing.Begin(f.out, name, f.about, string(text))
	if err != nil {
		return usage("%w", err)
	}
	aim, err := f.of()
	if err != nil {
		return err
	}
	c, err := f.planner()
	if err != nil {
		return err
	}
	store, err := runstore.Open(f.out+callsSuffix, runstore.Options{By: a.command})
	if err != nil {
		return err
	}
	defer store.Close()
	a.onward.by(f.again(name))
	none := pipeline.Settings{Recipe: &recipe.Recipe{}}
	crew, err := a.crew(ctx, job{cast: c, flags: f.models, store: store, settings: none})
	if err != nil {
		return err
	}
	defer crew.announce(ctx, a.err, a.drain)()
	file := &packFile{name: f.out, text: text}
	view := &sectionView{to: a.watched(a.renderer(), crew.waits), crew: crew, now: a.now}
	end := writtenPack{File: f.out, LeftOut: []writing.Omission{}, Missing: []writing.Shortfall{}, Problems: []pack.Problem{}}
	again, err := askedBefore(store)
	if err != nil {
		return err
	}
	w := &writing.Writer{Model: crew.models.Planner, Name: name, Save: file.save, Watch: view.observe,
		Omit: func(o writing.Omission) { end.LeftOut = append(end.LeftOut, o) },
		Size: aim.size, Grow: aim.given, Again: again}
	draft, missed, err := w.Write(ctx, draft)
	view.to.Close()
	if err != nil {
		return a.initPaused(name, f, file, err)
	}
	if file.saved || text != nil {
		err = file.save(draft.Text())
	}
	end.Missing = append(end.Missing, missed...)
	if err = errors.Join(err, a.tellWritten(ctx, end, crew)); err != nil {
		return err
	}
	if file.text == nil {
		err = short("%s was not written: the model gave nothing that could be used; "+
			"name another one for the role planner", f.out)
	} else {
		err = a.concludeDomain(end, file.text, aim)
	}
	return errors.Join(err, a.keepCalls(ctx, store, f.out, again, err))
}

// planner reads the models of which the planner alone is asked.
func (f initFlags) planner() (cast, error) {
	c, err := f.models.read()
	if err != nil {
		return c, err
	}
	planner := c.file.Of(llm.RolePlanner)
	if slices.Contains(planner.Model, models.Builtin) {
		return c, usage("the built-in model writes no packs, nor does mock-server, which serves it; "+
			"name a language model for the role planner in %s", f.models.file)
	}
	c.file.Roles = map[string]models.RoleModels{models.DefaultRole: planner} // no other is asked, or needs its key
	return c, c.ready(f.models)
}

// keyAgain is under what a store keeps how often a pack was asked for and not done.
const keyAgain = "domain/again"

// askedBefore is how often a pack was asked for before without being done.
func askedBefore(store *runstore.Store) (int, error) {
	kept, err := store.Kept()
	if err != nil {
		return 0, err
	}
	n, _ := strconv.Atoi(kept[keyAgain]) // 0 where nothing is kept
	return n, nil
}

// keepCalls keeps what was answered for a pack that is not done, and notes that what it lacks is to be asked afresh. The
// answers go once it is done.
func (a *app) keepCalls(ctx context.Context, store *runstore.Store, file string, again int, open error) error {
	if open != nil {
		return errors.Join(store.Keep(ctx, keyAgain, strconv.Itoa(again+1)), store.Close())
	}
	return errors.Join(store.Close(), os.RemoveAll(file+callsSuffix))
}

// again is the command that goes on with a pack.
func (f initFlags) again(name string) string {
	args := []string{"domain", "init", name, "--models", f.models.file, "--out", f.out}
	if f.about != "" {
		args = append(args, "--about", f.about)
	}
	if f.target {
		args = append(args, "--for", f.recipe, "--scale", strconv.FormatFloat(f.scale, 'g', -1, 64))
	}
	return command(args...)
}

// initPaused says how to go on.
func (a *app) initPaused(name string, f initFlags, file *packFile, err error) error {
	state := "Nothing is finished yet"
	if file.text != nil {
		state = "The sections that are finished stand in " + f.out
	}
	onward := fmt.Sprintf("%s, and %s keeps what was answered: %s goes on", state, f.out+callsSuffix, f.again(name))
	var reached *money.CapError
	switch {
	case errors.Is(err, context.Canceled):
		return &codedError{exitPaused, fmt.Errorf("paused. %s", onward)}
	case errors.As(err, &reached):
		return &codedError{exitPaused, fmt.Errorf("paused: %w\n%s with a higher %s", reached, onward, reached.Flag())}
	}
	return fmt.Errorf("%w\n%s", err, onward)
}

// packFile is the file of a pack that is being written.
type packFile struct {
	name  string
	text  []byte // that it holds; nil where there is none
	saved bool   // by this run
}

// save puts a text into the file, unless somebody else changed that meanwhile.
func (p *packFile) save(text []byte) error {
	found, err := bounded.File(p.name, bounded.Pack)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("writing %s: %w", p.name, err)
	case !bytes.Equal(found, p.text):
		return usage("%s was changed while its pack was written, and was left as it is", p.name)
	case bytes.Equal(text, p.text):
		return nil
	}
	name := p.name
	if at, err := filepath.EvalSymlinks(name); err == nil {
		name = at // a link stays one
	}
	if err := replaceFile(name, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	}); err != nil {
		return err
	}
	p.text, p.saved = text, true
	return nil
}

// sectionView shows sections as the stages of a run, and their questions as its units.
type sectionView struct {
	to    progress.Renderer
	crew  *crew
	now   func() time.Time
	began time.Time
}

func (v *sectionView) observe(s writing.Step) {
	run, _ := v.crew.budget.Accounts()
	e := progress.Event{Kind: progress.UnitDone, Stage: s.Section, Unit: s.Section, Done: s.Asked, Total: s.Of, Err: s.Err}
	e.Cost = &progress.Cost{NanoDollars: int64(run.Spent), Unknown: v.crew.unpriced}
	switch {
	case s.Ended && errors.Is(s.Err, context.Canceled):
		e.Kind = progress.StageCanceled
	case s.Ended && s.Err != nil:
		e.Kind = progress.StageFailed
	case s.Ended && s.Empty:
		e.Kind, e.Err = progress.StageFailed, errors.New("nothing that could be used")
	case s.Ended:
		e.Kind, e.Total = progress.StageEnded, s.Asked
	case s.Asked == 0:
		e.Kind, v.began = progress.StageStarted, v.now()
	}
	if e.Kind != progress.UnitDone {
		e.Unit = ""
	}
	e.Elapsed = v.now().Sub(v.began)
	v.to.Observe(e)
}
