// Package organisation is the design of group chats at work (EverMemBench, GroupMemBench): people of an organisation,
// projects with tasks and facts, the plan of who says what to whom on which day, and the days as text. A corpus is the whole
// run or one project.
package organisation

import (
	"context"
	_ "embed"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/output"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/questions/awareness"
	"memloom/pipeline/questions/existence"
	"memloom/pipeline/questions/multihop"
	"memloom/pipeline/questions/profile"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/questions/singlehop"
	"memloom/pipeline/questions/temporal"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate/check"
)

// The versions of the stages, each raised whenever its code computes something else from the same inputs.
const (
	versionPeople     = 4
	versionProjects   = 1
	versionTasks      = 1
	versionRationales = 1
	versionBlueprint  = 13
	versionPlan       = 24
	versionScaffold   = 5
	versionText       = 13
	versionWorld      = 16
)

// Design is the organisation as a design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return recipe.Organisation }

// Section implements designs.Design: what recipes say of the organisation stands in the sections of all.
func (Design) Section() any { return nil }

// Tables implements designs.Design: it has none of its own.
func (Design) Tables() []output.Table { return nil }

// Rules implements designs.Design: it has none of its own.
func (Design) Rules() []check.Rule { return nil }

//go:embed measures.yaml
var measures []byte

// Measures implements designs.Design.
func (Design) Measures() []byte { return measures }

// Families implements designs.Design.
func (Design) Families() []questions.Family {
	return slices.Concat(
		[]questions.Family{singlehop.Family{}, existence.Family{}, multihop.Family{}, temporal.Family{},
			abstention.Family{}},
		[]questions.Family{awareness.Constraint{}, awareness.Proactivity{}, awareness.Update{}},
		[]questions.Family{profile.Style{}, profile.Skill{}, profile.Role{}},
		adversarial.Families(), relational.Families(),
	)
}

// Shared implements designs.Design: people, what a planner writes, and the blueprint of all projects.
func (Design) Shared(e *stage.Env) stage.Steps {
	b := &builder{e}
	planner := []llm.Role{llm.RolePlanner}
	return stage.Steps{
		{{Name: "people", Version: versionPeople, Units: stage.Once(b.peopleUnits)}},
		{{Name: "projects", Version: versionProjects, Roles: planner, Units: b.projectUnits, Cost: b.projectsCost}},
		{{Name: "tasks", Version: versionTasks, Roles: planner, Units: stage.Once(b.tasksUnits), Cost: b.tasksCost}},
		{{Name: "blueprint", Version: versionBlueprint, Units: stage.Once(b.blueprintUnits)}},
	}
}

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) {
	head, err := stage.Fetch[headRecord](e.Store, keyOrganisation)
	if err != nil {
		return nil, err
	}
	return refs(e.Recipe, head.Projects), nil
}

func refs(r *recipe.Recipe, projects []string) []stage.Ref {
	_, domains := r.Own.(*ChannelKeys)
	if r.World.Corpora != recipe.ByProject && !domains || len(projects) == 1 {
		return []stage.Ref{{ID: "c1"}}
	}
	var out []stage.Ref
	ids := corpus.Dense("c", projects)
	for _, p := range projects {
		out = append(out, stage.Ref{ID: ids[p], Name: p})
	}
	return out
}

// Corpus implements designs.Design: the plans of a corpus's projects, their days as text, and the world that comes of them.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	p := &part{builder: &builder{e}, ref: of}
	return stage.Steps{
		{{Name: "rationales", Version: versionRationales, Roles: []llm.Role{llm.RolePlanner},
			Units: stage.Once(p.rationaleUnits), Early: true, Cost: p.rationalesCost}},
		{{Name: "plan", Version: versionPlan, Units: stage.Once(p.planUnits), Early: true, Cost: p.planCost,
			Sketch: p.sketch}},
		{
			{Name: "scaffold", Version: versionScaffold, Roles: []llm.Role{llm.RoleSummariser}, Units: p.scaffoldUnits,
				Cost: p.scaffoldCost, Pilot: p.scaffoldPilot, Some: p.someRecords},
			{Name: "text", Version: versionText, Roles: []llm.Role{llm.RoleAuthor, llm.RoleChecker, llm.RoleFixer},
				Units: p.textUnits, Cost: p.textCost, Pilot: p.textPilot, Some: p.someTexts},
		},
		{{Name: "world", Version: versionWorld, Units: stage.Once(p.worldUnits), Cost: p.worldCost}},
	}
}

// builder makes what the corpora of an organisation share.
type builder struct{ *stage.Env }

// part is one corpus while it is made. What its stages share is read when the first of them asks.
type part struct {
	*builder
	ref      stage.Ref
	scene    *scene
	projects []*projectText
	outline  *outline // for what is foreseen
}

// planUnits makes the skeleton of every project's dialogue.
func (p *part) planUnits(context.Context) ([]exec.Unit, error) {
	s, err := p.explained()
	if err != nil {
		return nil, err
	}
	return p.plans(s), nil
}

// texts returns the plans of the corpus's projects as they become text.
func (p *part) texts() ([]*projectText, error) {
	if p.projects != nil {
		return p.projects, nil
	}
	s, err := p.explained()
	if err != nil {
		return nil, err
	}
	p.projects, err = p.projectTexts(s)
	return p.projects, err
}

// explained returns the scene with the reasons for its tasks' owners.
func (p *part) explained() (*scene, error) {
	if p.scene != nil {
		return p.scene, nil
	}
	s, err := p.loadScene(p.ref)
	if err != nil {
		return nil, err
	}
	if err := p.explain(s); err != nil {
		return nil, fmt.Errorf("rationales: %w", err)
	}
	p.scene = s
	return s, nil
}
