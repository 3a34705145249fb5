package filters

import (
	"cmp"

	"memloom/internal/llm"
	"memloom/validate"
)

// The ways of testing uniqueness (Options.Uniqueness).
const (
	ThreeStep  = "three-step" // read each suspect segment once for many items
	Exhaustive = "exhaustive" // ask every item of every segment, as the paper does
)

// Models are the models that judge. They may be one and the same.
type Models struct {
	Solver llm.Model
	Judge  llm.Model
	Probe  llm.Model
	Panel  []llm.Model // the blind panel
	// Verifiers must each be right on the evidence (C6). None: the solver alone, once.
	Verifiers []Verifier
}

// Verifier is a model that has to be right on the evidence every time that it is asked: a model for each time, samples
// of one and the same. The fact solver, which repeats itself, is asked once.
type Verifier struct {
	Name  string
	Times []llm.Model
}

// Options are the thresholds and modes of the filters. The zero value is the default of each.
type Options struct {
	// HighConfidence is the per cent from which on a blind answer counts as sure. Default 70: well above what a guess
	// among four options or a lean between two deserves.
	HighConfidence int
	// Reasoners are the names of the panel's members that reason. Only their word makes an item high or premium; the
	// built-in members do not reason. Default none.
	Reasoners []string
	// Retrieved is how many messages an abstention item's context takes from
	// BM25, next to the segments that mention the subject. Default 50 (filters.md).
	Retrieved int
	// Baseline is how many messages the baseline of hard retrieves (G14). Default 10.
	Baseline int
	// TargetsPerCall bounds what is asked of a segment in one call. Default
	// 25: answers stay short enough to be complete.
	TargetsPerCall int
	// Uniqueness is ThreeStep (default) or Exhaustive.
	Uniqueness string
	// Shown is what stands for an item's evidence: ShownMessage (default) or ShownSegment. With the latter sufficiency is
	// asked on S+, and uniqueness on every other segment, items with options in two phases (E23).
	Shown string
	// LeaveSegments makes necessary take away the whole segments that hold a piece, and show those of the other pieces
	// (C6). Default: single messages are left out, and single messages are shown.
	LeaveSegments bool `json:",omitempty"`
	// Decoy has the blind panel read a segment that says nothing of what is asked (C6). Default: it reads nothing.
	Decoy bool `json:",omitempty"`
	// Repeats is how often each verifier was to be asked; verdicts tell of those that were asked less. Default 1.
	Repeats int `json:",omitempty"`
	// Computed says that the solver is the fact solver: uniqueness needs no words then, since it knows every statement.
	Computed bool `json:",omitempty"`
	// All runs every filter, even after one has failed.
	All bool
	// Similar are the thresholds of near-copies.
	Similar validate.SimilarOptions
}

func (o Options) highConfidence() int { return cmp.Or(o.HighConfidence, 70) }
func (o Options) retrieved() int      { return cmp.Or(o.Retrieved, 50) }
func (o Options) baseline() int       { return cmp.Or(o.Baseline, 10) }
func (o Options) shown() string       { return cmp.Or(o.Shown, ShownMessage) }
func (o Options) targetsPerCall() int { return cmp.Or(o.TargetsPerCall, 25) }
