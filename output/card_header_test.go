package output

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
	"github.com/goccy/go-yaml/token"
	"github.com/google/go-cmp/cmp"
)

// headerOf returns the YAML of the tiny corpus's card, with columns and a recipe that YAML 1.1 would take for others.
func headerOf(t *testing.T) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(publishTiny(t), CardName))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(b), "---\n")
	header, _, ok := strings.Cut(rest, "---\n")
	if !ok {
		t.Fatal("no YAML header")
	}
	return header
}

// unquoted lists the strings of a document that are not in double quotes.
type unquoted struct{ values []string }

// Visit implements ast.Visitor.
func (u *unquoted) Visit(n ast.Node) ast.Visitor {
	if pair, ok := n.(*ast.MappingValueNode); ok {
		ast.Walk(u, pair.Value) // keys are our own words
		return nil
	}
	if s, ok := n.(*ast.StringNode); ok && s.Token.Type != token.DoubleQuoteType {
		u.values = append(u.values, s.Value)
	}
	return u
}

func TestCardHeader_EveryStringIsQuoted(t *testing.T) {
	header := headerOf(t)
	file, err := parser.ParseBytes([]byte(header), 0)
	if err != nil {
		t.Fatal(err)
	}
	var u unquoted
	for _, d := range file.Docs {
		ast.Walk(&u, d.Body)
	}
	if len(u.values) > 0 {
		t.Errorf("not quoted: %q", u.values)
	}
	if !strings.Contains(header, `name: "on"`) {
		t.Error("no column is called on, so this test shows less than it should")
	}
}

// PyYAML, which hubs use, reads what goccy reads. `make interop` runs it.
func TestCardHeader_PyYAMLReadsTheSame(t *testing.T) {
	python := os.Getenv("INTEROP_PYTHON")
	if python == "" {
		t.Skip("INTEROP_PYTHON names no Python with PyYAML; `make interop` does")
	}
	header := headerOf(t)
	cmd := exec.Command(python, "-c", "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)")
	cmd.Stdin = strings.NewReader(header)
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var theirs any
	if err := json.Unmarshal(out, &theirs); err != nil {
		t.Fatal(err)
	}
	asJSON, err := yaml.YAMLToJSON([]byte(header))
	if err != nil {
		t.Fatal(err)
	}
	var ours any
	if err := json.Unmarshal(asJSON, &ours); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(ours, theirs); diff != "" {
		t.Errorf("goccy reads -, PyYAML +:\n%s", diff)
	}
}
