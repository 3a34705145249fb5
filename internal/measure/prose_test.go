package measure

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// readingOf reads texts, a message each.
func readingOf(texts ...string) (*text, *prose.Masker) {
	p, k := text{most: mostWords, stretches: prose.StretchWords, every: 1}, prose.New(nil)
	for _, x := range texts {
		p.read(k, x, monday)
	}
	return &p, k
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

func TestDistinctByHand(t *testing.T) {
	r, _ := readingOf("a b a b", "a b c")
	// Pairs: ab ba ab | ab bc. Threes: aba bab | abc. Fours: abab.
	for n, want := range map[int]float64{2: 3.0 / 5, 3: 1, 4: 1} {
		if got := r.distinct(0, r.kept, n); !near(got, want) {
			t.Errorf("distinct-%d %g, want %g", n, got, want)
		}
	}
	// A window of the words 1 to 5: b a b | a b.
	if got := r.distinct(1, 6, 2); !near(got, 2.0/3) {
		t.Errorf("distinct-2 of a window %g, want 2/3", got)
	}
	if got := r.distinct(0, 1, 2); got != 0 {
		t.Errorf("one word has distinct-2 %g", got)
	}
}

func TestRepetitionByHand(t *testing.T) {
	r, k := readingOf(
		"We meet Ada in the hall at 9.",
		"we meet ada in the hall, at 10!",
		"Short, that.",
		"Short, that.",
		"I have to look into that. Yes",
		"ok. I have to look into that!",
		"I have to look into that? I have to look into that",
		"ok. I have to look into that!",
	)
	if got := repeats(r.messages); !near(got, 2.0/6) {
		t.Errorf("repeats %g, want 2 of the 6 messages over six words", got)
	}
	words, share := commonest(r.messages)
	if got := k.Phrase(words); got != "i have to look into that" || !near(share, 4.0/8) {
		t.Errorf("the commonest sentence is %q in %g, want 4 of 8 messages", got, share)
	}
}

func TestSharedRunsByHand(t *testing.T) {
	r, k := readingOf(
		"a b c d e f g h",
		"so a b c d e f g h",
		"a b c d e f g x y z",
		"z z z z z z z z z z", // its own runs repeat, but in no other message
		"a b c d e f g",       // too short to count
	)
	if got, run, most := shared(r.messages); !near(got, 2.0/4) || most != 2 || k.Phrase(run) != "a b c d e f g h" {
		t.Errorf("%g, want 2 of the 4 messages of eight words; %d have %q", got, most, k.Phrase(run))
	}
}

func TestSpread(t *testing.T) {
	for _, c := range []struct {
		words, size int
		starts      []int
		want        int
	}{
		{10, 20, []int{0}, 10}, {20, 20, []int{0}, 20}, {100, 20, []int{0, 20, 40, 60, 80}, 20},
		{24, 20, []int{0, 1, 2, 3, 4}, 20},
	} {
		if starts, size := spread(c.words, c.size); !slices.Equal(starts, c.starts) || size != c.want {
			t.Errorf("%d words: %v of %d", c.words, starts, size)
		}
	}
}

func TestStretchHasWholeMessages(t *testing.T) {
	r, _ := readingOf("a b c", "d e", "f g h", "i")
	if got := r.stretch(2, 8); len(got) != 2 || got[0].at != 3 || got[1].at != 5 {
		t.Errorf("%+v", got)
	}
}

// TestProseOfALongText: the mean of windows, where the text is longer than one.
func TestProseOfALongText(t *testing.T) {
	c := &corpus.Corpus{}
	for range 2 * windowWords / 4 { // four words over and over
		c.Messages = append(c.Messages, corpus.Message{Text: "round and round again", At: monday.At(9, 0)})
	}
	s := sectionOf(t, computed(Input{}, c), "prose")
	if got, want := s.valueOf(t, "distinct-4"), 1.0/(windowWords/4); !near(got, want) {
		t.Errorf("distinct-4 %g, want %g", got, want)
	}
	if len(s.Notes) < 1 || !strings.Contains(s.Notes[0], "mean of 5 windows of 20000 words") {
		t.Errorf("notes %q", s.Notes)
	}
}

var anyText = rapid.Map(rapid.SliceOfN(rapid.SampledFrom([]string{"we", "ship", "it", "now", "or", "never", "so.",
	"and", "why?"}), 1, 14),
	func(w []string) string { return strings.Join(w, " ") })

func TestProseProperties(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		texts := rapid.SliceOfN(anyText, 2, 30).Draw(rt, "texts")
		texts[0] = "all of it at once" // so that there is a run of every length
		turned := rapid.Permutation(texts).Draw(rt, "turned")
		a, _ := readingOf(texts...)
		b, _ := readingOf(turned...)
		for n := 2; n <= 4; n++ {
			x := a.distinct(0, a.kept, n)
			if x <= 0 || x > 1 || !near(x, b.distinct(0, b.kept, n)) {
				rt.Fatalf("distinct-%d %g, in another order %g", n, x, b.distinct(0, b.kept, n))
			}
			twice, _ := readingOf(append(slices.Clone(texts), texts...)...)
			if y := twice.distinct(0, twice.kept, n); !near(x, 2*y) {
				rt.Fatalf("distinct-%d %g, of the text said twice %g", n, x, y)
			}
		}
		_, p := commonest(a.messages)
		_, q := commonest(b.messages)
		if !near(p, q) || !near(share(a), share(b)) || !near(repeats(a.messages), repeats(b.messages)) {
			rt.Fatal("repetition depends on the order of messages")
		}
	})
}

// bigCorpus has so many messages of about 25 words, of some variety.
func bigCorpus(n int) made {
	r := corpus.Rand(1, "stats", "bench")
	in := tiny()
	in.Corpus.Messages, in.Corpus.Plan = nil, nil
	vocabulary := make([]string, 3000)
	for i := range vocabulary {
		vocabulary[i] = fmt.Sprintf("%c%cword", 'a'+i%26, 'a'+i/26%26)
	}
	for i := range n {
		var w []string
		for range 10 + r.IntN(30) {
			switch r.IntN(12) {
			case 0:
				w = append(w, fmt.Sprint(r.IntN(9000)))
			case 1:
				w = append(w, "Ada")
			default:
				w = append(w, vocabulary[r.IntN(len(vocabulary))])
			}
		}
		id := fmt.Sprint("M", i)
		in.Corpus.Messages = append(in.Corpus.Messages, corpus.Message{
			ID: id, GroupID: "G1", At: monday.At(9, 0) + corpus.Stamp(i), AuthorID: "P1", Text: strings.Join(w, " ") + ".",
			Tokens: 30,
		})
		in.Corpus.Plan = append(in.Corpus.Plan, corpus.PlannedMessage{MessageID: id, Path: corpus.PathPost,
			Act: corpus.ActProgress})
	}
	return in
}

// BenchmarkCompute measures the published size: 50,000 messages.
func BenchmarkCompute(b *testing.B) {
	in := bigCorpus(50_000)
	b.ReportAllocs()
	for b.Loop() {
		compute(in)
	}
}

func TestOneWord(t *testing.T) {
	s := sectionOf(t, computed(Input{}, &corpus.Corpus{Messages: []corpus.Message{{Text: "ok", At: monday.At(9, 0)}}}),
		"prose")
	if len(s.Notes) == 0 || !strings.Contains(s.Notes[0], "1 word, where references") {
		t.Errorf("notes %q", s.Notes)
	}
}

// share is how many messages share eight words.
func share(r *text) float64 {
	s, _, _ := shared(r.messages)
	return s
}
