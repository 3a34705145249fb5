package clean

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// TestTokens: words and what signs join are those of the expression that says what they are.
func TestTokens(t *testing.T) {
	want := regexp.MustCompile(`[\p{L}\p{N}_]+(?:[./:-][\p{L}\p{N}_]+)*`)
	piece := rapid.SampledFrom([]string{"a", "Z9", "_", ".", "/", ":", "-", "--", " ", "é", "½", "🎉", "\xff", "12",
		"p1.g2", "://"})
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(piece, 0, 10).Draw(t, "pieces"), "")
		var got []string
		for from, to := range tokens(text) {
			got = append(got, text[from:to])
		}
		if all := want.FindAllString(text, -1); !slices.Equal(got, all) {
			t.Fatalf("%q: %q, want %q", text, got, all)
		}
	})
}

// TestExampleLinks: every link and address of a text is looked at.
func TestExampleLinks(t *testing.T) {
	for words, bad := range map[string][]string{
		"See https://wiki.northlight.example/a, or http://x.com/b.": {"http://x.com"},
		"Mail me@x.org or me@x.example.":                            {"me@x.org"},
		"At WWW.X.net\nand Www.y.example":                           {"WWW.X.net"},
		"ftp://me@host:21/x\tgit://a.example":                       {"ftp://me@host"},
		"Nothing www, no @, no :// here.":                           nil,
	} {
		if got := realLinks(words); !slices.Equal(got, bad) {
			t.Errorf("%q: %q, want %q", words, got, bad)
		}
	}
}

// TestOccurrences: every place of a value's words, overlapping ones too, in code points.
func TestOccurrences(t *testing.T) {
	piece := rapid.SampledFrom([]string{"a", "aa", "b", "é", "🎉", " "})
	words := func(t *rapid.T, name string, least int) string {
		return strings.Join(rapid.SliceOfN(piece, least, 6).Draw(t, name), "")
	}
	rapid.Check(t, func(t *rapid.T) {
		in, part := words(t, "text", 0), words(t, "part", 1)
		r, p := []rune(in), []rune(part)
		var want []corpus.Interval
		for i := 0; i+len(p) <= len(r); i++ {
			if slices.Equal(r[i:i+len(p)], p) {
				want = append(want, corpus.Interval{Start: i, End: i + len(p)})
			}
		}
		v := corpus.TextValue(corpus.KindText, part)
		if got := occurrences(in, []corpus.Value{v, v}); !slices.Equal(got, want) {
			t.Fatalf("%q in %q: %v, want %v", part, in, got, want)
		}
	})
}
