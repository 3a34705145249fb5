package quality

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// groupsOf are groups of so many messages each.
func groupsOf(sizes ...int) []Group {
	var out []Group
	for g, n := range sizes {
		group := Group{ID: fmt.Sprint("G", g+1)}
		for i := range n {
			group.Messages = append(group.Messages, Message{fmt.Sprintf("M%d-%d", g+1, i),
				prompts.Heard{Speaker: fmt.Sprint("P", i%3), At: corpus.Stamp(i), Text: fmt.Sprintf("text %d of %d", i, g)}})
		}
		out = append(out, group)
	}
	return out
}

// startsIn are where the windows of each group begin.
func startsIn(windows []Window) map[string][]int {
	out := map[string][]int{}
	for _, w := range windows {
		out[w.GroupID] = append(out[w.GroupID], int(w.Messages[0].At))
	}
	return out
}

// TestSample_SpreadOverGroupsAndTime: groups give as many windows as each other, within one; no two overlap; each part
// of a group's time has one.
func TestSample_SpreadOverGroupsAndTime(t *testing.T) {
	const length = 30
	for seed := range uint64(50) {
		got := startsIn(Sample(groupsOf(400, 600, 900), 10, length, seed))
		total := 0
		for g, n := range map[string]int{"G1": 400, "G2": 600, "G3": 900} {
			k := len(got[g])
			if total += k; k < 3 || k > 4 {
				t.Fatalf("seed %d: %s has %d windows", seed, g, k)
			}
			for i, start := range got[g] {
				if i > 0 && start < got[g][i-1]+length {
					t.Errorf("seed %d: windows of %s overlap: %v", seed, g, got[g])
				}
				if free := n - k*length; start < i*length+free*i/k || start > i*length+(free+1)*(i+1)/k || start+length > n {
					t.Errorf("seed %d: window %d of %s begins at %d", seed, i, g, start)
				}
			}
		}
		if total != 10 {
			t.Fatalf("seed %d: %d windows", seed, total)
		}
	}
}

// TestSample_FewerWindowsThanGroups: the windows are of different groups, one in each part of their time.
func TestSample_FewerWindowsThanGroups(t *testing.T) {
	for seed := range uint64(50) {
		windows := Sample(groupsOf(slices.Repeat([]int{129}, 20)...), 5, 30, seed)
		var fifths []int
		for _, w := range windows {
			fifths = append(fifths, int(w.Messages[0].At)/20)
		}
		slices.Sort(fifths)
		if len(startsIn(windows)) != 5 || !slices.Equal(fifths, []int{0, 1, 2, 3, 4}) {
			t.Fatalf("seed %d: %v", seed, startsIn(windows))
		}
	}
}

// TestSample_SmallGroups: groups that are too small give none, others at most what they have room for.
func TestSample_SmallGroups(t *testing.T) {
	for name, tt := range map[string]struct {
		sizes []int
		want  map[string]int
	}{
		"none has room":    {[]int{29, 3}, map[string]int{}},
		"no group":         {nil, map[string]int{}},
		"exactly one":      {[]int{30, 29}, map[string]int{"G1": 1}},
		"fewer than asked": {[]int{65, 95}, map[string]int{"G1": 2, "G2": 3}},
		"others give more": {[]int{35, 600}, map[string]int{"G1": 1, "G2": 9}},
	} {
		got := map[string]int{}
		for g, list := range startsIn(Sample(groupsOf(tt.sizes...), 10, 30, 1)) {
			got[g] = len(list)
		}
		if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %v, want %v", name, got, tt.want)
		}
	}
}

// TestSample_Deterministic: the same seed draws the same windows, another seed others.
func TestSample_Deterministic(t *testing.T) {
	first, again, other := Sample(groupsOf(400, 600), 10, 30, 7), Sample(groupsOf(400, 600), 10, 30, 7),
		Sample(groupsOf(400, 600), 10, 30, 8)
	if !reflect.DeepEqual(first, again) || reflect.DeepEqual(first, other) {
		t.Error("the seed does not decide the windows")
	}
}

// TestShuffled: the same words of the same speakers in another order, while the times stay in order.
func TestShuffled(t *testing.T) {
	for length := 2; length < 40; length++ {
		w := Sample(groupsOf(length), 1, length, 1)[0]
		as, got := w.heard(), w.shuffled(corpus.Rand(uint64(length), "test", "baseline"))
		texts := func(list []prompts.Heard) (out []string) {
			for _, m := range list {
				out = append(out, m.Speaker+": "+m.Text)
			}
			return out
		}
		if slices.Equal(texts(as), texts(got)) {
			t.Errorf("%d messages stand as they stood", length)
		}
		if !slices.Equal(slices.Sorted(slices.Values(texts(as))), slices.Sorted(slices.Values(texts(got)))) {
			t.Errorf("%d messages have become others", length)
		}
		for i := range got {
			if got[i].At != as[i].At {
				t.Errorf("the times of %d messages are out of order", length)
			}
		}
	}
}

// TestGroups: messages are in the order of their group, whatever that of the table.
func TestGroups(t *testing.T) {
	c := &corpus.Corpus{ID: "c2", Messages: []corpus.Message{
		{ID: "M3", GroupID: "G2", Seq: 1, At: 30, AuthorName: "Ada", Text: "c"},
		{ID: "M2", GroupID: "G1", Seq: 2, At: 20, AuthorName: "Ben", Text: "b"},
		{ID: "M1", GroupID: "G1", Seq: 1, At: 10, AuthorName: "Ada", Text: "a"},
	}}
	want := []Group{
		{"c2", "G1", []Message{{"M1", prompts.Heard{Speaker: "Ada", At: 10, Text: "a"}},
			{"M2", prompts.Heard{Speaker: "Ben", At: 20, Text: "b"}}}},
		{"c2", "G2", []Message{{"M3", prompts.Heard{Speaker: "Ada", At: 30, Text: "c"}}}},
	}
	if got := Groups(c); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
}
