package prompts

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// saidWords is how many words in a row of a say another may not use: fewer are
// the words that any talk about the matter needs.
const saidWords = 4

// mostSessionLines is how many lines a turn may have: an assistant lists.
const mostSessionLines = 16

// SessionFaults holds a session to its plan: the turns and their length, every say once by its own side, nothing of it
// in the assistant's mouth, no value of its own, nothing that is to stay hidden (S4). A fault of the session as a whole
// names no message.
func SessionFaults(in SessionIn, out SessionOut) []Fault {
	c := &sessionCheck{in: in, out: out}
	if c.turns(); len(c.found) > 0 {
		return c.found
	}
	c.length()
	c.short()
	c.says()
	material, clauses := sessionMaterial(in), make([]string, len(in.Says))
	for k, s := range in.Says {
		clauses[k] = padded(wordsOf(s.Clause))
	}
	planned := c.asPlanned()
	for i, m := range out.Messages {
		if planned[i] {
			continue
		}
		c.elsewhere(i, clauses)
		c.unhidden(i)
		c.explicit(i)
		for _, problem := range turnText(in, material, m) {
			c.fault(i+1, "text", "%s", problem)
		}
	}
	return c.found
}

// checkSession is SessionFaults in words.
func checkSession(in SessionIn, out SessionOut) []string {
	var v []string
	for _, f := range SessionFaults(in, out) {
		if f.Slot > 0 {
			f.Message = fmt.Sprintf("message %d: %s", f.Slot, f.Message)
		}
		v = append(v, f.Message)
	}
	return v
}

// sessionCheck is a session that is held to its plan.
type sessionCheck struct {
	in    SessionIn
	out   SessionOut
	found []Fault
}

// fault notes what is wrong with a message, by its number; 0: with the session.
func (c *sessionCheck) fault(message int, kind, format string, args ...any) {
	c.found = append(c.found, Fault{Level: 1, Kind: kind, Severity: Major, Slot: message, Message: fmt.Sprintf(format,
		args...)})
}

// turns checks number, order and sides of the messages.
func (c *sessionCheck) turns() {
	if len(c.out.Messages) != c.in.Messages {
		c.fault(0, "turns", "there are %d messages: write exactly %d", len(c.out.Messages), c.in.Messages)
		return
	}
	for i, m := range c.out.Messages {
		if want := sideOf(i); m.Role != want {
			c.fault(i+1, "turns", "it is the %s's: user and assistant take turns, and the user begins", want)
		}
	}
}

// sideOf returns who writes the message at a place, from 0.
func sideOf(i int) string {
	if i%2 == 0 {
		return SideUser
	}
	return SideAssistant
}

// says checks that each say stands once where it is said to be, in
// order, at most one in a message and not all of them in the first.
func (c *sessionCheck) says() {
	at := map[int]int{} // message of a say
	for _, p := range c.out.Says {
		if problem := c.place(p, at); problem != "" {
			c.fault(c.messageOf(p.Message), "say", "say %d %s", p.Say, problem)
		}
		at[p.Say] = p.Message
	}
	last, before := 0, len(c.found)
	for _, s := range c.in.Says {
		m, ok := at[s.N]
		switch {
		case !ok:
			c.fault(c.due(s, last), "say", "say %d does not come up", s.N)
		case m <= last:
			c.fault(c.messageOf(m), "say", "say %d comes too soon: the says keep their order, one in a message at most", s.N)
		}
		last = max(last, m)
	}
	if len(c.found) == before && len(c.in.Says) > 0 && last == 1 {
		c.fault(1, "say", "the first message says everything: let it come up later")
	}
}

// place says what is wrong with where a say is said to be, "" if nothing is. at has those before it.
func (c *sessionCheck) place(p SaidAt, at map[int]int) string {
	k := slices.IndexFunc(c.in.Says, func(s Say) bool { return s.N == p.Say })
	switch _, twice := at[p.Say]; {
	case k < 0:
		return "is not in the plan"
	case twice:
		return "is listed twice"
	case c.messageOf(p.Message) == 0:
		return fmt.Sprintf("stands in message %d, and there is none", p.Message)
	case c.out.Messages[p.Message-1].Role != c.in.Says[k].Side:
		return fmt.Sprintf("is the %s's, and message %d is not", c.in.Says[k].Side, p.Message)
	case c.in.Says[k].Whole && c.out.Messages[p.Message-1].Text != c.in.Says[k].Clause:
		return fmt.Sprintf("is the whole of its message, word for word: %q", c.in.Says[k].Clause)
	case !sameClause(p.Surface, c.in.Says[k].Clause):
		return fmt.Sprintf("has other words than its clause: %q", p.Surface)
	case !strings.Contains(c.out.Messages[p.Message-1].Text, p.Surface):
		return fmt.Sprintf("does not stand in message %d: %q", p.Message, p.Surface)
	}
	return ""
}

// messageOf returns the number of a message, 0 where there is none.
func (c *sessionCheck) messageOf(number int) int {
	if number < 1 || number > len(c.out.Messages) {
		return 0
	}
	return number
}

// due returns the message in which a say that does not come up can: the first of its side behind the say before it that
// says nothing else; 0 for none.
func (c *sessionCheck) due(s Say, after int) int {
	for n := max(after, 1) + 1; n <= len(c.out.Messages); n++ {
		says := slices.ContainsFunc(c.out.Says, func(p SaidAt) bool { return p.Message == n })
		if sideOf(n-1) == s.Side && !says {
			return n
		}
	}
	return 0
}

