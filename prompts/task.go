// Package prompts holds the typed tasks that models are asked: input and output types, templates, schemas, checks of
// outputs against inputs, and the inverse of rendering. Every model, built-in or remote, is asked through Task.Ask.
package prompts

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"text/template"

	"github.com/google/jsonschema-go/jsonschema"

	"memloom/internal/corpus"
	"memloom/internal/llm"
)

// Task is a typed question to a model.
type Task[In, Out any] struct {
	Name   string
	Role   llm.Role
	System string // who the model is; the same for every call
	// text/template over {{.Input}}, which must occur once, after all that calls share
	Template string
	// violations of the output, in words that a model can act on; nil checks nothing
	Check  func(in In, out Out) []string
	Useful func(out Out) bool       // whether an output that breaks the check is of use to who asked; nil: never is
	Settle func(in In, out Out) Out // puts right what needs no model, before the check; nil: nothing
	Read   func(answer string) Out  // reads an answer in plain words, whatever it is; nil: the answer is JSON

	schema  json.RawMessage    // none where answers are plain words
	shape   *jsonschema.Schema // the schema, taken apart
	before  string             // the template's words before the input
	after   string
	results *results
}

// New completes a task: it derives the output's JSON schema, if answers are JSON, and parses the template. It panics on
// a template that does not parse, since templates given here are the program's own; see Override for a user's.
func New[In, Out any](t Task[In, Out]) *Task[In, Out] {
	t.results = newResults()
	if t.Read == nil {
		if err := t.setSchema(); err != nil {
			panic(fmt.Sprintf("schema of task %s: %v", t.Name, err))
		}
	}
	if err := t.setTemplate(t.Template); err != nil {
		panic(fmt.Sprintf("template of task %s: %v", t.Name, err))
	}
	return &t
}

func (t *Task[In, Out]) setSchema() (err error) {
	if t.shape, err = jsonschema.For[Out](&jsonschema.ForOptions{TypeSchemas: enums()}); err != nil {
		return err
	}
	t.schema, err = json.Marshal(t.shape)
	return err
}

// enums are the schemas of types that have few values.
func enums() map[reflect.Type]*jsonschema.Schema {
	kinds := &jsonschema.Schema{Type: "string"}
	for _, k := range corpus.NewsKinds() {
		kinds.Enum = append(kinds.Enum, string(k))
	}
	return map[reflect.Type]*jsonschema.Schema{reflect.TypeFor[corpus.NewsKind](): kinds}
}

func (t *Task[In, Out]) setTemplate(src string) error {
	if n := strings.Count(src, "{{.Input}}"); n != 1 {
		return fmt.Errorf("must hold {{.Input}} exactly once, holds it %d times", n)
	}
	tmpl, err := template.New(t.Name).Option("missingkey=error").Parse(src)
	if err != nil {
		return err
	}
	const standIn = "\x00" // which no template holds
	var b strings.Builder
	if err := tmpl.Execute(&b, struct{ Input string }{standIn}); err != nil {
		return err // it asks for more than there is
	}
	before, after, found := strings.Cut(b.String(), standIn)
	if !found {
		return errors.New("must hold {{.Input}} where it is printed")
	}
	t.Template, t.before, t.after = src, before, after
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

// Schema returns the JSON schema of the output, nil where answers are plain words.
func (t *Task[In, Out]) Schema() json.RawMessage { return t.schema }

// Render returns the prompt of an input.
func (t *Task[In, Out]) Render(in In) (llm.Prompt, error) {
	block, err := canonical(in)
	if err != nil {
		return llm.Prompt{}, fmt.Errorf("rendering %s: %w", t.Name, err)
	}
	var b strings.Builder
	b.Grow(len(t.before) + len(openInput) + len(t.Name) + len(openEnd) + len(block) + len(closeInput) + len(t.after) +
		2)
	for _, part := range []string{t.before, openInput, t.Name, openEnd, "\n"} {
		b.WriteString(part)
	}
	b.Write(block)
	for _, part := range []string{"\n", closeInput, t.after} {
		b.WriteString(part)
	}
	return llm.Prompt{System: t.System, User: b.String()}, nil
}

// Parse is the inverse of Render: it reads the input from a prompt's canonical block.
func (t *Task[In, Out]) Parse(p llm.Prompt) (In, error) {
	var in In
	task, block, ok := inputBlock(p.User)
	if !ok || task != t.Name {
		return in, fmt.Errorf("input block of %s: not found", t.Name)
	}
	if err := decodeStrict([]byte(block), &in); err != nil {
		return in, fmt.Errorf("input block of %s: %w", t.Name, err)
	}
	return in, nil
}
