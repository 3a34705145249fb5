package work

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/yamlcheck"
)

func (c checker) circumstances(p *Pack, once *yamlcheck.Once) {
	c.Count("occasions", len(p.Occasions), 1, 0)
	c.Count("circumstances", len(p.Circumstances), 1, 0)
	var occasions []string
	for _, o := range p.Occasions {
		occasions = append(occasions, o.Key)
	}
	runs := map[string]string{} // the key of the clause, by each run of its words
	for i, k := range p.Circumstances {
		key := fmt.Sprintf("circumstances[%d]", i)
		c.circumstance(key, k, once)
		c.runs(key+".clause", k.Clause, runs)
		c.Count(key+".advice", len(k.Advice), leastAdvice, 0)
		for _, o := range k.Occasions() {
			c.Known(key+".advice", o, occasions)
			c.advice(key+".advice."+o, o, k.Advice[o], once)
		}
	}
	for i, o := range p.Occasions {
		c.aspects(fmt.Sprintf("occasions[%d].key", i), o.Key, p.For(o.Key))
	}
	c.clashes(p)
}

func (c checker) circumstance(key string, k Circumstance, once *yamlcheck.Once) {
	c.Kebab(key+".key", k.Key)
	once.Add(key+".key", "key of a circumstance", k.Key)
	c.Kebab(key+".aspect", k.Aspect)
	if !strings.HasPrefix(k.Clause, SlotWho+" ") {
		c.Add(key+".clause", "%q does not begin with %s; the clause is about that person", k.Clause, SlotWho)
	}
	c.slot(key+".clause", k.Clause, SlotWho, 1)
	c.Phrase(key+".clause", Fill(k.Clause, "my neighbour Ada"))
	c.neutral(key+".clause", k.Clause)
	c.Voice(key+".clause", k.Clause, "the clause must fit whoever says it", "I", "me", "my", "we", "us", "our", "you", "your")
	if want := strings.ReplaceAll(k.Clause, SlotWho, SlotName); k.Short != want {
		c.Add(key+".short", "%q is not the clause with %s in place of %s; write %q", k.Short, SlotName, SlotWho, want)
	}
}

// runs refuses a clause that shares words in a row with an earlier one: a search for the one would find the other.
func (c checker) runs(key, clause string, seen map[string]string) {
	const long = 4
	words := strings.Fields(yamlcheck.Padded(strings.TrimPrefix(clause, SlotWho)))
	for i := 0; i+long <= len(words); i++ {
		run := strings.Join(words[i:i+long], " ")
		if first, ok := seen[run]; ok && first != key {
			c.Add(key, "%q stands in the clause of line %d as well; say it in other words", run, c.Place(first).Line)
			return
		}
		seen[run] = key
	}
}

func (c checker) advice(key, occasion string, a Advice, once *yamlcheck.Once) {
	c.Count(key+".should_not", len(a.ShouldNot), wrongAdvice, wrongAdvice)
	c.proposal(key+".should", a.Should)
	once.Add(key+".should", "advice for "+occasion, a.Should)
	for i, text := range a.ShouldNot {
		at := fmt.Sprintf("%s.should_not[%d]", key, i)
		c.proposal(at, text)
		once.Add(at, "advice for "+occasion, text)
	}
}

func (c checker) proposal(key, text string) {
	c.Phrase(key, text)
	c.neutral(key, text)
	c.Voice(key, text, "both sides may say it", "I", "me", "my", "we", "us", "our", "you", "your")
}

// aspects refuses an occasion with too few aspects, and an aspect with too many circumstances.
func (c checker) aspects(key, occasion string, all []Circumstance) {
	of := map[string]int{}
	var names []string
	for _, k := range all {
		if of[k.Aspect]++; of[k.Aspect] == 1 {
			names = append(names, k.Aspect)
		}
	}
	if len(names) < leastAspects {
		c.Add(key, "%d aspects have advice for %s; write circumstances of %d at least", len(names), occasion, leastAspects)
	}
	for _, a := range names {
		if of[a] > mostOfAspect {
			c.Add(key, "%d circumstances of the aspect %s have advice for %s; leave %d at most", of[a], a, occasion, mostOfAspect)
		}
	}
}

// clashes refuses advice that holds the words of what is wrong on the same occasion.
func (c checker) clashes(p *Pack) {
	for i, k := range p.Circumstances {
		for _, o := range k.Occasions() {
			should := yamlcheck.Padded(k.Advice[o].Should)
			for _, other := range p.For(o) {
				wrong := func(text string) bool {
					return text != "" && (strings.Contains(should, yamlcheck.Padded(text)) ||
						strings.Contains(yamlcheck.Padded(text), should))
				}
				if n := slices.IndexFunc(other.Advice[o].ShouldNot, wrong); n >= 0 {
					c.Add(fmt.Sprintf("circumstances[%d].advice.%s.should", i, o), "%q holds %q, which is wrong where %s is true; say it in other words",
						k.Advice[o].Should, other.Advice[o].ShouldNot[n], other.Key)
				}
			}
		}
	}
}
