// Package yamlcheck reads the YAML files of plain words that people write: strictly, with the line and the key of whatever
// breaks a rule. The rules that all such files share are methods of Checker; a file's own rules stand in its package.
package yamlcheck

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/bounded"
	"memloom/internal/yamlerr"
)

// File is what a file is and how it is checked.
type File[T any] struct {
	What  string // for errors: "everyday life"
	Keys  string // the keys of the document, for errors: "version, users and talks"
	Check func(*Checker, *T)
}

// Read reads a file of at most 1 MiB; the name is for errors. Its error has a line for each problem:
// file:line:column: key: what is wrong and what to do.
func (f File[T]) Read(name string, r io.Reader) (*T, error) {
	src, err := bounded.All(r, name, bounded.Pack)
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", f.What, err)
	}
	c := &Checker{name: name}
	p := new(T)
	if c.decode(src, f.Keys, p) {
		f.Check(c, p)
	}
	if len(c.problems) > 0 {
		return nil, c.err()
	}
	return p, nil
}

// Checker holds a file against the rules, and collects what is wrong.
type Checker struct {
	name     string
	file     *ast.File
	problems []string
}

// err says what is wrong, the first problems of many.
func (c *Checker) err() error {
	const most = 20
	lines := append([]string{}, c.problems[:min(len(c.problems), most)]...)
	if more := len(c.problems) - most; more > 0 {
		lines = append(lines, fmt.Sprintf("%s: %d more problems", c.name, more))
	}
	return errors.New(strings.Join(lines, "\n"))
}

// At adds a problem of a line.
func (c *Checker) At(line, column int, format string, args ...any) {
	c.problems = append(c.problems, fmt.Sprintf("%s:%d:%d: %s", c.name, max(line, 1), max(column, 1),
		fmt.Sprintf(format, args...)))
}

// Add adds a problem of what stands under a key, such as users[0].name. Where the file lacks it, the place is that of
// the nearest key around it.
func (c *Checker) Add(key, format string, args ...any) {
	line, column := c.Place(key)
	c.At(line, column, "%s: %s", key, fmt.Sprintf(format, args...))
}

// Place is where a key stands, or the nearest key around it that is there.
func (c *Checker) Place(key string) (line, column int) {
	for key != "" {
		if p, err := yaml.PathString("$." + key); err == nil {
			if n, err := p.FilterFile(c.file); err == nil {
				return begin(n)
			}
		}
		key = key[:max(strings.LastIndexAny(key, ".["), 0)]
	}
	return 1, 1
}

// begin is where a node begins: a map at its first key.
func begin(n ast.Node) (line, column int) {
	switch v := n.(type) {
	case *ast.MappingNode:
		if len(v.Values) > 0 {
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

// decode reads the keys and values into p; false with a problem.
func (c *Checker) decode(src []byte, keys string, p any) bool {
	if !utf8.Valid(src) {
		c.At(1, 1, "not UTF-8; save the file as UTF-8")
		return false
	}
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", src), &beyond) {
		c.At(beyond.Line, 1, "%s", beyond.What)
		return false
	}
	f, err := parser.ParseBytes(src, 0)
	if err != nil {
		return c.slip(src, err)
	}
	if len(f.Docs) != 1 || f.Docs[0].Body == nil {
		c.At(1, 1, "expected one document with %s", keys)
		return false
	}
	ast.Walk(c, f.Docs[0].Body)
	if len(c.problems) > 0 {
		return false
	}
	if err := yaml.NodeToValue(f.Docs[0].Body, p, yaml.Strict()); err != nil {
		return c.slip(src, err)
	}
	c.file = f
	return true
}

// Visit refuses tags, anchors and aliases. It implements ast.Visitor.
func (c *Checker) Visit(n ast.Node) ast.Visitor {
	switch n.(type) {
	case *ast.TagNode, *ast.AnchorNode, *ast.AliasNode, *ast.MergeKeyNode:
		line, column := begin(n)
		c.At(line, column, "a tag, an anchor or an alias; write the value itself, in quotes if it begins with ! & * or <")
	}
	return c
}

// slip adds what the YAML library complained about, in a user's words.
func (c *Checker) slip(src []byte, err error) bool {
	s := yamlerr.Find(src, err)
	c.At(s.Line, s.Column, "%s\n%s", s, yamlerr.Excerpt(src, s.Line, s.Column))
	return false
}
