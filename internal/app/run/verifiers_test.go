package run

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/pipeline/recipe"
)

// TestVerifiersOfAFile: each model of the list is asked so many times, the built-in one once; without a list the solver
// is.
func TestVerifiersOfAFile(t *testing.T) {
	const known = "models:\n  a: {provider: openai, model: x, base_url: \"http://127.0.0.1:1/v1\"}\n  b: {provider: openai, model: y, base_url: \"http://127.0.0.1:1/v1\"}\n"
	for _, c := range []struct {
		name, roles string
		repeats     int
		want        []string // names, and how often each is asked
	}{
		{"none, once", "{default: a}", 1, nil},
		{"none, twice", "{default: a}", 2, []string{"x: 2"}},
		{"a list", "{default: a, verifier: [a, b, builtin]}", 2, []string{"x: 2", "y: 2", "computed: 1"}},
		{"a list, once", "{default: a, verifier: [b]}", 0, []string{"y: 1"}},
		{"the built-in solver, twice", "{default: a, solver: builtin}", 2, nil},
	} {
		file, err := models.Parse([]byte(known+"roles: "+c.roles), Providers())
		if err != nil {
			t.Fatal(err)
		}
		f, err := fleet.Open(t.Context(), fleet.Options{File: file, Getenv: func(string) string { return "" }})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, v := range (&Clients{file: file, fleet: f}).verifiers(BuiltIn(1).Solver, c.repeats) {
			got = append(got, v.Name+": "+string(rune('0'+len(v.Times))))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		r := &recipe.Recipe{Name: "r", Filters: recipe.Filters{Verifiers: 2}}
		err = Roles{File: file}.Carry(r)
		if refused := err != nil; refused != (c.name == "a list, once") || refused && !strings.Contains(err.Error(),
			"filters.verifiers") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
