package exec

import (
	"testing"

	"memloom/internal/runstore"
	"pgregory.net/rapid"
)

// TestHashIsFixed guards the encoding: if this sum changes, every run on every
// disk becomes out of date, and hashScheme has to change with it.
func TestHashIsFixed(t *testing.T) {
	u := Unit{Name: "text/p1/g1/2025-03-14", Inputs: []string{"plan/p1"}, Params: []byte("template 3")}
	content := map[string]runstore.Hash{"plan/p1": runstore.Sum([]byte("the plan"))}
	const want = "a51fbe8d19a68aa15d3170de78f2c38c1a25aae1ef00a917a1f9918b8b348503"
	if got := hashUnit("text", 2, u, content).String(); got != want {
		t.Errorf("the hash is %s", got)
	}
}

// identity is everything that should enter the hash, as a comparable text.
type identity struct {
	Stage   string
	Version int
	Name    string
	Params  string
	Inputs  [2]string
	Content [2]byte
}

func (id identity) hash() runstore.Hash {
	u := Unit{Name: id.Name, Params: []byte(id.Params)}
	content := map[string]runstore.Hash{}
	for i, key := range id.Inputs {
		if key != "" {
			u.Inputs = append(u.Inputs, key)
			content[key] = runstore.Hash{id.Content[i]}
		}
	}
	return hashUnit(id.Stage, id.Version, u, content)
}

// TestHashTellsUnitsApart draws fields from an alphabet so small that their
// concatenations collide all the time.
func TestHashTellsUnitsApart(t *testing.T) {
	draw := rapid.Custom(func(t *rapid.T) identity {
		word := rapid.StringMatching(`[ab]{0,2}`)
		id := identity{
			Stage: word.Draw(t, "stage"), Version: rapid.IntRange(0, 1).Draw(t, "version"),
			Name: word.Draw(t, "name"), Params: word.Draw(t, "params"),
		}
		if rapid.Bool().Draw(t, "one input") {
			id.Inputs[0] = "a" + word.Draw(t, "first")
			id.Content[0] = rapid.Byte().Draw(t, "content")
			if rapid.Bool().Draw(t, "two inputs") {
				id.Inputs[1] = "b" + word.Draw(t, "second")
			}
		}
		return id
	})
	seen := map[runstore.Hash]identity{}
	rapid.Check(t, func(t *rapid.T) {
		id := draw.Draw(t, "unit")
		if other, known := seen[id.hash()]; known && other != id {
			t.Fatalf("%+v and %+v have the same hash", id, other)
		}
		seen[id.hash()] = id
	})
}
