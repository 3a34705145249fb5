package personas

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// names gives everyone a given name and a family name that no other person of the corpus has, and that no name of the
// packs contains: a reader must never take a system for a colleague.
func names(people []corpus.Person, fields []Field, r *rand.Rand) error {
	lists, err := loadNames()
	if err != nil {
		return err
	}
	taken := map[string]bool{}
	for _, f := range fields {
		maps.Copy(taken, packWords(f.Pack))
	}
	family := free(corpus.Shuffled(r, lists.Family), taken)
	given := map[string][]string{
		"male":   free(corpus.Shuffled(r, lists.Given.Male), taken),
		"female": free(corpus.Shuffled(r, lists.Given.Female), taken),
	}
	for i := range people {
		g := given[people[i].Gender]
		if len(g) == 0 || len(family) == 0 {
			return fmt.Errorf("naming %d people: the lists have too few names (given: %d male, %d female; family: %d)",
				len(people), len(lists.Given.Male), len(lists.Given.Female), len(lists.Family))
		}
		people[i].Name = g[0] + " " + family[0]
		given[people[i].Gender], family = g[1:], family[1:]
	}
	return nil
}

// packWords returns the words of the pack's names and nouns in lower case.
func packWords(p *pack.Pack) map[string]bool {
	taken := map[string]bool{}
	add := func(n pack.Noun) {
		for _, w := range strings.Fields(strings.ToLower(n.Noun)) {
			taken[w] = true
		}
	}
	for _, pool := range p.Pools {
		for _, n := range pool {
			add(n)
		}
	}
	for _, project := range p.Projects {
		for _, sub := range project.Subprojects {
			for _, n := range sub.Components {
				add(n)
			}
		}
	}
	return taken
}

func free(list []string, taken map[string]bool) []string {
	var out []string
	for _, s := range list {
		if !taken[strings.ToLower(s)] {
			out = append(out, s)
		}
	}
	return out
}
