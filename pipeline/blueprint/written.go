package blueprint

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/prompts"
	check "memloom/validate/invariants"
)

// Material is a project as a planner wrote it. Organise takes it in place of
// one of the pack's own; windows, owners and facts are made as ever.
type Material struct {
	Pack    int // index of the pack whose deliverables, roles and attributes it uses
	Project pack.Project
	Tasks   [][]prompts.PlannedTask // by sub-project
	Rules   []prompts.PlannedRule
}

// Field is a pack with a written project and its rules in place of its own.
func (m Material) Field(p *pack.Pack) *pack.Pack {
	out := *p
	out.Projects, out.Rules = []pack.Project{m.Project}, rulesOf(m.Rules)
	return &out
}

func rulesOf(list []prompts.PlannedRule) []pack.Rule {
	out := make([]pack.Rule, len(list))
	for i, r := range list {
		out[i] = pack.RuleOf(fmt.Sprintf("written_%d", i+1), r.Matter, r.Needs, r.Term, r.When, r.Means, r.Override,
			r.Because)
	}
	return out
}

// Unwritten says which pack each project is of that a planner is to write: the packs in turn.
func Unwritten(o Options, packs []*pack.Pack) []Material {
	out := make([]Material, o.Projects)
	for i := range out {
		out[i].Pack = i % len(packs)
	}
	return out
}

// Writer has a planner write projects: topics with sub-projects, tasks and rules (E2, E3, E6). What it writes passes
// the validators that the packs' own material passes; where it does not, it is asked again with the violations. Errors
// are a *PlannerError where the planner wrote nothing that can be used, and what ends a run or a context.
type Writer struct {
	Planner *prompts.Planner
	Model   llm.Model
	Options Options
	Packs   []*pack.Pack
	Rules   int // of a project
}

// PlannerError says that a planner wrote nothing usable for a project. There is nothing to put in its place, so the run
// pauses. It stands for its cause, which would else pass for an answer that others can do without.
type PlannerError struct {
	Project int    // from 1
	Name    string // empty where it has none yet
	What    string // that was asked for
	Err     error
}

// Error implements error.
func (e *PlannerError) Error() string {
	name := ""
	if e.Name != "" {
		name = fmt.Sprintf(" (%s)", e.Name)
	}
	return fmt.Sprintf("the planner could not write the %s of project %d%s: %v; name another model for the role planner, or take world.blueprint: pack", e.What, e.Project, name, e.Err)
}

// EndsRun says that what follows needs the project.
func (e *PlannerError) EndsRun() bool { return true }

// stuck names what was asked for in a planner's error.
func stuck(err error, i int, name, what string) error {
	if llm.CallFailed(err) {
		return &PlannerError{Project: i + 1, Name: name, What: what, Err: err}
	}
	return fmt.Errorf("planning project %d: %w", i+1, err)
}

// Write has all projects written, one after the other.
func (w *Writer) Write(ctx context.Context, variant func(i int) int) ([]Material, error) {
	list := Unwritten(w.Options, w.Packs)
	for i := range list {
		m, err := w.Project(ctx, list[:i], list[i].Pack, variant(i))
		if err != nil {
			return nil, err
		}
		for g := range m.Project.Subprojects {
			tasks, err := w.Tasks(ctx, m, i, g)
			if err != nil {
				return nil, err
			}
			m.Tasks = append(m.Tasks, tasks)
		}
		list[i] = m
	}
	return list, nil
}

// Project has the topic of the next project written, unlike those before it, its
// sub-projects and its rules; Tasks has their tasks.
func (w *Writer) Project(ctx context.Context, before []Material, of, variant int) (Material, error) {
	out := Material{Pack: of}
	topic, err := w.topic(ctx, before, w.Packs[of], variant)
	if err != nil {
		return out, stuck(err, len(before), "", "topic")
	}
	if out.Project, err = w.divide(ctx, topic, before, of); err != nil {
		return out, stuck(err, len(before), topic.Name, "sub-projects")
	}
	if out.Rules, err = w.rules(ctx, out, before); err != nil {
		return out, stuck(err, len(before), topic.Name, "rules")
	}
	return out, nil
}

// divide has a topic divided into sub-projects (E3).
func (w *Writer) divide(ctx context.Context, topic prompts.Topic, before []Material, of int) (pack.Project, error) {
	i, p := len(before), w.Packs[of]
	in := prompts.SubprojectsIn{Field: p.Title, N: w.Options.Groups, Components: w.components(i, len(p.Deliverables)),
		Topic: topic}
	for _, d := range p.Deliverables {
		in.Deliverables = append(in.Deliverables, d.Noun)
	}
	var others []pack.Project
	for _, m := range before {
		if m.Pack == of {
			others = append(others, m.Project)
			in.Taken = append(in.Taken, partsOf(m.Project)...)
		}
	}
	task := *w.Planner.Subprojects
	task.Check = also(task.Check, func(_ prompts.SubprojectsIn, out prompts.SubprojectsOut) []string {
		return append(exclusive(out.Subprojects), p.ProjectFaults(projectOf(topic, out.Subprojects), others)...)
	})
	reply, err := task.Ask(ctx, w.Model, in)
	return projectOf(topic, reply.Out.Subprojects), err
}

