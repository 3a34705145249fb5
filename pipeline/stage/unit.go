package stage

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/prompts"
)

// Source returns the random source of a unit and a purpose.
func (s Settings) Source(unit string) func(purpose string) *rand.Rand {
	return func(purpose string) *rand.Rand { return corpus.Rand(s.Seed, unit, purpose) }
}

// Params canonically encodes whatever can change a unit's result besides its inputs.
func (s Settings) Params(v ...any) []byte {
	b, err := json.Marshal(append([]any{s.Seed}, v...))
	if err != nil {
		panic("parameters of a unit cannot be encoded: " + err.Error())
	}
	return b
}

// HashOf is the SHA-256 of bytes, in hexadecimal digits.
func HashOf(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// TaskParams identifies how a task is asked: its template, schema and model.
func TaskParams[In, Out any](t *prompts.Task[In, Out], m llm.Model) []string {
	return []string{t.Name, HashOf([]byte(t.System + "\x00" + t.Template)), HashOf(t.Schema()), m.Name(), VersionOf(m)}
}

// VersionOf makes results depend on what is behind a model's name: the rules
// of the built-in one, the configuration of a provider's.
func VersionOf(m llm.Model) string {
	if v, ok := m.(interface{ Version() string }); ok {
		return v.Version()
	}
	return ""
}

// Record encodes a value as a record of the store.
func Record(key string, v any) (exec.Record, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return exec.Record{}, fmt.Errorf("encoding %s: %w", key, err)
	}
	return exec.Record{Key: key, Data: b}, nil
}

// Records is Record of the one record of a unit.
func Records(key string, v any) ([]exec.Record, error) {
	rec, err := Record(key, v)
	return []exec.Record{rec}, err
}

// Fetch decodes a record of the store.
func Fetch[T any](in exec.Getter, key string) (T, error) {
	var v T
	b, err := in.Get(key)
	if err != nil {
		return v, err
	}
	if err := json.Unmarshal(b, &v); err != nil {
		return v, fmt.Errorf("decoding %s: %w", key, err)
	}
	return v, nil
}

// asUnit lets models know on whose behalf they are asked.
func asUnit(stage string, u exec.Unit) exec.Unit {
	run := u.Run
	u.Run = func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
		return run(llm.ForUnit(ctx, llm.Unit{Stage: stage, Name: u.Name}), in)
	}
	return u
}

// Watched returns a context that keeps the questions that fail in it, and a function that returns them as rows of a
// stage and of what was worked on. They belong to the unit's result: a unit that is committed is not asked again, and
// its failures stay.
func Watched(ctx context.Context, stage, of string) (context.Context, func() []corpus.Failure) {
	var failed prompts.Failures
	stage = llm.Step(stage)
	return prompts.WithFailures(ctx, &failed), func() []corpus.Failure {
		var out []corpus.Failure
		for _, f := range failed.List() {
			out = append(out, corpus.Failure{Stage: stage, Unit: of, Task: f.Task, Model: f.Model, Kind: f.Kind,
				Reason: f.Reason})
		}
		return out
	}
}
