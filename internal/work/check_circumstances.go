package work

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/yamlcheck"
)

func (c checker) circumstances(p *Pack) {
	var occasions []string
	for _, o := range p.Occasions {
		occasions = append(occasions, o.Key)
	}
	runs := map[string]string{} // the key of the clause, by each run of its words
	for i, k := range p.Circumstances {
		key := fmt.Sprintf("circumstances[%d]", i)
		if want := strings.ReplaceAll(k.Clause, SlotWho, SlotName); k.Short != want {
			c.Add(key+".short", "%q is not the clause with %s in place of %s; write %q", k.Short, SlotName, SlotWho, want)
		}
		c.runs(key+".clause", k.Clause, runs)
		if len(k.Advice) < leastAdvice {
			c.Add(key+".advice", "%d stand here; write %d at least", len(k.Advice), leastAdvice)
		}
		for _, o := range k.Occasions() {
			c.Known(key+".advice", o, occasions)
			at := key + ".advice." + o
			c.Once(at+".should", "advice for "+o, k.Advice[o].Should)
			for n, text := range k.Advice[o].ShouldNot {
				c.Once(fmt.Sprintf("%s.should_not[%d]", at, n), "advice for "+o, text)
			}
		}
	}
	for i, o := range p.Occasions {
		c.aspects(fmt.Sprintf("occasions[%d].key", i), o.Key, p.For(o.Key))
	}
	c.clashes(p)
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
			c.Add(key, "%d circumstances of the aspect %s have advice for %s; leave %d at most", of[a], a, occasion,
				mostOfAspect)
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
					c.Add(fmt.Sprintf("circumstances[%d].advice.%s.should", i, o),
						"%q holds %q, which is wrong where %s is true; say it in other words",
						k.Advice[o].Should, other.Advice[o].ShouldNot[n], other.Key)
				}
			}
		}
	}
}
