package corpus

import (
	"slices"
	"strings"
)

// How the reasons of a flagged passage say what a person decided about it.
const (
	DayAdmitted = "person: admitted" // it is sound, and evidence may stand on it
	DayDropped  = "person: dropped"  // no item may rest on it
)

// Admitted says whether a person found the passage sound.
func (f FlaggedPassage) Admitted() bool {
	return slices.ContainsFunc(f.Reasons, func(r string) bool { return says(r, DayAdmitted) })
}

// Dropped says whether a person decided that no item may rest on the passage.
func (f FlaggedPassage) Dropped() bool {
	return slices.ContainsFunc(f.Reasons, func(r string) bool { return says(r, DayDropped) })
}

// Undecided are the reasons of the run, without what a person decided.
func (f FlaggedPassage) Undecided() []string {
	return slices.DeleteFunc(slices.Clone(f.Reasons), func(r string) bool { return says(r, DayAdmitted) || says(r, DayDropped) })
}

func says(reason, how string) bool { return reason == how || strings.HasPrefix(reason, how+": ") }
