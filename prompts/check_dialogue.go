package prompts

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// mostLines is how many lines a chat message may have: more is a document.
const mostLines = 6

// Locate returns where the surface is in the text for the given time, from 0, as an interval of code points.
// Occurrences do not overlap; they are counted from the left, inside longer words too.
func Locate(text, surface string, occurrence int) (corpus.Interval, bool) {
	if surface == "" || occurrence < 0 {
		return corpus.Interval{}, false
	}
	at := 0 // byte
	for {
		i := strings.Index(text[at:], surface)
		if i < 0 {
			return corpus.Interval{}, false
		}
		if occurrence == 0 {
			start := utf8.RuneCountInString(text[:at+i])
			return corpus.Interval{Start: start, End: start + utf8.RuneCountInString(surface)}, true
		}
		at, occurrence = at+i+len(surface), occurrence-1
	}
}

// checkDay holds a day's text to its plan: every slot once and in order, every planned fact stated where it is planned
// and readable as its value, nothing else stated (E12; promises 1 and 5).
func checkDay(lex *corpus.Lexicon, in DayIn, out DayOut) []string {
	for i, m := range out.Messages {
		if i < len(in.Slots) && m.Slot == in.Slots[i].N {
			continue
		}
		return []string{fmt.Sprintf("message %d is for slot %d: write one message for each slot of %s, in this order",
			i+1, m.Slot, slotList(in.Slots))}
	}
	if len(out.Messages) < len(in.Slots) {
		return []string{fmt.Sprintf("slot %d has no message: write one message for each slot of %s, in this order",
			in.Slots[len(out.Messages)].N, slotList(in.Slots))}
	}
	var v []string
	for _, x := range MessageViolations(lex, in, out) {
		v = append(v, fmt.Sprintf("slot %d: %s", x.Slot, x.Message))
	}
	return v
}

// Violation is what is wrong with the text of a slot.
type Violation struct {
	Slot    int
	Kind    string
	Message string
}

// The kinds of violations.
const (
	KindEmpty       = "empty"
	KindLength      = "length"
	KindPlaceholder = "placeholder"
	KindRawID       = "raw id"
	KindStatement   = "statement" // a planned fact is not stated, or not so that it can be read
	KindUncovered   = "uncovered value"
)

// MessageViolations holds the messages of a day, one for each slot, to their plan, as the check of the task does.
func MessageViolations(lex *corpus.Lexicon, in DayIn, out DayOut) []Violation {
	var v []Violation
	d := dayCheck{lex: lex, in: in, material: sync.OnceValue(func() string { return material(in) })}
	for i, m := range out.Messages {
		v = append(v, d.message(in.Slots[i], m)...)
	}
	return v
}

func slotList(slots []Slot) string {
	if len(slots) == 0 {
		return "the day, which has none"
	}
	return fmt.Sprintf("%d to %d", slots[0].N, slots[len(slots)-1].N)
}

// mostWordsOfShort is what an ultra-short message has at most (G10).
const mostWordsOfShort = 6

type dayCheck struct {
	lex      *corpus.Lexicon
	in       DayIn
	material func() string
}

func (d dayCheck) message(s Slot, m DayMessage) []Violation {
	var v []Violation
	add := func(kind, format string, args ...any) {
		v = append(v, Violation{m.Slot, kind, fmt.Sprintf(format, args...)})
	}
	if strings.TrimSpace(m.Text) == "" {
		add(KindEmpty, "the text is empty")
		return v
	}
	if n := strings.Count(strings.TrimSpace(m.Text), "\n") + 1; n > mostLines {
		add(KindLength, "the text has %d lines, at most %d are allowed", n, mostLines)
	}
	if n := len(strings.Fields(m.Text)); s.Short && n > mostWordsOfShort {
		add(KindLength, "the text has %d words, an ultra-short one has %d at most", n, mostWordsOfShort)
	}
	if r, ok := Unseen(m.Text); ok {
		add(KindPlaceholder, "the text holds the character %U, which nobody sees", r)
	}
	for _, marker := range Markers(m.Text) {
		add(KindPlaceholder, "the text holds the placeholder %q", marker)
	}
	for _, id := range RawIDs(m.Text, d.material) {
		add(KindRawID, "the text holds the id %q", id)
	}
	covered, stated := d.states(s, m)
	for _, violation := range stated {
		add(KindStatement, "%s", violation)
	}
	for _, name := range s.Names {
		if as, ok := s.Called(name); !d.names(m.Text, name) && (!ok || !d.says(m.Text, as)) {
			add(KindStatement, "the text does not name the %s, as it should in passing", name)
		}
	}
	for _, span := range corpus.Uncovered(m.Text, d.in.Date, d.lex, covered) {
		if NamesRecalled(d.in, s, span.Surface) {
			continue
		}
		add(KindUncovered, "the text holds %q, which no fact of this slot covers: say it without a value", span.Surface)
	}
	return v
}

