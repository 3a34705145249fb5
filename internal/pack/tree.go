package pack

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/bounded"
	"memloom/internal/nearest"
	"memloom/internal/numbers"
	"memloom/internal/yamlerr"
)

// read parses, checks the shape, decodes, and checks the meaning; each step
// only if the one before found nothing, and the last only where it is asked for.
func read(src []byte, meaning bool) (*Pack, []Problem) {
	p, problems := shaped(src)
	if meaning && len(problems) == 0 {
		problems = sorted(validate(p, p.lines, nil))
	}
	return p, problems
}

// shaped reads a pack whose keys and kinds are right, whatever they mean.
func shaped(src []byte) (*Pack, []Problem) {
	root, problems := parse(src)
	if len(problems) > 0 {
		return nil, problems
	}
	t := &tree{lines: map[string]int{"": 1}, text: strings.Split(string(src), "\n")}
	t.walk(root, reflect.TypeFor[Pack](), "")
	for _, f := range numbers.InText(root, reflect.TypeFor[Pack]()) {
		t.problems = append(t.problems, Problem{Line: f.At.Position.Line, Path: f.Key, Message: f.String()})
	}
	if len(t.problems) > 0 {
		return nil, sorted(t.problems)
	}
	p := new(Pack)
	if err := yaml.NodeToValue(root, p, yaml.Strict()); err != nil {
		return nil, []Problem{syntaxProblem(src, err)}
	}
	p.lines = t.lines
	return p, nil
}

func sorted(ps []Problem) []Problem {
	slices.SortStableFunc(ps, func(a, b Problem) int { return a.Line - b.Line })
	return ps
}

// parse returns the one document of the file.
func parse(src []byte) (ast.Node, []Problem) {
	switch {
	case len(src) > bounded.Pack:
		return nil, fault(1, "larger than "+bounded.Size(bounded.Pack)+
			"; a pack is one YAML file of nouns and ranges")
	case !utf8.Valid(src):
		return nil, fault(1, "not UTF-8; save the file as UTF-8")
	}
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", src), &beyond) {
		return nil, fault(max(beyond.Line, 1), beyond.What)
	}
	f, err := parser.ParseBytes(src, 0)
	if err != nil {
		return nil, []Problem{syntaxProblem(src, err)}
	}
	var docs []ast.Node
	for _, d := range f.Docs {
		if d.Body != nil {
			docs = append(docs, d.Body)
		}
	}
	switch len(docs) {
	case 1:
		return docs[0], nil
	case 0:
		return nil, fault(1, "empty; a pack begins with version: 1 and name:")
	default:
		return nil, fault(line(docs[1]), "a second document; a pack is one document, take out the line ---")
	}
}

// fault is a problem of the file as a whole.
func fault(line int, message string) []Problem { return []Problem{{Line: line, Message: message}} }

// syntaxProblem is what the parser complains about, with what was expected, what would fit, and the line.
func syntaxProblem(src []byte, err error) Problem {
	s := yamlerr.Find(src, err)
	return Problem{Line: s.Line, Message: fmt.Sprintf("not YAML, column %d: %s\n%s", s.Column, s,
		yamlerr.Excerpt(src, s.Line, s.Column))}
}

func line(n ast.Node) int {
	if tk := n.GetToken(); tk != nil && tk.Position != nil {
		return tk.Position.Line
	}
	return 1
}

// tree holds a document against the Go types that it is decoded into, and remembers the line of every path. It exists
// beside the decoder's Strict mode because that one stops at the first mistake.
type tree struct {
	text     []string // the lines of the file
	lines    map[string]int
	problems []Problem
}

func (t *tree) add(n ast.Node, path, format string, args ...any) {
	t.problems = append(t.problems, Problem{Line: line(n), Path: path, Message: fmt.Sprintf(format, args...)})
}

func (t *tree) walk(n ast.Node, want reflect.Type, path string) {
	switch n.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		t.add(n, path, "anchors, aliases and tags are not used in packs; write the value out")
		return
	}
	switch want.Kind() {
	case reflect.Struct:
		t.walkStruct(n, want, path)
	case reflect.Map:
		t.entries(n, path, func(key string, v ast.Node, at string) { t.walk(v, want.Elem(), at) })
	case reflect.Slice, reflect.Array:
		t.walkList(n, want, path)
	default:
		t.scalar(n, want.Kind(), path)
	}
}

func (t *tree) walkStruct(n ast.Node, want reflect.Type, path string) {
	fields := map[string]reflect.Type{}
	var known []string
	for f := range want.Fields() {
		name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		if name == "-" {
			continue
		}
		fields[name] = f.Type
		known = append(known, name)
	}
	t.entries(n, path, func(key string, v ast.Node, at string) {
		ft, ok := fields[key]
		if !ok {
			t.problems = append(t.problems, Problem{Line: t.lines[at], Path: at,
				Message: fmt.Sprintf("unknown key; the keys here are %s%s", strings.Join(known, ", "),
					nearest.Hint(key, known))})
			return
		}
		t.walk(v, ft, at)
	})
}

// entries calls f for every key of a mapping.
func (t *tree) entries(n ast.Node, path string, f func(key string, v ast.Node, at string)) {
	m, ok := n.(ast.MapNode)
	if !ok {
		t.add(n, path, "expected keys with values, found %s", kindOf(n))
		return
	}
	for it := m.MapRange(); it.Next(); {
		name, ok := it.Key().(*ast.StringNode)
		if !ok {
			t.add(it.Key(), path, "the key %s is not a word; write it as plain text, in quotes if need be", it.Key())
			continue
		}
		at := strings.TrimPrefix(path+"."+name.Value, ".")
		t.lines[at] = line(name)
		f(name.Value, it.Value(), at)
	}
}

func (t *tree) walkList(n ast.Node, want reflect.Type, path string) {
	seq, ok := n.(*ast.SequenceNode)
	if !ok {
		t.add(n, path, "expected a list, found %s; write - before each element", kindOf(n))
		return
	}
	if want.Kind() == reflect.Array && len(seq.Values) != want.Len() {
		t.add(n, path, "expected %d elements, found %d", want.Len(), len(seq.Values))
	}
	for i, v := range seq.Values {
		at := fmt.Sprintf("%s[%d]", path, i)
		t.lines[at] = line(v)
		t.walk(v, want.Elem(), at)
	}
}

// scalar wants exactly the kind that the type says: YAML's guesses (a bare yes
// that is no word, a version that is a number) are the commonest slips in packs.
func (t *tree) scalar(n ast.Node, want reflect.Kind, path string) {
	expected, ok := "", false
	switch want {
	case reflect.Int:
		expected = "a whole number"
		_, ok = n.(*ast.IntegerNode)
	case reflect.Bool:
		expected = "true or false"
		_, ok = n.(*ast.BoolNode)
	default:
		expected = "text"
		switch n.(type) {
		case *ast.StringNode, *ast.LiteralNode:
			ok = true
		}
	}
	if ok {
		return
	}
	hint := ""
	if expected == "text" {
		hint = "; put it in quotes"
	}
	if _, none := n.(*ast.NullNode); none && line(n) <= len(t.text) && strings.Contains(t.text[line(n)-1], " #") {
		hint = ": what follows # is a comment; put the value in quotes"
	}
	t.add(n, path, "expected %s, found %s%s", expected, kindOf(n), hint)
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
	default:
		return "something else"
	}
}
