package report

import (
	"memloom/internal/corpus"
	"memloom/internal/measure"
)

// Input is what is known of a run before its corpora are read.
type Input struct {
	Absent      []string // tables that are not there, as in scaffold/people
	First, Last corpus.Date
	Filters     []string // in the order in which items pass them
	Measures    measure.Input
}

// Ending is what is known of a run when its corpora were read.
type Ending struct {
	Recipe     string
	Seed       uint64
	Scale      float64
	Canary     string // of the corpora
	Domains    []string
	Models     []string // that wrote and judged, each once
	Release    int      // how often decisions were applied
	Shortfalls int      // quotas that were not met
	People     int
	Groups     int
	Messages   int
	Tokens     int
	Items      Counts
	Families   []Family // in the manifest's order
	Quotas     []Quota
	Planned    []Planned // nil: nothing was estimated
	Measures   *Measures // nil: none are stored
}

// Counts are drafts by their end.
type Counts struct{ Drafted, Accepted, Rejected, Flagged, Surplus int }

// Family counts the drafts of a question family.
type Family struct {
	Name, Category string
	Counts
}

// Quota is what a recipe asks of a stratum: a family, or a part of one behind a slash.
type Quota struct {
	Stratum string
	Wanted  int
}

// Planned is what a stage was estimated to cost before the first call, in billionths of a dollar.
type Planned struct {
	Stage             string
	Low, Likely, High int64
	Unpriced          []string // models whose cost is not known
}

// Measures are the reference settings as score --baselines stored them.
type Measures struct {
	// Tables are the digests of the tables that were measured, by path. Measures of other tables are not shown.
	Tables   map[string]string `json:"tables"`
	Judge    string            `json:"judge"` // who marked open answers
	Settings []Setting         `json:"settings"`
}

// Setting is what one reference setting got right.
type Setting struct {
	Name  string `json:"name"`
	About string `json:"about"`
	Share
	Guessing *Guessing `json:"guessing,omitempty"` // of settings that read no message
}

// Share is a number of items and how many of them are right, with Wilson's interval at 95 %.
type Share struct {
	Right int     `json:"right"`
	N     int     `json:"n"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Guessing holds the items with options against chance.
type Guessing struct {
	Share
	Expected float64 `json:"expected"` // right by chance
	P        float64 `json:"p"`        // exact, one-sided
}

// Accuracy is the share that is right; 0 where there is no item.
func (s Share) Accuracy() float64 { return fraction(s.Right, s.N) }

func fraction(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return float64(part) / float64(whole)
}
