package mock

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"memloom/internal/bounded"
	"memloom/internal/nearest"
	"memloom/internal/yamlcheck"
)

//go:embed scripts/*.yaml
var scripts embed.FS

// Script says what goes wrong. docs/mock-server.md documents it. The zero Script is a server that never fails.
type Script struct {
	Limits Limits `yaml:"limits"`
	Rules  []Rule `yaml:"rules"`
}

// Rule is a fault and when it happens: always, but for the conditions given.
type Rule struct {
	Fault string `yaml:"fault"`

	Task   string  `yaml:"task"`                           // pattern of the task's name, as path.Match has it
	Model  string  `yaml:"model"`                          // likewise of the model's
	Chance float64 `yaml:"chance" min:"0.000001" max:"1"`  // of a request; 0 is always
	First  int     `yaml:"first" min:"1" max:"1000000000"` // only the first so many times that a prompt is asked
	Every  int     `yaml:"every" min:"1" max:"1000000000"` // only every so manieth request of all
	From   int     `yaml:"from" min:"1" max:"1000000000"`  // only from this request of all, counted from 1
	To     int     `yaml:"to" min:"1" max:"1000000000"`    // only up to this one

	RetryAfter time.Duration `yaml:"retry_after" min:"0s" max:"24h"`
	Form       string        `yaml:"form"`                       // of retry_after
	Status     int           `yaml:"status" min:"500" max:"599"` // of HTTP
	At         string        `yaml:"at"`                         // where a connection breaks
	For        time.Duration `yaml:"for" min:"0s" max:"24h"`     // of hanging; 0 is until the client gives up
	Median     time.Duration `yaml:"median" min:"1ns" max:"24h"` // of a delay
	P99        time.Duration `yaml:"p99" min:"0s" max:"24h"`     // of a delay; 0 is the median always
	How        string        `yaml:"how"`                        // the variety of a fault
}

// conditions are the keys that every rule takes.
var conditions = []string{"fault", "task", "model", "chance", "first", "every", "from", "to"}

// ScriptError is a script that cannot be used.
type ScriptError struct {
	File    string
	Line    int    // from 1; 0 for the file as a whole
	Problem string // names the key
}

// Error implements error.
func (e *ScriptError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("script %s: %s", e.File, e.Problem)
	}
	return fmt.Sprintf("script %s, line %d: %s", e.File, e.Line, e.Problem)
}

// ScriptNames lists the scripts that memloom carries.
func ScriptNames() []string {
	files, _ := fs.Glob(scripts, "scripts/*.yaml") // the pattern is right
	for i, f := range files {
		files[i] = strings.TrimSuffix(path.Base(f), ".yaml")
	}
	return files
}

// LoadScript reads a script by name or from a file. One that cannot be used gives a *ScriptError.
func LoadScript(name string) (*Script, error) {
	if slices.Contains(ScriptNames(), name) {
		text, err := scripts.ReadFile("scripts/" + name + ".yaml")
		if err != nil {
			return nil, fmt.Errorf("reading script %s: %w", name, err)
		}
		return ParseScript(name, text)
	}
	text, err := bounded.File(name, bounded.Settings)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, &ScriptError{File: name, Problem: "no such file; the scripts with a name are " +
			strings.Join(ScriptNames(), ", ") +
			nearest.Hint(name, ScriptNames())}
	}
	if err != nil {
		return nil, fmt.Errorf("reading script: %w", err)
	}
	return ParseScript(name, text)
}

// ParseScript reads a script; file is what errors call it. Its errors are *ScriptError.
func ParseScript(file string, text []byte) (*Script, error) {
	s := &Script{}
	places, found := yamlcheck.Decode(text, "", s) // an empty file is a script without faults
	if len(found) == 0 {
		key, problem := s.problem(func(key string) bool { _, has := places[key]; return has })
		if problem == "" {
			return s, nil
		}
		found = []yamlcheck.Problem{{Line: places.Near(key).KeyLine, Key: key, What: problem}}
	}
	e := &ScriptError{File: file, Line: found[0].Line, Problem: found[0].What}
	if found[0].Key != "" {
		e.Problem = found[0].Key + ": " + e.Problem
	}
	return nil, e
}
