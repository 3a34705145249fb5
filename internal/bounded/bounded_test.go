package bounded

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLines_EndsAndBounds(t *testing.T) {
	l := NewLines(strings.NewReader("\ufeff one \n\ntwo"), "f", 10, 0)
	var got []string
	for {
		text, n, err := l.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, string(text))
		if n != len(got) {
			t.Errorf("line %d is said to be %d", len(got), n)
		}
	}
	if strings.Join(got, "|") != "one||two" {
		t.Errorf("%q", got)
	}
	for name, c := range map[string]struct {
		in   io.Reader
		want string
	}{
		"a line": {strings.NewReader("short\n" + strings.Repeat("x", 3000)),
			"f, line 2: longer than 1 KiB; is a line end missing?"},
		"a file":  {strings.NewReader(strings.Repeat("short\n", 1000)), "f, line 342: the file is longer than 2 KiB"},
		"endless": {zeros{}, "f, line 1: longer than 1 KiB; is a line end missing?"},
	} {
		l := NewLines(c.in, "f", 1<<10, 2<<10)
		var err error
		for err == nil {
			_, _, err = l.Next()
		}
		if err.Error() != c.want {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// zeros never ends.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

func TestAll_TooLong(t *testing.T) {
	if _, err := All(zeros{}, "f.yaml", 1<<20); err == nil ||
		err.Error() != "f.yaml: longer than 1 MiB, which no file of this kind is" {
		t.Error(err)
	}
	if b, err := All(strings.NewReader("abc"), "f", 3); err != nil || string(b) != "abc" {
		t.Errorf("%q %v", b, err)
	}
}

func TestYAML_NestingAndAliases(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"flow lists":    {strings.Repeat("[", 100_000), "line 1: more than 100"},
		"flow maps":     {"a: " + strings.Repeat("{a: ", 200), "line 1: more than 100"},
		"a list a line": {strings.Repeat("[\n", 200), "line 101: more than 100"},
		"block lists":   {"x: 1\n" + strings.Repeat("- ", 1000) + "a", "line 2: begins in column"},
		"complex keys":  {strings.Repeat("? ", 1000) + "a", "line 1: begins in column"},
		"indentation":   {strings.Repeat(" ", 500) + "a: 1", "line 1: begins in column"},
		"a long line":   {"a: " + strings.Repeat("x", 200_000), "line 1: longer than 128 KiB"},
		"aliases":       {"a: &a [1]\nb: [" + strings.Repeat("*a, ", 20) + "]", "line 2: more than 12 aliases"},
		"shared and big": {"a: &a [1]\nb: *a\n" + strings.Repeat("# comment\n", 10_000),
			"longer than 64 KiB and with aliases"},
		"stars":           {"a: 5 * 3 & 7 * x\n" + strings.Repeat("b: \"*b*\"\n", 50), ""},
		"some aliases":    {"a: &a {x: 1}\nb: *a\nc: *a\n", ""},
		"a tag":           {"a: 1\nb: !!str x\n", "line 2: has the tag !!str"},
		"a tag in a list": {"a: [1, !x [2]]\n", "line 1: has the tag !x"},
		"a tag of all":    {"!<tag:x> {a: 1}\n", "line 1: has the tag"},
		"no tags":         {"a: well! !!str x\nb: \"!!str\"\nc: |\n  !!str x\n# !!str\nd: [what!, '!x']\n", ""},
	} {
		err := YAML("", []byte(c.text))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// What the program carries passes.
func TestYAML_OwnFilesPass(t *testing.T) {
	var files []string
	for _, pattern := range []string{"../../domains/*.yaml", "../../recipes/*.yaml", "../../testdata/domains/*.yaml",
		"../llm/mock/scripts/*.yaml"} {
		found, err := filepath.Glob(pattern)
		if err != nil || len(found) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		files = append(files, found...)
	}
	for _, f := range files {
		b, err := File(f, Pack)
		if err != nil {
			t.Fatal(err)
		}
		if err := YAML(f, b); err != nil {
			t.Error(err)
		}
	}
	if _, err := File(filepath.Join(t.TempDir(), "none"), 1); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}
