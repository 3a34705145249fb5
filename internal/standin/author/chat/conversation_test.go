package chat

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// written is a message with its slot and its day.
type written struct {
	prompts.DayMessage
	in   prompts.DayIn
	slot prompts.Slot
}

// talks writes days of every field.
func talks(t *testing.T) []written {
	t.Helper()
	var out []written
	for seed := range uint64(12) {
		for i, f := range fields {
			in := makeDay(f, 25, rand.New(rand.NewPCG(seed, uint64(i))).IntN)
			in.Words = 18
			day, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			for j, m := range day.Messages {
				out = append(out, written{m, in, in.Slots[j]})
			}
		}
	}
	return out
}

var (
	answering = regexp.MustCompile(`(?i)^(noted|yep|yes|ah|ok|good question|of course|absolutely|thanks|thank you|understood|sure|certainly)\b`)
	agreeing  = regexp.MustCompile(`(?i)^(\w+, )?(yep|yes|of course|absolutely|sure|certainly)\b`)
)

// What begins a thread answers nobody, and no answer says yes: plans ask what,
// who, when and how many.
func TestOpeningsFitWhatIsAnswered(t *testing.T) {
	for _, m := range talks(t) {
		if m.slot.ReplyTo == 0 && m.slot.Earlier == nil && answering.MatchString(m.Text) && !thanksAll(m.slot, m.Text) {
			t.Errorf("a %s that answers nobody: %q", m.slot.Act, m.Text)
		}
		if m.slot.Act == corpus.ActAnswer && agreeing.MatchString(m.Text) {
			t.Errorf("an answer agrees: %q", m.Text)
		}
	}
}

// thanksAll says whether a decision or an end thanks those who took part in it.
func thanksAll(s prompts.Slot, text string) bool {
	return (s.Act == corpus.ActDecision || s.Act == corpus.ActCompletion) && strings.HasPrefix(text, "Thank")
}

// A name is called once, and set off by a comma.
func TestNamesAreCalledOnce(t *testing.T) {
	for _, m := range talks(t) {
		for _, p := range m.in.People {
			n := strings.Count(m.Text, p.Given)
			for _, s := range m.States {
				n -= strings.Count(s.Surface, p.Given)
			}
			if n > 1 || strings.HasPrefix(m.Text, p.Given+". ") {
				t.Errorf("%s is called oddly: %q", p.Given, m.Text)
			}
		}
	}
}

// rest is what a message says behind the last fact that it states.
func rest(m written) string {
	end := 0
	for _, s := range m.States {
		if at, ok := place(m.Text, s); ok {
			end = max(end, at.End)
		}
	}
	_, after, _ := strings.Cut(string([]rune(m.Text)[end:]), ". ")
	if strings.HasPrefix(strings.ToLower(after), "reason") || strings.HasPrefix(strings.ToLower(after), "the reason") {
		_, after, _ = strings.Cut(after, ". ")
	}
	return after
}

// Most messages that state something end with it, and stock sentences do not
// stand twice in a day.
func TestTailsAreFew(t *testing.T) {
	stating, tails, again := 0, 0, 0
	seen := map[string]bool{}
	for _, m := range talks(t) {
		if len(m.States) == 0 {
			continue
		}
		stating++
		r := rest(m)
		if len(strings.Fields(r)) == 0 {
			continue
		}
		tails++
		key := m.in.Group + m.in.Date.String() + m.in.Facts[0].Subject + r
		if seen[key] && len(strings.Fields(r)) > 4 {
			again++
		}
		seen[key] = true
	}
	t.Logf("%.0f %% of %d messages go on behind what they state", per(tails, stating), stating)
	if per(tails, stating) > 45 || per(again, tails) > 2 {
		t.Errorf("%d of %d messages go on behind what they state, %d with a sentence that the day has had", tails, stating, again)
	}
}

// openings are the fixed beginnings that run into a sentence: the grammar's and people's own.
func openings() []string {
	var out []string
	for name, t := range allTables() {
		if !strings.HasPrefix(name, "open ") && !strings.HasPrefix(name, "special doubt post") {
			continue
		}
		for _, p := range t {
			if len(p.Vars) == 0 && strings.ContainsAny(p.Src[len(p.Src)-1:], ",:") {
				out = append(out, grammar.Capitalised(p.Src))
			}
		}
	}
	for habit := range openingPlaces() {
		out = append(out, grammar.Capitalised(habit)+",", grammar.Capitalised(habit)+":")
	}
	for phrase := range phrasePlaces() {
		out = append(out, grammar.Capitalised(phrase)+",")
	}
	return out
}

// A message has one opening, not two in a row.
func TestOpeningsDoNotStack(t *testing.T) {
	all := openings()
	for _, m := range talks(t) {
		for _, o := range all {
			rest, ok := strings.CutPrefix(m.Text, o+" ")
			for _, second := range all {
				if ok && strings.HasPrefix(grammar.Capitalised(rest), second) {
					t.Errorf("two openings: %q", m.Text)
				}
			}
		}
	}
}
