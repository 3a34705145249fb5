package graph

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// buildSmall adds two projects with a shared and an unshared category, each
// step list in an order of its own.
func buildSmall(t *testing.T, rng *rand.Rand) *World {
	t.Helper()
	b := NewBuilder()
	levels := [][]func() error{
		{
			func() error { return b.AddUser(User{ID: "ann", Role: "engineer"}) },
			func() error { return b.AddUser(User{ID: "bob", Role: "manager"}) },
			func() error { return b.AddUser(User{ID: "eve", Role: "manager"}) },
			func() error { return b.AddProject(Project{ID: "alpha", Tags: []string{"quality", "cost"}}) },
			func() error { return b.AddProject(Project{ID: "beta", Tags: []string{"quality"}}) },
			func() error { return b.AddProject(Project{ID: "gamma", Tags: []string{"safety"}}) },
		},
		{
			func() error { return b.AddSubProject(SubProject{ID: "alpha::api", Project: "alpha"}) },
			func() error { return b.AddSubProject(SubProject{ID: "beta::api", Project: "beta"}) },
			func() error { return b.Involve("eve", "gamma") },
		},
		{
			func() error {
				return b.AddTask(Task{ID: "t1", SubProject: "alpha::api", Start: 0, End: 10, Owner: "bob", Members: []string{"bob",
					"ann"}})
			},
			func() error {
				return b.AddTask(Task{ID: "t2", SubProject: "beta::api", Start: 5, End: 15, Owner: "ann", Members: []string{"ann"}})
			},
		},
	}
	for _, level := range levels {
		rng.Shuffle(len(level), func(i, j int) { level[i], level[j] = level[j], level[i] })
		for _, add := range level {
			must(t, add())
		}
	}
	w, err := b.Build()
	must(t, err)
	return w
}

func dump(w *World) string {
	var out strings.Builder
	for _, n := range w.Nodes() {
		fmt.Fprintln(&out, n)
	}
	for _, e := range w.Edges() {
		fmt.Fprintln(&out, e.Relation, e.From.ID, e.To.ID, strings.Join(e.Via, ","))
	}
	return out.String()
}

const smallDump = `project:alpha
project:beta
project:gamma
sub_project:alpha::api
sub_project:beta::api
task:t1
task:t2
user:ann
user:bob
user:eve
has_topic alpha alpha::api 
has_topic beta beta::api 
has_phase alpha::api t1 
has_phase beta::api t2 
belongs_to_project t1 alpha::api 
belongs_to_project t2 beta::api 
involved_in ann alpha 
involved_in ann beta 
involved_in bob alpha 
involved_in eve gamma 
has_member alpha ann 
has_member alpha bob 
has_member beta ann 
has_member gamma eve 
active_in_phase ann t1 
active_in_phase ann t2 
active_in_phase bob t1 
has_phase_member t1 ann 
has_phase_member t1 bob 
has_phase_member t2 ann 
related_to_project alpha beta quality
related_to_project beta alpha quality
`

func TestWorldListsNodesAndEdgesWhateverTheOrderOfBuilding(t *testing.T) {
	for seed := range uint64(10) {
		if diff := cmp.Diff(smallDump, dump(buildSmall(t, newRand(seed)))); diff != "" {
			t.Fatalf("seed %d (-want +got):\n%s", seed, diff)
		}
	}
}

func TestWorldAdjacency(t *testing.T) {
	w := buildSmall(t, newRand(1))
	t1, t2 := w.Task("t1"), w.Task("t2")
	if got := w.Members(t1); !slices.Equal(got, []UserRef{w.User("ann"), w.User("bob")}) {
		t.Errorf("members of t1: %v", got)
	}
	if got := w.ActiveIn(w.User("ann")); !slices.Equal(got, []TaskRef{t1, t2}) {
		t.Errorf("tasks of ann: %v", got)
	}
	if w.ProjectOf(w.SubProjectOf(t2)) != w.Project("beta") {
		t.Error("t2 does not climb to beta")
	}
	if !w.IsMember(w.User("bob"), t1) || w.IsMember(w.User("bob"), t2) || w.IsInSubProject(w.User("bob"),
		w.SubProject("beta::api")) {
		t.Error("bob is active in t1 alone")
	}
	if w.Task("t9") != None || w.User("") != None {
		t.Error("unknown ids must have no ref")
	}
	if !w.Bridged(w.SubProjectOf(t1), w.SubProjectOf(t2)) || w.Bridged(w.SubProjectOf(t1), w.SubProjectOf(t1)) {
		t.Error("alpha and beta are bridged, alpha is not bridged with itself")
	}
}

