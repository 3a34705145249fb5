package organisation

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/ledger"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate"
)

// scene is the world before anyone speaks.
type scene struct {
	head     *headRecord
	projects []*project
	lexicon  *corpus.Lexicon

	gazetteer, units []string // what the lexicon is made of

	names    string // hash of the lexicon's names and units: texts are checked against them
	tasks    *prompts.Tasks
	written  []string         // keys of the records that hold what a planner wrote
	failures []corpus.Failure // of what was asked before the projects were known
}

// project is one of a scene's, with what its work comes from.
type project struct {
	id     string
	nth    int // of all the run's projects, from 0
	domain stage.Domain
	dialogue.Scene
}

// newScene makes the scene of some of the organisation's projects, by their numbers, and of what a planner wrote for
// all of them, if it did.
func (b *builder) newScene(head *headRecord, projects []*blueprint.Blueprint, numbers []int,
	material []blueprint.Material) (*scene, error) {
	world := corpus.Corpus{People: head.People, Entities: head.Entities}
	out := &scene{head: head}
	for i, x := range projects {
		world.Projects = append(world.Projects, x.Projects()...)
		world.Subprojects = append(world.Subprojects, x.Subprojects...)
		world.Tasks = append(world.Tasks, x.Tasks...)
		world.Facts, world.Groups = append(world.Facts, x.Facts...), append(world.Groups, x.Groups...)
		n := numbers[i]
		d := b.Domains[head.Packs[n]]
		if len(material) > 0 {
			d.Pack = material[n].Field(d.Pack)
		}
		out.projects = append(out.projects, &project{
			id: x.Project.ID, nth: n, domain: d, Scene: dialogue.Scene{
				Blueprint: x, Pack: d.Pack, People: known(x, head.People), Shares: head.Shares[n], Order: b.order(d),
				Turn: head.Turns[n], Chains: b.bridges(len(head.Projects)).Chains(n),
			},
		})
	}
	out.gazetteer, out.units = world.Gazetteer()
	out.lexicon = corpus.NewLexicon(out.gazetteer, out.units)
	out.names = stage.HashOf([]byte(strings.Join(out.gazetteer, "\n") + "\n\n" + strings.Join(out.units, "\n")))
	var err error
	out.tasks, err = prompts.NewTasks(out.lexicon).With(b.Templates)
	return out, err
}

// known are the people that a project's chats may speak of: all of an organisation, those of the domain in channels.
func known(b *blueprint.Blueprint, people []corpus.Person) []corpus.Person {
	if len(b.Portfolio) == 0 {
		return people
	}
	return state.Participants(b, people)
}

// bridges is what the recipe asks for in field bridges (E18).
func (b *builder) bridges(projects int) validate.Bridges {
	q := b.Recipe.Questions
	out := validate.Bridges{Items: q.Families[validate.FieldBridges], Projects: projects}
	if b.Recipe.World.Corpora == recipe.ByProject {
		out.Corpora, out.ByCorpus = q.Corpora, q.ByCorpus[validate.FieldBridges]
	}
	return out
}

// order is the source of what the projects of a pack draw alike.
func (r *builder) order(d stage.Domain) dialogue.Source {
	return func(purpose string) *rand.Rand { return corpus.Rand(r.Seed, "pack/"+d.Pack.Name, purpose) }
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
// put a person into two groups at one instant (E15). It returns the shares by project.
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

// headRecord is what the organisation has beyond its projects.
type headRecord struct {
	People   []corpus.Person
	Calendar corpus.Calendar
	Entities []corpus.Entity
	Terms    []corpus.Term
	Projects []string
	Packs    []int             // by project
	Shares   []dialogue.Shares // likewise
	Turns    []dialogue.Share  // likewise
}

func headOf(org *blueprint.Organisation) *headRecord {
	h := &headRecord{People: org.People, Calendar: org.Calendar, Entities: org.Entities(), Terms: org.Terms(),
		Packs: org.Packs, Shares: sharesOf(org), Turns: turnsOf(org)}
	for _, b := range org.Projects {
		h.Projects = append(h.Projects, b.Project.ID)
	}
	return h
}

// shared is what all corpora have in common, as it is published.
func (h *headRecord) shared() *corpus.Corpus {
	c := &corpus.Corpus{People: h.People, Terms: h.Terms, Entities: h.Entities, First: h.Calendar.First,
		Last: h.Calendar.Last, Closures: h.Calendar.Closures}
	c.Number()
	return c
}

// unit makes one record, of its own name.
func unit(name string, inputs []string, params []byte, of func(context.Context, exec.Getter) (any, error)) exec.Unit {
	return exec.Unit{Name: name, Inputs: inputs, Params: params,
		Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
			v, err := of(ctx, in)
			if err != nil {
				return nil, err
			}
			return stage.Records(name, v)
		}}
}

func (r *builder) peopleUnits(context.Context) ([]exec.Unit, error) {
	return []exec.Unit{unit(keyPeople, nil, r.Params(r.Recipe.World, r.Recipe.Own, r.DomainsHash()),
		func(context.Context, exec.Getter) (any, error) { return r.planner.People(r.Source(keyPeople)) })}, nil
}

func (r *builder) blueprintUnits(context.Context) ([]exec.Unit, error) {
	return []exec.Unit{{
		Name: keyOrganisation, Inputs: append([]string{keyPeople}, r.materialKeys()...),
		Params: r.Params(r.Recipe.World, r.Recipe.Own, r.DomainsHash()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			people, err := stage.Fetch[[]corpus.Person](in, keyPeople)
			if err != nil {
				return nil, err
			}
			material, err := r.material(in)
			if err != nil {
				return nil, err
			}
			org, err := r.planner.Organise(people, material, r.Source(keyOrganisation))
			if err != nil {
				return nil, err
			}
			return organisationRecords(org)
		},
	}}, nil
}

