package domains

import (
	"path/filepath"
	"testing"
)

// Every file of the folder is embedded: as a pack, as the knowledge, or as everyday life.
func TestFiles_HoldEveryPack(t *testing.T) {
	files, err := filepath.Glob("*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if _, err := Files.ReadFile(f); (err == nil) == (f == "knowledge.yaml" || f == "life.yaml") {
			t.Errorf("%s: %v", f, err)
		}
	}
	if len(Knowledge) == 0 {
		t.Error("the knowledge is empty")
	}
	if len(Life) == 0 {
		t.Error("everyday life is empty")
	}
}
