package graph

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// buildDAG takes edges as {task, prerequisite}.
func buildDAG(t testing.TB, tasks []string, edges [][2]string) ([]string, error) {
	t.Helper()
	b := NewDAGBuilder()
	for _, id := range tasks {
		must(t, b.AddTask(id))
	}
	for _, e := range edges {
		must(t, b.AddDependency(e[0], e[1]))
	}
	return b.Build()
}

func TestDAGOrder(t *testing.T) {
	order, err := buildDAG(t, []string{"launch", "design", "build", "docs", "test"}, [][2]string{
		{"build", "design"}, {"test", "build"}, {"launch", "test"}, {"launch", "docs"},
	})
	must(t, err)
	if want := []string{"design", "docs", "build", "test", "launch"}; !slices.Equal(order, want) {
		t.Errorf("order %v, want %v", order, want)
	}
}

func TestCycleIsReportedInOrder(t *testing.T) {
	for _, c := range []struct {
		edges [][2]string
		want  []string
	}{
		{[][2]string{{"a", "a"}}, []string{"a"}},
		{[][2]string{{"b", "a"}, {"a", "b"}}, []string{"a", "b"}},
		// d → b → c → d waits, a only leads into it: a is no part of the cycle.
		{[][2]string{{"d", "a"}, {"b", "d"}, {"c", "b"}, {"d", "c"}}, []string{"b", "c", "d"}},
	} {
		_, err := buildDAG(t, []string{"a", "b", "c", "d"}, c.edges)
		var cycle *CycleError
		if !errors.As(err, &cycle) || !slices.Equal(cycle.Tasks, c.want) {
			t.Errorf("%v: got %v, want the cycle %v", c.edges, err, c.want)
		}
	}
	_, err := buildDAG(t, []string{"a", "b"}, [][2]string{{"b", "a"}, {"a", "b"}})
	if want := "tasks wait for one another in a circle: a → b → a"; err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
}

func TestDAGBuilderRefuses(t *testing.T) {
	b := NewDAGBuilder()
	must(t, b.AddTask("a"))
	must(t, b.AddTask("b"))
	must(t, b.AddDependency("b", "a"))
	for name, c := range map[string]struct{ got, want error }{
		"a task twice":            {b.AddTask("a"), ErrDuplicate},
		"a dependency twice":      {b.AddDependency("b", "a"), ErrDuplicate},
		"an unknown task":         {b.AddDependency("x", "a"), ErrUnknown},
		"an unknown prerequisite": {b.AddDependency("a", "x"), ErrUnknown},
		"two unknown tasks":       {b.AddDependency("x", "y"), ErrUnknown},
	} {
		if !errors.Is(c.got, c.want) {
			t.Errorf("%s: got %v, want %v", name, c.got, c.want)
		}
	}
}

// Any set of dependencies either has a true cycle reported or a true order
// found, the same each time.
func TestDAGProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 12).Draw(t, "tasks")
		b := NewDAGBuilder()
		for i := range n {
			if err := b.AddTask(fmt.Sprint(i)); err != nil {
				t.Fatal(err)
			}
		}
		waits := map[[2]string]bool{} // {prerequisite, dependent}
		for range rapid.IntRange(0, 2*n).Draw(t, "edges") {
			task, on := fmt.Sprint(rapid.IntRange(0, n-1).Draw(t, "task")), fmt.Sprint(rapid.IntRange(0, n-1).Draw(t, "on"))
			if b.AddDependency(task, on) == nil {
				waits[[2]string{on, task}] = true
			}
		}
		order, err := b.Build()
		var cycle *CycleError
		if errors.As(err, &cycle) {
			for i, id := range cycle.Tasks {
				if next := cycle.Tasks[(i+1)%len(cycle.Tasks)]; !waits[[2]string{id, next}] {
					t.Fatalf("%v is no cycle: %s does not wait for %s", cycle.Tasks, next, id)
				}
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if len(order) != n {
			t.Fatalf("%d of %d tasks in the order", len(order), n)
		}
		for e := range waits {
			if slices.Index(order, e[0]) > slices.Index(order, e[1]) {
				t.Fatalf("%s stands after %s in %v", e[0], e[1], order)
			}
		}
		for range 3 { // the library iterates over maps
			if again, err := b.Build(); err != nil || !slices.Equal(again, order) {
				t.Fatalf("%v, then %v: %v", order, again, err)
			}
		}
	})
}

// A long chain is sorted, and its closing edge is found to make a cycle of all.
func TestLargeDAG(t *testing.T) {
	const n = 3000
	var tasks []string
	var edges [][2]string
	for i := range n {
		tasks = append(tasks, fmt.Sprint(n-i))
		if i > 0 {
			edges = append(edges, [2]string{tasks[i-1], tasks[i]})
		}
	}
	order, err := buildDAG(t, tasks, edges)
	must(t, err)
	if order[0] != tasks[n-1] || order[n-1] != tasks[0] {
		t.Errorf("the chain runs from %s to %s", order[0], order[n-1])
	}
	_, err = buildDAG(t, tasks, append(edges, [2]string{tasks[n-1], tasks[0]}))
	var cycle *CycleError
	if !errors.As(err, &cycle) || len(cycle.Tasks) != n {
		t.Errorf("the closed chain is no cycle of %d tasks", n)
	}
}
