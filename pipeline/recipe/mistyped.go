package recipe

import (
	"errors"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/nearest"
)

// suggest adds to the complaint about an unknown key which one was probably meant. Other errors stay as they are.
func suggest(err error, text []byte, r *Recipe) error {
	var unknown *yaml.UnknownFieldError
	if errors.As(err, &unknown) && unknown.Token != nil && unknown.Token.Position != nil {
		at := unknown.Token.Position
		if path := pathAt(text, at.Line, at.Column); path != "" {
			unknown.Message = strings.Replace(unknown.Message, "unknown field", "unknown key", 1) + r.hint(path)
		}
	}
	return err
}

// hint offers the key that a path was probably meant to be: a near one, or the one that has this name elsewhere.
func (r *Recipe) hint(path string) string {
	known := r.allPaths()
	if section, key, nested := strings.Cut(path, "."); nested && slices.Contains(known, path) {
		return "; in a file keys are nested: write " + key + ": indented below " + section + ":"
	}
	if h := nearest.Hint(path, known); h != "" {
		return h
	}
	last := path[strings.LastIndexByte(path, '.')+1:]
	for _, k := range known {
		if strings.HasSuffix(k, "."+last) {
			return "; did you mean " + k + "?"
		}
	}
	short := make([]string, len(known))
	for i, k := range known {
		short[i] = k[strings.LastIndexByte(k, '.')+1:]
	}
	if name, ok := nearest.Of(last, short); ok {
		return "; did you mean " + known[slices.Index(short, name)] + "?"
	}
	return ""
}

// allPaths lists the sections and keys of recipes, those of the design with them.
func (r *Recipe) allPaths() []string {
	var out []string
	for _, k := range slices.Concat((&Recipe{}).Keys(), r.Keys()) {
		if section, _, nested := strings.Cut(k.Path, "."); nested && !slices.Contains(out, section) {
			out = append(out, section)
		}
		out = append(out, k.Path)
	}
	return out
}

// pathAt returns the dotted path of the key at a place of a YAML text, "" where there is none.
func pathAt(text []byte, line, column int) string {
	file, err := parser.ParseBytes(text, 0)
	if err != nil {
		return ""
	}
	for _, d := range file.Docs {
		if path, ok := pathIn(d.Body, "", line, column); ok {
			return path
		}
	}
	return ""
}

func pathIn(n ast.Node, prefix string, line, column int) (string, bool) {
	pairs, ok := n.(ast.MapNode)
	if !ok {
		return "", false
	}
	for it := pairs.MapRange(); it.Next(); {
		key := it.Key().GetToken()
		if key.Position.Line == line && key.Position.Column == column {
			return prefix + key.Value, true
		}
		if path, ok := pathIn(it.Value(), prefix+key.Value+".", line, column); ok {
			return path, true
		}
	}
	return "", false
}
