package pipeline

import (
	"context"
	"strings"

	"memloom/internal/corpus"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/exec"
	"memloom/prompts"
)

// The versions of the stages. A stage's version is raised whenever its code
// computes something else from the same inputs; a golden test guards them.
const (
	versionPeople    = 2
	versionBlueprint = 3
	versionPlan      = 2
	versionScaffold  = 1
	versionText      = 2
	versionWorld     = 3
	versionDrafts    = 1
	versionWording   = 1
	versionJudge     = 1
	versionProbe     = 1
	versionConclude  = 1
)

func (r *Run) key(stage string) string { return stage + "/" + r.id }

// people makes the profiles (E1, G3).
func (r *Run) people(ctx context.Context) error {
	unit := r.key("people")
	return r.run(ctx, "people", versionPeople, exec.Unit{
		Name: unit, Params: r.params(r.Recipe.World.People, r.packHash()),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			people, err := personas.Generate(personas.Options{N: r.Recipe.World.People}, r.Pack, r.source(unit)("people"))
			if err != nil {
				return nil, err
			}
			rec, err := record(unit, people)
			return []exec.Record{rec}, err
		},
	})
}

func (r *Run) blueprintOptions() blueprint.Options {
	w := r.Recipe.World
	return blueprint.Options{
		Project: r.id, CorpusID: "c1", First: w.First, Workdays: w.Workdays, Closures: w.Closures, Groups: w.Groups,
		TasksPerGroup: w.TasksPerGroup, FactsPerTask: w.FactsPerTask, Changes: w.Changes, Slips: w.Slips,
	}
}

// blueprint makes the project, its tasks and facts (E2–E10).
func (r *Run) blueprint(ctx context.Context) error {
	unit := r.key("blueprint")
	return r.run(ctx, "blueprint", versionBlueprint, exec.Unit{
		Name: unit, Inputs: []string{r.key("people")}, Params: r.params(r.blueprintOptions(), r.packHash()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			people, err := fetch[[]corpus.Person](in, r.key("people"))
			if err != nil {
				return nil, err
			}
			b, err := blueprint.Build(r.blueprintOptions(), r.Pack, people, r.source(unit))
			if err != nil {
				return nil, err
			}
			rec, err := record(unit, b)
			return []exec.Record{rec}, err
		},
	})
}

func (r *Run) dialogueOptions() dialogue.Options { return dialogue.From(r.Recipe.Dialogue) }

// plan makes the skeleton of the dialogue, and for every group and day what an
// author is asked.
func (r *Run) plan(ctx context.Context) error {
	unit := r.key("plan")
	return r.run(ctx, "plan", versionPlan, exec.Unit{
		Name: unit, Inputs: []string{r.key("people"), r.key("blueprint")}, Params: r.params(r.dialogueOptions(), r.packHash()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			s, err := r.loadBlueprint(in)
			if err != nil {
				return nil, err
			}
			plan, err := dialogue.Make(r.dialogueOptions(), dialogue.Scene{Blueprint: s.blueprint, Pack: r.Pack, People: s.people}, r.source(unit))
			if err != nil {
				return nil, err
			}
			rec, err := record(unit, plan)
			if err != nil {
				return nil, err
			}
			out := []exec.Record{rec}
			script := r.script(s, plan)
			for _, d := range plan.Days {
				if rec, err = record(dayKey(d), script.Input(d)); err != nil {
					return nil, err
				}
				out = append(out, rec)
			}
			return out, nil
		},
	})
}

func dayKey(d dialogue.DayPlan) string { return "day/" + d.GroupID + "/" + d.Date.String() }
func textKey(d dialogue.DayPlan) string {
	return "text/" + d.GroupID + "/" + d.Date.String()
}

func (r *Run) script(s *scene, plan *dialogue.Plan) *dialogue.Script {
	pick := func(unit, purpose string) int { return corpus.Rand(r.Seed, unit, purpose).IntN(1 << 30) }
	return dialogue.NewScript(r.dialogueOptions(), s.blueprint, r.Pack, s.people, plan, s.lexicon, pick)
}

// scene is the world before anybody speaks.
type scene struct {
	people    []corpus.Person
	blueprint *blueprint.Blueprint
	lexicon   *corpus.Lexicon
	names     string // hash of the lexicon's names and units: texts are checked against them
	tasks     *prompts.Tasks
}

func newScene(people []corpus.Person, b *blueprint.Blueprint) *scene {
	world := corpus.Corpus{
		People: people, Projects: []corpus.Project{b.Project}, Subprojects: b.Subprojects, Tasks: b.Tasks, Entities: b.Entities, Facts: b.Facts,
	}
	names, units := world.Gazetteer()
	lex := corpus.NewLexicon(names, units)
	return &scene{
		people: people, blueprint: b, lexicon: lex, tasks: prompts.NewTasks(lex),
		names: hashOf([]byte(strings.Join(names, "\n") + "\n\n" + strings.Join(units, "\n"))),
	}
}

func (r *Run) loadBlueprint(in exec.Getter) (*scene, error) {
	people, err := fetch[[]corpus.Person](in, r.key("people"))
	if err != nil {
		return nil, err
	}
	b, err := fetch[*blueprint.Blueprint](in, r.key("blueprint"))
	if err != nil {
		return nil, err
	}
	return newScene(people, b), nil
}