func projectOf(t prompts.Topic, subs []prompts.PlannedSubproject) pack.Project {
	out := pack.Project{Name: t.Name, Context: t.Context, Challenges: t.Challenges, Categories: t.Categories}
	for _, s := range subs {
		sub := pack.Subproject{Name: s.Name, Goal: s.Goal}
		for _, c := range s.Components {
			sub.Components = append(sub.Components, pack.Noun{Noun: c})
		}
		out.Subprojects = append(out.Subprojects, sub)
	}
	return out
}

func partsOf(pr pack.Project) []string {
	var out []string
	for _, s := range pr.Subprojects {
		out = append(out, nouns(s.Components)...)
	}
	return out
}

func nouns(list []pack.Noun) []string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = n.Noun
	}
	return out
}

// Tasks has the tasks of a sub-project of project i written.
func (w *Writer) Tasks(ctx context.Context, m Material, i, g int) ([]prompts.PlannedTask, error) {
	s := m.Project.Subprojects[g]
	in := prompts.SubtasksIn{
		N: w.Options.tasksOf(i, g), Topic: m.Project.Name,
		Subproject: prompts.PlannedSubproject{Name: s.Name, Goal: s.Goal, Components: nouns(s.Components)},
	}
	for _, d := range w.Packs[m.Pack].Deliverables {
		in.Deliverables = append(in.Deliverables,
			prompts.Kind{Noun: d.Noun, Lifecycle: corpus.Lifecycle(d.Lifecycle), Skills: d.Skills})
	}
	task := *w.Planner.Subtasks
	task.Check = also(task.Check, ordered)
	reply, err := task.Ask(ctx, w.Model, in)
	if err != nil {
		return nil, stuck(err, i, m.Project.Name, "tasks of the sub-project "+s.Name)
	}
	return reply.Out.Tasks, nil
}

// rules has the rules of a project written (E19).
func (w *Writer) rules(ctx context.Context, m Material, before []Material) ([]prompts.PlannedRule, error) {
	p := w.Packs[m.Pack]
	in := prompts.RulesIn{Field: p.Title, Roles: expected(p), N: w.Rules, Topic: m.Project.Name}
	for _, s := range m.Project.Subprojects {
		in.Groups = append(in.Groups, s.Name)
	}
	for _, d := range before {
		for _, r := range d.Rules {
			in.Taken = append(in.Taken, r.Matter, r.Term)
		}
	}
	task := *w.Planner.Rules
	task.Check = also(task.Check, func(_ prompts.RulesIn, out prompts.RulesOut) []string {
		return p.RuleFaults(rulesOf(out.Rules))
	})
	reply, err := task.Ask(ctx, w.Model, in)
	return reply.Out.Rules, err
}

// components is how many components a sub-project of project i needs, so that
// its tasks, which are components with kinds of deliverables, leave a choice.
func (w *Writer) components(i, kinds int) int {
	const fewest = 5
	return max(fewest, (3*w.Options.tasksOf(i, 0)+2*kinds-1)/(2*max(1, kinds)))
}

// topic has a topic written that differs from those before it (E2).
func (w *Writer) topic(ctx context.Context, before []Material, p *pack.Pack, variant int) (prompts.Topic, error) {
	in := prompts.TopicsIn{Field: p.Title, Roles: expected(p), N: 1, Variant: variant}
	for _, d := range before {
		in.Unlike = append(in.Unlike, d.Project.Name)
	}
	task := *w.Planner.Topics
	task.Check = also(task.Check, func(_ prompts.TopicsIn, out prompts.TopicsOut) []string {
		var v []string
		for i, t := range out.Topics {
			if fault := pack.NameFault(t.Name); fault != "" { // no one could mend it later
				v = append(v, fmt.Sprintf("topic %d, name: %s", i+1, fault))
			}
			for _, d := range before {
				if slices.ContainsFunc(d.Project.Subprojects, func(s pack.Subproject) bool {
					return strings.EqualFold(s.Name, t.Name)
				}) {
					v = append(v, fmt.Sprintf("%q is a sub-project of %q", t.Name, d.Project.Name))
				}
				if check.NearDuplicates(corpus.Project{Name: t.Name, Context: t.Context, Challenges: t.Challenges},
					topic(d.Project)) {
					v = append(v, fmt.Sprintf("%q is nearly the same as %q", t.Name, d.Project.Name))
				}
			}
		}
		return v
	})
	reply, err := task.Ask(ctx, w.Model, in)
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
