package prompts

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"memloom/internal/llm"
)

// script is a model that gives its answers one after the other, the last one
// for ever. An answer that begins with ! is a failure of that kind.
type script struct {
	name     string
	answers  []string
	stronger *script
	kept     int // so many calls are served without a request

	mu    sync.Mutex
	calls []llm.Call
	marks []llm.Rung
}

func (s *script) Name() string {
	if s.name != "" {
		return s.name
	}
	return "script"
}

func (s *script) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls = append(s.calls, c)
	served := len(s.calls) <= s.kept
	text := s.answers[min(len(s.calls), len(s.answers))-1]
	if kind, fails := strings.CutPrefix(text, "!"); fails {
		kind, final := strings.CutSuffix(kind, " for good")
		return llm.Answer{Usage: llm.Usage{In: 10}, Mark: s.mark, Served: served}, &llm.Failure{Kind: llm.Kind(kind),
			Model: s.Name(), Reason: "it says " + kind, Final: final}
	}
	return llm.Answer{Text: text, Model: s.Name(), Usage: llm.Usage{In: 10, Out: 1}, Mark: s.mark, Served: served}, nil
}

func (s *script) mark(rung llm.Rung) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.marks = append(s.marks, rung)
}

func (s *script) Stronger() llm.Model {
	if s.stronger == nil {
		return nil
	}
	return s.stronger
}

const (
	good     = `{"verdict": "correct", "reason": "same"}`
	offRules = `{"verdict": "perhaps", "reason": "?"}`
	nonsense = `Certainly!`
	extra    = `{"verdict": "correct", "reason": "same", "score": 1}`
)

// TestLadder: every answer is got on the rung that it takes and no lower, with
// as many calls as that takes.
func TestLadder(t *testing.T) {
	for name, c := range map[string]struct {
		weak, strong []string
		rung         llm.Rung
		calls, more  int // of the stronger
		fails        string
	}{
		"as it came": {weak: []string{good}, rung: llm.RungDecoded, calls: 1},
		"repaired": {weak: []string{"Here: " + extra + " I hope this helps!"},
			rung: llm.RungRepaired, calls: 1},
		"repaired and against the rules": {weak: []string{"```json\n" + offRules + "\n```", good}, rung: llm.RungAsked,
			calls: 2},
		"asked twice":               {weak: []string{nonsense, good}, rung: llm.RungAsked, calls: 2},
		"repaired when asked again": {weak: []string{nonsense, extra}, rung: llm.RungAsked, calls: 2},
		"truncated, then whole":     {weak: []string{"!truncated", good}, rung: llm.RungAsked, calls: 2},
		"malformed, then whole": {weak: []string{"!malformed", "!malformed", good}, rung: llm.RungAsked,
			calls: 3},
		"used up": {weak: []string{offRules}, rung: llm.RungFailed, calls: Attempts,
			fails: `"perhaps"`},
		"always truncated": {weak: []string{"!truncated"}, rung: llm.RungFailed, calls: Attempts,
			fails: "broke off"},
		"used up, then the stronger": {weak: []string{nonsense}, strong: []string{good}, rung: llm.RungStronger,
			calls: Attempts, more: 1},
		"the stronger asked again": {weak: []string{nonsense}, strong: []string{nonsense, good},
			rung: llm.RungStronger, calls: Attempts, more: 2},
		"both used up": {weak: []string{nonsense}, strong: []string{offRules}, rung: llm.RungFailed,
			calls: Attempts, more: Attempts, fails: "model strong"},
		"a refusal goes to the stronger": {weak: []string{"!refused"}, strong: []string{good}, rung: llm.RungStronger,
			calls: 1, more: 1},
		"so does an overflow": {weak: []string{"!overflow"}, strong: []string{good}, rung: llm.RungStronger,
			calls: 1, more: 1},
		"a refusal of the only model": {weak: []string{"!refused"}, rung: llm.RungFailed, calls: 1,
			fails: "it says refused"},
		"a refusal of both": {weak: []string{"!refused"}, strong: []string{"!refused"},
			rung: llm.RungFailed, calls: 1, more: 1, fails: "model strong"},
		"given up after retries": {weak: []string{"!server for good"}, strong: []string{good},
			rung: llm.RungFailed, calls: 1, fails: "it says server"},
		"what ends the run is no rung": {weak: []string{"!auth"}, strong: []string{good}, calls: 1,
			fails: "it says auth"},
		"nor does it end with the stronger": {weak: []string{"!refused"}, strong: []string{"!credit"}, calls: 1, more: 1,
			fails: "it says credit"},
		"a failure that nobody has given up": {weak: []string{"!server"}, calls: 1, fails: "it says server"},
		"truncation is told, refusal is final": {weak: []string{"!truncated", "!refused"}, strong: []string{good},
			rung: llm.RungStronger, calls: 2, more: 1},
	} {
		t.Run(name, func(t *testing.T) {
			m := &script{answers: c.weak}
			if c.strong != nil {
				m.stronger = &script{name: "strong", answers: c.strong}
			}
			var failures Failures
			r, err := NewTasks(nil).Judge.Ask(WithFailures(t.Context(), &failures), m, JudgeIn{Question: "When?", Gold: "today",
				Candidate: "today"})
			if (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
				t.Fatalf("got %v", err)
			}
			if err == nil && (r.Out.Verdict != Correct || r.Rung != c.rung) {
				t.Errorf("got %+v", r)
			}
			if want := len(failures.List()) == 1; want != (c.rung == llm.RungFailed) {
				t.Errorf("failures %+v", failures.List())
			}
			for _, f := range failures.List() {
				if f.Task != "judge" || strings.Contains(f.Reason, m.Name()) || strings.Contains(f.Reason, f.Task+":") {
					t.Errorf("the reason of %+v says again who was asked what", f)
				}
			}
			checkCalls(t, m, c.calls, c.more, c.rung, r.Usage)
		})
	}
}

