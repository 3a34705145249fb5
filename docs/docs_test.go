// Package docs_test holds the documents to the code: what they list is what
// there is, and what they point to is there.
package docs_test

import (
	"flag"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/llm/mock"
	"memloom/internal/llm/models"
	"memloom/internal/numbers"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

const root = ".."

// documents are the texts that readers of the repository are sent to.
func documents(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("*.md")
	if err != nil {
		t.Fatal(err)
	}
	return append(files, "../README.md", "../CONTRIBUTING.md", "../ARCHITECTURE.md", "../domains/README.md")
}

func text(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// rows returns the cells of a document's table rows whose first cell matches.
func rows(document string, first *regexp.Regexp) [][]string {
	var out [][]string
	for line := range strings.Lines(document) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if first.MatchString(cells[0]) {
			out = append(out, cells)
		}
	}
	return out
}

func TestLinksLeadSomewhere(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#]+)(#[^)]*)?\)`)
	for _, file := range documents(t) {
		for _, m := range link.FindAllStringSubmatch(text(t, file), -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			if _, err := os.Stat(filepath.Join(filepath.Dir(file), m[1])); err != nil {
				t.Errorf("%s links to %s, which is not there", file, m[1])
			}
		}
	}
}

func TestRequirementsAreAllListedInOrder(t *testing.T) {
	var want []string
	for _, design := range []struct {
		letter string
		last   int
	}{{"E", 26}, {"G", 17}, {"S", 8}, {"C", 10}, {"T", 10}} {
		for n := 1; n <= design.last; n++ {
			want = append(want, fmt.Sprint(design.letter, n))
		}
	}
	var got []string
	for _, row := range rows(text(t, "requirements.md"), regexp.MustCompile(`^[EGSCT]\d+ `)) {
		number, _, _ := strings.Cut(row[0], " ")
		got = append(got, number)
		status, code := row[1], row[2]
		if !slices.Contains([]string{"done", "part", "later"}, status) {
			t.Errorf("%s: %q is no status", number, status)
		}
		if (status == "later") != (code == "") {
			t.Errorf("%s is %s, and its code is %q", number, status, code)
		}
		if (status == "done") != (row[4] == "") {
			t.Errorf("%s is %s, and what is missing is %q", number, status, row[4])
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the numbers listed are\n%v, want\n%v", got, want)
	}
}

func TestFilesNamedInRequirementsAreThere(t *testing.T) {
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(text(t, "requirements.md"), -1) {
		if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
			t.Errorf("requirements.md names %s, which is not there", m[1])
		}
	}
}

func TestRecipeKeysAreDocumented(t *testing.T) {
	r, err := recipe.Load("quickstart", nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, k := range r.Keys() {
		want = append(want, k.Path)
	}
	keys, _, _ := strings.Cut(text(t, "recipes.md"), "\n## Ranges\n")
	documented := rows(keys, regexp.MustCompile("^`[a-z0-9_.]+`$"))
	for i, row := range documented {
		got = append(got, strings.Trim(row[0], "`"))
		if i < len(want) && want[i] == got[i] {
			if bounds := r.Keys()[i]; bounds.Min != "" && bounds.Max != "" && bounds.Min != bounds.Max && row[1] != bounds.Min+
				"–"+bounds.Max {
				t.Errorf("%s: the documented bounds are %s, the declared ones %s–%s", got[i], row[1], bounds.Min, bounds.Max)
			}
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("documented keys:\n%v\ndeclared keys:\n%v", got, want)
	}
}

// rangesOf is a table of the numbers of a type, whose keys begin with the prefix.
func rangesOf(prefix string, t reflect.Type, holds func(key string) bool) string {
	var b strings.Builder
	for _, k := range numbers.Keys(t) {
		if holds(k.Path) {
			fmt.Fprintf(&b, "| `%s%s` | %s |\n", prefix, strings.TrimSuffix(k.Path, "[]"), k.Range.Span())
		}
	}
	return b.String()
}

// TestRangesAreDocumented: what is missing is printed.
func TestRangesAreDocumented(t *testing.T) {
	all := func(string) bool { return true }
	want := map[string]string{
		"recipes.md": rangesOf("", reflect.TypeFor[recipe.Recipe](),
			func(key string) bool { return strings.Contains(key, "*.") }),
		"models.md":            rangesOf("", reflect.TypeFor[models.Model](), all),
		"mock-server.md":       rangesOf("", reflect.TypeFor[mock.Script](), all),
		"../domains/README.md": rangesOf("", reflect.TypeFor[pack.Pack](), all),
	}
	for _, s := range designs.Sections() {
		want["recipes.md"] += rangesOf(s.Design+".", reflect.TypeOf(s.New()), all)
	}
	for file, table := range want {
		if !strings.Contains(text(t, file), table) {
			t.Errorf("%s has no table of these rows:\n%s", file, table)
		}
	}
}

var update = flag.Bool("update", false, "write the list of tables")

// listTables writes the declared tables into the rows of their folders.
func listTables(t *testing.T) {
	t.Helper()
	names := map[string][]string{}
	for _, table := range output.Tables() {
		names[string(table.Folder)] = append(names[string(table.Folder)], table.Name)
	}
	row := regexp.MustCompile("(?m)^(\\| `([a-z]+)/` \\|[^|]*\\| )[^|]*( \\|)$")
	listed := row.ReplaceAllStringFunc(text(t, "tables.md"), func(line string) string {
		m := row.FindStringSubmatch(line)
		return m[1] + strings.Join(names[m[2]], ", ") + m[3]
	})
	if err := os.WriteFile("tables.md", []byte(listed), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestTablesAreListed: go test ./docs -update lists them.
func TestTablesAreListed(t *testing.T) {
	if *update {
		listTables(t)
	}
	var want, got []string
	for _, table := range output.Tables() {
		want = append(want, table.Path())
	}
	for _, row := range rows(text(t, "tables.md"), regexp.MustCompile("^`[a-z]+/`$")) {
		for _, name := range strings.Split(row[2], ", ") {
			got = append(got, strings.Trim(row[0], "`")+name)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("documented tables:\n%v\ndeclared tables (-update writes them):\n%v", got, want)
	}
}

func TestFamiliesHaveTheFiltersThatAreDocumented(t *testing.T) {
	document := text(t, "filters.md")
	header := rows(document, regexp.MustCompile(`^family$`))
	documented := map[string]map[string]string{} // family → filter → cell
	for _, row := range rows(document, regexp.MustCompile("^`[a-z_, `]+`$|^every other$")) {
		for _, family := range strings.Split(row[0], ",") {
			cells := map[string]string{}
			for i, filter := range header[0][1:] {
				cells[filter] = row[i+1]
			}
			documented[strings.Trim(strings.TrimSpace(family), "`")] = cells
		}
	}
	for _, f := range designs.Families() {
		cells, ok := documented[f.Name()]
		if !ok {
			cells = maps.Clone(documented["every other"])
		}
		for _, q := range f.Requires() {
			want := q.Mode
			if want == "" {
				want = "✓"
			}
			if cells[q.Filter] != want {
				t.Errorf("%s requires %s (%s), filters.md says %q", f.Name(), q.Filter, want, cells[q.Filter])
			}
			delete(cells, q.Filter)
		}
		for filter, cell := range cells {
			if cell != "–" {
				t.Errorf("%s does not require %s, filters.md says %q", f.Name(), filter, cell)
			}
		}
	}
}

func TestLibrariesAreListed(t *testing.T) {
	imported := imports(t)
	var listed []string
	for _, row := range rows(text(t, "dependencies.md"), regexp.MustCompile("^`[a-z]+\\.[a-z/A-Z0-9.-]+`$")) {
		module := strings.Trim(row[0], "`")
		listed = append(listed, module)
		used := func(path string) bool { return path == module || strings.HasPrefix(path, module+"/") }
		if !slices.ContainsFunc(imported, used) {
			t.Errorf("dependencies.md lists %s, which nothing imports", module)
		}
	}
	for _, path := range imported {
		of := func(module string) bool { return path == module || strings.HasPrefix(path, module+"/") }
		if !slices.ContainsFunc(listed, of) {
			t.Errorf("dependencies.md does not list the module of %s", path)
		}
	}
}

// TestVulnerableVersionsAreBehind: a module of dependencies.md's table is at the version that was fixed, or a later
// one.
func TestVulnerableVersionsAreBehind(t *testing.T) {
	required := text(t, "../go.mod")
	first := regexp.MustCompile("^`([^`]+)` ([0-9.]+)$")
	held := rows(text(t, "dependencies.md"), first)
	for _, row := range held {
		m := first.FindStringSubmatch(row[0])
		is := regexp.MustCompile(`(?m)^\s` + regexp.QuoteMeta(m[1]) + ` v([0-9.]+)`).FindStringSubmatch(required)
		if is == nil || slices.Compare(version(t, is[1]), version(t, m[2])) < 0 {
			t.Errorf("go.mod has %q of %s, dependencies.md wants %s", is, m[1], m[2])
		}
	}
	if len(held) == 0 {
		t.Error("dependencies.md has no table of versions")
	}
}

// version returns the numbers of a version such as 1.82.1.
func version(t *testing.T, text string) []int {
	t.Helper()
	var out []int
	for part := range strings.SplitSeq(text, ".") {
		n, err := strconv.Atoi(part)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, n)
	}
	return out
}

// imports returns what the program's files import from elsewhere.
func imports(t *testing.T) []string {
	t.Helper()
	found := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "tools" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, spec := range f.Imports {
			p, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			if domain, _, _ := strings.Cut(p, "/"); strings.Contains(domain, ".") {
				found[p] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for p := range found {
		out = append(out, p)
	}
	slices.Sort(out)
	return out
}

// Every folder with files that the program embeds is in NOTICE.
func TestNotice_NamesEveryFolderWithEmbeddedFiles(t *testing.T) {
	notice, err := os.ReadFile("../NOTICE")
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			strings.Contains(path, "writingtest") {
			return err
		}
		b, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(b), "\n//go:embed ") {
			return err
		}
		folder := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(path), "../"))
		if !strings.Contains(string(notice), "  "+folder+"/") && !strings.Contains(string(notice), " "+folder+"/") {
			t.Errorf("%s embeds files, and NOTICE says nothing of %s/", path, folder)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
