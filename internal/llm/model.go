// Package llm holds what memloom knows of models: the one interface behind
// which the built-in model and every provider stand, and the typed errors that
// callers decide by.
package llm

import (
	"context"
	"encoding/json"
)

// Role is what a model is asked to do; a models file maps roles to models.
type Role string

// The roles.
const (
	RolePlanner    Role = "planner"
	RoleAuthor     Role = "author"
	RoleSummariser Role = "summariser"
	RoleChecker    Role = "checker"
	RoleFixer      Role = "fixer"
	RoleProposer   Role = "proposer"
	RoleSolver     Role = "solver"
	RoleJudge      Role = "judge"
	RoleBlind      Role = "blind"
	RoleProbe      Role = "probe"
)

// Prompt is a rendered call. System and the head of User are what calls of one
// stage share, so that providers' prefix caches work.
type Prompt struct {
	System string
	User   string
}

// Attempt is an answer that was not accepted, with what was wrong in it.
type Attempt struct {
	Text       string
	Violations []string
}

// Call is one question to a model.
type Call struct {
	Task   string                 // name of the prompt task, e.g. "dialogue.day"
	Role   Role                   // who is asked
	Input  any                    // the task's typed input; models in this process may read it in place of the prompt
	Prompt func() (Prompt, error) // renders the prompt on demand
	Schema json.RawMessage        // JSON schema of the answer
	Prior  []Attempt              // earlier answers to the same question, oldest first
}

// Usage counts tokens.
type Usage struct {
	In, Cached, Out int
}

// Answer is what a model said: one JSON value as text, undecoded.
type Answer struct {
	Text  string
	Model string // the model that answered
	Usage Usage
}

// Model answers calls.
//
// Complete is safe for concurrent use. It returns promptly with ctx's error
// when ctx ends. It does not decode or check the answer; the caller does, and
// calls again with Prior. The same call may be answered differently by a model
// that samples; a model that does not sample answers the same call alike.
// Errors that no repetition mends are *PermanentError; others may be retried
// by a decorator, never by the caller of the outermost Model. A nil error
// means that Answer.Text is whole.
type Model interface {
	// Name identifies the model in records.
	Name() string
	Complete(ctx context.Context, c Call) (Answer, error)
}
