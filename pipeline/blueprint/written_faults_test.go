package blueprint

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/prompts"
)

// fault is an answer of a planner that breaks a validator, and what is said of it.
type fault struct {
	task  string
	spoil func(any) any
	want  string
}

// spoilt makes a fault by a change of the answer to a task.
func spoilt[Out any](task, want string, change func(*Out)) fault {
	return fault{task, func(a any) any { out := a.(Out); change(&out); return out }, want}
}

func faults(t testing.TB) map[string]fault {
	topic := func(want string, change func(*prompts.TopicsOut)) fault {
		return spoilt(prompts.TaskTopics, want, change)
	}
	subs := func(want string, change func(l []prompts.PlannedSubproject)) fault {
		return spoilt(prompts.TaskSubprojects, want, func(o *prompts.SubprojectsOut) { change(o.Subprojects) })
	}
	tasks := func(want string, change func(*prompts.SubtasksOut)) fault {
		return spoilt(prompts.TaskSubtasks, want, change)
	}
	rules := func(want string, change func(l []prompts.PlannedRule)) fault {
		return spoilt(prompts.TaskRules, want, func(o *prompts.RulesOut) { change(o.Rules) })
	}
	return map[string]fault{
		"no name":        topic("empty or padded", func(o *prompts.TopicsOut) { o.Topics[0].Name = "" }),
		"two challenges": topic("2 challenges", func(o *prompts.TopicsOut) { o.Topics[0].Challenges = []string{"a", "b"} }),
		"a value":        topic("topic 1, name: holds", func(o *prompts.TopicsOut) { o.Topics[0].Name = "Third Floor" }),
		"too many topics": topic("exactly 1 are asked for", func(o *prompts.TopicsOut) {
			o.Topics = append(o.Topics,
				o.Topics[0])
		}),

		"contained by name": subs("parts of one another", func(l []prompts.PlannedSubproject) {
			l[1].Name = l[0].Name +
				" Pipes"
		}),
		"the same name": subs("parts of one another", func(l []prompts.PlannedSubproject) { l[1].Name = l[0].Name }),
		"contained by goal": subs("covers", func(l []prompts.PlannedSubproject) {
			l[2].Goal = "Renew the " + l[0].Name +
				" and more."
		}),
		"shared component": subs("both work on",
			func(l []prompts.PlannedSubproject) { l[1].Components[0] = l[0].Components[0] }),
		"contained component": subs("both work on",
			func(l []prompts.PlannedSubproject) { l[1].Components[0] = l[0].Components[0] + " lid" }),
		"component twice": subs("twice", func(l []prompts.PlannedSubproject) { l[0].Components[1] = l[0].Components[0] }),
		"few components": subs("4 components, at least 5",
			func(l []prompts.PlannedSubproject) { l[0].Components = l[0].Components[:4] }),
		"a deliverable": subs("share the word", func(l []prompts.PlannedSubproject) {
			l[0].Components[0] = "lamp " +
				large(t)[0].Deliverables[0].Noun
		}),
		"a number": subs("holds a number", func(l []prompts.PlannedSubproject) { l[0].Components[0] = "valve 7" }),

		"circle of two": tasks("task 1 → task 2 → task 1", func(o *prompts.SubtasksOut) {
			o.Tasks[0].After,
				o.Tasks[1].After = []int{2}, []int{1}
		}),
		"circle of three": tasks("task 1 → task", func(o *prompts.SubtasksOut) {
			o.Tasks[0].After, o.Tasks[1].After, o.Tasks[2].After = []int{3}, []int{1}, []int{2}
		}),
		"waits for itself": tasks("which is no other task", func(o *prompts.SubtasksOut) { o.Tasks[0].After = []int{1} }),
		"later phase": tasks("of a later phase",
			func(o *prompts.SubtasksOut) { o.Tasks[0].After = []int{len(o.Tasks)} }),
		"phase left out": tasks("no task is of the phase \"deployment",
			func(o *prompts.SubtasksOut) { withoutDeployment(t, o) }),
		"duplicate": tasks("task 2 repeats", func(o *prompts.SubtasksOut) { o.Tasks[1] = o.Tasks[0] }),
		"unknown deliverable": tasks("none of the deliverables",
			func(o *prompts.SubtasksOut) { o.Tasks[0].Deliverable = "poem" }),
		"unknown component": tasks("none of the components", func(o *prompts.SubtasksOut) { o.Tasks[0].Component = "moon" }),
		"too few":           tasks("exactly 18 are asked for", func(o *prompts.SubtasksOut) { o.Tasks = o.Tasks[2:] }),

		"same rule": rules("with and without its exception",
			func(l []prompts.PlannedRule) { l[0].Override = l[0].Needs }),
		"duplicate rule": rules("rules 1 and 3 share", func(l []prompts.PlannedRule) { l[2].Matter = l[0].Matter }),
		"no condition":   rules("does not hold its term", func(l []prompts.PlannedRule) { l[0].When = "at night" }),
		"no noun phrase": rules("rule 1, needs: ends in a stop", func(l []prompts.PlannedRule) { l[0].Needs += "." }),
	}
}

