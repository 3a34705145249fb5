package stream_test

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/stream"
)

// talk is a corpus of one group whose messages stand a minute apart on the days given.
func talk(days ...int) *corpus.Corpus {
	c := &corpus.Corpus{ID: "c1"}
	for day, n := range days {
		for i := range n {
			c.Messages = append(c.Messages, corpus.Message{ID: fmt.Sprintf("M%03d", len(c.Messages)+1), GroupID: "G1",
				At: corpus.NewDate(2025, 3, 10).Add(day).At(9, 0) + corpus.Stamp(i), Tokens: 10})
		}
	}
	return c
}

func needs(c *corpus.Corpus, id string, status corpus.Status, messages ...int) {
	it := corpus.Item{ID: id, Status: status}
	for _, n := range messages {
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: fmt.Sprintf("M%03d", n), Role: corpus.RoleAnswer})
	}
	c.Items = append(c.Items, it)
}

func lengths(list []stream.Episode) (out []int) {
	for _, e := range list {
		out = append(out, e.Messages)
	}
	return out
}

// TestCut: episodes have the length that is asked for where no item's evidence is in the way, end with their day, and
// leave no rest shorter than half of it; an item can be asked from the episode of its last piece on.
func TestCut(t *testing.T) {
	for _, x := range []struct {
		name  string
		days  []int
		items func(*corpus.Corpus)
		want  []int
		asked []string // by episode
	}{
		{"even", []int{10}, nil, []int{5, 5}, []string{"[]", "[]"}},
		{"a short rest comes along", []int{11}, nil, []int{5, 6}, nil},
		{"a rest of half stands", []int{13}, nil, []int{5, 5, 3}, nil},
		{"a day ends an episode", []int{3, 6}, nil, []int{3, 6}, nil},
		{"evidence stays together", []int{10}, func(c *corpus.Corpus) { needs(c, "I1", corpus.Accepted, 4, 7) },
			[]int{3, 4, 3}, []string{"[]", "[I1]", "[]"}},
		{"what fell is in nobody's way", []int{10}, func(c *corpus.Corpus) { needs(c, "I1", corpus.Rejected, 4, 6) },
			[]int{5, 5}, nil},
		{"evidence of two days", []int{5, 5}, func(c *corpus.Corpus) { needs(c, "I1", corpus.Accepted, 2, 7) }, []int{5, 5},
			[]string{"[]", "[I1]"}},
		{"no evidence at all", []int{10}, func(c *corpus.Corpus) { needs(c, "I1", corpus.Accepted) }, []int{5, 5},
			[]string{"[]", "[I1]"}},
		{"evidence throughout", []int{9}, func(c *corpus.Corpus) { needs(c, "I1", corpus.Accepted, 1, 9) }, []int{9},
			[]string{"[I1]"}},
	} {
		c := talk(x.days...)
		if x.items != nil {
			x.items(c)
		}
		got := stream.Cut(c, 5)
		if !slices.Equal(lengths(got), x.want) {
			t.Errorf("%s: %v, want %v", x.name, lengths(got), x.want)
		}
		for i := range x.asked {
			if fmt.Sprint(got[i].Items) != x.asked[i] {
				t.Errorf("%s: after episode %d %v can be asked, want %s", x.name, i+1, got[i].Items, x.asked[i])
			}
		}
	}
}

// TestCutHolds: whatever the corpus, every message is in one episode, none parts the evidence that an item has in a
// day, and every accepted item can be asked after exactly one of them.
func TestCutHolds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := talk(rapid.SliceOfN(rapid.IntRange(1, 30), 1, 4).Draw(t, "days")...)
		for i := range rapid.IntRange(0, 8).Draw(t, "items") {
			needs(c, fmt.Sprint("I", i), corpus.Accepted, rapid.SliceOfN(rapid.IntRange(1, len(c.Messages)), 0, 3).Draw(t,
				"evidence")...)
		}
		list := stream.Cut(c, rapid.IntRange(1, 12).Draw(t, "messages"))
		in, n, tokens := map[string]int{}, 0, 0
		for i, e := range list {
			from, to := place(c, e.First), place(c, e.Last)
			for k := from; k <= to; k++ {
				in[c.Messages[k].ID] = i
			}
			n, tokens = n+e.Messages, tokens+e.Tokens
			if e.N != i+1 || to-from+1 != e.Messages {
				t.Fatalf("%+v", e)
			}
		}
		if n != len(c.Messages) || len(in) != n || tokens != 10*n {
			t.Fatalf("%d messages in %d episodes, %d in all", n, len(list), len(c.Messages))
		}
		for _, it := range c.Items {
			asked := 0
			for _, e := range list {
				if slices.Contains(e.Items, it.ID) {
					asked++
				}
			}
			if asked != 1 {
				t.Fatalf("%s can be asked after %d episodes", it.ID, asked)
			}
			for _, a := range it.Evidence {
				for _, b := range it.Evidence {
					x, y := c.Messages[place(c, a.MessageID)], c.Messages[place(c, b.MessageID)]
					if x.At.Date() == y.At.Date() && in[x.ID] != in[y.ID] {
						t.Fatalf("a border parts %s and %s of %s", x.ID, y.ID, it.ID)
					}
				}
			}
		}
	})
}

func place(c *corpus.Corpus, id string) int {
	return slices.IndexFunc(c.Messages, func(m corpus.Message) bool { return m.ID == id })
}
