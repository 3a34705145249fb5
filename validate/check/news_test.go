package check

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

func newsMutations() []mutation {
	const rule = "news are of three kinds"
	theme := func(c *corpus.Corpus, id string) *corpus.Theme {
		return find(c.Themes, func(t corpus.Theme) bool { return t.ID == id })
	}
	return []mutation{
		{rule, "news of no kind", func(c *corpus.Corpus, _ *output.Manifest) { theme(c, "H2").NewsKind = "" }, nil},
		{rule, "a kind that is none", func(c *corpus.Corpus, _ *output.Manifest) { theme(c, "H2").NewsKind = "politics" },
			nil},
		{rule, "a task with a kind of news", func(c *corpus.Corpus, _ *output.Manifest) {
			theme(c,
				"H1").NewsKind = corpus.NewsPolicy
		}, nil},
		// H5 and not H05
		{rule, "a kind that hardly comes", func(c *corpus.Corpus, _ *output.Manifest) { withNews(c, 30, 11, 20) },
			[]string{"ids are dense"}},
	}
}

// withNews adds pieces of news: so many of each kind.
func withNews(c *corpus.Corpus, of ...int) {
	for k, n := range of {
		for range n {
			c.Themes = append(c.Themes, corpus.Theme{ID: fmt.Sprintf("H%d", len(c.Themes)+1), GroupID: "G1", Kind: "news",
				Day:      march(6),
				NewsKind: corpus.NewsKinds()[k], Title: "a tram"})
		}
	}
}

// TestNewsOfThreeKinds_Bounds: a fifth is enough, and few pieces need none.
func TestNewsOfThreeKinds_Bounds(t *testing.T) {
	finding := func(of ...int) Finding {
		in := fixtureInput()
		in.Corpus.Themes = nil
		withNews(in.Corpus, of...)
		return *find(Check(in.Input).Findings, func(f Finding) bool { return f.Rule == "news are of three kinds" })
	}
	for _, c := range []struct {
		of   []int
		want Status
	}{
		{[]int{12, 12, 36}, OK},
		{[]int{11, 13, 36}, Violated},
		{[]int{0, 1, 58}, OK},
		{[]int{0, 0, 60}, OK}, // the pack tells no kinds apart
	} {
		if f := finding(c.of...); f.Status != c.want {
			t.Errorf("%v: %s, want %s: %+v %s", c.of, f.Status, c.want, f.Examples, f.Note)
		}
	}
}
