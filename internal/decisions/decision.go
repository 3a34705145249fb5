package decisions

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Reasons are the codes by which a reviewer says what is wrong, with an item or with the filter that refused it.
func Reasons() []string {
	return []string{"misread", "gold_wrong", "date_wrong", "wrong_speaker", "incomplete", "two_readings", "evidence_missing",
		"answerable_elsewhere", "guessable", "too_easy", "duplicate", "unnatural", "other"}
}

// Ratings are the values of the four ratings.
func Ratings() []string { return []string{"good", "doubtful", "bad"} }

// settled are the codes of a settlement.
var settled = []string{string(corpus.ActionAccept), string(corpus.ActionReject)}

// Computed says whether a filter's verdict is computed. A person may overrule what a model judged, and no computation: there
// the item has to be edited.
func Computed(filter string) bool { return filter == "undisturbed" }

// MistakeError says why a decision is none.
type MistakeError struct{ Text string }

// Error implements error.
func (e *MistakeError) Error() string { return e.Text }

func mistake(format string, args ...any) error { return &MistakeError{fmt.Sprintf(format, args...)} }

// Check says whether a decision can be made about an item as it stands. The decision says what the reviewer wants; Check fills in
// what it overrules. earlier are the decisions about the item, in their order.
func Check(d *corpus.Decision, it *corpus.Item, failed []string, earlier []corpus.Decision) error {
	if strings.TrimSpace(d.Reviewer) == "" {
		return mistake("a decision needs its reviewer: --reviewer NAME")
	}
	if err := checkWords(d); err != nil {
		return err
	}
	if d.VerdictsHidden {
		return checkBlind(d, it, earlier)
	}
	switch d.Action {
	case corpus.ActionAccept:
		return checkAccept(d, it, failed)
	case corpus.ActionReject:
		if it.Status == corpus.Accepted && d.Code == "" {
			return mistake("%s is in the dataset: say why it should not be, by one of the codes %s", it.ID, strings.Join(Reasons(), ", "))
		}
	case corpus.ActionEdit:
		if len(d.Edits) == 0 {
			return mistake("an edit of %s changes nothing", it.ID)
		}
	case corpus.ActionSettle:
		if !slices.Contains(settled, d.Code) {
			return mistake("a settlement says %s, not %q", strings.Join(settled, " or "), d.Code)
		}
		if StandingOf(it.ID, earlier) != Disputed {
			return mistake("%s is not disputed: there is nothing to settle", it.ID)
		}
	case corpus.ActionWithdraw:
		own := slices.ContainsFunc(Standing(earlier), func(x corpus.Decision) bool { return x.Reviewer == d.Reviewer })
		if !own {
			return mistake("%s has decided nothing about %s that stands: there is nothing to withdraw", d.Reviewer, it.ID)
		}
	case corpus.ActionUnsure:
	default:
		return mistake("there is no action %q for an item; there are accept, reject, edit, unsure, settle, withdraw", d.Action)
	}
	return nil
}

// checkWords checks code, note and ratings.
func checkWords(d *corpus.Decision) error {
	if d.Code != "" && d.Action != corpus.ActionSettle && !slices.Contains(Reasons(), d.Code) {
		return mistake("there is no code %q; there are %s", d.Code, strings.Join(Reasons(), ", "))
	}
	if d.Code == "other" && strings.TrimSpace(d.Note) == "" {
		return mistake("the code other needs a note that says what")
	}
	for _, r := range []string{d.RateQuestion, d.RateAnswer, d.RateOptions, d.RateEvidence} {
		if r != "" && !slices.Contains(Ratings(), r) {
			return mistake("there is no rating %q; there are %s", r, strings.Join(Ratings(), ", "))
		}
	}
	return nil
}

// checkAccept: who takes in what filters refused overrules them, with a code, and no computation.
func checkAccept(d *corpus.Decision, it *corpus.Item, failed []string) error {
	switch {
	case it.Status == corpus.Accepted:
		return nil // it is confirmed
	case it.Status == corpus.Surplus:
		return mistake("%s is surplus: no filter judged it; `audit apply --top-up` judges surplus drafts", it.ID)
	case d.Code == "":
		return mistake("taking %s in overrules %s: say why, by one of the codes %s", it.ID, strings.Join(failed, ", "), strings.Join(Reasons(), ", "))
	}
	for _, f := range failed {
		if Computed(f) {
			return mistake("%s fell at %s, which is computed from the files and cannot be overruled: edit the item", it.ID, f)
		}
	}
	d.Overrules = slices.Clone(failed)
	return nil
}

// Failed lists the filters that an accepted item must not have against it: those with another verdict than yes, in the order of
// the verdicts, and what was not run, going by the reasons.
func Failed(it *corpus.Item, verdicts []corpus.Verdict) []string {
	var out []string
	for _, v := range verdicts {
		if v.Probe == corpus.ProbeVerdict && v.Judging == 0 && v.Outcome != corpus.Yes && !slices.Contains(out, v.Filter) {
			out = append(out, v.Filter)
		}
	}
	for _, reason := range it.Reasons {
		if f, _, _ := strings.Cut(reason, ":"); f != "" && f != PersonStage && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

// PersonStage is where an item fell that a person removed.
const PersonStage = "person"
