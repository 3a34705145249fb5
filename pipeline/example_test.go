package pipeline

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/example"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate"
	"memloom/validate/check"
)

var _ designs.Design = example.Design{}

// TestExample: a design that knows no organisation, group chat or day is run, judged, published with its own table, read
// and checked by what is there; this line of a run is all that names it.
func TestExample(t *testing.T) {
	t.Parallel()
	s := Settings{Recipe: &recipe.Recipe{Name: "example", Design: "example", Questions: recipe.Questions{
		Families: map[string]int{"said_once": 4}, Oversample: 3}, Filters: recipe.Filters{Uniqueness: "three-step", Panel: 2,
		Confidence: 70, Baseline: 5}}, Scale: 1, Seed: 1}
	store := newMemory()
	d := example.Design{}
	r := &Run{Env: stage.Env{Settings: s, Models: casts(2, plain), Store: store, Exec: exec.New(store, exec.Options{Workers: 2})},
		Design: d, Families: []questions.Family{example.Family{}}}
	res, err := r.Do(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	dir := publishRun(t, r, res)
	in, err := output.OpenTables(dir, d.Tables())
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for c, err := range in.Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		_, ids, err := d.Tables()[0].OwnIDs(c)
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, ids...)
		if accepted := countAccepted(c); accepted != 2 || len(c.Passages) != 3 || len(c.Messages) != 18 {
			t.Errorf("%s has %d items, %d passages, %d messages", c.ID, accepted, len(c.Passages), len(c.Messages))
		}
		if slices.ContainsFunc(c.Messages, func(m corpus.Message) bool { return m.SessionID == "" || m.CorpusID != c.ID }) {
			t.Errorf("%s has messages of no session or of another corpus", c.ID)
		}
	}
	if want := []string{"N1", "N2", "N3", "N4", "N5", "N6"}; !slices.Equal(found, want) {
		t.Errorf("the notes are %v, want %v", found, want)
	}
	all, err := check.Open(dir, map[string][]validate.Requirement{"said_once": example.Family{}.Requires()})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range check.Check(all).Findings {
		if f.Violations > 0 {
			t.Errorf("%s: %d violations, such as %+v", f.Rule, f.Violations, f.Examples[0])
		}
	}
}

// publishRun publishes a finished run.
func publishRun(t *testing.T, r *Run, res *Result) string {
	t.Helper()
	dir := t.TempDir()
	shared, err := r.Shared()
	if err != nil {
		t.Fatal(err)
	}
	p, err := output.Begin(dir, shared, output.Options{Tables: r.Design.Tables()})
	if err != nil {
		t.Fatal(err)
	}
	for c, err := range r.Corpora(res) {
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Add(c); err != nil {
			t.Fatal(err)
		}
	}
	m, err := r.Manifest(res)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Finish(m); err != nil {
		t.Fatal(err)
	}
	return dir
}
