// Package writingtest has a model that writes a small complete pack by a script, for the tests of what asks for one.
package writingtest

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"strings"
	"sync"

	"memloom/internal/llm"
	"memloom/internal/pack/writing"
	"memloom/prompts"
)

//go:embed garden.json
var garden []byte

// Script answers the questions for a pack. The zero value is not ready; see New.
type Script struct {
	// Answer, where it is not nil, has the first word: an answer, or false to leave it to the script.
	Answer func(key string, c llm.Call) (string, error, bool)

	mu    sync.Mutex
	texts map[string]json.RawMessage
	asked []string
}

// New returns the model that writes a botanic garden.
func New() *Script {
	s := &Script{}
	if err := json.Unmarshal(garden, &s.texts); err != nil { // a file of our own
		panic("reading garden.json: " + err.Error())
	}
	return s
}

// Text returns the scripted answer of a key, such as pack.deliverable/testing & QA.
func (s *Script) Text(key string) string { return string(s.texts[key]) }

// Asked returns the keys of what was asked, in order.
func (s *Script) Asked() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.asked...)
}

// Name implements llm.Model.
func (s *Script) Name() string { return "scripted" }

// Complete implements llm.Model.
func (s *Script) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	key, err := Key(c)
	if err != nil {
		return llm.Answer{}, err
	}
	s.mu.Lock()
	s.asked = append(s.asked, key)
	s.mu.Unlock()
	usage := llm.Usage{In: 1000, Out: 400}
	if s.Answer != nil {
		if text, err, ok := s.Answer(key, c); ok {
			return llm.Answer{Text: text, Usage: usage}, err
		}
	}
	text, ok := s.texts[key]
	if !ok {
		return llm.Answer{}, errors.New("the script has nothing for " + key)
	}
	return llm.Answer{Text: string(text), Usage: usage}, nil
}

// Key says what a call asks for: the task, with the class or phase.
func Key(c llm.Call) (string, error) {
	in, ok := c.Input.(writing.In)
	if !ok {
		p, err := c.Prompt()
		if err != nil {
			return "", err
		}
		if in, err = inputOf(p, c.Task); err != nil {
			return "", err
		}
	}
	switch {
	case in.Class != "":
		return c.Task + "/" + in.Class, nil
	case in.Phase != "":
		return c.Task + "/" + in.Phase, nil
	case len(in.Asked) > 0:
		return c.Task + "/" + strings.Split(in.Asked[0].Class, " ")[0], nil
	}
	return c.Task, nil
}

// inputOf reads what a rendered prompt asks for.
func inputOf(p llm.Prompt, name string) (writing.In, error) {
	return prompts.New(prompts.Task[writing.In, struct{}]{Name: name, Template: "{{.Input}}"}).Parse(p)
}
