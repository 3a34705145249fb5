// Package stage says what a run is made of: stages, in the one list that running, resuming, planning, pilots,
// versions and progress read; designs, which bring the stages up to a finished world; and the settings and models
// that all share.
package stage

import (
	"context"
	"strconv"
	"strings"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/questions"
)

// Stage is one step of a run.
type Stage struct {
	Name    string
	Version int        // raised when the same inputs give another result; a golden test guards it
	Roles   []llm.Role // the models that it asks; none if everything is computed

	// Units lists what is to be done in a round, from 1, in canonical order; none: nothing is left. It may read what
	// earlier stages, and earlier rounds, committed.
	Units func(ctx context.Context, round int) ([]exec.Unit, error)

	Note string // for who reads what a run takes

	// Some lists the units that some passages need, which are known by the names of the units that write them; nil:
	// all units. Alone, no passage waits for another one. They SHOULD be units of the run, so that it does not do
	// them again. Nil: the stage writes no passages, and is done whole where something of a run is done ahead.
	Some func(ctx context.Context, passages map[string]bool, alone bool) ([]exec.Unit, error)

	// Fill returns what stands for the records of all units before any is done, of messages of so many words. A stage
	// with Some MUST have it.
	Fill func(ctx context.Context, words float64) ([]exec.Record, error)

	// Sketch returns the corpus as it is planned, once the stages without Some that come before are done. Passages
	// that are named in written MUST be in the store: they have their texts. Nil: there is no preview of the design.
	Sketch func(ctx context.Context, written map[string]bool) (*Sketch, error)
}

// Sketch is a corpus of which some passages are written. The messages of the others have no words.
type Sketch struct {
	*questions.Finished
	Passages []string // by message: the name of the unit that writes it
}

// Once lists units that come in one round.
func Once(units func(context.Context) ([]exec.Unit, error)) func(context.Context, int) ([]exec.Unit, error) {
	return func(ctx context.Context, round int) ([]exec.Unit, error) {
		if round > 1 {
			return nil, nil
		}
		return units(ctx)
	}
}

// Steps are stages in the order of a run. The stages of one step take turns, round by round, until none of them has
// anything left.
type Steps [][]Stage

// Each returns the stages in order.
func (s Steps) Each() []Stage {
	var out []Stage
	for _, step := range s {
		out = append(out, step...)
	}
	return out
}

// Executor runs the units of a stage; *exec.Executor is one.
type Executor interface {
	Run(ctx context.Context, s exec.Stage) (exec.Stats, error)
}

// Env is what stages work with.
type Env struct {
	Settings
	Models Models
	Store  exec.Getter
	Exec   Executor
}

// Do brings steps about, for one corpus where of names it. When the context ends or a unit fails, what was committed
// stays and Do can be called again.
func (e *Env) Do(ctx context.Context, of string, steps Steps) error {
	for _, step := range steps {
		times := map[string]int{} // by stage: rounds with units
		for round := 1; ; round++ {
			worked := false
			for _, s := range step {
				units, err := s.Units(ctx, round)
				if err != nil {
					return err
				}
				if len(units) == 0 {
					continue
				}
				worked = true
				times[s.Name]++
				if err := e.run(ctx, s, of, times[s.Name], units); err != nil {
					return err
				}
			}
			if !worked {
				break
			}
		}
	}
	return nil
}

// run executes the units of a stage for the nth time. The name under which the executor knows them begins with the
// stage's. Units whose names begin with their round, as in "judge 2/single_hop/0007", go by that: a run that goes on
// may have fewer rounds of a stage than the one before, and must not take one for another.
func (e *Env) run(ctx context.Context, s Stage, of string, nth int, units []exec.Unit) error {
	name := s.Name
	if of != "" {
		name += " " + of
	}
	if first, _, _ := strings.Cut(units[0].Name, "/"); strings.HasPrefix(first, s.Name+" ") {
		if round := strings.TrimPrefix(first, s.Name); round != " 1" && round != " 1.1" { // the first goes without
			name += round
		}
	} else if nth > 1 {
		name += " " + strconv.Itoa(nth)
	}
	asked := make([]exec.Unit, len(units))
	for i, u := range units {
		asked[i] = asUnit(name, u)
	}
	_, err := e.Exec.Run(ctx, exec.Stage{Name: name, Version: s.Version, Units: asked})
	return err
}

// Ref names a corpus of a run.
type Ref struct {
	ID   string // as published: c1, c2, …
	Name string // in the names of units and stages: p1, u07; empty in a run of one corpus
}

// Key names a unit or record of the corpus: drafts/p3/single_hop, or drafts/single_hop in a run of one corpus.
func (r Ref) Key(stage, rest string) string {
	if r.Name != "" {
		stage += "/" + r.Name
	}
	return stage + "/" + rest
}

// The keys of what a design leaves behind: the rows that all corpora share, a corpus.Corpus, and for each corpus a
// questions.Finished.
const KeyShared = "shared"

// WorldKey is the key of a corpus as it is before anyone asks.
func (r Ref) WorldKey() string { return "world/" + r.ID }
