package planner

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/prompts"
)

// TestTopics: a field's own projects come before plain ones, none that there is
// already, the same for the same question and others for another variant.
func TestTopics(t *testing.T) {
	p := New()
	technology := packtest.Builtin(t, "technology")
	in := prompts.TopicsIn{Field: technology.Title, N: len(technology.Projects) + 2, Variant: 3}
	first, _ := p.Topics(in)
	again, _ := New().Topics(in)
	if diff := cmp.Diff(first, again); diff != "" || len(first.Topics) != in.N {
		t.Errorf("%d topics, and another time:\n%s", len(first.Topics), diff)
	}
	for i, x := range first.Topics {
		own := slices.ContainsFunc(technology.Projects, func(pr pack.Project) bool { return pr.Name == x.Name })
		if own != (i < len(technology.Projects)) {
			t.Errorf("topic %d is %q", i+1, x.Name)
		}
	}
	in.N, in.Unlike = 1, []string{first.Topics[0].Name}
	if next, _ := p.Topics(in); next.Topics[0].Name == first.Topics[0].Name {
		t.Errorf("%q is written twice", next.Topics[0].Name)
	}
	seen := map[string]bool{}
	for variant := range 20 {
		out, _ := p.Topics(prompts.TopicsIn{Field: "Salt Mining", N: 1, Variant: variant})
		seen[out.Topics[0].Name] = true
	}
	if len(seen) < 4 {
		t.Errorf("20 variants have %d topics", len(seen))
	}
}

// TestPlainComponents: as many as are asked for, none taken, none with a word of
// a deliverable.
func TestPlainComponents(t *testing.T) {
	p := New()
	topics, _ := p.Topics(prompts.TopicsIn{Field: "Salt Mining", N: 1})
	in := prompts.SubprojectsIn{Field: "Salt Mining", Deliverables: []string{"north plan", "ledger entry"}, N: 3,
		Components: 40, Topic: topics.Topics[0]}
	before, _ := p.Subprojects(in)
	for _, s := range before.Subprojects {
		in.Taken = append(in.Taken, s.Components[:10]...)
	}
	out, _ := p.Subprojects(in)
	for _, s := range out.Subprojects {
		if len(s.Components) != in.Components {
			t.Errorf("%s has %d components", s.Name, len(s.Components))
		}
		for _, c := range s.Components {
			if slices.Contains(in.Taken, c) || strings.Contains(c, "north") || strings.Contains(c, "ledger") {
				t.Errorf("%s has the component %q", s.Name, c)
			}
		}
	}
}

// TestRationales: what is said of owners is what is known of them.
func TestRationales(t *testing.T) {
	out, _ := New().Rationales(prompts.RationalesIn{Assignments: []prompts.Assigned{
		{N: 1, Task: "a", Owner: "Ada Reed", Role: "stoker", Rank: 4, Skills: []string{"drawing: low", "welding: strong"},
			Owned: 3},
		{N: 2, Task: "b", Owner: "Bo Lindt", Role: "gardener", Rank: 2, Skills: []string{}, Owned: 1},
	}})
	for i, want := range [][]string{{"As stoker, Ada Reed ", "welding", "3 tasks"}, {"As gardener, Bo Lindt ",
		"nothing else"}} {
		for _, part := range want {
			if !strings.Contains(out.Rationales[i], part) {
				t.Errorf("%q does not say %q", out.Rationales[i], part)
			}
		}
	}
	if strings.Contains(out.Rationales[0], "drawing") {
		t.Errorf("%q names the weaker skill", out.Rationales[0])
	}
}
