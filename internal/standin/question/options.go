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
	said []string             // additions and replies so far
	took map[take]string      // replies as they were first written
	fits func(words int) bool // the length of the option that is being worded, where it has bounds; nil where it has none
}

// attempts is how often the options of a question are worded where one of them has bounds to its length. In the first
// half of them all others are to be as long as the one by which that length goes: only the longer one is told by its
// length.
const attempts = 16

// Options words the options of a question (E19, E20). An error means an option that says nothing, or one that no
// section has words for.
func Options(in prompts.OptionsIn) (prompts.OptionsOut, error) {
	r, err := draw.Source(in, "options")
	if err != nil {
		return prompts.OptionsOut{}, err
	}
	c := &choice{in: in, r: r, took: map[take]string{}}
	var out prompts.OptionsOut
	for n := range attempts {
		var fits bool
		if out, fits, err = c.texts(n); fits || err != nil {
			break
		}
	}
	return out, err
}

// texts words all options once; ok says whether the one that is to be longer is. From attempt to attempt the others
// are made shorter.
func (c *choice) texts(attempt int) (prompts.OptionsOut, bool, error) {
	c.said = nil
	out, ok := prompts.OptionsOut{Texts: make([]string, len(c.in.Options))}, true
	for _, i := range c.order(attempt) {
		p, l := c.in.Options[i], c.in.Longer
		c.fits = nil
		switch {
		case l == nil:
		case i == l.Option-1: // beside the texts that there are, not beside the length that was aimed at
			least, most := bounds(*l, out.Texts)
			p.Words = (least + most) / 2
			c.fits = func(words int) bool { return least <= words && words <= most }
		case p.Words > 0:
			p.Words = max(1, p.Words-2*(attempt%(attempts/2)))
		}
		text, err := c.text(p)
		if err != nil {
			return out, false, fmt.Errorf("wording option %d of %d: %w", i+1, len(c.in.Options), err)
		}
		out.Texts[i] = text
		ok = ok && (c.fits == nil || c.fits(len(strings.Fields(text))))
	}
	return out, ok, nil
}

// bounds are those of the longer option beside all texts that there are. Where these differ too much, least is over
// most.
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

// order are the places of the options in the order in which they are worded: the longer one comes last. In the second
// half of the attempts it comes second, after the one by which its length goes: the others may then be of any length.
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

// answer states values, one beside the other, in the same words in all options.
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

// addition is a sentence that no other option has, which brings a text to about the words aimed at, within its bounds
// where it has any; "" where none brings it nearer.
func (c *choice) addition(out string, aim int) string {
	var best template.Line
	length := len(strings.Fields(out))
	off := c.off(length, aim)
	for _, l := range corpus.Shuffled(c.r, text.Book()["options more"]) {
		if d := c.off(length+len(strings.Fields(l.Text)), aim); d < off && !slices.Contains(c.said, l.Text) {
			best, off = l, d
		}
	}
	if best.Text == "" {
		return ""
	}
	c.said = append(c.said, best.Text)
	return " " + best.Text
}

// off says how far a length is from the one aimed at; one outside its bounds is farther than any within them.
func (c *choice) off(words, aim int) int {
	d := max(words-aim, aim-words)
	if c.fits != nil && !c.fits(words) {
		d += 100
	}
	return d
}
