package pipeline

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/pipeline/judging"
	"memloom/pipeline/recipe"
	"memloom/validate"
)

// Shortfall says that a quota was not met, and why.
type Shortfall struct {
	Stratum string `json:"stratum"` // a family, or "family/subcategory"
	Wanted  int    `json:"wanted"`
	Got     int    `json:"got"`
	Reason  string `json:"reason"` // the commonest reason of its rejections
	Knob    string `json:"knob"`   // what to turn
}

// mostNamed is how many corpora a shortfall names.
const mostNamed = 10

// shortfall says which filter a stratum's drafts fell at most, or which corpora had no candidates, and what to turn. thin
// says what packs have too little of for the stratum, "" where they have enough.
func shortfall(q judging.Stratum, without []string, thin, more string) Shortfall {
	s := Shortfall{Stratum: q.Name, Wanted: q.Wanted, Got: q.Accepted}
	turn := more
	if q.Judged < q.Wanted {
		s.Reason = fmt.Sprintf("too few candidates (%d)", q.Judged)
		if q.Dropped > 0 {
			s.Reason += fmt.Sprintf("; %d could not be worded", q.Dropped)
		}
		if n := len(without); n > 0 {
			s.Reason += "; none in " + strings.Join(without[:min(n, mostNamed)], ", ")
			if n > mostNamed {
				s.Reason += fmt.Sprintf(" and %d more", n-mostNamed)
			}
		}
		if thin != "" {
			s.Reason += "; likely for " + thin
			turn = "add such to the pack"
		}
	} else {
		stages := slices.SortedFunc(maps.Keys(q.Fell), func(a, b string) int {
			return cmp.Or(q.Fell[b]-q.Fell[a], strings.Compare(a, b))
		})
		s.Reason = fmt.Sprintf("the filter %s (%d of %d drafts)", stages[0], q.Fell[stages[0]], q.Judged)
		turn = cmp.Or(turned(stages[0], q.Fell[stages[0]], q.Judged, q.CutOff), more)
	}
	s.Knob = fmt.Sprintf("%s, or lower questions.families.%s to %d", turn, q.Name, q.Accepted)
	return s
}

// hopeless is the share of drafts that one filter may take before more drafts are no remedy.
const hopeless = 0.7

// turned says what helps against a filter that takes most of a stratum's drafts. More drafts help where they were cut
// off by the recipe, and not where next to nothing passes; empty where the world held no more of them.
func turned(filter string, fell, judged int, cutOff bool) string {
	if float64(fell) > hopeless*float64(judged) {
		switch filter {
		case validate.FilterSufficient, validate.FilterNecessary:
			return "let another model solve: next to nothing is answered right from its evidence alone"
		case validate.FilterHard:
			return "lower filters.baseline or raise filters.rounds: the baseline solves nearly all of them"
		case validate.FilterBlind:
			return "raise filters.confidence: the panel answers nearly all of them without evidence"
		case validate.FilterAnswerKeys:
			return "set questions.answer_keys to false, or let another model judge: it marks references otherwise than they are"
		}
	}
	if cutOff {
		return "raise questions.oversample"
	}
	return ""
}

// moreOf says what a design needs more of where its worlds hold too few candidates.
func moreOf(r *recipe.Recipe) string {
	switch r.Design {
	case recipe.Organisation:
		return "raise world.workdays"
	case channels:
		return "raise channels.messages, channels.phases or channels.changes"
	}
	return "let another model solve and judge, or ask for more sets"
}

// channels is the name of the design of whole domains.
const channels = "channels"
