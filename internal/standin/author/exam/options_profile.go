package exam

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// recommendation says what the group chose and which skill to bring along.
func (c *choice) recommendation(p prompts.OptionPlan) (string, error) {
	return c.paired(p, prompts.OptionRecommendation)
}

// improvement says what went wrong and what to do about it.
func (c *choice) improvement(p prompts.OptionPlan) (string, error) {
	return c.paired(p, prompts.OptionImprovement)
}

// paired says two things in one sentence, the same in all options of a question, so that nothing but what they say
// tells them apart; behind it stands what brings it to about the length aimed at.
func (c *choice) paired(p prompts.OptionPlan, name string) (string, error) {
	if len(p.Says) != 2 {
		return "", fmt.Errorf("it says %d things, not two", len(p.Says))
	}
	v := vars{"a": grammar.NameSpan(p.Says[0].Asked.Attribute), "v": grammar.NameSpan(p.Says[0].Value),
		"s": grammar.NameSpan(p.Says[1].Value)}
	t := c.lex.forms[name]
	if len(t) == 0 {
		return "", fmt.Errorf("no table %q", name)
	}
	order := corpus.Shuffled(rand.New(rand.NewPCG(uint64(len(t)), 1)), t)
	text, err := c.alike(name, v, order[((c.in.Variant%len(t))+len(t))%len(t)].Src)
	if err == nil && p.Words > 0 {
		text += c.filling(name, grammar.Unmark(text), p.Words)
	}
	return grammar.Stopped(text), err
}

// alike writes a pattern out with the same choices in every option of the question.
func (c *choice) alike(name string, v vars, src string) (string, error) {
	r, err := draw.Source(c.in, "choices "+name)
	if err != nil {
		return "", err
	}
	return grammar.Expand(r, v, src)
}

// filling is an addition that no other option has, which brings a text to about the words aimed at, within its bounds where
// it has any; nothing where nothing brings it nearer.
func (c *choice) filling(name, text string, aim int) string {
	best, off := "", c.off(len(strings.Fields(text)), aim)
	for _, p := range corpus.Shuffled(c.r, c.lex.forms["filled "+name]) {
		if d := c.off(len(strings.Fields(text+p.Src)), aim); d < off && !slices.Contains(c.said, p.Src) {
			best, off = p.Src, d
		}
	}
	if best != "" {
		c.said = append(c.said, best)
	}
	return best
}

// off says how far a length is from the one aimed at; one outside its bounds is farther than any within them.
func (c *choice) off(words, aim int) int {
	d := max(words-aim, aim-words)
	if c.fits != nil && !c.fits(words) {
		d += 100
	}
	return d
}
