package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"memloom/internal/llm"
	"memloom/internal/runstore"
)

// MissError says that a replay asks what the journal has no answer to. On whose behalf, the one who ran the unit says.
type MissError struct {
	Task, Model string
	Key         string // of the call, in hexadecimal
}

// Error implements error.
func (e *MissError) Error() string {
	return fmt.Sprintf("the journal holds no answer of model %s to task %s (call %.12s): "+
		"recipe, seed, templates, packs, models file and program must be those of the run that is replayed; "+
		"without --replay the call is sent", e.Model, e.Task, e.Key)
}

// EndsRun says that the run has to stop: a replay without all answers cannot give the same corpus.
func (e *MissError) EndsRun() bool { return true }

// ofCall says that an error is what a readable answer says: a refusal, a truncation.
func ofCall(err error) bool {
	var f *llm.Failure
	return errors.As(err, &f) && f.Kind.Scope() == llm.ScopeCall
}

// unreadable says that what came with a status of success was no answer: it was not in the provider's format, or was an
// error of another kind in disguise. A limit of time that passed while a whole answer was being read says nothing
// against the answer.
func unreadable(err error) bool {
	var f *llm.Failure
	return errors.As(err, &f) && f.Kind.Scope() != llm.ScopeCall && !f.Kind.Unsure()
}

// final returns the failure with which a call has failed for good, nil if it
// has not, or if the whole run pauses for it.
func final(err error) *llm.Failure {
	var f *llm.Failure
	if !errors.As(err, &f) {
		return nil
	}
	if scope := f.Kind.Scope(); scope == llm.ScopeCall || scope == llm.ScopeAttempt && f.Final {
		return f
	}
	return nil
}

// kept is a failure as it is stored.
type kept struct {
	Kind   llm.Kind `json:"kind"`
	Model  string   `json:"model"`
	Status int      `json:"status,omitempty"`
	Reason string   `json:"reason"`
	Advice string   `json:"advice,omitempty"`
	Final  bool     `json:"final,omitempty"`

	Attempts int           `json:"attempts,omitempty"`
	Over     time.Duration `json:"over,omitempty"` // nanoseconds
}

func encodeFailure(f *llm.Failure) ([]byte, error) {
	detail, err := json.Marshal(kept{f.Kind, f.Model, f.Status, f.Reason, f.Advice, f.Final, f.Attempts, f.Over})
	if err != nil {
		return nil, fmt.Errorf("keeping a failure: %w", err)
	}
	return detail, nil
}

func decodeFailure(found runstore.Found) (*llm.Failure, error) {
	var k kept
	if err := json.Unmarshal(found.Failure, &k); err != nil {
		return nil, fmt.Errorf("reading a kept failure: %w", err)
	}
	return &llm.Failure{Kind: k.Kind, Model: k.Model, Status: k.Status, Reason: k.Reason, Advice: k.Advice,
		Final:    k.Final,
		Attempts: k.Attempts, Over: k.Over}, nil
}
