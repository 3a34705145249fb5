package graph

import (
	"fmt"
	"slices"

	lib "github.com/dominikbraun/graph"
)

// DAGBuilder collects a project's sub-tasks and what each of them waits for. It is for one goroutine.
type DAGBuilder struct {
	graph lib.Graph[string, string] // prerequisite → dependent
	ids   []string                  // in the order of adding
}

// NewDAGBuilder returns an empty builder.
func NewDAGBuilder() *DAGBuilder {
	// The library's PreventCycles walks all ancestors at every edge and names
	// no culprit; cycles are found once, in Build.
	return &DAGBuilder{graph: lib.New(lib.StringHash, lib.Directed())}
}

// AddTask adds a task; ErrDuplicate if the id is taken.
func (b *DAGBuilder) AddTask(id string) error {
	if err := b.graph.AddVertex(id); err != nil {
		return fmt.Errorf("adding task %q: %w", id, translate(err))
	}
	b.ids = append(b.ids, id)
	return nil
}

// AddDependency records that a task cannot start before another one has ended;
// ErrUnknown if either is missing, ErrDuplicate if it was recorded before.
func (b *DAGBuilder) AddDependency(task, on string) error {
	if err := b.graph.AddEdge(on, task); err != nil {
		return fmt.Errorf("adding the dependency of task %q on %q: %w", task, on, translate(err))
	}
	return nil
}

// Build returns all tasks, each after everything it depends on. It is the breadth-first order: tasks that become free
// together are in the order of adding. It returns a *CycleError if tasks wait for one another in a circle.
func (b *DAGBuilder) Build() ([]string, error) {
	adjacency, err := b.graph.AdjacencyMap()
	if err != nil {
		return nil, fmt.Errorf("reading the dependencies: %w", err)
	}
	rank := make(map[string]int, len(b.ids))
	for i, id := range b.ids {
		rank[id] = i
	}
	dependents := make([][]int, len(b.ids))
	for i, id := range b.ids {
		for to := range adjacency[id] {
			dependents[i] = append(dependents[i], rank[to])
		}
		slices.Sort(dependents[i])
	}
	if cycle := findCycle(dependents); cycle != nil {
		tasks := make([]string, len(cycle))
		for i, r := range cycle {
			tasks[i] = b.ids[r]
		}
		return nil, &CycleError{Tasks: tasks}
	}
	order, err := lib.StableTopologicalSort(b.graph, func(x, y string) bool { return rank[x] < rank[y] })
	if err != nil {
		return nil, fmt.Errorf("sorting the tasks by dependency: %w", err)
	}
	return order, nil
}
