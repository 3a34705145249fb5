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

// hostile has what YAML readers trip over: quotes, escapes, line ends of every kind, what YAML 1.1 refuses, and what
// looks like the end of the header.
const hostile = "on: \"no\" 'y' \\ # - \t\x00\x1b\x7f\u0085\u0090\u00a0\u00ad\u2028\u2029\ufeff\ufffe\U0001f64f\U000e0001\n---\n{{x}}"

// headerOf returns the YAML of the tiny corpus's card, with a language and a recipe that YAML 1.1 would take for
// others.
func headerOf(t *testing.T) string {
	t.Helper()
	dir, m := t.TempDir(), tinyManifest()
	m.Recipe, m.License, m.Language = hostile, "Our \"own\" terms", "no"
	if err := Publish(dir, tinyCorpus(), m, Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, CardName))
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
	if !strings.Contains(header, `language: ["no"]`) {
		t.Error("the language is not Norwegian, so this test shows less than it should")
	}
}

func TestCardHeader_HostileTitleIsReadAsItIs(t *testing.T) {
	var h struct {
		Name    string `yaml:"pretty_name"`
		License string `yaml:"license"`
		Of      string `yaml:"license_name"`
		Link    string `yaml:"license_link"`
	}
	if err := yaml.Unmarshal([]byte(headerOf(t)), &h); err != nil {
		t.Fatal(err)
	}
	if want := "memloom " + hostile + ", seed 1"; h.Name != want {
		t.Errorf("%q\n%q", h.Name, want)
	}
	if h.License != "other" || h.Of != "our-own-terms" || h.Link != "LICENSE" {
		t.Errorf("licence %+v", h)
	}
}

// A licence that hubs know is named as they do, whatever the case of its letters.
func TestCardHeader_KnownLicence(t *testing.T) {
	for id, want := range map[string]string{"CC-BY-4.0": "cc-by-4.0", "apache-2.0": "apache-2.0", "other": "other"} {
		if got, name := hubLicense(id); got != want || name != "" {
			t.Errorf("%s: %s, %s", id, got, name)
		}
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
	var tree, ours any
	if err := yaml.Unmarshal([]byte(header), &tree); err != nil {
		t.Fatal(err)
	}
	asJSON, err := json.Marshal(tree) // numbers as theirs
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(asJSON, &ours); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(ours, theirs); diff != "" {
		t.Errorf("goccy reads -, PyYAML +:\n%s", diff)
	}
}
