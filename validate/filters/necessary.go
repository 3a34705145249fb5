package filters

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// NameNecessary names the filter by which every needed piece of evidence is needed.
const NameNecessary = "necessary"

func necessary() Filter {
	return Filter{Name: NameNecessary, Proves: "in need of every piece of its evidence", Judge: Necessary}
}

// Necessary leaves out one alternative set of answer or bridge evidence at a time and asks the item on the rest: an
// answer that is still right shows that the set is not needed. In ModeAnswers bridges are not left out, and in
// ModeConflict the sides of the contradiction are: without one of them nothing disagrees. In ModeLatest the answer sets
// are left out, and the solver must give an outdated value or nothing. With Options.LeaveSegments whole segments go
// with a set (C6).
func Necessary(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) ([]corpus.Verdict,
	error) {
	j := &judging{v: v, m: m, o: o, it: it, filter: NameNecessary}
	return j.rowsOf(j.leaveOut(ctx, mode))
}

// leftOver is what came of the probes without a set, in the words of their reasons.
type leftOver struct {
	needless []string // sets without which the answer is still right
	strange  []string // answers that are neither right nor what held before (ModeLatest)
	open     []string
	code     corpus.Code // why some are open
}

func (j *judging) leaveOut(ctx context.Context, mode string) error {
	var l leftOver
	sets := neededSets(j.it, mode)
	for _, set := range sets {
		if err := j.leave(ctx, set, mode, &l); err != nil {
			return err
		}
	}
	switch {
	case len(l.needless) > 0:
		j.conclude(corpus.No, corpus.CodeStillAnswered, "still answered right without "+strings.Join(l.needless,
			" and without "))
	case len(l.strange) > 0:
		j.conclude(corpus.No, corpus.CodeWrongAnswer, strings.Join(l.strange, "; "))
	case len(l.open) > 0:
		j.conclude(corpus.Undetermined, l.code, strings.Join(l.open, "; "))
	case len(sets) == 0:
		j.conclude(corpus.Undetermined, corpus.CodeNotRun, "there is no answer or bridge evidence to leave out")
	case mode == ModeLatest:
		j.passes("without the last piece nothing is answered, or what held before")
	default:
		j.passes(fmt.Sprintf("not answered when an alternative set is left out; sets tried: %d", len(sets)))
	}
	return nil
}

// leave leaves one alternative set out.
func (j *judging) leave(ctx context.Context, set int, mode string, l *leftOver) error {
	without := setIDs(j.it, set)
	name := fmt.Sprintf("without set %d", set)
	rest, ref := j.rest(without)
	s, err := j.solve(ctx, probe{name: name, ref: ref, leftOut: without}, rest)
	if err != nil {
		return err
	}
	still := s.right == corpus.Yes
	s.row.Outcome = s.right.Opposite()
	if mode == ModeLatest && s.row.Outcome == corpus.Yes {
		if err := j.latest(ctx, &s); err != nil {
			return err
		}
	}
	j.rows = append(j.rows, s.row)
	switch {
	case still:
		l.needless = append(l.needless, strings.Join(without, ", "))
	case s.row.Outcome == corpus.No:
		l.strange = append(l.strange, name+": "+s.row.Reason)
	case s.row.Outcome == corpus.Undetermined:
		l.open, l.code = append(l.open, name+": "+s.row.Reason), cmp.Or(l.code, s.code)
	}
	return nil
}

// neededSets returns the alternative sets of evidence that an item claims to need, in ascending order.
func neededSets(it corpus.Item, mode string) []int {
	var sets []int
	for _, e := range it.Evidence {
		if e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge && mode == "" {
			sets = append(sets, e.Set)
		}
	}
	slices.Sort(sets)
	return slices.Compact(sets)
}

// setIDs returns the messages of an alternative set of evidence.
func setIDs(it corpus.Item, set int) []string {
	var ids []string
	for _, e := range it.Evidence {
		if e.Set == set && (e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge) {
			ids = append(ids, e.MessageID)
		}
	}
	return ids
}
