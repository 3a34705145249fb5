package author

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// message is a message while it is written, and the scope of its patterns.
type message struct {
	d      *day
	r      *rand.Rand
	slot   *prompts.Slot
	v      *voice
	formal int // formality towards this addressee

	parent *prompts.Slot // of the same day, or nil
	from   *voice        // author of the parent, or nil; never the writer
	to     *voice        // the person addressed, or nil
	senior bool          // the addressee outranks the writer

	facts []*prompts.DayFact // to state, in order
	named map[string]bool    // subjects that the text has named
	topic string             // subject that patterns speak about
	attr  string             // attribute that patterns speak about
	plur  string             // of a tally
	fact  *prompts.DayFact   // fact whose value patterns state

	taken  []string // patterns used
	habits []string // habits used
	extra  int      // sentences to add so that the text differs from another
	asked  bool     // the text asks something already
}

func (d *day) newMessage(s *prompts.Slot) (*message, error) {
	m := &message{d: d, r: d.r, slot: s, v: d.voices[s.Author], named: map[string]bool{}}
	if m.v == nil {
		return nil, fmt.Errorf("author %q is not among the people", s.Author)
	}
	for _, n := range s.States {
		f := d.facts[n]
		if f == nil {
			return nil, fmt.Errorf("fact %d is not among the facts", n)
		}
		if f.Basis != corpus.BasisTimestamp && f.Basis != corpus.BasisAuthor && len(f.Surfaces) == 0 {
			return nil, fmt.Errorf("fact %d has no surface", n)
		}
		m.facts = append(m.facts, f)
	}
	if err := m.relate(); err != nil {
		return nil, err
	}
	m.topic = s.Task
	if m.topic == "" && m.parent != nil {
		m.topic = m.parent.Task
	}
	m.aboutParent()
	return m, nil
}

// relate finds whom the message answers and addresses.
func (m *message) relate() error {
	s := m.slot
	var parent string
	if s.ReplyTo != 0 {
		m.parent = m.d.slots[s.ReplyTo]
		if m.parent == nil || s.ReplyTo >= s.N {
			return fmt.Errorf("parent %d is not an earlier slot of the day", s.ReplyTo)
		}
		parent = m.parent.Author
	} else if s.Earlier != nil {
		parent = s.Earlier.Author
		if m.topic == "" {
			m.topic = s.Earlier.Task
		}
	}
	if parent != s.Author {
		m.from = m.d.voices[parent]
	}
	if s.To != s.Author {
		m.to = m.d.voices[s.To]
	}
	m.formal = m.v.formality
	whom := m.to
	if whom == nil {
		whom = m.from
	}
	if whom != nil && whom.Rank < m.v.Rank && whom.Rank <= 2 {
		m.senior = true
		m.formal = max(m.formal, 1)
	}
	return nil
}

// aboutParent sets what the parent's message was about: the attribute that it
// asked for or stated.
func (m *message) aboutParent() {
	if m.slot.Asks != nil {
		m.topic, m.attr, m.plur = m.slot.Asks.Subject, m.slot.Asks.Attribute, m.slot.Asks.Plural
		return
	}
	if len(m.facts) > 0 {
		m.about(m.facts[0])
		return
	}
	if m.parent == nil {
		return
	}
	about := m.parent
	if m.slot.Act == corpus.ActClosure && m.d.slots[about.ReplyTo] != nil {
		about = m.d.slots[about.ReplyTo] // what the doubt was about
	}
	if a := about.Asks; a != nil {
		m.topic, m.attr, m.plur = a.Subject, a.Attribute, a.Plural
		return
	}
	for _, n := range about.States {
		if f := m.d.facts[n]; f != nil && plainAttribute(f) {
			m.topic, m.attr, m.plur = f.Subject, f.Attribute, f.Plural
			return
		}
	}
}

// plainAttribute says whether a fact's attribute is a noun that a sentence can mention.
func plainAttribute(f *prompts.DayFact) bool {
	switch f.Class {
	case classEvent, classOwner, classNews, classCalendar:
		return false
	case classDue:
		return true
	}
	return f.Attribute != ""
}

