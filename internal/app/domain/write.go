package domain

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/run"
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

// metaAgain is under what that store keeps how often a pack was asked for and not done.
const metaAgain = "domain/again"

// Written is what became of a pack that a model wrote, as JSON has it.
type Written struct {
	File     string              `json:"file"`
	LeftOut  []writing.Omission  `json:"left_out"`
	Missing  []writing.Shortfall `json:"missing"`
	Problems []pack.Problem      `json:"problems"`
	*Carried                     // nil where the pack has problems
}

// write has a model write what a pack lacks. A text of nothing is a pack that there is not.
func (in *InitIn) write(ctx context.Context, c *app.Console, text []byte) (*Written, error) {
	draft, err := writing.Begin(in.Out, in.Name, in.About, string(text))
	if err != nil {
		return nil, app.Usage("%w", err)
	}
	size, err := in.Size.of()
	if err != nil {
		return nil, err
	}
	roles, err := in.models().Planner()
	if err != nil {
		return nil, err
	}
	store, err := runstore.Open(in.Out+callsSuffix, runstore.Options{By: c.Command})
	if err != nil {
		return nil, err
	}
	defer store.Close()
	c.Onward.By(in.again())
	j := &run.Job{Roles: roles, Flags: in.models(), Store: store, Settings: pipeline.Settings{Recipe: &recipe.Recipe{}}}
	clients, err := j.Open(ctx, c)
	if err != nil {
		return nil, err
	}
	defer clients.Announce(ctx, c)()
	kept, err := store.Kept()
	if err != nil {
		return nil, err
	}
	times, _ := strconv.Atoi(kept[metaAgain]) // 0 where nothing is kept
	file := &packFile{name: in.Out, text: text}
	view := &sectionView{to: clients.Watched(c.Now, c.Renderer()), cost: clients.Cost, now: c.Now}
	out := &Written{File: in.Out, LeftOut: []writing.Omission{}, Missing: []writing.Shortfall{},
		Problems: []pack.Problem{}}
	w := &writing.Writer{Model: clients.Models.Planner, Name: in.Name, Save: file.save, Watch: view.observe,
		Omit: func(o writing.Omission) { out.LeftOut = append(out.LeftOut, o) },
		Size: size.needs, Grow: in.Given, Again: times}
	draft, missed, err := w.Write(ctx, draft)
	view.to.Close()
	if err != nil {
		return nil, in.paused(file, err)
	}
	if file.saved || text != nil {
		err = file.save(draft.Text())
	}
	out.Missing = append(out.Missing, missed...)
	if err = errors.Join(err, out.note(ctx, c, clients)); err != nil {
		return nil, err
	}
	if file.text == nil {
		out, err = nil, app.Short("%s was not written: the model gave nothing that could be used; name another one for "+
			"the role planner", in.Out)
	} else {
		err = out.conclude(c, file.text, size)
	}
	if err != nil { // what the pack lacks is to be asked afresh
		return out, errors.Join(err, store.Keep(ctx, metaAgain, strconv.Itoa(times+1)), store.Close())
	}
	return out, errors.Join(store.Close(), os.RemoveAll(in.Out+callsSuffix))
}

// paused says how to go on.
func (in *InitIn) paused(file *packFile, err error) error {
	state := "Nothing is finished yet"
	if file.text != nil {
		state = "The sections that are finished stand in " + in.Out
	}
	onward := fmt.Sprintf("%s, and %s keeps what was answered: %s goes on", state, in.Out+callsSuffix, in.again())
	if errors.Is(err, context.Canceled) {
		return app.Paused("paused. %s", onward)
	}
	if reached, ok := errors.AsType[*money.CapError](err); ok {
		return app.Paused("paused: %w\n%s with a higher %s", reached, onward, reached.Flag())
	}
	return fmt.Errorf("%w\n%s", err, onward)
}

// note says what was asked, and what was left out and not written as it should be.
func (w *Written) note(ctx context.Context, c *app.Console, clients *run.Clients) error {
	for _, m := range w.Missing {
		c.Note("%s: %s\n", m.Section, m.Reason)
	}
	if c.JSON {
		return nil
	}
	for _, o := range w.LeftOut {
		c.Note("%s\n", o)
	}
	totals, err := clients.Journal.Totals(ctx)
	if err != nil {
		return err
	}
	var calls int
	var in, out int64
	for _, t := range totals {
		calls, in, out = calls+t.Sends, in+t.In, out+t.Out
	}
	c.Printf("%s: %s, %d tokens in, %d out; %s\n", w.File, app.CountOf(calls, "call"), in, out, clients.Spent())
	return nil
}

// conclude says what a pack that was written lacks or carries. The error says that it is not done.
func (w *Written) conclude(c *app.Console, text []byte, size *sized) error {
	if w.Problems = pack.Validate(text); len(w.Problems) > 0 {
		if c.JSON {
			return app.Short("%s is not complete: %s; mend it by hand, or let the same command write what is missing", w.File,
				app.CountOf(len(w.Problems), "problem"))
		}
		return app.Short("%s is not complete; mend this by hand, or let the same command write what is missing:\n%w", w.File,
			&pack.Error{Name: w.File, Problems: w.Problems})
	}
	_, p, err := app.ReadPack(w.File)
	if err == nil {
		w.Carried, err = carriedBy(w.File, p, size)
	}
	if err != nil {
		return err
	}
	// A scale takes projects first, so that the part of the scale that is one project's makes a run of that.
	one := run.Settings{Recipe: size.For, Seed: 1, Scale: size.Scale / float64(size.recipe.World.Projects),
		Domains: []string{w.File}}
	s, err := one.Resolve()
	if err == nil {
		err = pipeline.Fits(s)
	}
	if err != nil {
		return app.Short("%s is sound, but carries less than %s needs: %w", w.File, size.For, err)
	}
	if n := len(w.Missing); n > 0 {
		return app.Short("%s is sound, but %s of what was asked for is missing, as told above; the same command asks again",
			w.File, app.CountOf(n, "part"))
	}
	return nil
}

// Text says what the pack carries, where it is sound.
func (w *Written) Text(c *app.Console) {
	if w.Carried != nil {
		w.Carried.Text(c)
	}
}

// sectionView shows sections as the stages of a run, and their questions as its units.
type sectionView struct {
	to    progress.Renderer
	cost  func() *progress.Cost
	now   func() time.Time
	began time.Time
}

func (v *sectionView) observe(s writing.Step) {
	e := progress.Event{Kind: progress.UnitDone, Stage: s.Section, Unit: s.Section, Done: s.Asked, Total: s.Of, Err: s.Err}
	e.Cost = v.cost()
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