// sameClause compares two clauses but for the case of the first letter.
func sameClause(a, b string) bool {
	_, n := utf8.DecodeRuneInString(a)
	_, k := utf8.DecodeRuneInString(b)
	return n == k && strings.EqualFold(a[:n], b[:k]) && a[n:] == b[k:]
}

// asPlanned says which messages are wholly those that the plan gives.
func (c *sessionCheck) asPlanned() []bool {
	out, given := make([]bool, len(c.out.Messages)), map[int]string{}
	for _, s := range c.in.Says {
		if s.Whole {
			given[s.N] = s.Clause
		}
	}
	for _, p := range c.out.Says {
		if text, whole := given[p.Say]; whole && c.messageOf(p.Message) > 0 && c.out.Messages[p.Message-1].Text == text {
			out[p.Message-1] = true
		}
	}
	return out
}

// elsewhere finds says at a message where they do not belong: a second time, or in part in what the assistant says. The
// clauses are those of the says, padded.
func (c *sessionCheck) elsewhere(i int, clauses []string) {
	if len(clauses) == 0 {
		return
	}
	text, here, given := padded(wordsOf(c.out.Messages[i].Text)), map[int]bool{}, []string{c.in.Topic, c.in.Purpose}
	given = append(given, c.in.Offers...)
	for _, p := range c.out.Says {
		if p.Message == i+1 { // what the message itself is to say may share words with another say
			here[p.Say], given = true, append(given, p.Surface)
		}
	}
	free := ""
	for k, s := range c.in.Says {
		switch n := strings.Count(text, clauses[k]); {
		case n > 1 || n == 1 && !here[s.N]:
			c.fault(i+1, "say", "it repeats say %d", s.N)
			continue
		case here[s.N] || c.out.Messages[i].Role != SideAssistant:
			continue
		}
		if free == "" {
			free = padded(wordsOf(strings.Join(given, " / ")))
		}
		runs := s.Surfaces // of a whole message the assistant may use any words but those of its value
		if !s.Whole {
			runs = runsOf(strings.Fields(clauses[k]), saidWords)
		}
		for _, run := range runs {
			run = padded(wordsOf(run))
			if strings.Contains(text, run) && !strings.Contains(free, run) {
				c.fault(i+1, "say", "it says%sof say %d: answer it in other words", run, s.N)
				break
			}
		}
	}
}

// RepeatFaults are the messages of a session that say what is in another part of its conversation (C4).
func RepeatFaults(elsewhere []Say, out SessionOut) []Fault {
	c := &sessionCheck{out: out}
	for i, m := range out.Messages {
		for _, s := range elsewhere {
			if strings.Contains(padded(wordsOf(m.Text)), padded(wordsOf(s.Clause))) {
				c.fault(i+1, "say", "it repeats what another part of the conversation says: write something else")
			}
		}
	}
	return c.found
}

// runsOf returns the runs of n words, with a blank at either end; fewer words than that are one run.
func runsOf(words []string, n int) []string {
	if len(words) <= n {
		return []string{padded(words)}
	}
	var out []string
	for i := range len(words) - n + 1 {
		out = append(out, padded(words[i:i+n]))
	}
	return out
}

func padded(words []string) string { return " " + strings.Join(words, " ") + " " }

// wordsOf returns the words of a text in lower case; a slash stands for itself,
// so that nothing runs on from one phrase to the next.
func wordsOf(s string) []string {
	s = strings.ReplaceAll(strings.ToLower(s), "’", "'")
	return strings.FieldsFunc(s, func(c rune) bool {
		return !unicode.IsLetter(c) && !unicode.IsDigit(c) && c != '\'' && c != '/'
	})
}

// turnText checks the text of a turn: there is one, without placeholders, and
// every typed value in it is in the input.
func turnText(in SessionIn, material string, m SessionMessage) []string {
	if strings.TrimSpace(m.Text) == "" {
		return []string{"the text is empty"}
	}
	var v []string
	if n := strings.Count(strings.TrimSpace(m.Text), "\n") + 1; n > mostSessionLines {
		v = append(v, fmt.Sprintf("the text has %d lines, at most %d are allowed", n, mostSessionLines))
	}
	if r, ok := Unseen(m.Text); ok {
		v = append(v, fmt.Sprintf("the text holds the character %U, which nobody sees", r))
	}
	for _, marker := range Markers(m.Text) {
		v = append(v, fmt.Sprintf("the text holds the placeholder %q", marker))
	}
	for _, id := range RawIDs(m.Text, func() string { return material }) {
		v = append(v, fmt.Sprintf("the text holds the id %q", id))
	}
	for _, span := range corpus.Uncovered(m.Text, in.Date, nil, nil) {
		if !strings.Contains(material, strings.ToLower(span.Surface)) {
			v = append(v, fmt.Sprintf("the text holds %q, which the input does not: say it without a value",
				span.Surface))
		}
	}
	return v
}

// sessionMaterial is what values may be taken from.
func sessionMaterial(in SessionIn) string {
	parts := []string{in.Topic, in.Purpose, in.User.Name}
	for _, s := range in.Says {
		parts = append(parts, s.Clause)
	}
	return strings.ToLower(strings.Join(slices.Concat(parts, in.Details, in.Offers), "\n"))
}

// Doubled says whether a word of a text, in small letters, is twice in a row.
func Doubled(text string) bool {
	before := ""
	for w := range strings.FieldsSeq(text) {
		if w == before && w == strings.ToLower(w) && strings.ContainsFunc(w, unicode.IsLetter) {
			return true
		}
		before = w
	}
	return false
}
