package filters

import (
	"slices"
	"strings"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/validate"
)

// candidate is a message outside the evidence that states an operand's value, or, where it is only suspected, holds it
// next to the subject for no reason that is known.
type candidate struct {
	operand   int
	message   corpus.Message
	suspected bool
}

// candidates returns where a segment states an operand's gold value, by the
// fact index and by what was read there, and where it is suspected to.
func (u *uniqueness) candidates(segmentID string, operands []corpus.GoldAtom, rest []corpus.Message,
	readings func(string) (Reading, bool)) []candidate {
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
		case computes(u.m.Solver):
		case !read || !ok:
			u.unread(segmentID, corpus.CodeNotRun, "segment "+segmentID+" was not read")
		case quotes.Failed != "":
			u.unread(segmentID, corpus.CodeCallFailed, "reading segment "+segmentID+" failed: "+quotes.Failed)
		}
		if computes(u.m.Solver) {
			for _, m := range rest {
				if u.v.statesAtom(m, slot, g) {
					out = append(out, candidate{operand: i, message: m})
				}
			}
			continue
		}
		could := u.holding(i, g)
		for _, m := range rest {
			c := candidate{i, m, could[u.v.byID[m.ID]] && u.v.suspicious(m, slot, g)}
			states := u.v.statesAtom(m, slot, g) || slices.ContainsFunc(quotes.Quotes, func(q Quoted) bool {
				return verified(q, m) && u.v.yields(q, m, g)
			})
			if states || c.suspected {
				out = append(out, c)
			}
		}
	}
	return out
}

// holding returns the messages that could yield an operand, as the screen has it, once for all segments.
func (u *uniqueness) holding(operand int, g corpus.GoldAtom) map[int]bool {
	if set, ok := u.could[operand]; ok {
		return set
	}
	set := map[int]bool{}
	at, _ := u.v.yielders(g)
	for _, i := range at {
		set[i] = true
	}
	if u.could == nil {
		u.could = map[int]map[int]bool{}
	}
	u.could[operand] = set
	return set
}

// unread records that a suspect was not read for an operand, once per reason.
func (u *uniqueness) unread(segmentID string, code corpus.Code, reason string) {
	if slices.Contains(u.open, reason) {
		return
	}
	u.leave(code, reason)
	row := u.row(probe{name: "read", ref: "segment " + segmentID})
	row.Reason = reason
	if u.m.Probe != nil {
		row.Model = u.m.Probe.Name()
	}
	u.rows = append(u.rows, row)
}

// statesAtom says whether a message is known to state the gold value. Noise is no source, whatever it says.
func (v *View) statesAtom(m corpus.Message, slot validate.Slot, g corpus.GoldAtom) bool {
	return slices.ContainsFunc(v.Facts.StatedIn(m.ID), func(s *validate.Statement) bool {
		return s.Fact.Slot() == slot && !s.Fact.Noise && s.Fact.Value.Equal(*g.Atom)
	})
}

// suspicious says whether a message holds the gold value in its words next to the subject's name, in its own text or in
// that which it replies to, and no known statement accounts for the value. Texts state nothing but facts, so that such
// a value is one that a person let slip; the one who reads it may take it for the answer, whatever the probe and the
// solver make of it. Names stand anywhere: a value that is only words needs a word of the attribute too.
func (v *View) suspicious(m corpus.Message, slot validate.Slot, g corpus.GoldAtom) bool {
	if !v.tells(m, *g.Atom) || v.accounted(m, *g.Atom) {
		return false
	}
	near := map[string]bool{}
	addTerms(near, m.Text)
	if at, ok := v.byID[m.ReplyTo]; ok {
		addTerms(near, v.messages[at].Text)
	}
	if !v.names(near, slot.SubjectID) {
		return false
	}
	return !isWords(g.Atom.Kind) || g.Atom.Kind == corpus.KindLink || v.speaksOf(near, m.Text, slot)
}

// names says whether terms name a subject: by all of its name, or by all but one
// word of it where no other subject's name has those.
func (v *View) names(terms map[string]bool, subject string) bool {
	name := map[string]bool{}
	addTerms(name, v.Subjects[subject])
	said := map[string]bool{}
	for term := range name {
		if terms[term] {
			said[term] = true
		}
	}
	switch {
	case len(name) == 0 || len(said) < max(2, len(name)-1) && len(said) < len(name):
		return false
	case len(said) == len(name):
		return true
	}
	for _, text := range v.Subjects {
		set := map[string]bool{}
		if text != v.Subjects[subject] { // a task and the theme of it have one name
			addTerms(set, text)
		}
		if len(set) > 0 && containsAll(set, said) {
			return false
		}
	}
	return true
}

// tells says whether the words of a message hold a value. Days count in figures alone: "today" is a plain word, and
// "what you wrote on Monday" tells when something was said, not what.
func (v *View) tells(m corpus.Message, atom corpus.Value) bool {
	at, ok := v.byID[m.ID]
	switch {
	case !ok:
		return false
	case isWords(atom.Kind):
		return strings.Contains(fold(m.Text), fold(atom.Text))
	case atom.Kind != corpus.KindDate:
		return slices.Contains(v.holds().values[keyOf(atom)], at)
	}
	return slices.ContainsFunc(corpus.Scan(m.Text, m.At.Date(), v.Lexicon), func(s corpus.Span) bool {
		return slices.ContainsFunc(told(s), atom.Equal) &&
			strings.ContainsAny(corpus.RuneSlice(m.Text, s.Start, s.End), "0123456789")
	})
}

// accounted says whether a known statement of a message is of the value, for whatever slot, right or wrong.
func (v *View) accounted(m corpus.Message, atom corpus.Value) bool {
	return slices.ContainsFunc(v.Facts.StatedIn(m.ID), func(s *validate.Statement) bool {
		return s.Fact.Value.Equal(atom) || slices.ContainsFunc(s.Fact.Value.Items, atom.Equal)
	})
}

// speaksOf says whether a text, or the terms about it, hold a name by which people call an attribute. A name with
// grammar in it ("looks after") counts to the letter.
func (v *View) speaksOf(terms map[string]bool, text string, slot validate.Slot) bool {
	a := v.attribute(slot.SubjectID, slot.Predicate)
	return slices.ContainsFunc(append([]string{a.Noun}, a.Synonyms...), func(name string) bool {
		words := bm25.Terms(name)
		if slices.ContainsFunc(words, func(w string) bool { return stopWords[w] }) {
			return strings.Contains(" "+strings.Join(bm25.Terms(text), " ")+" ", " "+strings.Join(words, " ")+" ")
		}
		return len(words) > 0 && containsAll(terms, stemsOf(words))
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
