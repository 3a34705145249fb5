package chat

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/standin/author/grammar"
)

// TestTables_KeysExist: every table that the code names is one of the lexicon. A
// heading that is written otherwise would leave its table out without a word.
func TestTables_KeysExist(t *testing.T) {
	l := chatTables()
	groups := map[string]map[string]grammar.Table{"special": l.special, "state": l.state, "asks": l.asks, "after": l.after, "short": l.short, "replies": l.replies}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	check := func(x ast.Node) bool {
		i, ok := x.(*ast.IndexExpr)
		if !ok {
			return true
		}
		of, isField := i.X.(*ast.SelectorExpr)
		key, isLiteral := i.Index.(*ast.BasicLit)
		if !isField || !isLiteral || groups[of.Sel.Name] == nil {
			return true
		}
		name, err := strconv.Unquote(key.Value)
		if err != nil {
			t.Fatal(err)
		}
		n++
		if groups[of.Sel.Name][name] == nil {
			t.Errorf("the lexicon has no table %q for %s", name, of.Sel.Name)
		}
		return true
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, check)
	}
	for act, a := range answersTo {
		for _, key := range []string{a.ack, a.banter, a.short, a.tease} {
			if key != "" && l.special[key] == nil {
				t.Errorf("the lexicon has no table %q for answers to %s", key, act)
			}
		}
	}
	if n < 40 {
		t.Errorf("%d tables are named by the code: it is not being read", n)
	}
}
