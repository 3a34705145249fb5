package filters

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate"
)

// Necessary leaves out one group of answer or bridge evidence at a time and asks the item on the rest: an answer that
// is still right shows that the group is not needed. In ModeAnswers bridges are not left out, and in ModeConflict the
// sides of the contradiction are: without one of them nothing disagrees.
func Necessary(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) ([]corpus.Verdict,
	error) {
	j := &judging{v: v, m: m, o: o, it: it, filter: validate.FilterNecessary}
	return j.rowsOf(j.leaveOut(ctx, mode))
}

func (j *judging) leaveOut(ctx context.Context, mode string) error {
	var needless, open []string
	var code corpus.Code // why some are open
	groups := neededGroups(j.it, mode)
	for _, g := range groups {
		without := groupIDs(j.it, g)
		p := probe{name: fmt.Sprintf("without group %d", g), ref: "evidence", leftOut: without}
		s, err := j.solve(ctx, p, j.v.pick(j.evidenceWithout(without)))
		if err != nil {
			return err
		}
		s.row.Outcome = opposite(s.right)
		j.rows = append(j.rows, s.row)
		switch s.right {
		case corpus.Yes:
			needless = append(needless, strings.Join(without, ", "))
		case corpus.Undetermined:
			open, code = append(open, fmt.Sprintf("without group %d: %s", g, s.row.Reason)), cmp.Or(code, s.code)
		}
	}
	switch {
	case len(needless) > 0:
		j.conclude(corpus.No, corpus.CodeStillAnswered, "still answered right without "+strings.Join(needless, " and without "))
	case len(open) > 0:
		j.conclude(corpus.Undetermined, code, strings.Join(open, "; "))
	case len(groups) == 0:
		j.conclude(corpus.Undetermined, corpus.CodeNotRun, "there is no answer or bridge evidence to leave out")
	default:
		j.passes(fmt.Sprintf("not answered without any one of %d groups", len(groups)))
	}
	return nil
}

// neededGroups returns the groups of evidence that an item claims to need, in ascending order.
func neededGroups(it corpus.Item, mode string) []int {
	var groups []int
	for _, e := range it.Evidence {
		if e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge && mode == "" {
			groups = append(groups, e.Group)
		}
	}
	slices.Sort(groups)
	return slices.Compact(groups)
}

// groupIDs returns the messages of a group of evidence.
func groupIDs(it corpus.Item, group int) []string {
	var ids []string
	for _, e := range it.Evidence {
		if e.Group == group && (e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge) {
			ids = append(ids, e.MessageID)
		}
	}
	return ids
}
