package writing

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/pack"
)

// put returns the text of a pack with something more in it. Every line that stood there is there still, byte for
// byte, but the one in which a list in brackets ends.
func (a addition) put(text string) (string, error) {
	f, err := parser.ParseBytes([]byte(text), 0)
	if err != nil {
		return "", fmt.Errorf("reading the pack: %w", err)
	}
	value, err := plain(a.value)
	if err != nil {
		return "", err
	}
	tops := topLines(f)
	section, _, nested := strings.Cut(a.path, ".")
	section, _, indexed := strings.Cut(section, "[")
	switch {
	case tops[section] == 0 && (nested || indexed):
		return "", fmt.Errorf("there is no %s to add to", section)
	case tops[section] == 0 && a.whole:
		return begun(text, tops, section, keyed(section, value)), nil
	case tops[section] == 0:
		entry := prefixed("  ", prefixed("- ", spread(value)))
		return begun(text, tops, section, append([]string{section + ":"}, entry...)), nil
	case a.whole:
		return "", fmt.Errorf("%s stands already", section)
	}
	path, err := yaml.PathString("$." + a.path)
	if err != nil {
		return "", fmt.Errorf("the place %s: %w", a.path, err)
	}
	node, err := path.FilterFile(f)
	if err != nil {
		return "", fmt.Errorf("there is no %s to add to: %w", a.path, err)
	}
	list, ok := node.(*ast.SequenceNode)
	if !ok {
		return "", fmt.Errorf("%s is no list", a.path)
	}
	if list.IsFlowStyle {
		return bracketed(text, list, inline(value))
	}
	return hung(text, list, spread(value)), nil
}

// topLines returns the lines of the keys at the top, from 1.
func topLines(f *ast.File) map[string]int {
	out := map[string]int{}
	for _, d := range f.Docs {
		m, ok := d.Body.(ast.MapNode)
		if !ok {
			continue
		}
		for it := m.MapRange(); it.Next(); {
			tk := it.Key().GetToken()
			out[tk.Value] = tk.Position.Line
		}
	}
	return out
}

// begun puts a new section before the first one that usually comes later, with the comment above that, or at the end.
func begun(text string, tops map[string]int, section string, add []string) string {
	order, all := pack.Sections(), split(text)
	at := len(all)
	for _, later := range order[slices.Index(order, section)+1:] {
		if n := tops[later]; n > 0 {
			at = min(at, n-1)
		}
	}
	for above := at; above > 0 && at < len(all); above-- {
		if !strings.HasPrefix(all[above-1], "#") {
			at = above // a comment at the very top is about the file and stays there
			break
		}
	}
	if before := strings.TrimSpace(strings.Join(all[max(0, at-1):at], "")); before != "" &&
		(len(add) > 1 || indented(all[at-1])) {
		add = append([]string{""}, add...)
	}
	if len(add) > 1 && at < len(all) {
		add = append(add, "")
	}
	return inserted(all, at, add)
}

func indented(line string) bool { return strings.TrimLeft(line, " ") != line }

// hung puts an entry behind the last one of a list of lines, in whose column it begins.
func hung(text string, list *ast.SequenceNode, entry []string) string {
	all, column := split(text), list.Start.Position.Column
	end := list.Values[len(list.Values)-1].GetToken().Position.Line
	for i := end; i < len(all); i++ {
		bare := strings.TrimLeft(all[i], " ")
		inside := len(all[i])-len(bare) >= column // a comment there is about the entry, or no comment but text
		if strings.TrimSpace(bare) == "" || bare[0] == '#' && !inside {
			continue
		}
		if !inside {
			break
		}
		end = i + 1
	}
	indent := strings.Repeat(" ", column-1)
	return inserted(all, end, prefixed(indent, prefixed("- ", entry)))
}

// bracketed puts an entry before the bracket that ends a list.
func bracketed(text string, list *ast.SequenceNode, entry string) (string, error) {
	all, end := split(text), list.End.Position
	line := []rune(all[end.Line-1])
	if end.Column < 1 || end.Column > len(line) || line[end.Column-1] != ']' {
		return "", errors.New("the end of the list is not where it should be")
	}
	before := strings.Join(all[:end.Line-1], "") + string(line[:end.Column-1])
	if bare := strings.TrimRight(before, " \r\n"); len(list.Values) > 0 && !strings.HasSuffix(bare, ",") {
		entry = ", " + entry
	}
	return before + entry + string(line[end.Column-1:]) + strings.Join(all[end.Line:], ""), nil
}

// split cuts a text into its lines, with their ends.
func split(text string) []string {
	all := strings.SplitAfter(text, "\n")
	if all[len(all)-1] == "" {
		all = all[:len(all)-1]
	}
	return all
}

// inserted returns the lines with others before line number at, from 0, ended as those are.
func inserted(all []string, at int, add []string) string {
	end := "\n"
	if len(all) > 0 && strings.HasSuffix(all[0], "\r\n") {
		end = "\r\n"
	}
	var b strings.Builder
	for _, s := range all[:at] {
		b.WriteString(s)
	}
	if at > 0 && !strings.HasSuffix(all[at-1], "\n") {
		b.WriteString(end)
	}
	for _, s := range add {
		b.WriteString(s + end)
	}
	for _, s := range all[at:] {
		b.WriteString(s)
	}
	return b.String()
}
