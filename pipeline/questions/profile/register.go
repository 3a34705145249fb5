package profile

import (
	"math"
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

// shows says whether a text shows a habit: an opening or an ending in its place, a phrase anywhere, punctuation where
// one sees it. Some habits cannot be seen.
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
	at     seat
	voice  prompts.Voice
	sample []*corpus.Message
	texts  []read
	shown  map[string]int // habit → messages of the sample that show it, of those asked for: it is compared with many others
}

// leastShown is in how many messages of a sample a habit shows at least: once
// is chance, and everybody has an exclamation mark now and then.
const leastShown = 2

// shares returns how often somebody shows each habit of anybody in the group.
func (c *chat) shares(at seat) map[string]float64 {
	out, ok := c.habits[at]
	if ok {
		return out
	}
	out = map[string]float64{}
	for _, id := range c.members[at.group] {
		for _, h := range c.people[id].Habits {
			out[h] = 0
		}
	}
	list := c.wrote[at]
	for _, m := range list {
		t := readText(m.Text)
		for h := range out {
			if t.shows(h) {
				out[h] += 1 / float64(len(list))
			}
		}
	}
	c.habits[at] = out
	return out
}

// How often somebody shows a habit by which they can be told from another, and how much more often than that other.
const (
	leastShare = 0.03
	timesMore  = 4
)

// marks keeps of a register the habits that tell its writer from another: they are frequent with the one and rare with
// the other, and the other's sample shows none of them.
func (c *chat) marks(g, other register) register {
	g.voice.Habits = slices.DeleteFunc(slices.Clone(g.voice.Habits), func(h string) bool {
		own := c.shares(g.at)[h]
		return other.count(h) > 0 || !c.planned && (own < leastShare || c.shares(other.at)[h]*timesMore > own)
	})
	return g
}

// drawnApart leaves of two voices what tells them apart, emoji too: where only
// one of the two uses them often, the other has none, and else neither has.
func (c *chat) drawnApart(a, b register) (own, other prompts.Voice) {
	own, other = c.marks(a, b).voice, c.marks(b, a).voice
	one, two := own.Style.Emoji == "frequent", other.Style.Emoji == "frequent"
	own.Style.Emoji, other.Style.Emoji = "rare", "rare"
	if one && !two {
		own.Style.Emoji = "frequent"
	}
	if two && !one {
		other.Style.Emoji = "frequent"
	}
	return own, other
}

// registerOf keeps of a profile what a sample shows. The voice has no name:
// nothing may tell the author of the options which of them is meant.
func (c *chat) registerOf(at seat, sample []*corpus.Message) register {
	p := c.people[at.person]
	out := register{at: at, sample: sample, shown: map[string]int{},
		voice: prompts.Voice{Rank: p.Rank, Style: c.style[at], Tone: p.Tone, Voice: p.Voice, Expertise: p.Expertise}}
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

// registerIn is how somebody writes in a group as far as any sample of theirs shows it.
func (c *chat) registerIn(at seat, r *rand.Rand) register {
	g, ok := c.known[at]
	if !ok {
		g = c.registerOf(at, c.sample(at, math.MaxInt64, nil, r))
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
func (c *chat) apart(a, b register) int {
	n := 0
	for _, pair := range [][2]register{{a, b}, {b, a}} {
		n += min(2, len(c.marks(pair[0], pair[1]).voice.Habits))
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

// unlike draws a writer of a group whose register can be told from somebody's. Not the one farthest from it: who writes
// most peculiarly would then be wrong more often than right.
func (c *chat) unlike(at seat, time corpus.Stamp, own register, r *rand.Rand) (register, bool) {
	var list []register
	for _, id := range corpus.Shuffled(r, c.writers(at.group, time)) {
		if id == at.person {
			continue
		}
		if g := c.registerIn(seat{at.group, id}, r); c.planned || c.apart(own, g) >= leastApart &&
			c.marks(own, g).speaks() && c.marks(g, own).speaks() {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		return register{}, false
	}
	return corpus.Pick(r, list), true
}
