package filters

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// NameSufficient names the filter by which an item can be answered from its evidence (E23).
const NameSufficient = "sufficient"

func sufficient() Filter {
	return Filter{Name: NameSufficient, Proves: "answerable from its evidence", Judge: Sufficient}
}

// Sufficient asks whether the item can be answered from its evidence alone, or from S+, the segments that hold it
// (Options.Shown, E23). Its verdict carries the citations and the R-coverage: the share of the evidence, context aside,
// that the answers cite. Where there are several verifiers, or one is asked several times, all must be right every time
// (C6). In ModeEach each message of an
// answer set is shown without the others of its set, and each must do. A contradiction is answered by seeing it
// (ModeConflict). In ModeInverted, for abstention, it asks whether the item stays unanswerable on all segments that
// mention the subject and what BM25 finds for the question.
func Sufficient(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) ([]corpus.Verdict,
	error) {
	j := &judging{v: v, m: m, o: o, it: it, filter: NameSufficient}
	if mode == ModeInverted {
		return j.rowsOf(j.unanswerable(ctx))
	}
	return j.rowsOf(j.answerable(ctx, shares(it, mode)))
}

// shares returns what is shown to the solver: the evidence once, or, in
// ModeEach, each answer message with the rest of its set withheld. Their refs say what differs from the evidence.
func shares(it corpus.Item, mode string) []probe {
	if mode != ModeEach {
		return []probe{{name: "evidence"}}
	}
	var out []probe
	for _, e := range it.Evidence {
		if e.Role == corpus.RoleAnswer {
			rest := slices.DeleteFunc(setIDs(it, e.Set), func(id string) bool { return id == e.MessageID })
			out = append(out, probe{name: "evidence", ref: " with " + e.MessageID + " alone of its set", leftOut: rest})
		}
	}
	return out
}

// rowsOf drops the rows of a filter that did not come to its end.
func (j *judging) rowsOf(err error) ([]corpus.Verdict, error) {
	if err != nil {
		return nil, err
	}
	return j.rows, nil
}

// sufficiency says what came of a probe on evidence.
func sufficiency(s solved) string {
	switch {
	case s.right == corpus.Undetermined:
		return s.row.Reason
	case s.right == corpus.Yes && s.out.Outcome == prompts.Conflict:
		return "the evidence is seen to disagree"
	case s.right == corpus.Yes:
		return fmt.Sprintf("answered %q from the evidence", s.row.Answer)
	case s.out.Outcome != "" && s.out.Outcome != prompts.Answered:
		return unsettled(s)
	}
	return fmt.Sprintf("answered %q from the evidence, which is wrong", s.row.Answer)
}

// insufficient is the code of a probe on evidence that is not right.
func insufficient(s solved) corpus.Code {
	switch {
	case s.right == corpus.Undetermined:
		return s.code
	case s.out.Outcome != prompts.Answered:
		return corpus.CodeNoAnswer
	}
	return corpus.CodeWrongAnswer
}

// unsettled says that the solver made nothing of the evidence, and why in its own
// words: that is what it read, not always what is there.
func unsettled(s solved) string {
	reason := s.out.Outcome + " on the evidence alone"
	if s.row.Reason != "" {
		reason += ": " + s.row.Reason
	}
	return reason
}

// evidenceWithout returns the messages of the evidence that are not left out.
func (j *judging) evidenceWithout(leftOut []string) []string {
	return slices.DeleteFunc(evidenceIDs(j.it), func(id string) bool { return slices.Contains(leftOut, id) })
}

// distinct returns the ids once each, in their order.
func distinct(ids []string) []string {
	var out []string
	for _, id := range ids {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// coverage is the share of the evidence, context aside, that is cited, in per
// cent; nil where there is none but context.
func coverage(it corpus.Item, citations []string) *int {
	var used, all int
	for i, e := range it.Evidence {
		again := slices.ContainsFunc(it.Evidence[:i], func(f corpus.Evidence) bool {
			return f.MessageID == e.MessageID && f.Role != corpus.RoleContext
		})
		if e.Role == corpus.RoleContext || again {
			continue
		}
		all++
		if slices.Contains(citations, e.MessageID) {
			used++
		}
	}
	if all == 0 {
		return nil
	}
	share := used * 100 / all
	return &share
}

// aroundSubject returns what an abstention item is tested on: the segments bound to a subject or with a message that
// names it, and the messages that BM25 ranks highest for the question.
func (j *judging) aroundSubject() []corpus.Message {
	sees := j.v.sees(j.it)
	ids := evidenceIDs(j.it)
	for _, g := range validate.Operands(j.it) {
		name := map[string]bool{}
		addTerms(name, j.v.Subjects[g.SubjectID])
		named := map[int]bool{} // segments
		for _, at := range j.v.withAll(name) {
			for _, i := range j.v.segmentsAt[at] {
				named[i] = true
			}
		}
		for i, s := range j.v.Segments {
			if s.TaskID != "" && s.TaskID == g.SubjectID || named[i] {
				ids = append(ids, s.MessageIDs...)
			}
		}
	}
	ids = append(ids, j.v.retrieve(j.it, j.o.retrieved())...)
	return slices.DeleteFunc(j.v.pick(ids), func(m corpus.Message) bool { return !sees(&m) })
}

func containsAll(set, want map[string]bool) bool {
	for term := range want {
		if !set[term] {
			return false
		}
	}
	return true
}
