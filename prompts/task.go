// Package prompts holds the typed tasks that models are asked: input and
// output types, templates, schemas, checks of outputs against inputs, and the
// inverse of rendering. Every model, built-in or remote, is asked through
// Task.Ask.
package prompts

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"text/template"

	"github.com/google/jsonschema-go/jsonschema"

	"memloom/internal/llm"
)

// Attempts is how often a model is asked the same question before its answer
// counts as failed.
const Attempts = 3

// Markers around the canonical block. JSON holds no raw line break, so a line
// of the block can never be mistaken for a marker.
const (
	openInput  = "<input>"
	closeInput = "</input>"
)

// Task is a typed question to a model.
type Task[In, Out any] struct {
	Name     string
	Role     llm.Role
	System   string                        // who the model is; the same for every call
	Template string                        // text/template over {{.Input}}, which must occur once, after all that calls share
	Check    func(in In, out Out) []string // violations of the output, in words that a model can act on; nil checks nothing

	schema json.RawMessage
	tmpl   *template.Template
}

// New completes a task: it derives the output's JSON schema and parses the
// template. It panics on a template that does not parse, since templates given
// here are the program's own; see Override for a user's.
func New[In, Out any](t Task[In, Out]) *Task[In, Out] {
	s, err := jsonschema.For[Out](nil)
	if err != nil {
		panic(fmt.Sprintf("schema of task %s: %v", t.Name, err))
	}
	if t.schema, err = json.Marshal(s); err != nil {
		panic(fmt.Sprintf("schema of task %s: %v", t.Name, err))
	}
	if err := t.setTemplate(t.Template); err != nil {
		panic(fmt.Sprintf("template of task %s: %v", t.Name, err))
	}
	return &t
}

func (t *Task[In, Out]) setTemplate(src string) error {
	if n := strings.Count(src, "{{.Input}}"); n != 1 {
		return fmt.Errorf("must hold {{.Input}} exactly once, holds it %d times", n)
	}
	tmpl, err := template.New(t.Name).Option("missingkey=error").Parse(src)
	if err != nil {
		return err
	}
	t.Template, t.tmpl = src, tmpl
	return nil
}

// Override returns the task with another template.
func (t *Task[In, Out]) Override(src string) (*Task[In, Out], error) {
	c := *t
	if err := c.setTemplate(src); err != nil {
		return nil, fmt.Errorf("template of task %s: %w", t.Name, err)
	}
	return &c, nil
}

// Schema returns the JSON schema of the output.
func (t *Task[In, Out]) Schema() json.RawMessage { return t.schema }

// Render returns the prompt of an input.
func (t *Task[In, Out]) Render(in In) (llm.Prompt, error) {
	block, err := canonical(in)
	if err != nil {
		return llm.Prompt{}, fmt.Errorf("rendering %s: %w", t.Name, err)
	}
	var b strings.Builder
	err = t.tmpl.Execute(&b, struct{ Input string }{openInput + "\n" + string(block) + "\n" + closeInput})
	if err != nil {
		return llm.Prompt{}, fmt.Errorf("rendering %s: %w", t.Name, err)
	}
	return llm.Prompt{System: t.System, User: b.String()}, nil
}

// Parse is the inverse of Render: it reads the input from a prompt's canonical block.
func (t *Task[In, Out]) Parse(p llm.Prompt) (In, error) {
	var in In
	lines := strings.Split(p.User, "\n")
	for i := len(lines) - 1; i >= 2; i-- {
		if lines[i] == closeInput && lines[i-2] == openInput {
			err := decodeStrict([]byte(lines[i-1]), &in)
			if err != nil {
				err = fmt.Errorf("input block of %s: %w", t.Name, err)
			}
			return in, err
		}
	}
	return in, fmt.Errorf("input block of %s: not found", t.Name)
}

// Reply is an accepted answer.
type Reply[Out any] struct {
	Out      Out
	Model    string
	Attempts int
	Usage    llm.Usage // of all attempts
}

// Ask asks a model until its answer decodes strictly and passes the check, at
// most Attempts times, each time with the violations of the last. When they
// are used up it returns *llm.InvalidAnswerError.
func (t *Task[In, Out]) Ask(ctx context.Context, m llm.Model, in In) (Reply[Out], error) {
	call := llm.Call{
		Task: t.Name, Role: t.Role, Input: in, Schema: t.schema,
		Prompt: func() (llm.Prompt, error) { return t.Render(in) },
	}
	var r Reply[Out]
	for r.Attempts < Attempts {
		ans, err := m.Complete(ctx, call)
		r.Usage = sum(r.Usage, ans.Usage)
		if err != nil {
			return r, err
		}
		r.Attempts++
		r.Model = ans.Model
		violations := t.accept(in, ans.Text, &r.Out)
		if len(violations) == 0 {
			return r, nil
		}
		call.Prior = append(call.Prior[:len(call.Prior):len(call.Prior)], llm.Attempt{Text: ans.Text, Violations: violations})
	}
	last := call.Prior[len(call.Prior)-1]
	return r, &llm.InvalidAnswerError{Model: r.Model, Task: t.Name, Attempts: r.Attempts, Violations: last.Violations}
}

func (t *Task[In, Out]) accept(in In, text string, out *Out) []string {
	var o Out
	if err := decodeStrict([]byte(text), &o); err != nil {
		return []string{"the answer is not the JSON that was asked for: " + err.Error()}
	}
	*out = o
	if t.Check == nil {
		return nil
	}
	return t.Check(in, o)
}

func sum(a, b llm.Usage) llm.Usage {
	return llm.Usage{In: a.In + b.In, Cached: a.Cached + b.Cached, Out: a.Out + b.Out}
}

// canonical renders v as one line of JSON, the same bytes for the same value.
func canonical(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimRight(b.Bytes(), "\n"), nil
}

// decodeStrict reads exactly one JSON value without unknown fields.
func decodeStrict(data []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("text after the JSON value")
	}
	return nil
}
