package chat

import (
	"regexp"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
)

// untimely are words that do not suit the hours from one on and before another.
var untimely = []struct {
	from, to int
	words    *regexp.Regexp
}{
	{0, 5, regexp.MustCompile(`(?i)\blunch|this morning|this afternoon|tonight|this evening|breakfast|^morning|good (morning|afternoon|evening)`)},
	{5, 11, regexp.MustCompile(`(?i)(back|off) to lunch|up for lunch|this evening|good (afternoon|evening)`)},
	{12, 18, regexp.MustCompile(`(?i)this morning|this evening|^morning|good morning`)},
	{15, 24, regexp.MustCompile(`(?i)\blunch\b`)},
	{18, 24, regexp.MustCompile(`(?i)this morning|this afternoon|^morning|good (morning|afternoon)`)},
}

// Channels write day and night: nobody is off for lunch at two, nor greets the morning in the evening.
func TestWordsSuitTheHour(t *testing.T) {
	acts := []corpus.Act{corpus.ActCoordinate, corpus.ActBanter, corpus.ActProgress, corpus.ActQuestion, corpus.ActAcknowledge}
	for i := range 120 {
		for _, hour := range []int{2, 9, 13, 16, 22} {
			in := onTask(i, fields[0].attributes[2], acts[i%len(acts)])
			s := &in.Slots[0]
			s.At = in.Date.At(hour, 20)
			if s.Act != corpus.ActProgress {
				s.States, in.Facts = nil, nil
			}
			if i%2 == 0 {
				s.Flaws = []string{corpus.MarkFragment}
			}
			text := onlyText(t, in)
			for _, u := range untimely {
				if u.from <= hour && hour < u.to && u.words.MatchString(text) {
					t.Errorf("at %d:20: %q", hour, text)
				}
			}
		}
	}
}

// Every pattern has hours at which it can be said.
func TestPatternsHaveHours(t *testing.T) {
	for name, tab := range allTables() {
		for _, p := range tab {
			if p.Hours&grammar.AnyHour == 0 {
				t.Errorf("%s: %q can never be said", name, p.Src)
			}
		}
	}
}
