package domains

import (
	"path/filepath"
	"slices"
	"testing"
)

// Every file of the folder is embedded: as a pack, as the knowledge, as everyday life, or as work.
func TestFiles_HoldEveryPack(t *testing.T) {
	files, err := filepath.Glob("*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	others := []string{"knowledge.yaml", "life.yaml", "work.yaml"}
	for _, f := range files {
		if _, err := Files.ReadFile(f); (err == nil) == slices.Contains(others, f) {
			t.Errorf("%s: %v", f, err)
		}
	}
	if len(Knowledge) == 0 {
		t.Error("the knowledge is empty")
	}
	if len(Life) == 0 {
		t.Error("everyday life is empty")
	}
	if len(Work) == 0 {
		t.Error("work is empty")
	}
}
