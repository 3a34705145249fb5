package exec

import (
	"fmt"
	"maps"
	"slices"

	"memloom/internal/runstore"
)

// plan is a stage compared with the store.
type plan struct {
	stage Stage
	tasks []task                            // one per unit, in the stage's order
	wants map[string]runstore.Hash          // unit → the hash that it should have; zero where an input is missing
	stale map[runstore.UnitID]runstore.Hash // committed units that the stage no longer lists
}

// task is a unit with what was found out about it.
type task struct {
	index     int
	hash      runstore.Hash
	committed bool
	missing   string // the first input that is not there
}

func (e *Executor) plan(s Stage) (plan, error) {
	if err := s.validate(); err != nil {
		return plan{}, err
	}
	have, err := e.store.Units(s.Name)
	if err != nil {
		return plan{}, &EnvironmentError{Op: fmt.Sprintf("listing what is done of stage %s", s.Name), Err: err}
	}
	content, err := e.store.Hashes(inputKeys(s))
	if err != nil {
		return plan{}, &EnvironmentError{Op: fmt.Sprintf("reading the inputs of stage %s", s.Name), Err: err}
	}
	p := plan{
		stage: s, tasks: make([]task, len(s.Units)),
		wants: make(map[string]runstore.Hash, len(s.Units)), stale: map[runstore.UnitID]runstore.Hash{},
	}
	for i, u := range s.Units {
		t := task{index: i, missing: firstMissing(u.Inputs, content)}
		if t.missing == "" {
			t.hash = hashUnit(s.Name, s.Version, u, content)
			old, known := have[u.Name]
			t.committed = known && old == t.hash
		}
		p.tasks[i] = t
		p.wants[u.Name] = t.hash
	}
	for name, hash := range have {
		if _, listed := p.wants[name]; !listed {
			p.stale[runstore.UnitID{Stage: s.Name, Name: name}] = hash
		}
	}
	return p, nil
}

// inputKeys returns every key the stage reads, once, in order: neighbours in the index are read together.
func inputKeys(s Stage) []string {
	keys := map[string]struct{}{}
	for _, u := range s.Units {
		for _, key := range u.Inputs {
			keys[key] = struct{}{}
		}
	}
	return slices.Sorted(maps.Keys(keys))
}

func firstMissing(keys []string, content map[string]runstore.Hash) string {
	for _, key := range keys {
		if _, ok := content[key]; !ok {
			return key
		}
	}
	return ""
}
