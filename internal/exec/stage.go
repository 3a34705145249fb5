package exec

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/runstore"
)

// Record is a key and its bytes. Keys are unique in the whole store.
type Record = runstore.Record

// Getter reads records by key.
type Getter interface {
	// Get returns the bytes of a record. The caller may keep and change them. It may be called by many goroutines.
	Get(key string) ([]byte, error)
}

// Unit is the smallest recoverable piece of a stage.
type Unit struct {
	// Name is canonical and unique in the stage, for example "text/p1.g1/2025-03-14": the key in the store, the label
	// in progress, the seed of the unit's random source.
	Name string

	// Inputs are the keys of the records the unit reads, committed by earlier stages. Their content hashes enter the
	// unit's hash, in this order. Run can read no others.
	Inputs []string

	// Params is everything else that could change the result: options, the template's hash, the schema's hash.
	Params []byte

	// Run computes the unit's records. Its errors need not name the unit: the one who reports them does. It must give the
	// same records for the same inputs and parameters, may be called again after a crash, and should return promptly
	// when ctx ends. It may run next to other units. An error that matches *EnvironmentError, or that ends the run by
	// llm.EndsRun, ends the whole stage.
	Run func(ctx context.Context, in Getter) ([]Record, error)
}

// Stage is a step of the pipeline.
type Stage struct {
	Name string
	// Version is raised whenever the stage's code computes something else from the same inputs and parameters.
	Version int
	Units   []Unit
}

// validate finds mistakes of the program that lists the units.
func (s Stage) validate() error {
	if s.Name == "" {
		return errors.New("a stage has no name")
	}
	seen := make(map[string]struct{}, len(s.Units))
	for i, u := range s.Units {
		if u.Name == "" {
			return fmt.Errorf("stage %s: unit %d has no name", s.Name, i)
		}
		if u.Run == nil {
			return fmt.Errorf("stage %s: unit %s has nothing to run", s.Name, u.Name)
		}
		if _, twice := seen[u.Name]; twice {
			return fmt.Errorf("stage %s: two units are named %s", s.Name, u.Name)
		}
		seen[u.Name] = struct{}{}
	}
	return nil
}

// inputs is the Getter a unit is given: it reads what the unit declared.
type inputs struct {
	from     Getter
	declared map[string]struct{}
}

func newInputs(from Getter, u Unit) inputs {
	declared := make(map[string]struct{}, len(u.Inputs))
	for _, key := range u.Inputs {
		declared[key] = struct{}{}
	}
	return inputs{from: from, declared: declared}
}

// Get refuses a record that is not in the unit's hash: its change would go unnoticed.
func (in inputs) Get(key string) ([]byte, error) {
	if _, ok := in.declared[key]; !ok {
		return nil, fmt.Errorf("it reads record %q without declaring it as an input", key)
	}
	return in.from.Get(key)
}
