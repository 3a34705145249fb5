package prompttest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// clerk is a model that does the least that passes: it writes surfaces one
// after the other, cites nothing, declines where it can.
type clerk struct{ tasks *prompts.Tasks }

func (clerk) Name() string { return "clerk" }

func (c clerk) Complete(ctx context.Context, call llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	out, err := c.answer(call)
	if err != nil {
		return llm.Answer{}, err
	}
	if plain, ok := out.(string); ok {
		return llm.Answer{Text: plain, Model: c.Name()}, nil
	}
	text, err := json.Marshal(out)
	return llm.Answer{Text: string(text), Model: c.Name()}, err
}

func (c clerk) answer(call llm.Call) (any, error) {
	if strings.HasPrefix(call.Task, "plan.") {
		return c.plan(call)
	}
	switch call.Task {
	case prompts.TaskDay:
		return respond(c.tasks.Day, call, writeDay)
	case prompts.TaskMessage:
		return respond(c.tasks.Message, call, func(in prompts.MessageIn) prompts.DayMessage {
			return writeSlot(in.Day(),
				in.Slot)
		})
	case prompts.TaskSession:
		return respond(c.tasks.Session, call, writeSession)
	case prompts.TaskLeg:
		return respond(c.tasks.Talks.Leg, call, writeSession)
	case prompts.TaskCases:
		return respond(c.tasks.Talks.Cases, call, listCases)
	case prompts.TaskCore:
		return respond(c.tasks.Talks.Core, call, func(in prompts.CoreIn) prompts.CoreOut {
			var out prompts.CoreOut
			for _, p := range in.Pieces {
				out.Messages = append(out.Messages, prompts.CoreMessage{N: p.N, Text: p.Clause})
			}
			return out
		})
	case prompts.TaskSessionFix:
		return respond(c.tasks.SessionFix, call, func(in prompts.SessionFixIn) prompts.FixOut {
			out := writeSession(in.Session)
			m := out.Numbered()[in.Conflicts[0].Slot-1]
			return prompts.FixOut{Messages: []prompts.FixedMessage{{Slot: m.Slot, Text: m.Text, States: m.States}}}
		})
	case prompts.TaskAsk:
		return respond(c.tasks.Ask, call, func(in prompts.AskIn) prompts.AskOut {
			return prompts.AskOut{Question: fmt.Sprintf("What about the %s of %s?", in.About[0].Attribute, in.About[0].Subject)}
		})
	case prompts.TaskOptions:
		return respond(c.tasks.Options, call, func(in prompts.OptionsIn) prompts.OptionsOut {
			var out prompts.OptionsOut
			for _, o := range in.Options {
				out.Texts = append(out.Texts, "It is "+o.Says[0].Value+".")
			}
			return out
		})
	case prompts.TaskSolve:
		return respond(c.tasks.Solve, call, func(prompts.SolveIn) prompts.SolveOut {
			return prompts.SolveOut{Outcome: prompts.CannotDetermine}
		})
	case prompts.TaskForced:
		return respond(c.tasks.Forced, call,
			func(in prompts.SolveIn) prompts.ForcedOut { return prompts.ForcedOut{Letter: in.Options[0].Letter} })
	case prompts.TaskJudge:
		return respond(c.tasks.Judge, call,
			func(prompts.JudgeIn) prompts.JudgeOut { return prompts.JudgeOut{Verdict: prompts.Unclear} })
	case prompts.TaskVerdict:
		return "Who knows.\nFinal: unclear", nil
	case prompts.TaskRelation:
		return respond(c.tasks.Scoring.Relation, call, func(in prompts.RelationIn) prompts.RelationOut {
			if in.Candidate == "" {
				return prompts.RelationOut{Label: prompts.Wrong, Failure: prompts.FailNoAnswer, Reason: "it is empty"}
			}
			return prompts.RelationOut{Label: prompts.Unclear, Failure: prompts.FailNone, Reason: "who knows"}
		})
	case prompts.TaskQuality:
		return respond(c.tasks.Scoring.Quality, call, func(in prompts.QualityIn) prompts.QualityOut {
			r := prompts.Rating{Reason: "who knows", Score: in.Scale.From}
			return prompts.QualityOut{Naturalness: r, Coherence: r, Diversity: r, Relevance: r, Momentum: r, Engagingness: r}
		})
	case prompts.TaskBlind:
		return respond(c.tasks.Blind, call,
			func(prompts.BlindIn) prompts.BlindOut { return prompts.BlindOut{Declined: true} })
	case prompts.TaskDecoy:
		return respond(c.tasks.Personal.Decoy, call,
			func(prompts.BlindIn) prompts.BlindOut { return prompts.BlindOut{Declined: true} })
	case prompts.TaskRubric:
		return respond(c.tasks.Personal.Rubric, call, func(in prompts.RubricIn) prompts.RubricOut {
			out := prompts.RubricOut{Reason: "who knows"}
			for _, l := range in.Should {
				out.Should = append(out.Should, prompts.LineMark{N: l.N, Mark: prompts.DoesNot})
			}
			for _, l := range in.ShouldNot {
				out.ShouldNot = append(out.ShouldNot, prompts.LineMark{N: l.N, Mark: prompts.DoesNot})
			}
			return out
		})
	case prompts.TaskSummary:
		return respond(c.tasks.Summary, call, summarise)
	case prompts.TaskCheck:
		return respond(c.tasks.Check, call, func(in prompts.CheckIn) prompts.CheckOut {
			out := prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{},
				Concerns: []prompts.CheckConcern{}}
			for _, claim := range in.Claims {
				out.Claims = append(out.Claims, prompts.Claimed{N: claim.N})
			}
			return out
		})
	case prompts.TaskFix:
		return respond(c.tasks.Fix, call, func(in prompts.FixIn) prompts.FixOut {
			return prompts.FixOut{Messages: []prompts.FixedMessage{{Slot: in.Conflicts[0].Slot, Text: "never mind",
				States: []prompts.Stated{}}}}
		})
	case prompts.TaskProbe:
		return respond(c.tasks.Probe, call,
			func(prompts.ProbeIn) prompts.ProbeOut { return prompts.ProbeOut{Quotes: []prompts.Quote{}} })
	}
	return nil, &llm.Failure{Kind: llm.Invalid, Model: c.Name(), Reason: "no task " + call.Task}
}

