package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"memloom/internal/app"
)

// requirementNumber is a line with one of the numbers of docs/requirements.md.
var requirementNumber = regexp.MustCompile(`.*\b[EGSCT][1-9]\d?\b.*`)

// TestRequirementNumbers_StayInside: the numbers of docs/requirements.md reach no user, on the screen, in a corpus's
// folder or in the other docs. Ids of groups and tasks look the same: in docs they are in commands, before any comment.
func TestRequirementNumbers_StayInside(t *testing.T) {
	texts := map[string]string{}
	output := func(args ...string) {
		out, errs, _ := inProcess(args...)
		texts["memloom "+strings.Join(args, " ")] = out + errs
	}
	var help func(c *cobra.Command, path []string)
	help = func(c *cobra.Command, path []string) {
		output(append(path[:len(path):len(path)], "--help")...)
		for _, sub := range c.Commands() {
			help(sub, append(path[:len(path):len(path)], sub.Name()))
		}
	}
	help(rootOf(&app.Console{}), nil)
	recipes, err := filepath.Glob("../../recipes/*.yaml")
	if err != nil || len(recipes) == 0 {
		t.Fatal(recipes, err)
	}
	for _, name := range recipes {
		output("recipe", "show", strings.TrimSuffix(filepath.Base(name), ".yaml"))
	}
	dir, _ := reference(t)
	output("stats", dir, "all")
	output("stats", dir, "all", "--json")
	pages, err := filepath.Glob("../../docs/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatal(pages, err)
	}
	command := regexp.MustCompile(`(?m)^memloom [^#\n]*`)
	for _, name := range append(pages, "../../README.md", filepath.Join(dir, "README.md"),
		filepath.Join(dir, "report.html")) {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if filepath.Base(name) != "requirements.md" {
			texts[name] = command.ReplaceAllString(string(b), "")
		}
	}
	literals(t, texts)
	for name, text := range texts {
		for _, line := range requirementNumber.FindAllString(text, -1) {
			t.Errorf("%s: %s", name, line)
		}
	}
}

// literals adds the strings in the program's files, of which errors and tags of recipes are made.
func literals(t *testing.T, texts map[string]string) {
	for _, root := range []string{".", "../../pipeline", "../../output", "../../validate", "../../internal"} {
		err := filepath.WalkDir(root, func(path string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
					texts[path] += l.Value + "\n"
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}