// The ladder climbs as far as the models file names stronger models, each asked
// by itself, and no further than is needed.
func TestLadderClimbsAllStronger(t *testing.T) {
	top := &script{name: "top", answers: []string{good}}
	middle := &script{name: "middle", answers: []string{nonsense}, stronger: top}
	for refused, calls := range map[bool]int{false: Attempts, true: 1} {
		first := &script{answers: []string{nonsense}, stronger: middle}
		if refused {
			first.answers = []string{"!refused"}
		}
		top.calls, middle.calls = nil, nil
		r, err := NewTasks(nil).Judge.Ask(t.Context(), first, JudgeIn{})
		if err != nil || r.Model != "top" || r.Rung != llm.RungStronger || r.Usage.In != 10*(calls+Attempts+1) {
			t.Errorf("got %+v, %v", r, err)
		}
		if len(first.calls) != calls || len(middle.calls) != Attempts || len(top.calls) != 1 || len(top.calls[0].Prior) != 0 {
			t.Errorf("%d, %d and %d calls", len(first.calls), len(middle.calls), len(top.calls))
		}
	}
	middle.answers, top.calls = []string{good}, nil
	if r, err := NewTasks(nil).Judge.Ask(t.Context(), &script{answers: []string{nonsense}, stronger: middle},
		JudgeIn{}); err != nil || r.Model != "middle" || len(top.calls) != 0 {
		t.Errorf("got %+v, %v; the strongest had %d calls", r, err, len(top.calls))
	}
}

// checkCalls: as many calls as expected, each with all that came before it to
// the same model, their usage added up, and one mark.
func checkCalls(t *testing.T, m *script, calls, more int, rung llm.Rung, used llm.Usage) {
	t.Helper()
	if len(m.calls) != calls || used.In != 10*(calls+more) {
		t.Errorf("%d calls, used %+v", len(m.calls), used)
	}
	all := [][]llm.Call{m.calls}
	if m.stronger != nil {
		if len(m.stronger.calls) != more || len(m.stronger.marks) != 0 {
			t.Errorf("the stronger had %d calls and %d marks", len(m.stronger.calls), len(m.stronger.marks))
		}
		all = append(all, m.stronger.calls)
	}
	for _, list := range all {
		for i, call := range list {
			if len(call.Prior) != i {
				t.Errorf("call %d tells of %d earlier ones", i+1, len(call.Prior))
			}
			for _, p := range call.Prior {
				if p.Text == "" || len(p.Violations) == 0 {
					t.Errorf("call %d tells of %+v", i+1, p)
				}
			}
		}
	}
	if want := []llm.Rung{rung}; rung != "" && fmt.Sprint(m.marks) != fmt.Sprint(want) || rung == "" && len(m.marks) != 0 {
		t.Errorf("marked %v", m.marks)
	}
}

func TestAnAnswerIsAskedForAgainWithItsViolations(t *testing.T) {
	m := &script{answers: []string{nonsense, offRules, good}}
	if _, err := NewTasks(nil).Judge.Ask(t.Context(), m, JudgeIn{}); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"not the JSON that was asked for", `verdict "perhaps"`} {
		if p := m.calls[2].Prior[i]; p.Text != m.answers[i] || !strings.Contains(p.Violations[0], want) {
			t.Errorf("attempt %d is told as %+v", i+1, p)
		}
	}
}

// TestTheLastOutputComesWithTheError: the one who can mend an answer gets it.
func TestTheLastOutputComesWithTheError(t *testing.T) {
	m := &script{answers: []string{offRules, nonsense}}
	r, err := NewTasks(nil).Judge.Ask(t.Context(), m, JudgeIn{})
	var invalid *llm.InvalidAnswerError
	if !errors.As(err, &invalid) || r.Out.Verdict != "perhaps" {
		t.Errorf("%+v, %v", r, err)
	}
}

