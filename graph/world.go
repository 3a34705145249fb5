package graph

import "slices"

// Project is a project node (App. A, G1; GroupMemBench's domain).
type Project struct {
	ID string
	// Tags are the categories by which projects are related (G2).
	Tags []string
}

// SubProject is one group's work in a project (App. A, G1; GroupMemBench's topic).
type SubProject struct {
	ID      string // unique in the world
	Project string
	// Tags are the sub-project's own categories; without any it has its project's.
	Tags []string
}

// Task is a sub-task with an owner and a window (App. A, G1; GroupMemBench's phase).
type Task struct {
	ID         string
	SubProject string
	Category   string // progress category: risks, milestone or work items
	StatusGoal string // a goal of that category's schema
	// Start and End bound the window, in minutes since the epoch; End is the first minute after it.
	Start, End int64
	Owner      string   // one of Members
	Members    []string // the users active in the task
	DocURL     string
}

// User is a participant; the persona beyond the role belongs to other packages.
type User struct {
	ID   string
	Role string
}

// World is the frozen backbone of a corpus. It never changes after Build, so goroutines may share it. Every list is
// sorted by id, whatever the order of building, and belongs to the world: callers must not modify what they get.
type World struct {
	projects    table[ProjectRef, Project]
	subProjects table[SubProjectRef, SubProject]
	tasks       table[TaskRef, Task]
	users       table[UserRef, User]
	edges       []Edge

	subsOf    [][]SubProjectRef // by project
	tasksOf   [][]TaskRef       // by sub-project
	projectOf []ProjectRef      // by sub-project
	subOf     []SubProjectRef   // by task
	members   [][]UserRef       // by task
	activeIn  [][]TaskRef       // by user

	relatedProjects [][]ProjectRef    // by project
	relatedSubs     [][]SubProjectRef // by sub-project, where the world has one project
}

// Projects returns the projects; a ProjectRef is an index into it.
func (w *World) Projects() []Project { return w.projects.rows }

// SubProjects returns the sub-projects; a SubProjectRef is an index into it.
func (w *World) SubProjects() []SubProject { return w.subProjects.rows }

// Tasks returns the tasks; a TaskRef is an index into it.
func (w *World) Tasks() []Task { return w.tasks.rows }

// Users returns the users; a UserRef is an index into it.
func (w *World) Users() []User { return w.users.rows }

// Project returns the ref of a project id, or None.
func (w *World) Project(id string) ProjectRef { return w.projects.find(id) }

// SubProject returns the ref of a sub-project id, or None.
func (w *World) SubProject(id string) SubProjectRef { return w.subProjects.find(id) }

// Task returns the ref of a task id, or None.
func (w *World) Task(id string) TaskRef { return w.tasks.find(id) }

// User returns the ref of a user id, or None.
func (w *World) User(id string) UserRef { return w.users.find(id) }

// SubProjectOf returns the sub-project of a task.
func (w *World) SubProjectOf(t TaskRef) SubProjectRef { return w.subOf[t] }

// ProjectOf returns the project of a sub-project.
func (w *World) ProjectOf(s SubProjectRef) ProjectRef { return w.projectOf[s] }

// SubProjectsOf returns the sub-projects of a project (has_topic).
func (w *World) SubProjectsOf(p ProjectRef) []SubProjectRef { return w.subsOf[p] }

// TasksOf returns the tasks of a sub-project (has_phase).
func (w *World) TasksOf(s SubProjectRef) []TaskRef { return w.tasksOf[s] }

// Members returns the users active in a task (has_phase_member).
func (w *World) Members(t TaskRef) []UserRef { return w.members[t] }

// ActiveIn returns the tasks that a user is active in (active_in_phase).
func (w *World) ActiveIn(u UserRef) []TaskRef { return w.activeIn[u] }

// IsMember reports whether a user is active in a task.
func (w *World) IsMember(u UserRef, t TaskRef) bool {
	_, ok := slices.BinarySearch(w.members[t], u)
	return ok
}

// IsInSubProject reports whether a user is active in any task of a sub-project;
// who writes there otherwise is a guest (G7).
func (w *World) IsInSubProject(u UserRef, s SubProjectRef) bool {
	return slices.ContainsFunc(w.activeIn[u], func(t TaskRef) bool { return w.subOf[t] == s })
}

// RelatedProjects returns the projects that share a category with a project (related_to_project).
func (w *World) RelatedProjects(p ProjectRef) []ProjectRef { return w.relatedProjects[p] }

// RelatedSubProjects returns the siblings that share a category with a
// sub-project; it is empty wherever the world has several projects.
func (w *World) RelatedSubProjects(s SubProjectRef) []SubProjectRef { return w.relatedSubs[s] }

// Bridged reports whether a cross-project path may lead from one sub-project into another: over related projects, or
// over related siblings where the world has one project (G7).
func (w *World) Bridged(from, to SubProjectRef) bool {
	if len(w.projects.rows) == 1 {
		_, ok := slices.BinarySearch(w.relatedSubs[from], to)
		return ok
	}
	_, ok := slices.BinarySearch(w.relatedProjects[w.projectOf[from]], w.projectOf[to])
	return ok
}

// Nodes lists the backbone's nodes, by kind and id: the table graph_nodes.
func (w *World) Nodes() []Node {
	nodes := make([]Node, 0, len(w.Projects())+len(w.SubProjects())+len(w.Tasks())+len(w.Users()))
	for _, p := range w.Projects() {
		nodes = append(nodes, Node{KindProject, p.ID})
	}
	for _, s := range w.SubProjects() {
		nodes = append(nodes, Node{KindSubProject, s.ID})
	}
	for _, t := range w.Tasks() {
		nodes = append(nodes, Node{KindTask, t.ID})
	}
	for _, u := range w.Users() {
		nodes = append(nodes, Node{KindUser, u.ID})
	}
	return nodes
}

// Edges lists the backbone's edges, by relation, source and target: the table graph_edges.
func (w *World) Edges() []Edge { return w.edges }
