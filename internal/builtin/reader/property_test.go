package reader

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/builtin/reader/probe"
	"memloom/internal/builtin/reader/readertest"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

var (
	modifierWords = []string{"card", "vault", "ledger", "search", "tenant", "parcel", "label", "orbit", "gauge"}
	headWords     = []string{"index", "tracker", "export", "cache", "gateway", "sweep", "rebuild"}
	attributes    = []string{"retry limit", "batch size", "queue depth", "heap limit", "sample size"}
	frames        = []string{"The %[2]s of the %[1]s is %[3]d.", "%[1]s: %[2]s %[3]d", "For the %[1]s the %[2]s is now %[3]d", "%[1]s has a %[2]s of %[3]d", "We set the %[2]s for the %[1]s to %[3]d."}
)

func drawSubject(t *rapid.T, name string) string {
	n := rapid.IntRange(1, 2).Draw(t, name+" modifiers")
	var w []string
	for i := range n {
		w = append(w, rapid.SampledFrom(modifierWords).Draw(t, fmt.Sprintf("%s %d", name, i)))
	}
	return strings.Join(append(text.Unique(w), rapid.SampledFrom(headWords).Draw(t, name+" head")), " ")
}

// A value that is stated for one subject alone is never given for another.
func TestNeverAnswersForAnotherSubject(t *testing.T) {
	r := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		said, asked := drawSubject(t, "said"), drawSubject(t, "asked")
		part := strings.HasSuffix(asked, " "+said) || strings.HasPrefix(asked, said+" ") // a short name of what is asked of
		if said == asked || sameWords(said, asked) || part {
			t.Skip()
		}
		attr := rapid.SampledFrom(attributes).Draw(t, "attribute")
		frame := rapid.SampledFrom(frames).Draw(t, "frame")
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		msgs := []prompts.Shown{
			{ID: "a", Speaker: "Ada Novak", At: at, Group: "g", Text: "The " + asked + " is fine so far."},
			{ID: "b", Speaker: "Omar Haddad", At: at + 5, Group: "g", Text: fmt.Sprintf(frame, said, attr, rapid.IntRange(2, 900).Draw(t, "value"))},
		}
		out, err := r.Solve(prompts.SolveIn{Messages: msgs, Question: "What is the " + attr + " of the " + asked + "?"})
		if err != nil || out.Outcome != prompts.CannotDetermine {
			t.Fatalf("asked of %q, said %q: %+v", asked, msgs[1].Text, out)
		}
	})
}

// What is stated for the subject in a plain sentence is found, whatever stands around it.
func TestFindsThePlainStatement(t *testing.T) {
	r := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		subject, other := drawSubject(t, "subject"), drawSubject(t, "other")
		if sameWords(subject, other) || strings.Contains(other, subject) || strings.Contains(subject, other) {
			t.Skip()
		}
		attr := rapid.SampledFrom(attributes).Draw(t, "attribute")
		value, decoy := rapid.IntRange(2, 400).Draw(t, "value"), rapid.IntRange(401, 900).Draw(t, "decoy")
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		msgs := []prompts.Shown{
			{ID: "a", Speaker: "Ada Novak", At: at, Group: "g", Text: fmt.Sprintf(rapid.SampledFrom(frames).Draw(t, "frame a"), other, attr, decoy)},
			{ID: "b", Speaker: "Omar Haddad", At: at + 5, Group: "g", Text: fmt.Sprintf(rapid.SampledFrom(frames).Draw(t, "frame b"), subject, attr, value)},
		}
		out, err := r.Solve(prompts.SolveIn{Messages: msgs, Question: "What is the " + attr + " of the " + subject + "?"})
		if err != nil || out.Answer != fmt.Sprint(value) || len(out.Citations) != 1 || out.Citations[0] != "b" {
			t.Fatalf("%q and %q: %+v", msgs[0].Text, msgs[1].Text, out)
		}
	})
}

func sameWords(a, b string) bool {
	x, y := strings.Fields(a), strings.Fields(b)
	for _, w := range x {
		if !slices.Contains(y, w) {
			return false
		}
	}
	for _, w := range y {
		if !slices.Contains(x, w) {
			return false
		}
	}
	return true
}

