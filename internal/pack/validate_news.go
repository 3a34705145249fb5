package pack

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// news checks what comes from outside: sentences whose slots are described and whose values can be read back.
func (c *checker) news() {
	lex := corpus.NewLexicon(c.p.Names(), c.p.Units())
	for i, n := range c.p.News {
		at := fmt.Sprintf("news[%d]", i)
		c.oneOf("news kinds", at+".kind", string(n.OfKind()))
		used := map[string]bool{}
		for _, m := range slotForm.FindAllStringSubmatch(n.Sentence, -1) {
			used[m[1]] = true
			if _, ok := n.Slots[m[1]]; !ok {
				c.add(at+".sentence", "the slot {%s} is not described; add it under slots", m[1])
			}
		}
		if v := typedValue(slotForm.ReplaceAllString(n.Sentence, "")); v != "" {
			c.add(at+".sentence", "holds %q, a typed value; make it a slot", v)
		}
		if len(used) == 0 {
			c.add(at+".sentence", "has no slot; write {name} where a value stands, and describe it under slots")
		}
		from := map[string]string{}
		for _, slot := range slices.Sorted(maps.Keys(n.Slots)) {
			pool := n.Slots[slot].Pool
			if first, ok := from[pool]; ok && pool != "" {
				c.add(at+".slots."+slot, "draws from the pool %s like {%s}; both could be the same name, use another pool", pool,
					first)
			}
			from[pool] = slot
			if c.attribute(slot) != nil {
				c.add(at+".slots."+slot, "is the key of an attribute too; call the slot otherwise, so that news is not taken for a task's")
			}
			if !used[slot] {
				c.add(at+".slots."+slot, "is not in the sentence; write {%s} there or take it out", slot)
			}
			if k := n.Slots[slot].Kind; corpus.Kind(k) == corpus.KindLink || n.Slots[slot].Pool == peoplePool {
				c.add(at+".slots."+slot, "news comes from outside; it has no links and no people of the project")
			}
		}
		if !slices.ContainsFunc(c.problems, func(p Problem) bool { return strings.HasPrefix(p.Path, at+".") }) {
			c.readable(at, n, lex)
		}
	}
}

// readable reads a finished sentence back: a value must not melt into the words
// next to it, as a count does before "months", and the words state none.
func (c *checker) readable(at string, n News, lex *corpus.Lexicon) {
	o := DrawOptions{Pools: c.p.Pools, From: anyDay + 2, To: anyDay + 2, Workday: func(corpus.Date) bool {
		return true
	}}
	surfaces := map[string][]string{}
	for _, slot := range slices.Sorted(maps.Keys(n.Slots)) {
		size, value, err := n.Slots[slot].space(o)
		if err != nil || size == 0 {
			return // told elsewhere
		}
		if v := value(size - 1); v.Kind == corpus.KindEnum || v.Kind == corpus.KindText || v.Kind == corpus.KindEntity {
			surfaces[slot] = []string{v.Text}
		} else {
			surfaces[slot] = corpus.Surfaces(v, anyDay, lex)
		}
		if len(surfaces[slot]) == 0 {
			c.add(at+".slots."+slot, "has values that no words can say; use another kind or unit")
			return
		}
	}
	for _, slot := range slices.Sorted(maps.Keys(surfaces)) {
		for _, s := range surfaces[slot] {
			if fault := misread(n, surfaces, slot, s, lex); fault != "" {
				c.add(at+".sentence", "reads as the value %q, which is no slot's; choose other words beside the slot",
					fault)
				return
			}
		}
	}
}

// misread returns a value that the sentence states and no slot does, or "",
// with one slot said as s and the others in their first words.
func misread(n News, surfaces map[string][]string, slot, s string, lex *corpus.Lexicon) string {
	parts, slots := cutFrame(n.Sentence)
	var b strings.Builder
	said := map[string]bool{}
	for i, name := range slots {
		fill := surfaces[name][0]
		if name == slot {
			fill = s
		}
		said[fill] = true
		b.WriteString(parts[i] + fill)
	}
	b.WriteString(parts[len(slots)])
	for _, span := range corpus.Scan(b.String(), anyDay, lex) {
		if !said[span.Surface] {
			return span.Surface
		}
	}
	return ""
}
