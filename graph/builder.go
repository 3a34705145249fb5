package graph

import (
	"errors"
	"fmt"
	"slices"

	lib "github.com/dominikbraun/graph"
)

// Errors of a Builder and a DAGBuilder, wrapped with the ids they are about.
var (
	ErrDuplicate = errors.New("exists already")
	ErrUnknown   = errors.New("does not exist")
)

// libGraph is one relation family. The library keeps one edge per ordered pair of nodes, so that a family may hold a
// relation and its inverse, but never two relations that run the same way.
type libGraph = lib.Graph[Node, Node]

// edgeData is what the library carries on an edge.
type edgeData struct {
	relation Relation
	via      []string
}

// Builder collects a world, in any order that names nodes before their edges. It is for one goroutine. After an error
// the builder is incomplete and must be dropped.
type Builder struct {
	structure  libGraph // has_topic, has_phase, belongs_to_project
	membership libGraph // involved_in, has_member, active_in_phase, has_phase_member
	related    libGraph // related_to_project

	projects    []Project
	subProjects []SubProject
	tasks       []Task
	users       []User
}

// NewBuilder returns an empty builder.
func NewBuilder() *Builder {
	family := func() libGraph { return lib.New(func(n Node) Node { return n }, lib.Directed()) }
	return &Builder{structure: family(), membership: family(), related: family()}
}

// AddProject adds a project.
func (b *Builder) AddProject(p Project) error {
	if err := addNode(Node{KindProject, p.ID}, b.structure, b.membership, b.related); err != nil {
		return err
	}
	p.Tags = sortedSet(p.Tags)
	b.projects = append(b.projects, p)
	return nil
}

// AddSubProject adds a sub-project to its project.
func (b *Builder) AddSubProject(s SubProject) error {
	node := Node{KindSubProject, s.ID}
	if err := addNode(node, b.structure, b.related); err != nil {
		return err
	}
	if err := addEdge(b.structure, HasTopic, Node{KindProject, s.Project}, node, nil); err != nil {
		return err
	}
	s.Tags = sortedSet(s.Tags)
	b.subProjects = append(b.subProjects, s)
	return nil
}

// AddUser adds a user.
func (b *Builder) AddUser(u User) error {
	if err := addNode(Node{KindUser, u.ID}, b.membership); err != nil {
		return err
	}
	b.users = append(b.users, u)
	return nil
}

// AddTask adds a task to its sub-project, with its members and owner. Members
// become involved in the project when the world is built.
func (b *Builder) AddTask(t Task) error {
	if t.Start >= t.End {
		return fmt.Errorf("task %q: its window ends (minute %d) before it starts (minute %d)", t.ID, t.End, t.Start)
	}
	if !slices.Contains(t.Members, t.Owner) {
		return fmt.Errorf("task %q: its owner %q is none of its members", t.ID, t.Owner)
	}
	node, sub := Node{KindTask, t.ID}, Node{KindSubProject, t.SubProject}
	if err := addNode(node, b.structure, b.membership); err != nil {
		return err
	}
	err := errors.Join(
		addEdge(b.structure, HasPhase, sub, node, nil),
		addEdge(b.structure, BelongsToProject, node, sub, nil),
	)
	for _, id := range t.Members {
		user := Node{KindUser, id}
		err = errors.Join(err,
			addEdge(b.membership, ActiveInPhase, user, node, nil),
			addEdge(b.membership, HasPhaseMember, node, user, nil))
	}
	if err != nil {
		return err
	}
	t.Members = slices.Sorted(slices.Values(t.Members))
	b.tasks = append(b.tasks, t)
	return nil
}

// Involve puts a user on a project without a task there; to repeat it is no error.
func (b *Builder) Involve(user, project string) error {
	u, p := Node{KindUser, user}, Node{KindProject, project}
	err := addEdge(b.membership, InvolvedIn, u, p, nil)
	if errors.Is(err, ErrDuplicate) {
		return nil
	}
	return errors.Join(err, addEdge(b.membership, HasMember, p, u, nil))
}

func addNode(n Node, families ...libGraph) error {
	if n.ID == "" {
		return fmt.Errorf("adding a %s: its id is empty", n.Kind)
	}
	for _, g := range families {
		if err := g.AddVertex(n); err != nil {
			return fmt.Errorf("adding %s: %w", n, translate(err))
		}
	}
	return nil
}

func addEdge(g libGraph, r Relation, from, to Node, via []string) error {
	if err := g.AddEdge(from, to, lib.EdgeData(edgeData{r, via})); err != nil {
		return fmt.Errorf("adding %s from %s to %s: %w", r, from, to, translate(err))
	}
	return nil
}

// translate turns the library's errors into ours; the text of its "not found" names the vertex and is kept.
func translate(err error) error {
	switch {
	case errors.Is(err, lib.ErrVertexAlreadyExists), errors.Is(err, lib.ErrEdgeAlreadyExists):
		return ErrDuplicate
	case errors.Is(err, lib.ErrVertexNotFound):
		return fmt.Errorf("%w (%v)", ErrUnknown, err)
	default:
		return err
	}
}

// sortedSet returns a sorted copy without repetitions.
func sortedSet(list []string) []string {
	return slices.Compact(slices.Sorted(slices.Values(list)))
}
