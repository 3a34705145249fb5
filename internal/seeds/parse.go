package seeds

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"memloom/internal/corpus"
	"memloom/internal/yamlcheck"
)

// knowledge is a knowledge file.
type knowledge struct {
	Version int    `yaml:"version" min:"1" max:"1"`
	Tables  Tables `yaml:"tables"`
}

// ReadKnowledge reads a knowledge file of at most 1 MiB; the name is for errors. Its error has a line for each problem:
// file:line:column: key: what is wrong and what to do.
func ReadKnowledge(name string, r io.Reader) (Tables, error) {
	k, err := yamlcheck.File[knowledge]{What: "knowledge", Keys: "version and tables",
		Check: func(c *yamlcheck.Checker, k *knowledge) {
			if k.Version == 0 || len(k.Tables) == 0 {
				c.Add("", "the file needs version: 1 and tables")
			}
			for i := range k.Tables {
				checker{c}.table(fmt.Sprintf("tables[%d]", i), &k.Tables[i])
			}
		}}.Read(name, r)
	if err != nil {
		return nil, err
	}
	return k.Tables, nil
}

// checker holds a knowledge file against its rules.
type checker struct{ *yamlcheck.Checker }

// node is a part of a file whose form depends on other keys.
type node struct{ ast.Node }

// UnmarshalYAML implements yaml.NodeUnmarshaler.
func (n *node) UnmarshalYAML(at ast.Node) error {
	n.Node = at
	return nil
}

// entry is a key with its value.
type entry struct {
	key   string
	at    ast.Node // the key
	value ast.Node
}

func (c checker) entries(n ast.Node) []entry {
	m, ok := n.(ast.MapNode)
	if !ok {
		c.At(n, "expected keys with values")
		return nil
	}
	var out []entry
	for it := m.MapRange(); it.Next(); {
		if key, ok := c.scalar(it.Key()); ok {
			out = append(out, entry{key, it.Key(), it.Value()})
		}
	}
	return out
}

// scalar is a word, a number or a text as the file has it.
func (c checker) scalar(n ast.Node) (string, bool) {
	switch v := n.(type) {
	case *ast.StringNode:
		return v.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode:
		return n.GetToken().Value, true
	case *ast.NullNode:
		c.At(n, "nothing stands here; write the value, in quotes if it holds : or #")
	default:
		c.At(n, "expected one value")
	}
	return "", false
}

// rows reads subject: value, or subject: {date or qualifier: value}.
func (c checker) rows(t *Table) {
	for _, s := range c.entries(t.Listed.Node) {
		switch t.Form {
		case Facts:
			c.row(t, s, Row{Subject: s.key})
		case Timeline:
			c.timeline(t, s)
		default:
			for _, e := range c.entries(s.value) {
				c.row(t, e, Row{Subject: s.key, Qualifier: e.key})
			}
		}
	}
}

// timeline reads the rows of one subject. A value of no text ends the one before it.
func (c checker) timeline(t *Table, s entry) {
	first := len(t.Rows)
	var before corpus.Value
	for _, e := range c.entries(s.value) {
		from := c.date(e.at, e.key)
		if from.Kind == "" {
			continue
		}
		if before.Kind != "" && from.Date <= before.Date {
			c.At(e.at, "%s does not come after %s; put the rows of a subject in the order of their dates", e.key,
				before.Canonical())
		}
		before = from
		if n := len(t.Rows); n > first && t.Rows[n-1].Until.Kind == "" {
			t.Rows[n-1].Until = from
		}
		if end, ok := e.value.(*ast.StringNode); !ok || end.Value != "" {
			c.row(t, e, Row{Subject: s.key, From: from})
		}
	}
}

// row adds a row with its value.
func (c checker) row(t *Table, e entry, r Row) {
	text, ok := c.scalar(e.value)
	if !ok {
		return
	}
	if kind := PersonalData(r.Subject + " · " + r.Qualifier + " · " + text); kind != "" {
		c.At(e.value, "holds %s; take the row out", kind)
	}
	if t.Kind == corpus.KindDate {
		r.Value = c.date(e.value, text)
	} else {
		var err error
		if t.Unit != "" {
			text += " " + t.Unit
		}
		if r.Value, err = corpus.ParseCanonical(t.Kind, text); err != nil {
			c.At(e.value, "%v", err)
		}
	}
	r.at = e.at
	t.Rows = append(t.Rows, r)
}

var dateForm = regexp.MustCompile(`^\d{4}(-\d\d(-\d\d)?)?$`)

func (c checker) date(n ast.Node, text string) corpus.Value {
	v, err := corpus.ParseCanonical(corpus.KindDate, text)
	switch {
	case dateForm.MatchString(text) && strings.HasPrefix(text, "1970") && err != nil:
		c.At(n, "the first day of 1970 stands for no date; write a later day or month of 1970")
	case err != nil || v.Precision == corpus.Quarter:
		c.At(n, "%s is no date; write YYYY, YYYY-MM or YYYY-MM-DD", text)
		return corpus.Value{}
	case v.Date.Time().Year() > last:
		c.At(n, "%s lies behind %d, the last year of these tables", text, last)
	}
	return v
}

// words are the texts of a type of words.
func words[T ~string](of ...T) []string {
	var out []string
	for _, w := range of {
		out = append(out, string(w))
	}
	return out
}
