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

// Build freezes the dependencies. It returns a *CycleError if tasks wait for one another in a circle.
func (b *DAGBuilder) Build() (*DAG, error) {
	adjacency, err := b.graph.AdjacencyMap()
	if err != nil {
		return nil, fmt.Errorf("reading the dependencies: %w", err)
	}
	rank := make(map[string]int, len(b.ids))
	for i, id := range b.ids {
		rank[id] = i
	}
	d := &DAG{rank: rank, ids: b.ids, dependents: make([][]int, len(b.ids)), prerequisites: make([][]int, len(b.ids))}
	for i, id := range b.ids {
		for to := range adjacency[id] {
			d.dependents[i] = append(d.dependents[i], rank[to])
		}
		slices.Sort(d.dependents[i])
		for _, j := range d.dependents[i] {
			d.prerequisites[j] = append(d.prerequisites[j], i)
		}
	}
	if cycle := findCycle(d.dependents); cycle != nil {
		return nil, &CycleError{Tasks: d.names(cycle)}
	}
	if d.order, err = lib.StableTopologicalSort(b.graph, func(x, y string) bool {
		return rank[x] < rank[y]
	}); err != nil {
		return nil, fmt.Errorf("sorting the tasks by dependency: %w", err)
	}
	return d, nil
}

// DAG is the frozen dependencies between tasks. Its lists keep the order in
// which tasks were added, as far as dependencies allow.
type DAG struct {
	ids           []string
	rank          map[string]int
	dependents    [][]int
	prerequisites [][]int
	order         []string
}

// Order returns all tasks, each after everything it depends on. It is the breadth-first order: tasks that become free
// together stand in the order of adding. The caller must not modify it.
func (d *DAG) Order() []string { return d.order }

// Prerequisites returns what a task waits for, directly; nil for an unknown task.
func (d *DAG) Prerequisites(task string) []string { return d.neighbours(task, d.prerequisites) }

// Dependents returns the tasks that wait for a task, directly; nil for an unknown task.
func (d *DAG) Dependents(task string) []string { return d.neighbours(task, d.dependents) }

func (d *DAG) neighbours(task string, lists [][]int) []string {
	i, ok := d.rank[task]
	if !ok {
		return nil
	}
	return d.names(lists[i])
}

func (d *DAG) names(ranks []int) []string {
	names := make([]string, len(ranks))
	for i, r := range ranks {
		names[i] = d.ids[r]
	}
	return names
}
