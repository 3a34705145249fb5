package graph

// Scope is the part of the graph that a path may be sampled from. The zero value is the whole graph.
type Scope struct {
	// InGroup restricts the path to one sub-project: the free slot of a group
	// chat, where project and sub-project are given.
	InGroup    bool
	SubProject SubProjectRef
	// From and To, if To is set, are the slot's day in minutes since the epoch,
	// To excluded: only tasks whose window touches it take messages.
	From, To int64
	// Open, if set, says which tasks may take a message.
	Open func(TaskRef) bool
	// Present, if set, says who may write: neither absent nor busy at that minute.
	Present func(UserRef) bool
	// Awake, if set, says whether a user writes at a minute since the epoch, the one at which the clock has the task.
	Awake func(UserRef, int64) bool
}

// GroupSlot returns the scope of a free slot in a sub-project's chat on the day
// [from, to), for the people that are present then.
func GroupSlot(s SubProjectRef, from, to int64, present func(UserRef) bool) Scope {
	return Scope{InGroup: true, SubProject: s, From: from, To: to, Present: present}
}

// present reports whether a user may write.
func (s Scope) present(u UserRef) bool { return s.Present == nil || s.Present(u) }

// writes reports whether a user may write in a task at a minute.
func (s Scope) writes(u UserRef, minute int64) bool {
	return s.present(u) && (s.Awake == nil || s.Awake(u, minute))
}

// takes reports whether a task may receive a message at all.
func (s Scope) takes(w *World, t TaskRef) bool {
	if s.InGroup && w.subOf[t] != s.SubProject {
		return false
	}
	if task := &w.tasks.rows[t]; s.To != 0 && (task.Start >= s.To || task.End <= s.From) {
		return false
	}
	return s.Open == nil || s.Open(t)
}

// staffed reports whether a task may receive a message of one of its own members.
func (s Scope) staffed(w *World, t TaskRef) bool {
	if !s.takes(w, t) {
		return false
	}
	for _, u := range w.members[t] {
		if s.present(u) {
			return true
		}
	}
	return false
}
