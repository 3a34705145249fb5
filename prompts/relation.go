package prompts

import (
	"fmt"
	"slices"
	"strings"
)

// RelationIn asks whether a candidate answers a question about a set of variants, and if not, where it fails (S8). The
// judge sees what the set holds and how its variants relate.
type RelationIn struct {
	Relation  string         `json:"relation"` // complementary, nuanced or contradictory
	Subtype   string         `json:"subtype,omitempty"`
	Case      string         `json:"case,omitempty"` // what the variants say together
	Facts     []RelationFact `json:"facts"`          // the variants
	Question  string         `json:"question"`
	Gold      string         `json:"gold"`
	Correct   []string       `json:"correct,omitempty"`   // other right answers
	Incorrect []string       `json:"incorrect,omitempty"` // known wrong ones
	Candidate string         `json:"candidate"`
}

// RelationFact is a variant of a set.
type RelationFact struct {
	Sentence  string `json:"sentence"`
	Condition string `json:"condition,omitempty"` // under which it holds
	AsOf      string `json:"as_of,omitempty"`     // from when it holds
}

// Where an answer fails.
const (
	FailPickedASide  = "picked_a_side" // one of two statements that contradict each other, as if it were settled
	FailOtherContext = "other_context" // what holds under another condition
	FailOtherTime    = "other_time"    // what held at another time
	FailIncomplete   = "incomplete"    // a part of what is right, or too vague
	FailInvented     = "invented"      // what no fact says
	FailNoAnswer     = "no_answer"     // empty, or declines
	FailNone         = "none"          // it does not fail, or that cannot be decided
)

// RelationOut is the judge's verdict: a label (correct, wrong or unclear) and where a wrong candidate fails.
type RelationOut struct {
	Label   string `json:"label"`
	Failure string `json:"failure"`
	Reason  string `json:"reason"`
}

// ownFailure is the failure that only one subtype has.
var ownFailure = map[string]string{
	"contradictory": FailPickedASide, "contextual": FailOtherContext, "temporal": FailOtherTime,
}

// FailuresOf are the ways in which answers to questions of a subtype fail; of a subtype without a name all of them.
func FailuresOf(subtype string) []string {
	own := []string{FailPickedASide, FailOtherContext, FailOtherTime}
	if subtype != "" {
		own = slices.DeleteFunc(own, func(f string) bool { return f != ownFailure[subtype] })
	}
	return append(own, FailIncomplete, FailInvented, FailNoAnswer)
}

// mostReason bounds the one sentence of a reason, in bytes.
const mostReason = 600

// checkRelation holds a judge to the labels, to a failure that the subtype can have if and only if the label is wrong,
// and to a reason in one line; an empty candidate is no answer.
func checkRelation(in RelationIn, out RelationOut) []string {
	var v []string
	if !slices.Contains([]string{Correct, Wrong, Unclear}, out.Label) {
		v = append(v, fmt.Sprintf("label %q is none of %s, %s, %s", out.Label, Correct, Wrong, Unclear))
	}
	failures := FailuresOf(in.Subtype)
	switch {
	case out.Label == Wrong && !slices.Contains(failures, out.Failure):
		v = append(v, fmt.Sprintf("failure %q of a wrong candidate is none of %s", out.Failure, strings.Join(failures, ", ")))
	case out.Label != Wrong && out.Failure != FailNone:
		v = append(v, fmt.Sprintf("failure %q although the label is not wrong: it is %q then", out.Failure, FailNone))
	}
	if strings.TrimSpace(in.Candidate) == "" && (out.Label != Wrong || out.Failure != FailNoAnswer) {
		v = append(v, fmt.Sprintf("the candidate is empty: the label is %q and the failure %q", Wrong, FailNoAnswer))
	}
	if reason := strings.TrimSpace(out.Reason); reason == "" || len(reason) > mostReason || strings.ContainsAny(reason,
		"\n\r") {
		v = append(v, "the reason is not one sentence in one line")
	}
	return v
}
