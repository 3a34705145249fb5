package chat

// replier says which words answer what, for replies of few words.
type replier struct{ *scene }
