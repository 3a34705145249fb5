package awareness

import "memloom/internal/pack"

// sources says what of a pack the anchors rest on.
var sources = map[string]pack.Source{
	anchorRule: pack.RulesSaid, anchorOverride: pack.RulesSaid, anchorCase: pack.Cases, anchorContact: pack.Contacts,
	anchorCap: pack.Caps, anchorFreeze: pack.Deadlines, anchorDeadline: pack.Deadlines, anchorAbsence: pack.Contacts,
	anchorChange: pack.Changes,
}

// Draws implements questions.Drawing.
func (Constraint) Draws(subcategory string) []pack.Source {
	return draws(subcategory, anchorContact, anchorRule)
}

// Draws implements questions.Drawing.
func (Proactivity) Draws(subcategory string) []pack.Source {
	return draws(subcategory, anchorDeadline, anchorCap, anchorOverride, anchorAbsence)
}

// Draws implements questions.Drawing.
func (Update) Draws(subcategory string) []pack.Source {
	return draws(subcategory, anchorChange, anchorCase)
}

// draws returns the source of an anchor, or of all where none is named.
func draws(subcategory string, anchors ...string) []pack.Source {
	if of, ok := sources[subcategory]; ok {
		return []pack.Source{of}
	}
	var out []pack.Source
	for _, a := range anchors {
		out = append(out, sources[a])
	}
	return out
}
