package validate

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Solution is what the fact solver makes of an item.
type Solution struct {
	Outcome   string // prompts.Answered, CannotDetermine or Conflict
	Right     bool   // it is the item's key
	Outdated  bool   // the answer held before the asked one, and its message is superseded evidence
	Text      string // the answer, "" where there is none
	Reason    string // what is lacking, or which values decide
	Citations []string
}

// nameReach is for how many days a task that was named in full may be called by a part of its name.
const nameReach = 14

// Solver is an ideal reader (filters.md). It knows of a message what the record says that it states, and evaluates an
// item's query over that: it misses nothing that is stated, and infers nothing that is not. It may be shared between
// goroutines.
type Solver struct {
	facts    *FactIndex
	messages map[string]*corpus.Message
	called   map[string][]string // subject → its full names, in small letters; one without needs no name
	names    map[string]string   // subject → its name, for reasons
}

// NewSolver returns a solver over a corpus. called has the full names of the subjects that messages may call by a part
// of their name, and names what reasons call subjects.
func NewSolver(facts *FactIndex, messages []corpus.Message, called map[string][]string,
	names map[string]string) *Solver {
	return &Solver{facts, corpus.ByID(messages), called, names}
}

// FullNames returns by which names a message names a task in full: both orders of component and deliverable.
func FullNames(tasks []corpus.Task) map[string][]string {
	out := map[string][]string{}
	for _, t := range tasks {
		out[t.ID] = []string{strings.ToLower(t.Name), strings.ToLower(t.Deliverable + " for the " + t.Component)}
	}
	return out
}

// Solve answers an item from the messages of the ids.
func (x *Solver) Solve(it *corpus.Item, shown []string) Solution {
	r := &reading{Solver: x, it: it, shown: make(map[string]bool, len(shown)), ids: shown}
	for _, id := range shown {
		r.shown[id] = true
	}
	switch {
	case Abstains(*it):
		return r.filled()
	case Contradicts(*it):
		return r.sides()
	}
	return r.evaluate()
}

// reading is one item over some messages.
type reading struct {
	*Solver
	it    *corpus.Item
	shown map[string]bool
	ids   []string
}

// found is what the shown messages give for a row of gold: its value, another value, or nothing.
type found struct {
	row   corpus.GoldAtom
	gold  *Statement // states what the row says
	other *Statement // states another value, which a reader takes for the row's
	lacks string     // why there is neither
}

// evaluate looks up every row that the answer rests on. It is right where all of them say what the gold says.
func (r *reading) evaluate() Solution {
	var out Solution
	var operands []found
	for _, g := range Asked(*r.it) {
		f := r.find(g)
		if g.Part != corpus.PartBridge {
			operands = append(operands, f)
		} else if f.gold == nil || f.other != nil {
			return Solution{Outcome: prompts.CannotDetermine, Reason: "the clue of " + r.about(f.row) + ": " + f.lacking()}
		}
		if f.gold != nil {
			out.Citations = append(out.Citations, f.gold.Message.ID)
		}
	}
	if len(operands) == 0 {
		return Solution{Outcome: prompts.CannotDetermine, Reason: "the key names no fact that the answer is made of"}
	}
	for _, g := range r.it.Gold {
		if lack := r.taught(g, &out); lack != "" {
			return Solution{Outcome: prompts.CannotDetermine, Reason: lack}
		}
	}
	return r.answer(operands, out)
}

// answer evaluates the operands. An alternative set gives one value, whichever message states it.
func (r *reading) answer(operands []found, out Solution) Solution {
	var values []string
	wrong := false
	for _, f := range operands {
		switch {
		case f.other != nil:
			wrong = true
			out.Outdated = r.superseded(f.other.Message.ID)
			values = append(values, f.other.Fact.Value.Canonical())
			out.Citations = append(out.Citations, f.other.Message.ID)
		case f.gold == nil:
			return Solution{Outcome: prompts.CannotDetermine, Reason: r.about(f.row) + ": " + f.lacking()}
		default:
			values = append(values, f.gold.Fact.Value.Canonical())
		}
	}
	out.Outcome, out.Right, out.Text = prompts.Answered, !wrong, r.it.Answer
	if wrong {
		out.Text = strings.Join(values, ", ")
	}
	out.Reason = "the messages state " + strings.Join(values, ", ")
	return out
}

