package filters

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/validate"
)

// candidate is a message outside the evidence that states an operand's value.
type candidate struct {
	operand int
	message corpus.Message
}

// candidates returns where a segment states an operand's gold value, by the
// fact index and by what was read there.
func (u *uniqueness) candidates(segmentID string, operands []corpus.GoldAtom, rest []corpus.Message, readings func(string) (Reading, bool)) []candidate {
	var reading Reading
	read := false
	if readings != nil {
		reading, read = readings(segmentID)
	}
	var out []candidate
	for i, g := range operands {
		slot := validate.Slot{SubjectID: g.SubjectID, Predicate: g.Predicate}
		quotes, ok := reading.slot(slot)
		switch {
		case !read || !ok:
			u.unread(segmentID, "segment "+segmentID+" was not read")
		case quotes.Failed != "":
			u.unread(segmentID, "reading segment "+segmentID+" failed: "+quotes.Failed)
		}
		for _, m := range rest {
			if u.v.statesAtom(m, slot, g) || slices.ContainsFunc(quotes.Quotes, func(q Quoted) bool { return verified(q, m) && u.v.yields(q, m, g) }) {
				out = append(out, candidate{i, m})
			}
		}
	}
	return out
}

// unread records that a suspect was not read for an operand, once per reason.
func (u *uniqueness) unread(segmentID, reason string) {
	if slices.Contains(u.open, reason) {
		return
	}
	u.open = append(u.open, reason)
	row := u.row(probe{name: "read", ref: "segment " + segmentID})
	row.Reason = reason
	if u.m.Probe != nil {
		row.Model = u.m.Probe.Name()
	}
	u.rows = append(u.rows, row)
}

// statesAtom says whether a message is known to state the gold value. Noise
// is no source, whatever it says.
func (v *View) statesAtom(m corpus.Message, slot validate.Slot, g corpus.GoldAtom) bool {
	return slices.ContainsFunc(v.Facts.StatedIn(m.ID), func(s validate.Statement) bool {
		return s.Slot == slot && !s.Noise && s.Value.Equal(*g.Atom)
	})
}

func covers(found []candidate, operands int) bool {
	for i := range operands {
		if !slices.ContainsFunc(found, func(c candidate) bool { return c.operand == i }) {
			return false
		}
	}
	return true
}
