package question

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/draw"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/internal/standin/text"
	"memloom/prompts"
)

// choice is a question whose options are being worded. All options are worded by one row of a section, so that
// nothing but what they say tells them apart.
type choice struct {
	in   prompts.OptionsIn
	r    *rand.Rand
	said []string // additions and replies so far
}

// Options words the options of a question (E19, E20). An error means an option that says nothing, or one that no
// section has words for.
func Options(in prompts.OptionsIn) (prompts.OptionsOut, error) {
	r, err := draw.Source(in, "options")
	if err != nil {
		return prompts.OptionsOut{}, err
	}
	c := &choice{in: in, r: r}
	var out prompts.OptionsOut
	for i, p := range in.Options {
		text, err := c.text(p)
		if err != nil {
			return out, fmt.Errorf("wording option %d of %d: %w", i+1, len(in.Options), err)
		}
		out.Texts = append(out.Texts, text)
	}
	return out, nil
}

// text words one option by the form of all; those of an unknown form are answers.
func (c *choice) text(p prompts.OptionPlan) (string, error) {
	if len(p.Says) == 0 {
		return "", fmt.Errorf("it says nothing")
	}
	switch c.in.Form {
	case prompts.OptionAction:
		kind := "options hold"
		if p.Act == prompts.ActProceed || p.Act == prompts.ActAdapt {
			kind = "options pass"
		}
		return c.says(p.Says[0], kind)
	case prompts.OptionReply:
		return c.reply(p)
	case prompts.OptionRecommendation, prompts.OptionImprovement:
		return c.paired(p)
	}
	return c.answer(p)
}

// says fills a row of a section by what is said. Sections of one class have as many rows, and the same row of each is
// used.
func (c *choice) says(s prompts.Said, kind string) (string, error) {
	w := words{}
	w.about(s.Asked)
	w.set("who", s.Asked.Subject)
	w.set("value", s.Value)
	list, err := lines(w, s.Asked, kind)
	if err != nil {
		return "", err
	}
	r, err := draw.Source(c.in, "row")
	if err != nil {
		return "", err
	}
	return grammar.Unmark(corpus.Pick(r, list).Fill(w.lookup)), nil
}

// answer states values, one next to the other, in the same words in all options.
func (c *choice) answer(p prompts.OptionPlan) (string, error) {
	var parts []string
	for i, s := range p.Says {
		kind := "options answer"
		if s.Asked.Class == "" || s.Asked.Attribute == "" {
			kind = "options answer bare"
		}
		part, err := c.says(s, kind)
		if err != nil {
			return "", err
		}
		if i > 0 && !strings.HasPrefix(part, s.Value) {
			part = small(part)
		}
		if s.Case != "" {
			part += ", " + s.Case
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "; "), nil
}

// paired says two things in the row of the variant: what the group chose and which skill to bring along, or what went
// wrong and what to do about it. An addition brings it to about the length aimed at.
func (c *choice) paired(p prompts.OptionPlan) (string, error) {
	if len(p.Says) != 2 {
		return "", fmt.Errorf("it says %d things, not two", len(p.Says))
	}
	w := words{}
	w.set("attribute", p.Says[0].Asked.Attribute)
	w.set("value", p.Says[0].Value)
	w.set("second", p.Says[1].Value)
	list, err := lines(w, prompts.Asked{}, "options "+c.in.Form)
	if err != nil {
		return "", err
	}
	n := len(list)
	row := corpus.Shuffled(rand.New(rand.NewPCG(uint64(n), 1)), list)[(c.in.Variant%n+n)%n]
	out := grammar.Unmark(row.Fill(w.lookup))
	if p.Words > 0 {
		out += c.addition(out, p.Words)
	}
	return out, nil
}

// addition is a sentence that no other option has, which brings a text to about the words aimed at; "" where none
// brings it nearer.
func (c *choice) addition(out string, aim int) string {
	var best template.Line
	length := len(strings.Fields(out))
	off := max(length-aim, aim-length)
	for _, l := range corpus.Shuffled(c.r, text.Book()["options more"]) {
		words := length + len(strings.Fields(l.Text))
		if d := max(words-aim, aim-words); d < off && !slices.Contains(c.said, l.Text) {
			best, off = l, d
		}
	}
	if best.Text == "" {
		return ""
	}
	c.said = append(c.said, best.Text)
	return " " + best.Text
}
