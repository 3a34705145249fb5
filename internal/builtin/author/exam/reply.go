package exam

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/builtin/author/chat"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/voice"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Replies that somebody might send (E20, style). One hears in each whose it is,
// and none claims to know from where: who is asked need not have found it out.

// takes is how many texts a reply is chosen from: one that has about the length
// aimed at and in which one hears whose it is.
const takes = 30

// reply writes a chat message that states the facts in the register of a voice
// (E20, style), as a day of that person would have it.
func (c *choice) reply(p prompts.OptionPlan) (string, error) {
	if p.Voice == nil || len(p.Says) == 0 {
		return "", fmt.Errorf("a reply needs a voice and something to say")
	}
	v := *p.Voice
	v.Name, v.Given = "the writer", "writer" // habits are drawn by name; the same for every option
	own, others := voice.New(*p.Voice), c.others(*p.Voice)
	best, most := "", -1000
	for n := range takes {
		text, err := c.take(p, v, n)
		if err != nil {
			return "", err
		}
		s := own.Heard(text) - missed(text, p.Words)
		if !own.Marked(text) {
			s -= unmarked
		}
		if slices.ContainsFunc(others, func(o *voice.Voice) bool { return o.Marked(text) }) {
			s -= 2 * unmarked
		}
		if s > most && !c.has(text) {
			best, most = text, s
		}
	}
	if best == "" {
		return "", fmt.Errorf("no text is left that another option does not have")
	}
	if !own.Marked(best) {
		best = own.Led(best)
	}
	c.said = append(c.said, best)
	return best, nil
}

// unmarked is what a reply loses in which one does not hear whose it is: more than anything else counts.
const unmarked = 300

// others are the voices of the other options, but for those that write alike.
func (c *choice) others(v prompts.Voice) []*voice.Voice {
	var out []*voice.Voice
	for _, p := range c.in.Options {
		if p.Voice != nil && !slices.Equal(p.Voice.Habits, v.Habits) {
			out = append(out, voice.New(*p.Voice))
		}
	}
	return out
}

// has says whether another option has a text already.
func (c *choice) has(text string) bool {
	for _, s := range c.said {
		if grammar.Fold(s) == grammar.Fold(text) {
			return true
		}
	}
	return false
}

// missed is what a text loses for being longer or shorter than aimed at.
func missed(text string, aim int) int {
	if aim == 0 {
		return 0
	}
	off := len(strings.Fields(text)) - aim
	return max(off, -off) * 60 / aim
}

// take writes the reply once, as the answer to a question of somebody on a day of its own. The number moves the day, by
// which habits and stock sentences come and go, and the length.
func (c *choice) take(p prompts.OptionPlan, v prompts.Voice, n int) (string, error) {
	aim := cmp.Or(p.Words, 18)
	if n%2 == 1 { // an opening leaves no room for a phrase
		v.Habits = slices.DeleteFunc(slices.Clone(v.Habits), func(h string) bool {
			return strings.HasPrefix(h, "opens:")
		})
	}
	in := prompts.DayIn{
		Group: "drafts", Date: corpus.NewDate(2025, 3, 3).Add(n), Words: [...]int{aim * 2 / 3, aim, aim * 3 / 2}[n%3],
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
	return chat.Clear(in, 2, rand.New(rand.NewPCG(c.r.Uint64(), uint64(n))))
}
