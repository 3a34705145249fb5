// Package llm holds what memloom knows of models: the one interface behind which the built-in model and every provider
// stand, and the typed errors that callers decide by.
package llm

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"
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
	// RoleVerifier names models in a models file that answer as solvers do: no call has this role.
	RoleVerifier Role = "verifier"
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
	Cut        bool // the answer ended at the limit of tokens: the next one may take more
}

// Call is one question to a model.
type Call struct {
	Task   string                 // name of the prompt task, e.g. "dialogue.day"
	Role   Role                   // who is asked
	Input  any                    // the task's typed input; models in this process may read it in place of the prompt
	Prompt func() (Prompt, error) // renders the prompt on demand
	Schema json.RawMessage        // JSON schema of the answer; empty where it is plain words
	Prior  []Attempt              // earlier answers to the same question, oldest first
	Sample int                    // tells answers apart that are wanted independently of each other
	MaxOut int                    // tokens that an answer may take, thinking included; 0: by model and role
}

// Plain says whether the answer is plain words and no JSON.
func (c Call) Plain() bool { return len(c.Schema) == 0 }

// Usage counts tokens. Cached ones are among In.
type Usage struct {
	In, Cached, Out int
	// the provider said what cannot be, or said it in part: the counts are bounds, and no one knows the cost
	Doubt bool
}

// Rate is what a provider says of its limits with an answer or a failure; nil fields are not said.
type Rate struct {
	RequestsLeft, TokensLeft   *int
	RequestsReset, TokensReset time.Duration // until the limit is whole again; 0 is not said
}

// Answer is what a model said: one JSON value as text, undecoded, or plain words where the call has no schema.
type Answer struct {
	Text  string
	Model string // the model that answered
	Usage Usage
	Rate  *Rate // nil where the provider says nothing

	// Served says that no request was made for it: it was kept, or another call got
	// it at that moment. It comes with failures too.
	Served bool

	// Mark keeps how far down the ladder the question was answered that this answer was the first to; nil where no one
	// keeps it. It comes with failures too.
	Mark func(Rung)
}

// Model answers calls.
//
// Complete is safe for concurrent use. It returns with ctx's error when ctx ends: promptly, or, where answers are kept,
// once what is on its way has come back, or has taken too long. It does not decode or check the answer; the caller
// does, and calls again with Prior. The same call may be answered differently by a model that samples; a model that
// does not sample answers the same call alike. Errors are a *Failure, an error that says EndsRun (a budget's cap, a
// miss in a replay, a failing disk), or ctx's. Failures of one attempt are retried by a decorator, never by the caller
// of the outermost Model. A nil error means that Answer.Text is whole.
type Model interface {
	// Name identifies the model in records.
	Name() string
	Complete(ctx context.Context, c Call) (Answer, error)
}

// Rung is how far down the ladder of structured output an answer was got.
type Rung string

// The rungs, best first.
const (
	RungDecoded  Rung = "decoded"  // as it came
	RungRepaired Rung = "repaired" // after a repair that needs no call
	RungAsked    Rung = "asked"    // after being asked again with the violations
	RungStronger Rung = "stronger" // by the stronger model
	RungFailed   Rung = "failed"   // never
)

// Escalating is a Model that has a stronger one behind it, to be asked when its
// own answers are not acceptable. Stronger returns nil without one.
type Escalating interface {
	Stronger() Model
}

// EndsRun says whether an error is one that every other call would meet too, so that the run has to pause.
func EndsRun(err error) bool {
	var ender interface{ EndsRun() bool }
	return errors.As(err, &ender) && ender.EndsRun()
}

type unitKey struct{}

// Unit names on whose behalf a model is asked.
type Unit struct{ Stage, Name string }

// Step is a stage without its corpus and round: "judge p3 2" and "judge" are one
// step of a run, for which there is one budget.
func Step(stage string) string {
	name, _, _ := strings.Cut(stage, " ")
	return name
}

// ForUnit returns a context in which calls are made on behalf of a unit of a stage.
func ForUnit(ctx context.Context, u Unit) context.Context {
	return context.WithValue(ctx, unitKey{}, u)
}

// UnitOf returns on whose behalf calls are made; the zero Unit if no one said.
func UnitOf(ctx context.Context) Unit {
	u, _ := ctx.Value(unitKey{}).(Unit)
	return u
}

// Drawing is a Model that stands for several, one of which answers for each unit. Draw returns it: always the same for
// a unit.
type Drawing interface {
	Draw(u Unit) Model
}

// Drawn returns the model that answers for the unit of a context: one of those that m stands for, or m itself.
func Drawn(ctx context.Context, m Model) Model {
	if d, ok := m.(Drawing); ok {
		return d.Draw(UnitOf(ctx))
	}
	return m
}
