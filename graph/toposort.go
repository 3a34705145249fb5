package graph

import (
	"fmt"

	lib "github.com/dominikbraun/graph"
)

// librarySortBelow is the number of tasks up to which the library's sort, which
// takes time quadratic in it, stays well under a second.
const librarySortBelow = 3000

// topologicalOrder sorts an acyclic graph. Both ways give the same order.
func (b *DAGBuilder) topologicalOrder(d *DAG) ([]string, error) {
	if len(b.ids) >= librarySortBelow {
		return d.names(kahnOrder(d)), nil
	}
	order, err := lib.StableTopologicalSort(b.graph, func(x, y string) bool { return d.rank[x] < d.rank[y] })
	if err != nil {
		return nil, fmt.Errorf("sorting the tasks by dependency: %w", err)
	}
	return order, nil
}

// kahnOrder is Kahn's algorithm in linear time, in the order of the library's
// stable sort: a queue, to which the tasks freed by one task are appended in
// the order of adding.
func kahnOrder(d *DAG) []int {
	waiting := make([]int, len(d.ids))
	var queue []int
	for i := range d.ids {
		if waiting[i] = len(d.prerequisites[i]); waiting[i] == 0 {
			queue = append(queue, i)
		}
	}
	for at := 0; at < len(queue); at++ {
		for _, to := range d.dependents[queue[at]] {
			if waiting[to]--; waiting[to] == 0 {
				queue = append(queue, to)
			}
		}
	}
	return queue
}
