package chat

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// message is a message while it is written: what the plan says of it, what its
// patterns speak about, and how far its text has come.
//
// Each part of the writing is a type of its own over the message, in a file of
// its own: opener, actor, stater and so on.
type message struct {
	*scene
	focus
	progress
}

// focus is what patterns speak about.
type focus struct {
	topic     string           // subject
	attr      string           // attribute
	plur      string           // of a tally
	attrClass string           // of the attribute, where a parent stated or asked for it
	fact      *prompts.DayFact // whose value patterns state
	why       string           // the clause that patterns argue with
	before    string           // what the parent was about, if this is about something else
}

// progress is what the text has done so far, and what is still wanted of it.
type progress struct {
	named  map[string]bool // subjects that the text has named
	taken  []string        // patterns used
	habits []string        // habits used
	led    lead            // how the opening runs into the next sentence
	heard                  // what whoever reads on has heard already
	effort
}

// heard says what a reader of the text so far has heard.
type heard struct {
	opened    bool // an opening
	said      bool // a fact
	full      bool // a fact, in a sentence with a verb
	argued    bool // a clause of the plan that argues for what the text says
	denied    bool // that something said before is wrong
	called    bool // somebody called by name
	referred  bool // in the opening, what the message refers to
	credited  bool // in the opening, those who argued
	asked     bool // a question
	thanked   bool // thanks
	explained bool // why the question is asked
	pointed   bool // at the end, a link, which nothing should follow
}

// effort is how hard a text is looked for.
type effort struct {
	weary    int  // how long another text has been looked for: what has its day has been said by then
	extra    int  // sentences to add so that the text differs from another, one at most
	stumbles bool // opening and core do not go together
	lacking  bool // a typo is wanted and no word could take it
}

func (d *day) newMessage(s *prompts.Slot) (*message, error) {
	m := &message{scene: &scene{d: d, r: d.r, slot: s, v: d.voices[s.Author].Toned(s.Tone)}}
	m.named = map[string]bool{}
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
		if f.Class == grammar.ClassPage {
			m.pages = append(m.pages, f)
			continue
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
	if s.Task != "" && m.errs() == noisePresumes { // whatever was asked before, it is their task that is taken for settled
		m.topic, m.attr, m.plur = s.Task, "", ""
	}
	if m.nameless(m.topic) {
		m.topic = ""
	}
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
		m.from = m.calls(parent)
	}
	if s.To != s.Author {
		m.to = m.calls(s.To)
	}
	m.formal = m.v.Formality
	whom := m.whom()
	if whom != nil && whom.Rank < m.v.Rank && whom.Rank <= 2 {
		m.senior = true
		m.formal = min(2, m.formal+1)
	}
	return nil
}

// aboutParent sets what the parent's message was about: the attribute that it asked for or stated.
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
		m.aboutEarlier()
		return
	}
	about := m.parent
	if m.slot.Act == corpus.ActClosure && !m.takesRisk() && m.d.slots[about.ReplyTo] != nil {
		about = m.d.slots[about.ReplyTo] // what the doubt was about
	}
	if a := about.Asks; a != nil {
		m.topic, m.attr, m.plur, m.attrClass = a.Subject, a.Attribute, a.Plural, a.Class
		return
	}
	for _, n := range about.States {
		if f := m.d.facts[n]; f != nil && plainAttribute(f) {
			m.topic, m.attr, m.plur, m.attrClass = f.Subject, f.Attribute, f.Plural, f.Class
			if f.Class == grammar.ClassDue {
				m.attr = "deadline"
			}
			if f.Class == grammar.ClassOption {
				m.attrClass = m.weighed(f)
			}
			return
		}
	}
}

// aboutEarlier sets what an objection to an earlier day's message is about.
func (m *message) aboutEarlier() {
	if m.slot.Earlier == nil || m.slot.Earlier.About == nil {
		return
	}
	a := m.slot.Earlier.About
	if plainAttribute(&prompts.DayFact{Attribute: a.Attribute, Class: a.Class}) {
		m.topic, m.attr, m.plur, m.attrClass = a.Subject, a.Attribute, a.Plural, a.Class
	}
}

// plainAttribute says whether a fact's attribute is a noun that a sentence can mention.
func plainAttribute(f *prompts.DayFact) bool {
	switch f.Class {
	case grammar.ClassEvent, grammar.ClassOwner, grammar.ClassNews, grammar.ClassCalendar, grammar.ClassRule,
		grammar.ClassDefinition, grammar.ClassCalled, grammar.ClassAbsence, grammar.ClassRole, grammar.ClassSkill,
		grammar.ClassLearning, grammar.ClassPage:
		return false
	case grammar.ClassDue:
		return true
	}
	return f.Attribute != "" && f.Attribute != corpus.PredNeeds
}

// about makes patterns speak of a fact.
func (m *message) about(f *prompts.DayFact) {
	m.fact, m.topic, m.attr, m.plur = f, f.Subject, "", f.Plural
	if plainAttribute(f) {
		m.attr = f.Attribute
	}
	if f.Class == grammar.ClassDue {
		m.attr = "deadline"
	}
}

// The parts of the writing, as seen from a message.
func (m *message) opener() opener         { return opener{m} }
func (m *message) actor() actor           { return actor{m} }
func (m *message) objector() objector     { return objector{m} }
func (m *message) stater() stater         { return stater{m} }
func (m *message) chooser() chooser       { return chooser{m} }
func (m *message) weaver() weaver         { return weaver{m} }
func (m *message) adder() adder           { return adder{m} }
func (m *message) slips() slips           { return slips{m} }
func (m *message) fragmenter() fragmenter { return fragmenter{m} }
func (m *message) finisher() finisher     { return finisher{m} }
func (m *message) fewWords() fewWords     { return fewWords{m} }
func (m *message) wording() wording       { return wording{m} }
func (m *message) recaller() recaller     { return recaller{m} }
func (m *message) judge() judge           { return judge{m} }
func (m *message) decider() decider       { return decider{m} }
func (m *message) keeper() keeper         { return keeper{m} }
func (m *message) describer() describer   { return describer{m} }
func (m *message) habitual() habitual     { return habitual{m} }
func (sc *scene) calendar() calendar      { return calendar{sc} }
func (sc *scene) replier() replier        { return replier{sc} }
func (sc *scene) diction() diction        { return diction{sc} }
