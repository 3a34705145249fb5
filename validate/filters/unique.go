package filters

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// ProbeForced is the first phase of asking a segment: a forced choice.
const ProbeForced = "forced choice"

// NameUnique names the filter by which an item can be answered from nowhere else (E23).
const NameUnique = "unique"

func unique() Filter {
	return Filter{Name: NameUnique, Proves: "answerable from nowhere else", Apart: true, Flags: true}
}

// Unique concludes whether an item can be answered from somewhere else (E23).
//
// A passage outside the evidence is a candidate if the fact index or a verified quote of a reading has it state the
// gold value of an operand. Where a segment has candidates for all operands, the item is asked of that segment alone,
// with "cannot determine" allowed (see probeSegment); where the evidence is more than that of one operand (another
// operand, a bridge), it is also asked of the evidence with one operand's messages replaced by the candidate. A right
// answer makes a second source, for a person to judge: the verdict is no, which flags the item.
//
// readings gives the readings of the suspects that Screen names; a suspect that was not read, or whose reading failed,
// leaves the item undetermined. In Exhaustive mode no reading is needed: every segment is asked. The cost is the item's
// own, without its share of the readings.
func Unique(ctx context.Context, v *View, m Models, it corpus.Item, readings func(segmentID string) (Reading, bool),
	o Options) ([]corpus.Verdict, Cost, error) {
	return UniqueAmong(ctx, v, m, it, Screen(v, it, o), readings, o)
}

// UniqueAmong is Unique for an item whose screening is at hand.
func UniqueAmong(ctx context.Context, v *View, m Models, it corpus.Item, screening Screening,
	readings func(segmentID string) (Reading, bool), o Options) ([]corpus.Verdict, Cost, error) {
	u := &uniqueness{judging: judging{v: v, m: m, o: o, it: it, filter: NameUnique}}
	u.cost.Items, u.cost.ExhaustiveCalls, u.cost.ExhaustiveTokens = 1, screening.Segments(), screening.Tokens
	var err error
	switch {
	case o.Uniqueness == Exhaustive:
		err = u.exhaust(ctx)
	case u.atomless():
		u.leave(corpus.CodeNotRun, "the gold has no value to look for")
	default:
		err = u.suspects(ctx, screening, readings)
	}
	if err != nil {
		return nil, u.cost, err
	}
	u.finish(screening)
	return u.rows, u.cost, nil
}

// uniqueness gathers what speaks against an item, and what is not known.
type uniqueness struct {
	judging
	second []string    // second sources
	open   []string    // what failed
	code   corpus.Code // why it is open: the first that was
	probed int
	could  map[int]map[int]bool // messages that could yield an operand, by operand
}

// leave notes why the item stays open.
func (u *uniqueness) leave(code corpus.Code, reason string) {
	u.open, u.code = append(u.open, reason), cmp.Or(u.code, code)
}

func (u *uniqueness) atomless() bool {
	return slices.ContainsFunc(validate.Operands(u.it), func(g corpus.GoldAtom) bool { return g.Atom == nil })
}

func (u *uniqueness) finish(s Screening) {
	switch {
	case len(u.second) > 0:
		u.conclude(corpus.No, corpus.CodeSecondSource, "a second source: "+strings.Join(u.second, "; "))
	case len(u.open) > 0:
		u.conclude(corpus.Undetermined, u.code, strings.Join(u.open, "; "))
	case u.o.Uniqueness == Exhaustive:
		u.passes(fmt.Sprintf("asked of each of %d other segments", s.Segments()))
	default:
		u.passes(fmt.Sprintf("other segments: %d; ruled out by their words: %d, read: %d, probes: %d",
			s.Segments(), s.Cleared, len(s.Suspects), u.probed))
	}
}

// exhaust asks the item of every segment outside the evidence.
func (u *uniqueness) exhaust(ctx context.Context) error {
	outside := u.v.outside(u.it, u.o)
	for i, s := range u.v.Segments {
		rest := u.v.at(outside(i))
		if len(rest) == 0 {
			continue
		}
		if err := u.probeSegment(ctx, s.ID, rest); err != nil {
			return err
		}
	}
	return nil
}

// probeSegment asks the item of what is in a segment outside its evidence. Of ShownSegment an item with options is
// asked in two phases: only where a forced choice is right is it asked again, with "cannot determine" allowed (E23).
func (u *uniqueness) probeSegment(ctx context.Context, id string, messages []corpus.Message) error {
	p := probe{name: "segment", ref: "segment " + id}
	if u.o.shown() == ShownSegment && len(u.it.Options) > 0 {
		if computes(u.m.Solver) {
			shown, _ := u.v.show(messages)
			out := prompts.ForcedOut{Letter: u.it.AnswerLetter}
			if err := tell(ctx, shadow(u.m.Solver), u.v.Tasks.Forced, u.question(shown), out); err != nil {
				return err
			}
		} else if right, err := u.forced(ctx, p, messages); err != nil || right != corpus.Yes {
			return err
		}
	}
	return u.probe(ctx, p, messages)
}

