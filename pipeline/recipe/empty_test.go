package recipe

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/fuzztest"
)

// TestLoad_FilesThatSayNothing: each is refused with the name of the file, one that extends it too, and the recipe of a
// run likewise.
func TestLoad_FilesThatSayNothing(t *testing.T) {
	dir := t.TempDir()
	empty, extending := filepath.Join(dir, "empty.yaml"), filepath.Join(dir, "extending.yaml")
	write := func(file, text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(extending, "name: x\nextends: "+empty+"\n")
	for _, text := range fuzztest.Empty() {
		write(empty, text)
		for _, file := range []string{empty, extending} {
			if _, err := Load(file, nil, 1); err == nil || !strings.Contains(err.Error(), empty) {
				t.Errorf("%q, by %s: %v", text, filepath.Base(file), err)
			}
		}
		if _, err := Parse([]byte(text)); err == nil && text != "{}" && text != "\ufeff{}" {
			t.Errorf("the recipe of a run may be %q", text)
		}
	}
}

// TestLoad_ByteOrderMark: a file that begins with one is read as without it.
func TestLoad_ByteOrderMark(t *testing.T) {
	file := filepath.Join(t.TempDir(), "marked.yaml")
	if err := os.WriteFile(file, []byte("\ufeffname: marked\nextends: quickstart\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if r, err := Load(file, nil, 1); err != nil || r.Name != "marked" {
		t.Errorf("%+v, %v", r, err)
	}
}

// FuzzLoad: reading a recipe ends, in a recipe or an error, and what is read is within its ranges.
func FuzzLoad(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add("name: x\nextends: quickstart\nworld: {workdays: &a .nan, closures: *a}\n")
	f.Add("name: x\ndesign: garden\ngarden: {<<: {beds: 1e9}}\n")
	f.Add("name: x\nextends: quickstart\nquestions: {age: {\"*\": {share: 2}}, by_corpus: {a: [9223372036854775807]}}\n")
	file := filepath.Join(f.TempDir(), "f.yaml")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "extends") && strings.ContainsAny(text, `/\`) {
			return // no other files are read
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if r, err := Load(file, nil, 1, gardens(), ponds()); (r == nil) == (err == nil) || err == nil && bounds(r) != nil {
			t.Errorf("%q: %+v, %v", text, r, err)
		}
		_, _ = Parse([]byte(text), gardens(), ponds()) // does not panic
	})
}
