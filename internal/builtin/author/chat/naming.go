package chat

import "memloom/internal/builtin/author/grammar"

// subject is the grammar of a name as the message calls it: a task by as much of its name as the plan says.
func (m *message) subject(name string) grammar.Subject {
	s := m.d.subject(name)
	if as, ok := m.slot.Called(name); ok && as != "" && as != name {
		short := grammar.NewSubject(as)
		short.Proper = s.Proper
		return short
	}
	return s
}

// whole says whether the plan wants the full name of a task in the message.
func (m *message) whole(name string) bool {
	as, ok := m.slot.Called(name)
	return ok && as == name
}

// nameless says that the plan leaves no room for the name of a task.
func (m *message) nameless(name string) bool {
	as, ok := m.slot.Called(name)
	return ok && as == ""
}