// about makes patterns speak of a fact.
func (m *message) about(f *prompts.DayFact) {
	m.fact, m.topic, m.attr, m.plur = f, f.Subject, "", f.Plural
	if plainAttribute(f) {
		m.attr = f.Attribute
	}
	if f.Class == classDue {
		m.attr = "deadline"
	}
}

// value implements scope.
func (m *message) value(name string) (string, bool) {
	switch name {
	case "v", "on", "done":
		return m.factWords(name)
	case "a":
		return nameSpan(m.attr), m.attr != ""
	case "ap":
		return nameSpan(m.plur), m.plur != ""
	case "n":
		return given(m.to)
	case "p":
		return given(m.from)
	case "x":
		return nameSpan(m.slot.Aside), m.slot.Aside != ""
	case "h":
		return m.hedge(), true
	case "t":
		return nameSpan(m.mention()), m.topic != ""
	case "tb":
		return nameSpan(m.topic), m.topic != ""
	}
	form, ok := verbs[name]
	return agree(m.d.subject(m.topic).plural, form[0], form[1]), ok && m.topic != ""
}

// verbs agree with the subject.
var verbs = map[string][2]string{
	"is": {"is", "are"}, "has": {"has", "have"}, "was": {"was", "were"},
	"starts": {"starts", "start"}, "stays": {"stays", "stay"}, "worries": {"worries", "worry"}, "stands": {"stands", "stand"},
}

// factWords gives the words of the fact being stated.
func (m *message) factWords(name string) (string, bool) {
	if m.fact == nil {
		return "", false
	}
	if name == "done" {
		if len(m.fact.Done) == 0 {
			return "", false
		}
		return m.fact.Done[(len(m.named)+m.slot.N)%len(m.fact.Done)], true
	}
	if len(m.fact.Surfaces) == 0 {
		return "", false
	}
	s := m.surface()
	v := valueSpan(m.fact.N, s)
	if name == "on" && !selfStanding(s) {
		v = "on " + v
	}
	return v, true
}

// surface is how this message writes the fact's value; dates in digits only
// are for those who have nothing else.
func (m *message) surface() string {
	all := m.fact.Surfaces
	n := (m.slot.N + m.v.formality) % len(all)
	for range all {
		if _, err := corpus.ParseDate(all[n]); err != nil {
			break
		}
		n = (n + 1) % len(all)
	}
	return all[n]
}

// selfStanding says whether a date needs no preposition.
func selfStanding(s string) bool {
	s = strings.ToLower(s)
	if strings.HasSuffix(s, "tomorrow") || strings.HasSuffix(s, "yesterday") {
		return true
	}
	w, _, _ := strings.Cut(s, " ")
	switch w {
	case "today", "this", "next", "last", "in", "on", "by", "at":
		return true
	}
	return false
}

// mention names the topic: whole at first, then shorter where its parts are known.
func (m *message) mention() string {
	s := m.d.subject(m.topic)
	if m.named[m.topic] {
		if short := s.short(); short != "" {
			return short
		}
		return s.full()
	}
	if chance(m.r, 18) {
		return s.turned()
	}
	return s.full()
}

func given(v *voice) (string, bool) {
	if v == nil {
		return "", false
	}
	return nameSpan(v.Given), v.Given != ""
}

// stamp implements scope: "s:", "o:" and "f:" name the event that the words assert.
func (m *message) stamp(words string) (string, error) {
	kind, words, _ := strings.Cut(words, ":")
	want := map[string]string{"s": corpus.PredStarted, "o": corpus.PredOwner, "f": corpus.PredFinished}[kind]
	for _, f := range m.facts {
		if f.Attribute == want && stamped(f) {
			return string(stampMark+rune(f.N)) + words + string(closeMark), nil
		}
	}
	return "", fmt.Errorf("the plan asserts no %q here", want)
}

func stamped(f *prompts.DayFact) bool {
	return f.Basis == corpus.BasisTimestamp || f.Basis == corpus.BasisAuthor
}

