package dialogue

// Naming is how a message calls a task.
type Naming struct {
	TaskID string
	// As is the task's full name where the message has to name it whole; a part of the name, where it says that part, or
	// "it", or nothing, and never the full name; and empty where it does not name the task at all.
	As string
}

// Named returns how a slot calls a task. It is not ok for a task that the slot does not speak of.
func (s Slot) Named(task string) (as string, ok bool) {
	for _, n := range s.Naming {
		if n.TaskID == task {
			return n.As, true
		}
	}
	return "", false
}
