package measure

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// references returns what a figure is compared with, as text.
func references(t *testing.T, r *Report, section, name string) string {
	t.Helper()
	for _, f := range sectionOf(t, r, section).Figures {
		if f.Name == name {
			var parts []string
			for _, x := range f.References {
				text := fmt.Sprintf("%g–%g", deref(x.Low), deref(x.High))
				switch {
				case x.High == nil:
					text = fmt.Sprintf("at least %g", *x.Low)
				case x.Low != nil && *x.Low == *x.High:
					text = fmt.Sprint(*x.Low)
				}
				parts = append(parts, text+" ("+x.Source+")")
			}
			return strings.Join(parts, ", ")
		}
	}
	t.Fatalf("%s: no figure %q", section, name)
	return ""
}

func deref(v *float64) float64 {
	if v == nil {
		return 0
	}
	return *v
}

// TestSizesFollowTheScale: what grows with the scale is held against the
// published size times the scale, and what does not stands alone below full size.
func TestSizesFollowTheScale(t *testing.T) {
	for _, want := range []struct {
		section, name, full, part string
	}{
		{"messages", "messages", "51023 (EverMemBench)", "10205 (EverMemBench × 0.2)"},
		{"tasks", "tasks", "2120 (EverMemBench)", "424 (EverMemBench × 0.2)"},
		{"people", "people", "170 (EverMemBench)", ""},
		{"people", "different skills", "104 (EverMemBench)", ""},
		{"people", "departments", "7 (EverMemBench)", "7 (EverMemBench)"},
		{"teams", "seats", "", ""},
		{"teams", "members of projects", "198 (EverMemBench)", ""},
		{"teams", "second memberships, of projects beyond the first", "28 (EverMemBench)", ""},
		{"tasks", "fewest tasks that a member owns", "at least 5 (EverMemBench)", "at least 5 (EverMemBench)"},
		{"calendar", "workdays", "", ""}, // a week
	} {
		in := tiny()
		in.Recipe = "workplace"
		if got := references(t, compute(in), want.section, want.name); got != want.full {
			t.Errorf("%s at full size: %q, want %q", want.name, got, want.full)
		}
		in.Scale = 0.2
		if got := references(t, compute(in), want.section, want.name); got != want.part {
			t.Errorf("%s at a fifth: %q, want %q", want.name, got, want.part)
		}
	}
	in := tiny()
	in.Recipe, in.Scale, in.Corpus.Last = "workplace", 0.2, monday.Add(364)
	if got := references(t, compute(in), "calendar", "workdays"); got != "250–255 (EverMemBench)" {
		t.Errorf("workdays of a year: %q", got)
	}
}

// TestMembershipsAreOfProjects: who sits in two teams of one project is a member
// of it once; who sits in teams of two projects has a second membership (EverMemBench).
func TestMembershipsAreOfProjects(t *testing.T) {
	in := tiny()
	in.Corpus.Subprojects[1].ProjectID = "J2"
	s := sectionOf(t, compute(in), "teams")
	if all, beyond := s.valueOf(t, "members of projects"),
		s.valueOf(t, "second memberships, of projects beyond the first"); all != 5 || beyond != 1 {
		t.Errorf("%g memberships, %g second ones, want 5 and 1: Ada sits in both, Dee is a guest in one", all, beyond)
	}
}

// TestKindsOfPeopleAreSetApart counts traits by kind by hand (EverMemBench).
func TestKindsOfPeopleAreSetApart(t *testing.T) {
	in := tiny()
	in.Corpus.People[2].Role, in.Corpus.People[2].Style.Humour = "smith", "frequent"
	in.Corpus.People[3].BigFive.Openness = "low"
	in.Technical = func(role string) bool { return role == "smith" }
	want := []Contrast{
		{"set apart", []string{"management", "staff"}, []int{2, 2}, []ContrastTrait{
			{"semi-formal", []float64{0, 0}}, {"neutral in warmth", []float64{0, 0}}, {"probing", []float64{1, 1}},
			{"high openness", []float64{1, 0.5}}, {"high extraversion", []float64{0, 0}},
		}},
		{"set apart", []string{"technical staff", "other staff"}, []int{1, 1}, []ContrastTrait{
			{"concise", []float64{1, 1}}, {"technical jargon", []float64{0, 0}}, {"minimal humour", []float64{0, 1}},
		}},
	}
	if d := cmp.Diff(want, sectionOf(t, compute(in), "style and personality").Contrasts); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
	in.Technical = nil
	if n := len(sectionOf(t, compute(in), "style and personality").Contrasts); n != 1 {
		t.Errorf("%d contrasts where nobody knows who is technical", n)
	}
}

// TestDealtCountsAreExact: counts by largest remainder are told apart from
// others, of which one was moved.
func TestDealtCountsAreExact(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		weights := rapid.SliceOfN(rapid.IntRange(1, 40), 2, 6).Draw(rt, "weights")
		n := rapid.IntRange(1, 300).Draw(rt, "n")
		total := 0
		for _, w := range weights {
			total += w
		}
		counts, w, left := make([]int, len(weights)), make([]float64, len(weights)), n
		for i, x := range weights {
			counts[i], w[i] = n*x/total, float64(x)
			left -= counts[i]
		}
		up := make([]bool, len(weights))
		for range left {
			best := -1
			for i, x := range weights {
				if !up[i] && (best < 0 || n*x%total > n*weights[best]%total) {
					best = i
				}
			}
			counts[best]++
			up[best] = true
		}
		if got := fit(counts, w); !got.Dealt {
			rt.Fatalf("%d by %v as %v is not taken for dealt", n, weights, counts)
		}
		counts[0], counts[1] = counts[0]+2, counts[1]-2
		if counts[1] >= 0 && fit(counts, w).Dealt {
			rt.Fatalf("%d by %v as %v is taken for dealt", n, weights, counts)
		}
	})
}