// names says whether a text names a task, whole or by its parts: "the threat model for the mule detector".
func (d dayCheck) names(text, task string) bool {
	text = strings.ToLower(text)
	if strings.Contains(text, strings.ToLower(task)) {
		return true
	}
	i := slices.IndexFunc(d.in.Tasks, func(t TaskName) bool { return t.Name == task })
	return i >= 0 && d.in.Tasks[i].Component != "" &&
		strings.Contains(text, strings.ToLower(d.in.Tasks[i].Component)) &&
		strings.Contains(text, strings.ToLower(d.in.Tasks[i].Deliverable))
}

// says whether a text holds some words, whatever the case of their letters.
func (d dayCheck) says(text, words string) bool {
	return strings.Contains(strings.ToLower(text), strings.ToLower(words))
}

// states checks what a message states against its slot's plan, and returns the places that the stated values cover.
func (d dayCheck) states(s Slot, m DayMessage) (covered []corpus.Interval, v []string) {
	done := make(map[int]bool, len(m.States))
	for _, st := range m.States {
		fact := slices.IndexFunc(d.in.Facts, func(f DayFact) bool { return f.N == st.Fact })
		switch {
		case fact < 0 || !slices.Contains(s.States, st.Fact):
			v = append(v, fmt.Sprintf("fact %d is stated, which this slot does not plan", st.Fact))
			continue
		case done[st.Fact]:
			v = append(v, fmt.Sprintf("fact %d is stated twice", st.Fact))
			continue
		}
		done[st.Fact] = true
		if f := d.in.Facts[fact]; f.Word && !saysWord(m.Text, f) {
			v = append(v, fmt.Sprintf("fact %d: the text does not say %q, the writer's own word", f.N, f.Attribute))
		}
		at, violation := d.statement(d.in.Facts[fact], m.Text, st)
		if violation != "" {
			v = append(v, violation)
			continue
		}
		if d.in.Facts[fact].Basis == corpus.BasisText {
			covered = append(covered, at)
		}
	}
	for _, n := range s.States {
		if !done[n] {
			v = append(v, fmt.Sprintf("fact %d is not stated", n))
		}
	}
	return covered, v
}

// statement checks one place: the surface is there and, where the value is
// in the text, it is a whole word and reads as the value on the day of writing.
func (d dayCheck) statement(f DayFact, text string, st Stated) (corpus.Interval, string) {
	at, ok := Locate(text, st.Surface, st.Occurrence)
	if !ok || strings.TrimSpace(st.Surface) == "" {
		return at, fmt.Sprintf("fact %d: %q does not stand in the text (occurrence %d)", f.N, st.Surface, st.Occurrence)
	}
	if f.Basis != corpus.BasisText || f.Value == nil {
		return at, ""
	}
	if insideWord(text, at) {
		return at, fmt.Sprintf("fact %d: %q stands inside a longer word (occurrence %d)", f.N, st.Surface,
			st.Occurrence)
	}
	got, err := corpus.Parse(f.Value.Kind, st.Surface, d.in.Date, d.lex)
	switch {
	case err != nil:
		return at, fmt.Sprintf("fact %d: %q cannot be read as a %s: %v", f.N, st.Surface, f.Value.Kind, err)
	case !got.Equal(*f.Value):
		return at, fmt.Sprintf("fact %d: %q reads as %s, not as %s", f.N, st.Surface, got.Canonical(),
			f.Value.Canonical())
	}
	return at, ""
}

// saysWord says whether a text holds the word by which its writer calls a fact's attribute, as one or as several.
func saysWord(text string, f DayFact) bool {
	text = strings.ToLower(text)
	return strings.Contains(text, strings.ToLower(f.Attribute)) || f.Plural != "" &&
		strings.Contains(text, strings.ToLower(f.Plural))
}

// insideWord says whether letters or digits go on beyond an edge of the place.
func insideWord(text string, at corpus.Interval) bool {
	r := []rune(text)
	joined := func(i int) bool { return i > 0 && i < len(r) && isWordRune(r[i-1]) && isWordRune(r[i]) }
	return joined(at.Start) || joined(at.End)
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
