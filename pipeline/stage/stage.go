// Package stage says what a run is made of: stages, in the one list that running, resuming, planning, pilots, versions and
// progress read; designs, which bring the stages up to a finished world; and the settings and models that all share.
package stage

import (
	"context"
	"strconv"
	"strings"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// Stage is one step of a run.
type Stage struct {
	Name    string
	Version int        // raised when the same inputs give another result; a golden test guards it
	Roles   []llm.Role // the models that it asks; none if everything is computed

	// Units lists what is to be done in a round, from 1, in canonical order; none: nothing is left. It may read what
	// earlier stages, and earlier rounds, committed.
	Units func(ctx context.Context, round int) ([]exec.Unit, error)

	// Cost foresees what the stage takes, without asking anybody; false where it has nothing to do. It is called stage by
	// stage, in order, and may fill the outline for those behind it. Nil: one unit.
	Cost func(ctx context.Context, o *Outline) (cost.Stage, bool, error)

	// Early says that a pilot does the stage whole, since what it samples rests on it.
	Early bool

	// Pilot lists about n of its units, evenly spaced, that can be done before the stages ahead of it are, with the units
	// of earlier stages that they read, and notes what those that are a fair sample are expected to take. Nil: none can.
	Pilot func(ctx context.Context, n int, o *Outline, fair cost.Sample) ([]exec.Unit, error)

	// Sketch returns the corpus as the stage has planned it. It may be called once this stage and those before it are done.
	// Passages that are named in written MUST be in the store: they have their texts. Nil: the stage plans no corpus.
	Sketch func(ctx context.Context, written map[string]bool) (*Sketch, error)

	// Some lists the units that some passages need, by their names in a Sketch. They SHOULD be units of the run, so that it
	// does not do them again; those that wait for many others may be done without these. Nil: a preview leaves the stage out.
	Some func(ctx context.Context, passages map[string]bool) ([]exec.Unit, error)
}

// Sketch is a corpus of which some passages are written. The messages of the others have no words.
type Sketch struct {
	*questions.Finished
	Passages []string // by message: the passage that it stands in
}

// Outline is what is known of a run before anything is asked. The stages of a design MUST fill it, Items aside, with a
// sample of what they plan: what judging takes is foreseen from that.
type Outline struct {
	*cost.Gauge
	Planned  *questions.Finished // the sample, as planned: its messages have no words
	Tasks    *prompts.Tasks
	Sample   int // how many projects, or users, to plan at most
	Corpora  int
	Scale    cost.Scaling // from the sample to all corpora
	Further  int          // segments of the sample that are like its others, and were counted and not planned
	Messages cost.Span    // of all corpora
	Words    int          // of a message, on average
	Items    int          // wanted
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
// stage's. Units whose names begin with their round, as in "judge 2/single_hop/0007", go by that: a run that goes on may
// have fewer rounds of a stage than the one before, and must not take one for another.
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

// WorldKey is the key of a corpus as it is before anybody asks.
func (r Ref) WorldKey() string { return "world/" + r.ID }
