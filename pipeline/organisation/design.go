// Package organisation makes the world of group chats: people of an organisation, projects with tasks and facts, the
// plan of who says what to whom on which day, and the days as text. A corpus is the whole run or one project. Designs
// bring a Planner each.
package organisation

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/stage"
)

// The versions of the stages, each raised whenever its code computes something else from the same inputs.
const (
	versionPeople     = 4
	versionProjects   = 1
	versionTasks      = 1
	versionRationales = 1
	versionBlueprint  = 14
	versionPlan       = 25
	versionScaffold   = 5
	versionText       = 14
	versionWorld      = 17
)

// Planner makes what the designs of group chats differ in. Its methods draw from the sources that they are given alone.
type Planner interface {
	// Fits returns an error that names the key of the recipe that cannot be met. It is called before anything is made.
	Fits() error
	// ByProject says whether each project is a corpus of its own.
	ByProject() bool
	// People makes the profiles (E1, G3).
	People(src blueprint.Source) ([]corpus.Person, error)
	// Organise makes projects, tasks and facts (E2–E10), from what the planner model wrote, if it did.
	Organise(people []corpus.Person, material []blueprint.Material, src blueprint.Source) (*blueprint.Organisation, error)
	// Plan plans the dialogue of the run's project nth, from 0.
	Plan(nth int, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error)
	// Lengths bounds messages that are written one by one, each after those of earlier days of its phase (G8). Nil: the
	// days of a plan are written side by side.
	Lengths() *Lengths
}

// Lengths are the fewest and most sentences of a message, and the most words of a sentence on average.
type Lengths struct {
	Post, Reply [2]int
	Words       int
}

// Fits returns the number of corpora of a run, or an error that names what is too small.
func Fits(e *stage.Env, p Planner) (int, error) {
	b := &builder{e, p}
	s, err := b.skeleton()
	if err != nil {
		return 0, err
	}
	return len(refs(s.head.Projects, p.ByProject())), nil
}

// Shared lists the stages that all corpora share: people, what a planner writes, and the blueprint of all projects.
func Shared(e *stage.Env, p Planner) stage.Steps {
	b := &builder{e, p}
	planner := []llm.Role{llm.RolePlanner}
	return stage.Steps{
		{{Name: "people", Version: versionPeople, Units: stage.Once(b.peopleUnits)}},
		{{Name: "projects", Version: versionProjects, Roles: planner, Units: b.projectUnits,
			Note: "the planner writes topic, sub-projects and rules of each, unlike those before it"}},
		{{Name: "tasks", Version: versionTasks, Roles: planner, Units: stage.Once(b.tasksUnits),
			Note: "the tasks of each group"}},
		{{Name: "blueprint", Version: versionBlueprint, Units: stage.Once(b.blueprintUnits)}},
	}
}

// skeleton computes what no model takes part in; where a planner writes the projects, a stand-in does.
func (r *builder) skeleton() (*scene, error) {
	if err := r.planner.Fits(); err != nil {
		return nil, err
	}
	people, err := r.planner.People(r.Source(keyPeople))
	if err != nil {
		return nil, err
	}
	material, err := r.sketched()
	if err != nil {
		return nil, err
	}
	org, err := r.planner.Organise(people, material, r.Source(keyOrganisation))
	if err != nil {
		return nil, err
	}
	numbers := make([]int, len(org.Projects))
	for i := range numbers {
		numbers[i] = i
	}
	return r.newScene(headOf(org), org.Projects, numbers, material)
}

// Corpora names the corpora of a run whose shared stages are done.
func Corpora(e *stage.Env, p Planner) ([]stage.Ref, error) { return named(e, p.ByProject()) }

// Parts names the projects of such a run, each as a corpus of its own.
func Parts(e *stage.Env) ([]stage.Ref, error) { return named(e, true) }

func named(e *stage.Env, byProject bool) ([]stage.Ref, error) {
	head, err := stage.Fetch[headRecord](e.Store, keyOrganisation)
	return refs(head.Projects, byProject), err
}

func refs(projects []string, byProject bool) []stage.Ref {
	if !byProject || len(projects) == 1 {
		return []stage.Ref{{ID: "c1"}}
	}
	var out []stage.Ref
	ids := corpus.Dense("c", projects)
	for _, p := range projects {
		out = append(out, stage.Ref{ID: ids[p], Name: p})
	}
	return out
}

// Corpus lists the stages of a corpus: the plans of its projects, their days as text, and the world that is joined from
// them.
func Corpus(e *stage.Env, planner Planner, of stage.Ref) stage.Steps {
	p := &part{builder: &builder{e, planner}, ref: of}
	return stage.Steps{
		{{Name: "rationales", Version: versionRationales, Roles: []llm.Role{llm.RolePlanner},
			Units: stage.Once(p.rationaleUnits), Note: "why each task has its owner"}},
		{{Name: "plan", Version: versionPlan, Units: stage.Once(p.planUnits)}},
		{
			{Name: "scaffold", Version: versionScaffold, Roles: []llm.Role{llm.RoleSummariser}, Units: p.scaffoldUnits,
				Some: p.someRecords, Fill: p.fillRecords, Note: "a call a summary and a leader log"},
			{Name: "text", Version: versionText, Roles: []llm.Role{llm.RoleAuthor, llm.RoleChecker, llm.RoleFixer},
				Units: p.textUnits, Some: p.someTexts, Fill: p.fillTexts, Sketch: p.sketch,
				Note: "a group's day is written whole or message by message, checked, and mended twice at most"},
		},
		{{Name: "world", Version: versionWorld, Units: stage.Once(p.worldUnits)}},
	}
}

// builder makes what the corpora of an organisation share.
type builder struct {
	*stage.Env
	planner Planner
}

// part is one corpus while it is made. What its stages share is read when the first of them asks.
type part struct {
	*builder
	ref      stage.Ref
	scene    *scene
	projects []*projectText
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
