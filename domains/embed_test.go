package domains

import (
	"path/filepath"
	"testing"
)

// Every file of the folder is embedded: as a pack, or as the knowledge.
func TestFiles_HoldEveryPack(t *testing.T) {
	files, err := filepath.Glob("*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if _, err := Files.ReadFile(f); (err == nil) == (f == "knowledge.yaml") {
			t.Errorf("%s: %v", f, err)
		}
	}
	if len(Knowledge) == 0 {
		t.Error("the knowledge is empty")
	}
}
