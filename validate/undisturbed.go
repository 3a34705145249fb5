package validate

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// Problem is what disturbs an item.
type Problem struct {
	MessageID string
	FactID    string
	Text      string // in words for a report
}

// String implements fmt.Stringer.
func (p Problem) String() string { return p.Text }

// Operands returns the rows of gold that the answer is made of: the operands,
// or, where none is marked as one, its one row.
func Operands(it corpus.Item) []corpus.GoldAtom {
	return rowsOf(it, corpus.PartOperand)
}

// Asked returns the rows of gold that a reader has to look up: operands and
// the bridges to them, or, where none is marked as one, its one row.
func Asked(it corpus.Item) []corpus.GoldAtom {
	return rowsOf(it, corpus.PartOperand, corpus.PartBridge)
}

func rowsOf(it corpus.Item, parts ...string) []corpus.GoldAtom {
	var out []corpus.GoldAtom
	for _, g := range it.Gold {
		if slices.Contains(parts, g.Part) {
			out = append(out, g)
		}
	}
	if out == nil { // an abstention's one row, which asks for what is not there
		return slices.DeleteFunc(slices.Clone(it.Gold), func(g corpus.GoldAtom) bool { return g.Part != corpus.PartResult })
	}
	return out
}

// Undisturbed returns what disturbs an item (promise 2), none for a sound one. Every other value that a text states for
// an asked slot must hold outside the asked time or under another condition, are in the item's own evidence, or be
// noise that is corrected. What was only weighed, or promised by a day, is a value of no slot but its own, and there
// only of its own matter. An older value counts as outside only if it was said before the gold was said for the last
// time: the one who reads it later takes it for the newer one. No one may add to a set that the item counts. The slot
// that an abstention asks for must be filled nowhere. Bridges are held to the same: who finds another value on the way
// ends elsewhere. One side of a contradiction is no answer, and disturbs whatever asks for its slot but the question
// that rests on both. A question names its subject by words: what holds of another subject of that name, in the same
// case, answers it as well.
//
// What is said at the time of asking or later does not count, except for
// abstention. Noise in the evidence needs its correction like any other.
func Undisturbed(ix *FactIndex, it corpus.Item) []Problem {
	var out []Problem
	for _, g := range Asked(it) {
		switch {
		case g.Operation == corpus.OpAbsent:
			out = append(out, ix.filled(g)...)
		default:
			out = append(out, ix.otherValues(it, g)...)
			out = append(out, ix.oneSided(it, g)...)
			if g.Operation == corpus.OpCount || g.Operation == corpus.OpSet {
				out = append(out, ix.additions(it, g)...)
			}
		}
	}
	for _, g := range Operands(it) {
		out = append(out, ix.ofNamesakes(it, g)...)
	}
	return out
}

// ofNamesakes: another subject of the same visible name has another value, or fills what no one was to tell. That it
// is in the evidence is no help. Bridges are led to by more than a name.
func (ix *FactIndex) ofNamesakes(it corpus.Item, g corpus.GoldAtom) []Problem {
	var out []Problem
	for _, id := range ix.namesakes[g.SubjectID] {
		for _, s := range ix.StatedOf(Slot{SubjectID: id, Predicate: g.Predicate}) {
			day := askedDay(it, g)
			if later(it, s) || s.Fact.Noise || ix.gold(g, s) || ix.otherCondition(g, s) || newer(day, s) || ix.older(day, s) {
				continue
			}
			out = append(out, problem(s, "states %s for %s of %s, which has the name of %s", s.Fact.Value.Canonical(),
				g.Predicate, id, g.SubjectID))
		}
	}
	return out
}

// filled: what abstention asks for is stated, or could be taken for stated:
// weighed, promised by a day, or told wrongly.
func (ix *FactIndex) filled(g corpus.GoldAtom) []Problem {
	var out []Problem
	for _, s := range ix.filling(g.Slot()) {
		out = append(out, problem(s, "fills %s of %s, which the item says nobody tells: %s", g.Predicate, g.SubjectID,
			s.Fact.Value.Canonical()))
	}
	return out
}

// otherValues: another value for the slot, at the asked time.
func (ix *FactIndex) otherValues(it corpus.Item, g corpus.GoldAtom) []Problem {
	var out []Problem
	for _, s := range ix.StatedOf(g.Slot()) {
		if later(it, s) || ix.otherMatter(g, s) {
			continue
		}
		if s.Fact.Noise { // whatever it says: what was true once is wrong when it is told as current
			if !ix.corrected(s) {
				out = append(out, problem(s, "states %s for %s of %s, which is wrong and not corrected",
					s.Fact.Value.Canonical(), g.Predicate, g.SubjectID))
			}
			continue
		}
		if ix.gold(g, s) {
			continue
		}
		if inEvidence(it, s.Message.ID) || ix.otherCondition(g, s) {
			continue
		}
		switch day := askedDay(it, g); {
		case newer(day, s):
		case !ix.older(day, s):
			out = append(out, problem(s, "states another %s, %s, which holds at the asked time", g.Predicate,
				s.Fact.Value.Canonical()))
		case s.Message.At >= ix.lastSaid(it, g):
			out = append(out, problem(s, "states the older %s, %s, when the asked one had been said for the last time",
				g.Predicate, s.Fact.Value.Canonical()))
		}
	}
	return out
}

