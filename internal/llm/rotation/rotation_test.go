package rotation

import (
	"context"
	"fmt"
	"testing"

	"memloom/internal/llm"
)

// voice answers with its name.
type voice string

func (v voice) Name() string    { return string(v) }
func (v voice) Version() string { return "1 of " + string(v) }

func (v voice) Complete(context.Context, llm.Call) (llm.Answer, error) {
	return llm.Answer{Text: string(v), Model: string(v)}, nil
}

// units are as a run names them.
func units(n int) []llm.Unit {
	out := make([]llm.Unit, n)
	for i := range out {
		out[i] = llm.Unit{Stage: "text", Name: fmt.Sprintf("text/p%d.g%d/2025-%02d-%02d", i%5, i%7, 1+i/28%12, 1+i%28)}
	}
	return out
}

// TestModel_DrawnEvenly: of 3,000 units of different names each of three models has a third, within four standard
// deviations (103 units); a model that is named twice has half of four.
func TestModel_DrawnEvenly(t *testing.T) {
	for name, tt := range map[string]struct {
		list []llm.Model
		want map[string]int
	}{
		"three": {[]llm.Model{voice("a"), voice("b"), voice("c")}, map[string]int{"a": 1000, "b": 1000, "c": 1000}},
		"one twice": {[]llm.Model{voice("a"), voice("a"), voice("b"), voice("c")}, map[string]int{"a": 1500, "b": 750,
			"c": 750}},
	} {
		m := Model(tt.list...).(llm.Drawing)
		got := map[string]int{}
		for i := range 3000 {
			got[m.Draw(llm.Unit{Name: fmt.Sprintf("text/g%d", i)}).Name()]++
		}
		for model, want := range tt.want {
			if n := got[model]; n < want-110 || n > want+110 {
				t.Errorf("%s: %s is drawn for %d units, want about %d", name, model, n, want)
			}
		}
	}
}

// TestModel_OneForAUnit: every call of a unit goes to one model, in whatever order, by whatever rotation of the list.
func TestModel_OneForAUnit(t *testing.T) {
	first, later := Model(voice("a"), voice("b")), Model(voice("a"), voice("b"))
	answer := func(m llm.Model, u llm.Unit) string {
		ans, err := m.Complete(llm.ForUnit(t.Context(), u), llm.Call{})
		if err != nil {
			t.Fatal(err)
		}
		return ans.Model
	}
	list, before := units(200), map[string]string{}
	for _, u := range list {
		before[u.Name] = answer(first, u)
	}
	for i := range list {
		u := list[len(list)-1-i]
		u.Stage = "judge"
		if got := answer(later, u); got != before[u.Name] || llm.Drawn(llm.ForUnit(t.Context(), u), later).Name() != got {
			t.Errorf("%s: asked of %s, and then of %s", u.Name, before[u.Name], got)
		}
	}
}

// TestModel_NameAndVersionAreOfTheList: results depend on every model of it, and on their order.
func TestModel_NameAndVersionAreOfTheList(t *testing.T) {
	m := Model(voice("a"), voice("b"))
	if got, want := m.Name(), "a / b"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := m.(interface{ Version() string }).Version(), `["1 of a" "1 of b"]`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if one := Model(voice("a")); one != llm.Model(voice("a")) {
		t.Errorf("a list of one is %v, not the model itself", one)
	}
}
