package blueprint

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/prompts"
	check "memloom/validate/blueprint"
)

// Material is a project as a planner wrote it. Organise takes it in place of
// one of the pack's own; windows, owners and facts are made as ever.
type Material struct {
	Pack    int // index of the pack whose deliverables, roles and attributes it uses
	Project pack.Project
	Tasks   [][]prompts.PlannedTask // by sub-project
	Rules   []prompts.PlannedRule
}

// Write has a planner write projects: topics, sub-projects, tasks and rules,
// one project for each of the packs' turns (E2, E3, E6). What it writes passes
// the validators that the packs' own material passes; where it does not, it is
// asked again with the violations. The calls are made one after the other,
// since each topic must differ from those before it.
func Write(ctx context.Context, planner *prompts.Planner, m llm.Model, o Options, packs []*pack.Pack) ([]Material, error) {
	o = o.withDefaults()
	w := &writer{planner: planner, model: m, o: o}
	for i := range o.Projects {
		k := i % len(packs)
		one, err := w.project(ctx, i, packs[k])
		if err != nil {
			return nil, fmt.Errorf("planning project %d: %w", i+1, err)
		}
		one.Pack = k
		w.done = append(w.done, one)
	}
	return w.done, nil
}

type writer struct {
	planner *prompts.Planner
	model   llm.Model
	o       Options
	done    []Material
}

func (w *writer) project(ctx context.Context, i int, p *pack.Pack) (Material, error) {
	topic, err := w.topic(ctx, p)
	if err != nil {
		return Material{}, err
	}
	m := Material{Project: pack.Project{Name: topic.Name, Context: topic.Context, Challenges: topic.Challenges, Categories: topic.Categories}}
	subs := *w.planner.Subprojects
	subs.Check = also(subs.Check, func(_ prompts.SubprojectsIn, out prompts.SubprojectsOut) []string { return exclusive(out.Subprojects) })
	planned, err := subs.Ask(ctx, w.model, prompts.SubprojectsIn{Topic: topic, N: w.o.Groups, Components: w.components(i, len(p.Deliverables))})
	if err != nil {
		return m, err
	}
	in := prompts.SubtasksIn{Topic: topic.Name}
	for _, d := range p.Deliverables {
		in.Deliverables = append(in.Deliverables, prompts.Kind{Noun: d.Noun, Lifecycle: corpus.Lifecycle(d.Lifecycle), Skills: d.Skills})
	}
	tasks := *w.planner.Subtasks
	tasks.Check = also(tasks.Check, ordered)
	var names []string
	for g, s := range planned.Out.Subprojects {
		sub := pack.Subproject{Name: s.Name, Goal: s.Goal}
		for _, c := range s.Components {
			sub.Components = append(sub.Components, pack.Noun{Noun: c})
		}
		m.Project.Subprojects = append(m.Project.Subprojects, sub)
		in.Subproject, in.N = s, w.o.tasksOf(i, g)
		reply, err := tasks.Ask(ctx, w.model, in)
		if err != nil {
			return m, fmt.Errorf("tasks of %s: %w", s.Name, err)
		}
		m.Tasks = append(m.Tasks, reply.Out.Tasks)
		names = append(names, s.Name)
	}
	rules, err := w.planner.Rules.Ask(ctx, w.model, prompts.RulesIn{Topic: topic.Name, Groups: names, Roles: expected(p), N: w.o.Groups})
	m.Rules = rules.Out.Rules
	return m, err
}

// components is how many components a sub-project of project i needs, so that
// its tasks, which are components with kinds of deliverables, leave a choice.
func (w *writer) components(i, kinds int) int {
	const fewest = 5
	return max(fewest, (3*w.o.tasksOf(i, 0)+2*kinds-1)/(2*max(1, kinds)))
}