// filled answers an item whose gold is that nothing is stated: any statement for its slot would be an answer.
func (r *reading) filled() Solution {
	for _, g := range Operands(*r.it) {
		for _, s := range r.facts.filling(g.Slot()) {
			if r.shown[s.Message.ID] && r.named(s) {
				return Solution{Outcome: prompts.Answered, Text: s.Fact.Value.Canonical(), Citations: []string{s.Message.ID},
					Reason: "message " + s.Message.ID + " states it"}
			}
		}
	}
	return Solution{Outcome: prompts.CannotDetermine, Reason: "no message states it"}
}

// sides answers an item whose gold is that two statements disagree. One side alone is a plain answer, and a wrong one.
func (r *reading) sides() Solution {
	out := Solution{Outcome: prompts.Conflict, Right: true, Reason: "two messages state different values"}
	var one *Statement
	lacks := ""
	for _, g := range Operands(*r.it) {
		f := r.find(g)
		if f.gold == nil {
			lacks = f.lacking()
			continue
		}
		one = f.gold
		out.Citations = append(out.Citations, one.Message.ID)
	}
	switch {
	case one == nil:
		return Solution{Outcome: prompts.CannotDetermine, Reason: lacks}
	case lacks != "":
		return Solution{Outcome: prompts.Answered, Text: one.Fact.Value.Canonical(), Citations: out.Citations,
			Reason: "one message states it"}
	}
	return out
}

// find looks up a row: the last statement of its value that is understood, and whatever a reader takes for newer or for
// the only one.
func (r *reading) find(g corpus.GoldAtom) found {
	f := found{row: g, lacks: "no message states it"}
	day := askedDay(*r.it, g)
	for _, s := range r.facts.StatedOf(g.Slot()) {
		if !r.concerns(g, s) {
			continue
		}
		if !r.named(s) && r.needsName(g) {
			f.lacks = "message " + s.Message.ID + " does not name its subject, and no message shown does"
			continue
		}
		f.note(s, !s.Fact.Noise && r.facts.gold(g, s), day)
	}
	if f.gold != nil && f.other != nil && !r.overrides(f.other, f.gold, g) {
		f.other = nil
	}
	return f
}

// note keeps a statement that is understood: the last one of the row's value, or the one of another value that holds
// last.
func (f *found) note(s *Statement, gold bool, day corpus.Date) {
	switch {
	case gold:
		if f.gold == nil || s.Message.At >= f.gold.Message.At {
			f.gold = s
		}
	case newer(day, s) && !s.Fact.Noise:
	case f.other == nil || after(s, f.other):
		f.other = s
	}
}

// concerns says whether a statement of a row's slot is shown, is about the row's matter and case, and is not put right.
func (r *reading) concerns(g corpus.GoldAtom, s *Statement) bool {
	return r.shown[s.Message.ID] && !r.facts.otherMatter(g, s) && !r.facts.otherCase(g, s) && !r.corrected(s)
}

// after orders statements of a slot by the day from which they hold, then by when they were said.
func after(a, b *Statement) bool {
	return a.Fact.From > b.Fact.From || a.Fact.From == b.Fact.From && a.Message.At >= b.Message.At
}

// overrides says whether a reader who sees both takes the other value. A value that ended before the asked day does
// not, and neither do other members of a set or what the question asks to be told apart by its own day.
func (r *reading) overrides(other, gold *Statement, g corpus.GoldAtom) bool {
	if other.Fact.Noise {
		return other.Message.At >= gold.Message.At
	}
	if g.Operation == corpus.OpSet || g.Operation == corpus.OpCount || slices.Contains(counted(*r.it), other.FactID) {
		return false
	}
	return after(other, gold) && !r.facts.older(askedDay(*r.it, g), other) && !r.evidence(other.Message.ID)
}

