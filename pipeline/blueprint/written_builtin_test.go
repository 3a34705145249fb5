package blueprint

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/internal/standin"
	"memloom/internal/thorough"
	"memloom/prompts"
	check "memloom/validate/invariants"
)

// TestBuiltinPlanner: what the built-in model writes passes the validators the
// first time, as many projects as a corpus can have and as many tasks as a year
// asks for: of fields whose packs it carries, and of fields that it knows by
// nothing but what it is told. By default a third of the variants are written, with MEMLOOM_THOROUGH=1 all twelve.
func TestBuiltinPlanner(t *testing.T) {
	var fields []*pack.Pack
	for _, name := range pack.BuiltinNames() {
		p := packtest.Builtin(t, name)
		fields = append(fields, p)
	}
	for _, p := range packs(t) {
		unknown := *p
		unknown.Title = "Unheard-of " + p.Title
		fields = append(fields, &unknown)
	}
	m := once{standin.New(prompts.NewTasks(nil)), t}
	runs := thorough.OneIn(3)
	for _, p := range fields {
		for variant := range 12 {
			if variant > 0 && !runs() {
				continue
			}
			o := quickstart()
			o.Projects, o.TasksPerGroup = 5, 8
			if variant == 0 {
				o.TasksPerGroup = min(140, 10*len(p.Deliverables))
			}
			t.Run(fmt.Sprintf("%s/%d", p.Title, variant), func(t *testing.T) {
				t.Parallel()
				w := Writer{Planner: prompts.NewPlanner(), Model: m, Options: o, Packs: []*pack.Pack{p}, Rules: 36 / (1 + variant)}
				list, err := w.Write(t.Context(), func(i int) int { return 100*i + variant })
				if err != nil {
					t.Fatal(err)
				}
				own := strings.HasPrefix(p.Title, "Unheard-of ")
				for _, x := range p.Projects {
					own = own || x.Name == list[0].Project.Name
				}
				if !own {
					t.Errorf("the first project of %s is %q, none of its pack's", p.Title, list[0].Project.Name)
				}
			})
		}
	}
}

// once is a model that is to be right the first time.
type once struct {
	llm.Model
	t *testing.T
}

func (m once) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if len(c.Prior) > 0 {
		m.t.Errorf("%s was asked again: %v", c.Task, c.Prior[0].Violations)
	}
	return m.Model.Complete(ctx, c)
}

// TestBuiltinOrganisation: projects that the built-in model wrote for a field
// that it does not know become an organisation without a violation.
func TestBuiltinOrganisation(t *testing.T) {
	field := *packs(t)[0]
	field.Title = "Unheard-of"
	list := []*pack.Pack{&field}
	o := small(nil)
	w := Writer{Planner: prompts.NewPlanner(), Model: standin.New(prompts.NewTasks(nil)), Options: o, Packs: list,
		Rules: 3}
	material, err := w.Write(t.Context(), func(i int) int { return i })
	if err != nil {
		t.Fatal(err)
	}
	o.Material = material
	org, err := Organise(o, list, staffed(t, o, 60, list, 1), source(1))
	if err != nil {
		t.Fatal(err)
	}
	if v := check.Check(planOf(org), o.limits()); len(v) > 0 {
		t.Errorf("the organisation breaks %v", v)
	}
	for i, b := range org.Projects {
		if b.Project.Name != material[i].Project.Name || len(b.Groups) != o.Groups {
			t.Errorf("project %d is %q", i+1, b.Project.Name)
		}
		for _, x := range b.Assignments(org.People)[0].Assignments {
			if x.Owner == "" || x.Owned < 1 {
				t.Errorf("%+v", x)
			}
		}
	}
}
