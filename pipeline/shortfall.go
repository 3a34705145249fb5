package pipeline

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/judging"
)

// Shortfall says that a quota was not met, and why.
type Shortfall = output.Shortfall

// mostNamed is how many corpora a shortfall names.
const mostNamed = 10

// shortfall says for what a stratum's drafts fell, or which corpora had no candidates, and what to turn. thin says
// what packs have too little of for the stratum, "" where they have enough; more says what makes more candidates.
func shortfall(q judging.Stratum, without []string, thin, more string) Shortfall {
	s := Shortfall{Stratum: q.Name, Wanted: q.Wanted, Got: q.Accepted}
	var turn string
	if q.Judged < q.Wanted {
		s.Reason, turn = lacked(q, without, thin, more)
	} else {
		s.Reason, turn = fell(q, more)
	}
	s.Knob = fmt.Sprintf("%s, or lower questions.families.%s to %d", turn, q.Name, q.Accepted)
	return s
}

// lacked is the reason of a stratum with too few candidates, and what to turn.
func lacked(q judging.Stratum, without []string, thin, more string) (reason, turn string) {
	reason, turn = fmt.Sprintf("too few candidates (%d)", q.Judged), more
	if q.Dropped > 0 {
		reason += fmt.Sprintf("; %d could not be worded", q.Dropped)
		if q.Judged+q.Dropped >= q.Wanted {
			turn = "let another model propose the questions"
		}
	}
	if n := len(without); n > 0 {
		reason += "; none in " + strings.Join(without[:min(n, mostNamed)], ", ")
		if n > mostNamed {
			reason += fmt.Sprintf(" and %d more", n-mostNamed)
		}
	}
	if thin != "" {
		reason += "; likely for " + thin
		turn = "add such to the pack"
	}
	return reason, turn
}

// hopeless is the share of drafts that may fall for what one advice mends before more drafts are no remedy.
const hopeless = 0.7

// fell is the reason of a stratum whose drafts were judged and not accepted, and what to turn: what mends the
// commonest code, where most drafts fell for what it mends, or else more drafts.
func fell(q judging.Stratum, more string) (reason, turn string) {
	codes := slices.SortedFunc(maps.Keys(q.Fell), func(a, b corpus.Code) int {
		return cmp.Or(q.Fell[b]-q.Fell[a], cmp.Compare(a, b))
	})
	most := remedies[codes[0]]
	reason = fmt.Sprintf("%s (%d of %d drafts: %s)", codes[0], q.Fell[codes[0]], q.Judged, most.why)
	mends := 0
	for _, c := range codes {
		if remedies[c].turn == most.turn {
			mends += q.Fell[c]
		}
	}
	switch {
	case most.turn != "" && float64(mends) > hopeless*float64(q.Judged):
		return reason, most.turn
	case q.CutOff:
		return reason, "raise questions.oversample"
	}
	return reason, more
}
