package pipeline

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/pack"
	"memloom/internal/prose"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/ledger"
	"memloom/pipeline/recipe"
	"memloom/prompts"
)

// corpusID names the corpus of a run; all its projects are one corpus.
const corpusID = "c1"

// Domain is a domain pack as a run keeps it: with its text, so that the run can go on without the file.
type Domain struct {
	*pack.Pack
	Text []byte
}

// domainsHash identifies the texts of all packs.
func (r *Run) domainsHash() string {
	var all []string
	for _, d := range r.Domains {
		all = append(all, hashOf(d.Text))
	}
	return strings.Join(all, " ")
}

func (s Settings) packs() []*pack.Pack {
	var out []*pack.Pack
	for _, d := range s.Domains {
		out = append(out, d.Pack)
	}
	return out
}

// scene is the world before anybody speaks.
type scene struct {
	*blueprint.Organisation
	projects []*project
	lexicon  *corpus.Lexicon
	masked   *corpus.Lexicon // the names without which texts are compared
	names    string          // hash of the lexicon's names and units: texts are checked against them
	tasks    *prompts.Tasks
	written  []string         // keys of the records that hold what a planner wrote
	failures []corpus.Failure // of what was asked before the projects were known
}

// project is one of a scene's, with what its work comes from.
type project struct {
	id     string
	domain Domain
	dialogue.Scene
}

// newScene makes the scene of an organisation and of what a planner wrote for it, if it did.
func (s Settings) newScene(org *blueprint.Organisation, material []blueprint.Material) (*scene, error) {
	world := corpus.Corpus{People: org.People, Entities: org.Entities()}
	out := &scene{Organisation: org}
	shares, turns := sharesOf(org), turnsOf(org)
	for i, b := range org.Projects {
		world.Projects = append(world.Projects, b.Project)
		world.Subprojects = append(world.Subprojects, b.Subprojects...)
		world.Tasks = append(world.Tasks, b.Tasks...)
		world.Facts, world.Groups = append(world.Facts, b.Facts...), append(world.Groups, b.Groups...)
		d := s.Domains[org.Packs[i]]
		if len(material) > 0 {
			d.Pack = material[i].Field(d.Pack)
		}
		out.projects = append(out.projects, &project{
			id: b.Project.ID, domain: d, Scene: dialogue.Scene{
				Blueprint: b, Pack: d.Pack, People: org.People, Shares: shares[i], Order: s.order(d), Turn: turns[i],
			},
		})
	}
	names, units := world.Gazetteer()
	out.lexicon, out.masked = corpus.NewLexicon(names, units), prose.Lexicon(&world)
	masked := prose.Names(&world)
	out.names = hashOf([]byte(strings.Join(masked, "\n") + "\n\n" + strings.Join(units, "\n")))
	var err error
	out.tasks, err = prompts.NewTasks(out.lexicon).With(s.Templates)
	return out, err
}

// order is the source of what the projects of a pack draw alike.
func (s Settings) order(d Domain) dialogue.Source {
	return func(purpose string) *rand.Rand { return corpus.Rand(s.Seed, "pack/"+d.Pack.Name, purpose) }
}

// turnsOf says of each project which it is among those of its pack.
func turnsOf(org *blueprint.Organisation) []dialogue.Share {
	of := map[int]int{}
	out := make([]dialogue.Share, len(org.Projects))
	for i, pack := range org.Packs[:len(org.Projects)] {
		out[i].Nth = of[pack]
		of[pack]++
	}
	for i := range out {
		out[i].Of = of[org.Packs[i]]
	}
	return out
}

// sharesOf divides the minutes of those who sit in several projects among these, so that plans made side by side never
// put somebody into two groups at one instant (E15). It returns the shares by project.
func sharesOf(org *blueprint.Organisation) []dialogue.Shares {
	in := map[string][]int{}
	for i, b := range org.Projects {
		for _, id := range b.Participants() {
			in[id] = append(in[id], i)
		}
	}
	out := make([]dialogue.Shares, len(org.Projects))
	for i := range out {
		out[i] = dialogue.Shares{}
	}
	for id, projects := range in {
		if len(projects) == 1 {
			continue
		}
		for nth, i := range projects {
			out[i][id] = dialogue.Share{Nth: nth, Of: len(projects)}
		}
	}
	return out
}

// Keys of records that several stages read.
const (
	keyPeople       = "people"
	keyOrganisation = "organisation"
)

func (p *project) key(stage string) string { return stage + "/" + p.id }

// organisationRecord is what the organisation has beyond its projects.
type organisationRecord struct {
	People   []corpus.Person
	Calendar corpus.Calendar
	Projects []string
	Packs    []int
}

func (s Settings) blueprintOptions() blueprint.Options {
	return blueprint.From(s.Recipe.World, corpusID)
}

// makePeople makes the profiles (E1, G3).
func (r *Run) makePeople() ([]corpus.Person, error) {
	var fields []personas.Field
	for i, w := range r.weights() {
		fields = append(fields, personas.Field{Pack: r.Domains[i].Pack, Weight: w})
	}
	return personas.GenerateFor(personas.Options{N: r.Recipe.World.People}, fields, r.source(keyPeople)("people"))
}

// weights says how the people are spread over the packs.
func (r *Run) weights() []int {
	o := r.blueprintOptions()
	if r.written() {
		o.Material = blueprint.Unwritten(o, r.packs())
	}
	return blueprint.Weights(o, r.packs())
}

