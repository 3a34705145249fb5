package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// maxTexts bounds the combinations of one attribute, so that loading stays quick.
const maxTexts = 20_000

// texts checks the texts of a value of free words. Frames with slots are read with every member of every slot, though
// not in every combination: what a member does to a sentence shows next to the longest of the other members.
func (c *checker) texts(at string, v Values, least int) {
	used := map[string]bool{}
	broken := false
	for i, text := range v.Of {
		path := fmt.Sprintf("%s.of[%d]", at, i)
		_, slots := cutFrame(text)
		for _, s := range slots {
			used[s] = true
		}
		if fault := slotFault(slots, v.Slots, text); fault != "" {
			c.add(path, "%s", fault)
			broken = true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(v.Slots)) {
		path := at + ".slots." + name
		if !used[name] {
			c.add(path, "stands in no text; write {%s} in one or take it out", name)
		}
		c.need(path, len(v.Slots[name]), 1, "member")
		c.apartFrom(path, v.Slots[name])
		broken = broken || len(v.Slots[name]) == 0
	}
	if broken {
		return
	}
	n, _, _ := v.texts()
	if n > maxTexts {
		c.add(at+".of", "says %d texts; %d are enough, shorten the slots", n, maxTexts)
		return
	}
	c.need(at+".of", int(n), least, "text")
	for i, text := range v.Of {
		f := v.frame(text)
		for _, s := range f.sweep() {
			if !c.freeWords(fmt.Sprintf("%s.of[%d]", at, i), s, true) {
				break
			}
		}
	}
	c.distinct(at, v)
}

// slotFault says what is wrong with the slots of a text, or "".
func slotFault(slots []string, fills map[string][]string, text string) string {
	for i, s := range slots {
		switch _, ok := fills[s]; {
		case !ok:
			return fmt.Sprintf("the slot {%s} is not described; add it under slots", s)
		case slices.Contains(slots[:i], s):
			return fmt.Sprintf("has the slot {%s} twice; each is filled on its own, give the other another name", s)
		}
	}
	switch {
	case len(slots) > maxSlots:
		return fmt.Sprintf("has %d slots; keep it to %d", len(slots), maxSlots)
	case strings.Contains(text, "} {") || strings.Contains(text, "}{"):
		return "has two slots side by side; put a word between them or make them one"
	}
	return ""
}

// sweep returns the frame's texts with each member of each slot once, next to the longest members of the other slots.
func (f frame) sweep() []string {
	var longest [maxSlots]int64
	for k, fill := range f.fills {
		for i, s := range fill {
			if len(words(s)) > len(words(fill[longest[k]])) {
				longest[k] = int64(i)
			}
		}
	}
	out := []string{f.filled(longest)}
	for k, fill := range f.fills {
		for i := range fill {
			if pick := longest; int64(i) != longest[k] {
				pick[k] = int64(i)
				out = append(out, f.filled(pick))
			}
		}
	}
	return out
}

// distinct reports texts that the value, or another attribute, says already. Only the first of a frame is reported.
func (c *checker) distinct(at string, v Values) {
	for i, text := range v.Of {
		path := fmt.Sprintf("%s.of[%d]", at, i)
		f := v.frame(text)
		for k := range f.n {
			s := f.at(k)
			if first := c.before("text", path, s); first != "" {
				c.add(path, "%q stands already at %s; say it once", s, first)
				break
			}
		}
	}
}

// apartFrom reports members of a list that are equal.
func (c *checker) apartFrom(at string, list []string) {
	for i, s := range list {
		c.once(at, fmt.Sprintf("%s[%d]", at, i), s)
	}
}

// freeWords reports words that cannot be a value of free words, and says whether there was nothing to report. A text
// must name no attribute; the name of an enum's member may.
func (c *checker) freeWords(path, s string, text bool) bool {
	before := len(c.problems)
	c.phrase(path, s)
	if w := wrongArticle(s); w != "" && text {
		c.add(path, "reads %q; put the article into the slot", w)
	}
	attribute, pool, name := c.mentions(s)
	if attribute != "" && text {
		c.add(path, "contains the attribute %q and would read as a mention of it; use other words", attribute)
	}
	if name != "" {
		c.add(path, "names %q of pool %s; free words hold no names, make it a value of kind entity", name, pool)
	}
	return len(c.problems) == before
}

// wrongArticle returns an article with a word that it does not go with, or "".
// Initialisms and names are left to the author of the pack.
func wrongArticle(s string) string {
	before := ""
	for w := range strings.FieldsSeq(s) {
		vowel := soundsVowel(firstWord(w))
		if (before == "a" && vowel || before == "an" && !vowel) && w == strings.ToLower(w) {
			return before + " " + w
		}
		before = w
	}
	return ""
}

// mention is a noun or a name that free words must not hold.
type mention struct {
	words           []string
	attribute, pool string
	name            string
}

// mentions returns the attribute and the pool's name that a text holds, if any.
func (c *checker) mentions(s string) (attribute, pool, name string) {
	if c.index == nil {
		c.indexMentions()
	}
	ws := words(strings.ToLower(s))
	for i, w := range ws {
		for _, m := range c.index[w] {
			if len(ws)-i < len(m.words) || !slices.Equal(ws[i:i+len(m.words)], m.words) {
				continue
			}
			if m.attribute != "" {
				attribute = m.attribute
			} else {
				pool, name = m.pool, m.name
			}
		}
	}
	return attribute, pool, name
}

// indexMentions files every attribute's noun and every name under its first word.
func (c *checker) indexMentions() {
	c.index = map[string][]mention{}
	add := func(s string, m mention) {
		if m.words = words(strings.ToLower(s)); len(m.words) > 0 {
			c.index[m.words[0]] = append(c.index[m.words[0]], m)
		}
	}
	for _, a := range c.p.Attributes {
		add(a.Noun, mention{attribute: a.Noun})
	}
	for _, pool := range slices.Sorted(maps.Keys(c.p.Pools)) {
		for _, n := range c.p.Pools[pool] {
			add(n.Noun, mention{pool: pool, name: n.Noun})
		}
	}
}