// oneSided: the gold takes one side of a contradiction. What two people state differently in good faith can be asked
// for only as their conflict, of which both statements are operands (S2).
func (ix *FactIndex) oneSided(it corpus.Item, g corpus.GoldAtom) []Problem {
	var out []Problem
	for _, id := range g.FactIDs {
		other := ix.at(id).Contradicts
		if other != "" && !(g.Operation == corpus.OpConflict && slices.Contains(counted(it), other)) {
			out = append(out, Problem{FactID: other,
				Text: fmt.Sprintf("fact %s contradicts the gold's %s of %s, which is one side of it", other,
					g.Predicate, g.SubjectID)})
		}
	}
	return out
}

// otherMatter says whether a statement is of another option or promise than
// the gold's: a task has as many of them as it has matters.
func (ix *FactIndex) otherMatter(g corpus.GoldAtom, s *Statement) bool {
	about := ix.Weighs(s.Fact)
	return about != (Slot{}) && !slices.ContainsFunc(g.FactIDs, func(id string) bool {
		f := ix.Fact(ix.at(id).About)
		return f != nil && about == f.Slot()
	})
}

// additions: a member of a counted set that the gold does not count, or a set that may still grow at the asked time.
func (ix *FactIndex) additions(it corpus.Item, g corpus.GoldAtom) []Problem {
	sets := map[string]bool{}
	var out []Problem
	for _, id := range g.FactIDs {
		f := ix.at(id)
		if f.SetID == "" || sets[f.SetID] {
			continue
		}
		sets[f.SetID] = true
		if day := askedDay(it, g); f.SetCloses == 0 || day != 0 && f.SetCloses >= day {
			out = append(out, Problem{FactID: id,
				Text: fmt.Sprintf("the set of %s of %s is counted and not closed at the asked time", g.Predicate,
					g.SubjectID)})
		}
		for _, s := range ix.StatedOf(f.Slot()) {
			if s.Fact.SetID == f.SetID && !slices.Contains(counted(it), s.FactID) && !later(it, s) && !ix.corrected(s) {
				out = append(out, problem(s, "adds %s to the counted %s of %s", s.Fact.Value.Canonical(), g.Predicate,
					g.SubjectID))
			}
		}
	}
	return out
}

// counted returns the facts of all rows of the item's gold.
func counted(it corpus.Item) []string {
	var ids []string
	for _, g := range it.Gold {
		ids = append(ids, g.FactIDs...)
	}
	return ids
}

func problem(s *Statement, format string, args ...any) Problem {
	return Problem{s.Message.ID, s.FactID, fmt.Sprintf("message %s ", s.Message.ID) + fmt.Sprintf(format, args...)}
}

// gold says whether a statement is of the gold itself: one of its facts, or the same value for its slot.
func (ix *FactIndex) gold(g corpus.GoldAtom, s *Statement) bool {
	if slices.Contains(g.FactIDs, s.FactID) || g.Atom != nil && g.Atom.Equal(s.Fact.Value) {
		return true
	}
	return slices.ContainsFunc(g.FactIDs, func(id string) bool {
		f := ix.Fact(id)
		return f != nil && f.Value.Equal(s.Fact.Value)
	})
}

// otherCondition says whether the gold holds under a condition and the statement under another one. A conditional value
// does disturb a question without a condition, but not the general rule by which a question only tells its matter.
func (ix *FactIndex) otherCondition(g corpus.GoldAtom, s *Statement) bool {
	return s.Fact.Condition != "" && slices.ContainsFunc(g.FactIDs, func(id string) bool {
		c := ix.at(id).Condition
		return c != s.Fact.Condition && (c != "" || g.Part == corpus.PartBridge)
	})
}

func later(it corpus.Item, s *Statement) bool { return it.AskedAt != 0 && s.Message.At >= it.AskedAt }

// askedDay is the day asked about: the row's own, or the day of asking.
func askedDay(it corpus.Item, g corpus.GoldAtom) corpus.Date {
	if g.At != 0 {
		return g.At.Date()
	}
	return it.AskedAt.Date() // zero, the end of time, without one
}

// newer says whether a statement's value holds only after the asked day.
func newer(day corpus.Date, s *Statement) bool { return day != 0 && day < s.Fact.From }

// older says whether a statement's value held no more on the asked day; without a day, whether it has ended at all.
func (ix *FactIndex) older(day corpus.Date, s *Statement) bool {
	to := ix.until(s.Fact)
	return to != 0 && (day == 0 || day > to)
}

// lastSaid is when the gold of a row was said for the last time before the time of asking.
func (ix *FactIndex) lastSaid(it corpus.Item, g corpus.GoldAtom) corpus.Stamp {
	var last corpus.Stamp
	for _, s := range ix.StatedOf(g.Slot()) {
		if !s.Fact.Noise && ix.gold(g, s) && !later(it, s) {
			last = max(last, s.Message.At)
		}
	}
	return last
}

func inEvidence(it corpus.Item, messageID string) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == messageID })
}
