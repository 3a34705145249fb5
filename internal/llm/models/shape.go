package models

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/nearest"
	"memloom/internal/numbers"
	"memloom/internal/yamlerr"
)

// keyByLook finds a key that a person wrote into the file, wherever it stands.
var keyByLook = regexp.MustCompile(`\bsk-[A-Za-z0-9_-]{16,}|\bAIza[A-Za-z0-9_-]{20,}`)

// keyByName finds it by the names that other programs have for it.
var keyByName = regexp.MustCompile(`(?i)(api[-_]?key|^key|^token|secret|password|authorization)$`)

const noKeyHere = "a key does not stand in a file; put it into a variable of the environment and name that with api_key_env"

// shapes checks that a text has the shape of a File, before it is decoded: the decoder would tell the first mistake
// alone, in words of its own, and with an excerpt that may show a key. It also notes where everything is.
func (c *checker) shapes() {
	if at := keyByLook.FindIndex(c.text); at != nil {
		c.problems = append(c.problems, fmt.Sprintf("line %d: %s", 1+bytes.Count(c.text[:at[0]], []byte("\n")),
			noKeyHere))
		return
	}
	tree, err := parser.ParseBytes(c.text, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		c.problems = append(c.problems, unreadable(c.text, err))
		return
	}
	if len(tree.Docs) == 0 || tree.Docs[0].Body == nil || tree.Docs[0].Body.Type() == ast.CommentType ||
		tree.Docs[0].Body.Type() == ast.NullType {
		c.problems = append(c.problems,
			"the file is empty; it needs models and roles, e.g. models: {m: {provider: openai, model: gpt-5-mini}} and roles: {default: m}")
		return
	}
	c.shape("", tree.Docs[0].Body, reflect.TypeFor[File]())
	if len(c.problems) > 0 {
		return
	}
	for _, f := range numbers.InText(tree.Docs[0].Body, reflect.TypeFor[File]()) {
		c.complain(f.Key, "%s", f)
	}
}

// unreadable is an error of the decoder in one line, without an excerpt: a line may hold a key.
func unreadable(text []byte, err error) string {
	s := yamlerr.Find(text, err)
	return fmt.Sprintf("line %d, column %d: this is not YAML as it should be: %s", s.Line, s.Column, s.What)
}

// expected says what is at a key whose value is keys and values.
var expected = map[reflect.Type]string{
	reflect.TypeFor[File]():                  "models and roles",
	reflect.TypeFor[map[string]Model]():      "a name for each model, e.g. {m: {provider: openai, model: gpt-5-mini}}",
	reflect.TypeFor[map[string]RoleModels](): "a model for each role, e.g. {default: m}",
	reflect.TypeFor[RoleModels]():            "the name of a model, of several, e.g. [big, small], or model and fallback, e.g. {model: big, fallback: [small]}",
	reflect.TypeFor[Model]():                 "the keys of a model, e.g. {provider: openai, model: gpt-5-mini}",
	reflect.TypeFor[Price]():                 "input and output, in dollars per million tokens, e.g. {input: 1.25, output: 10}",
	reflect.TypeFor[Limits]():                "rpm, tpm or concurrency, e.g. {rpm: 500}",
}

// shape checks a value against the type that it is decoded into.
func (c *checker) shape(path string, n ast.Node, t reflect.Type) {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	n = bare(n)
	switch n.Type() {
	case ast.AliasType, ast.NullType: // what it stands for is checked where it is; nothing is as good as absent
		return
	}
	if _, long := n.(ast.MapNode); t == reflect.TypeFor[RoleModels]() && !long {
		t = reflect.TypeFor[Names]()
	}
	if words, keyed := expected[t]; keyed {
		c.keyed(path, n, t, words)
		return
	}
	if err := scalar(n, t); err != nil {
		c.complain(path, "%v", err)
	}
}

