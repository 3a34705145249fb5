package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestRun_LargeThingsAreFound: what is too large is listed with its place, unless an exception names it; exceptions
// that are none any more, and lines that are no exception, are listed too.
func TestRun_LargeThingsAreFound(t *testing.T) {
	root := t.TempDir()
	long := "package p\n\ntype wide struct { " + strings.Repeat("a, ", 20) + "b int }\n\nfunc long() {\n" +
		strings.Repeat("\t_ = 1\n", 60) +
		"}\n\nfunc (w *wide) knot(a bool) {\n\tif a" + strings.Repeat(" || a", 15) + " {\n\t}\n}\n"
	tagged := "package p\n\ntype row struct {\n" + strings.Repeat("\tA int `json:\"a\"`\n", 30) + "}\n"
	for name, text := range map[string]string{"p/p.go": long, "p/row.go": tagged, "p/p_test.go": long,
		"q/q.go": "package q\n" + strings.Repeat("\n", 400),
		"q/q_test.go": "package q\n\n// It is \"nobody\" who calls.\n// Somebody calls.\nvar a, b = `" + strings.Repeat("x",
			120) + "`, 1\n\n" +
			"const c = 1" + strings.Repeat(" + 1", 60) + "\n"} {
		file := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	exceptions := filepath.Join(root, "exceptions.txt")
	if err := os.WriteFile(exceptions, []byte("# a comment\nq/q.go lines: a table\np.gone lines: because\nnonsense\n"),
		0o600); err != nil {
		t.Fatal(err)
	}
	areas := filepath.Join(root, "areas.txt")
	if err := os.WriteFile(areas, []byte("# a comment\nall 900: .\ntable 0: q\nrest 10: .\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	got, err := run(root, exceptions, areas)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"p/p.go:3: p.wide has 21, at most 20 fields", "p/p.go:5: p.long has 62, at most 60 lines",
		"p/p.go:68: p.wide.knot has 16, at most 15 decisions", exceptions + `:4: expected "NAME KIND: reason"`,
		exceptions + ": p.gone lines is within its bounds: delete the exception",
		`q/q_test.go:4: q/q_test.go has a comment that says "Somebody": name who acts in plain words`,
		"q/q_test.go:7: q/q_test.go has a line of 251, at most 220 characters",
		"all has 102 lines of code: lower its bound of 900", "table has 1 lines of code, at most 0",
		"rest has 101 lines of code, at most 10",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("no %q in %q", want, got)
		}
	}
	if len(got) != 10 {
		t.Errorf("%d problems: %q", len(got), got)
	}
}
