package blueprint

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/prompts"
	check "memloom/validate/invariants"
)

// script is a chat model that answers a planner's tasks by rule, each the
// first time as spoil says, or always. It keeps the violations that it is asked
// again with.
type script struct {
	spoil  map[string]func(answer any) any // by task
	always bool                            // it never learns
	spoilt map[string]bool
	asked  map[string][]string // violations by task
	calls  map[string]int
}

func newScript() *script {
	return &script{spoil: map[string]func(any) any{}, spoilt: map[string]bool{}, asked: map[string][]string{},
		calls: map[string]int{}}
}

func (s *script) Name() string { return "script" }

func (s *script) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	if _, err := c.Prompt(); err != nil {
		return llm.Answer{}, err
	}
	s.calls[c.Task]++
	for _, p := range c.Prior {
		s.asked[c.Task] = append(s.asked[c.Task], p.Violations...)
	}
	answer := s.answer(c)
	if f := s.spoil[c.Task]; f != nil && (s.always || !s.spoilt[c.Task]) {
		s.spoilt[c.Task] = true
		answer = f(answer)
	}
	text, err := json.Marshal(answer)
	return llm.Answer{Text: string(text), Model: "script"}, err
}

func (s *script) answer(c llm.Call) any {
	switch in := c.Input.(type) {
	case prompts.TopicsIn:
		return prompts.TopicsOut{Topics: []prompts.Topic{[]prompts.Topic{
			{Name: "Glasshouse Heating", Context: "Pipes burst in frost.", Challenges: []string{"steam escapes", "valves stick",
				"winters sharpen"}, Categories: []string{"garden"}},
			{Name: "Orchard Ledger", Context: "Harvests go uncounted.", Challenges: []string{"baskets differ", "pickers hurry",
				"scales drift"}, Categories: []string{"garden"}},
		}[len(in.Unlike)]}}
	case prompts.SubprojectsIn:
		out := prompts.SubprojectsOut{}
		for _, w := range []string{"Boilers", "Vents", "Blinds"} {
			sub := prompts.PlannedSubproject{Name: in.Topic.Name + " " + w, Goal: "Look after them well."}
			for k := range in.Components {
				sub.Components = append(sub.Components, fmt.Sprintf("%s %s part %c", strings.ToLower(in.Topic.Name),
					strings.ToLower(w), 'a'+rune(k)))
			}
			out.Subprojects = append(out.Subprojects, sub)
		}
		return out
	case prompts.SubtasksIn:
		return planned(in)
	case prompts.RulesIn:
		out := prompts.RulesOut{}
		for i := range in.N {
			out.Rules = append(out.Rules, prompts.PlannedRule{
				Matter: "changes to the " + in.Groups[i], Needs: "a word with the gardener", Term: in.Groups[i] + " watch",
				When: "during " + in.Groups[i] + " watch", Means: "the nights on which the " + in.Groups[i] + " are armed",
				Override: "the signature of the night crew", Because: "the gardener sleeps then",
			})
		}
		return out
	case prompts.RationalesIn:
		out := prompts.RationalesOut{}
		for _, a := range in.Assignments {
			out.Rationales = append(out.Rationales, fmt.Sprintf("It falls to %s as %s.", a.Owner, a.Role))
		}
		return out
	}
	return struct{}{}
}

// planned takes the pairs of a sub-project phase by phase; each task waits for
// the one before it on the same component.
func planned(in prompts.SubtasksIn) prompts.SubtasksOut {
	kinds := slices.Clone(in.Deliverables)
	slices.SortStableFunc(kinds,
		func(a, b prompts.Kind) int { return check.Phase(a.Lifecycle) - check.Phase(b.Lifecycle) })
	var out prompts.SubtasksOut
	last := map[string]int{}
	for i := range in.N {
		k := kinds[i*len(kinds)/in.N]
		t := prompts.PlannedTask{Component: in.Subproject.Components[i%len(in.Subproject.Components)], Deliverable: k.Noun,
			After: []int{}}
		if n := last[t.Component]; n > 0 {
			t.After = []int{n}
		}
		last[t.Component] = i + 1
		out.Tasks = append(out.Tasks, t)
	}
	return out
}

