package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// failure shows the questions to models that stayed without an acceptable answer and were passed over, and why. Every
// argument narrows them: a stage, a task, a model, or a group, day or item on whose behalf it was asked.
func (r *reading) failure(args []string) error {
	found := []corpus.Failure{} // none is no line, not a null
	for _, f := range r.c.Failures {
		if !slices.ContainsFunc(args, func(arg string) bool { return !r.concerns(f, arg) }) {
			found = append(found, f)
		}
	}
	if done, err := r.print(found); done {
		return err
	}
	switch {
	case len(r.c.Failures) == 0:
		fmt.Fprintln(r.out, "no failures: every question was answered")
	case len(found) == 0:
		fmt.Fprintf(r.out, "no failures there; there are %s\n", r.failedStages())
	}
	for _, f := range found {
		fmt.Fprintf(r.out, "%s  %s, %s asked of %s: %s\n", f.Stage, f.Unit, f.Task, cmp.Or(f.Model, "no model"), f.Kind)
		r.indented(f.Reason)
	}
	return nil
}

// concerns says whether a failure is of what the user typed.
func (r *reading) concerns(f corpus.Failure, typed string) bool {
	if strings.EqualFold(typed, f.Stage) || strings.EqualFold(typed, f.Task) || strings.EqualFold(typed, f.Model) {
		return true
	}
	return slices.ContainsFunc(strings.Split(f.Unit, "/"), func(part string) bool {
		return strings.EqualFold(typed, part) || matches(typed, part, r.groups[part].Name)
	}) || strings.EqualFold(typed, f.Unit)
}

// failedStages counts failures by stage, in the order of the records.
func (r *reading) failedStages() string {
	var stages []string
	count := map[string]int{}
	for _, f := range r.c.Failures {
		if count[f.Stage]++; count[f.Stage] == 1 {
			stages = append(stages, f.Stage)
		}
	}
	for i, s := range stages {
		stages[i] = fmt.Sprintf("%d of %s", count[s], s)
	}
	return strings.Join(stages, ", ")
}
