package mock_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"memloom/internal/llm"
	"memloom/internal/llm/mock"
	"memloom/prompts"
	"memloom/prompts/prompttest"
)

// How a question ends whose answers are all spoiled.
const (
	refused = "refused"
	mended  = "mended" // by the one who asks, without another call
)

// What spoils an answer's text does so for every task: off the schema and
// refused, or mended without a call; or within it and refused by the task's check.
func TestSpoiledAnswersOfEveryTask(t *testing.T) {
	for _, c := range []struct {
		rule       string
		json, fits bool   // with the schema
		end        string // of every question; empty: some may go unnoticed
	}{
		{"broken_json", false, false, refused}, {"nonsense", false, false, refused}, {"wrong_type", true, false, refused},
		{"trailing_comma", false, false, mended}, {"fenced", false, false, mended}, {"extra_field", true, false, mended},
		{"missing_field", true, false, ""},
		{"wrong_content", true, true, refused}, {"wrong_content, how: empty", true, true, refused},
		{"wrong_content, how: invented", true, true, refused},
		{"wrong_content, how: swapped", true, true, ""},
	} {
		t.Run(c.rule, func(t *testing.T) {
			if testing.Short() && !c.fits {
				t.Skip("many answers; under the race detector those within the schema will do")
			}
			r := &recorder{Model: spoiled{builtin(), script(t, "rules: [{fault: "+c.rule+"}]").Rules[0]}}
			failures := prompttest.Verify(t.Context(), r, prompttest.Options{})
			for _, e := range examples(t) {
				fell := slices.ContainsFunc(failures, func(f prompttest.Failure) bool {
					var invalid *llm.InvalidAnswerError
					return f.Check == e && errors.As(f.Err, &invalid)
				})
				if c.end != "" && fell != (c.end == refused) {
					t.Errorf("%s: refused is %v, want %s", e, fell, c.end)
				}
			}
			done := map[string]bool{}
			for i, call := range r.calls {
				if done[call.Task+r.texts[i]] || call.Plain() {
					continue
				}
				done[call.Task+r.texts[i]] = true
				if err := fitting(call.Schema, r.texts[i]); (err == nil) != c.fits {
					t.Errorf("%s: %s: %v", call.Task, r.texts[i], err)
				}
				if _, ok := decodes(r.texts[i]); ok != c.json {
					t.Errorf("%s: %s", call.Task, r.texts[i])
				}
			}
		})
	}
}

// examples are the names of the suite's checks on single tasks whose answers
// hold anything at all that could be wrong. Plain words hold nothing of the kind.
func examples(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, f := range prompttest.Verify(t.Context(), silent{}, prompttest.Options{}) {
		if task, _, ok := strings.Cut(f.Check, ": "); ok && strings.Trim(task, "abcdefghijklmnopqrstuvwxyz.") == "" &&
			task != prompts.TaskVerdict {
			out = append(out, f.Check)
		}
	}
	if len(out) < 20 {
		t.Fatalf("%d examples", len(out))
	}
	return out
}

// spoiled is a model whose every answer meets a rule.
type spoiled struct {
	llm.Model
	rule mock.Rule
}

func (s spoiled) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := s.Model.Complete(ctx, c)
	if err == nil && !c.Plain() {
		a.Text, err = mock.Spoil(s.rule, c.Schema, a.Text)
	}
	return a, err
}

// silent is a model that answers nothing.
type silent struct{}

func (silent) Name() string { return "silent" }

func (silent) Complete(context.Context, llm.Call) (llm.Answer, error) {
	return llm.Answer{}, errors.New("silent")
}

// fitting says what is wrong with an answer by its schema.
func fitting(schema json.RawMessage, text string) error {
	var s jsonschema.Schema
	if err := json.Unmarshal(schema, &s); err != nil {
		return err
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		return err
	}
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		return fmt.Errorf("no JSON: %w", err)
	}
	return resolved.Validate(v)
}
