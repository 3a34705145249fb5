package chat

// chooser says which table states a fact.
type chooser struct{ *message }