func respond[In, Out any](t *prompts.Task[In, Out], call llm.Call, f func(In) Out) (any, error) {
	in, ok := call.Input.(In)
	if !ok {
		p, err := call.Prompt()
		if err != nil {
			return nil, err
		}
		if in, err = t.Parse(p); err != nil {
			return nil, err
		}
	}
	return f(in), nil
}

func summarise(in prompts.SummaryIn) prompts.SummaryOut {
	out := prompts.SummaryOut{Lines: []prompts.SummaryLine{}}
	for _, e := range in.Entries {
		words := []string{e.Subject}
		for _, d := range e.Dates {
			words = append(words, d.Date.Time().Format("2 January 2006"))
		}
		out.Lines = append(out.Lines, prompts.SummaryLine{N: e.N, Text: strings.Join(words, ", ")})
	}
	return out
}

// writeSession says what there is to say as soon as its side may.
func writeSession(in prompts.SessionIn) prompts.SessionOut {
	out := prompts.SessionOut{Says: []prompts.SaidAt{}}
	for i := range in.Messages {
		m := prompts.SessionMessage{Role: prompts.SideUser, Text: "And then?"}
		if i%2 == 1 {
			m.Role = prompts.SideAssistant
		}
		if n := len(out.Says); i > 0 && n < len(in.Says) && in.Says[n].Side == m.Role {
			m.Text = in.Says[n].Clause
			out.Says = append(out.Says, prompts.SaidAt{Say: in.Says[n].N, Message: i + 1, Surface: m.Text})
		}
		out.Messages = append(out.Messages, m)
	}
	return out
}

// listCases lists matters that differ in nothing but their topics.
func listCases(in prompts.CasesIn) prompts.CasesOut {
	var out prompts.CasesOut
	few := []string{"one of them", "all of them", "none of them", "some of them"}
	for i := range in.Count {
		out.Cases = append(out.Cases, prompts.Case{Type: prompts.SessionDecision, Topic: "the notes" +
			strings.Repeat(" again", i), Purpose: "be done",
			Details: few, Offers: few, Question: "And then?"})
	}
	return out
}

func writeDay(in prompts.DayIn) prompts.DayOut {
	var out prompts.DayOut
	for _, s := range in.Slots {
		out.Messages = append(out.Messages, writeSlot(in, s))
	}
	return out
}

func writeSlot(in prompts.DayIn, s prompts.Slot) prompts.DayMessage {
	m := prompts.DayMessage{Slot: s.N}
	words := []string{"Well then"}
	for _, f := range in.Facts {
		if !slices.Contains(s.States, f.N) {
			continue
		}
		surface := fmt.Sprintf("so it is with %c", 'a'+f.N)
		if f.Basis == corpus.BasisText {
			surface = f.Surfaces[0]
		}
		words = append(words, surface)
		m.States = append(m.States, prompts.Stated{Fact: f.N, Surface: surface})
	}
	m.Text = strings.Join(words, ", ")
	return m
}

// bent is a clerk whose calls something happens to.
type bent struct {
	clerk
	name string
	bend func(ctx context.Context, c llm.Call, next func(context.Context, llm.Call) (llm.Answer, error)) (llm.Answer,
		error)
}

func (b bent) Name() string { return b.name }

func (b bent) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	return b.bend(ctx, c, b.clerk.Complete)
}

var everything = Options{Deterministic: true, ReadsPrompt: true, Grace: 100 * time.Millisecond}