// topic has a topic written that differs from those before it (E2).
func (w *writer) topic(ctx context.Context, p *pack.Pack) (prompts.Topic, error) {
	in := prompts.TopicsIn{Field: p.Title, Roles: expected(p), N: 1}
	for _, d := range w.done {
		in.Unlike = append(in.Unlike, d.Project.Name)
	}
	task := *w.planner.Topics
	task.Check = also(task.Check, func(_ prompts.TopicsIn, out prompts.TopicsOut) []string {
		var v []string
		for _, t := range out.Topics {
			for _, d := range w.done {
				if check.NearDuplicates(corpus.Project{Name: t.Name, Context: t.Context, Challenges: t.Challenges}, topic(d.Project)) {
					v = append(v, fmt.Sprintf("%q is nearly the same as %q", t.Name, d.Project.Name))
				}
			}
		}
		return v
	})
	reply, err := task.Ask(ctx, w.model, in)
	if err != nil {
		return prompts.Topic{}, err
	}
	return reply.Out.Topics[0], nil
}

// also joins a task's own check with one more, which runs on what passes it.
func also[In, Out any](first, second func(In, Out) []string) func(In, Out) []string {
	return func(in In, out Out) []string {
		if v := first(in, out); len(v) > 0 {
			return v
		}
		return second(in, out)
	}
}

// exclusive says which sub-projects contain one another (E3).
func exclusive(list []prompts.PlannedSubproject) []string {
	var v []string
	for i, a := range list {
		for _, b := range list[:i] {
			x, y := corpus.Subproject{Name: a.Name, Goal: a.Goal}, corpus.Subproject{Name: b.Name, Goal: b.Goal}
			if why := check.Contains(x, y, a.Components, b.Components); why != "" {
				v = append(v, why)
			}
		}
	}
	return v
}

// ordered says which phases have no task although the field has deliverables of
// them, and where tasks wait for one another in a circle or for a later phase (E6).
func ordered(in prompts.SubtasksIn, out prompts.SubtasksOut) []string {
	phase := func(t prompts.PlannedTask) int {
		i := slices.IndexFunc(in.Deliverables, func(k prompts.Kind) bool { return k.Noun == t.Deliverable })
		return check.Phase(in.Deliverables[i].Lifecycle)
	}
	var v []string
	for i, t := range out.Tasks {
		for _, n := range t.After {
			if phase(out.Tasks[n-1]) > phase(t) {
				v = append(v, fmt.Sprintf("task %d waits for task %d, which is of a later phase", i+1, n))
			}
		}
	}
	for _, l := range lifecycle {
		is := func(k prompts.Kind) bool { return k.Lifecycle == l }
		if len(out.Tasks) >= len(lifecycle) && slices.ContainsFunc(in.Deliverables, is) &&
			!slices.ContainsFunc(out.Tasks, func(t prompts.PlannedTask) bool { return phase(t) == check.Phase(l) }) {
			v = append(v, fmt.Sprintf("no task is of the phase %q", l))
		}
	}
	if _, err := sortTasks(out.Tasks, phase); err != nil {
		v = append(v, err.Error())
	}
	return v
}

// Rationalise has a planner word why each task has its owner (E7); who owns
// what is computed and stays. The blueprint's tasks take the sentences.
func Rationalise(ctx context.Context, planner *prompts.Planner, m llm.Model, b *Blueprint, people []corpus.Person) error {
	byID := map[string]corpus.Person{}
	for _, p := range people {
		byID[p.ID] = p
	}
	owned := map[string]int{}
	for _, t := range b.Tasks {
		owned[t.GroupID+t.OwnerID]++
	}
	const batch = 25 // assignments a call
	for at := 0; at < len(b.Tasks); at += batch {
		tasks := b.Tasks[at:min(at+batch, len(b.Tasks))]
		var in prompts.RationalesIn
		for k, t := range tasks {
			p := byID[t.OwnerID]
			a := prompts.Assigned{N: k + 1, Task: t.Name, Owner: p.Name, Role: p.Role, Rank: p.Rank, Owned: owned[t.GroupID+t.OwnerID], Skills: []string{}}
			for _, s := range p.Skills {
				if slices.Contains(t.Skills, s.Name) {
					a.Skills = append(a.Skills, s.Name+": "+s.Level)
				}
			}
			in.Assignments = append(in.Assignments, a)
		}
		reply, err := planner.Rationales.Ask(ctx, m, in)
		if err != nil {
			return fmt.Errorf("rationales of %s: %w", b.Project.Name, err)
		}
		for k := range tasks {
			tasks[k].Rationale = reply.Out.Rationales[k]
		}
	}
	return nil
}
