package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// takenBack lets the writer get a word wrong and put it right at once, as people do who have several things on their
// desk: they begin with another task of the day ("the session cache, sorry, the card vault load test") or with another
// of its attributes, call the wrong person, say "we" for "I", or send too early. A value is never taken back, nor what
// has started or ended.
func (m slips) takenBack(p parts) (parts, error) {
	if open, ok := m.wrongName(p.open); ok && draw.Chance(m.r, 40) {
		p.open = open
		return p, nil
	}
	for _, slip := range append(corpus.Shuffled(m.r,
		[]func(string) (string, bool){m.wrongTask, m.wrongAttribute, m.wrongPerson}), m.wrongThing) {
		for i, s := range p.core {
			if strings.ContainsFunc(s, grammar.OpensStamp) {
				continue
			}
			if wrong, ok := slip(s); ok {
				p.core = slices.Clone(p.core)
				p.core[i] = wrong
				return p, nil
			}
		}
	}
	if open, ok := m.wrongThing(p.open); ok {
		p.open = open
		return p, nil
	}
	m.led = noLead
	start, err := m.falseStart(strings.TrimSpace(p.open + " " + strings.Join(p.core, " ")))
	p.open = strings.TrimSpace(start + " " + p.open)
	return p, err
}

// wrongTask begins the task's name as that of another task of the day: with its component where the name begins with
// one, else with its deliverable. Where a value stands, the two make no task together, so that nobody could take the
// value for another's.
func (m slips) wrongTask(s string) (string, bool) {
	right := m.subject(m.topic)
	if right.Head == "" {
		return s, false
	}
	stated := strings.ContainsFunc(s, grammar.OpensValue)
	for _, t := range corpus.Shuffled(m.r, m.d.in.Tasks) {
		other := m.d.subject(t.Name)
		if other.Head == "" || slices.Contains(m.slot.Names, t.Name) {
			continue
		}
		for _, x := range []struct{ form, wrong, both string }{
			{right.Full(), other.Rest, other.Rest + " " + right.Head},
			{right.Turned(), other.Head, right.Rest + " " + other.Head},
		} {
			at := strings.Index(s, grammar.NameSpan(x.form))
			_, exists := m.d.tasks[x.both]
			if at < 0 || stated && exists || x.both == right.Name || strings.Contains(grammar.Unmark(s), x.wrong) {
				continue
			}
			return m.mended(s, at, "the "+x.wrong), true
		}
	}
	return s, false
}

// wrongAttribute names another attribute of the subject first, one that the day
// talks about. It leaves sentences with a value alone.
func (m slips) wrongAttribute(s string) (string, bool) {
	right := "the " + grammar.NameSpan(m.attr)
	at := strings.Index(s, right)
	if m.attr == "" || at < 0 || strings.ContainsFunc(s, grammar.OpensValue) {
		return s, false
	}
	for i := range m.d.in.Facts {
		f := &m.d.in.Facts[i]
		if who := strings.HasPrefix(s, "who"); who != (f.Class == grammar.ClassContact) &&
			(who || m.attrClass == grammar.ClassContact) {
			continue
		}
		if f.Subject == m.topic && plainAttribute(f) && f.Class != grammar.ClassDue && f.Attribute != m.attr &&
			!strings.Contains(grammar.Unmark(s), f.Attribute) {
			return m.mended(s, at, "the "+f.Attribute), true
		}
	}
	return s, false
}

// wrongName calls somebody else of the day first, where the message opens with a name.
func (m slips) wrongName(open string) (string, bool) {
	whom := m.whom()
	if whom == nil {
		return open, false
	}
	at := strings.Index(open, grammar.NameSpan(whom.Given))
	if at < 0 {
		return open, false
	}
	for _, p := range corpus.Shuffled(m.r, m.d.in.People) {
		if p.Name != whom.Name && p.Name != m.v.Name && p.Given != whom.Given && p.Formal == "" { // nobody who leads, whom staff call by another name
			return m.mended(open, at, p.Given), true
		}
	}
	return open, false
}