func TestAModelThatKeepsEveryPromisePasses(t *testing.T) {
	Run(t, clerk{prompts.NewTasks(lexicon())}, everything)
}

func TestOnlyTheTasksAskedForAreTested(t *testing.T) {
	judge := bent{clerk{prompts.NewTasks(lexicon())}, "judge", func(ctx context.Context, c llm.Call,
		next func(context.Context, llm.Call) (llm.Answer, error)) (llm.Answer, error) {
		if c.Task != prompts.TaskJudge {
			return llm.Answer{}, &llm.Failure{Kind: llm.Invalid, Model: "judge", Reason: "only judges"}
		}
		return next(ctx, c)
	}}
	Run(t, judge, Options{Only: []string{prompts.TaskJudge}, Deterministic: true})
	if len(Verify(t.Context(), judge, everything)) == 0 {
		t.Error("a model that only judges passes the whole suite")
	}
}

func TestEveryBrokenPromiseIsFound(t *testing.T) {
	type next = func(context.Context, llm.Call) (llm.Answer, error)
	var calls, running atomic.Int64
	broken := map[string]func(context.Context, llm.Call, next) (llm.Answer, error){
		"solve: no messages": func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			if in, ok := c.Input.(prompts.SolveIn); ok && len(in.Messages) == 0 {
				return llm.Answer{}, errors.New("nothing to read")
			}
			return next(ctx, c)
		},
		"dialogue.day: a day with facts, a question and small talk": func(ctx context.Context, c llm.Call,
			next next) (llm.Answer, error) {
			a, err := next(ctx, c)
			a.Text = strings.Replace(a.Text, "48 MB", "49 MB", 1) // in the text, not among what it says it states
			return a, err
		},
		"dialogue.message: an answer after what was said": func(ctx context.Context, c llm.Call, next next) (llm.Answer,
			error) {
			a, err := next(ctx, c)
			if c.Task == prompts.TaskMessage {
				a.Text = strings.Replace(a.Text, "48 MB", "49 MB", 1)
			}
			return a, err
		},
		"judge: nothing": func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			if in, ok := c.Input.(prompts.JudgeIn); ok && in.Candidate == "" {
				return llm.Answer{Text: `{"verdict":"maybe","reason":""}`}, nil
			}
			return next(ctx, c)
		},
		CheckAskedAgain: func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			if len(c.Prior) > 0 {
				return llm.Answer{Text: "as I said"}, nil
			}
			return next(ctx, c)
		},
		CheckCancelled: func(_ context.Context, c llm.Call, next next) (llm.Answer, error) {
			return next(context.Background(), c)
		},
		CheckUnknown: func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			if c.Task == "no.such.task" {
				return llm.Answer{}, errors.New("what?")
			}
			return next(ctx, c)
		},
		CheckDeterministic: func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			a, err := next(ctx, c)
			a.Text += strings.Repeat(" ", int(calls.Add(1)))
			return a, err
		},
		CheckReadsPrompt: func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			if c.Input == nil {
				return llm.Answer{}, &llm.Failure{Kind: llm.Invalid, Model: "broken", Reason: "no input"}
			}
			return next(ctx, c)
		},
		CheckConcurrent: func(ctx context.Context, c llm.Call, next next) (llm.Answer, error) {
			if running.Add(1) > 1 {
				return llm.Answer{}, errors.New("one at a time")
			}
			defer running.Add(-1)
			time.Sleep(100 * time.Microsecond)
			return next(ctx, c)
		},
	}
	for check, bend := range broken {
		t.Run(check, func(t *testing.T) {
			found := Verify(t.Context(), bent{clerk{prompts.NewTasks(lexicon())}, "broken", bend}, everything)
			for _, f := range found {
				if f.Check == check {
					return
				}
			}
			t.Errorf("the check passed; these failed: %v", found)
		})
	}
}

func TestAModelThatNeverComesBackIsNotWaitedFor(t *testing.T) {
	release := make(chan struct{})
	defer close(release)
	stuck := bent{clerk{prompts.NewTasks(lexicon())}, "stuck", func(ctx context.Context, c llm.Call,
		next func(context.Context, llm.Call) (llm.Answer, error)) (llm.Answer, error) {
		if ctx.Err() != nil {
			<-release
		}
		return next(ctx, c)
	}}
	for _, f := range Verify(t.Context(), stuck, Options{Grace: 20 * time.Millisecond}) {
		if f.Check == CheckCancelled && strings.Contains(f.Err.Error(), "not back") {
			return
		}
	}
	t.Error("the check passed")
}

func TestAModelWithoutANameIsFound(t *testing.T) {
	found := Verify(t.Context(), bent{clerk{prompts.NewTasks(lexicon())}, "", func(ctx context.Context, c llm.Call,
		next func(context.Context, llm.Call) (llm.Answer, error)) (llm.Answer, error) {
		return next(ctx, c)
	}}, everything)
	if len(found) != 1 || found[0].Check != CheckNamed {
		t.Errorf("found %v", found)
	}
}
