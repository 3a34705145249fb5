package domains

import (
	"path/filepath"
	"slices"
	"testing"
)

// Every file of the folder is embedded: as a pack, as invented worlds, as everyday life with its signs, or as work.
func TestFiles_HoldEveryPack(t *testing.T) {
	files, err := filepath.Glob("*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	others := []string{"invented.yaml", "life.yaml", "signs.yaml", "work.yaml"}
	for _, f := range files {
		if _, err := Files.ReadFile(f); (err == nil) == slices.Contains(others, f) {
			t.Errorf("%s: %v", f, err)
		}
	}
	if len(Invented) == 0 || len(Signs) == 0 {
		t.Error("invented worlds or signs are empty")
	}
	if len(Life) == 0 {
		t.Error("everyday life is empty")
	}
	if len(Work) == 0 {
		t.Error("work is empty")
	}
}
