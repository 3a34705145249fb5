package writing

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/pack"
)

// enoughAttributes is how many give tasks variety: a task says up to fifteen. Where deliverables stand that refer to
// some that do not, no more are asked for.
const enoughAttributes = 16

// textClasses are the classes whose attributes have texts. Each is a question of its own.
func textClasses() []pack.Class {
	return []pack.Class{pack.Reason, pack.Blocker, pack.Risk, pack.Alternative, pack.Input}
}

// asked is how many attributes of which class are asked for, in two questions.
func asked() [][]ClassIn {
	return [][]ClassIn{
		{{string(pack.Setting), 3}, {string(pack.Measure), 3}, {string(pack.Tally), 2}},
		{{string(pack.Choice), 2}, {string(pack.Contact), 2}, {string(pack.Reference), 2},
			{string(pack.Deadline), 2}, {string(pack.Budget), 2}},
	}
}

// sourceOf is what families of questions need of a class: one attribute of it is such at least.
var sourceOf = map[pack.Class]pack.Source{
	pack.Choice: pack.NamedChoices, pack.Contact: pack.Contacts, pack.Deadline: pack.Deadlines, pack.Budget: pack.Caps,
}

func askAttributes() []func(Draft) asking {
	var out []func(Draft) asking
	for _, class := range textClasses() {
		out = append(out, func(d Draft) asking { return d.askTextsOf(class) })
	}
	for _, list := range asked() {
		out = append(out, func(d Draft) asking { return d.askClasses(list) })
	}
	return append(out, func(d Draft) asking { // what the questions before left out
		return d.askClasses(slices.DeleteFunc(slices.Concat(asked()...), func(c ClassIn) bool {
			return len(d.missing([]ClassIn{c})) == 0
		}))
	})
}

// wantsAttributes says whether attributes are to be written: none are there, nothing rests on those that are, or
// deliverables refer to some that do not be.
func (d Draft) wantsAttributes() bool {
	if !d.pack.Stands("attributes") || !d.pack.Stands("deliverables") {
		return true
	}
	return len(d.pack.Attributes) < enoughAttributes && slices.ContainsFunc(d.problems, func(p pack.Problem) bool {
		return strings.HasPrefix(p.Path, "deliverables[") && strings.Contains(p.Path, ".attributes[")
	})
}

func (d Draft) ofClass(class string) int {
	n := 0
	for _, a := range d.pack.Attributes {
		if string(a.Class) == class {
			n++
		}
	}
	return n
}

func (d Draft) askTextsOf(class pack.Class) asking {
	if !d.wantsAttributes() || d.ofClass(string(class)) > 0 {
		return nil
	}
	return asks("texts", order{section: "attributes", n: askTexts, least: 1,
		ask: func(in *In) { in.Class = string(class) }},
		func(out textsOut) []addition { return []addition{{path: "attributes", value: out.attribute(class)}} })
}

// missing says of which classes a pack has less than half of what is asked for, or nothing that families need.
func (d Draft) missing(list []ClassIn) []string {
	var out []string
	for _, c := range list {
		if n := d.ofClass(c.Class); n < (c.N+1)/2 {
			out = append(out, fmt.Sprintf("class %s: %d of %d attributes can be used", c.Class, n, c.N))
		} else if s, ok := sourceOf[pack.Class(c.Class)]; ok && !slices.ContainsFunc(d.pack.Attributes, s.Gives) {
			out = append(out, fmt.Sprintf("class %s: there are no %s%s", c.Class, s.What(), d.poolsFor(s)))
		}
	}
	return out
}

// poolsFor names what such attributes choose from.
func (d Draft) poolsFor(s pack.Source) string {
	if s != pack.NamedChoices {
		return ""
	}
	return "; use one of the pools " + strings.Join(sortedKeys(d.pack.Pools), ", ")
}

// missingClasses says what of the classes is missing where attributes are to be written.
func (d Draft) missingClasses() []string {
	var out []string
	for _, class := range textClasses() {
		if d.ofClass(string(class)) == 0 {
			out = append(out, fmt.Sprintf("class %s: no attribute can be used", class))
		}
	}
	return append(out, d.missing(slices.Concat(asked()...))...)
}

// askClasses asks for as many attributes of each class as there are to be; one more is taken, all others are left out.
func (d Draft) askClasses(list []ClassIn) asking {
	if !d.wantsAttributes() || len(d.missing(list)) == 0 {
		return nil
	}
	var in []ClassIn
	most, n := map[string]int{}, 0
	for _, c := range list {
		more := max(1, c.N-d.ofClass(c.Class))
		if len(d.missing([]ClassIn{c})) == 0 && c.N <= d.ofClass(c.Class) {
			continue
		}
		in, n, most[c.Class] = append(in, ClassIn{c.Class, more}), n+more, more+1
	}
	return asks("attributes", order{section: "attributes", least: (3*n + 3) / 4, ask: func(x *In) { x.Asked = in },
		missing: func(d Draft) []string { return d.missing(list) }},
		func(out attributesOut) []addition { return out.additions(most) })
}

// additions are the attributes, of each class as many as can be used.
func (o attributesOut) additions(most map[string]int) []addition {
	adds := listed("attributes", o.Attributes, attributeOut.attribute)
	for i := range adds {
		class := o.Attributes[i].Class
		adds[i].sort, adds[i].most = "attributes of class "+class, most[class]
	}
	return adds
}
