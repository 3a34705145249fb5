package yamlcheck

import (
	"cmp"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/bounded"
	"memloom/internal/nearest"
	"memloom/internal/numbers"
	"memloom/internal/yamlerr"
)

// Problem is one thing wrong with a file.
type Problem struct {
	Line, Column int    // from 1
	Key          string // from the top: users[0].name; empty for the file as a whole
	What         string // what is wrong and what to do
	Slip         bool   // the text is no YAML at all; Excerpt shows where
	Excerpt      string // lines of the file
}

// Places are where the keys and elements of a document stand.
type Places map[string]Place

// Place is where a value begins, and the line of its key.
type Place struct{ Line, Column, KeyLine int }

// Near returns the place of a key, or of the nearest one around it that the file has.
func (p Places) Near(key string) Place {
	for ; key != ""; key = key[:max(strings.LastIndexAny(key, ".["), 0)] {
		if at, ok := p[key]; ok {
			return at
		}
	}
	return Place{1, 1, 1}
}

// Decode reads the one document of a text into p, a pointer to a struct with yaml tags. It returns where everything
// stands, and all that is wrong with the keys, the kinds of values and the ranges of numbers, in the order of the
// lines. A text without a document gives the problem empty, or none where empty is "".
func Decode(src []byte, empty string, p any) (Places, []Problem) {
	body, bad := document(src, empty)
	if bad != nil || body == nil {
		return nil, bad
	}
	s := &shape{places: Places{}, text: strings.Split(string(src), "\n")}
	want := reflect.TypeOf(p).Elem()
	s.walk(body, want, "")
	for _, f := range numbers.InText(body, want) {
		at := f.At.Position
		s.problems = append(s.problems, Problem{Line: at.Line, Column: at.Column, Key: f.Key, What: f.String()})
	}
	if len(s.problems) == 0 {
		if err := yaml.NodeToValue(body, p, yaml.Strict()); err != nil {
			s.problems = slip(src, err)
		}
	}
	slices.SortStableFunc(s.problems, func(a, b Problem) int { return a.Line - b.Line })
	return s.places, s.problems
}

// document parses a text of one document.
func document(src []byte, empty string) (ast.Node, []Problem) {
	fault := func(line int, what string) []Problem { return []Problem{{Line: max(line, 1), Column: 1, What: what}} }
	if !utf8.Valid(src) {
		return nil, fault(1, "not UTF-8; save the file as UTF-8")
	}
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", src), &beyond) {
		return nil, fault(beyond.Line, beyond.What)
	}
	f, err := parser.ParseBytes(src, 0)
	if err != nil {
		return nil, slip(src, err)
	}
	docs := slices.DeleteFunc(f.Docs, func(d *ast.DocumentNode) bool { return d.Body == nil })
	switch {
	case len(docs) == 0 && empty == "":
		return nil, nil
	case len(docs) == 0:
		return nil, fault(1, empty)
	case len(docs) > 1:
		line, _ := begin(docs[1].Body)
		return nil, fault(line, "a second document; the file is one document, take out the line ---")
	}
	return docs[0].Body, nil
}

// slip is what the YAML library complained about, in a user's words.
func slip(src []byte, err error) []Problem {
	s := yamlerr.Find(src, err)
	return []Problem{{Line: s.Line, Column: s.Column, What: s.String(), Slip: true,
		Excerpt: yamlerr.Excerpt(src, s.Line, s.Column)}}
}

// begin is where a node begins: a map at its first key.
func begin(n ast.Node) (line, column int) {
	switch v := n.(type) {
	case *ast.MappingNode:
		if len(v.Values) > 0 && !v.IsFlowStyle {
			return begin(v.Values[0])
		}
	case *ast.MappingValueNode:
		return begin(v.Key)
	}
	if n == nil || n.GetToken() == nil || n.GetToken().Position == nil {
		return 1, 1
	}
	return n.GetToken().Position.Line, n.GetToken().Position.Column
}

// shape holds a document against the Go type that it is decoded into, and notes where everything is. It does what
// the decoder's strict mode does, which stops at the first mistake.
type shape struct {
	text     []string // the lines of the file
	places   Places
	problems []Problem
}

func (s *shape) add(n ast.Node, key, format string, args ...any) {
	line, column := begin(n)
	s.problems = append(s.problems, Problem{Line: line, Column: column, Key: key, What: fmt.Sprintf(format, args...)})
}

