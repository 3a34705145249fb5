package writing

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// enoughAttributes is how many give tasks variety: a task says up to fifteen. All that is asked for is more, whatever
// was written of it when the writing was interrupted, so that it goes on.
const enoughAttributes = 16

// textClasses are the classes whose attributes have texts. Each is a question of its own.
func textClasses() []pack.Class {
	return []pack.Class{pack.Reason, pack.Blocker, pack.Risk, pack.Alternative, pack.Input}
}

// asked is how many attributes of which class are asked for, in two questions. The last brings more than is enough.
func asked() [][]ClassIn {
	return [][]ClassIn{
		{{string(pack.Setting), 3}, {string(pack.Measure), 3}, {string(pack.Tally), 2}},
		{{string(pack.Choice), 2}, {string(pack.Contact), 2}, {string(pack.Reference), 2},
			{string(pack.Deadline), 2}, {string(pack.Budget), 2}},
	}
}

func (t tasks) askAttributes() []func(Draft) asking {
	var out []func(Draft) asking
	for _, class := range textClasses() {
		out = append(out, func(d Draft) asking { return t.askTextsOf(d, class) })
	}
	for _, list := range asked() {
		out = append(out, func(d Draft) asking { return t.askClasses(d, list) })
	}
	return out
}

// wantsAttributes says whether attributes are too few, or deliverables refer to some that do not stand.
func (d Draft) wantsAttributes() bool {
	if len(d.pack.Attributes) >= enoughAttributes {
		return false
	}
	return !d.pack.Stands("attributes") || !d.pack.Stands("deliverables") ||
		slices.ContainsFunc(d.problems, func(p pack.Problem) bool {
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

func (t tasks) askTextsOf(d Draft, class pack.Class) asking {
	if !d.wantsAttributes() || d.ofClass(string(class)) > 0 {
		return nil
	}
	return asks(t.texts, order{"attributes", 1, false, func(in *In) { in.N, in.Class = askTexts, string(class) }},
		func(out textsOut) []addition { return []addition{{path: "attributes", value: out.attribute(class)}} })
}

func (t tasks) askClasses(d Draft, list []ClassIn) asking {
	var in []ClassIn
	n := 0
	for _, c := range list {
		if c.N -= d.ofClass(c.Class); c.N > 0 {
			in, n = append(in, c), n+c.N
		}
	}
	if !d.wantsAttributes() || n == 0 {
		return nil
	}
	least := (3*n + 3) / 4
	return asks(t.attributes, order{"attributes", least, false, func(x *In) { x.Asked, x.Units = in, corpus.Units() }},
		func(out attributesOut) []addition {
			return listed("attributes", out.Attributes, attributeOut.attribute)
		})
}
