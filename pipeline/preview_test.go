package pipeline

import (
	"bytes"
	"maps"
	"slices"
	"sync/atomic"
	"testing"

	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/designs"
	"memloom/pipeline/stage"
)

// A preview writes a week and what some drafts need. The run behind it leaves the records that it would leave without,
// and asks again at most for the wording of drafts that the whole text puts elsewhere.
func TestPreview_RunGoesOn(t *testing.T) {
	for _, set := range [][]string{nil, {"world.projects=2", "world.people=24", "world.corpora=project"}} {
		s := settings(t, "technology", 1, append(slices.Clone(small), set...)...)
		d, err := designs.Of(s.Recipe)
		if err != nil {
			t.Fatal(err)
		}
		run := func(n *atomic.Int64, store *memory) *Run {
			models := casts(1, func(m llm.Model) llm.Model { return counting{m, n} })
			return &Run{Env: stage.Env{Settings: s, Models: models, Store: store,
				Exec: exec.New(store, exec.Options{Workers: 2})}, Design: d}
		}
		var whole, ahead, rest atomic.Int64
		plain, store := newMemory(), newMemory()
		if _, err := run(&whole, plain).Do(t.Context()); err != nil {
			t.Fatal(err)
		}
		told := map[string][]int{} // what is drafted → the counts that were told
		p, err := run(&ahead, store).Preview(t.Context(), 5, func(what string, done, of int) {
			told[what] = append(told[what],
				done, of)
		})
		if err != nil {
			t.Fatal(err)
		}
		for what, list := range told {
			if n := len(list); list[0] != 0 || list[1] < 2 || list[n-2] != list[1] || n != 2*(list[1]+1) {
				t.Errorf("%s is told of as %v", what, list)
			}
		}
		if len(told) != 2 {
			t.Errorf("told is of %v", told)
		}
		if _, err := run(&rest, store).Do(t.Context()); err != nil {
			t.Fatal(err)
		}
		if ahead.Load() == 0 || ahead.Load()+rest.Load() > whole.Load()+int64(len(p.Items)) {
			t.Errorf("%v: %d questions in the preview and %d behind it, %d in a run without one", set, ahead.Load(), rest.Load(),
				whole.Load())
		}
		if !maps.EqualFunc(plain.records, store.records, bytes.Equal) {
			t.Errorf("%v: a run behind a preview leaves other records", set)
		}
		families := map[string]int{}
		texts := map[string]string{}
		for _, m := range p.Corpus.Messages {
			texts[m.ID] = m.Text
			if m.Text == "" {
				t.Errorf("%s of a written passage has no words", m.ID)
			}
		}
		for _, it := range p.Items {
			families[it.Family]++
			if it.Question == "" || len(it.Evidence) == 0 && it.Family != "abstention" {
				t.Errorf("%s: %q with %d messages as evidence", it.ID, it.Question, len(it.Evidence))
			}
			for _, e := range it.Evidence {
				if texts[e.MessageID] == "" {
					t.Errorf("%s: its evidence %s has no words", it.ID, e.MessageID)
				}
			}
		}
		for name, n := range families {
			if n > 5 {
				t.Errorf("%d drafts of %s", n, name)
			}
		}
		if len(families) < 5 || p.To != p.From.Add(6) {
			t.Errorf("families %v, week %s to %s", families, p.From, p.To)
		}
	}
}
