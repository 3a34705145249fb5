package exam

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// choice is a question whose options are being worded.
type choice struct {
	lex  *examTables
	in   prompts.OptionsIn
	r    *rand.Rand
	said []string             // texts of replies so far
	took map[take]string      // replies as they were first written
	fits func(words int) bool // the length of the option that is being worded, where it has bounds; nil where it has none
}

// attempts is how often the options of a question are worded where one of them has bounds to its length. In the first half of
// them all others are to be as long as the one by which that length goes: nothing but the longer one is told by its length.
const attempts = 16

// optionWriters word the options of the forms by which they are called; those of any other form are worded as answers.
func optionWriters() map[string]func(*choice, prompts.OptionPlan) (string, error) {
	return map[string]func(*choice, prompts.OptionPlan) (string, error){
		prompts.OptionAction: (*choice).action,
		prompts.OptionReply:  (*choice).reply, prompts.OptionRecommendation: (*choice).recommendation, prompts.OptionImprovement: (*choice).improvement,
	}
}

// Options words the options of a question (E19, E20). An error means an option
// that says nothing, or a table that lacks it.
func Options(in prompts.OptionsIn) (prompts.OptionsOut, error) {
	r, err := draw.Source(in, "options")
	if err != nil {
		return prompts.OptionsOut{}, err
	}
	c := &choice{lex: examGrammar(), in: in, r: r, took: map[take]string{}}
	write, ok := optionWriters()[in.Form]
	if !ok {
		write = (*choice).answer
	}
	var out prompts.OptionsOut
	for n := range attempts {
		var fits bool
		if out, fits, err = c.texts(write, n); fits || err != nil {
			break
		}
	}
	return out, err
}

// texts words all options once; ok says whether the one that is to be longer is. From attempt to attempt the others are made
// shorter.
func (c *choice) texts(write func(*choice, prompts.OptionPlan) (string, error), attempt int) (prompts.OptionsOut, bool, error) {
	c.said = nil
	out, ok := prompts.OptionsOut{Texts: make([]string, len(c.in.Options))}, true
	for _, i := range c.order(attempt) {
		p, l := c.in.Options[i], c.in.Longer
		c.fits = nil
		switch {
		case l == nil:
		case i == l.Option-1: // its length is what it is beside the texts that stand, not beside the length that was aimed at
			least, most := bounds(*l, out.Texts)
			p.Words = (least + most) / 2
			c.fits = func(words int) bool { return least <= words && words <= most }
		case p.Words > 0:
			p.Words = max(1, p.Words-2*(attempt%(attempts/2)))
		}
		text, err := write(c, p)
		if err != nil {
			return out, false, fmt.Errorf("wording option %d of %d: %w", i+1, len(c.in.Options), err)
		}
		if c.in.Form != prompts.OptionReply { // a reply is as its voice writes
			text = grammar.Capitalised(grammar.Unmark(text))
		}
		out.Texts[i] = text
		ok = ok && (c.fits == nil || c.fits(len(strings.Fields(text))))
	}
	return out, ok, nil
}

// bounds are those of the longer option beside all texts that stand. Where these differ too much, least is over most.
func bounds(l prompts.Longer, texts []string) (least, most int) {
	least, most = l.Bounds(len(strings.Fields(texts[l.Than-1])))
	for _, text := range texts {
		if words := len(strings.Fields(text)); words > 0 {
			low, high := l.Bounds(words)
			least, most = max(least, low), min(most, high)
		}
	}
	return least, most
}

// order are the places of the options in the order in which they are worded: the longer one comes last. In the second half of
// the attempts it comes second, after the one by which its length goes: the others may then be of any length.
func (c *choice) order(attempt int) []int {
	l, out := c.in.Longer, []int(nil)
	if l != nil && attempt >= attempts/2 {
		out = append(out, l.Than-1, l.Option-1)
	}
	for i := range c.in.Options {
		if !slices.Contains(out, i) && (l == nil || i != l.Option-1) {
			out = append(out, i)
		}
	}
	if l != nil && attempt < attempts/2 {
		out = append(out, l.Option-1)
	}
	return out
}
