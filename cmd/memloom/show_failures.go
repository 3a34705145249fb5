package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// failure shows the questions to models that stayed without an acceptable answer and were passed over, and why. Every
// argument narrows them: a stage, a task, a model, or a group, day or item on whose behalf it was asked. Those that
// belong to no corpus come first.
func (s *showing) failure(args []string) error {
	shared, err := s.reader.Shared()
	if err != nil {
		return err
	}
	stages := &failedStages{count: map[string]int{}}
	show := func(c *corpus.Corpus) (bool, error) { return true, newReading(c, s).failures(args, stages) }
	if s.corpus == "" {
		if _, err := show(shared); err != nil {
			return err
		}
	}
	if err := s.each(show); err != nil {
		return err
	}
	s.none = "no failures there; there are " + stages.String()
	if len(stages.names) == 0 {
		s.none = "no failures: every question was answered"
	}
	return s.foot()
}

// failures shows those of a corpus, and counts all of them by stage.
func (r *reading) failures(args []string, stages *failedStages) error {
	found := []corpus.Failure{} // none is no line, not a null
	for _, f := range r.c.Failures {
		stages.add(f.Stage)
		if !slices.ContainsFunc(args, func(arg string) bool { return !r.concerns(f, arg) }) {
			found = append(found, f)
		}
	}
	if done, err := r.print(found); done {
		return err
	}
	if len(found) > 0 && r.c.ID != "" {
		r.heading()
	}
	for _, f := range found {
		r.shown = true
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
		return strings.EqualFold(typed, part) || matches(typed, part, r.GroupName(part))
	}) || strings.EqualFold(typed, f.Unit)
}

// failedStages counts failures by stage.
type failedStages struct {
	names []string // in the order of the records
	count map[string]int
}

func (k *failedStages) add(stage string) {
	if k.count[stage]++; k.count[stage] == 1 {
		k.names = append(k.names, stage)
	}
}

// String lists the stages, each with its number.
func (k *failedStages) String() string {
	var parts []string
	for _, s := range k.names {
		parts = append(parts, fmt.Sprintf("%d of %s", k.count[s], s))
	}
	return strings.Join(parts, ", ")
}
