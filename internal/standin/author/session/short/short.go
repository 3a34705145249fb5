// Package short writes talks whose user writes in short turns (T3): what must come up, one clause a turn, and between these a few
// words about what the assistant proposed. The assistant knows what was said before, and nothing else of the user.
package short

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/prompts"
)

//go:embed lines.txt
var linesFile string

// lines are the sentences of either side by what they do.
var lines = sync.OnceValue(func() map[string][]string {
	out, at := map[string][]string{}, ""
	for line := range strings.Lines(linesFile) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(line, "== "); ok {
			at = name
		} else if line != "" {
			out[at] = append(out[at], line)
		}
	}
	return out
})

// talk is a talk while it is written.
type talk struct {
	in   prompts.SessionIn
	r    *rand.Rand
	left map[string][]string // lines that were not said yet
	out  prompts.SessionOut
	says map[int]prompts.Say // by the user's turn, from 0
	no   map[int]bool        // turns that refuse a proposal
}

// Write writes a talk. An error means a plan that has more to say than there are turns, or a clause that is too long.
func Write(in prompts.SessionIn) (prompts.SessionOut, error) {
	r, err := draw.Source(in, "short")
	if err != nil {
		return prompts.SessionOut{}, err
	}
	t := &talk{in: in, r: r, left: map[string][]string{}, says: map[int]prompts.Say{}, no: map[int]bool{}}
	if err := t.deal(); err != nil {
		return prompts.SessionOut{}, fmt.Errorf("writing an episode about %s: %w", in.Topic, err)
	}
	for turn := range in.Messages / 2 {
		t.user(turn)
		t.assistant(turn)
	}
	return t.out, nil
}

// deal gives every say a turn of the user, in their order, neither the first nor the last; and lets as many of the other turns
// refuse as corrections are lacking.
func (t *talk) deal() error {
	turns := t.in.Messages / 2
	if len(t.in.Says) > turns-2 {
		return fmt.Errorf("%d messages have no room for %d clauses", t.in.Messages, len(t.in.Says))
	}
	places := t.r.Perm(turns - 2)
	taken := slices.Clone(places[:len(t.in.Says)])
	slices.Sort(taken)
	lacking := t.in.Corrections
	for i, s := range t.in.Says {
		if n := utf8.RuneCountInString(s.Clause) + 1; t.in.UserRunes > 0 && n > t.in.UserRunes || s.Side != prompts.SideUser {
			return fmt.Errorf("clause %d is no short turn of the user", s.N)
		}
		t.says[taken[i]+1] = s
		if prompts.Disagrees(s.Clause) {
			lacking--
		}
	}
	for _, at := range places[len(t.in.Says):] {
		t.no[at+1] = lacking > 0
		lacking--
	}
	return nil
}

// line draws a sentence of a kind that was not said in the talk as long as there is one, of so many characters at most.
func (t *talk) line(kind string, runes int) string {
	for range 2 {
		if len(t.left[kind]) == 0 {
			t.left[kind] = corpus.Shuffled(t.r, lines()[kind])
		}
		for i, s := range t.left[kind] {
			s = strings.ReplaceAll(s, "{topic}", t.in.Topic)
			if runes == 0 || utf8.RuneCountInString(s) <= runes {
				t.left[kind] = slices.Delete(slices.Clone(t.left[kind]), i, i+1)
				return s
			}
		}
		t.left[kind] = nil
	}
	return capitalised(t.in.Topic) + "."
}

// user writes a turn of the user.
func (t *talk) user(turn int) {
	say, says := t.says[turn]
	text := ""
	switch {
	case says:
		clause := capitalised(say.Clause)
		t.out.Says = append(t.out.Says, prompts.SaidAt{Say: say.N, Message: len(t.out.Messages) + 1, Surface: clause})
		text = clause + "."
	case turn == 0:
		text = t.line("open", t.in.UserRunes)
	case turn == t.in.Messages/2-1:
		text = t.line("end", t.in.UserRunes)
	case t.no[turn]:
		text = t.line("refuse", t.in.UserRunes)
	default:
		text = t.line("fine", t.in.UserRunes)
	}
	t.out.Messages = append(t.out.Messages, prompts.SessionMessage{Role: prompts.SideUser, Text: text})
}

// assistant answers a turn of the user: it takes up what was said, and asks for more or proposes something, whichever the user's
// next turn answers.
func (t *talk) assistant(turn int) {
	var parts []string
	say, says := t.says[turn]
	switch {
	case turn == t.in.Messages/2-1:
		t.speak(t.line("bye", 0))
		return
	case says && prompts.Disagrees(say.Clause):
		parts = append(parts, t.line("corrected", 0))
	case says:
		parts = append(parts, t.line("noted", 0))
	case t.no[turn]:
		parts = append(parts, t.line("settled", 0))
	}
	after, next := t.says[turn+1]
	switch {
	case next && prompts.Disagrees(after.Clause):
		parts = append(parts, t.line("presume", 0))
	case next && turn == 0:
		parts = append(parts, t.line("begin", 0))
	case next:
		parts = append(parts, t.line("ask", 0))
	case len(t.in.Offers) > 0:
		parts = append(parts, strings.ReplaceAll(t.line("propose", 0), "{offer}", t.offer()), t.line("why", 0))
	default:
		parts = append(parts, t.line("why", 0))
	}
	t.speak(parts...)
}

// offer draws what the assistant proposes.
func (t *talk) offer() string {
	if len(t.left["offer"]) == 0 {
		t.left["offer"] = corpus.Shuffled(t.r, t.in.Offers)
	}
	out := t.left["offer"][0]
	t.left["offer"] = t.left["offer"][1:]
	return out
}

func (t *talk) speak(parts ...string) {
	t.out.Messages = append(t.out.Messages, prompts.SessionMessage{Role: prompts.SideAssistant, Text: strings.Join(parts, " ")})
}

func capitalised(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