// An answer never depends on what the cache holds.
func TestCacheChangesNothing(t *testing.T) {
	warm, tiny := New(Options{}), New(Options{CacheTexts: 1})
	for _, c := range append(readertest.Read(t, "testdata/solve.txt"), readertest.Read(t, "testdata/talks.txt")...) {
		in := prompts.SolveIn{Messages: c.Msgs, Question: c.Question}
		a, _ := warm.Solve(in)
		b, _ := warm.Solve(in)
		d, _ := tiny.Solve(in)
		if fmt.Sprint(a) != fmt.Sprint(b) || fmt.Sprint(a) != fmt.Sprint(d) {
			t.Fatalf("line %d: %+v, %+v, %+v", c.Line, a, b, d)
		}
	}
}

func FuzzSolve(f *testing.F) {
	cases, err := seedPairs(f)
	if err != nil {
		f.Fatal(err)
	}
	for _, c := range cases {
		f.Add(c[0], c[1])
	}
	r := New(Options{CacheTexts: 100})
	f.Fuzz(func(t *testing.T, text, question string) {
		at := corpus.NewDate(2025, 3, 11).At(9, 0)
		msgs := []prompts.Shown{{ID: "a", Speaker: "Ada Novak", At: at, Text: text}, {ID: "b", Speaker: "Omar", At: at + 3, Text: question}, {ID: "c", Speaker: "Ada Novak", At: at + 4, Text: text}}
		in := prompts.SolveIn{Messages: msgs, Question: question}
		if out, err := r.Solve(in); err != nil || out.Outcome == prompts.Answered && (out.Answer == "" || len(out.Citations) == 0) {
			t.Fatalf("%+v, %v", out, err)
		}
		in.Options = []corpus.Option{{Letter: "A", Text: text}, {Letter: "B", Text: question}}
		if _, err := r.Solve(in); err != nil {
			t.Fatal(err)
		}
		for m := range probe.Members {
			if _, err := r.Blind(m, prompts.BlindIn{Question: question, Options: in.Options}); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := r.Judge(prompts.JudgeIn{Question: question, Gold: text, Candidate: question}); err != nil {
			t.Fatal(err)
		}
		out, err := r.Probe(prompts.ProbeIn{Messages: msgs, Targets: []prompts.Target{{N: 1, Subject: question, Attribute: "due", Kind: corpus.KindDate}, {N: 2, Subject: text, Attribute: question, Kind: corpus.KindText}}})
		if err != nil {
			t.Fatal(err)
		}
		for _, q := range out.Quotes {
			if !quotedFrom(msgs, q) {
				t.Fatalf("%+v is not word for word", q)
			}
		}
	})
}

func seedPairs(f *testing.F) ([][2]string, error) {
	var out [][2]string
	for _, c := range append(readertest.Read(f, "testdata/solve.txt"), readertest.Read(f, "testdata/talks.txt")...) {
		out = append(out, [2]string{c.Msgs[len(c.Msgs)-1].Text, c.Question})
	}
	return out, nil
}

func BenchmarkParse(b *testing.B) {
	cases := readertest.Read(b, "testdata/solve.txt")
	on := corpus.NewDate(2025, 3, 11)
	n := 0
	for b.Loop() {
		for _, c := range cases[:50] {
			for _, m := range c.Msgs {
				text.Parse(m.Text, on)
				n++
			}
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "messages/s")
}

func BenchmarkSolveCached(b *testing.B) {
	r := New(Options{})
	var msgs []prompts.Shown
	cases := readertest.Read(b, "testdata/solve.txt")
	for len(msgs) < 2000 {
		for _, c := range cases {
			msgs = append(msgs, c.Msgs...)
		}
	}
	in := prompts.SolveIn{Messages: msgs[:2000], Question: "What is the retry limit for the card vault load test?"}
	n := 0
	for b.Loop() {
		if _, err := r.Solve(in); err != nil {
			b.Fatal(err)
		}
		n += len(in.Messages)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "messages/s")
}
