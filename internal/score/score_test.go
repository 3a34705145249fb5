package score

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// given are answers as lines of a file, from line 1.
func given(pairs ...string) []Answer {
	var out []Answer
	for i := 0; i+1 < len(pairs); i += 2 {
		out = append(out, Answer{ItemID: pairs[i], Text: pairs[i+1], Line: i/2 + 1})
	}
	return out
}

func TestScore(t *testing.T) {
	answers := given("I1", "14", "I2", "12", "I5", "b", "I5", " b", "I6", "A", "I6", "D", "I3", "green", "X", "1", "I7",
		"hm")
	for _, allow := range []bool{false, true} {
		o := Options{AllowMissing: allow, Workers: 2}
		s, err := scoreOne(t.Context(), strictMarker(), world(), answers, o)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range s.Results {
			got = append(got, r.ItemID+" "+verdict(r)+" "+r.How)
		}
		missing := "I4 wrong missing"
		if allow {
			missing = "I4 undetermined missing"
		}
		want := []string{"I1 right judge", "I2 wrong judge", missing, "I5 right letter", "I6 wrong twice",
			"I7 undetermined judge"}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("allowing missing %v (-want +got):\n%s", allow, diff)
		}
		if diff := cmp.Diff([]Stray{{7, "I3"}, {8, "X"}}, s.Unknown); diff != "" {
			t.Errorf("unknown (-want +got):\n%s", diff)
		}
		if diff := cmp.Diff([]Stray{{4, "I5"}, {6, "I6"}}, s.Twice); diff != "" {
			t.Errorf("twice (-want +got):\n%s", diff)
		}
		if r := summarise(world(), s, "strict", o); r.Micro.N != map[bool]int{false: 5, true: 4}[allow] ||
			r.Micro.Right != 2 || r.Micro.Missing != 1 || r.Micro.Undetermined != 1 {
			t.Errorf("allowing missing %v: %+v", allow, r.Micro)
		}
	}
}

// The order of lines and the number of workers change nothing of a score.
func TestScoreDoesNotDependOnTheOrderOfLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ids := rapid.SampledFrom([]string{"I1", "I2", "I4", "I5", "I6", "I7", "X"})
		texts := rapid.SampledFrom([]string{"14", "7", "B", "D", "Not stated.", "hm", ""})
		lines := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Answer {
			return Answer{ItemID: ids.Draw(t, "id"), Text: texts.Draw(t, "text")}
		}), 0, 12).Draw(t, "lines")
		shuffled := rapid.Permutation(lines).Draw(t, "shuffled")
		a := scored(t, lines, 1)
		b := scored(t, shuffled, rapid.IntRange(1, 4).Draw(t, "workers"))
		if diff := cmp.Diff(a, b); diff != "" {
			t.Fatalf("in another order (-first +second):\n%s", diff)
		}
		if i := a.Micro.Interval; i == nil && a.Micro.N > 0 || i != nil && (i.Low > *a.Micro.Accuracy ||
			i.High < *a.Micro.Accuracy) {
			t.Fatalf("%+v", a.Micro)
		}
	})
}

// scored is the report of the lines but for their numbers.
func scored(t interface{ Fatal(...any) }, lines []Answer, workers int) *Report {
	o := Options{Workers: workers}
	s, err := scoreOne(context.Background(), strictMarker(), world(), lines, o)
	if err != nil {
		t.Fatal(err)
	}
	r := summarise(world(), s, "strict", o)
	for i := range r.Unknown {
		r.Unknown[i].Line = 0
	}
	r.Twice = nil // which of the lines came first is the order
	return r
}

func TestScoreStopsWhenItsContextEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	_, err := scoreOne(ctx, strictMarker(), world(), given("I1", "14"), Options{Observe: func(done int) {
		if done == 2 {
			cancel()
		}
	}})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestScoreTellsHowFarItIs(t *testing.T) {
	var told []int
	if _, err := scoreOne(t.Context(), strictMarker(), world(), nil,
		Options{Workers: 3, Observe: func(done int) { told = append(told, done) }}); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]int{1, 2, 3, 4, 5, 6}, told); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
