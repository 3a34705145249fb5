package judging

import (
	"fmt"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
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
	j.Models.Panel = []stage.Member{{Model: named{name: "builtin"}}, {Model: named{name: "gpt"}}, {Model: named{name: "rules"}, BuiltIn: true}}
	if got := j.reasoners(); !slices.Equal(got, []string{"builtin", "gpt"}) {
		t.Errorf("reasoners are %v", got)
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
