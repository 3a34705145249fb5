package filters

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// Attempt is a round of Solve–Judge–Refine (G14): what the baseline made of an item as it is worded now.
type Attempt struct {
	Rows      []corpus.Verdict `json:"rows"`      // the probes and the conclusion
	Retrieved []string         `json:"retrieved"` // the messages that the baseline was shown, best first
	Answer    string           `json:"answer"`    // what it answered, or its outcome
	// Solved says that the baseline is right, so that another wording may help.
	// An item that is not solved need not be hard: see the conclusion.
	Solved bool `json:"solved"`
}

// NameHard names the filter that a competent baseline must fail (G14).
const NameHard = "hard"

func hard() Filter {
	return Filter{Name: NameHard, Proves: "too hard for a retrieval baseline", Apart: true,
		// Every item that is bound to an asker must be hard; of an abstention, declining must be.
		Requires: func(it corpus.Item, _ Policy, r Requirement, family bool) (Requirement, bool) {
			if r.Mode == "" && validate.Abstains(it) {
				r.Mode = ModeInverted
			}
			return r, family || it.AskerID != ""
		},
		Judge: func(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) ([]corpus.Verdict,
			error) {
			a, err := Hard(ctx, v, m, it, mode, o)
			return a.Rows, err
		}}
}

// Hard lets the baseline try an item: BM25's best messages among what the asker may see, then the solver, then the
// judge (G14). A solved item is not hard. One that is not solved counts as hard only if the gold evidence was not
// wholly retrieved, or if the solver is right on the evidence itself: otherwise it is the solver that fails, whatever
// it is shown.
//
// In ModeInverted, for abstention, there is no evidence to miss. The baseline solves it by declining with nothing
// before it that bears on what is asked; declining in the sight of a lure (a message of the subject, or one that gives
// another subject's value of the attribute), or answering, is what makes such an item hard. That nothing states the
// slot is for undisturbed to prove.
func Hard(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) (Attempt, error) {
	j := &judging{v: v, m: m, o: o, it: it, filter: NameHard}
	a := Attempt{Retrieved: v.retrieve(it, o.baseline())}
	var err error
	if mode == ModeInverted {
		err = j.hardToDecline(ctx, &a)
	} else {
		err = j.hardToAnswer(ctx, &a)
	}
	a.Rows = j.rows
	return a, err
}

// retrieve returns the messages that BM25 ranks highest for an item's question among those that it may use.
func (v *View) retrieve(it corpus.Item, k int) []string {
	sees := v.sees(it)
	hits := v.ranked.Search(bm25.Terms(it.Question), k, func(id string) bool { return sees(&v.messages[v.byID[id]]) })
	ids := make([]string, len(hits))
	for i, h := range hits {
		ids[i] = h.ID
	}
	return ids
}

func (j *judging) hardToAnswer(ctx context.Context, a *Attempt) error {
	s, err := j.solve(ctx, probe{name: ProbeBaseline, ref: "retrieved"}, j.v.pick(a.Retrieved))
	if err != nil {
		return err
	}
	s.row.Shown = a.Retrieved
	a.Answer, a.Solved = s.row.Answer, s.right == corpus.Yes
	s.row.Outcome = s.right.Opposite()
	j.rows = append(j.rows, s.row)
	missing := Missing(j.it, a.Retrieved)
	switch {
	case a.Solved:
		j.conclude(corpus.No, corpus.CodeTooEasy, fmt.Sprintf("the baseline answers it right: %q", s.row.Answer))
	case s.right == corpus.Undetermined:
		j.conclude(corpus.Undetermined, s.code, s.row.Reason)
	case missing > 0:
		j.passes(fmt.Sprintf("the baseline misses %d of the alternative sets of evidence and answers %q", missing,
			s.row.Answer))
	default:
		return j.withEvidence(ctx, s.row.Answer)
	}
	return nil
}