// withoutDeployment makes other tasks of those of the last phase.
func withoutDeployment(t testing.TB, o *prompts.SubtasksOut) {
	last := map[string]bool{}
	for _, d := range large(t)[0].Deliverables {
		last[d.Noun] = corpus.Lifecycle(d.Lifecycle) == corpus.Deployment
	}
	var free []prompts.PlannedTask
	for _, x := range o.Tasks {
		for _, y := range o.Tasks {
			z := prompts.PlannedTask{Component: x.Component, Deliverable: y.Deliverable, After: []int{}}
			same := func(a prompts.PlannedTask) bool { return a.Component == z.Component && a.Deliverable == z.Deliverable }
			if !last[z.Deliverable] && !slices.ContainsFunc(o.Tasks, same) && !slices.ContainsFunc(free, same) {
				free = append(free, z)
			}
		}
	}
	for i, x := range o.Tasks {
		if last[x.Deliverable] {
			o.Tasks[i], free = free[0], free[1:]
		}
	}
}

// TestPlannerIsAskedAgain: an answer that breaks a validator is asked again with
// what is wrong in it, and the second one is taken.
func TestPlannerIsAskedAgain(t *testing.T) {
	for name, c := range faults(t) {
		m := newScript()
		m.spoil[c.task] = c.spoil
		if _, _, _, err := written(t, m); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if said := strings.Join(m.asked[c.task], "\n"); !strings.Contains(said, c.want) {
			t.Errorf("%s: asked again with %q, want %q", name, said, c.want)
		}
	}
}

// TestPlannerThatNeverLearns: after three attempts an answer that breaks a
// validator is an error that names the project, the task and what was wrong last.
func TestPlannerThatNeverLearns(t *testing.T) {
	for name, c := range faults(t) {
		m := newScript()
		m.spoil[c.task], m.always = c.spoil, true
		_, _, list, err := written(t, m)
		var stuck *PlannerError
		if !errors.As(err, &stuck) || stuck.Project != 1 || !llm.EndsRun(err) || !strings.Contains(err.Error(),
			"could not write the "+stuck.What+" of project 1") || list != nil {
			t.Errorf("%s: %v, and %d projects", name, err, len(list))
			continue
		}
		gaveUp(t, name, stuck.Err, m, c)
	}
}

// gaveUp holds the end of a planner that never learns to its form.
func gaveUp(t *testing.T, name string, err error, m *script, c fault) {
	t.Helper()
	var invalid *llm.InvalidAnswerError
	if !errors.As(err, &invalid) || invalid.Attempts != prompts.Attempts || invalid.Task != c.task ||
		m.calls[c.task] != prompts.Attempts {
		t.Errorf("%s: %v after %d calls", name, err, m.calls[c.task])
		return
	}
	if !strings.Contains(strings.Join(invalid.Violations, "\n"), c.want) || !strings.Contains(err.Error(),
		"no acceptable answer in 3 attempts") {
		t.Errorf("%s: %v does not say %q", name, err, c.want)
	}
}