func (s *shape) walk(n ast.Node, want reflect.Type, key string) {
	line, column := begin(n)
	s.places[key] = Place{line, column, cmp.Or(s.places[key].KeyLine, line)}
	switch n.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		s.add(n, key, "anchors, aliases and tags are not used in packs; write the value itself, in quotes if it begins "+
			"with & * or !")
		return
	}
	if reflect.PointerTo(want).Implements(reflect.TypeFor[yaml.NodeUnmarshaler]()) {
		return
	}
	switch want.Kind() {
	case reflect.Struct, reflect.Map:
		s.keyed(n, want, key)
	case reflect.Slice, reflect.Array:
		s.list(n, want, key)
	default:
		s.scalar(n, want, key)
	}
}

// keyed follows the keys of a struct or a map.
func (s *shape) keyed(n ast.Node, want reflect.Type, key string) {
	var fields map[string]reflect.Type
	var known []string
	if want.Kind() == reflect.Struct {
		fields = map[string]reflect.Type{}
		for f := range want.Fields() {
			if name := numbers.Name(f); name != "" {
				fields[name], known = f.Type, append(known, name)
			}
		}
	}
	pairs, ok := n.(ast.MapNode)
	if !ok {
		s.add(n, key, "expected keys with values, found %s", kindOf(n))
		return
	}
	for it := pairs.MapRange(); it.Next(); {
		name, ok := it.Key().(*ast.StringNode)
		if !ok {
			s.add(it.Key(), key, "the key %s is not a word; write it as plain text, in quotes if need be", it.Key())
			continue
		}
		at := strings.TrimPrefix(key+"."+name.Value, ".")
		line, _ := begin(name)
		s.places[at] = Place{KeyLine: line}
		switch of, ok := fields[name.Value]; {
		case fields == nil:
			s.walk(it.Value(), want.Elem(), at)
		case ok:
			s.walk(it.Value(), of, at)
		default:
			s.add(name, at, "unknown key; the keys here are %s%s", strings.Join(known, ", "),
				nearest.Hint(name.Value, known))
		}
	}
}

func (s *shape) list(n ast.Node, want reflect.Type, key string) {
	seq, ok := n.(*ast.SequenceNode)
	if !ok {
		s.add(n, key, "expected a list, found %s; write - before each element", kindOf(n))
		return
	}
	if want.Kind() == reflect.Array && len(seq.Values) != want.Len() {
		s.add(n, key, "expected %d elements, found %d", want.Len(), len(seq.Values))
	}
	for i, v := range seq.Values {
		s.walk(v, want.Elem(), fmt.Sprintf("%s[%d]", key, i))
	}
}

// scalar wants exactly the kind that the type says: YAML's guesses (a bare yes that is no word, a version that is a
// number) are the commonest slips.
func (s *shape) scalar(n ast.Node, want reflect.Type, key string) {
	expected, hint, ok := "text", "; put it in quotes", false
	_, whole := n.(*ast.IntegerNode)
	switch want.Kind() {
	case reflect.Int:
		expected, hint, ok = "a whole number", "", whole
	case reflect.Float64:
		_, float := n.(*ast.FloatNode)
		expected, hint, ok = "a number", "", whole || float
	case reflect.Int64:
		_, err := time.ParseDuration(n.GetToken().Value)
		expected, hint, ok = "a duration such as 200ms or 3s", "", err == nil
	case reflect.Bool:
		_, ok = n.(*ast.BoolNode)
		expected, hint = "true or false", ""
	default:
		_, text := n.(*ast.StringNode)
		_, block := n.(*ast.LiteralNode)
		ok = text || block
	}
	if ok {
		return
	}
	if line, _ := begin(n); n.Type() == ast.NullType && line <= len(s.text) && strings.Contains(s.text[line-1], " #") {
		hint = ": what follows # is a comment; put the value in quotes"
	}
	s.add(n, key, "expected %s, found %s%s", expected, kindOf(n), hint)
}

func kindOf(n ast.Node) string {
	switch v := n.(type) {
	case *ast.NullNode:
		return "nothing"
	case *ast.StringNode:
		return fmt.Sprintf("the text %q", v.Value)
	case *ast.LiteralNode:
		return "a block of text"
	case *ast.IntegerNode, *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		return "the number " + n.GetToken().Value
	case *ast.BoolNode:
		return n.GetToken().Value
	case *ast.SequenceNode:
		return "a list"
	case ast.MapNode:
		return "keys with values"
	}
	return "something else"
}
