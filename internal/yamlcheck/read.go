// Package yamlcheck reads the YAML files that people write: strictly, with the line and the key of whatever breaks a
// rule. Decode holds a text against the Go type that it is decoded into.
//
// The tags of a field are the rules of its words: count is how many elements a list has ("4", "2-3"), is names rules of
// each text, once the class of which a file has no text twice. The rules that files of plain words share are methods of
// Checker; a file's own are in its package.
package yamlcheck

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/bounded"
	"memloom/internal/numbers"
)

// File is what a file is and how it is checked.
type File[T any] struct {
	What  string               // for errors: "everyday life"
	Keys  string               // the keys of the document, for errors: "version, users and talks"
	Rules func(*Checker) Rules // the file's own rules of words; may be nil
	Check func(*Checker, *T)
}

// Rules are rules of words by the names that tags have for them.
type Rules map[string]func(key, text string)

// Read reads a file of at most 1 MiB; the name is for errors. Its error has a line for each problem:
// file:line:column: key: what is wrong and what to do.
func (f File[T]) Read(name string, r io.Reader) (*T, error) {
	src, err := bounded.All(r, name, bounded.Pack)
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", f.What, err)
	}
	c, p := &Checker{said: map[string]string{}}, new(T)
	if c.places, c.problems = Decode(src, "expected one document with "+f.Keys, p); len(c.problems) == 0 {
		c.rules = c.shared()
		if f.Rules != nil {
			maps.Copy(c.rules, f.Rules(c))
		}
		numbers.Walk(reflect.ValueOf(p).Elem(), "", "", c.visit)
		f.Check(c, p)
	}
	if len(c.problems) > 0 {
		slices.SortStableFunc(c.problems, func(a, b Problem) int { return a.Line - b.Line })
		return nil, c.err(name)
	}
	return p, nil
}

// Checker holds a file against the rules, and collects what is wrong.
type Checker struct {
	places   Places
	problems []Problem
	rules    Rules
	said     map[string]string // key of the first text, by class and text
}

// err says what is wrong, the first problems of many.
func (c *Checker) err(name string) error {
	const most = 20
	var lines []string
	for _, p := range c.problems[:min(len(c.problems), most)] {
		of := p.Key
		if p.Slip {
			of = "not YAML"
		}
		if of != "" {
			of += ": "
		}
		text := fmt.Sprintf("%s:%d:%d: %s%s\n%s", name, p.Line, p.Column, of, p.What, p.Excerpt)
		lines = append(lines, strings.TrimSpace(text))
	}
	if more := len(c.problems) - most; more > 0 {
		lines = append(lines, fmt.Sprintf("%s: %d more problems", name, more))
	}
	return errors.New(strings.Join(lines, "\n"))
}

// Add adds a problem of the value of a key, such as users[0].name. Where the file lacks the key, the place is that of
// the nearest key around it.
func (c *Checker) Add(key, format string, args ...any) {
	at, what := c.Place(key), fmt.Sprintf(format, args...)
	c.problems = append(c.problems, Problem{Line: at.Line, Column: at.Column, Key: key, What: what})
}

// Place is where a key is, or the nearest key around it that is there.
func (c *Checker) Place(key string) Place { return c.places.Near(key) }