// makeOrganisation makes projects, tasks and facts (E2–E10), from what a planner wrote, if it did.
func (r *Run) makeOrganisation(people []corpus.Person, material []blueprint.Material) (*blueprint.Organisation, error) {
	o := r.blueprintOptions()
	o.Material = material
	return blueprint.Organise(o, r.packs(), people, r.source(keyOrganisation))
}

func (r *Run) people(ctx context.Context) error {
	weights := r.weights()
	return r.run(ctx, "people", versionPeople, exec.Unit{
		Name: keyPeople, Params: r.params(r.Recipe.World.People, weights, r.domainsHash()),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			people, err := r.makePeople()
			if err != nil {
				return nil, err
			}
			rec, err := record(keyPeople, people)
			return []exec.Record{rec}, err
		},
	})
}

func (r *Run) organisation(ctx context.Context) error {
	return r.run(ctx, "blueprint", versionBlueprint, exec.Unit{
		Name: keyOrganisation, Inputs: append([]string{keyPeople},
			r.materialKeys()...), Params: r.params(r.blueprintOptions(), r.domainsHash()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			people, err := fetch[[]corpus.Person](in, keyPeople)
			if err != nil {
				return nil, err
			}
			material, err := r.material(in)
			if err != nil {
				return nil, err
			}
			org, err := r.makeOrganisation(people, material)
			if err != nil {
				return nil, err
			}
			var out []exec.Record
			head := organisationRecord{People: org.People, Calendar: org.Calendar, Packs: org.Packs}
			for _, b := range org.Projects {
				head.Projects = append(head.Projects, b.Project.ID)
				rec, err := record("blueprint/"+b.Project.ID, b)
				if err != nil {
					return nil, err
				}
				out = append(out, rec)
			}
			rec, err := record(keyOrganisation, head)
			return append(out, rec), err
		},
	})
}

// loadScene reads the organisation back.
func (r *Run) loadScene() (*scene, error) {
	head, err := fetch[organisationRecord](r.Store, keyOrganisation)
	if err != nil {
		return nil, err
	}
	org := &blueprint.Organisation{People: head.People, Calendar: head.Calendar, Packs: head.Packs}
	for _, id := range head.Projects {
		b, err := fetch[*blueprint.Blueprint](r.Store, "blueprint/"+id)
		if err != nil {
			return nil, err
		}
		org.Projects = append(org.Projects, b)
	}
	material, err := r.material(r.Store)
	if err != nil {
		return nil, err
	}
	s, err := r.newScene(org, material)
	if err == nil {
		s.written = r.materialKeys()
	}
	return s, err
}

// keys are the records that hold the scene.
func (s *scene) keys() []string {
	out := append([]string{keyOrganisation}, s.written...)
	for _, p := range s.projects {
		out = append(out, p.key("blueprint"))
	}
	return out
}

// plan makes the skeleton of every project's dialogue, and for every group and day what an author is asked.
func (r *Run) plan(ctx context.Context, s *scene) error {
	var units []exec.Unit
	for _, p := range s.projects {
		units = append(units, exec.Unit{
			Name: p.key("plan"), Inputs: s.keys(), Params: r.params(r.dialogueOptions(), hashOf(p.domain.Text)),
			Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
				plan, err := r.makePlan(p)
				if err != nil {
					return nil, fmt.Errorf("project %s: %w", p.Blueprint.Project.Name, err)
				}
				rec, err := record(p.key("plan"), plan)
				if err != nil {
					return nil, err
				}
				out := []exec.Record{rec}
				script := r.scriptOf(s, p, plan)
				ledgers := ledgerWriterOf(p, plan, script)
				memory := ledgers.Store(ledgers.Keep(ledger.InPlan(plan, nil)))
				for _, d := range plan.Days {
					asked := script.Input(d)
					asked.Ledgers = memory.Before(d)
					if rec, err = record(dayKey(d), asked); err != nil {
						return nil, err
					}
					out = append(out, rec)
				}
				return out, nil
			},
		})
	}
	return r.run(ctx, "plan", versionPlan, units...)
}

func (r *Run) makePlan(p *project) (*dialogue.Plan, error) {
	return planning.Make(r.dialogueOptions(), p.Scene, r.source(p.key("plan")))
}

// dialogueOptions are the keys that plans depend on: how days are written, and written anew, comes later.
func (r *Run) dialogueOptions() recipe.Dialogue {
	o := r.Recipe.Dialogue
	o.Generation, o.Rephrase, o.RephraseUpTo = "", 0, 0
	return o
}

func dayKey(d dialogue.DayPlan) string  { return "day/" + d.GroupID + "/" + d.Date.String() }
func textKey(d dialogue.DayPlan) string { return "text/" + d.GroupID + "/" + d.Date.String() }

func (r *Run) scriptOf(s *scene, p *project, plan *dialogue.Plan) *script.Script {
	pick := func(unit, purpose string) int { return corpus.Rand(r.Seed, unit, purpose).IntN(1 << 30) }
	return script.New(r.dialogueOptions(), p.Blueprint, p.Pack, p.People, plan, s.lexicon, pick)
}

// ledgerWriterOf keeps the phase memory of a project's tasks (G8).
func ledgerWriterOf(p *project, plan *dialogue.Plan, script *script.Script) *ledger.Writer {
	issues := make(map[string][]string, len(p.Blueprint.Tasks))
	for _, t := range p.Blueprint.Tasks {
		issues[t.ID] = dialogue.SubIssues(p.Pack, t)
	}
	return ledger.New(plan.Facts, ledger.Names{Subject: script.Subject, Noun: script.Noun}, issues)
}
