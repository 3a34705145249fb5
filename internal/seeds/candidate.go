package seeds

import (
	"strings"

	"memloom/internal/corpus"
)

// Op says how the answer of a multi-evidence set follows from its facts.
type Op string

// The operations.
const (
	OpSum        Op = "sum"        // of the values
	OpDifference Op = "difference" // of two values; of two years in years
	OpOrder      Op = "order"      // the subjects, the smallest value first
	OpMatch      Op = "match"      // the values, in the order of the subjects
	OpSet        Op = "set"        // the subjects that have one value
	OpCount      Op = "count"      // how many subjects have one value
)

// Candidate is a set about the world (S2, S3): what it is to resolve, and its facts.
type Candidate struct {
	ID       string
	Relation Relation
	Subtype  Subtype
	Domain   string
	Topic    string // two candidates of one topic must not meet in one history
	Target   string // the question, without date and context
	Op       Op     // of a multi-evidence set
	Facts    []Stated
}

// Stated is a fact of a candidate with the sentence that states it.
type Stated struct {
	Row       string // names the fact; one that is said several times has one
	Subject   string
	Predicate string
	Value     corpus.Value
	Qualifier string       // the case in which it holds
	From      corpus.Value `json:",omitzero"` // the date from which it holds
	Until     corpus.Value `json:",omitzero"` // a date on which the value does not hold any more; none where it is open
	Text      string
	Said      string `json:",omitempty"` // as it is said, where that is in other words
	Once      bool   // no other fact of the subject has the value: it tells its date
}

// Row is a subject with its value, as operations take them.
type Row struct {
	Subject string
	Value   corpus.Value
}

// last is the last year of the world.
const last = 2023

// Shown is a value as a statement writes it.
func Shown(v corpus.Value) string {
	switch v.Kind {
	case "":
		return ""
	case corpus.KindDate:
		layout := map[corpus.Precision]string{corpus.Day: "2 January 2006", corpus.Month: "January 2006",
			corpus.Year: "2006"}
		return v.Date.Time().Format(layout[v.Precision])
	case corpus.KindCount, corpus.KindQuantity, corpus.KindPercent:
		for _, s := range corpus.Surfaces(v, corpus.NewDate(last, 12, 31), nil) {
			return s
		}
	}
	return v.Canonical()
}

// joined lists texts: A, B and C.
func joined(texts []string) string {
	if n := len(texts) - 1; n > 0 {
		return strings.Join(texts[:n], ", ") + " and " + texts[n]
	}
	return strings.Join(texts, "")
}
