package echo

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func text(runs ...uint32) Text { return Text{Words: 10, Runs: runs} }

func TestFind(t *testing.T) {
	texts := []Text{text(1, 2, 3), text(4, 4), text(3, 5, 1), text(6), text(2), text(1)}
	got := Find(texts, 30)
	want := [][]int{nil, nil, {0, 2}, nil, nil, {0}} // 2 stands 40 words back; 1 was said again 30 words back
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestChoose(t *testing.T) {
	for name, c := range map[string]struct {
		texts []Text
		ways  map[int][]Text
		want  map[int]int
	}{
		"the first that shares nothing":       {[]Text{text(1), text(1)}, map[int][]Text{1: {text(1), text(2), text(3)}}, map[int]int{1: 1}},
		"what a text after it has":            {[]Text{text(1), text(1), text(2)}, map[int][]Text{1: {text(2), text(3)}}, map[int]int{1: 1}},
		"what stands further off":             {[]Text{text(1), text(1), text(7), text(8), text(9), text(2)}, map[int][]Text{1: {text(2)}}, map[int]int{1: 0}},
		"the fewest":                          {[]Text{text(1, 2, 3), text(1, 2, 3)}, map[int][]Text{1: {text(1, 2), text(3), text(2)}}, map[int]int{1: 1}},
		"as it is, where nothing is better":   {[]Text{text(1), text(1)}, map[int][]Text{1: {text(1), text(1, 1)}}, map[int]int{1: -1}},
		"as it is, once the other is changed": {[]Text{text(1), text(1, 2), text(2)}, map[int][]Text{1: {text(3)}, 2: {text(4)}}, map[int]int{1: 0, 2: -1}},
		"not what was chosen before":          {[]Text{text(1), text(1), text(1)}, map[int][]Text{1: {text(2)}, 2: {text(2), text(3)}}, map[int]int{1: 0, 2: 1}},
	} {
		if got := Choose(c.texts, c.ways, 30); !maps.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// TestChoosingNeverHarms: no text of which nothing was chosen anew becomes an
// echo, and all in all there are no more of them than before.
func TestChoosingNeverHarms(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := rapid.Custom(func(t *rapid.T) Text {
			return Text{Words: rapid.IntRange(1, 20).Draw(t, "words"), Runs: rapid.SliceOfN(rapid.Uint32Range(1, 40), 0, 3).Draw(t, "runs")}
		})
		texts := rapid.SliceOfN(draw, 1, 30).Draw(t, "texts")
		stretch := rapid.IntRange(10, 400).Draw(t, "stretch")
		before := Find(texts, stretch)
		ways := map[int][]Text{}
		for i, e := range before {
			if len(e) > 0 {
				ways[i] = rapid.SliceOfN(draw, 0, 4).Draw(t, "ways")
			}
		}
		after := slices.Clone(texts)
		for i, w := range Choose(texts, ways, stretch) {
			if w >= 0 {
				after[i] = Text{Words: texts[i].Words, Runs: ways[i][w].Runs}
			}
		}
		for i, e := range Find(after, stretch) {
			if len(e) > 0 && len(before[i]) == 0 {
				t.Fatalf("text %d was none and is an echo", i)
			}
		}
	})
}