// persons are who one begins to speak for, with who it really is.
var persons = [][2]string{{"I'll", "we'll"}, {"we'll", "I'll"}, {"I'd", "we'd"}, {"we'd", "I'd"}, {"I've", "we've"},
	{"I", "we"}, {"we", "I"}}

// wrongPerson begins a sentence without a value with "we" where it is "I".
func (m slips) wrongPerson(s string) (string, bool) {
	for _, p := range persons {
		if strings.HasPrefix(s, p[0]+" ") && !strings.ContainsFunc(s, grammar.OpensValue) {
			return m.mended(s, 0, p[1]), true
		}
	}
	return s, false
}

// things are what people mean when they begin with another that lies beside it.
var things = [][2]string{
	{"the page", "the ticket"}, {"our page", "our board"}, {"the wiki", "the drive"}, {"the notes", "the minutes"},
	{"my notes", "my inbox"},
	{"the list", "the sheet"}, {"my list", "my notes"}, {"the sheet", "the list"}, {"the meeting", "the call"},
	{"the call", "the meeting"},
	{"the docs", "the slides"}, {"the write-up", "the slides"}, {"the documentation", "the minutes"},
	{"my calendar", "my inbox"},
	{"the file", "the ticket"}, {"the overview", "the minutes"}, {"the record", "the minutes"},
	{"the background", "the summary"},
	{"your post", "your mail"}, {"your note", "your mail"}, {"your message", "your mail"}, {"your update", "your mail"},
	{"your report", "your mail"},
}

// wrongThing calls something that many messages speak of by its neighbour's name.
func (m slips) wrongThing(s string) (string, bool) {
	for _, t := range corpus.Shuffled(m.r, things) {
		at := strings.Index(s, t[0]+" ")
		if _, thing, _ := strings.Cut(t[0], " "); m.d.names[thing] {
			continue // may be the beginning of a name
		}
		if at >= 0 && (at == 0 || s[at-1] == ' ') && !grammar.InSpan(s[:at]) &&
			!strings.Contains(grammar.Unmark(s), t[1]) {
			return m.mended(s, at, t[1]), true
		}
	}
	return s, false
}

// mended writes the wrong words before the right ones.
func (m slips) mended(s string, at int, wrong string) string {
	return s[:at] + wrong + corpus.Pick(m.r, m.takes()) + s[at:]
}

// falseStart is what stands before a message whose words leave nothing to take
// back: its first words, sent too early, or a word that it went wrong at first.
func (m slips) falseStart(text string) (string, error) {
	start := m.beginning(text)
	if start == "" {
		return m.rotated(m.d.lex.special["sent wrong"])
	}
	took, err := m.rotated(m.d.lex.special["sent early"])
	return start + corpus.Pick(m.r, []string{" –", " …"}) + " " + took, err
}

// beginning is some of the first words of a text, up to where something is
// named, stated or asserted; "" where that is at once.
func (m slips) beginning(text string) string {
	const most = 5
	if name, rest, ok := strings.Cut(text, string(grammar.CloseMark)+", "); ok &&
		strings.HasPrefix(text, string(grammar.NameMark)) && !strings.ContainsRune(name, grammar.CloseMark) {
		if start := m.beginning(rest); start != "" {
			return grammar.Unmark(name) + ", " + start
		}
	}
	if i := strings.IndexFunc(text, grammar.IsMark); i >= 0 {
		text = text[:i]
	}
	if i := strings.IndexAny(text, ".,:;?!"); i >= 0 {
		text = text[:i]
	} else if i := strings.LastIndexByte(text, ' '); i >= 0 {
		text = text[:i]
	}
	w := strings.Fields(text)
	if n := min(most, len(w)); n >= 2 {
		return strings.Join(w[:2+m.r.IntN(n-1)], " ")
	}
	return ""
}
