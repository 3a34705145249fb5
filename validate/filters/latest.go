package filters

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// latest holds an answer that was given without the last piece, and is not right, to what changing facts ask for (C6):
// it is what held before, or none. Where the evidence states nothing that held before, any answer does that is not
// right.
func (j *judging) latest(ctx context.Context, s *solved) error {
	if s.out.Outcome != prompts.Answered || s.outdated {
		return nil
	}
	if computes(j.m.Solver) {
		j.neither(s)
		return nil
	}
	if len(j.it.Options) > 0 {
		if kindOf(j.it, s.out.Letter) != corpus.OptionSuperseded {
			j.neither(s)
		}
		return nil
	}
	before := j.outdated()
	doubtful := doubt{}
	for _, value := range before {
		same, why, err := j.same(ctx, value, s.out.Answer)
		switch {
		case err != nil:
			return err
		case same == corpus.Yes:
			return nil
		case same == corpus.Undetermined:
			doubtful = why
		}
	}
	switch {
	case doubtful.text != "":
		s.row.Outcome, s.row.Reason, s.code = corpus.Undetermined, doubtful.text, doubtful.code
	case len(before) > 0:
		j.neither(s)
	}
	return nil
}

func (j *judging) neither(s *solved) {
	s.row.Outcome = corpus.No
	s.row.Reason = fmt.Sprintf("answered %q, which is neither right nor what held before", s.row.Answer)
}

// outdated are the values that the superseded evidence states of what is asked, as answers, each once.
func (j *judging) outdated() []string {
	var out []string
	operands := validate.Operands(j.it)
	for _, e := range j.it.Evidence {
		if e.Role != corpus.RoleSuperseded {
			continue
		}
		for _, s := range j.v.Facts.StatedIn(e.MessageID) {
			if slices.ContainsFunc(operands, func(g corpus.GoldAtom) bool {
				return g.Slot() == s.Fact.Slot() && (g.Atom == nil || !g.Atom.Equal(s.Fact.Value))
			}) {
				out = append(out, surfaceOf(s.Fact.Value, s.Message.At.Date()))
			}
		}
	}
	return distinct(out)
}

// surfaceOf is a value as an answer gives it.
func surfaceOf(v corpus.Value, on corpus.Date) string {
	if v.Text != "" && v.Kind != corpus.KindList {
		return v.Text
	}
	if list := corpus.Surfaces(v, on, nil); len(list) > 0 {
		return list[0]
	}
	return v.Canonical()
}

// rest is what is shown with some of the evidence left out, and its ref: the other messages of the evidence, or, where
// whole segments are left out with it, the segments that hold those and none of what is left out.
func (j *judging) rest(leftOut []string) (messages []corpus.Message, ref string) {
	ids := j.evidenceWithout(leftOut)
	if !j.o.LeaveSegments {
		return j.v.pick(ids), "evidence"
	}
	gone := j.v.around(leftOut)
	var at []int
	var names []string
	for _, i := range j.v.around(ids) {
		if slices.Contains(gone, i) {
			continue
		}
		names = append(names, j.v.Segments[i].ID)
		at = append(at, j.v.places(messageIDs(j.v.seenOf(i, j.it)))...)
	}
	ids = slices.DeleteFunc(ids, func(id string) bool {
		return slices.ContainsFunc(j.v.segmentsOf(id), func(i int) bool { return slices.Contains(gone, i) })
	})
	at = append(at, j.v.places(ids)...)
	slices.Sort(at)
	at = slices.DeleteFunc(slices.Compact(at), func(k int) bool {
		return slices.ContainsFunc(j.v.segmentsAt[k], func(i int) bool { return slices.Contains(gone, i) })
	})
	if len(names) == 0 {
		return j.v.at(at), "no segment"
	}
	return j.v.at(at), "segments " + strings.Join(names, ", ")
}
