package mock

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/bounded"
	"memloom/internal/nearest"
	"memloom/internal/numbers"
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
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", text), &beyond) {
		return nil, &ScriptError{File: file, Line: beyond.Line, Problem: beyond.What}
	}
	tree, err := parser.ParseBytes(text, 0)
	if err != nil {
		return nil, yamlProblem(file, err)
	}
	if bad := badDuration(tree); bad != nil {
		return nil, &ScriptError{File: file, Line: bad.GetToken().Position.Line,
			Problem: fmt.Sprintf("%s: a duration such as 200ms or 3s is expected", bad.Key)}
	}
	s := &Script{}
	err = yaml.NewDecoder(bytes.NewReader(text), yaml.Strict()).Decode(s)
	if err != nil && !errors.Is(err, io.EOF) { // an empty file is a script without faults
		return nil, yamlProblem(file, err)
	}
	for _, f := range inText(tree) {
		_, key, _ := strings.Cut(f.Key, ".")
		return nil, &ScriptError{File: file, Line: f.At.Position.Line, Problem: key + ": " + f.String()}
	}
	if at, problem := s.problem(func(rule int) []string { return keysOf(tree, rule) }); problem != "" {
		return nil, &ScriptError{File: file, Line: lineOf(tree, at), Problem: problem}
	}
	return s, nil
}

// inText lists the numbers that do not fit their keys.
func inText(tree *ast.File) []numbers.Fault {
	var out []numbers.Fault
	for _, doc := range tree.Docs {
		out = append(out, numbers.InText(doc.Body, reflect.TypeFor[Script]())...)
	}
	return out
}

// durations are the keys whose values are durations.
var durations = []string{"retry_after", "for", "median", "p99"}

// badDuration returns the first duration that is none, nil without one: the YAML library would not say where it stands.
func badDuration(file *ast.File) *ast.MappingValueNode {
	v := &durationVisitor{}
	for _, doc := range file.Docs {
		if doc.Body != nil {
			ast.Walk(v, doc.Body)
		}
	}
	return v.bad
}

type durationVisitor struct{ bad *ast.MappingValueNode }

// Visit implements ast.Visitor.
func (v *durationVisitor) Visit(n ast.Node) ast.Visitor {
	pair, ok := n.(*ast.MappingValueNode)
	if !ok || v.bad != nil || !slices.Contains(durations, pair.Key.String()) {
		return v
	}
	if _, err := time.ParseDuration(strings.Trim(pair.Value.String(), `"'`)); err != nil {
		v.bad = pair
	}
	return v
}

var yamlPlace = regexp.MustCompile(`^\[(\d+):\d+\] `)

var yamlKind = regexp.MustCompile(`cannot unmarshal \S+ into Go (?:struct field \S+|value) of type (\S+)`)

// yamlProblem puts the library's words into ours.
func yamlProblem(file string, err error) error {
	e := &ScriptError{File: file, Problem: strings.TrimSpace(yaml.FormatError(err, false, false))}
	if m := yamlPlace.FindStringSubmatch(e.Problem); m != nil {
		_, _ = fmt.Sscan(m[1], &e.Line)
		e.Problem = e.Problem[len(m[0]):]
	}
	e.Problem = yamlKind.ReplaceAllStringFunc(e.Problem, func(found string) string {
		kind := yamlKind.FindStringSubmatch(found)[1]
		switch {
		case strings.HasPrefix(kind, "[]"):
			return "a list is expected"
		case strings.HasPrefix(kind, "int"), strings.HasPrefix(kind, "float"):
			return "a number is expected"
		case kind == "string":
			return "text is expected"
		}
		return "keys and values are expected"
	})
	e.Problem = strings.Replace(e.Problem, "unknown field", "unknown key", 1)
	return e
}

// lineOf returns the line of a path in a file, 0 if it is not there.
func lineOf(file *ast.File, at string) int {
	p, err := yaml.PathString("$." + at)
	if err != nil {
		return 0
	}
	node, err := p.FilterFile(file)
	if err != nil || node == nil {
		return 0
	}
	return node.GetToken().Position.Line
}

// keysOf returns the keys of a rule as the file has them.
func keysOf(file *ast.File, rule int) []string {
	p, err := yaml.PathString(fmt.Sprintf("$.rules[%d]", rule))
	if err != nil {
		return nil
	}
	node, err := p.FilterFile(file)
	if err != nil {
		return nil
	}
	var values []*ast.MappingValueNode
	switch m := node.(type) {
	case *ast.MappingNode:
		values = m.Values
	case *ast.MappingValueNode:
		values = []*ast.MappingValueNode{m}
	}
	var keys []string
	for _, v := range values {
		keys = append(keys, v.Key.String())
	}
	return keys
}
