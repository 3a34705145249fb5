package output

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// everything returns what is in a folder: files with their bytes, links with their targets.
func everything(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir():
			all[path] = "folder"
			return nil
		case d.Type()&fs.ModeSymlink != 0:
			all[path], err = os.Readlink(path)
			return err
		}
		b, err := os.ReadFile(path)
		all[path] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// What memloom did not make is named, by Replaceable and by Publish, and both leave everything as it is.
func TestPublish_NothingOfOthersIsTouched(t *testing.T) {
	elsewhere := t.TempDir()
	put := func(t *testing.T, path, text string) {
		t.Helper()
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	link := func(t *testing.T, path string) {
		t.Helper()
		if err := errors.Join(os.RemoveAll(path), os.Symlink(elsewhere, path)); err != nil {
			t.Fatal(err)
		}
	}
	put(t, filepath.Join(elsewhere, "messages", "part-00000.parquet"), "somebody's")
	put(t, filepath.Join(elsewhere, "run.db"), "somebody's")
	for name, c := range map[string]struct {
		change func(t *testing.T, dir string)
		path   string
	}{
		"a web application's manifest": {func(t *testing.T, dir string) {
			put(t, filepath.Join(dir, ManifestName), `{"name": "app", "icons": []}`)
			_ = os.RemoveAll(filepath.Join(dir, ".run"))
		}, ManifestName},
		"a file in data": {func(t *testing.T, dir string) { put(t, filepath.Join(dir, "data/mine.csv"), "1,2") },
			"data/mine.csv"},
		"a table of others": {func(t *testing.T, dir string) {
			put(t, filepath.Join(dir, "data/mine/part-00000.parquet"),
				"")
		}, "data/mine"},
		"a file in a table": {func(t *testing.T, dir string) { put(t, filepath.Join(dir, "key/items/notes.txt"), "") },
			"key/items/notes.txt"},
		"a shard of others": {func(t *testing.T, dir string) {
			put(t, filepath.Join(dir, "key/items/part-00001.parquet"),
				"")
		}, "key/items/part-00001.parquet"},
		"data is a link": {func(t *testing.T, dir string) { link(t, filepath.Join(dir, "data")) }, "data"},
		"a table is a link": {func(t *testing.T, dir string) { link(t, filepath.Join(dir, "data/messages")) },
			"data/messages"},
		"a shard is a link": {func(t *testing.T,
			dir string) {
			link(t, filepath.Join(dir, "data/messages/part-00000.parquet"))
		}, "data/messages/part-00000.parquet"},
		"the run is a link":   {func(t *testing.T, dir string) { link(t, filepath.Join(dir, ".run")) }, ".run"},
		"the manifest is one": {func(t *testing.T, dir string) { link(t, filepath.Join(dir, ManifestName)) }, ManifestName},
		"the card is one":     {func(t *testing.T, dir string) { link(t, filepath.Join(dir, CardName)) }, CardName},
		"a folder for the card": {func(t *testing.T, dir string) {
			_ = os.Remove(filepath.Join(dir, CardName))
			put(t, filepath.Join(dir, CardName, "x"), "")
		}, CardName},
		"no manifest, files": {func(t *testing.T, dir string) {
			_ = os.Remove(filepath.Join(dir, ManifestName))
			_ = os.RemoveAll(filepath.Join(dir, ".run"))
		}, "data/groups"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := publishTiny(t)
			c.change(t, dir)
			before, beforeThere := everything(t, dir), everything(t, elsewhere)
			errs := map[string]error{
				"Replaceable": Replaceable(dir),
				"Publish":     Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}}),
			}
			for what, err := range errs {
				var in *InTheWayError
				if !errors.As(err, &in) || in.Path != filepath.Join(dir, c.path) || !strings.Contains(err.Error(), "--out") {
					t.Errorf("%s: %v, want %s in the way", what, err, c.path)
				}
			}
			if !maps.Equal(before, everything(t, dir)) || !maps.Equal(beforeThere, everything(t, elsewhere)) {
				t.Error("something was touched")
			}
		})
	}
}

// Tables of the old corpus that the new one does not have go; a file next to the folders stays.
func TestPublish_TablesOfTheOldCorpusGo(t *testing.T) {
	dir := publishTiny(t)
	note := filepath.Join(dir, "notes.txt")
	if err := os.WriteFile(note, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Replaceable(dir); err != nil {
		t.Fatal(err)
	}
	emptied := func(c *corpus.Corpus) *corpus.Corpus { c.Facts = nil; c.Items = nil; return c }
	if err := Publish(dir, emptied(tinyCorpus()), tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "scaffold", "facts")); err == nil {
		t.Error("a table that has no rows any more is left")
	}
	if _, err := os.Stat(note); err != nil {
		t.Error("a file beside the folders is gone")
	}
	if _, err := Open(dir); err != nil {
		t.Error(err)
	}
}
