// Package standin is the model that memloom carries with it: a planner, author and summariser that work by rules, a
// panel that guesses, and a matcher of words, behind the interface that every model has. It needs no key and no
// network, answers the same call alike, and makes no claim to be a language model.
package standin

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/marker"
	"memloom/internal/standin/chat"
	"memloom/internal/standin/matcher"
	"memloom/internal/standin/planner"
	"memloom/internal/standin/question"
	"memloom/internal/standin/session"
	"memloom/internal/standin/summariser"
	"memloom/prompts"
)

// Name is the built-in model's name in records.
const Name = "builtin"

// Rules is the version of the built-in model's rules. It is raised whenever author, matcher or planner answer anything
// otherwise than before, so that a run that is resumed computes those answers again; a golden test guards it.
const Rules = "26"

// Model is the built-in model.
type Model struct {
	name    string
	tasks   *prompts.Tasks
	planner *planner.Planner
	member  int
}

// New returns the built-in model.
func New(tasks *prompts.Tasks) *Model {
	return &Model{name: Name, tasks: tasks, planner: planner.New()}
}

// PanelSize is how many different members of the blind panel there are.
const PanelSize = matcher.Members

// Panel returns n members of the blind panel, each with another eye for artefacts. Beyond PanelSize they repeat.
func (m *Model) Panel(n int) []llm.Model {
	out := make([]llm.Model, n)
	for i := range out {
		c := *m
		c.name, c.member = fmt.Sprintf("%s-blind-%d", Name, i+1), i
		out[i] = &c
	}
	return out
}

// Name implements llm.Model.
func (m *Model) Name() string { return m.name }

// Version returns the version of the rules.
func (m *Model) Version() string { return Rules }

// Complete implements llm.Model. It reads the typed input where there is one,
// and the prompt's canonical block otherwise.
func (m *Model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	out, err := m.answer(c)
	if err != nil {
		return llm.Answer{}, err
	}
	if plain, ok := out.(string); ok {
		return llm.Answer{Text: plain, Model: m.name}, nil
	}
	text, err := json.Marshal(out)
	if err != nil {
		return llm.Answer{}, fmt.Errorf("task %s: %w", c.Task, err)
	}
	return llm.Answer{Text: string(text), Model: m.name}, nil
}

func (m *Model) answer(c llm.Call) (any, error) {
	t := m.tasks
	switch c.Task {
	case t.Day.Name:
		return with(c, t.Day, m.day)
	case t.Message.Name:
		return with(c, t.Message, m.message)
	case t.Session.Name:
		return with(c, t.Session, session.Write)
	case t.SessionFix.Name:
		return with(c, t.SessionFix, session.Fix)
	case t.Ask.Name:
		return with(c, t.Ask, question.Ask)
	case t.Options.Name:
		return with(c, t.Options, question.Options)
	case t.Fix.Name:
		return with(c, t.Fix, chat.Fix)
	case t.Summary.Name:
		return with(c, t.Summary, m.summarise)
	case t.Check.Name:
		return with(c, t.Check, sure(matcher.Check))
	case t.Solve.Name:
		return with(c, t.Solve, sure(matcher.Solve))
	case t.Forced.Name:
		return with(c, t.Forced, sure(matcher.Forced))
	case t.Judge.Name, t.Scoring.Relation.Name, t.Scoring.Verdict.Name, t.Scoring.Quality.Name, t.Personal.Rubric.Name:
		return m.judge(c)
	case t.Probe.Name:
		return with(c, t.Probe, sure(matcher.Probe))
	case t.Blind.Name, t.Personal.Decoy.Name:
		return m.guess(c)
	}
	return m.plan(c)
}

// guess answers as one of the blind panel's members, which look at no message.
func (m *Model) guess(c llm.Call) (any, error) {
	t := m.tasks.Blind
	if c.Task != t.Name {
		t = m.tasks.Personal.Decoy
	}
	return with(c, t, sure(func(in prompts.BlindIn) prompts.BlindOut {
		return matcher.Guess(m.member, in.Question,
			in.Options)
	}))
}

