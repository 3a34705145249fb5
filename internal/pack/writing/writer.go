package writing

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/prompts"
)

// Stage is the stage on whose behalf models are asked; the units are sections.
const Stage = "domain"

// Writer has a model write what a draft lacks.
type Writer struct {
	Model llm.Model
	Name  string                  // of the domain
	Save  func(text []byte) error // keeps a draft in which a section, or a part of one, stands that did not
	Watch func(Step)              // is told what happens; may be nil
}

// Step is something that happened while a section was written.
type Step struct {
	Section string
	Asked   int // questions of the section so far
	Of      int // as many as there will be, at most
	Ended   bool
	Err     error // that ended the writing
}

// Shortfall is a part of a pack that the model did not write as asked.
type Shortfall struct {
	Section string
	Reason  string
}

// Write has what the draft lacks written, a section after another, and returns it as far as it came. Sections that
// stand are asked for nothing, but where a list in them is shorter than a pack needs. Writing ends early where a section
// could not be written on which others rest. Errors are the model's that end a run, ctx's, and those of Save; what was saved
// before stands.
func (w *Writer) Write(ctx context.Context, d Draft) (Draft, []Shortfall, error) {
	var short []Shortfall
	t := newTasks()
	for _, s := range t.sections() {
		next, more, err := w.section(ctx, t, s, d)
		d, short = next, append(short, more...)
		if err != nil || s.needed && !d.pack.Stands(s.name) {
			return d, short, err
		}
	}
	return d, short, nil
}

// section has what a section lacks written.
func (w *Writer) section(ctx context.Context, t tasks, s section, d Draft) (_ Draft, short []Shortfall, err error) {
	ctx = llm.ForUnit(ctx, llm.Unit{Stage: Stage, Name: s.name})
	step := Step{Section: s.name, Of: len(s.asks)}
	ask := func(a asking) {
		if a == nil || err != nil {
			return
		}
		if step.Asked == 0 {
			w.tell(step)
		}
		var next Draft
		next, err = a(ctx, w, d)
		step.Asked++
		var hopeless *prompts.HopelessError // of one task: others may go better
		if err != nil && (llm.CallFailed(err) || errors.As(err, &hopeless)) {
			short, err = append(short, Shortfall{s.name, reason(err)}), nil
		}
		if err == nil && next.text != d.text {
			d, err = next, w.Save([]byte(next.text))
		}
		w.tell(step)
	}
	for _, of := range s.asks {
		ask(of(d))
	}
	more := t.lengthen(s, d)
	step.Of += len(more)
	for _, a := range more {
		ask(a)
	}
	if step.Asked > 0 {
		step.Ended, step.Err = true, err
		w.tell(step)
	}
	return d, short, err
}

func (w *Writer) tell(s Step) {
	if w.Watch != nil {
		w.Watch(s)
	}
}

// reason says why a question has no acceptable answer, for a reader who knows the model.
func reason(err error) string {
	var invalid *llm.InvalidAnswerError
	if errors.As(err, &invalid) {
		return invalid.Reason()
	}
	return err.Error()
}

// asking asks one question and returns the draft with what could be used of the answer. An error for which
// llm.CallFailed holds comes with what could be used all the same.
type asking func(ctx context.Context, w *Writer, d Draft) (Draft, error)

// order is what is asked of an answer.
type order struct {
	section string    // that counts as standing
	least   int       // additions that can be used
	whole   bool      // nothing that a check says of the section may be left
	ask     func(*In) // adds to what is told of the draft what is asked for
}

// asks makes the question of a task.
func asks[Out any](task *prompts.Task[In, Out], o order, adds func(Out) []addition) asking {
	return func(ctx context.Context, w *Writer, d Draft) (Draft, error) {
		base, err := d.counting(o.section)
		if err != nil {
			return d, err
		}
		in := base.in(w.Name)
		in.Wanted = worded(newOf(d.problems, base.problems), addition{}, "")
		o.ask(&in)
		best := fitted{draft: d}
		t := *task
		t.Check = func(_ In, out Out) []string {
			f := base.fit(adds(out))
			if f.kept >= best.kept && f.kept > 0 {
				best = f
			}
			return f.wrong(d.problems, o)
		}
		if _, err = t.Ask(ctx, w.Model, in); err != nil && !llm.CallFailed(err) || best.kept == 0 {
			return d, err
		}
		next, reading := best.draft.counting("")
		return next, errors.Join(err, reading)
	}
}

// wrong says why an answer has to be given anew, if it has to.
func (f fitted) wrong(before []pack.Problem, o order) []string {
	left := newOf(before, f.draft.problems)
	short := o.whole && len(left) > 0
	for _, p := range left {
		short = short || p.Lacks > 0 && p.Path != o.section
	}
	if f.kept >= o.least && !short {
		return nil
	}
	out := append([]string{fmt.Sprintf("%d entries can be used, at least %d are needed", f.kept, o.least)}, f.faults...)
	if f.kept >= o.least {
		out = f.faults
	}
	if o.whole {
		out = append(out, worded(left, addition{}, "")...)
	}
	return out
}
