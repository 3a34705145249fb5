package daycheck

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The kinds of conflicts of level 1 about who may do what, and with what.
const (
	KindAuthority = "authority" // a decision or a rule by a person who may not take it
	KindParty     = "party"     // a promise or an absence spoken of by the wrong person
	KindRecall    = "recall"    // a reference to something that lies not before it
	KindValueless = "value"     // a value in a message that must not name one
)

// staffRank is the first rank that decides only about its own tasks.
const staffRank = 4

// valueless are the acts that refer to, ask for or push back on something and never state a value.
var valueless = map[corpus.Act]string{
	corpus.ActRequest:      "asks for a decision",
	corpus.ActDisagreement: "pushes back",
	corpus.ActRecall:       "refers to what was said",
	corpus.ActReminder:     "asks for what was promised",
	corpus.ActApology:      "admits that it was forgotten",
	corpus.ActReturn:       "asks what has happened",
	corpus.ActRecap:        "tells what has happened",
}

// acts holds the slots to what each act is (E14, level 1): anyone of the group asks, recalls, recaps and reminds;
// decisions and rules are taken by people of rank or by the owner of the task, never by a guest; promises are kept by
// who gave them; what only refers names no value.
func (d *day) acts() {
	d.each(func(s *prompts.Slot, m *prompts.DayMessage) {
		if s.Act == corpus.ActDecision || s.Act == corpus.ActRule && !d.defines(s) {
			d.authority(s)
		}
		d.parties(s)
		d.recallsBefore(s)
		if what, ok := valueless[s.Act]; ok {
			for _, n := range s.States {
				if f := d.fact(n); f != nil && f.Value != nil && f.Class != "page" {
					d.conflict(LevelRules, KindValueless, prompts.Major, s.N,
						fmt.Sprintf("the message %s: it must not state the %s of %s", what, f.Attribute, f.Subject))
				}
			}
		}
		d.revealed(s, m)
	})
}

// defines says that a message only tells what terms stand for: anyone who knows may say so, whatever their rank.
func (d *day) defines(s *prompts.Slot) bool {
	for _, n := range s.States {
		if f := d.fact(n); f != nil && f.Class != classDefinition && f.Class != "page" {
			return false
		}
	}
	return len(s.States) > 0
}

// authority: who takes a decision or makes a rule may do so. Staff who settle something of a colleague's task are only
// pointed out, unless another person was asked to decide it.
func (d *day) authority(s *prompts.Slot) {
	who, known := d.people[s.Author]
	severity := prompts.Major
	if s.Act == corpus.ActDecision && !d.askedOf(s) {
		severity = prompts.Minor
	}
	switch {
	case slices.Contains(d.Context.Guests, s.Author):
		d.conflict(LevelRules, KindAuthority, prompts.Major, s.N,
			s.Author+" is a guest of the group and decides nothing in it")
	case known && who.Rank >= staffRank && (s.Act == corpus.ActRule || !d.owns(s.Author, s.Task)):
		d.conflict(LevelRules, KindAuthority, severity, s.N,
			fmt.Sprintf("%s is not of a rank to take a %s here", s.Author, s.Act))
	}
}

// askedOf says whether a message settles what a person other than its author was asked to decide.
func (d *day) askedOf(s *prompts.Slot) bool {
	p := d.slot(s.ReplyTo)
	return p != nil && p.Act == corpus.ActRequest && p.To != "" && p.To != s.Author
}

// owns says whether a task is a person's, or no one's that the day knows.
func (d *day) owns(name, task string) bool {
	i := slices.IndexFunc(d.Context.Tasks, func(t prompts.CheckTask) bool { return t.Name == task })
	return i < 0 || d.Context.Tasks[i].Owner == name
}

