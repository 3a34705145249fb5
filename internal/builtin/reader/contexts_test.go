package reader

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/builtin/reader/readertest"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// An answer never depends on what was heard before: over the same messages or others
// cut out of the same talk, in order of time or not, up to a time or to the end.
func TestContextsChangeNothing(t *testing.T) {
	cases := append(readertest.Read(t, "testdata/solve.txt"), readertest.Read(t, "testdata/talks.txt")...)
	targets := readProbeCases(t, "testdata/probe.txt")
	warm := New(Options{})
	rapid.Check(t, func(t *rapid.T) {
		about := rapid.SampledFrom(cases).Draw(t, "question")
		probe := rapid.SampledFrom(targets).Draw(t, "target")
		var msgs []prompts.Shown
		for _, m := range slices.Concat(about.Msgs, probe.msgs, rapid.SampledFrom(cases).Draw(t, "other").Msgs) {
			m.ID, m.Group = fmt.Sprint("m", len(msgs)+1), fmt.Sprint(rapid.IntRange(1, 2).Draw(t, "group"))
			msgs = append(msgs, m)
		}
		if rapid.Bool().Draw(t, "in time") {
			slices.SortStableFunc(msgs, func(a, b prompts.Shown) int { return int(a.At - b.At) })
		}
		for range 3 {
			from := rapid.IntRange(0, len(msgs)-1).Draw(t, "from")
			cut := slices.Clone(msgs[from:rapid.IntRange(from+1, len(msgs)).Draw(t, "to")])
			in := prompts.SolveIn{Messages: cut, Question: about.Question, AskedAt: rapid.SampledFrom([]corpus.Stamp{0, cut[len(cut)/2].At, cut[len(cut)-1].At + 1}).Draw(t, "asked at")}
			asked := prompts.ProbeIn{Messages: cut, Targets: []prompts.Target{probe.target, {N: 2, Subject: "ledger load test", Attribute: "due date", Kind: corpus.KindDate}}}
			cold := New(Options{CacheTexts: 1})
			for range 2 {
				got, _ := warm.Solve(in)
				want, _ := cold.Solve(in)
				if !reflect.DeepEqual(got, want) {
					t.Fatalf("%s: %+v, without what was heard before %+v", about.Question, got, want)
				}
				quotes, _ := warm.Probe(asked)
				if cold, _ := cold.Probe(asked); !reflect.DeepEqual(quotes, cold) {
					t.Fatalf("%+v: %+v, without what was heard before %+v", asked.Targets, quotes, cold)
				}
			}
		}
	})
}
