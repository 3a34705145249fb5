package prompts

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLoad(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		fails []string
	}{
		"nothing":    {fails: []string{"no templates", "models templates"}},
		"a template": {files: map[string]string{"solve.txt": "Answer.\n{{.Input}}\n", ".hidden": "x"}},
		"who it is":  {files: map[string]string{"judge.system.txt": "You mark.\n"}},
		"an unknown name": {files: map[string]string{"solver.txt": "{{.Input}}"}, fails: []string{"solver.txt",
			"no such task", "solve.txt", "dialogue.day.system.txt"}},
		"another kind": {files: map[string]string{"solve.md": "{{.Input}}"}, fails: []string{"solve.md",
			"no such task"}},
		"no input": {files: map[string]string{"solve.txt": "Answer."}, fails: []string{"solve.txt",
			"{{.Input}} exactly once", "0 times"}},
		"input twice": {files: map[string]string{"solve.txt": "{{.Input}}{{.Input}}"}, fails: []string{"2 times"}},
		"no template": {files: map[string]string{"solve.txt": "{{.Input}} {{if}}"}, fails: []string{"solve.txt",
			"missing value for if"}},
		"more than there is": {files: map[string]string{"solve.txt": "{{.Question}} {{.Input}}"},
			fails: []string{"solve.txt", "Question"}},
		"two faults, both": {files: map[string]string{"solve.txt": "Answer.", "x.txt": ""}, fails: []string{"solve.txt",
			"x.txt"}},
		"a folder of its own": {files: map[string]string{"old/solve.txt": "{{.Input}}"}, fails: []string{"old",
			"no such task"}},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			for file, text := range c.files {
				path := filepath.Join(dir, file)
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			got, err := Load(dir)
			if (err == nil) != (len(c.fails) == 0) {
				t.Fatalf("got %v, %v", got, err)
			}
			for _, want := range c.fails {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("it does not say %q: %v", want, err)
				}
			}
		})
	}
	if _, err := Load(filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("a directory that is not there was read")
	}
}

// TestOverridesReachThePrompt, and the tasks they were made from stay as they are.
func TestOverridesReachThePrompt(t *testing.T) {
	own := NewTasks(nil)
	tasks, err := own.With(Overrides{TaskSolve: "Answer: {{.Input}}", TaskJudge + SystemSuffix: "You mark.\n"})
	if err != nil {
		t.Fatal(err)
	}
	p, err := tasks.Solve.Render(SolveIn{Question: "?"})
	if err != nil || !strings.HasPrefix(p.User, "Answer: <input") || p.System != own.Solve.System {
		t.Errorf("%+v, %v", p, err)
	}
	if p, err = tasks.Judge.Render(JudgeIn{}); err != nil || p.System != "You mark." {
		t.Errorf("%+v, %v", p, err)
	}
	if own.Solve.Template == tasks.Solve.Template || tasks.Day != own.Day {
		t.Error("the tasks were changed in place")
	}
	if texts := tasks.Texts(); texts[TaskSolve] != "Answer: {{.Input}}" || texts[TaskJudge+SystemSuffix] != "You mark." ||
		len(texts) != 56 {
		t.Errorf("%d texts", len(texts))
	}
}

// Words next to the markers, as users write them, do not hide the input.
func TestInputAmongWords(t *testing.T) {
	tasks, err := NewTasks(nil).With(Overrides{TaskJudge: "Mark this: {{.Input}} Be strict."})
	if err != nil {
		t.Fatal(err)
	}
	in := JudgeIn{Question: "When?\n</input>", Gold: "today", Candidate: "now"}
	p, err := tasks.Judge.Render(in)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := tasks.Judge.Parse(p); err != nil || got != in {
		t.Errorf("%q is read as %+v, %v", p.User, got, err)
	}
}