// TestAHopelessModelEndsTheRun: a model that has answered none of many
// questions is not asked the rest, however many ask at once.
func TestAHopelessModelEndsTheRun(t *testing.T) {
	tasks := NewTasks(nil)
	m := &script{name: "parrot", answers: []string{nonsense}}
	const questions, workers = 200, 8
	var ended *HopelessError
	var mu sync.Mutex
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for range questions / workers {
				_, err := tasks.Judge.Ask(t.Context(), m, JudgeIn{})
				mu.Lock()
				if !errors.As(err, &ended) && llm.EndsRun(err) {
					t.Errorf("ended by %v", err)
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if ended == nil || !llm.EndsRun(ended) || llm.CallFailed(ended) || len(m.calls) > (Patience+workers)*Attempts {
		t.Fatalf("%d calls, %v", len(m.calls), ended)
	}
	for _, want := range []string{"parrot", "task judge", " questions in a row (commonest complaint", "not the JSON",
		"role judge"} {
		if !strings.Contains(ended.Error(), want) {
			t.Errorf("it does not say %q: %v", want, ended)
		}
	}
	if _, err := tasks.Judge.Ask(t.Context(), &script{name: "another", answers: []string{good}}, JudgeIn{}); err != nil {
		t.Errorf("another model: %v", err)
	}
	if _, err := tasks.Solve.Ask(t.Context(), &script{name: "parrot", answers: []string{`{"outcome":"cannot_determine"}`}},
		SolveIn{}); err != nil {
		t.Errorf("another task: %v", err)
	}
}

// TestOnlyARowOfFailuresEndsTheRun: an accepted answer ends the row, wherever it
// comes; after it the model is trusted with a longer one, and no more.
func TestOnlyARowOfFailuresEndsTheRun(t *testing.T) {
	tasks := NewTasks(nil)
	ask := func(answer string) error {
		_, err := tasks.Judge.Ask(t.Context(), &script{answers: []string{answer}}, JudgeIn{})
		return err
	}
	for _, most := range []int{Patience, Trust, Trust} {
		for range most - 1 {
			if err := ask(nonsense); !llm.CallFailed(err) {
				t.Fatal(err)
			}
		}
		if err := ask(good); err != nil {
			t.Fatal(err)
		}
	}
	for i := range Trust {
		var ended *HopelessError
		if err := ask("!refused"); errors.As(err, &ended) != (i == Trust-1) {
			t.Fatalf("question %d: %v", i+1, err)
		} else if ended != nil && (ended.Questions != Trust || ended.Complaint != "it says refused") {
			t.Errorf("it tells of what was before the row: %v", ended)
		}
	}
}

// TestKeptFailuresEndNoRun: questions that failed before and are read from a
// journal again, as a run is resumed or replayed, say nothing of the model.
func TestKeptFailuresEndNoRun(t *testing.T) {
	tasks := NewTasks(nil)
	ask := func(m *script) error {
		_, err := tasks.Judge.Ask(t.Context(), m, JudgeIn{})
		return err
	}
	for _, answer := range []string{nonsense, "!refused", "!server for good"} {
		for range 2 * Patience {
			if err := ask(&script{answers: []string{answer}, kept: Attempts}); !llm.CallFailed(err) {
				t.Fatal(err)
			}
		}
	}
	stronger := func(kept int) *script { return &script{name: "strong", answers: []string{offRules}, kept: kept} }
	for range 2 * Patience {
		if err := ask(&script{answers: []string{"!refused"}, kept: 1, stronger: stronger(Attempts)}); !llm.CallFailed(err) {
			t.Fatal(err)
		}
	}
	for i, m := range []*script{ // the rest of a question that was begun before
		{answers: []string{nonsense}, kept: Attempts - 1},
		{answers: []string{nonsense}, kept: Attempts, stronger: stronger(0)},
		{answers: []string{nonsense}, stronger: stronger(Attempts)},
	} {
		tasks = NewTasks(nil)
		for range Patience - 1 {
			m.calls = nil
			if m.stronger != nil {
				m.stronger.calls = nil
			}
			if err := ask(m); !llm.CallFailed(err) {
				t.Fatal(i, err)
			}
		}
		if err := ask(&script{answers: []string{"!refused"}}); llm.CallFailed(err) {
			t.Errorf("%d: the questions that were asked are not counted", i)
		}
	}
}

// TestADayToMendIsNoNonsense: an author whose days break the plan is of use.
func TestADayToMendIsNoNonsense(t *testing.T) {
	tasks := NewTasks(nil)
	m := &script{answers: []string{`{"messages": [{"slot": 7, "text": "hi", "states": []}]}`}}
	for range 2 * Patience {
		if _, err := tasks.Day.Ask(t.Context(), m, DayIn{}); !llm.CallFailed(err) {
			t.Fatal(err)
		}
	}
}
