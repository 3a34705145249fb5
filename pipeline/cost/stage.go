// Package cost foresees what a run will take: units, calls, tokens and dollars by stage, within bounds, without asking
// anybody.
package cost

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
