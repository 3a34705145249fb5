package validate

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

func TestSimilar(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want float64
	}{
		{"What is the retry limit?", "what is the retry limit", 1},
		{"", "…", 1},
		{"retry limit", "", 0},
		{"a b c d", "a x c d", 0.75},
		{"a b", "b a", 0.5},
	} {
		if got := Similar(c.a, c.b); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("Similar(%q, %q) = %v, want %v", c.a, c.b, got, c.want)
		}
	}
}

func TestSimilarIsSymmetricAndBounded(t *testing.T) {
	text := rapid.StringMatching(`([a-d] ){0,8}`)
	rapid.Check(t, func(t *rapid.T) {
		a, b := text.Draw(t, "a"), text.Draw(t, "b")
		s := Similar(a, b)
		if s != Similar(b, a) || s < 0 || s > 1 || Similar(a, a) != 1 {
			t.Fatalf("Similar(%q, %q) = %v, the other way %v", a, b, s, Similar(b, a))
		}
	})
}

func TestNearCopy(t *testing.T) {
	limit, size := []string{"value cache retry_limit"}, []string{"value cache batch_size"}
	accepted := []Question{
		{"i1", "What is the retry limit of the session cache?", limit, []string{"m1", "s1"}},
		{"i2", "How large is a batch of the session cache?", size, []string{"m2", "s1"}},
	}
	for _, c := range []struct {
		name string
		q    Question
		want string
	}{
		{"the same words", Question{"", "What is the retry limit of the session cache?", limit, []string{"s1"}}, "i1"},
		{"nearly the same words for the same", Question{"", "Which retry limit was set for the session cache?", limit,
			[]string{"m1"}}, "i1"},
		{"nearly the same words for something else", Question{"", "What is the time limit of the session cache?",
			[]string{"value cache time_limit"}, []string{"s1"}}, ""},
		{"the same words about another stretch", Question{"", "What is the retry limit of the session cache?", limit,
			[]string{"s2"}}, ""},
		{"nearly the same words for nobody knows what", Question{"", "Which retry limit was set for the session cache?", nil,
			[]string{"m1"}}, ""},
		{"the same words for nobody knows what", Question{"", "What is the retry limit of the session cache?", nil,
			[]string{"m1"}}, "i1"},
		{"other words for the same", Question{"", "After how many attempts does it give up?", limit, []string{"s1"}}, ""},
	} {
		of, s, ok := NearCopy(c.q, accepted, SimilarOptions{})
		if of.ID != c.want || ok != (c.want != "") {
			t.Errorf("%s: near-copy of %q (%.2f), want %q", c.name, of.ID, s, c.want)
		}
	}
	if _, _, ok := NearCopy(Question{"", "After how many attempts?", limit, []string{"s1"}}, accepted,
		SimilarOptions{Same: 0.01}); ok {
		t.Error("questions without a word in common are near-copies")
	}
}

func TestAQuestionKnowsItsStretchAndWhatItAsks(t *testing.T) {
	q := QuestionOf(ask(corpus.OpValue, nil), func(id string) []string { return []string{"s-of-" + id} })
	want := Question{ID: "i1", Asks: []string{"value cache retry_limit 5"}, Stretch: []string{"m1", "s-of-m1"}}
	if diff := cmp.Diff(want, q); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What a slot holds and what it held before are different things to ask for.
func TestAnotherValueOfASlotIsAskedForByItself(t *testing.T) {
	eight := corpus.CountValue(8)
	now, before := ask(corpus.OpValue, nil), ask(corpus.OpValue, func(it *corpus.Item) { it.Gold[0].Atom = &eight })
	now.Question, before.Question = "What is the retry limit of the session cache?",
		"On 3 March, what was the retry limit of the session cache?"
	alone := func(string) []string { return nil }
	if _, s, ok := NearCopy(QuestionOf(before, alone), []Question{QuestionOf(now, alone)}, SimilarOptions{}); ok {
		t.Errorf("a question for the older value is a near-copy (%.2f)", s)
	}
	before.Gold = now.Gold
	if _, s, ok := NearCopy(QuestionOf(before, alone), []Question{QuestionOf(now, alone)}, SimilarOptions{}); !ok {
		t.Errorf("a question for the same value is none (%.2f)", s)
	}
}
