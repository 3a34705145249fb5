package exam

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/prompts"
)

// choice is a question whose options are being worded.
type choice struct {
	lex  *examTables
	in   prompts.OptionsIn
	r    *rand.Rand
	said []string             // texts of replies so far
	fits func(words int) bool // the length of the option that is being worded, where it has bounds; nil where it has none
}

// attempts is how often the options of a question are worded where one of them has bounds to its length.
const attempts = 8

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
	c := &choice{lex: examGrammar(), in: in, r: r}
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

// texts words all options once; ok says whether the one that is to be longer than another is. With every attempt the other
// one is made shorter.
func (c *choice) texts(write func(*choice, prompts.OptionPlan) (string, error), attempt int) (prompts.OptionsOut, bool, error) {
	c.said, c.fits = nil, nil
	out, than, ok := prompts.OptionsOut{Texts: make([]string, len(c.in.Options))}, 0, true
	for _, i := range c.order() {
		p := c.in.Options[i]
		if than > 0 { // lengths are what they are beside the text that stands, not the one that was aimed at
			aim := c.in.Options[c.in.Longer.Than-1].Words
			p.Words = (p.Words*than + aim/2) / max(1, aim)
		}
		if c.in.Longer != nil && i == c.in.Longer.Than-1 && p.Words > 0 {
			p.Words = max(1, p.Words-2*attempt)
		}
		longer := than > 0 && i == c.in.Longer.Option-1
		if c.fits = nil; longer {
			least, most := c.in.Longer.Bounds(than)
			p.Words = (least + most) / 2
			c.fits = func(words int) bool { return least <= words && words <= most }
		}
		text, err := write(c, p)
		if err != nil {
			return out, false, fmt.Errorf("wording option %d of %d: %w", i+1, len(c.in.Options), err)
		}
		if c.in.Form != prompts.OptionReply { // a reply is as its voice writes
			text = grammar.Capitalised(grammar.Unmark(text))
		}
		out.Texts[i] = text
		words := len(strings.Fields(text))
		if ok = ok && (!longer || c.fits(words)); c.in.Longer != nil && i == c.in.Longer.Than-1 {
			than = words
		}
	}
	return out, ok, nil
}

// order are the places of the options in the order in which they are worded: first the one whose length another has to go
// by, then that one.
func (c *choice) order() []int {
	var out []int
	if l := c.in.Longer; l != nil {
		out = append(out, l.Than-1, l.Option-1)
	}
	for i := range c.in.Options {
		if !slices.Contains(out, i) {
			out = append(out, i)
		}
	}
	return out
}
