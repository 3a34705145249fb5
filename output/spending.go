package output

// Spending sets what a run with language models was estimated to take, before its first call, beside what it took.
type Spending struct {
	Estimate []EstimatedStage `json:"estimate,omitempty"` // absent for runs begun by a program that made none
	Actual   []SpentStage     `json:"actual"`
}

// Bounds are an estimated number.
type Bounds struct {
	Low    int64 `json:"low"`
	Likely int64 `json:"likely"`
	High   int64 `json:"high"`
}

// EstimatedStage is what a stage was estimated to take. Cost counts models with a price alone.
type EstimatedStage struct {
	Stage    string   `json:"stage"`
	Calls    Bounds   `json:"calls"`
	In       Bounds   `json:"tokens_in"`
	Cached   Bounds   `json:"tokens_cached"` // of those in
	Out      Bounds   `json:"tokens_out"`
	Cost     Bounds   `json:"nano_dollars"`
	Unpriced []string `json:"unpriced,omitempty"` // models whose cost is not known
}

// SpentStage is what a stage took, earlier sittings included.
type SpentStage struct {
	Stage    string `json:"stage"`
	Calls    int64  `json:"calls"`    // different questions, those asked again included
	Requests int64  `json:"requests"` // fewer than calls where the answers to an earlier run in the folder served
	In       int64  `json:"tokens_in"`
	Cached   int64  `json:"tokens_cached"`
	Out      int64  `json:"tokens_out"`
	Cost     int64  `json:"nano_dollars"`
	Unknown  int64  `json:"unknown_cost,omitempty"` // answers whose cost is not known

	// Inherited is what answers cost, in nano-dollars, that an earlier run in the
	// folder paid for and this one uses. It is not part of Cost.
	Inherited int64 `json:"inherited_nano_dollars,omitempty"`
}
