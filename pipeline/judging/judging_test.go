package judging

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/singlehop"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

type named struct {
	llm.Model
	name string
}

func (m named) Name() string { return m.name }

// Whether a member of the panel reasons is what its configuration says, whatever its name.
func TestReasoners(t *testing.T) {
	j := &judging{Env: &stage.Env{}}
	j.Models.Panel = []stage.Member{{Model: named{name: "builtin"}}, {Model: named{name: "gpt"}},
		{Model: named{name: "rules"}, BuiltIn: true}}
	if got := j.reasoners(); !slices.Equal(got, []string{"builtin", "gpt"}) {
		t.Errorf("reasoners are %v", got)
	}
}

// TestQuotas_UnknownFamily: what a recipe asks of a family that is none names the key and the nearest name.
func TestQuotas_UnknownFamily(t *testing.T) {
	for key, change := range map[string]func(*recipe.Questions){
		"questions.families.singel_hop": func(q *recipe.Questions) { q.Families = map[string]int{"singel_hop": 2} },
		"questions.age.singel_hop": func(q *recipe.Questions) {
			q.Age = map[string]recipe.Age{"*": {},
				"singel_hop": {}}
		},
		"questions.clues.singel_hop": func(q *recipe.Questions) { q.Clues = map[string]float64{"*": 1, "singel_hop": 0.5} },
	} {
		r := &recipe.Recipe{}
		change(&r.Questions)
		_, err := Quotas(r, []questions.Family{singlehop.Family{}})
		if err == nil || !strings.Contains(err.Error(), key) || !strings.Contains(err.Error(), "single_hop") {
			t.Errorf("%s: %v", key, err)
		}
	}
}

// TestItemOrder: items are numbered in an order that is the seed's, so that
// neither families nor the order of judging show.
func TestItemOrder(t *testing.T) {
	order := func(seed uint64) (keys []string, runs int) {
		c := &Result{}
		for i := range 60 {
			c.Items = append(c.Items, corpus.Item{Key: fmt.Sprintf("family%d/%04d", i/20, i), Family: fmt.Sprint(i / 20)})
			c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: c.Items[i].Key, Reason: c.Items[i].Key})
		}
		c.number(seed, stage.Ref{})
		for i, it := range c.Items {
			keys = append(keys, it.Key)
			if i > 0 && it.Family != c.Items[i-1].Family {
				runs++
			}
			if v := c.Verdicts[i]; v.ItemID != it.ID || v.Reason != it.Key {
				t.Errorf("the verdict on %s went to %s", v.Reason, v.ItemID)
			}
		}
		return keys, runs
	}
	one, runs := order(1)
	again, _ := order(1)
	other, _ := order(2)
	if !slices.Equal(one, again) || slices.Equal(one, other) {
		t.Error("the order is not a function of the seed")
	}
	if runs < 25 { // 40 are expected of a shuffle
		t.Errorf("families change %d times in 60 items: they cluster", runs)
	}
}
