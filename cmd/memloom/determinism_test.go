package main

import (
	"path/filepath"
	"strconv"
	"testing"
)

// What a run publishes depends on recipe, seed and pack alone (promise 9).

func TestWorkersChangeNoByte(t *testing.T) {
	t.Parallel()
	_, want := reference(t)
	for _, workers := range []int{1, 8} {
		dir := filepath.Join(t.TempDir(), "corpus")
		if r := memloom("generate", "--quiet", "--workers", strconv.Itoa(workers), "--out", dir); r.code != 0 {
			t.Fatalf("exit %d: %s", r.code, r.stderr)
		}
		sameFiles(t, dir, want)
	}
}

func TestSeedsDiffer(t *testing.T) {
	t.Parallel()
	_, one := reference(t)
	dir := filepath.Join(t.TempDir(), "corpus")
	if r := memloom("generate", "--quiet", "--seed", "2", "--out", dir); r.code != 0 {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	two, err := publishedFiles(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range []string{"data/people", "data/groups", "data/messages", "data/items", "key/items",
		"scaffold/tasks", "scaffold/facts"} {
		if name := table + "/part-00000.parquet"; one[name] == two[name] {
			t.Errorf("two seeds have the same %s", name)
		}
	}
}