// TestRationalesAreAskedAgain: a rationale that is missing, does not name its
// owner, or is no sentence is asked again, and an error after three attempts (E7).
func TestRationalesAreAskedAgain(t *testing.T) {
	rationales := func(want string, change func(*prompts.RationalesOut)) fault {
		return spoilt(prompts.TaskRationales, want, change)
	}
	o, pk := quickstart(), packs(t)[0]
	for name, c := range map[string]fault{
		"missing": rationales("exactly", func(o *prompts.RationalesOut) { o.Rationales = o.Rationales[1:] }),
		"no owner": rationales("rationale 1 does not name",
			func(o *prompts.RationalesOut) { o.Rationales[0] = "It falls to the best of them." }),
		"empty": rationales("rationale 1", func(o *prompts.RationalesOut) { o.Rationales[0] = "" }),
		"two sentences": rationales("not one sentence", func(o *prompts.RationalesOut) {
			o.Rationales[0] = "Good. " +
				o.Rationales[0]
		}),
	} {
		w, m := build(t, o, pk, 1), newScript()
		m.spoil[c.task] = c.spoil
		rationalise(t, m, w.Blueprint, w.list)
		if said := strings.Join(m.asked[c.task], "\n"); !strings.Contains(said, c.want) {
			t.Errorf("%s: asked again with %q, want %q", name, said, c.want)
		}
		m = newScript()
		m.spoil[c.task], m.always = c.spoil, true
		_, err := prompts.NewPlanner().Rationales.Ask(t.Context(), m, w.Assignments(w.list)[0])
		gaveUp(t, name, err, m, c)
	}
}

// TestMaterialBeyondTheTeam: a planner's task that no one in the team can do is
// replaced by one of the field; those that wait keep waiting for what they did.
func TestMaterialBeyondTheTeam(t *testing.T) {
	m := &maker{packs: packs(t)[:1], org: &Organisation{Packs: []int{0}}, work: [][]pack.Subproject{{{Name: "Vents"}}}}
	kinds, able := m.packs[0].Deliverables, map[string]bool{}
	for _, d := range kinds {
		for _, s := range d.Skills {
			able[s] = !slices.Contains(kinds[0].Skills, s) // no one can do the first kind
		}
	}
	plan := prompts.SubtasksIn{Subproject: prompts.PlannedSubproject{Components: []string{"vent", "pipe", "valve",
		"dial"}}, N: 12}
	for _, d := range kinds {
		plan.Deliverables = append(plan.Deliverables, prompts.Kind{Noun: d.Noun, Lifecycle: corpus.Lifecycle(d.Lifecycle)})
	}
	for _, c := range plan.Subproject.Components {
		m.work[0][0].Components = append(m.work[0][0].Components, pack.Noun{Noun: c})
	}
	m.o.Material = []Material{{Tasks: [][]prompts.PlannedTask{planned(plan).Tasks}}}
	got, err := m.material(0, 0, plan.N, able, map[string]bool{})
	if err != nil || len(got) >= plan.N {
		t.Fatalf("%d pairs of %d are left, %v", len(got), plan.N, err)
	}
	waits := map[string]string{}
	for _, p := range got {
		for _, at := range p.after {
			waits[p.name()] = got[at].name()
		}
	}
	drawn := choosePairs(m.packs[0], m.work[0][0], plan.N, able, source(1)("tasks"))
	whole := byPhase(append(got, others(drawn, got, map[string]bool{}, plan.N-len(got))...))
	names := map[string]bool{}
	for k, p := range whole {
		names[p.name()] = true
		if len(p.skills) == 0 || k > 0 && whole[k-1].phase() > p.phase() {
			t.Errorf("pair %d is %q of phase %d for %v", k, p.name(), p.phase(), p.skills)
		}
		for _, at := range p.after {
			if whole[at].name() != waits[p.name()] {
				t.Errorf("%s waits for %s, not for %s", p.name(), whole[at].name(), waits[p.name()])
			}
		}
	}
	if len(names) != plan.N || len(waits) == 0 {
		t.Errorf("%d different tasks, want %d; %d wait", len(names), plan.N, len(waits))
	}
}
