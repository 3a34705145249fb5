package seeds

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/yamlerr"
)

// KnowledgeError lists what is wrong with a knowledge file, a line each: file:line:column: message.
type KnowledgeError struct {
	Name     string
	Problems []string
}

// Error implements error.
func (e *KnowledgeError) Error() string {
	const most = 20 // what is said at once
	lines := make([]string, 0, most+1)
	for _, p := range e.Problems[:min(len(e.Problems), most)] {
		lines = append(lines, e.Name+":"+p)
	}
	if more := len(e.Problems) - most; more > 0 {
		lines = append(lines, fmt.Sprintf("%s: %d more problems", e.Name, more))
	}
	return strings.Join(lines, "\n")
}

// ReadKnowledge reads a knowledge file; the name is for errors. A file with problems gives a *KnowledgeError with all
// of them. It is at most 1 MiB long.
func ReadKnowledge(name string, r io.Reader) (Tables, error) {
	src, err := bounded.All(r, name, bounded.Pack)
	if err != nil {
		return nil, fmt.Errorf("reading knowledge: %w", err)
	}
	p := &tableReader{src: src, names: map[string]bool{}}
	tables := p.file()
	if len(p.problems) > 0 {
		return nil, &KnowledgeError{Name: name, Problems: p.problems}
	}
	return tables, nil
}

// tableReader reads the tables of one file, and collects what is wrong.
type tableReader struct {
	src      []byte
	problems []string
	names    map[string]bool
}

func (p *tableReader) add(n ast.Node, format string, args ...any) {
	line, column := 1, 1
	if n != nil && n.GetToken() != nil && n.GetToken().Position != nil {
		line, column = n.GetToken().Position.Line, n.GetToken().Position.Column
	}
	p.problems = append(p.problems, fmt.Sprintf("%d:%d: %s", line, column, fmt.Sprintf(format, args...)))
}

func (p *tableReader) file() Tables {
	if !utf8.Valid(p.src) {
		p.add(nil, "not UTF-8; save the file as UTF-8")
		return nil
	}
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", p.src), &beyond) {
		p.problems = append(p.problems, fmt.Sprintf("%d:1: %s", max(beyond.Line, 1), beyond.What))
		return nil
	}
	f, err := parser.ParseBytes(p.src, 0)
	if err != nil {
		s := yamlerr.Find(p.src, err)
		p.problems = append(p.problems, fmt.Sprintf("%d:%d: not YAML: %s\n%s", s.Line, s.Column, s,
			yamlerr.Excerpt(p.src, s.Line, s.Column)))
		return nil
	}
	if len(f.Docs) != 1 || f.Docs[0].Body == nil {
		p.add(nil, "expected one document with version and tables")
		return nil
	}
	return p.document(f.Docs[0].Body)
}

func (p *tableReader) document(body ast.Node) Tables {
	var tables Tables
	version := false
	for _, e := range p.entries(body) {
		switch e.key {
		case "version":
			version = true
			if text, ok := p.scalar(e.value); ok && text != "1" {
				p.add(e.value, "version %s is not known; this program reads version 1", text)
			}
		case "tables":
			for _, n := range p.list(e.value) {
				tables = append(tables, p.table(n))
			}
		default:
			p.unknown(e, "version", "tables")
		}
	}
	if !version || len(tables) == 0 {
		p.add(body, "the file needs version: 1 and tables")
	}
	return tables
}

// entry is a key with its value.
type entry struct {
	key   string
	at    ast.Node // the key
	value ast.Node
}

func (p *tableReader) entries(n ast.Node) []entry {
	m, ok := n.(ast.MapNode)
	if !ok {
		p.add(n, "expected keys with values")
		return nil
	}
	var out []entry
	for it := m.MapRange(); it.Next(); {
		key, ok := p.scalar(it.Key())
		if ok {
			out = append(out, entry{key, it.Key(), it.Value()})
		}
	}
	return out
}

func (p *tableReader) list(n ast.Node) []ast.Node {
	seq, ok := n.(*ast.SequenceNode)
	if !ok {
		p.add(n, "expected a list; write - before each element")
		return nil
	}
	return seq.Values
}

// scalar is a word, a number or a text as the file has it.
func (p *tableReader) scalar(n ast.Node) (string, bool) {
	switch v := n.(type) {
	case *ast.StringNode:
		return v.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode:
		return n.GetToken().Value, true
	case *ast.NullNode:
		p.add(n, "nothing stands here; write the value, in quotes if it holds : or #")
	default:
		p.add(n, "expected one value")
	}
	return "", false
}

func (p *tableReader) number(n ast.Node, least, most int) int {
	text, ok := p.scalar(n)
	v, err := strconv.Atoi(text)
	if ok && (err != nil || v < least || v > most) {
		p.add(n, "expected a whole number from %d to %d, found %s", least, most, text)
	}
	return v
}

func (p *tableReader) unknown(e entry, known ...string) {
	p.add(e.at, "unknown key %s; the keys here are %s%s", e.key, strings.Join(known, ", "), nearest.Hint(e.key, known))
}

// one reads a word out of a list of words.
func (p *tableReader) one(n ast.Node, known []string) string {
	text, ok := p.scalar(n)
	if ok && !slices.Contains(known, text) {
		p.add(n, "%q is none of %s%s", text, strings.Join(known, ", "), nearest.Hint(text, known))
	}
	return text
}

