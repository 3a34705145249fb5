package graph

import (
	"slices"

	"memloom/internal/statistics"
)

// openProjects returns the projects in which some task may receive a member's message.
func (w walk) openProjects() []ProjectRef {
	var open []ProjectRef
	for p, subs := range w.world.subsOf {
		if slices.ContainsFunc(subs, w.isOpen) {
			open = append(open, ProjectRef(p))
		}
	}
	return open
}

// openSubProjects returns the sub-projects of a project in which some task may receive a member's message.
func (w walk) openSubProjects(p ProjectRef) []SubProjectRef {
	var open []SubProjectRef
	for _, s := range w.world.subsOf[p] {
		if w.isOpen(s) {
			open = append(open, s)
		}
	}
	return open
}

func (w walk) isOpen(s SubProjectRef) bool {
	for _, t := range w.world.tasksOf[s] {
		if w.scope.staffed(w.world, t) {
			return true
		}
	}
	return false
}

// openTasks appends the tasks of a sub-project that may receive a member's message.
func (w walk) openTasks(tasks []TaskRef, s SubProjectRef) []TaskRef {
	for _, t := range w.world.tasksOf[s] {
		if w.scope.staffed(w.world, t) {
			tasks = append(tasks, t)
		}
	}
	return tasks
}

// enterable appends the tasks of a sub-project that take a guest's message.
func (w walk) enterable(tasks []TaskRef, s SubProjectRef) []TaskRef {
	for _, t := range w.world.tasksOf[s] {
		if w.scope.takes(w.world, t) {
			tasks = append(tasks, t)
		}
	}
	return tasks
}

// weightedTask draws a task by weight, or None.
func (w walk) weightedTask(tasks []TaskRef, weight func(TaskRef) float64) TaskRef {
	w.weights = w.weights[:0]
	for _, t := range tasks {
		w.weights = append(w.weights, weight(t))
	}
	if at := statistics.WeightedFloat(w.rng, w.weights); at >= 0 {
		return tasks[at]
	}
	return None
}

// progress returns a task's p at its minute.
func (w walk) progress(t TaskRef) float64 {
	return w.world.tasks.rows[t].Progress(w.clock.At(t))
}
