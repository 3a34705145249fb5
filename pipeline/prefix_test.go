package pipeline

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// asked is a model that keeps the prompts of every stage and task.
type asked struct {
	llm.Model
	mu   *sync.Mutex
	seen map[string][]llm.Prompt // stage and task
}

func (m asked) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	p, err := c.Prompt()
	if err != nil {
		return llm.Answer{}, err
	}
	stage := llm.Step(llm.UnitOf(ctx).Stage)
	m.mu.Lock()
	m.seen[stage+" "+c.Task] = append(m.seen[stage+" "+c.Task], p)
	m.mu.Unlock()
	return m.Model.Complete(ctx, c)
}

// Version passes on the version of the rules behind.
func (m asked) Version() string { return stage.VersionOf(m.Model) }

// promptsOf runs a corpus and returns its prompts by stage and task.
func promptsOf(t *testing.T, set ...string) map[string][]llm.Prompt {
	t.Helper()
	var mu sync.Mutex
	seen := map[string][]llm.Prompt{}
	s := settings(t, "technology", 1, slices.Concat(small, set)...)
	do(t, s, func(r *Run) {
		r.Models = casts(s.Recipe.Filters.Panel, func(m llm.Model) llm.Model { return asked{m, &mu, seen} })
		r.Models.Solver, r.Models.Judge = r.Models.Author, r.Models.Author
	})
	return seen
}

// TestSharedPartsStandFirst: of the prompts of a stage and task, and of those of
// one group among them, whatever all share precedes whatever they do not, so
// that prefix caches work.
func TestSharedPartsStandFirst(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	checked := map[string]bool{}
	for _, set := range [][]string{nil, {"dialogue.generation=message"}, writtenWorld} {
		for of, list := range promptsOf(t, set...) {
			_, task, _ := strings.Cut(of, " ")
			checked[task] = true
			groups := map[string][]llm.Prompt{"": list}
			for _, p := range list {
				if g := fieldsOf(t, p)["group"]; g != "" {
					groups[g] = append(groups[g], p)
				}
			}
			for group, some := range groups {
				checkShared(t, of+" "+group, some)
			}
		}
	}
	for _, task := range []string{prompts.TaskDay, prompts.TaskMessage, prompts.TaskCheck, prompts.TaskSummary,
		prompts.TaskAsk, prompts.TaskSolve, prompts.TaskJudge, prompts.TaskBlind, prompts.TaskProbe,
		prompts.TaskTopics, prompts.TaskSubprojects, prompts.TaskSubtasks, prompts.TaskRules, prompts.TaskRationales} {
		if !checked[task] {
			t.Errorf("no prompt of %s was seen", task)
		}
	}
}

func checkShared(t *testing.T, of string, list []llm.Prompt) {
	t.Helper()
	const enough = 8 // fewer have values in common by chance
	if len(list) < enough {
		return
	}
	first, varies := fieldsOf(t, list[0]), map[string]bool{}
	head, _, _ := strings.Cut(list[0].User, "\n{")
	for _, p := range list[1:] {
		if h, _, _ := strings.Cut(p.User, "\n{"); p.System != list[0].System || h != head {
			t.Fatalf("%s: instructions differ", of)
		}
		for name, value := range fieldsOf(t, p) {
			varies[name] = varies[name] || first[name] != value
		}
		for name := range first {
			varies[name] = varies[name] || fieldsOf(t, p)[name] != first[name]
		}
	}
	for _, p := range list {
		after := ""
		for _, name := range namesOf(t, p) {
			if varies[name] {
				after = name
			} else if after != "" {
				t.Errorf("%s: %q is shared by %d prompts and stands behind %q, which is not", of, name, len(list), after)
				return
			}
		}
	}
}

// blockOf is the input block of a prompt.
func blockOf(t *testing.T, p llm.Prompt) []byte {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(p.User), "\n")
	if len(lines) < 2 {
		t.Fatalf("no block in %q", p.User)
	}
	return []byte(lines[len(lines)-2])
}

func fieldsOf(t *testing.T, p llm.Prompt) map[string]string {
	t.Helper()
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(blockOf(t, p), &raw); err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for name, x := range raw {
		out[name] = string(x)
	}
	return out
}

// namesOf are the top-level fields of a block, in their order.
func namesOf(t *testing.T, p llm.Prompt) []string {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(blockOf(t, p)))
	if _, err := d.Token(); err != nil {
		t.Fatal(err)
	}
	var out []string
	for d.More() {
		name, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, name.(string))
		var skipped json.RawMessage
		if err := d.Decode(&skipped); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestPrefixIsEstimated: what is estimated beforehand of the days is about what
// the run's prompts have; records that are not there yet only add to it.
func TestPrefixIsEstimated(t *testing.T) {
	t.Parallel()
	e, err := Estimate(t.Context(), settings(t, "technology", 1, small...))
	if err != nil {
		t.Fatal(err)
	}
	run := map[string]*cost.Tally{}
	for of, list := range promptsOf(t) {
		step, task, _ := strings.Cut(of, " ")
		if run[step] == nil {
			if run[step], err = cost.NewTally(); err != nil {
				t.Fatal(err)
			}
		}
		for _, p := range list {
			if err := run[step].Hear(t.Context(), llm.Call{Task: task, Prompt: func() (llm.Prompt, error) { return p, nil }},
				"{}"); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, step := range []string{"scaffold", "text", "wording"} {
		_, want, err := run[step].Count(run[step].Take())
		if err != nil {
			t.Fatal(err)
		}
		got := e.Stages[slices.IndexFunc(e.Stages, func(x cost.Stage) bool { return x.Name == step })].Prefix
		t.Logf("%s: %.2f estimated, %.2f in the run", step, got, want)
		if got <= 0 || got >= 1 || got > want+0.1 || got < want-0.2 {
			t.Errorf("%s: %.2f estimated, %.2f in the run", step, got, want)
		}
	}
}

// TestTemplatesOfAUser reach the models and the manifest, and change the units
// that they concern.
func TestTemplatesOfAUser(t *testing.T) {
	t.Parallel()
	s := settings(t, "technology", 1, small...)
	own, _ := do(t, s, nil)
	s.Templates = prompts.Overrides{prompts.TaskJudge: "Mark it.\n{{.Input}}\n", prompts.TaskJudge +
		prompts.SystemSuffix: "You mark."}
	res, _ := do(t, s, nil)
	for name, hash := range res.Templates {
		if changed := hash != own.Templates[name]; changed != (name == prompts.TaskJudge || name == prompts.TaskJudge+
			prompts.SystemSuffix) {
			t.Errorf("%s is changed: %v", name, changed)
		}
	}
	s.Templates = prompts.Overrides{"solv": "{{.Input}}"}
	if err := Fits(s); err == nil || !strings.Contains(err.Error(), "solv") {
		t.Errorf("an unknown template: %v", err)
	}
}
