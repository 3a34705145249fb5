package dialogue

import (
	"fmt"
	"iter"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

// log holds the slots planned so far, as the path sampler sees them and as they are.
type log struct {
	world  *graph.World
	graph  *graph.Log
	groups map[string]graph.SubProjectRef
	slots  []Slot // by message ref
	refs   map[string]graph.MessageRef
}

func newLog(b *blueprint.Blueprint, people []corpus.Person) (*log, error) {
	world, err := World([]*blueprint.Blueprint{b}, participants(b, people))
	if err != nil {
		return nil, fmt.Errorf("building the world graph: %w", err)
	}
	messages, err := graph.NewLog(world, graph.Paper())
	if err != nil {
		return nil, err
	}
	l := &log{world: world, graph: messages, groups: map[string]graph.SubProjectRef{}, refs: map[string]graph.MessageRef{}}
	for _, s := range b.Subprojects {
		l.groups[s.GroupID] = world.SubProject(s.ID)
	}
	return l, nil
}

// about returns the slots of a task, the latest first.
func (l *log) about(task string) iter.Seq[Slot] {
	return func(yield func(Slot) bool) {
		for _, ref := range slices.Backward(l.graph.Messages(l.world.Task(task))) {
			if !yield(l.slots[ref]) {
				return
			}
		}
	}
}

// latest returns the last n slots of a task, the latest first.
func (l *log) latest(task string, n int) iter.Seq[Slot] {
	return func(yield func(Slot) bool) {
		for s := range l.about(task) {
			if n--; n < 0 || !yield(s) {
				return
			}
		}
	}
}

// enter appends a slot to the log.
func (l *log) enter(s Slot) error {
	m := graph.Message{
		Author: l.world.User(s.AuthorID), Task: l.world.Task(s.TaskID), SubProject: l.groups[s.GroupID],
		Path: pathOf(s.Path), Parent: graph.None, Minute: int64(s.At),
		OpenQuestion: s.Act == corpus.ActQuestion, Decision: s.Act == corpus.ActDecision,
	}
	if s.ParentKey != "" {
		m.Parent = l.refs[s.ParentKey]
	}
	ref, err := l.graph.Append(m)
	if err != nil {
		return err
	}
	l.refs[s.Key] = ref
	l.slots = append(l.slots, s)
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

// slot looks up a planned slot.
func (l *log) slot(key string) (Slot, bool) {
	ref, ok := l.refs[key]
	if !ok {
		return Slot{}, false
	}
	return l.slots[ref], true
}
