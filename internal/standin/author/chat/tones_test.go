package chat

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

var toneNames = []string{"direct", "casual", "professional", "empathetic", "persuasive", "humorous", "skeptical", "enthusiastic", "anxious"}

var toneTimes = []string{"say", "settle", "trouble", "worry", "object", "weigh", "report", "answer", "promise", "start", "done", "ask", "favour", "wish", "brief"}

// Most messages in another tone than the writer's own say so in a sentence of that
// tone, spelt as the writer spells, and state what they would have stated; the others
// are argued in full or speak of another task, and only their scales move.
func TestTonesAreHeard(t *testing.T) {
	l := chatTables()
	for _, tone := range toneNames {
		n, heard := 0, 0
		different := 0
		for _, d := range manneredDays(t, func(_ *prompts.DayIn, s *prompts.Slot) {
			if s.N%3 == 0 {
				s.Tone = tone
			}
		}) {
			for i, m := range d.spoilt.Messages {
				if d.in.Slots[i].Tone == "" {
					continue
				}
				n++
				if d.plain.Messages[i].Text != m.Text {
					different++
				}
				for _, occasion := range toneTimes {
					if slices.ContainsFunc(l.special["tone "+tone+" "+occasion], func(p *grammar.Pattern) bool {
						return shapeOf(p.Src, false).MatchString(strings.ToLower(m.Text))
					}) {
						heard++
						break
					}
				}
			}
		}
		if n < 100 || per(heard, n) < 55 || per(different, n) < 95 {
			t.Errorf("%s: heard in %d of %d messages, %d differ", tone, heard, n, different)
		}
	}
}
