package graph

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Build completes the derived relations and freezes the world. The one who is active in a task is involved in its
// project. Projects that share a category are related; where there is one project, its sub-projects that share a
// category are, a sub-project without categories having its project's (G2; the siblings are our extension). The builder
// is spent afterwards.
func (b *Builder) Build() (*World, error) {
	if err := errors.Join(b.involveMembers(), b.relate()); err != nil {
		return nil, fmt.Errorf("building the world: %w", err)
	}
	edges, err := frozenEdges(b.structure, b.membership, b.related)
	if err != nil {
		return nil, fmt.Errorf("building the world: %w", err)
	}
	w := &World{
		projects:    newTable[ProjectRef](sortedBy(b.projects, projectID), projectID),
		subProjects: newTable[SubProjectRef](sortedBy(b.subProjects, subProjectID), subProjectID),
		tasks:       newTable[TaskRef](sortedBy(b.tasks, taskID), taskID),
		users:       newTable[UserRef](sortedBy(b.users, userID), userID),
		edges:       edges,
	}
	w.index()
	return w, nil
}

func projectID(p Project) string       { return p.ID }
func subProjectID(s SubProject) string { return s.ID }
func taskID(t Task) string             { return t.ID }
func userID(u User) string             { return u.ID }

func sortedBy[T any](list []T, id func(T) string) []T {
	return slices.SortedFunc(slices.Values(list), func(a, b T) int { return strings.Compare(id(a), id(b)) })
}

// involveMembers derives involved_in and has_member from the tasks.
func (b *Builder) involveMembers() error {
	projectOf := make(map[string]string, len(b.subProjects))
	for _, s := range b.subProjects {
		projectOf[s.ID] = s.Project
	}
	var err error
	for _, t := range b.tasks {
		for _, user := range t.Members {
			err = errors.Join(err, b.Involve(user, projectOf[t.SubProject]))
		}
	}
	return err
}

// frozenEdges takes every family's adjacency once, since the library computes a
// full copy at each call, and sorts away its map order.
func frozenEdges(families ...libGraph) ([]Edge, error) {
	var edges []Edge
	for _, g := range families {
		adjacency, err := g.AdjacencyMap()
		if err != nil {
			return nil, fmt.Errorf("reading a relation family: %w", err)
		}
		for from, targets := range adjacency {
			for to, e := range targets {
				data, ok := e.Properties.Data.(edgeData)
				if !ok {
					return nil, fmt.Errorf("edge from %s to %s carries no relation", from, to)
				}
				edges = append(edges, Edge{Relation: data.relation, From: from, To: to, Via: data.via})
			}
		}
	}
	slices.SortFunc(edges, Edge.Compare)
	return edges, nil
}

// index spreads the sorted edges into adjacency lists, which are sorted for it.
func (w *World) index() {
	w.subsOf = make([][]SubProjectRef, len(w.Projects()))
	w.relatedProjects = make([][]ProjectRef, len(w.Projects()))
	w.projectOf = make([]ProjectRef, len(w.SubProjects()))
	w.tasksOf = make([][]TaskRef, len(w.SubProjects()))
	w.relatedSubs = make([][]SubProjectRef, len(w.SubProjects()))
	w.subOf = make([]SubProjectRef, len(w.Tasks()))
	w.members = make([][]UserRef, len(w.Tasks()))
	w.activeIn = make([][]TaskRef, len(w.Users()))
	for _, e := range w.edges {
		from, to := e.From.ID, e.To.ID
		switch e.Relation {
		case HasTopic:
			p, s := w.Project(from), w.SubProject(to)
			w.subsOf[p], w.projectOf[s] = append(w.subsOf[p], s), p
		case HasPhase:
			s, t := w.SubProject(from), w.Task(to)
			w.tasksOf[s], w.subOf[t] = append(w.tasksOf[s], t), s
		case HasPhaseMember:
			t := w.Task(from)
			w.members[t] = append(w.members[t], w.User(to))
		case ActiveInPhase:
			u := w.User(from)
			w.activeIn[u] = append(w.activeIn[u], w.Task(to))
		case RelatedToProject:
			w.indexRelated(e)
		}
	}
}

func (w *World) indexRelated(e Edge) {
	if e.From.Kind == KindProject {
		p := w.Project(e.From.ID)
		w.relatedProjects[p] = append(w.relatedProjects[p], w.Project(e.To.ID))
		return
	}
	s := w.SubProject(e.From.ID)
	w.relatedSubs[s] = append(w.relatedSubs[s], w.SubProject(e.To.ID))
}
