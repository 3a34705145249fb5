package dialogue_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/obligations"
	"memloom/pipeline/dialogue/planning"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// seeds is over how many plans of each pack the tests look.
const seeds = 20

// project is a plan with what it was made from.
type project struct {
	*dialogue.Plan
	blueprint *blueprint.Blueprint
	options   recipe.Dialogue
	pack      *pack.Pack
	people    []corpus.Person
	absences  []state.Absence

	attributes map[string]pack.Attribute

	slots   []dialogue.Slot // of all groups, in the order of time
	slot    map[string]dialogue.Slot
	fact    map[string]corpus.Fact
	task    map[string]corpus.Task
	members map[string][]string // group → who sits in it, guests aside
	said    map[string][]dialogue.Slot
}

// quickstart returns the sizes of the recipe of that name.
func quickstart() (blueprint.Options, recipe.Dialogue) {
	first, _ := corpus.ParseDate("2025-03-03")
	return blueprint.Options{World: recipe.World{
			First: first, Workdays: 21, Closures: 1, Groups: 3, TasksPerGroup: 8, FactsPerTask: 12, Changes: 0.35,
			Slips: []int{0, 0, 0, 1, 1, 2}, Adapted: 0.5, Projects: 1, TeamMin: 4, TeamMax: 26, MinOwned: 5, Parallel: 5,
			Load: 16,
		}},
		recipe.Dialogue{
			MessagesPerDay: 8, Words: 18, HeldBack: 0.35, NewsRate: 0.12, Loud: 0.1, Noise: 0.03, Disagreement: 0.12,
			UltraShort:    0.15,
			Imperfections: 0.1, ToneJitter: 0.08, Links: 0.03, PostLinks: 0.08, CrossReferences: 0.08, Steering: 0.7,
			Decisions: 0.4, Reversals: 0.35, Promises: 0.1, Forgotten: 0.3, Rules: 1, Absences: 4, Introductions: 0.7,
			Vocabulary: 1,
		}
}

func source(seed uint64, unit string) func(string) *rand.Rand {
	return func(purpose string) *rand.Rand { return corpus.Rand(seed, unit, purpose) }
}

// makeProject plans a project of a pack.
func makeProject(t testing.TB, pk *pack.Pack, seed uint64) project {
	t.Helper()
	sizes, options := quickstart()
	return planned(t, pk, seed, 15, sizes, options)
}

// makeLarge plans a month of sixty people, among them several managers, in
// which several tasks of a group may start on one day.
func makeLarge(t testing.TB, pk *pack.Pack, seed uint64) project {
	t.Helper()
	sizes, options := quickstart()
	sizes.Workdays, sizes.Closures, sizes.TasksPerGroup, sizes.FactsPerTask = 21, 2, 20, 5
	options.MessagesPerDay = 10
	return planned(t, pk, seed, 60, sizes, options)
}

func planned(t testing.TB, pk *pack.Pack, seed uint64, crowd int, sizes blueprint.Options,
	options recipe.Dialogue) project {
	t.Helper()
	people, err := personas.Generate(personas.Options{N: crowd}, pk, source(seed, "people")("people"))
	if err != nil {
		t.Fatal(err)
	}
	org, err := blueprint.Organise(sizes, []*pack.Pack{pk}, people, source(seed, "blueprint"))
	if err != nil {
		t.Fatal(err)
	}
	b := org.Projects[0]
	return made(t, scene{dialogue.Scene{Blueprint: b, Pack: pk, People: people}, options}, seed)
}

// made plans a scene and looks who is away in it.
func made(t testing.TB, s scene, seed uint64) project {
	t.Helper()
	plan, err := planning.Make(s.options, s.Scene, source(seed, "plan"))
	if err != nil {
		t.Fatal(err)
	}
	away, err := away(s.options, s.Scene, source(seed, "plan"))
	if err != nil {
		t.Fatal(err)
	}
	p := project{Plan: plan, blueprint: s.Blueprint, options: s.options, pack: s.Pack, people: s.People, absences: away}
	p.index()
	return p
}

func (p *project) index() {
	p.attributes = blueprint.Attributes(p.pack)
	p.slot, p.fact, p.task = map[string]dialogue.Slot{}, map[string]corpus.Fact{}, map[string]corpus.Task{}
	p.members, p.said = map[string][]string{}, map[string][]dialogue.Slot{}
	for _, f := range p.Facts {
		p.fact[f.ID] = f
	}
	for _, x := range p.blueprint.Tasks {
		p.task[x.ID] = x
	}
	for _, g := range p.blueprint.Groups {
		p.members[g.ID] = g.MemberIDs
	}
	for _, d := range p.Days {
		p.slots = append(p.slots, d.Slots...)
	}
	slices.SortStableFunc(p.slots, func(a, b dialogue.Slot) int { return cmp.Compare(a.At, b.At) })
	for _, s := range p.slots {
		p.slot[s.Key] = s
		for _, id := range s.FactIDs {
			p.said[id] = append(p.said[id], s)
		}
	}
}

// about returns the slots of a task in the order of time.
func (p *project) about(task string) []dialogue.Slot {
	return slices.DeleteFunc(slices.Clone(p.slots), func(s dialogue.Slot) bool { return s.TaskID != task })
}

// states returns what a slot states next to its task's page, which any may link to.
func (p *project) states(s dialogue.Slot) []string {
	return slices.DeleteFunc(slices.Clone(s.FactIDs),
		func(id string) bool { return p.fact[id].Predicate == corpus.PredPage })
}

func (p *project) attribute(key string) (pack.Attribute, bool) {
	a, ok := p.attributes[key]
	return a, ok
}

// packs returns a pack of the program's own and one that comes from a file.
func packs(t testing.TB) []*pack.Pack {
	t.Helper()
	technology := packtest.Builtin(t, "technology")
	library := packtest.File(t, "../../testdata/domains/library.yaml")
	return []*pack.Pack{technology, library}
}

// projects are made once; no test changes them.
var projects struct {
	sync.Once
	list []project
}

// each runs a test on many plans of every pack.
func each(t *testing.T, test func(t *testing.T, p project)) {
	projects.Do(func() {
		for _, pk := range packs(t) {
			for seed := uint64(1); seed <= seeds; seed++ {
				projects.list = append(projects.list, makeProject(t, pk, seed))
			}
		}
		projects.list = append(projects.list, makeLarge(t, packs(t)[0], 1), makeLarge(t, packs(t)[0], 2))
	})
	for i, p := range projects.list {
		name := fmt.Sprintf("%s/%d", p.pack.Name, i%seeds+1)
		if len(p.people) > 15 {
			name = "large"
		}
		t.Run(name, func(t *testing.T) { test(t, p) })
	}
}

// away returns who is away when in the plan that Make returns for the same.
func away(o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) ([]state.Absence, error) {
	k, err := state.NewKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	if _, err = obligations.New(k, w, src); err != nil {
		return nil, err
	}
	var out []state.Absence
	for _, id := range k.Roster.Seated() {
		out = append(out, k.Roster.Absent[id]...)
	}
	return out, nil
}
