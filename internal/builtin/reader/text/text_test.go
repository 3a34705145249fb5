package text

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// Words are cut so that clitics, links and names with digits are tokens of their own.
func TestTokenise(t *testing.T) {
	for text, want := range map[string][]string{
		"I'm done, isn't it?":                       {"i", "'m", "done", ",", "is", "n't", "it", "?"},
		"a look-alike of blue-7":                    {"a", "look", "alike", "of", "blue-7"},
		"see https://wiki.acme.example/a, now":      {"see", "https://wiki.acme.example/a", ",", "now"},
		"\u201cfreeze\u201d \u2013 the week before": {`"`, "freeze", `"`, "\u2014", "the", "week", "before"},
		"": nil,
	} {
		var got []string
		for _, k := range Tokenise(text) {
			got = append(got, k.Low)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q gives %q, want %q", text, got, want)
		}
	}
}

// Sentences end at stops that are no part of a value or an abbreviation; a question
// is told by its mark, and quoted word for word.
func TestParse_Sentences(t *testing.T) {
	p := Parse("The limit is 2.5 s, e.g. for imports. Is that ok? Tell me by 3 March.", corpus.NewDate(2025, 2, 1))
	want := []string{"The limit is 2.5 s, e.g. for imports", "Is that ok", "Tell me by 3 March"}
	var got []string
	for _, s := range p.Sents {
		got = append(got, p.Quote(s))
	}
	if !slices.Equal(got, want) || !slices.Equal(p.Asks, []bool{false, true, false}) {
		t.Errorf("sentences %q, asking %v", got, p.Asks)
	}
	if n := len(p.Vals); n != 2 || p.Vals[0].Surface != "2.5 s" || p.Vals[1].Surface != "3 March" {
		t.Errorf("values %+v", p.Vals)
	}
	if at := p.SentenceOf(p.Vals[1].From); at != 2 {
		t.Errorf("the day stands in sentence %d", at)
	}
}

// A cache gives back what it gave before, and forgets what nobody asks for.
func TestCache(t *testing.T) {
	c, on := NewCache(4), corpus.NewDate(2025, 2, 1)
	first := c.Get("a", on)
	if c.Get("a", on) != first || c.Get("a", on+1) == first {
		t.Error("a text is told by its words and its day")
	}
	for _, s := range []string{"b", "c", "d", "e", "f"} {
		c.Get(s, on)
	}
	if c.Get("a", on) == first || len(c.texts)+len(c.old) > 5 {
		t.Errorf("%d texts are kept of 4", len(c.texts)+len(c.old))
	}
}

// Words that are put in belong to the sentence and to no value, and what is quoted stays what was written.
func TestWith(t *testing.T) {
	p := Parse("Look. The retry handler is 8 on 3 March. Fine?", corpus.NewDate(2025, 2, 1))
	at := slices.IndexFunc(p.Toks, func(k Token) bool { return k.Low == "retry" })
	for name, x := range map[string]struct {
		before int
		words  string
		want   string
	}{
		"before": {at, "clock aligner", "the clock aligner retry handler is 8 on 3 march"},
		"behind": {at + 2, "of old", "the retry handler of old is 8 on 3 march"},
	} {
		q := p.With(x.before, Tokenise(x.words))
		var got []string
		for _, k := range q.Toks[q.Sents[1].From:q.Sents[1].To] {
			got = append(got, k.Low)
		}
		if s := strings.Join(got, " "); s != x.want {
			t.Errorf("%s: %q, not %q", name, s, x.want)
		}
		if s := q.Quote(q.Sents[1]); s != p.Quote(p.Sents[1]) {
			t.Errorf("%s: quotes %q", name, s)
		}
		if s := q.Quote(q.Sents[2]); s != "Fine" || !q.Asks[2] {
			t.Errorf("%s: the last sentence is %q", name, s)
		}
		for i, v := range q.Vals {
			if q.Quote(v.Span) != p.Quote(p.Vals[i].Span) {
				t.Errorf("%s: value %q", name, q.Quote(v.Span))
			}
		}
		if !q.Marks.MayAll(stems(x.words)) || len(q.Seg) != len(q.Toks) {
			t.Errorf("%s: the words are not found", name)
		}
	}
	if len(p.Sents) != 3 || p.Sents[1].To-p.Sents[1].From != 8 {
		t.Errorf("the text itself has changed: %+v", p.Sents)
	}
}

func stems(words string) []string {
	var out []string
	for _, k := range Tokenise(words) {
		out = append(out, k.Stem)
	}
	return out
}
