package filters

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// What a filter shows of an item's evidence (Options.Shown).
const (
	ShownMessage = "message" // the messages of the evidence, and nothing else
	ShownSegment = "segment" // the segments that hold evidence: E23's S+
)

// LeaveSegment is what a recipe calls Options.LeaveSegments.
const LeaveSegment = "segment"

// positive returns where the messages stand that sufficiency shows with some of an item's evidence left out: the rest
// of the evidence, or, of ShownSegment, all that the item may see of the segments which hold a message of that rest.
// refs says so for the row.
func (v *View) positive(it corpus.Item, o Options, leftOut []string) (at []int, ref string) {
	ids := slices.DeleteFunc(evidenceIDs(it), func(id string) bool { return slices.Contains(leftOut, id) })
	at = v.places(ids)
	if o.shown() != ShownSegment {
		return at, "evidence"
	}
	sees := v.sees(it)
	var names []string
	for _, i := range v.around(ids) {
		names = append(names, v.Segments[i].ID)
		for _, k := range v.within[i] {
			if m := &v.messages[k]; sees(m) && !slices.Contains(leftOut, m.ID) {
				at = append(at, k)
			}
		}
	}
	slices.Sort(at)
	return slices.Compact(at), "segments " + strings.Join(names, ", ")
}

// around returns the segments that hold one of some messages, in order.
func (v *View) around(ids []string) []int {
	var out []int
	for _, id := range ids {
		out = append(out, v.segmentsOf(id)...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}
