package decisions

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Reasons are the codes by which a reviewer says what is wrong, with an item or with the filter that refused it.
func Reasons() []string {
	return []string{"misread", "gold_wrong", "date_wrong", "wrong_speaker", "incomplete", "two_readings",
		"evidence_missing",
		"answerable_elsewhere", "guessable", "too_easy", "duplicate", "unnatural", "other"}
}

// Ratings are the values of the four ratings.
func Ratings() []string { return []string{"good", "doubtful", "bad"} }

// Computed says whether a filter's verdict is computed. A person may overrule what a model judged, and no computation:
// there the item has to be edited.
func Computed(filter string) bool { return filter == "undisturbed" }

// MistakeError says why a decision is none.
type MistakeError struct{ Text string }

// Error implements error.
func (e *MistakeError) Error() string { return e.Text }

func mistake(format string, args ...any) error { return &MistakeError{fmt.Sprintf(format, args...)} }

// check says whether a decision can be made about an item as it stands, or about a day, where there is no item. The
// decision says what the reviewer wants; check fills in what it overrules. earlier are the decisions about the target,
// in their order.
func check(d *corpus.Decision, it *corpus.Item, failed []string, earlier []corpus.Decision) error {
	if strings.TrimSpace(d.Reviewer) == "" {
		return mistake("a decision needs its reviewer: --reviewer NAME")
	}
	if it == nil {
		return checkDay(d, earlier)
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
			return mistake("%s is in the dataset: say why it should not be, by one of the codes %s", it.ID,
				strings.Join(Reasons(), ", "))
		}
	case corpus.ActionEdit:
		if len(d.Edits) == 0 {
			return mistake("an edit of %s changes nothing", it.ID)
		}
	case corpus.ActionUnsure:
	case corpus.ActionSettle, corpus.ActionWithdraw:
		return checkEarlier(d, earlier, "", corpus.ActionAccept, corpus.ActionReject)
	default:
		return mistake("there is no action %q for an item; there are accept, reject, edit, unsure, settle, withdraw",
			d.Action)
	}
	return nil
}

// checkDay says whether a decision can be made about a day.
func checkDay(d *corpus.Decision, earlier []corpus.Decision) error {
	switch d.Action {
	case corpus.ActionAdmitDay, corpus.ActionDropDay:
		return nil
	case corpus.ActionSettle, corpus.ActionWithdraw:
		return checkEarlier(d, earlier, " about a day", corpus.ActionAdmitDay, corpus.ActionDropDay)
	}
	return mistake("there is no action %q for a day; there are admit, drop, settle, withdraw", d.Action)
}

// checkEarlier says whether there is a dispute for a settlement, which has one of two codes, or a decision to withdraw.
func checkEarlier(d *corpus.Decision, earlier []corpus.Decision, about string, yes, no corpus.Action) error {
	_, stand := Outcome(Standing(earlier))
	own := slices.ContainsFunc(Standing(earlier), func(x corpus.Decision) bool { return x.Reviewer == d.Reviewer })
	switch {
	case d.Action == corpus.ActionWithdraw && !own:
		return mistake("%s has decided nothing about %s that stands: there is nothing to withdraw", d.Reviewer, d.TargetID)
	case d.Action == corpus.ActionSettle && d.Code != string(yes) && d.Code != string(no):
		return mistake("a settlement%s says %s or %s, not %q", about, yes, no, d.Code)
	case d.Action == corpus.ActionSettle && stand != Disputed:
		return mistake("%s is not disputed: there is nothing to settle", d.TargetID)
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
		return mistake("taking %s in overrules %s: say why, by one of the codes %s", it.ID, strings.Join(failed, ", "),
			strings.Join(Reasons(), ", "))
	}
	for _, f := range failed {
		if Computed(f) {
			return mistake("%s fell at %s, which is computed from the files and cannot be overruled: edit the item", it.ID, f)
		}
	}
	d.Overrules = slices.Clone(failed)
	return nil
}

// Failed lists the filters that an accepted item must not have against it: those with another verdict than yes, in the
// order of the verdicts, and what was not run, going by the reasons.
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

// Meant returns the action of a decision; of a settlement, the one that it settles for.
func Meant(d *corpus.Decision) corpus.Action {
	if d.Action == corpus.ActionSettle {
		return corpus.Action(d.Code)
	}
	return d.Action
}

// PersonStage is where an item fell that a person removed.
const PersonStage = "person"