// words are the texts of a type of words.
func words[T ~string](of []T) []string {
	var out []string
	for _, w := range of {
		out = append(out, string(w))
	}
	return out
}

func kinds() []corpus.Kind {
	return []corpus.Kind{corpus.KindEntity, corpus.KindEnum, corpus.KindText, corpus.KindCount, corpus.KindQuantity, corpus.KindDate}
}

// Most sets of one topic: there are ten users in the published corpus, and two sets of one topic must not meet.
const mostOfTopic = 10

func (p *tableReader) table(n ast.Node) Table {
	t := Table{Kind: corpus.KindEntity, Size: 4, Serves: map[Subtype]int{}, Asks: map[Op]string{}, Line: n.GetToken().Position.Line}
	var rows ast.Node
	text := func(into *string) func(ast.Node) { return func(n ast.Node) { *into, _ = p.scalar(n) } }
	keys := []string{"name", "domain", "known_from", "form", "kind", "unit", "size", "serves", "ask", "asks", "say", "bare", "rows"}
	set := map[string]func(ast.Node){
		"name": text(&t.Name), "known_from": text(&t.KnownFrom), "unit": text(&t.Unit), "ask": text(&t.Ask), "bare": text(&t.Bare),
		"domain": func(n ast.Node) { t.Domain = p.one(n, Domains()) },
		"form":   func(n ast.Node) { t.Form = Form(p.one(n, words([]Form{Timeline, Contexts, Facts}))) },
		"kind":   func(n ast.Node) { t.Kind = corpus.Kind(p.one(n, words(kinds()))) },
		"size":   func(n ast.Node) { t.Size = p.number(n, 3, 6) },
		"serves": func(n ast.Node) {
			for _, e := range p.entries(n) {
				t.Serves[Subtype(p.one(e.at, words(Subtypes())))] = p.number(e.value, 1, 100)
			}
		},
		"asks": func(n ast.Node) {
			for _, e := range p.entries(n) {
				t.Asks[Op(p.one(e.at, words(ops())))], _ = p.scalar(e.value)
			}
		},
		"say": func(n ast.Node) {
			for _, s := range p.list(n) {
				text, _ := p.scalar(s)
				t.Say = append(t.Say, text)
			}
		},
		"rows": func(n ast.Node) { rows = n },
	}
	for _, e := range p.entries(n) {
		if f := set[e.key]; f != nil {
			f(e.value)
		} else {
			p.unknown(e, keys...)
		}
	}
	if rows == nil {
		p.add(n, "the table has no rows")
		return t
	}
	p.rows(&t, rows)
	p.check(n, t)
	return t
}

// rows reads subject: value, or subject: {date or qualifier: value}.
func (p *tableReader) rows(t *Table, n ast.Node) {
	for _, s := range p.entries(n) {
		switch t.Form {
		case Facts:
			p.row(t, s, Row{Subject: s.key})
		case Timeline:
			p.timeline(t, s)
		default:
			for _, e := range p.entries(s.value) {
				p.row(t, e, Row{Subject: s.key, Qualifier: e.key})
			}
		}
	}
}

// timeline reads the rows of one subject. A value of no text ends the one before it.
func (p *tableReader) timeline(t *Table, s entry) {
	first := len(t.Rows)
	var before corpus.Value
	for _, e := range p.entries(s.value) {
		from := p.date(e.at, e.key)
		if from.Kind == "" {
			continue
		}
		if before.Kind != "" && from.Date <= before.Date {
			p.add(e.at, "%s does not come after %s; put the rows of a subject in the order of their dates", e.key,
				before.Canonical())
		}
		before = from
		if n := len(t.Rows); n > first && t.Rows[n-1].Until.Kind == "" {
			t.Rows[n-1].Until = from
		}
		if end, ok := e.value.(*ast.StringNode); !ok || end.Value != "" {
			p.row(t, e, Row{Subject: s.key, From: from})
		}
	}
}

// row adds a row with its value.
func (p *tableReader) row(t *Table, e entry, r Row) {
	text, ok := p.scalar(e.value)
	if !ok {
		return
	}
	r.Line = e.at.GetToken().Position.Line
	switch t.Kind {
	case corpus.KindDate:
		r.Value = p.date(e.value, text)
	case corpus.KindQuantity:
		text += " " + t.Unit
		fallthrough
	default:
		v, err := corpus.ParseCanonical(t.Kind, text)
		if err != nil {
			p.add(e.value, "%v", err)
		}
		r.Value = v
	}
	if kind := PersonalData(r.Subject + " · " + r.Qualifier + " · " + text); kind != "" {
		p.add(e.value, "holds %s; take the row out", kind)
	}
	t.Rows = append(t.Rows, r)
}

var dateForm = regexp.MustCompile(`^\d{4}(-\d\d(-\d\d)?)?$`)

func (p *tableReader) date(n ast.Node, text string) corpus.Value {
	v, err := corpus.ParseCanonical(corpus.KindDate, text)
	switch {
	case dateForm.MatchString(text) && strings.HasPrefix(text, "1970") && err != nil:
		p.add(n, "the first day of 1970 stands for no date; write a later day or month of 1970")
	case err != nil || v.Precision == corpus.Quarter:
		p.add(n, "%s is no date; write YYYY, YYYY-MM or YYYY-MM-DD", text)
		return corpus.Value{}
	case v.Date.Time().Year() > last:
		p.add(n, "%s lies behind %d, the last year of these tables", text, last)
	}
	return v
}