// pick expands a pattern of a table that fits, the least used of the day, or
// returns "" where none does.
func (m *message) pick(t table) (string, error) { return m.pickWhere(t, nil) }

func (m *message) pickWhere(t table, ok func(pattern) bool) (string, error) {
	least := -1
	var fit table
	for _, p := range t {
		if !m.fits(p) || ok != nil && !ok(p) {
			continue
		}
		n := m.uses(p.src)
		if least < 0 || n < least {
			least, fit = n, fit[:0]
		}
		if n == least {
			fit = append(fit, p)
		}
	}
	if len(fit) == 0 {
		return "", nil
	}
	weights := make([]int, len(fit))
	for i, p := range fit {
		weights[i] = m.weight(p)
	}
	p := fit[corpus.Weighted(m.r, weights)]
	m.taken = append(m.taken, p.src)
	out, err := expand(m.r, m, p.src)
	if err != nil {
		return "", fmt.Errorf("pattern %q: %w", p.src, err)
	}
	if p.names("t") || p.names("tb") {
		m.named[m.topic] = true
	}
	return out, nil
}

// uses counts a pattern in the day and in this message.
func (m *message) uses(src string) int {
	n := m.d.used[src]
	for _, t := range m.taken {
		if t == src {
			n++
		}
	}
	return n
}

// weight prefers patterns with tags that tell of the writer, the more the
// stronger the trait, and short ones for people of few words.
func (m *message) weight(p pattern) int {
	w := 2
	for _, c := range p.tags {
		switch c {
		case 'w':
			w += 2 * m.v.warmth
		case 'h', 'H':
			w += 2 * m.v.humour
		case 'd', 'i', 'j', 'p', 'P', 'm', 'u':
			w += 3
		}
	}
	if m.terse() && len(strings.Fields(p.src)) <= 6 {
		w *= 4
	}
	return w
}

// terse says whether the message should be as short as it can be.
func (m *message) terse() bool { return m.d.in.Words*m.v.length() < 160 }

// fits says whether a pattern suits the writer, the addressee and the hour,
// and whether all that it names is known.
func (m *message) fits(p pattern) bool {
	for _, name := range p.vars {
		if _, ok := m.value(name); !ok {
			return false
		}
	}
	if strings.HasPrefix(p.src, "$v") || strings.HasPrefix(p.src, "$on") {
		if v, _ := m.value(varName(p.src[1:])); !m.opens(v) {
			return false
		}
	}
	return m.fitsTags(p.tags)
}

// opens says whether a sentence of this writer can begin with the words: a
// value is written as it is, so one in lower case suits only who writes so.
func (m *message) opens(s string) bool {
	value, lower := startsWithValue(s)
	return !value || !lower || m.v.lower
}

func (m *message) fitsTags(tags string) bool {
	formality := strings.ContainsAny(tags, "csf")
	if formality && !strings.ContainsRune(tags, rune("csf"[m.formal])) {
		return false
	}
	for _, c := range tags {
		if has, known := m.tag(c); known && !has {
			return false
		}
	}
	return true
}

// tag says whether a tag other than of formality holds.
func (m *message) tag(c rune) (has, known bool) {
	v := m.v
	switch c {
	case 'h':
		return v.humour >= 1 && !m.senior, true
	case 'H':
		return v.humour == 2 && !m.senior, true
	case 'd':
		return v.directness == 2, true
	case 'i':
		return v.directness == 0, true
	case 'w':
		return v.warmth >= 1, true
	case 'j':
		return v.jargon == 2, true
	case 'p':
		return v.questioning >= 1, true
	case 'P':
		return v.questioning == 2, true
	case 'v':
		return v.verbosity >= 1, true
	case 'u':
		return m.senior, true
	case 'm':
		return v.Rank <= 2, true
	case 'g':
		return m.to == nil, true
	case 'A', 'B':
		hour, _ := m.slot.At.Clock()
		return (hour >= 12) == (c == 'A'), true
	}
	return false, false
}
