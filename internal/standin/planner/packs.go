package planner

import "memloom/internal/pack"

// carried returns the packs that come with the program, by title.
func carried() map[string]*pack.Pack {
	out := map[string]*pack.Pack{}
	for _, name := range pack.BuiltinNames() {
		if p, err := pack.Builtin(name); err == nil { // tests of the packs hold them to be sound
			out[p.Title] = p
		}
	}
	return out
}

// projects lists what can be written about a field: its pack's projects, then those of any field.
func (p *Planner) projects(field string) []pack.Project {
	var out []pack.Project
	if k := p.packs()[field]; k != nil {
		out = append(out, k.Projects...)
	}
	for _, a := range aims {
		out = append(out, a.project())
	}
	return out
}
