package daycheck

import (
	"fmt"
	"strings"
	"unicode"

	"memloom/prompts"
)

// Working hours of a group chat (E11), in minutes since midnight, both included.
const (
	firstMinute = 9 * 60
	lastMinute  = 18 * 60
)

// The kinds of conflicts of level 1 besides those of prompts.Violation.
const (
	KindHours     = "hours"
	KindSpeaker   = "speaker"
	KindGroupName = "group name"
)

// rules: within the hours of a workday unless people write around the clock, by members, under the group's exact
// name, each message as planned and free of ids (E14, level 1).
func (d *day) rules() {
	if d.In.Date != d.Context.Date || !d.Context.Workday && !d.Context.AnyHour {
		d.conflict(LevelRules, KindHours, prompts.Major, 0, d.In.Date.String()+" is no workday of the group")
	}
	if d.In.Group != d.Context.Group {
		d.conflict(LevelRules, KindGroupName, prompts.Major, 0,
			fmt.Sprintf("the group is called %q, not %q", d.Context.Group, d.In.Group))
	}
	for _, v := range prompts.MessageViolations(d.c.lex, d.In, d.Out) {
		if !d.gone[v.Slot] {
			d.conflict(LevelRules, v.Kind, prompts.Major, v.Slot, v.Message)
		}
	}
	d.each(func(s *prompts.Slot, m *prompts.DayMessage) {
		hour, minute := s.At.Clock()
		if at := hour*60 + minute; s.At.Date() != d.In.Date || !d.Context.AnyHour &&
			(at < firstMinute || at > lastMinute) {
			d.conflict(LevelRules, KindHours, prompts.Major, s.N, s.At.String()+" is outside the group's hours")
		}
		if !d.writers[s.Author] {
			d.conflict(LevelRules, KindSpeaker, prompts.Major, s.N, s.Author+" may not write in this group")
		}
		if name, ok := d.c.labelled(s, m.Text); ok {
			d.conflict(LevelRules, KindSpeaker, prompts.Major, s.N,
				fmt.Sprintf("the message speaks as %s; it is %s's, write their words alone", name, s.Author))
		}
		if wrong, right, ok := d.c.misnamed(m.Text); ok {
			d.conflict(LevelRules, KindGroupName, prompts.Major, s.N,
				fmt.Sprintf("%q: the group is called %q", wrong, right))
		}
	})
}

// labelled says whether a line begins like a transcript: a full name and a colon, or a given name and a colon in any
// line but the first, where it is a form of address.
func (c *Checker) labelled(s *prompts.Slot, text string) (string, bool) {
	for i, line := range strings.Split(text, "\n") {
		label, rest, ok := strings.Cut(line, ":")
		if !ok || len(label) > 60 || !strings.HasPrefix(rest, " ") {
			continue
		}
		label = strings.Trim(label, " *[]")
		given, family, full := strings.Cut(label, " ")
		name, known := c.givens[given]
		switch {
		case !known:
		case full && name == given+" "+family:
			return name, true
		case !full && (i > 0 || name == s.Author):
			return name, true
		}
	}
	return "", false
}

// misnamed finds words that are nearly the name of a group of two or more words: one of them is off by a letter or two.
func (c *Checker) misnamed(text string) (wrong, right string, found bool) {
	if len(c.groups) == 0 {
		return "", "", false
	}
	words := wordsOf(text)
	for _, name := range c.groups {
		for i := 0; i+len(name) <= len(words); i++ {
			if near(words[i:i+len(name)], name) {
				return strings.Join(words[i:i+len(name)], " "), strings.Join(name, " "), true
			}
		}
	}
	return "", "", false
}

// near says whether exactly one long word differs from the name's, and by little. A plural is another word, not a slip.
func near(words, name []string) bool {
	off := 0
	for i, w := range words {
		if strings.EqualFold(w, name[i]) {
			continue
		}
		a, b := strings.ToLower(w), strings.ToLower(name[i])
		if off++; off > 1 || len(b) < 5 || distance(a, b) > 2 || a+"s" == b || b+"s" == a {
			return false
		}
	}
	return off == 1
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '\''
	})
}

// distance is the edit distance of two short words, in bytes.
func distance(a, b string) int {
	if max(len(a), len(b))-min(len(a), len(b)) > 2 {
		return 3
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := before
			if a[i] != b[j] {
				cost++
			}
			before = row[j+1]
			row[j+1] = min(cost, row[j]+1, before+1)
		}
	}
	return row[len(b)]
}
