package state

import (
	"cmp"
	"fmt"
	"iter"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// Log holds the slots planned so far, as the path sampler sees them and as they are.
type Log struct {
	World  *graph.World
	Graph  *graph.Log
	groups map[string]graph.SubProjectRef
	Slots  []dialogue.Slot // by message ref
	refs   map[string]graph.MessageRef
}

func newLog(b *blueprint.Blueprint, people []corpus.Person) (*Log, error) {
	world, err := World([]*blueprint.Blueprint{b}, Participants(b, people))
	if err != nil {
		return nil, fmt.Errorf("building the world graph: %w", err)
	}
	messages, err := graph.NewLog(world, graph.Paper())
	if err != nil {
		return nil, err
	}
	l := &Log{
		World: world, Graph: messages, groups: map[string]graph.SubProjectRef{}, refs: map[string]graph.MessageRef{},
	}
	for _, s := range b.Subprojects {
		l.groups[s.GroupID] = world.SubProject(s.ID)
	}
	return l, nil
}

// About returns the slots of a task, the latest first.
func (l *Log) About(task string) iter.Seq[dialogue.Slot] { return l.Latest(task, len(l.Slots)) }

// Latest returns the last n slots of a task, the latest first.
func (l *Log) Latest(task string, n int) iter.Seq[dialogue.Slot] {
	refs := l.Graph.Messages(l.World.Task(task))
	return func(yield func(dialogue.Slot) bool) {
		for i := len(refs) - 1; i >= max(0, len(refs)-n) && yield(l.Slots[refs[i]]); i-- {
		}
	}
}

// Enter appends a slot to the log.
func (l *Log) Enter(s dialogue.Slot) error {
	m := graph.Message{
		Author: l.World.User(s.AuthorID), Task: l.World.Task(s.TaskID), SubProject: l.groups[s.GroupID],
		Path: pathTypes[s.Path], Parent: graph.None, Minute: int64(s.At),
		OpenQuestion: s.Act == corpus.ActQuestion, Decision: s.Act == corpus.ActDecision,
	}
	if s.ParentKey != "" {
		m.Parent = l.refs[s.ParentKey]
	}
	ref, err := l.Graph.Append(m)
	if err != nil {
		return err
	}
	l.refs[s.Key] = ref
	l.Slots = append(l.Slots, s)
	return nil
}

// pathTypes are the sampler's names of path types.
var pathTypes = map[corpus.PathType]graph.PathType{
	corpus.PathPost: graph.Post, corpus.PathReply: graph.Reply, corpus.PathCross: graph.CrossProjectReply,
}

// Slot looks up a planned slot.
func (l *Log) Slot(key string) (dialogue.Slot, bool) {
	ref, ok := l.refs[key]
	if !ok {
		return dialogue.Slot{}, false
	}
	return l.Slots[ref], true
}

// Participants returns those of the people who sit in a project.
func Participants(b *blueprint.Blueprint, people []corpus.Person) []corpus.Person {
	in := b.Participants()
	return slices.DeleteFunc(slices.Clone(people), func(x corpus.Person) bool {
		_, ok := slices.BinarySearch(in, x.ID)
		return !ok
	})
}

// World returns the structural graph of projects and the people in them.
func World(projects []*blueprint.Blueprint, people []corpus.Person) (*graph.World, error) {
	gb := graph.NewBuilder()
	for _, x := range people {
		if err := gb.AddUser(graph.User{ID: x.ID, Role: x.Role}); err != nil {
			return nil, err
		}
	}
	for _, b := range projects {
		if err := addProject(gb, b); err != nil {
			return nil, err
		}
	}
	return gb.Build()
}

func addProject(gb *graph.Builder, b *blueprint.Blueprint) error {
	for _, p := range b.Projects() {
		if err := gb.AddProject(graph.Project{ID: p.ID, Tags: p.Categories}); err != nil {
			return err
		}
	}
	for _, s := range b.Subprojects {
		if err := gb.AddSubProject(graph.SubProject{ID: s.ID, Project: s.ProjectID}); err != nil {
			return err
		}
	}
	for _, t := range b.Phases() {
		end := t.End
		if end == 0 {
			end = b.Calendar.Last
		}
		err := gb.AddTask(graph.Task{
			ID: t.ID, SubProject: t.SubprojectID, Owner: t.OwnerID, Members: t.ActiveIDs,
			Category: cmp.Or(t.Progress.Category, "work items"), StatusGoal: cmp.Or(t.Progress.Goal, "done"),
			Start: int64(t.Start.At(0, 0)), End: int64(end.Add(1).At(0, 0)),
		})
		if err != nil {
			return err
		}
	}
	of := map[string]string{} // group → project
	for _, s := range b.Subprojects {
		of[s.GroupID] = s.ProjectID
	}
	for _, g := range b.Groups {
		for _, id := range g.MemberIDs {
			if err := gb.Involve(id, cmp.Or(of[g.ID], b.Project.ID)); err != nil {
				return err
			}
		}
	}
	return nil
}
