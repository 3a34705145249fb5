package pipeline

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

const stagesGolden = "testdata/stages.golden"

// TestStages guards the version constants of world.go. A run that is resumed
// trusts what a stage committed under the same version, parameters and inputs;
// so a stage that computes something else from the same must raise its
// version, and an author or reader that answers otherwise must raise
// standin.Rules, which enters the parameters. The golden file has a line for
// every stage of quickstart, seed 1, and for those of the planner in a run that
// has one: name, version, sum of parameters and inputs, sum of records. Where a stage's records alone have changed,
// raise its constant. Then write the file anew:
//
//	go test ./pipeline -run TestStages -update
func TestStages(t *testing.T) {
	t.Parallel()
	var got bytes.Buffer
	stages := quickstart(t, "technology", 1).stages
	for _, s := range writtenRun(t).stages {
		if slices.Contains([]string{"projects", "tasks", "rationales"}, s.name) {
			stages = append(stages[:len(stages):len(stages)], s)
		}
	}
	for _, s := range stages {
		fmt.Fprintf(&got, "%-9s %d %x %x\n", s.name, s.version, s.inputs[:8], s.records[:8])
	}
	if *update {
		if err := os.MkdirAll(filepath.Dir(stagesGolden), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(stagesGolden, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	file, err := os.ReadFile(stagesGolden)
	if err != nil {
		t.Fatal(err)
	}
	if advice := compareStages(string(file), got.String()); advice != "" {
		t.Errorf("%s\nthen: go test ./pipeline -run TestStages -update", advice)
	}
}

// compareStages says what to do where two goldens differ, "" where they do not.
func compareStages(want, got string) string {
	old := map[string][]string{}
	for line := range strings.Lines(want) {
		if f := strings.Fields(line); len(f) == 4 {
			old[f[0]] = f
		}
	}
	var advice []string
	for line := range strings.Lines(got) {
		f := strings.Fields(line)
		was := old[f[0]]
		switch {
		case len(was) == 0:
			advice = append(advice, "stage "+f[0]+" is new")
		case was[1] == f[1] && was[2] == f[2] && was[3] != f[3]:
			advice = append(advice, "stage "+f[0]+
				" computes something else from the same inputs: raise its version in world.go, or standin.Rules if a model answers otherwise")
		case was[1] != f[1] || was[2] != f[2] || was[3] != f[3]:
			advice = append(advice, "stage "+f[0]+" has another version, or other inputs or parameters")
		}
		delete(old, f[0])
	}
	for name := range old {
		advice = append(advice, "stage "+name+" is gone")
	}
	return strings.Join(advice, "\n")
}

// TestCompareStages: the guard tells a change of code from a change of inputs.
func TestCompareStages(t *testing.T) {
	const before = "plan 1 aa bb\ntext 1 cc dd\n"
	for after, want := range map[string]string{
		before:                         "",
		"plan 1 aa xx\ntext 1 cc dd\n": "stage plan computes something else",
		"plan 2 aa xx\ntext 1 cc dd\n": "stage plan has another version",
		"plan 1 aa bb\ntext 1 xx yy\n": "stage text has another version, or other inputs",
		"plan 1 aa bb\n":               "stage text is gone",
		before + "more 1 ee ff\n":      "stage more is new",
	} {
		if got := compareStages(before, after); (want == "") != (got == "") || !strings.HasPrefix(got, want) {
			t.Errorf("%q: %q, want %q", after, got, want)
		}
	}
}