func written(t *testing.T, m llm.Model) (Options, []*pack.Pack, []Material, error) {
	t.Helper()
	packs := large(t)
	o := small(nil)
	o.TasksPerGroup = 18
	w := Writer{Planner: prompts.NewPlanner(), Model: m, Options: o, Packs: packs, Rules: 3}
	list, err := w.Write(t.Context(), func(i int) int { return i })
	return o, packs, list, err
}

// TestWrittenOrganisation: what a planner writes becomes an organisation that
// passes every validator; its topics, sub-projects, tasks, waits and rationales
// are the planner's.
func TestWrittenOrganisation(t *testing.T) {
	m := newScript()
	o, packs, list, err := written(t, m)
	if err != nil {
		t.Fatal(err)
	}
	o.Material = list
	people := staffed(t, o, 60, packs, 1)
	org, err := Organise(o, packs, people, source(1))
	if err != nil {
		t.Fatal(err)
	}
	if v := check.Check(planOf(org), o.limits()); len(v) > 0 {
		t.Errorf("the organisation breaks %v", v)
	}
	if org.Projects[0].Project.Name != "Glasshouse Heating" || org.Projects[1].Project.Name != "Orchard Ledger" ||
		len(list[0].Rules) != 3 {
		t.Errorf("the projects are %q and %q with %d rules", org.Projects[0].Project.Name, org.Projects[1].Project.Name,
			len(list[0].Rules))
	}
	waits := 0
	for _, b := range org.Projects {
		for _, x := range b.Tasks {
			if !strings.Contains(x.Component, strings.ToLower(b.Project.Name)) {
				t.Errorf("%s is not the planner's: %q", x.ID, x.Name)
			}
		}
		for _, d := range b.Dependencies {
			if d.Type == corpus.InternalDependency {
				waits++
			}
		}
		rationalise(t, m, b, org.People)
		for _, x := range b.Tasks {
			if !strings.HasPrefix(x.Rationale, "It falls to ") {
				t.Errorf("the rationale of %s is %q", x.Name, x.Rationale)
			}
		}
	}
	if waits < 40 {
		t.Errorf("%d planned waits are left", waits)
	}
}

// rationalise has all rationales of a project worded.
func rationalise(t *testing.T, m llm.Model, b *Blueprint, people []corpus.Person) {
	t.Helper()
	for k, in := range b.Assignments(people) {
		reply, err := prompts.NewPlanner().Rationales.Ask(t.Context(), m, in)
		if err != nil {
			t.Fatal(err)
		}
		b.Explain(k, reply.Out.Rationales)
	}
}

// TestPlannerRepeatsItself: a topic like one before it is asked again, and a
// planner that never learns ends in an error.
func TestPlannerRepeatsItself(t *testing.T) {
	m := newScript()
	stubborn := stubbornModel{m}
	_, _, _, err := written(t, stubborn)
	if err == nil || !strings.Contains(err.Error(), "nearly the same") || !strings.Contains(err.Error(), "project 2") {
		t.Errorf("got %v", err)
	}
}

// stubbornModel always writes the first topic.
type stubbornModel struct{ *script }

func (s stubbornModel) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if in, ok := c.Input.(prompts.TopicsIn); ok {
		in.Unlike = nil
		c.Input = in
	}
	return s.script.Complete(ctx, c)
}

// TestMaterialIsDeduplicated: a task that two groups were given is made by the first (E10).
func TestMaterialIsDeduplicated(t *testing.T) {
	o, packs, list, err := written(t, newScript())
	if err != nil {
		t.Fatal(err)
	}
	list[0].Tasks[1] = append([]prompts.PlannedTask{list[0].Tasks[0][0]}, list[0].Tasks[1]...)
	for i := range list[0].Tasks[1][1:] {
		for k := range list[0].Tasks[1][1+i].After {
			list[0].Tasks[1][1+i].After[k]++
		}
	}
	o.Material = list
	org, err := Organise(o, packs, staffed(t, o, 60, packs, 1), source(1))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, x := range org.Projects[0].Tasks {
		if x.Component == list[0].Tasks[0][0].Component && x.Deliverable == list[0].Tasks[0][0].Deliverable {
			n++
		}
	}
	if n != 1 {
		t.Errorf("the task stands %d times", n)
	}
}
