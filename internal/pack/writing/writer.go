package writing

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"memloom/internal/corpus"
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
	Omit  func(Omission)          // is told what was left out of an answer that was used; may be nil

	Size  pack.Size // that a project of the pack is to carry; its wants are what families need of the pack
	Grow  bool      // more is asked for until nothing is thin for the size; otherwise only what the wants lack altogether
	Again int       // how often the whole was asked for before and something stayed open: its questions are asked afresh

	tasks map[string]any // by their names
}

// Step is something that happened while a section was written.
type Step struct {
	Section string
	Asked   int // questions of the section so far
	Of      int // as many as there will be, at most
	Ended   bool
	Empty   bool  // it ended and nothing came of its questions
	Err     error // that ended the writing
}

// Shortfall is a part of a pack that the model did not write as asked.
type Shortfall struct {
	Section string `json:"section"`
	Reason  string `json:"reason"`
}

// Write has what the draft lacks written, a section after another, and returns it as far as it came. Sections that
// stand are asked for nothing, but where a list in them is shorter than a pack needs. Writing ends early where a
// section could not be written on which others rest. Errors are the model's that end a run, ctx's, and those of Save;
// what was saved before stands.
func (w *Writer) Write(ctx context.Context, d Draft) (Draft, []Shortfall, error) {
	var short []Shortfall
	for _, s := range sections() {
		next, more, err := w.section(ctx, s, d)
		d, short = next, append(short, more...)
		if err != nil || s.needed && !d.pack.Stands(s.name) {
			return d, short, err
		}
	}
	d, err := w.grow(ctx, d)
	if err != nil {
		return d, short, err
	}
	return d, append(short, d.lacking(w.Size)...), nil
}

// lacking says of which wants nothing at all can be made.
func (d Draft) lacking(s pack.Size) []Shortfall {
	var out []Shortfall
	for _, x := range d.pack.Shortages(pack.Size{Tasks: s.Tasks, Facts: s.Facts, Rules: s.Rules,
		Wants: d.pack.Lacking(s)}) {
		out = append(out, Shortfall{x.Source.Section(), x.String()})
	}
	return out
}

// turn asks the questions of a section one after the other.
type turn struct {
	w     *Writer
	d     Draft
	step  Step
	short []Shortfall
	began string // the text before the first question
	err   error
}

// ask asks one question; nil asks nothing.
func (x *turn) ask(ctx context.Context, a asking) {
	if a == nil || x.err != nil {
		return
	}
	if x.step.Asked == 0 {
		x.w.tell(x.step)
	}
	next, err := a(ctx, x.w, x.d)
	x.step.Asked++
	var hopeless *prompts.HopelessError // of one task: others may go better
	if err != nil && (llm.CallFailed(err) || errors.As(err, &hopeless)) {
		x.short, err = append(x.short, Shortfall{x.step.Section, reason(err)}), nil
	}
	if err == nil && next.text != x.d.text {
		x.d, err = next, x.w.Save([]byte(next.text))
	}
	x.err = err
	x.w.tell(x.step)
}

// end tells that the section is over, if anything was asked of it.
func (x *turn) end() {
	if x.step.Asked > 0 {
		x.step.Ended, x.step.Err, x.step.Empty = true, x.err, x.d.text == x.began
		x.w.tell(x.step)
	}
}

// section has what a section lacks written.
func (w *Writer) section(ctx context.Context, s section, d Draft) (Draft, []Shortfall, error) {
	ctx = llm.ForUnit(ctx, llm.Unit{Stage: Stage, Name: s.name})
	x := &turn{w: w, d: d, began: d.text, step: Step{Section: s.name, Of: len(s.asks)}}
	for _, of := range s.asks {
		x.ask(ctx, of(x.d))
	}
	if s.missing != nil && x.step.Asked > 0 {
		x.short = settled(x.short, s.name, s.missing(x.d))
	}
	more := x.d.lengthen(s)
	x.step.Of += len(more)
	for _, a := range more {
		x.ask(ctx, a)
	}
	x.end()
	return x.d, x.short, x.err
}

// settled is what is to be told of a section some of whose questions went wrong, once it is known what is missing: a
// later question may have brought what an earlier one did not.
func settled(short []Shortfall, section string, missing []string) []Shortfall {
	if len(missing) == 0 {
		return nil
	}
	why := strings.Join(missing, "; ")
	if n := len(short); n > 0 {
		why += "; " + short[n-1].Reason
	}
	return []Shortfall{{section, why}}
}

func (w *Writer) omit(o Omission) {
	if w.Omit != nil {
		w.Omit(o)
	}
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
	section string               // that counts as standing
	n       int                  // entries that are asked for
	taken   []string             // what is not to be said again
	least   int                  // additions that can be used
	whole   bool                 // nothing that a check says of the section may be left
	missing func(Draft) []string // says what a draft still misses of what is asked for; may be nil
	ask     func(*In)            // adds what else the model is to know; may be nil
}

// misses is what a draft misses of an order.
func (o order) misses(d Draft) []string {
	if o.missing == nil {
		return nil
	}
	return o.missing(d)
}

// asks makes the question of a task.
func asks[Out any](task string, o order, adds func(Out) []addition) asking {
	return func(ctx context.Context, w *Writer, d Draft) (Draft, error) {
		base, err := d.counting(o.section)
		if err != nil {
			return d, err
		}
		in := base.in(w.Name)
		in.Again, in.N, in.Taken = w.Again, o.n, o.taken
		if task == "news" || task == "attributes" {
			in.Units = corpus.Units()
		}
		in.Wanted = worded(newOf(d.problems, base.problems), addition{}, "")
		if o.ask != nil {
			o.ask(&in)
		}
		best, misses := fitted{draft: d}, 0
		t := *taskOf[Out](w, task)
		t.Check = func(_ In, out Out) []string {
			f := base.fit(adds(out))
			left := o.misses(f.draft)
			if f.kept > 0 && (best.kept == 0 || len(left) < misses || len(left) == misses && f.kept >= best.kept) {
				best, misses = f, len(left)
			}
			return append(left, f.wrong(d.problems, o, len(left) > 0)...)
		}
		if _, err = t.Ask(ctx, w.Model, in); err != nil && !llm.CallFailed(err) || best.kept == 0 {
			return d, err
		}
		for _, x := range best.left {
			w.omit(x)
		}
		next, reading := best.draft.counting("")
		return next, errors.Join(err, reading)
	}
}

// wrong says why an answer has to be given anew, if it has to; missing says that it has to anyway.
func (f fitted) wrong(before []pack.Problem, o order, missing bool) []string {
	left := newOf(before, f.draft.problems)
	short := missing || o.whole && len(left) > 0
	for _, p := range left {
		short = short || p.Lacks > 0 && p.Path != o.section
	}
	if f.kept >= o.least && !short {
		return nil
	}
	out := append([]string{fmt.Sprintf("entries that can be used: %d; at least %d are needed", f.kept, o.least)},
		f.faults...)
	if f.kept >= o.least {
		out = f.faults
	}
	if o.whole {
		out = append(out, worded(left, addition{}, "")...)
	}
	return out
}