func organisationRecords(org *blueprint.Organisation) ([]exec.Record, error) {
	head := headOf(org)
	out, err := stage.Records(keyOrganisation, head)
	if err != nil {
		return nil, err
	}
	shared, err := stage.Record(stage.KeyShared, head.shared())
	if err != nil {
		return nil, err
	}
	out = append(out, shared)
	for _, b := range org.Projects {
		rec, err := stage.Record("blueprint/"+b.Project.ID, b)
		if err != nil {
			return nil, err
		}
		out = append(out, rec)
	}
	return out, nil
}

// loadScene reads the projects of a corpus back.
func (r *builder) loadScene(of stage.Ref) (*scene, error) {
	head, err := stage.Fetch[*headRecord](r.Store, keyOrganisation)
	if err != nil {
		return nil, err
	}
	var projects []*blueprint.Blueprint
	var numbers []int
	for n, id := range head.Projects {
		if of.Name != "" && of.Name != id {
			continue
		}
		b, err := stage.Fetch[*blueprint.Blueprint](r.Store, "blueprint/"+id)
		if err != nil {
			return nil, err
		}
		projects, numbers = append(projects, b), append(numbers, n)
	}
	material, err := r.material(r.Store)
	if err != nil {
		return nil, err
	}
	s, err := r.newScene(head, projects, numbers, material)
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

// plans makes the skeleton of every project's dialogue, and for every group and day what an author is asked.
func (r *builder) plans(s *scene) []exec.Unit {
	var units []exec.Unit
	o := r.Recipe.Dialogue
	o.Generation = "" // no plan depends on how its days are written
	for _, p := range s.projects {
		units = append(units, exec.Unit{
			Name: p.key("plan"), Inputs: s.keys(),
			Params: r.Params(o, r.Recipe.Own, p.Chains, stage.HashOf(p.domain.Text)),
			Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
				plan, err := r.makePlan(p)
				if err != nil {
					return nil, err
				}
				return r.planRecords(s, p, plan)
			},
		})
	}
	return units
}

func (r *builder) planRecords(s *scene, p *project, plan *dialogue.Plan) ([]exec.Record, error) {
	out, err := stage.Records(p.key("plan"), plan)
	if err != nil {
		return nil, err
	}
	script := r.scriptOf(s, p, plan)
	ledgers := ledgerWriterOf(p, plan, script)
	memory := ledgers.Store(ledgers.Keep(ledger.InPlan(plan, nil)))
	for _, d := range plan.Days {
		asked := script.Input(d)
		asked.Ledgers = memory.Before(d)
		rec, err := stage.Record(dayKey(d), asked)
		if err != nil {
			return nil, err
		}
		out = append(out, rec)
	}
	return out, nil
}

func (r *builder) makePlan(p *project) (*dialogue.Plan, error) {
	plan, err := r.planner.Plan(p.nth, p.Scene, r.Source(p.key("plan")))
	if err != nil {
		return nil, fmt.Errorf("project %s: %w", p.Blueprint.Project.Name, err)
	}
	return plan, nil
}

// dated returns tasks of which some have the days on which messages tell that they begin and end.
func dated(tasks []corpus.Task, facts []corpus.Fact, some func(*corpus.Task) bool) []corpus.Task {
	tasks = slices.Clone(tasks)
	at := map[string]int{}
	for i := range tasks {
		if some(&tasks[i]) {
			at[tasks[i].ID] = i
		}
	}
	for _, f := range facts {
		i, ok := at[f.SubjectID]
		switch {
		case ok && f.Predicate == corpus.PredStarted:
			tasks[i].Start = f.Value.Date
		case ok && f.Predicate == corpus.PredFinished:
			tasks[i].End = f.Value.Date
		}
	}
	return tasks
}

func dayKey(d dialogue.DayPlan) string  { return "day/" + d.GroupID + "/" + d.Date.String() }
func textKey(d dialogue.DayPlan) string { return "text/" + d.GroupID + "/" + d.Date.String() }

func (r *builder) scriptOf(s *scene, p *project, plan *dialogue.Plan) *script.Script {
	pick := func(unit, purpose string) int { return corpus.Rand(r.Seed, unit, purpose).IntN(1 << 30) }
	return script.New(r.Recipe.Dialogue, p.Blueprint, p.Pack, p.People, plan, s.lexicon, pick)
}

// ledgerWriterOf keeps the phase memory of a project's tasks (G8). In a domain the sub-issues of a phase are the things
// that its pieces of work are done to.
func ledgerWriterOf(p *project, plan *dialogue.Plan, script *script.Script) *ledger.Writer {
	issues := make(map[string][]string, len(p.Blueprint.Tasks))
	phases := map[string]string{}
	for _, t := range p.Blueprint.Tasks {
		switch {
		case len(p.Blueprint.Portfolio) == 0:
			issues[t.ID] = dialogue.SubIssues(p.Pack, t)
		case t.PhaseID != "":
			phases[t.ID] = t.PhaseID
			if list := issues[t.PhaseID]; !slices.Contains(list, t.Component) {
				issues[t.PhaseID] = append(list, t.Component)
			}
		}
	}
	return ledger.New(plan.Facts, ledger.Names{Subject: script.Subject, Noun: script.Noun}, issues).Of(phases)
}
