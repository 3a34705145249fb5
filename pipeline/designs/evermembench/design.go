// Package evermembench is the design of group chats at work (EverMemBench): an organisation whose projects each have
// three groups, tasks with dependencies, and days that begin with what the groups have to say. quickstart and workplace
// are recipes of it.
package evermembench

import (
	_ "embed"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
	"memloom/pipeline/organisation"
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
	"memloom/validate/check/rule"
)

// Design implements designs.Design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return recipe.Organisation }

// Section implements designs.Design: the keys of an organisation are in the sections that all recipes have.
func (Design) Section() any { return nil }

// Tables implements designs.Design.
func (Design) Tables() []output.Table { return nil }

// Rules implements designs.Design.
func (Design) Rules() []rule.Rule { return nil }

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

// Fits implements designs.Design.
func (Design) Fits(e *stage.Env) (int, error) { return organisation.Fits(e, planner{e}) }

// Shared implements designs.Design.
func (Design) Shared(e *stage.Env) stage.Steps { return organisation.Shared(e, planner{e}) }

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) { return organisation.Corpora(e, planner{e}) }

// Parts implements designs.Parted.
func (Design) Parts(e *stage.Env) ([]stage.Ref, error) { return organisation.Parts(e) }

// Corpus implements designs.Design.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	return organisation.Corpus(e, planner{e}, of)
}

// planner implements organisation.Planner.
type planner struct{ *stage.Env }

// Fits implements organisation.Planner: the blueprint says what is too small.
func (planner) Fits() error { return nil }

// ByProject implements organisation.Planner.
func (p planner) ByProject() bool { return p.Recipe.World.Corpora == recipe.ByProject }

// People implements organisation.Planner: they are spread over the packs by the sizes of the projects drawn from each.
func (p planner) People(src blueprint.Source) ([]corpus.Person, error) {
	o := blueprint.Options{World: p.Recipe.World}
	if p.Recipe.World.Blueprint == recipe.Written {
		o.Material = blueprint.Unwritten(o, p.Packs())
	}
	var fields []personas.Field
	for i, w := range blueprint.Weights(o, p.Packs()) {
		fields = append(fields, personas.Field{Pack: p.Domains[i].Pack, Weight: w})
	}
	return personas.GenerateFor(personas.Options{N: p.Recipe.World.People}, fields, src("people"))
}

// Organise implements organisation.Planner.
func (p planner) Organise(people []corpus.Person, material []blueprint.Material, src blueprint.Source) (
	*blueprint.Organisation, error) {
	o := blueprint.Options{World: p.Recipe.World}
	o.Material = material
	return blueprint.Organise(o, p.Packs(), people, src)
}

// Plan implements organisation.Planner: project nth has a number of messages of its own where the recipe gives one.
func (p planner) Plan(nth int, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error) {
	o := p.Recipe.Dialogue
	if nth < len(o.Messages) {
		days := len(w.Blueprint.Groups) * len(w.Blueprint.Calendar.Workdays())
		o.MessagesPerDay = float64(o.Messages[nth]) / float64(days)
	}
	return planning.Make(o, w, src)
}

// Lengths implements organisation.Planner: the days of all groups are written side by side.
func (planner) Lengths() *organisation.Lengths { return nil }
