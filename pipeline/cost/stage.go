// Package cost foresees what a run will take: units, calls, tokens and dollars by stage, within bounds, without asking
// anyone.
package cost

import (
	"slices"

	"memloom/internal/llm"
)

// Stage is what a stage will take.
type Stage struct {
	Name  string `json:"name"`
	Units Span   `json:"units"`
	// Prefix is the share of the prompts' bytes, 0 to 1, that they share with another before them, so that a provider's
	// prefix cache can serve it; 0 where the prompts are not known beforehand.
	Prefix float64 `json:"prefix,omitempty"`
	Note   string  `json:"note,omitempty"`
	// Asks is what language models are likely to be asked, by task.
	Asks []Asks `json:"asks,omitempty"`

	Piloted Span `json:"-"` // those of the units that ask something a pilot can ask too
}

// Estimate is what a run will take.
type Estimate struct {
	Messages Span    `json:"messages"`
	Items    int     `json:"items_wanted"`
	Panel    int     `json:"panel"` // members of the blind panel for which calls are counted
	Stages   []Stage `json:"stages"`
}

// The stages of judging, whose calls depend on each other.
const (
	StageWording = "wording"
	StageHarden  = "harden"
	StageReword  = "reword"
	StageJudge   = "judge"
	StageRead    = "read"
	StageUnique  = "unique"
)

// Computed returns the estimate of a run whose verdicts the fact solver computes: no solver and no prober is asked, and
// a judge only about answer keys and the guesses of the blind panel.
func (e *Estimate) Computed() *Estimate {
	out := *e
	out.Stages = nil
	for _, s := range e.Stages {
		if s.Name == StageRead {
			continue
		}
		s.Asks = slices.DeleteFunc(slices.Clone(s.Asks), func(a Asks) bool {
			return a.Role == llm.RoleSolver || a.Role == llm.RoleJudge && s.Name != StageJudge
		})
		for i, a := range s.Asks {
			if a.Role == llm.RoleJudge {
				s.Asks[i].Calls.Low, s.Asks[i].In.Low, s.Asks[i].Cached.Low, s.Asks[i].Out.Low = 0, 0, 0, 0
			}
		}
		out.Stages = append(out.Stages, s)
	}
	return &out
}
