package question

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/chat"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/text"
	"memloom/internal/standin/voice"
	"memloom/prompts"
)

// takes is how many texts a reply is chosen from: one that has about the length aimed at and shows how its writer
// writes and the other does not, by means that many people share.
const takes = 40

// What counts in a take next to its length: a way in which it shows its writer.
const (
	wayShown = 9
	mostWays = 3
)

// ofSelf finds words of the writer: the person who is asked need not be the source of the fact.
var ofSelf = regexp.MustCompile(`\b(?:I|I'm|I've|my|me)\b`)

// reply writes a chat message that states the facts in the register of a voice (E20, style), as a day of that person
// would have it, with up to three ways in which it cannot be of the other voice.
func (c *choice) reply(p prompts.OptionPlan) (string, error) {
	if p.Voice == nil {
		return "", fmt.Errorf("a reply needs a voice")
	}
	v := *p.Voice
	v.Name, v.Given = "the writer", "writer" // habits are drawn by name; the same for every option
	v.Habits = slices.DeleteFunc(slices.Clone(v.Habits), func(h string) bool {
		_, _, pet := corpus.PetPhrase(h)
		return pet
	})
	own, other := voice.New(v), c.other(*p.Voice)
	best, most := "", -1000
	for n := range takes {
		text, err := c.writeReply(p, v, n)
		if err != nil {
			return "", err
		}
		text, ways := c.colour(text, own, other, n)
		s := own.Heard(text, other) + wayShown*ways - missed(text, p.Words)
		if s <= most || c.has(text) || ofSelf.MatchString(strings.ReplaceAll(text, p.Says[0].Value, "")) {
			continue
		}
		if _, barred := corpus.HoldsPetPhrase(text, c.in.Avoid); !barred {
			best, most = text, s
		}
	}
	if best == "" {
		return "", fmt.Errorf("no text is left that another option does not have")
	}
	c.said = append(c.said, best)
	return best, nil
}

// other is the voice of the other options; the same one where all write alike.
func (c *choice) other(own prompts.Voice) *voice.Voice {
	for _, p := range c.in.Options {
		if p.Voice != nil && p.Voice.Style != own.Style {
			return voice.New(*p.Voice)
		}
	}
	return voice.New(own)
}

// colour adds to a text what shows that it is of one voice and not of another, as far as it does not yet, and says how
// many ways it shows then.
func (c *choice) colour(text string, own, other *voice.Voice, n int) (string, int) {
	ways := corpus.Shuffled(c.r, own.Unlike(other))
	// What one sees at a glance comes first.
	slices.SortStableFunc(ways, func(a, b string) int { return seen(a) - seen(b) })
	most, shown, emoji := 2+n%(mostWays-1), 0, false
	for _, way := range ways {
		switch {
		case shown == most:
		case way != voice.WayContracted && voice.Shown(text, way):
			shown++
		case way == voice.WayEmoji:
			shown, emoji = shown+1, true
		case way == voice.WayContracted && own.Formality < 2 && voice.Shown(text, way):
			shown++
		default:
			text = added(text, c.piece(way, own), own)
			shown++
		}
	}
	if emoji {
		text += " " + corpus.Pick(c.r, []string{"🙂", "👍", "🙌", "👌"})
	}
	return text, shown
}

// seen is the rank of a way by how surely one sees it.
func seen(way string) int {
	if way == voice.WayContracted || way == voice.WayEmoji {
		return 0
	}
	return 1
}

// piece is a sentence that shows one way, in the formality of the writer.
func (c *choice) piece(way string, own *voice.Voice) string {
	s := corpus.Pick(c.r, text.Book()["options style "+way]).Text
	if own.Formality == 2 {
		s = grammar.WrittenOut(s)
	}
	return s
}

// added puts a sentence behind a message, in the punctuation of the writer.
func added(message, piece string, own *voice.Voice) string {
	bare := strings.TrimRight(message, " ")
	if last, _ := utf8.DecodeLastRuneInString(bare); unicode.IsLetter(last) || unicode.IsDigit(last) {
		bare += "."
	}
	if own.Lower {
		piece = small(piece)
	}
	if own.Punct == voice.NoFinalStop {
		piece = strings.TrimSuffix(piece, ".")
	}
	return bare + " " + piece
}

// has says whether another option has a text already.
func (c *choice) has(text string) bool {
	folded := grammar.Fold(text)
	return slices.ContainsFunc(c.said, func(s string) bool { return grammar.Fold(s) == folded })
}

// missed is what a text loses for being longer or shorter than aimed at.
func missed(text string, aim int) int {
	if aim == 0 {
		return 0
	}
	words := len(strings.Fields(text))
	return max(words-aim, aim-words) * 60 / aim
}

// writeReply writes the reply once, as the answer to a question on a day of its own. The number moves the day, by
// which habits and stock sentences come and go, and the length.
func (c *choice) writeReply(p prompts.OptionPlan, v prompts.Voice, n int) (string, error) {
	aim := cmp.Or(p.Words, 18)
	in := prompts.DayIn{
		Group: "drafts", Date: corpus.NewDate(2025, 3, 3).Add(n), Words: [...]int{aim / 3, aim * 2 / 3, aim}[n/2%3],
		People: []prompts.Voice{v},
		Slots: []prompts.Slot{{N: 1, At: corpus.NewDate(2025, 3, 3).Add(n).At(10, n), Act: corpus.ActQuestion,
			Task: p.Says[0].Asked.Subject}},
	}
	asked := p.Says[0].Asked
	in.Slots[0].Asks = &asked
	reply := prompts.Slot{N: 2, At: in.Slots[0].At + 7, Author: v.Name, Act: corpus.ActAnswer, Task: asked.Subject,
		ReplyTo: 1}
	for i, s := range p.Says {
		f := prompts.DayFact{
			N: i + 1, Subject: s.Asked.Subject, Attribute: s.Asked.Attribute, Plural: s.Asked.Plural, Class: s.Asked.Class,
			Condition: s.Case, Surfaces: []string{s.Value}, Basis: corpus.BasisText,
		}
		if value, err := corpus.Parse(s.Asked.Kind, s.Value, in.Date, nil); err == nil {
			f.Value = &value
		}
		in.Facts = append(in.Facts, f)
		reply.States = append(reply.States, f.N)
	}
	in.Slots = append(in.Slots, reply)
	return chat.One(in, 2, rand.New(rand.NewPCG(c.r.Uint64(), uint64(n))))
}