// withEvidence asks the solver on the evidence itself, where the baseline had all of it before it and failed.
func (j *judging) withEvidence(ctx context.Context, failed string) error {
	s, err := j.solve(ctx, probe{name: ProbeEvidence, ref: "evidence"}, j.v.pick(evidenceIDs(j.it)))
	if err != nil {
		return err
	}
	s.row.Outcome = s.right
	j.rows = append(j.rows, s.row)
	switch s.right {
	case corpus.Yes:
		j.passes(fmt.Sprintf("the baseline finds the evidence and answers %q; on the evidence alone it is answered right",
			failed))
	case corpus.No:
		j.conclude(corpus.No, corpus.CodeUnanswerable,
			fmt.Sprintf("not hard but not answerable: %q among what was retrieved, %q on the evidence alone", failed,
				s.row.Answer))
	default:
		j.conclude(corpus.Undetermined, s.code, s.row.Reason)
	}
	return nil
}

// The probes of hard.
const (
	ProbeBaseline = "baseline" // on what was retrieved
	ProbeEvidence = "evidence" // on the evidence itself
)

// Missing is how many alternative sets of an item's answer and bridge evidence are not
// among some messages. Any one message of a set will do.
func Missing(it corpus.Item, retrieved []string) int {
	missing := 0
	for _, set := range neededSets(it, "") {
		if !slices.ContainsFunc(setIDs(it, set), func(id string) bool { return slices.Contains(retrieved, id) }) {
			missing++
		}
	}
	return missing
}

func (j *judging) hardToDecline(ctx context.Context, a *Attempt) error {
	s, err := j.ask(ctx, probe{name: ProbeBaseline, ref: "retrieved"}, j.v.pick(a.Retrieved))
	if err != nil {
		return err
	}
	s.row.Shown = a.Retrieved
	lures := j.lures(a.Retrieved)
	declined := s.out.Outcome == prompts.CannotDetermine || len(j.it.Options) > 0 && s.out.Letter == j.it.AnswerLetter
	a.Answer, a.Solved = s.row.Answer, declined && len(lures) == 0
	switch {
	case s.out.Outcome == "":
		j.rows = append(j.rows, s.row)
		j.conclude(corpus.Undetermined, s.code, s.row.Reason)
		return nil
	case a.Solved:
		s.row.Outcome = corpus.No
		j.rows = append(j.rows, s.row)
		j.conclude(corpus.No, corpus.CodeTooEasy, "the baseline declines, with nothing before it that bears on what is asked")
		return nil
	}
	s.row.Outcome = corpus.Yes
	j.rows = append(j.rows, s.row)
	if declined {
		j.passes("the baseline declines in the sight of what bears on it: " + strings.Join(lures, ", "))
	} else {
		j.passes(fmt.Sprintf("the baseline answers %q, which nobody says", s.row.Answer))
	}
	return nil
}

// lures returns those of the messages that an answer to an abstention item could be taken from by mistake: of the
// subject's segment, with its name, or with another subject's value of the attribute.
func (j *judging) lures(ids []string) []string {
	var out []string
	for _, id := range ids {
		if slices.ContainsFunc(validate.Operands(j.it), func(g corpus.GoldAtom) bool { return j.v.lures(id, g) }) {
			out = append(out, id)
		}
	}
	return out
}

func (v *View) lures(id string, g corpus.GoldAtom) bool {
	if slices.ContainsFunc(v.Facts.StatedIn(id), func(s *validate.Statement) bool {
		return s.Fact.Predicate == g.Predicate
	}) {
		return true
	}
	if slices.ContainsFunc(v.segmentsOf(id), func(i int) bool {
		return v.Segments[i].TaskID != "" && v.Segments[i].TaskID == g.SubjectID
	}) {
		return true
	}
	name, own := map[string]bool{}, map[string]bool{}
	addTerms(name, v.Subjects[g.SubjectID])
	addTerms(own, v.messages[v.byID[id]].Text)
	return len(name) > 0 && containsAll(own, name)
}
