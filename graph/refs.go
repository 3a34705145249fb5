package graph

// Refs are positions in the sorted lists of a World, or in a Log. They stand
// for ids wherever a million of them are kept.
type (
	// ProjectRef is a project's position in its world.
	ProjectRef int32
	// SubProjectRef is a sub-project's position in its world.
	SubProjectRef int32
	// TaskRef is a task's position in its world.
	TaskRef int32
	// UserRef is a user's position in its world.
	UserRef int32
	// MessageRef is a message's position in its log.
	MessageRef int32
)

// None is the ref of nothing, for every kind of ref.
const None = -1

// table is the sorted list of one kind of node with the way back from ids.
type table[R ~int32, T any] struct {
	rows []T
	refs map[string]R
}

func newTable[R ~int32, T any](rows []T, id func(T) string) table[R, T] {
	t := table[R, T]{rows: rows, refs: make(map[string]R, len(rows))}
	for i, row := range rows {
		t.refs[id(row)] = R(i)
	}
	return t
}

func (t table[R, T]) find(id string) R {
	if ref, ok := t.refs[id]; ok {
		return ref
	}
	return None
}
