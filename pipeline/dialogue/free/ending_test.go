package free

import (
	"math/rand/v2"
	"testing"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// TestTheEndOfATask: near its end a task opens nothing new, and at last it
// takes ten messages; in office hours neither is a rule (G9).
func TestTheEndOfATask(t *testing.T) {
	task := corpus.Task{ID: "t", SubprojectID: "s", OwnerID: "x", ActiveIDs: []string{"x"}, Start: corpus.NewDate(2025, 3,
		3)}
	task.End = task.Start.Add(9)
	at := func(share float64) corpus.Stamp { return task.Start.At(0, 0) + corpus.Stamp(share*10*24*60) }
	for _, c := range []struct {
		name  string
		times string
		path  graph.PathType
		at    corpus.Stamp
		late  int
		want  bool
		kind  graph.PostType
	}{
		{"early", recipe.Poisson, graph.CrossProjectReply, at(0.79), 0, true, graph.PostQuestion},
		{"a stranger near the end", recipe.Poisson, graph.CrossProjectReply, at(0.81), 0, false, graph.PostCoordination},
		{"a post near the end", recipe.Poisson, graph.Post, at(0.81), 0, true, graph.PostCoordination},
		{"the tenth of the last", recipe.Poisson, graph.Reply, at(0.96), 9, true, graph.PostCoordination},
		{"the eleventh of the last", recipe.Poisson, graph.Reply, at(0.96), 10, false, graph.PostCoordination},
		{"many before the last", recipe.Poisson, graph.Reply, at(0.94), 0, true, graph.PostCoordination},
		{"office hours", recipe.Office, graph.CrossProjectReply, at(0.96), 20, true, graph.PostQuestion},
	} {
		p := ending(t, task, c.times, at(0.9), at(0.955), c.late)
		path := graph.Path{Type: c.path, PostType: graph.PostQuestion}
		if got := p.admits(&dialogue.Slot{TaskID: "t", At: c.at}, &path); got != c.want || path.PostType != c.kind {
			t.Errorf("%s: admitted %v with %s, want %v with %s", c.name, got, path.PostType, c.want, c.kind)
		}
	}
}

// ending is a filler whose task has had a dozen messages at one instant and
// some at a later one.
func ending(t *testing.T, task corpus.Task, times string, before, late corpus.Stamp, n int) *Filler {
	t.Helper()
	k, err := state.NewKnown(recipe.Dialogue{Times: times}, dialogue.Scene{Pack: &pack.Pack{},
		People: []corpus.Person{{ID: "x", Role: "clerk"}}, Blueprint: &blueprint.Blueprint{
			Project: corpus.Project{ID: "j"}, Subprojects: []corpus.Subproject{{ID: "s", ProjectID: "j", GroupID: "g"}},
			Groups: []corpus.Group{{ID: "g", MemberIDs: []string{"x"}}}, Members: []corpus.Member{{GroupID: "g", PersonID: "x"}},
			Tasks: []corpus.Task{task},
		}}, func(p string) *rand.Rand { return corpus.Rand(1, "unit", p) })
	if err != nil {
		t.Fatal(err)
	}
	for i := range 12 + n {
		s := dialogue.Slot{GroupID: "g", TaskID: task.ID, AuthorID: "x", Path: corpus.PathPost, At: before + corpus.Stamp(i)}
		if i >= 12 {
			s.At = late + corpus.Stamp(i)
		}
		if err := k.Log.Enter(s); err != nil {
			t.Fatal(err)
		}
	}
	return &Filler{Known: k}
}
