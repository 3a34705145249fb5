package pipeline

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/runstore"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/filters"
)

// keeper is a run store and its executor in memory, over another store that it leaves as it is.
type keeper struct {
	under exec.Getter // may be nil

	mu      sync.Mutex
	records map[string][]byte
	done    []llm.Unit // since they were taken
}

// Get implements exec.Getter.
func (k *keeper) Get(key string) ([]byte, error) {
	k.mu.Lock()
	b, ok := k.records[key]
	k.mu.Unlock()
	switch {
	case ok:
		return b, nil
	case k.under != nil:
		return k.under.Get(key)
	}
	return nil, fmt.Errorf("record %q: %w", key, runstore.ErrNotFound)
}

func (k *keeper) put(list []exec.Record) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, r := range list {
		k.records[r.Key] = r.Data
	}
}

// Run implements stage.Executor.
func (k *keeper) Run(ctx context.Context, s exec.Stage) (exec.Stats, error) {
	for _, u := range s.Units {
		k.done = append(k.done, llm.Unit{Stage: s.Name, Name: u.Name})
	}
	err := stage.SideBySide(ctx, len(s.Units), runtime.GOMAXPROCS(0), func(ctx context.Context, i int) error {
		list, err := s.Units[i].Run(ctx, k)
		if err != nil {
			return fmt.Errorf("%s: %w", s.Units[i].Name, err)
		}
		k.put(list)
		return nil
	})
	return exec.Stats{Ran: len(s.Units)}, err
}

// cast are the models of a rehearsal. Verdicts are computed, and what a chat model would be asked for them is counted.
func cast(s Settings, t *cost.Tally) Models {
	f := s.Recipe.Filters
	m := s.StandIn(f.Panel)
	m.Summariser = ofFacts{m.Summariser}
	for _, r := range []*llm.Model{&m.Planner, &m.Author, &m.Summariser, &m.Checker, &m.Fixer, &m.Proposer, &m.Probe} {
		*r = t.Model(*r)
	}
	for i := range m.Panel {
		m.Panel[i].Model = t.Model(m.Panel[i].Model)
	}
	if marked, ok := m.Judge.(filters.Marked); ok {
		m.Judge = filters.Marked{Model: t.Model(marked.Model)}
	}
	m.Solver = filters.Computed{Shadow: t}
	for n := range max(1, f.Verifiers) {
		v := Verifier{Name: fmt.Sprint("verifier ", n+1)}
		for range max(1, f.Repeats) {
			v.Times = append(v.Times, m.Solver)
		}
		m.Verifiers = append(m.Verifiers, v)
	}
	return m
}

// ofFacts has the built-in summariser write from the facts of what a chat model would read as messages.
type ofFacts struct{ llm.Model }

// Complete implements llm.Model.
func (m ofFacts) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if in, ok := c.Input.(prompts.SummaryIn); ok {
		in.Messages = nil
		c.Input = in
	}
	return m.Model.Complete(ctx, c)
}
