package life

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

// Read reads a file of everyday life of at most 1 MiB; the name is for errors. Its error has a line for each problem:
// file:line:column: key: what is wrong and what to do.
func Read(name string, r io.Reader) (*Pack, error) {
	src, err := bounded.All(r, name, bounded.Pack)
	if err != nil {
		return nil, fmt.Errorf("reading everyday life: %w", err)
	}
	c := &checker{name: name}
	p := c.decode(src)
	if p != nil {
		c.check(p)
	}
	if len(c.problems) > 0 {
		return nil, c.err()
	}
	return p, nil
}

// checker holds a file against the rules, and collects what is wrong.
type checker struct {
	name     string
	file     *ast.File
	problems []string
}

// err says what is wrong, the first problems of many.
func (c *checker) err() error {
	const most = 20
	lines := append([]string{}, c.problems[:min(len(c.problems), most)]...)
	if more := len(c.problems) - most; more > 0 {
		lines = append(lines, fmt.Sprintf("%s: %d more problems", c.name, more))
	}
	return errors.New(strings.Join(lines, "\n"))
}

// at adds a problem of a line.
func (c *checker) at(line, column int, format string, args ...any) {
	c.problems = append(c.problems, fmt.Sprintf("%s:%d:%d: %s", c.name, max(line, 1), max(column, 1),
		fmt.Sprintf(format, args...)))
}

// add adds a problem of what stands under a key, such as users[0].name. Where the file lacks it, the place is that of
// the nearest key around it.
func (c *checker) add(key, format string, args ...any) {
	line, column := c.place(key)
	c.at(line, column, "%s: %s", key, fmt.Sprintf(format, args...))
}

func (c *checker) place(key string) (line, column int) {
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

// decode reads the keys and values; nil with a problem.
func (c *checker) decode(src []byte) *Pack {
	if !utf8.Valid(src) {
		c.at(1, 1, "not UTF-8; save the file as UTF-8")
		return nil
	}
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", src), &beyond) {
		c.at(beyond.Line, 1, "%s", beyond.What)
		return nil
	}
	f, err := parser.ParseBytes(src, 0)
	if err != nil {
		return c.slip(src, err)
	}
	if len(f.Docs) != 1 || f.Docs[0].Body == nil {
		c.at(1, 1, "expected one document with version, users, talks and preferences")
		return nil
	}
	ast.Walk(c, f.Docs[0].Body)
	if len(c.problems) > 0 {
		return nil
	}
	p := &Pack{}
	if err := yaml.NodeToValue(f.Docs[0].Body, p, yaml.Strict()); err != nil {
		return c.slip(src, err)
	}
	c.file = f
	return p
}

// Visit refuses tags, anchors and aliases. It implements ast.Visitor.
func (c *checker) Visit(n ast.Node) ast.Visitor {
	switch n.(type) {
	case *ast.TagNode, *ast.AnchorNode, *ast.AliasNode, *ast.MergeKeyNode:
		line, column := begin(n)
		c.at(line, column, "a tag, an anchor or an alias; write the value itself, in quotes if it begins with ! & * or <")
	}
	return c
}

// slip adds what the YAML library complained about, in a user's words.
func (c *checker) slip(src []byte, err error) *Pack {
	s := yamlerr.Find(src, err)
	c.at(s.Line, s.Column, "%s\n%s", s, yamlerr.Excerpt(src, s.Line, s.Column))
	return nil
}
