package dialogue

import (
	"errors"
	"math/rand/v2"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

// walker samples paths through the slots planned so far.
type walker struct {
	log     *log
	sampler *graph.Sampler
	r       *rand.Rand
	subs    []graph.SubProjectRef // by position of the group
}

func newWalker(k *known, r *rand.Rand) *walker {
	w := &walker{log: k.log, sampler: graph.NewSampler(k.log.graph), r: r}
	for _, s := range k.b.Subprojects {
		w.subs = append(w.subs, k.log.world.SubProject(s.ID))
	}
	return w
}

// participants returns those of the people who sit in a project.
func participants(b *blueprint.Blueprint, people []corpus.Person) []corpus.Person {
	in := b.Participants()
	return slices.DeleteFunc(slices.Clone(people), func(x corpus.Person) bool {
		_, ok := slices.BinarySearch(in, x.ID)
		return !ok
	})
}

// next samples a path into a group's free slot (G4–G7), among tasks that have
// been opened. It says no when no path leads there.
func (w *walker) next(g int, at corpus.Stamp, present func(string, corpus.Stamp) bool) (graph.Path, bool, error) {
	day := at.Date()
	who := func(u graph.UserRef) bool { return present(w.log.world.Users()[u].ID, at) }
	scope := graph.GroupSlot(w.subs[g], int64(day.At(0, 0)), int64(day.Add(1).At(0, 0)), who)
	scope.Open = func(t graph.TaskRef) bool { return w.log.graph.Count(t) > 0 }
	path, err := w.sampler.Next(scope, graph.Clock{Now: int64(at)}, w.r)
	if errors.Is(err, graph.ErrNoPath) {
		return path, false, nil
	}
	return path, err == nil, err
}
