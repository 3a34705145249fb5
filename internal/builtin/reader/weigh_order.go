package reader

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Options that put the same things in different orders: what tells of each thing
// says when it was, and the option with that order is right.

// ordered is a thing of an option and when it came about.
type ordered struct {
	at  corpus.Stamp
	msg int
}

// inOrder chooses among options that are orders of the same things.
func (t *talk) inOrder(in prompts.SolveIn, on corpus.Date) (prompts.SolveOut, bool) {
	lists := make([][]string, len(in.Options))
	for i, o := range in.Options {
		lists[i] = listed(o.Text)
	}
	if len(lists) < 2 || len(lists[0]) < 2 || !permuted(lists) {
		return prompts.SolveOut{}, false
	}
	s, when, things := t.scene(), map[string]ordered{}, slices.Sorted(slices.Values(lists[0]))
	question := parse(in.Question, on)
	about := t.claim(question, span{0, len(question.toks)}, in.AskedAt != 0)
	for _, thing := range things {
		o, ok := s.cameAbout(thing, about, on)
		if !ok {
			return prompts.SolveOut{}, false
		}
		when[thing] = o
	}
	best := -1
	for i, list := range lists {
		if rises(list, when) {
			if best >= 0 {
				return prompts.SolveOut{}, false
			}
			best = i
		}
	}
	if best < 0 {
		return prompts.SolveOut{}, false
	}
	out := prompts.SolveOut{Outcome: prompts.Answered, Letter: in.Options[best].Letter, Answer: in.Options[best].Text, Confidence: 80,
		Citations: []string{}, Reasoning: "The order in which the messages tell of these things."}
	for _, thing := range lists[best] {
		if id := t.msgs[when[thing].msg].ID; !contains(out.Citations, id) {
			out.Citations = append(out.Citations, id)
		}
	}
	return out, true
}

// rises says that the things of a list came one after another.
func rises(list []string, when map[string]ordered) bool {
	for i := 1; i < len(list); i++ {
		if when[list[i]].at <= when[list[i-1]].at {
			return false
		}
	}
	return true
}

// listed takes an option apart at dashes, arrows, semicolons, commas and "then".
func listed(text string) []string {
	low := strings.ToLower(strings.TrimRight(text, ". "))
	for _, mark := range []string{" – ", " — ", " - ", "→", ";", ", then ", " then ", ", and ", " and ", ","} {
		low = strings.ReplaceAll(low, mark, "\x00")
	}
	var out []string
	for _, w := range strings.Split(low, "\x00") {
		if w = strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(w), "the ")); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// permuted says that all lists have the same things, in orders that differ.
func permuted(lists [][]string) bool {
	first := slices.Sorted(slices.Values(lists[0]))
	if len(slices.Compact(slices.Clone(first))) < len(first) {
		return false
	}
	for i, l := range lists {
		if !slices.Equal(first, slices.Sorted(slices.Values(l))) || slices.ContainsFunc(lists[:i], func(o []string) bool { return slices.Equal(o, l) }) {
			return false
		}
	}
	return true
}

// cameAbout finds the one message that tells that a thing came about, alone or by
// what the question says of all of them.
func (s *scene) cameAbout(thing string, about *claimed, on corpus.Date) (ordered, bool) {
	p := parse(thing, on)
	c := s.claim(p, span{0, len(p.toks)}, false)
	for _, v := range p.vals { // "17" of the scenes
		if !slices.ContainsFunc(c.values, func(w value) bool { return w.span == v.span }) {
			c.values = append(c.values, v)
		}
	}
	best, found := 0.0, ordered{}
	for _, i := range s.likely(c) {
		for j := range s.partsOf(i) {
			k := &s.partsOf(i)[j]
			h := s.holds(c, k)
			if k.mood != asserted || k.against() || 3*h.lacks > h.heavy || h.flips > 0 || len(c.units) > 0 && h.near < .5 || !s.holdsAllValues(c, k) {
				continue
			}
			score := h.share
			if len(c.units) < 2 {
				if q := s.holds(about, k); len(q.at) > 0 && q.at[len(q.at)-1] < inSent {
					continue // "scenes 41 and 42" are not yet shot
				}
				score += s.topical(about, k)
			}
			if score > best+.05 { // who tells of it again tells of what was
				best, found = score, s.toldAt(k)
			}
		}
	}
	return found, best > 0
}

// holdsAllValues says that a part holds the values of a claim, or its sentence
// where nothing in it denies.
func (s *scene) holdsAllValues(c *claimed, k *stretch) bool {
	for _, v := range c.values {
		level := s.holdsValue(v, k)
		if level < inSent || level < inStretch && slices.ContainsFunc(s.partsOf(k.msg), func(o stretch) bool { return o.sent == k.sent && o.against() }) {
			return false
		}
	}
	return true
}

// toldAt is the time of what a part tells: the day that it names, or its message's.
func (s *scene) toldAt(k *stretch) ordered {
	o := ordered{s.msgs[k.msg].At, k.msg}
	for _, v := range s.read[k.msg].vals {
		if d, ok := v.as(dateKinds); ok && k.at.has(v.from) && d.Precision == corpus.Day && d.Date < o.at.Date() {
			o.at = d.Date.At(12, 0)
		}
	}
	return o
}