// With one project its sub-projects stand in for related projects; those
// without categories of their own have the project's.
func TestSiblingsAreRelatedInAWorldOfOneProject(t *testing.T) {
	b := NewBuilder()
	must(t, b.AddProject(Project{ID: "p", Tags: []string{"quality"}}))
	for _, s := range []SubProject{
		{ID: "a", Project: "p"},
		{ID: "b", Project: "p", Tags: []string{"quality", "cost"}},
		{ID: "c", Project: "p", Tags: []string{"cost"}},
		{ID: "d", Project: "p", Tags: []string{"safety"}},
	} {
		must(t, b.AddSubProject(s))
	}
	w, err := b.Build()
	must(t, err)
	want := map[string][]SubProjectRef{
		"a": {w.SubProject("b")}, "b": {w.SubProject("a"), w.SubProject("c")}, "c": {w.SubProject("b")}, "d": nil,
	}
	for id, related := range want {
		if got := w.RelatedSubProjects(w.SubProject(id)); !slices.Equal(got, related) {
			t.Errorf("%s is related to %v, want %v", id, got, related)
		}
	}
	if got := w.RelatedProjects(0); len(got) != 0 {
		t.Errorf("the only project is related to %v", got)
	}
}

func TestBuilderRefuses(t *testing.T) {
	setup := func() *Builder {
		b := NewBuilder()
		must(t, b.AddProject(Project{ID: "p"}))
		must(t, b.AddSubProject(SubProject{ID: "s", Project: "p"}))
		must(t, b.AddUser(User{ID: "u"}))
		return b
	}
	task := Task{ID: "t", SubProject: "s", Start: 0, End: 1, Owner: "u", Members: []string{"u"}}
	with := func(change func(*Task)) Task { c := task; change(&c); return c }
	for _, c := range []struct {
		name string
		add  func(*Builder) error
		is   error
		says string
	}{
		{"a second project of the id", func(b *Builder) error { return b.AddProject(Project{ID: "p"}) }, ErrDuplicate,
			"project:p"},
		{"an empty id", func(b *Builder) error { return b.AddUser(User{}) }, nil, "its id is empty"},
		{"a sub-project of nothing", func(b *Builder) error { return b.AddSubProject(SubProject{ID: "x", Project: "q"}) },
			ErrUnknown, "q"},
		{"a task of nothing", func(b *Builder) error { return b.AddTask(with(func(t *Task) { t.SubProject = "x" })) },
			ErrUnknown, "x"},
		{"an unknown member", func(b *Builder) error {
			return b.AddTask(with(func(t *Task) {
				t.Members = []string{"u",
					"v"}
			}))
		}, ErrUnknown, "v"},
		{"a member twice", func(b *Builder) error {
			return b.AddTask(with(func(t *Task) {
				t.Members = []string{"u",
					"u"}
			}))
		}, ErrDuplicate, "user:u"},
		{"a strange owner", func(b *Builder) error { return b.AddTask(with(func(t *Task) { t.Owner = "v" })) }, nil,
			"none of its members"},
		{"an empty window", func(b *Builder) error { return b.AddTask(with(func(t *Task) { t.End = 0 })) }, nil,
			"before it starts"},
	} {
		err := c.add(setup())
		if err == nil || c.is != nil && !errors.Is(err, c.is) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: got %v, want %v with %q", c.name, err, c.is, c.says)
		}
	}
}
