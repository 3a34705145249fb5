package blueprint

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/prompts"
	check "memloom/validate/invariants"
)

// sortTasks returns the places of planned tasks, phase after phase and each after what it waits for; a
// *graph.CycleError names tasks in a circle by their number.
func sortTasks(tasks []prompts.PlannedTask, phase func(prompts.PlannedTask) int) ([]int, error) {
	dag := graph.NewDAGBuilder()
	order := make([]int, len(tasks))
	for i := range tasks {
		order[i] = i
		if err := dag.AddTask(number(i)); err != nil {
			return nil, err
		}
	}
	for i, t := range tasks {
		for _, n := range t.After {
			if err := dag.AddDependency(number(i), number(n-1)); err != nil && !errors.Is(err, graph.ErrDuplicate) {
				return nil, err
			}
		}
	}
	sorted, err := dag.Build()
	if err != nil {
		return nil, err
	}
	at := map[string]int{}
	for i, id := range sorted {
		at[id] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if x, y := phase(tasks[a]), phase(tasks[b]); x != y {
			return x - y
		}
		return at[number(a)] - at[number(b)]
	})
	return order, nil
}

func number(i int) string { return fmt.Sprintf("task %d", i+1) }

// material turns the tasks that a planner wrote for a group into pairs; nil where it wrote none. Tasks that another
// group has already are left out (E10), as are those that no one in the team can do; others take their places.
func (m *maker) material(i, g, want int, able, used map[string]bool) ([]pair, error) {
	if i >= len(m.o.Material) || g >= len(m.o.Material[i].Tasks) {
		return nil, nil
	}
	tasks := m.o.Material[i].Tasks[g]
	kinds := Deliverables(m.pack(i))
	order, err := sortTasks(tasks, func(t prompts.PlannedTask) int {
		return check.Phase(corpus.Lifecycle(kinds[t.Deliverable].Lifecycle))
	})
	if err != nil {
		return nil, fmt.Errorf("tasks of %s: %w", m.work[i][g].Name, err)
	}
	out, place := []pair{}, map[int]int{}
	for _, k := range order {
		t := tasks[k]
		p := pair{component: t.Component, deliverable: kinds[t.Deliverable],
			skills: within(kinds[t.Deliverable].Skills, able)}
		if len(p.skills) == 0 || used[strings.ToLower(p.name())] || len(out) == want {
			continue
		}
		for _, n := range t.After {
			if at, ok := place[n-1]; ok {
				p.after = append(p.after, at)
			}
		}
		place[k] = len(out)
		out = append(out, p)
	}
	return out, nil
}