// evidence says whether a message is evidence of the item.
func (r *reading) evidence(id string) bool { return inEvidence(*r.it, id) }

// superseded says whether a message states what held before, by the item's key.
func (r *reading) superseded(id string) bool {
	return slices.ContainsFunc(r.it.Evidence, func(e corpus.Evidence) bool {
		return e.MessageID == id && e.Role == corpus.RoleSuperseded
	})
}

// corrected says whether a statement is a mistake that a shown message puts right.
func (r *reading) corrected(s *Statement) bool {
	if !s.Fact.Noise {
		return false
	}
	about := r.facts.at(s.FactID).About
	return slices.ContainsFunc(r.ids, func(id string) bool {
		return slices.ContainsFunc(r.facts.StatedIn(id), func(c *Statement) bool {
			return !c.Fact.Noise && (r.facts.at(c.FactID).Corrects == s.FactID || about != "" && c.FactID == about) &&
				c.Message.At >= s.Message.At
		})
	})
}

// needsName says whether a row's subject has to be known by its name: what a bridge says of a task that the question
// does not name may be said of any task.
func (r *reading) needsName(g corpus.GoldAtom) bool {
	if g.Part != corpus.PartBridge {
		return true
	}
	for _, o := range r.it.Gold {
		if o.Part != corpus.PartBridge && o.SubjectID == g.SubjectID {
			return true
		}
	}
	return names(r.it.Question, r.called[g.SubjectID])
}

// named says whether a message names the subject of what it states, or a shown message does so for it: the one that it
// replies to, or an earlier one of its group.
func (r *reading) named(s *Statement) bool {
	full := r.called[s.Fact.Slot().SubjectID]
	m := r.messages[s.Message.ID]
	if len(full) == 0 || m == nil || names(m.Text, full) {
		return true
	}
	return slices.ContainsFunc(r.ids, func(id string) bool {
		o := r.messages[id]
		return o != nil && (id == m.ReplyTo || o.GroupID == m.GroupID && o.At < m.At &&
			m.At.Date()-o.At.Date() <= nameReach) &&
			names(o.Text, full)
	})
}

func names(text string, full []string) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(full, func(name string) bool { return strings.Contains(text, name) })
}

// taught says what is lacking of a row by which the question is understood: the pair that teaches a word, the
// announcement of a day off. "" where nothing is, or the row is none of these.
func (r *reading) taught(g corpus.GoldAtom, out *Solution) string {
	if g.Part != corpus.PartTerm && g.Part != corpus.PartCalendar {
		return ""
	}
	for _, id := range r.ids {
		if id == g.MessageID {
			out.Citations = append(out.Citations, id)
			return ""
		}
		for _, s := range r.facts.StatedIn(id) {
			if slices.Contains(g.FactIDs, s.FactID) {
				out.Citations = append(out.Citations, id)
				return ""
			}
		}
	}
	return fmt.Sprintf("no message states %s, which the question is understood by", r.about(g))
}

// about names a row.
func (r *reading) about(g corpus.GoldAtom) string {
	return strings.ReplaceAll(g.Predicate, "_", " ") + " of " + cmp.Or(r.Solver.names[g.SubjectID], g.SubjectID)
}

func (f found) lacking() string {
	if f.other != nil {
		return "message " + f.other.Message.ID + " states " + f.other.Fact.Value.Canonical()
	}
	return f.lacks
}

// otherCase says whether a statement holds under another condition than the row's.
func (ix *FactIndex) otherCase(g corpus.GoldAtom, s *Statement) bool {
	if len(g.FactIDs) == 0 {
		return false
	}
	return !slices.ContainsFunc(g.FactIDs, func(id string) bool { return ix.at(id).Condition == s.Fact.Condition })
}