func (m *Model) judge(c llm.Call) (any, error) {
	switch t := m.tasks; c.Task {
	case t.Judge.Name:
		return with(c, t.Judge, marker.Judge)
	case t.Scoring.Verdict.Name:
		return inWords(c, t.Scoring.Verdict, marker.Verdict)
	case t.Scoring.Quality.Name:
		return with(c, t.Scoring.Quality, sure(matcher.Rate))
	case t.Personal.Rubric.Name:
		return with(c, t.Personal.Rubric, marker.Rubric)
	}
	return with(c, m.tasks.Scoring.Relation, marker.Relation)
}

// packTasks begins the names of the tasks by which a domain pack is written.
const packTasks = "pack."

// plan answers the planner's tasks.
func (m *Model) plan(c llm.Call) (any, error) {
	switch t := m.tasks.Planner; c.Task {
	case t.Topics.Name:
		return with(c, t.Topics, m.planner.Topics)
	case t.Subprojects.Name:
		return with(c, t.Subprojects, m.planner.Subprojects)
	case t.Subtasks.Name:
		return with(c, t.Subtasks, m.planner.Subtasks)
	case t.Rules.Name:
		return with(c, t.Rules, m.planner.Rules)
	case m.tasks.Talks.Cases.Name:
		return with(c, m.tasks.Talks.Cases, m.planner.Cases)
	case m.tasks.Talks.Core.Name:
		return with(c, m.tasks.Talks.Core, m.planner.Core)
	case m.tasks.Talks.Leg.Name:
		return with(c, m.tasks.Talks.Leg, session.Write)
	case m.tasks.Sets.Variants.Name:
		return with(c, m.tasks.Sets.Variants, m.planner.Variants)
	case m.tasks.Sets.Review.Name:
		return with(c, m.tasks.Sets.Review, m.planner.ReviewSet)
	case m.tasks.Sets.Session.Name:
		return with(c, m.tasks.Sets.Session, m.planner.ReviewSession)
	case m.tasks.Sets.Episode.Name:
		return with(c, m.tasks.Sets.Episode, m.planner.ReviewEpisode)
	case t.Rationales.Name:
		return with(c, t.Rationales, m.planner.Rationales)
	}
	why := fmt.Sprintf("no rules for task %q", c.Task)
	if strings.HasPrefix(c.Task, packTasks) {
		why += ": the built-in model writes no domain packs, name a language model"
	}
	return nil, &llm.Failure{Kind: llm.Invalid, Model: m.name, Reason: why}
}

// day leaves past and ledgers aside: the author's grammar states what the plan asks for
// and nothing else, so that records must not move its draws either.
func (m *Model) day(in prompts.DayIn) (prompts.DayOut, error) {
	in.Past, in.Ledgers = nil, nil
	return chat.Day(in)
}

// message leaves the past aside as day does.
func (m *Model) message(in prompts.MessageIn) (prompts.DayMessage, error) {
	in.Past = nil
	return chat.Message(in)
}

func (m *Model) summarise(in prompts.SummaryIn) (prompts.SummaryOut, error) {
	out, err := summariser.Summarise(in)
	if err != nil {
		return out, &llm.Failure{Kind: llm.Invalid, Model: m.name, Reason: err.Error()}
	}
	return out, nil
}

// with hands a call's input to the rules for its task.
func with[In, Out any](c llm.Call, t *prompts.Task[In, Out], rules func(In) (Out, error)) (any, error) {
	in, err := inputOf(c, t)
	if err != nil {
		return nil, err
	}
	return rules(in)
}

// sure is a rule that never fails as one that may.
func sure[In, Out any](rule func(In) Out) func(In) (Out, error) {
	return func(in In) (Out, error) { return rule(in), nil }
}

// inWords is with for a task that is answered in plain words.
func inWords[In, Out any](c llm.Call, t *prompts.Task[In, Out], rules func(In) (string, error)) (any, error) {
	in, err := inputOf(c, t)
	if err != nil {
		return nil, err
	}
	return rules(in)
}

// inputOf is a call's typed input, or what its prompt says of it.
func inputOf[In, Out any](c llm.Call, t *prompts.Task[In, Out]) (In, error) {
	if in, ok := c.Input.(In); ok {
		return in, nil
	}
	var none In
	p, err := c.Prompt()
	if err != nil {
		return none, err
	}
	in, err := t.Parse(p)
	if err != nil {
		return none, &llm.Failure{Kind: llm.Invalid, Model: Name, Reason: err.Error()}
	}
	return in, nil
}
