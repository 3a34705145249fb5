package graph

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"memloom/internal/statistics"
)

// newRand returns a fixed source; tests state their seeds.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, seed+1)) }

// must fails the test on an error.
func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

const day = 24 * 60

// gridWorld has projects × subs × tasks tasks of 10 days with so many members
// each, drawn from the project's users; starts[i] is the start of the i-th
// task. All projects share one category.
func gridWorld(t testing.TB, projects, subs, tasks, users, members int, start func(i int) int64) *World {
	t.Helper()
	b := NewBuilder()
	roles := []string{"engineer", "manager", "analyst"}
	for u := range users {
		must(t, b.AddUser(User{ID: fmt.Sprintf("u%02d", u), Role: roles[u%len(roles)]}))
	}
	i := 0
	for p := range projects {
		project := fmt.Sprintf("p%02d", p)
		must(t, b.AddProject(Project{ID: project, Tags: []string{"quality"}}))
		for s := range subs {
			sub := fmt.Sprintf("%s::s%02d", project, s)
			must(t, b.AddSubProject(SubProject{ID: sub, Project: project}))
			for k := range tasks {
				var names []string
				for m := range members {
					names = append(names, fmt.Sprintf("u%02d", (p*3+k+m)%users))
				}
				at := start(i)
				must(t, b.AddTask(Task{
					ID: fmt.Sprintf("%s/t%04d", sub, k), SubProject: sub, Owner: names[0], Members: names,
					Start: at, End: at + 10*day,
				}))
				i++
			}
		}
	}
	w, err := b.Build()
	must(t, err)
	return w
}

func sameStart(int) int64 { return 0 }

// oneTask returns the log of a world with a single task and so many members.
func oneTask(t testing.TB, members int) *Log {
	t.Helper()
	l, err := NewLog(gridWorld(t, 1, 1, 1, members, members, sameStart), Paper())
	must(t, err)
	return l
}

func post(t testing.TB, l *Log, task TaskRef, author UserRef, question bool) MessageRef {
	t.Helper()
	m, err := l.Append(Message{Author: author, Task: task, Path: Post, Parent: None, OpenQuestion: question})
	must(t, err)
	return m
}

func answer(t testing.TB, l *Log, task TaskRef, author UserRef, parent MessageRef) MessageRef {
	t.Helper()
	m, err := l.Append(Message{Author: author, Task: task, Path: Reply, Parent: parent})
	must(t, err)
	return m
}

// fits is Pearson's chi-square test at α = 0.001: it fails if counts so far
// from the expected shares would come up once in a thousand runs. Cells with
// fewer than five expected are pooled.
func fits(t *testing.T, name string, counts []int, shares []float64) {
	t.Helper()
	n, sum := 0, 0.0
	for i, c := range counts {
		n += c
		sum += shares[i]
	}
	expected := make([]float64, len(counts))
	for i, c := range counts {
		if expected[i] = float64(n) * shares[i] / sum; expected[i] == 0 && c > 0 {
			t.Errorf("%s: %d draws of an impossible cell %d", name, c, i)
		}
	}
	pooled, expected := statistics.Pool(counts, expected, 5)
	cells, stat := len(pooled), statistics.Pearson(pooled, expected)
	if cells < 2 {
		t.Fatalf("%s: only %d cells to compare", name, cells)
	}
	if p := statistics.ChiSquareTail(stat, cells-1); p < 0.001 {
		t.Errorf("%s: χ² = %.1f, p = %.2g (%d cells, n = %d)\n got %v\nwant %v", name, stat, p, cells, n, counts, shares)
	}
}
