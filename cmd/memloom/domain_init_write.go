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
	"time"

	"memloom/internal/bounded"
	"memloom/internal/llm"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
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
	c, err := f.models.read()
	if err != nil {
		return err
	}
	planner := c.file.Of(llm.RolePlanner)
	if slices.Contains(planner.Model, models.Builtin) {
		return usage("the built-in model writes no packs; name a language model for the role planner in %s", f.models.file)
	}
	c.file.Roles = map[string]models.RoleModels{models.DefaultRole: planner} // no other is asked, or needs its key
	if err := c.ready(f.models); err != nil {
		return err
	}
	store, err := runstore.Open(f.out+callsSuffix, runstore.Options{})
	if err != nil {
		return err
	}
	defer store.Close()
	none := pipeline.Settings{Recipe: &recipe.Recipe{}}
	crew, err := a.crew(ctx, job{cast: c, flags: f.models, store: store, settings: none})
	if err != nil {
		return err
	}
	defer crew.announce(ctx, a.err, a.drain)()
	file := &packFile{name: f.out, text: text}
	view := &sectionView{to: a.watched(a.renderer(), crew.waits), crew: crew, now: a.now}
	w := &writing.Writer{Model: crew.models.Planner, Name: name, Save: file.save, Watch: view.observe}
	draft, missed, err := w.Write(ctx, draft)
	view.to.Close()
	if err != nil {
		return a.initPaused(name, f, file, err)
	}
	if file.saved || text != nil {
		err = file.save(draft.Text())
	}
	if err = errors.Join(err, a.tellWritten(ctx, f.out, crew, missed), store.Close()); err != nil {
		return err
	}
	if err := os.RemoveAll(f.out + callsSuffix); err != nil { // a later run asks afresh what it still lacks
		return err
	}
	if file.text == nil {
		return short("%s was not written: the model gave nothing that could be used; "+
			"name another one for the role planner", f.out)
	}
	return a.concludeDomain(f.out, file.text)
}

// tellWritten says what was asked, and what was not written as it should be.
func (a *app) tellWritten(ctx context.Context, file string, c *crew, missed []writing.Shortfall) error {
	for _, m := range missed {
		fmt.Fprintf(a.err, "%s: %s\n", m.Section, m.Reason)
	}
	if a.json {
		return nil
	}
	totals, err := c.journal.Totals(ctx)
	if err != nil {
		return err
	}
	var calls int
	var in, out int64
	for _, t := range totals {
		calls, in, out = calls+t.Sends, in+t.In, out+t.Out
	}
	_, err = fmt.Fprintf(a.out, "%s: %d calls, %d tokens in, %d out; %s\n", file, calls, in, out, c.spent())
	return err
}

// initPaused says how to go on.
func (a *app) initPaused(name string, f initFlags, file *packFile, err error) error {
	args := []string{"domain", "init", name, "--models", f.models.file, "--out", f.out}
	if f.about != "" {
		args = append(args, "--about", f.about)
	}
	state := "Nothing is finished yet"
	if file.text != nil {
		state = "The sections that are finished stand in " + f.out
	}
	onward := fmt.Sprintf("%s, and %s keeps what was answered: %s goes on", state, f.out+callsSuffix, command(args...))
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
