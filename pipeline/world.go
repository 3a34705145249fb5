package pipeline

import (
	"context"
	"fmt"

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
	versionBlueprint = 2
	versionPlan      = 1
	versionText      = 1
	versionWorld     = 1
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

func (r *Run) dialogueOptions() dialogue.Options {
	d := r.Recipe.Dialogue
	return dialogue.Options{MessagesPerDay: d.MessagesPerDay, Words: d.Words, HeldBack: d.HeldBack, Mistakes: d.Mistakes, NewsRate: d.NewsRate}
}

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
			plan, err := dialogue.Make(r.dialogueOptions(), s.blueprint, r.Pack, s.people, r.source(unit))
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
	tasks     *prompts.Tasks
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
	lex := Lexicon(people, b)
	return &scene{people: people, blueprint: b, lexicon: lex, tasks: prompts.NewTasks(lex)}, nil
}

// text has every group and day written by the author, side by side (E12).
func (r *Run) text(ctx context.Context) error {
	s, err := r.loadBlueprint(r.Store)
	if err != nil {
		return err
	}
	plan, err := fetch[*dialogue.Plan](r.Store, r.key("plan"))
	if err != nil {
		return err
	}
	var units []exec.Unit
	for _, d := range plan.Days {
		if len(d.Slots) == 0 {
			continue
		}
		units = append(units, exec.Unit{
			Name: textKey(d), Inputs: []string{dayKey(d)}, Params: r.params(taskParams(s.tasks.Day, r.Models.Author)),
			Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
				day, err := fetch[prompts.DayIn](in, dayKey(d))
				if err != nil {
					return nil, err
				}
				reply, err := s.tasks.Day.Ask(ctx, r.Models.Author, day)
				if err != nil {
					return nil, fmt.Errorf("writing %s: %w", textKey(d), err)
				}
				rec, err := record(textKey(d), reply.Out)
				return []exec.Record{rec}, err
			},
		})
	}
	return r.run(ctx, "text", versionText, units...)
}
