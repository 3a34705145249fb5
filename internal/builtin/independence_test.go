package builtin_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// runLength is the number of consecutive words that author and reader may not share.
const runLength = 4

// The reader judges what the author wrote. If they shared phrases, it would
// recognise templates instead of reading, and every verdict would be worthless.
func TestAuthorAndReaderShareNoPhrase(t *testing.T) {
	author, reader := sourceOf(t, "author"), sourceOf(t, "reader")
	written, read := author.runs(), reader.runs()
	if len(written) < 1000 || len(read) < 200 {
		t.Fatalf("%d and %d runs of %d words: the sources are not being read", len(written), len(read), runLength)
	}
	for _, run := range slices.Sorted(maps.Keys(written)) {
		if at, shared := read[run]; shared {
			t.Errorf("%q stands in %s and in %s", run, written[run], at)
		}
	}
}

func TestAuthorAndReaderDoNotKnowEachOther(t *testing.T) {
	for name, other := range map[string]string{"author": "reader", "reader": "author"} {
		for imported, at := range sourceOf(t, name).imports {
			own := strings.HasPrefix(imported, "memloom/internal/builtin/"+name+"/")
			if strings.HasPrefix(imported, "memloom/internal/builtin") && !own || strings.HasSuffix(imported, "/"+other) {
				t.Errorf("%s imports %s", at, imported)
			}
		}
	}
}

// Shared phrases must be found however the sources spell them.
func TestRunsOf(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"the due date is", []string{"the due date is"}},
		{"The due, date:\tIS near", []string{"the due date is", "due date is near"}},
		{"we’re on it now", []string{"we're on it now"}},
		{"three words only", nil},
		{"the due\ndate is", nil},
		{"the due $v date is", nil},
		{"the due %s date is", nil},
		{"{cs} the due {date} is near", nil},
		{"the [end|due] date is", []string{"the end date is", "the due date is"}},
		{"the [end of $t|due] date is", []string{"the due date is"}},
		{"[so |]the due date is", []string{"so the due date", "the due date is"}},
	} {
		got := map[string]string{}
		for run := range runsOf(c.text) {
			got[run] = ""
		}
		for _, run := range c.want {
			if _, ok := got[run]; !ok {
				t.Errorf("%q: %q is not found", c.text, run)
			}
			delete(got, run)
		}
		if len(got) > 0 {
			t.Errorf("%q: found %v besides", c.text, slices.Sorted(maps.Keys(got)))
		}
	}
}

// source is what a package says in strings and data files, each text with its place.
type source struct {
	texts   map[string]string // place → text
	imports map[string]string // path → place
}

// runs returns every run of words with one of its places.
func (s source) runs() map[string]string {
	out := map[string]string{}
	for _, at := range slices.Sorted(maps.Keys(s.texts)) {
		for run := range runsOf(s.texts[at]) {
			if out[run] == "" {
				out[run] = at
			}
		}
	}
	return out
}

// sourceOf reads a package's folder: the string constants of its Go files and the
// lines of every other file, tests and comments apart.
func sourceOf(t *testing.T, dir string) source {
	t.Helper()
	s := source{texts: map[string]string{}, imports: map[string]string{}}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || strings.HasSuffix(name, "_test.go"):
			return err
		case d.IsDir() && d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		text, err := os.ReadFile(path.Join(dir, name))
		if err == nil && strings.HasSuffix(name, ".go") {
			return s.addGo(path.Join(dir, name), text)
		}
		s.texts[path.Join(dir, name)] = comment.ReplaceAllString(string(text), "")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// comment is a line of a data file that is a comment.
var comment = regexp.MustCompile(`(?m)^#.*$`)

// addGo collects the string constants of a Go file; a sum of constants is one text.
func (s source) addGo(name string, text []byte) error {
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, name, text, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		at := fmt.Sprintf("%s:%d:%d", name, files.Position(n.Pos()).Line, files.Position(n.Pos()).Column)
		if spec, ok := n.(*ast.ImportSpec); ok {
			imported, _ := strconv.Unquote(spec.Path.Value)
			s.imports[imported] = at
			return false
		}
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		text, ok := constant(e)
		if ok {
			s.texts[at] = text
		}
		return !ok
	})
	return nil
}

// constant returns the text of a string literal or of a sum of them.
func constant(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return constant(e.X)
	case *ast.BasicLit:
		if e.Kind != token.STRING {
			return "", false
		}
		text, err := strconv.Unquote(e.Value)
		return text, err == nil
	case *ast.BinaryExpr:
		left, ok := constant(e.X)
		right, also := constant(e.Y)
		return left + right, ok && also && e.Op == token.ADD
	}
	return "", false
}

// gap is what stands for words that are not written out: a slot, a tag, a verb.
var gap = regexp.MustCompile(`\$\w+|\{[^{}]*\}|%[-+# 0-9.]*[a-zA-Z]`)

// runsOf returns the runs of words of a text, in lower case, punctuation left
// out. A gap breaks a run; of [alternatives|like these] each is taken in turn.
func runsOf(text string) map[string]bool {
	runs := map[string]bool{}
	for line := range strings.Lines(strings.ToLower(strings.ReplaceAll(text, "’", "'"))) {
		for _, choice := range expand(line) {
			for _, part := range gap.Split(choice, -1) {
				words := strings.FieldsFunc(part, func(c rune) bool { return !unicode.IsLetter(c) && c != '\'' })
				for i := range len(words) - runLength + 1 {
					runs[strings.Join(words[i:i+runLength], " ")] = true
				}
			}
		}
	}
	return runs
}

var alternatives = regexp.MustCompile(`\[([^\[\]]*\|[^\[\]]*)\]`)

// expand writes out every choice among alternatives.
func expand(line string) []string {
	at := alternatives.FindStringSubmatchIndex(line)
	if at == nil {
		return []string{line}
	}
	var out []string
	for choice := range strings.SplitSeq(line[at[2]:at[3]], "|") {
		out = append(out, expand(line[:at[0]]+choice+line[at[1]:])...)
	}
	return out
}