// parties: a promise is delivered and apologised for by who gave it, and another person reminds of it; no one recaps
// for themselves or asks themselves to decide.
func (d *day) parties(s *prompts.Slot) {
	complain := func(format string, args ...any) {
		d.conflict(LevelRules, KindParty, prompts.Major, s.N, fmt.Sprintf(format, args...))
	}
	parent := d.slot(s.ReplyTo)
	switch promiser := promiserOf(s, parent); {
	case d.speaksOfOther(s):
		complain("%s would say of somebody else what they are and are good at", s.Author)
	case s.Act == corpus.ActReminder && promiser == s.Author:
		complain("%s would remind themselves of their own promise", s.Author)
	case s.Act == corpus.ActDelivery && promiser != "" && promiser != s.Author:
		complain("%s promised it, and %s delivers it", promiser, s.Author)
	case s.Act == corpus.ActApology && promiser != "" && promiser != s.Author:
		complain("%s promised it, and %s apologises", promiser, s.Author)
	case s.Act == corpus.ActRecap && parent != nil && parent.Author == s.Author:
		complain("%s would tell themselves what has happened", s.Author)
	case s.Act == corpus.ActRequest && s.To == s.Author:
		complain("%s would ask themselves to decide", s.Author)
	}
}

// recallsBefore: what a message refers to is of its day or an earlier one, what it recalls of an earlier one.
func (d *day) recallsBefore(s *prompts.Slot) {
	if r := s.Recalls; r != nil && (r.Date > d.In.Date || s.Act == corpus.ActRecall && r.Date == d.In.Date) {
		d.conflict(LevelRules, KindRecall, prompts.Major, s.N,
			fmt.Sprintf("the message refers to something of %s, which is not before it", r.Date))
	}
}

// promiserOf returns who gave the promise that a message is about: one that it recalls, or that it was reminded of and
// apologises for; "" without one.
func promiserOf(s, parent *prompts.Slot) string {
	recalls := s.Recalls
	if s.Act == corpus.ActApology {
		recalls = nil
		if parent != nil && parent.Act == corpus.ActReminder {
			recalls = parent.Recalls
		}
	}
	if recalls == nil {
		return ""
	}
	return recalls.Author
}

// speaksOfOther says whether a message states another person's role or skills: everyone says that of themselves alone.
func (d *day) speaksOfOther(s *prompts.Slot) bool {
	return slices.ContainsFunc(s.States, func(n int) bool {
		f := d.fact(n)
		return f != nil && (f.Class == classRole || f.Class == classSkill || f.Class == classLearning) &&
			f.Subject != s.Author
	})
}

// revealed finds in words a value that a referring message repeats: the known value of the attribute that it asks for
// or refers to. Values of a form are found as uncovered ones.
func (d *day) revealed(s *prompts.Slot, m *prompts.DayMessage) {
	subject, attribute := "", ""
	switch {
	case valueless[s.Act] == "":
		return
	case s.Recalls != nil:
		subject, attribute = s.Recalls.Subject, s.Recalls.Attribute
		if subject == "" {
			subject = s.Recalls.Task
		}
	case s.Asks != nil:
		subject, attribute = s.Asks.Subject, s.Asks.Attribute
	}
	for _, v := range d.valuesOf(subject, attribute) {
		text := v.Canonical()
		named := v.Kind == corpus.KindEntity || strings.Contains(text, " ") // "low" and "open" are words of every day
		if scannable(v.Kind) || !named || !wholeWords(m.Text, text) {
			continue
		}
		d.conflict(LevelRules, KindValueless, prompts.Major, s.N,
			fmt.Sprintf("the message %s: %q is the %s itself, which it must not name", valueless[s.Act], text,
				attribute))
		return
	}
}

// valuesOf returns what is known or stated on the day of an attribute.
func (d *day) valuesOf(subject, attribute string) []corpus.Value {
	var out []corpus.Value
	for _, k := range d.Context.Known {
		if k.Subject == subject && k.Attribute == attribute {
			out = append(out, k.Value)
		}
	}
	for i := range d.In.Facts {
		if f := &d.In.Facts[i]; f.Subject == subject && f.Attribute == attribute && f.Value != nil {
			out = append(out, *f.Value)
		}
	}
	return out
}

// wholeWords says whether a text holds words, not as part of longer ones.
func wholeWords(text, words string) bool {
	low, want := wordsOf(strings.ToLower(text)), wordsOf(strings.ToLower(words))
	for i := 0; len(want) > 0 && i+len(want) <= len(low); i++ {
		if slices.Equal(low[i:i+len(want)], want) {
			return true
		}
	}
	return false
}
