package pack

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

// TestReadmeNamesEveryKey keeps domains/README.md complete: a key that packs
// know must be there in backquotes.
func TestReadmeNamesEveryKey(t *testing.T) {
	readme, err := os.ReadFile("../../domains/README.md")
	if err != nil {
		t.Fatal(err)
	}
	var visit func(reflect.Type)
	visit = func(rt reflect.Type) {
		switch rt.Kind() {
		case reflect.Slice, reflect.Map:
			visit(rt.Elem())
		case reflect.Struct:
			for f := range rt.Fields() {
				key, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
				if key == "-" {
					continue
				}
				if !strings.Contains(string(readme), "`"+key) {
					t.Errorf("domains/README.md does not describe the key %s of %s", key, rt.Name())
				}
				visit(f.Type)
			}
		}
	}
	visit(reflect.TypeFor[Pack]())
}

// TestReadmeExample keeps the worked example readable: its only problems are
// that it is short.
func TestReadmeExample(t *testing.T) {
	readme, err := os.ReadFile("../../domains/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(readme), "```yaml\n")
	example, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("no example")
	}
	for _, p := range Validate([]byte(example)) {
		if !strings.Contains(p.Message, "needs") {
			t.Errorf("the example has a fault beside its length: %s", p)
		}
	}
}