// forced makes the solver choose an option. A choice says nothing against the item by itself: its row is a yes unless
// the call failed, which leaves the item open.
func (u *uniqueness) forced(ctx context.Context, p probe, messages []corpus.Message) (right corpus.Outcome, err error) {
	shown, _ := u.v.show(messages)
	row := u.row(probe{name: ProbeForced, ref: p.ref})
	u.cost.Calls++
	u.cost.Tokens += tokensOf(messages)
	r, err := u.v.Tasks.Forced.Ask(ctx, u.m.Solver, u.question(shown))
	row.Model = modelOf(u.m.Solver, r)
	if err != nil {
		row.Reason = "the solver failed: " + err.Error()
		u.rows = append(u.rows, row)
		u.leave(corpus.CodeCallFailed, p.ref+": "+row.Reason)
		return corpus.Undetermined, u.ended(ctx, err)
	}
	u.probed++
	right, _, err = u.mark(ctx, r.Out.Letter, r.Out.Letter)
	row.Answer, row.Outcome, row.Reason = r.Out.Letter, corpus.Yes,
		"chosen wrong where it had to choose: the segment is cleared"
	if right == corpus.Yes {
		row.Reason = "chosen right where it had to choose: asked again"
	}
	u.rows = append(u.rows, row)
	return right, err
}

// probe asks the item of messages that should not answer it.
func (u *uniqueness) probe(ctx context.Context, p probe, messages []corpus.Message) error {
	s, err := u.solve(ctx, p, messages)
	if err != nil {
		return err
	}
	u.probed++
	s.row.Outcome = s.right.Opposite()
	u.rows = append(u.rows, s.row)
	switch s.right {
	case corpus.Yes:
		u.second = append(u.second, fmt.Sprintf("%s yields %q", p.ref, s.row.Answer))
	case corpus.Undetermined:
		u.leave(s.code, p.ref+": "+s.row.Reason)
	}
	return nil
}

// suspects looks for candidates segment by segment, and asks the item of what it finds. A candidate that is in
// several segments replaces an operand's evidence once.
func (u *uniqueness) suspects(ctx context.Context, s Screening, readings func(string) (Reading, bool)) error {
	operands := validate.Operands(u.it)
	replaced, outside := map[string]bool{}, u.v.outside(u.it, u.o)
	for _, suspect := range s.Suspects {
		segment := u.v.segments[suspect.SegmentID]
		rest := u.v.at(outside(segment))
		found := u.candidates(suspect.SegmentID, operands, rest, readings)
		sources := len(u.second)
		if covers(found, len(operands)) {
			if err := u.probeSegment(ctx, suspect.SegmentID, rest); err != nil {
				return err
			}
		}
		if len(operands) > 1 || u.leansOnMore(operands[0]) {
			if err := u.replaceEach(ctx, operands, found, replaced); err != nil {
				return err
			}
		}
		if len(u.second) == sources {
			u.suspect(operands, found)
		}
	}
	return nil
}

// replaceEach asks the item of its evidence with an operand replaced by each candidate in turn, once for each.
func (u *uniqueness) replaceEach(ctx context.Context, operands []corpus.GoldAtom, found []candidate,
	replaced map[string]bool) error {
	for _, c := range found {
		key := fmt.Sprint(c.operand, " ", c.message.ID)
		if replaced[key] {
			continue
		}
		replaced[key] = true
		if err := u.replace(ctx, operands[c.operand], c.message); err != nil {
			return err
		}
	}
	return nil
}

// suspect leaves it to a person what a candidate says that is only suspected and from which no one answered.
func (u *uniqueness) suspect(operands []corpus.GoldAtom, found []candidate) {
	for _, c := range found {
		g := operands[c.operand]
		reason := fmt.Sprintf("message %s holds %s beside %s, and no fact says why", c.message.ID, g.Atom.Canonical(),
			u.v.Subjects[g.SubjectID])
		if c.suspected && !slices.Contains(u.open, reason) {
			u.leave(corpus.CodeSecondSource, reason)
		}
	}
}

// replace asks the item of its evidence with an operand's messages replaced by a candidate.
func (u *uniqueness) replace(ctx context.Context, g corpus.GoldAtom, by corpus.Message) error {
	out := u.operandIDs(g)
	if len(out) == 0 {
		u.leave(corpus.CodeNotRun, fmt.Sprintf("the %s of %s has no evidence of its own to replace", g.Predicate,
			g.SubjectID))
		return nil
	}
	ids := slices.DeleteFunc(evidenceIDs(u.it), func(id string) bool { return slices.Contains(out, id) })
	ref := fmt.Sprintf("evidence with %s for %s", by.ID, strings.Join(out, ", "))
	return u.probe(ctx, probe{name: "replaced", ref: ref, leftOut: out}, u.v.pick(append(ids, by.ID)))
}

// leansOnMore says whether an item needs evidence besides an operand's: a bridge, by which the question is understood.
func (u *uniqueness) leansOnMore(g corpus.GoldAtom) bool {
	own := u.operandIDs(g)
	return slices.ContainsFunc(u.it.Evidence, func(e corpus.Evidence) bool {
		return (e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge) && !slices.Contains(own, e.MessageID)
	})
}

// operandIDs returns the evidence that states an operand: the sets of the
// message where it is, or of a message that states one of its facts.
func (u *uniqueness) operandIDs(g corpus.GoldAtom) []string {
	var ids []string
	for _, e := range u.it.Evidence {
		states := e.MessageID == g.MessageID || slices.ContainsFunc(u.v.Facts.StatedIn(e.MessageID),
			func(s *validate.Statement) bool {
				return slices.Contains(g.FactIDs, s.FactID)
			})
		if states && (e.Role == corpus.RoleAnswer || e.Role == corpus.RoleBridge) {
			ids = append(ids, setIDs(u.it, e.Set)...)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
