package profile

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// habit splits one of a profile's habits, "opens: Right,", into its sort and
// its words without the punctuation at their end.
func habit(h string) (kind, words string) {
	kind, words, _ = strings.Cut(h, ": ")
	return kind, strings.ToLower(strings.TrimRight(words, ",.:;!"))
}

// read is a text in the forms in which habits are looked for.
type read struct {
	text, low string
	plain     string // low without what is no letter at its end
	spaced    string // low, with blanks for everything but letters
}

func readText(text string) read {
	low := strings.ToLower(text)
	return read{
		text: text, low: low, plain: strings.TrimRightFunc(low, func(r rune) bool { return !unicode.IsLetter(r) }),
		spaced: " " + strings.Map(spaced, low) + " ",
	}
}

// shows says whether a text shows a habit: an opening or an ending in its
// place, a phrase anywhere, punctuation where one sees it. Some habits cannot
// be seen.
func (t read) shows(h string) bool {
	kind, words := habit(h)
	switch kind {
	case "opens":
		rest, ok := strings.CutPrefix(t.low, words)
		return ok && strings.ContainsAny(rest[:min(1, len(rest))], ",.:!")
	case "closes":
		before, ok := strings.CutSuffix(t.plain, words)
		return ok && strings.HasSuffix(strings.TrimRight(before, " "), ".")
	case "says":
		return strings.Contains(t.spaced, " "+words+" ")
	}
	return punctuates(words, t.text)
}

// spaced makes blanks of everything but letters and apostrophes.
func spaced(r rune) rune {
	if unicode.IsLetter(r) || r == '\'' {
		return r
	}
	return ' '
}

// punctuates says whether a text shows a habit of punctuation that one can see.
func punctuates(words, text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	bare := strings.TrimRightFunc(text, func(r rune) bool { return r == ' ' || isEmoji(r) })
	last, _ := utf8.DecodeLastRuneInString(bare)
	switch words {
	case "dashes between thoughts":
		return strings.Contains(text, " – ")
	case "semicolons":
		return strings.Contains(text, ";")
	case "brackets for asides":
		return strings.Contains(text, "(") && !strings.Contains(text, "://")
	case "three dots":
		return strings.Contains(text, "…")
	case "exclamation marks":
		return strings.Contains(text, "!")
	case "lower-case openings":
		return unicode.IsLower(first)
	case "no final stop":
		return unicode.IsLetter(last) && bare == text && !strings.Contains(text, "://")
	}
	return false
}

func isEmoji(r rune) bool { return r > 0x2190 && r != '…' }

// heard counts the habits of somebody that a text shows.
func heard(p corpus.Person, text string) (n int) {
	t := readText(text)
	for _, h := range p.Habits {
		if t.shows(h) {
			n++
		}
	}
	return n
}

// register is how somebody writes as a sample of their messages shows it.
type register struct {
	voice  prompts.Voice
	sample []*corpus.Message
	texts  []read
	shown  map[string]int // habit → messages of the sample that show it, of those asked for: it is compared with many others
}

// leastShown is in how many messages of a sample a habit shows at least: once
// is chance, and everybody has an exclamation mark now and then.
const leastShown = 2

// registerOf keeps of a profile what a sample shows. The voice has no name:
// nothing may tell the author of the options which of them is meant.
func (c *chat) registerOf(at seat, sample []*corpus.Message) register {
	p := c.people[at.person]
	out := register{sample: sample, shown: map[string]int{}, voice: prompts.Voice{Rank: p.Rank, Style: c.style[at], Tone: p.Tone, Voice: p.Voice, Expertise: p.Expertise}}
	emoji := 0
	for _, m := range sample {
		out.texts = append(out.texts, readText(m.Text))
		if strings.ContainsFunc(m.Text, isEmoji) {
			emoji++
		}
	}
	for _, h := range p.Habits {
		if out.count(h) >= leastShown {
			out.voice.Habits = append(out.voice.Habits, h)
		}
	}
	switch {
	case emoji == 0:
		out.voice.Style.Emoji = "rare"
	case 5*emoji >= 2*len(sample):
		out.voice.Style.Emoji = "frequent"
	default:
		out.voice.Style.Emoji = "occasional"
	}
	return out
}

// registerIn is how somebody writes in a group as far as any sample of theirs
// shows it.
func (c *chat) registerIn(at seat, r *rand.Rand) register {
	g, ok := c.known[at]
	if !ok {
		g = c.registerOf(at, c.sample(at, nil, r))
		c.known[at] = g
	}
	return g
}

// count returns how many messages of the sample show a habit.
func (g register) count(h string) int {
	n, ok := g.shown[h]
	if ok {
		return n
	}
	for _, t := range g.texts {
		if t.shows(h) {
			n++
		}
	}
	g.shown[h] = n
	return n
}

// without takes away the habits that another's sample shows: nobody could tell
// the two apart by them.
func (g register) without(other register) register {
	g.voice.Habits = slices.DeleteFunc(slices.Clone(g.voice.Habits), func(h string) bool {
		return other.count(h) > 0
	})
	return g
}

// speaks says whether a register has words of its own, not punctuation alone.
func (g register) speaks() bool {
	return slices.ContainsFunc(g.voice.Habits, func(h string) bool {
		kind, _ := habit(h)
		return kind != "punctuation"
	})
}

// leastApart is how far two registers are apart at least.
const leastApart = 4

// apart is how many traits that one message can show tell two registers from
// each other, the plainer ones counted twice.
func apart(a, b register) int {
	n := 0
	for _, pair := range [][2]register{{a, b}, {b, a}} {
		n += min(2, len(pair[0].without(pair[1]).voice.Habits))
	}
	steps := func(x, y string, scale ...string) int {
		d := slices.Index(scale, x) - slices.Index(scale, y)
		return max(d, -d)
	}
	x, y := a.voice.Style, b.voice.Style
	if (x.Formality == "formal") != (y.Formality == "formal") { // contractions
		n += 2
	}
	return n + 2*(steps(x.Emoji, y.Emoji, "rare", "occasional", "frequent")/2)
}

// unlike draws a writer of a group whose register can be told from somebody's.
// Not the one farthest from it: who writes most peculiarly would then be wrong
// more often than right.
func (c *chat) unlike(at seat, own register, r *rand.Rand) (register, bool) {
	var list []register
	for _, id := range corpus.Shuffled(r, c.writers(at.group)) {
		if id == at.person {
			continue
		}
		if g := c.registerIn(seat{at.group, id}, r); c.planned || apart(own, g) >= leastApart && own.without(g).speaks() && g.without(own).speaks() {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		return register{}, false
	}
	return corpus.Pick(r, list), true
}
