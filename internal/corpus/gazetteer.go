package corpus

import "strings"

// Gazetteer lists the names of a corpus's world, which texts may use without stating a fact, and the units of its
// quantities: what a Lexicon is made of. It asks for people, projects, sub-projects, tasks, entities and facts alone.
func (c *Corpus) Gazetteer() (names, units []string) {
	for _, p := range c.People {
		given, _, _ := strings.Cut(p.Name, " ")
		names = append(names, p.Name, given)
	}
	for _, p := range c.Projects {
		names = append(names, p.Name)
	}
	for _, s := range c.Subprojects {
		names = append(names, s.Name)
	}
	for _, t := range c.Tasks {
		names = append(names, t.Name)
	}
	for _, e := range c.Entities {
		names = append(names, e.Name)
	}
	for _, f := range c.Facts {
		units = appendUnits(units, f.Value)
	}
	return names, units
}

func appendUnits(units []string, v Value) []string {
	if v.Kind == KindQuantity {
		units = append(units, v.Unit)
	}
	for _, it := range v.Items {
		units = appendUnits(units, it)
	}
	return units
}
