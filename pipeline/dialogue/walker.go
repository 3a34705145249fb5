package dialogue

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

// walker joins the path sampler with the slots planned so far.
type walker struct {
	world   *graph.World
	log     *graph.Log
	sampler *graph.Sampler
	shares  Shares
	r       *rand.Rand
	subs    []graph.SubProjectRef // by position of the group
	groups  map[string]graph.SubProjectRef
	slots   []Slot // by message ref
	refs    map[string]graph.MessageRef
}

func newWalker(b *blueprint.Blueprint, people []corpus.Person, shares Shares, r *rand.Rand) (*walker, error) {
	world, err := World([]*blueprint.Blueprint{b}, participants(b, people))
	if err != nil {
		return nil, fmt.Errorf("building the world graph: %w", err)
	}
	log, err := graph.NewLog(world, graph.Paper())
	if err != nil {
		return nil, err
	}
	w := &walker{shares: shares, world: world, log: log, sampler: graph.NewSampler(log), r: r, refs: map[string]graph.MessageRef{}, groups: map[string]graph.SubProjectRef{}}
	for _, s := range b.Subprojects {
		w.subs = append(w.subs, world.SubProject(s.ID))
		w.groups[s.GroupID] = world.SubProject(s.ID)
	}
	return w, nil
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
func (w *walker) next(g int, at corpus.Stamp) (graph.Path, bool, error) {
	day := at.Date()
	hour, minute := at.Clock()
	present := func(u graph.UserRef) bool { return w.shares.May(w.world.Users()[u].ID, hour*60+minute) }
	scope := graph.GroupSlot(w.subs[g], int64(day.At(0, 0)), int64(day.Add(1).At(0, 0)), present)
	scope.Open = func(t graph.TaskRef) bool { return w.log.Count(t) > 0 }
	path, err := w.sampler.Next(scope, graph.Clock{Now: int64(at)}, w.r)
	if errors.Is(err, graph.ErrNoPath) {
		return path, false, nil
	}
	return path, err == nil, err
}

// enter appends a slot to the log.
func (w *walker) enter(s Slot) error {
	m := graph.Message{
		Author: w.world.User(s.AuthorID), Task: w.world.Task(s.TaskID), SubProject: w.groups[s.GroupID],
		Path: pathOf(s.Path), Parent: graph.None, Minute: int64(s.At),
		OpenQuestion: s.Act == corpus.ActQuestion, Decision: s.Act == corpus.ActDecision,
	}
	if s.ParentKey != "" {
		m.Parent = w.refs[s.ParentKey]
	}
	ref, err := w.log.Append(m)
	if err != nil {
		return err
	}
	w.refs[s.Key] = ref
	w.slots = append(w.slots, s)
	return nil
}

func pathOf(t corpus.PathType) graph.PathType {
	switch t {
	case corpus.PathReply:
		return graph.Reply
	case corpus.PathCross:
		return graph.CrossProjectReply
	}
	return graph.Post
}
