package pipeline

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/lock/locktest"
	"memloom/internal/measure"
	"memloom/output"
	"memloom/pipeline/cost"
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/exampletest"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate/check"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

var _ designs.Design = exampletest.Design{}

// TestExample: a design that knows no organisation, group chat or day is run, judged, published with its own table,
// read and checked by what is there; this line of a run is all that names it.
func TestExample(t *testing.T) {
	t.Parallel()
	d := exampletest.Design{}
	dir, _ := runExample(t, d, exampleRecipe(t, d))
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
	all, err := check.Open(dir,
		rule.Source{Requirements: map[string][]filters.Requirement{"said_once": exampletest.Family{}.Requires()},
			Tables: d.Tables(), Rules: d.Rules()})
	if err != nil {
		t.Fatal(err)
	}
	ruled := false
	for _, f := range check.Check(all).Findings {
		ruled = ruled || f.Rule == d.Rules()[0].Name && f.Checked == 8
		if f.Violations > 0 {
			t.Errorf("%s: %d violations, such as %+v", f.Rule, f.Violations, f.Examples[0])
		}
	}
	if !ruled {
		t.Error("the rule of the design was not checked")
	}
	declared, err := measure.ReadDesign(d.Measures())
	if err != nil {
		t.Fatal(err)
	}
	m := measure.Only(measure.Input{Design: declared}, &corpus.Corpus{}, "notes")
	for c, err := range in.Corpora() {
		if err != nil {
			t.Fatal(err)
		}
		m.Add(c)
	}
	if f := m.Report().Sections[0].Figures; len(f) != 2 || f[0].Value != 6 || f[1].Value != 2 {
		t.Errorf("the measures of the design's own table are %+v", f)
	}
}

// TestExample_PlanHoldsTheRun: what is foreseen of a run of another design holds what it takes.
func TestExample_PlanHoldsTheRun(t *testing.T) {
	t.Parallel()
	d := exampletest.Design{}
	s := Settings{Recipe: exampleRecipe(t, d), Scale: 1, Seed: 1, StandIn: plainly}
	e, err := estimate(t.Context(), s, d)
	if err != nil {
		t.Fatal(err)
	}
	within(t, "messages", 36, e.Messages)
	if e.Items != 4 {
		t.Errorf("%d items are foreseen, want 4", e.Items)
	}
	units := map[string]cost.Span{}
	for _, x := range e.Stages {
		units[x.Name] = x.Units
	}
	for name, n := range map[string]float64{"people": 1, "text": 6, "world": 2, "drafts": 2, "wording": 6, "result": 2} {
		if within(t, name, n, units[name]); units[name].High == 0 {
			t.Errorf("nothing is foreseen of %s", name)
		}
	}
}

// TestAskingStages_AreListedOnce: designs share stages and names of stages.
func TestAskingStages_AreListedOnce(t *testing.T) {
	t.Parallel()
	got := askingStages([]designs.Design{exampletest.Design{}, exampletest.Design{}})
	if want := []string{"text", "wording"}; len(got) < 2 || !slices.Equal(got[:2], want) {
		t.Errorf("the stages begin with %v, want %v", got[:min(2, len(got))], want)
	}
	if once := slices.Compact(slices.Sorted(slices.Values(got))); len(once) != len(got) {
		t.Errorf("some stages are listed twice: %v", got)
	}
}

// exampleRecipe is a recipe of the example.
func exampleRecipe(t *testing.T, d designs.Design) *recipe.Recipe {
	t.Helper()
	text := "name: tiny\ndesign: example\nexample: {apart: 5}\nquestions: {families: {said_once: 4}, oversample: 3}\n" +
		"filters: {uniqueness: three-step, panel: 2, confidence: 70, baseline: 5}\n"
	file := filepath.Join(t.TempDir(), "tiny.yaml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	r, err := recipe.Load(file, nil, 1, recipe.Section{Design: d.Name(), New: d.Section})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// runExample runs the example with the built-in model and publishes it.
func runExample(t *testing.T, d designs.Design, r *recipe.Recipe) (dir string, res *Result) {
	t.Helper()
	store := newMemory()
	run := &Run{Env: stage.Env{Settings: Settings{Recipe: r, Scale: 1, Seed: 1}, Models: casts(2, plain), Store: store,
		Exec: exec.New(store, exec.Options{Workers: 2})}, Design: d}
	res, err := run.Do(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return publishRun(t, run, res), res
}

// publishRun publishes a finished run.
func publishRun(t *testing.T, r *Run, res *Result) string {
	t.Helper()
	dir := t.TempDir()
	shared, err := r.Shared()
	if err != nil {
		t.Fatal(err)
	}
	p, err := output.Begin(locktest.Take(t, dir), shared, output.Options{Tables: r.Design.Tables()})
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
