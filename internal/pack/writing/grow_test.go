package writing_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
	"memloom/internal/pack/writing/writingtest"
)

// inventor answers questions for more with words that no one has said yet.
type inventor struct{ n int }

func (v *inventor) word() string {
	v.n++
	return "q" + string(rune('b'+v.n/400%20)) + "o" + string(rune('b'+v.n/20%20)) + "a" + string(rune('b'+v.n%20))
}

func (v *inventor) name() string { w := v.word(); return strings.ToUpper(w[:1]) + w[1:] }

// list makes so many of a thing.
func list[T any](n int, one func() T) []T {
	var out []T
	for range n {
		out = append(out, one())
	}
	return out
}

// answer invents what a question for more asks for; not ok for other questions.
func (v *inventor) answer(key string, in writing.In) (any, bool) {
	type object = map[string]any
	count := object{"kind": "count", "min": "10", "max": "90", "step": "1"}
	task, _, _ := strings.Cut(key, "/")
	switch task {
	case "pack.more":
		if len(in.From) > 0 {
			return object{"entries": in.From[:min(in.N, len(in.From))]}, true
		}
		return object{"entries": list(in.N, v.name)}, true
	case "pack.frames":
		texts := list(6, func() string { return "the " + v.word() + " of the {" + in.Slots[0].Name + "} is out of order" })
		return object{"texts": texts, "slots": []any{}}, true
	case "pack.news":
		return object{"news": list(in.N, func() object {
			return object{"sentence": "The fair of " + v.name() + " draws {crowd} guests.", "kind": in.Kind, "about": "the fair",
				"slots": []any{object{"name": "crowd", "value": count}}}
		})}, true
	case "pack.rules_of":
		return object{"rules": list(in.N, func() object {
			w := v.word()
			return object{"scope": "group", "matter": w + " works", "needs": list(5, func() string {
				return "the " + v.word() +
					" note"
			}),
				"term": w + " phase", "when": "during the " + w + " phase",
				"means":   list(5, func() string { return "the " + v.word() + " stretch" }),
				"because": []string{"the " + w + " was late"}}
		})}, true
	case "pack.terms":
		return object{"terms": list(in.N, func() object {
			words := []any{}
			for i := range 4 {
				words = append(words, object{"role": in.Roles[(v.n+i)%len(in.Roles)].Name, "word": v.word() + " thing"})
			}
			x := object{"concept": "concept of " + v.word(), "words": words}
			if in.Valued {
				x["value"] = count
			}
			return x
		})}, true
	}
	return nil, false
}

// grown has a model of the script write a pack for a size.
func grown(t *testing.T, s *writingtest.Script, size pack.Size) (*pack.Pack, []writing.Shortfall) {
	t.Helper()
	d, err := writing.Begin("garden.yaml", "garden", "", whole(t))
	if err != nil {
		t.Fatal(err)
	}
	w := &writing.Writer{Model: s, Name: "garden", Save: func([]byte) error { return nil }, Size: size, Grow: true}
	d, short, err := w.Write(t.Context(), d)
	if err != nil {
		t.Fatal(err)
	}
	kept(t, "name: garden\n", string(d.Text()))
	p, err := pack.Load("garden.yaml", strings.NewReader(string(d.Text())))
	if err != nil {
		t.Fatal(err)
	}
	return p, short
}

// sizeOfHalfAYear is more than the script's pack carries, of every list.
var sizeOfHalfAYear = pack.Size{Tasks: 150, Facts: 12, Rules: 40, Wants: []pack.Want{
	{Family: "constraint/rule", Items: 24, Of: []pack.Source{pack.RulesSaid}},
	{Family: "update/definition", Items: 10, Of: []pack.Source{pack.Cases}},
	{Family: "term_ambiguity/another role's word", Items: 4, Of: []pack.Source{pack.OwnWords}},
}}

// TestWriter_GrowsUntilNothingIsThin: more of every list is asked for, a bounded number at a time, until the size is
// carried.
func TestWriter_GrowsUntilNothingIsThin(t *testing.T) {
	s, v, most := writingtest.New(), &inventor{}, 0
	s.Answer = func(key string, c llm.Call) (string, error, bool) {
		in := c.Input.(writing.In)
		most = max(most, in.N)
		out, ok := v.answer(key, in)
		b, err := json.Marshal(out)
		return string(b), err, ok
	}
	p, short := grown(t, s, sizeOfHalfAYear)
	for _, x := range p.ThinFor(sizeOfHalfAYear) {
		t.Errorf("thin still: %s", x)
	}
	if n := len(s.Asked()); len(short) > 0 || n < 20 || n > 120 || most > 120 {
		t.Errorf("%d questions, of %d entries at most: %v", n, most, short)
	}
	for _, task := range []string{"pack.more", "pack.frames", "pack.news", "pack.rules_of", "pack.terms"} {
		if !slices.ContainsFunc(s.Asked(), func(k string) bool { return strings.HasPrefix(k, task) }) {
			t.Errorf("%s was not asked", task)
		}
	}
}

// TestWriter_GrowthEndsWhereNothingNewComes: what brings nothing is not asked again, and what nothing can be made of is
// told.
func TestWriter_GrowthEndsWhereNothingNewComes(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(string, llm.Call) (string, error, bool) { return "{}", nil, true }
	p, short := grown(t, s, sizeOfHalfAYear)
	if n := len(s.Asked()); n > 100 || len(p.ThinFor(sizeOfHalfAYear)) == 0 {
		t.Errorf("%d questions", n)
	}
	if len(short) == 0 || !strings.Contains(fmt.Sprint(short), "0 concepts with a value") {
		t.Errorf("told %v", short)
	}
}