// bare is a value without what YAML puts around it.
func bare(n ast.Node) ast.Node {
	switch v := n.(type) {
	case *ast.AnchorNode:
		return bare(v.Value)
	case *ast.TagNode:
		return bare(v.Value)
	}
	return n
}

// keyed checks keys and values.
func (c *checker) keyed(path string, n ast.Node, t reflect.Type, words string) {
	pairs, ok := n.(ast.MapNode)
	if !ok {
		c.complain(path, "expected %s", words)
		return
	}
	fields := fieldsOf(t)
	for each := pairs.MapRange(); each.Next(); {
		name := each.Key().GetToken().Value
		if each.Key().Type() == ast.MergeKeyType {
			continue
		}
		at, line := below(path, name), each.Key().GetToken().Position.Line
		if first, twice := c.lines[at]; twice {
			c.problems = append(c.problems,
				fmt.Sprintf("line %d, %s: this is there twice, first in line %d; remove one of them", line, at, first))
			continue
		}
		c.lines[at] = line
		field, known := fields[name]
		switch {
		case t.Kind() == reflect.Map:
			c.shape(at, each.Value(), t.Elem())
		case known:
			c.shape(at, each.Value(), field)
		case keyByName.MatchString(name):
			c.complain(at, noKeyHere)
		default:
			c.complain(at, "no such key; there are %s%s", strings.Join(fieldNames(t), ", "),
				nearest.Hint(name, fieldNames(t)))
		}
	}
}

func below(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

func fieldsOf(t reflect.Type) map[string]reflect.Type {
	out := map[string]reflect.Type{}
	if t.Kind() == reflect.Struct {
		for i := range t.NumField() {
			out[t.Field(i).Tag.Get("yaml")] = t.Field(i).Type
		}
	}
	return out
}

func fieldNames(t reflect.Type) []string {
	var out []string
	for i := range t.NumField() {
		out = append(out, t.Field(i).Tag.Get("yaml"))
	}
	return out
}

// scalar says what is wrong with a value of a type, nil if nothing is.
func scalar(n ast.Node, t reflect.Type) error {
	text, single := textOf(n)
	switch {
	case t == reflect.TypeFor[Names]() && !single:
		return names(n)
	case !single:
		return errors.New("expected one value, not several")
	}
	var err error
	switch t {
	case reflect.TypeFor[Duration]():
		_, err = parseDuration(text)
	case reflect.TypeFor[Dollars]():
		_, err = parseDollars(text)
	case reflect.TypeFor[bool]():
		if n.Type() != ast.BoolType {
			err = fmt.Errorf("%s is neither true nor false", shown(text))
		}
	case reflect.TypeFor[int]():
		if n.Type() != ast.IntegerType {
			err = fmt.Errorf("%s is no whole number", shown(text))
		}
	case reflect.TypeFor[float64]():
		if _, no := strconv.ParseFloat(text, 64); no != nil {
			err = fmt.Errorf("%s is no number", shown(text))
		}
	}
	return err
}

// names says what is wrong with a list of models.
func names(n ast.Node) error {
	list, ok := n.(*ast.SequenceNode)
	if ok {
		ok = !slices.ContainsFunc(list.Values, func(v ast.Node) bool { _, single := textOf(bare(v)); return !single })
	}
	if !ok {
		return errors.New("expected the name of a model, or of several, e.g. [big, small]")
	}
	return nil
}

// textOf is a single value as text, false for keys and values and for lists.
func textOf(n ast.Node) (text string, single bool) {
	switch v := n.(type) {
	case *ast.StringNode:
		return v.Value, true
	case *ast.LiteralNode:
		return v.Value.Value, true
	case ast.ScalarNode:
		return v.GetToken().Value, true
	}
	return "", false
}

// shown is a value as an error may show it: a long one may be a key.
func shown(text string) string {
	const most = 24
	if len(text) > most {
		return "this"
	}
	return strconv.Quote(text)
}
