package life

import (
	"fmt"
	"slices"
	"sync"

	"github.com/goccy/go-yaml"

	"memloom/domains"
)

// Signs are phrases that show a value without its name, in the order of the values: by preference and noun of the trait
// (S4).
type Signs map[string]map[string][]string

// BuiltinSigns returns the signs that come with the program.
var BuiltinSigns = sync.OnceValue(func() Signs {
	var s Signs
	if err := yaml.Unmarshal(domains.Signs, &s); err != nil {
		panic(fmt.Sprintf("life: signs.yaml: %v", err)) // it is compiled in
	}
	return s
})

// Of is the sign of a value.
func (s Signs) Of(p Preference, t Trait, value string) string {
	return s[p.Key][t.Noun][slices.Index(t.Values, value)]
}
