package stage

import (
	"context"
	"slices"
	"testing"

	"memloom/internal/exec"
)

// listed is an executor that notes what it is asked to run.
type listed struct{ names []string }

func (l *listed) Run(_ context.Context, s exec.Stage) (exec.Stats, error) {
	l.names = append(l.names, s.Name)
	return exec.Stats{}, nil
}

// some is a stage with units in the rounds given.
func some(name string, rounds ...int) Stage {
	return Stage{Name: name, Units: func(_ context.Context, round int) ([]exec.Unit, error) {
		if !slices.Contains(rounds, round) {
			return nil, nil
		}
		return []exec.Unit{{Name: name}}, nil
	}}
}

// Stages of a step take turns until none has anything left, and are counted by the rounds in which they had something.
func TestDo(t *testing.T) {
	for _, c := range []struct {
		of    string
		steps Steps
		want  []string
	}{
		{"", Steps{{some("a", 1)}, {some("b", 1)}}, []string{"a", "b"}},
		{"p3", Steps{{some("a", 1)}, {some("b")}, {some("c", 1)}}, []string{"a p3", "c p3"}},
		{"", Steps{{some("ask", 1, 2, 3), some("answer", 2)}}, []string{"ask", "ask 2", "answer", "ask 3"}},
		{"p3", Steps{{some("ask", 1), some("judge", 2), some("read", 2, 3)}}, []string{"ask p3", "judge p3", "read p3",
			"read p3 2"}},
	} {
		l := &listed{}
		e := &Env{Exec: l}
		if err := e.Do(t.Context(), c.of, c.steps); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(l.names, c.want) {
			t.Errorf("ran %v, want %v", l.names, c.want)
		}
	}
}
