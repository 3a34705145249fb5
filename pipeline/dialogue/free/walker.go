package free

import (
	"errors"
	"math/rand/v2"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/state"
)

// walker samples paths through the slots planned so far.
type walker struct {
	log     *state.Log
	sampler *graph.Sampler
	r       *rand.Rand
	subs    []graph.SubProjectRef // by position of the group
}

func newWalker(k *state.Known, r *rand.Rand) *walker {
	w := &walker{log: k.Log, sampler: graph.NewSampler(k.Log.Graph), r: r}
	for _, s := range k.Blueprint.Subprojects {
		w.subs = append(w.subs, k.Log.World.SubProject(s.ID))
	}
	return w
}

// next samples a path into a group's free slot (G4–G7), among tasks that have been opened. It says no when no path
// leads there.
func (w *walker) next(g int, at corpus.Stamp, present func(string, corpus.Stamp) bool) (graph.Path, bool, error) {
	day := at.Date()
	who := func(u graph.UserRef) bool { return present(w.log.World.Users()[u].ID, at) }
	scope := graph.GroupSlot(w.subs[g], int64(day.At(0, 0)), int64(day.Add(1).At(0, 0)), who)
	scope.Open = func(t graph.TaskRef) bool { return w.log.Graph.Count(t) > 0 }
	path, err := w.sampler.Next(scope, graph.Clock{Now: int64(at)}, w.r)
	if errors.Is(err, graph.ErrNoPath) {
		return path, false, nil
	}
	return path, err == nil, err
}
