package graph

import (
	"fmt"
	"slices"
	"strings"
)

// CycleError says that tasks wait for one another in a circle.
type CycleError struct {
	// Tasks are the tasks of one cycle in order: each must end before the next
	// starts, and the last before the first. The earliest added comes first.
	Tasks []string
}

// Error implements error.
func (e *CycleError) Error() string {
	circle := append(slices.Clone(e.Tasks), e.Tasks[0])
	return fmt.Sprintf("tasks wait for one another in a circle: %s", strings.Join(circle, " → "))
}

// findCycle returns the vertices of one cycle in order, the smallest first, or nil. Which cycle is found depends on the
// adjacency alone. It keeps its own stack, because a chain of dependencies may be longer than is good for the
// goroutine's.
func findCycle(adjacency [][]int) []int {
	const (
		unseen = iota
		onPath
		done
	)
	state := make([]uint8, len(adjacency))
	next := make([]int, len(adjacency)) // the neighbour to look at when we come back
	for root := range adjacency {
		if state[root] != unseen {
			continue
		}
		path := []int{root}
		state[root] = onPath
		for len(path) > 0 {
			v := path[len(path)-1]
			if next[v] == len(adjacency[v]) {
				state[v] = done
				path = path[:len(path)-1]
				continue
			}
			to := adjacency[v][next[v]]
			next[v]++
			switch state[to] {
			case unseen:
				state[to] = onPath
				path = append(path, to)
			case onPath:
				return fromSmallest(path[slices.Index(path, to):])
			}
		}
	}
	return nil
}

// fromSmallest rotates a cycle so that its smallest vertex comes first.
func fromSmallest(cycle []int) []int {
	at := slices.Index(cycle, slices.Min(cycle))
	return slices.Concat(cycle[at:], cycle[:at])
}
