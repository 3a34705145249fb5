package dialogue

import (
	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

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
	if err := gb.AddProject(graph.Project{ID: b.Project.ID, Tags: b.Project.Categories}); err != nil {
		return err
	}
	for _, s := range b.Subprojects {
		if err := gb.AddSubProject(graph.SubProject{ID: s.ID, Project: s.ProjectID}); err != nil {
			return err
		}
	}
	for _, t := range b.Tasks {
		end := t.End
		if end == 0 {
			end = b.Calendar.Last
		}
		err := gb.AddTask(graph.Task{
			ID: t.ID, SubProject: t.SubprojectID, Owner: t.OwnerID, Members: t.ActiveIDs,
			Category: "work items", StatusGoal: "done",
			Start: int64(t.Start.At(0, 0)), End: int64(end.Add(1).At(0, 0)),
		})
		if err != nil {
			return err
		}
	}
	for _, g := range b.Groups {
		for _, id := range g.MemberIDs {
			if err := gb.Involve(id, b.Project.ID); err != nil {
				return err
			}
		}
	}
	return nil
}
