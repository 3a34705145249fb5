package profile

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// punctuation is the words of a habit of punctuation, which many people share; "" of every other habit.
func punctuation(habit string) string {
	words, _ := strings.CutPrefix(habit, "punctuation: ")
	if words == habit {
		return ""
	}
	return words
}

// shows says whether a text shows a habit of punctuation. Some cannot be seen.
func shows(text, habit string) bool { return punctuates(punctuation(habit), text) }

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

// heard counts how a text shows its author's way of writing: habits of punctuation, emoji of those who use them often,
// and words that run together, or are written out by those who write formally.
func heard(p corpus.Person, style corpus.Style, text string) (n int) {
	for _, h := range p.Habits {
		n += one(shows(text, h))
	}
	full := contracted
	if style.Formality == formal {
		full = writtenOut
	}
	return n + one(full(text)) + one(style.Emoji == "frequent" && strings.ContainsFunc(text, isEmoji))
}

const formal = "formal"

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// register is how a person writes as a sample of their messages shows it.
type register struct {
	at     seat
	voice  prompts.Voice
	sample []*corpus.Message
	texts  []string
	runs   int // messages of the sample in which words run together
	full   int // messages in which they are written out
	// habit → messages of the sample that show it, of those asked for: it is compared with many others
	shown map[string]int
}

// leastShown is in how many messages of a sample a habit shows at least: once
// is chance, and everyone has an exclamation mark now and then.
const leastShown = 2

// shares returns how often a person shows each habit of punctuation of anyone in the group.
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
		for h := range out {
			if shows(m.Text, h) {
				out[h] += 1 / float64(len(list))
			}
		}
	}
	c.habits[at] = out
	return out
}

// How often a person shows a habit by which they can be told from another, and how much more often than that other.
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
		out.texts = append(out.texts, m.Text)
		x := c.signsOf(m)
		emoji, out.runs, out.full = emoji+x.emoji, out.runs+x.runs, out.full+x.full
	}
	for _, h := range p.Habits {
		if punctuation(h) != "" && out.count(h) >= leastShown {
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

// signs say of a message, by 1 or 0, whether it has an emoji, words that run together and such as could but do not.
type signs struct{ emoji, runs, full int }

func (c *chat) signsOf(m *corpus.Message) signs {
	x, ok := c.signs[m.ID]
	if !ok {
		x = signs{one(strings.ContainsFunc(m.Text, isEmoji)), one(contracted(m.Text)), one(writtenOut(m.Text))}
		c.signs[m.ID] = x
	}
	return x
}

// registerIn is how a person writes in a group as far as any sample of theirs shows it.
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
		if shows(t, h) {
			n++
		}
	}
	g.shown[h] = n
	return n
}

// How far two registers are apart at least: in so many traits that messages show, and on so many of the scales that a
// reply can show whatever its length.
const (
	leastApart  = 2
	leastScales = 3
)

// apart is how many traits that one message can show tell two registers from each other, the plainer ones counted
// twice: whether words run together, emoji, punctuation.
func (c *chat) apart(a, b register) int {
	n := 0
	for _, pair := range [][2]register{{a, b}, {b, a}} {
		n += min(2, len(c.marks(pair[0], pair[1]).voice.Habits))
	}
	x, y := a.voice.Style, b.voice.Style
	n += 2 * one((x.Formality == formal) != (y.Formality == formal) && a.formsClear() && b.formsClear())
	return n + 2*one(x.Emoji == "frequent" && y.Emoji == "rare" || x.Emoji == "rare" && y.Emoji == "frequent")
}

// Of how many messages of a sample one sees whether their writer runs words together.
const (
	leastClear = 3
	mostOther  = 1
)

// formsClear says whether a sample shows if its writer runs words together, as people do who do not write formally.
func (g register) formsClear() bool {
	if g.voice.Style.Formality == formal {
		return g.full >= leastClear && g.runs <= mostOther
	}
	return g.runs >= leastClear && g.full <= mostOther
}

// scalesApart counts the scales on which two people of a group differ, both as their profiles have it there and as the
// samples show it. Verbosity does not count: the lengths of options are drawn by themselves.
func (c *chat) scalesApart(a, b register) int {
	profiles, shown := c.style[a.at], a.voice.Style
	profiles.Verbosity, shown.Verbosity = c.style[b.at].Verbosity, b.voice.Style.Verbosity
	return min(len(corpus.StylesDiffer(profiles, c.style[b.at])), len(corpus.StylesDiffer(shown, b.voice.Style)))
}

// unlike draws a writer of a group whose register can be told from a person's. Not the one farthest from it: who writes
// most peculiarly would then be wrong more often than right.
func (c *chat) unlike(at seat, time corpus.Stamp, own register, lean questions.Lean, r *rand.Rand) (register, bool) {
	var list []register
	for _, id := range corpus.Shuffled(r, c.writers(at.group, time)) {
		if id == at.person {
			continue
		}
		g := c.registerIn(seat{at.group, id}, r)
		if c.scalesApart(own, g) >= leastScales && (c.planned || c.apart(own, g) >= leastApart) {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		return register{}, false
	}
	questions.ByLean(lean, list, func(g register) string { return g.at.person })
	return list[len(list)-1], true
}
