package pack

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/numbers"
)

// ProjectFaults says what is wrong with a project that a person wrote for the pack's field, next to others of the same
// field: what Load says of a project in a file, in words for its writer.
func (p *Pack) ProjectFaults(pr Project, others []Project) []string {
	q := *p
	q.Projects = append(others[:len(others):len(others)], pr)
	c := newChecker(&q, nil, nil)
	numbers.Walk(reflect.ValueOf(q.Projects), "", "projects", c.visit)
	c.projects()
	for i, t := range q.Terms {
		for _, word := range slices.Sorted(maps.Values(t.ByRole)) {
			c.termApart(fmt.Sprintf("terms[%d]", i), word)
		}
	}
	own := fmt.Sprintf("projects[%d].", len(others))
	var out []string
	for _, x := range c.problems {
		if path, of := strings.CutPrefix(x.Path, own); of || !strings.HasPrefix(x.Path, "projects") {
			out = append(out, inWords(path)+x.Message)
		}
	}
	return out
}

// NameFault says why a name that a person wrote cannot be inside a sentence, or "".
func NameFault(s string) string { return clauseFault(s) }

// RuleFaults says of written rules what Load says of those in a file. They are applied once each, so that one
// text for what they need is enough.
func (p *Pack) RuleFaults(rules []Rule) []string {
	c := newChecker(p, nil, nil)
	for i, r := range rules {
		at := fmt.Sprintf("rules[%d]", i)
		c.matter(at, r)
		c.phrase(at+".term", r.Override.Term)
		c.phrase(at+".when", r.Override.When)
		for _, s := range r.Override.Because {
			c.phrase(at+".because", s)
		}
		for _, s := range r.Needs.Of {
			c.freeWords(at+".needs", s, true)
		}
		for _, s := range r.Override.Needs.Of {
			c.freeWords(at+".override", s, true)
		}
		for _, s := range r.Override.Means.Of {
			c.freeWords(at+".means", s, true)
		}
	}
	var out []string
	for _, x := range c.problems {
		out = append(out, inWords(x.Path)+x.Message)
	}
	return out
}

// RuleOf makes a rule about all that a project does from the texts that a person wrote for it.
func RuleOf(key, matter, needs, term, when, means, override, because string) Rule {
	text := func(s string) Values { return Values{Kind: string(corpus.KindText), Of: []string{s}} }
	return Rule{
		Key: key, Scope: OfProject, Matter: matter, Needs: text(needs),
		Override: Override{Term: term, When: when, Means: text(means), Needs: text(override),
			Because: []string{because}},
	}
}

var place = regexp.MustCompile(`(\w+?)s?\[(\d+)\]`)

// inWords makes a place in a file one in a list: "sub-project 2, component 4: ".
func inWords(path string) string {
	if strings.HasPrefix(path, "terms") || strings.HasPrefix(path, "asides") || path == "" {
		return "" // of the pack, which the writer does not see; the message names what they wrote
	}
	path = place.ReplaceAllStringFunc(path, func(s string) string {
		m := place.FindStringSubmatch(s)
		n, _ := strconv.Atoi(m[2])
		return fmt.Sprintf("%s %d", strings.Replace(m[1], "subproject", "sub-project", 1), n+1)
	})
	return strings.ReplaceAll(strings.TrimSuffix(path, ".noun"), ".", ", ") + ": "
}
