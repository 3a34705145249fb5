package personas

import (
	"slices"

	"memloom/internal/pack"
)

// departments is how many departments an organisation has (E1), as far as its packs name them.
const departments = 7

// homes returns by field and role the departments of the organisation in which people of the role work. Where the
// fields name more departments than an organisation has, those are left out that house the fewest people; a role
// without a home is then not of this organisation. Where so many fields share them that hardly any has two, each field
// is a department, called by its title, and houses the roles that no other department does.
func homes(fields []Field) [][][]string {
	general := 2*len(fields) > departments
	chosen := choose(fields, general)
	out := make([][][]string, len(fields))
	for f, field := range fields {
		for _, role := range field.Pack.Roles {
			var in []string
			for _, d := range field.Pack.DepartmentsOf(role.Name) {
				if slices.Contains(chosen[f], d) {
					in = append(in, d)
				}
			}
			if len(in) == 0 && general {
				in = []string{field.Pack.Title}
			}
			out[f] = append(out[f], in)
		}
	}
	return out
}

// choose picks the departments of an organisation, by field. Every field has one; then comes always the department that
// opens most ranks to its field, and of these the one that houses the most roles that have no home yet, with most to
// own, by the people that the field has for a role. Where each field is a department by itself, only the others are
// picked.
func choose(fields []Field, general bool) [][]string {
	c := &choice{fields: fields, chosen: make([][]string, len(fields))}
	for f := 0; f < len(fields) && !general; f++ {
		c.take([]int{f})
	}
	all := make([]int, len(fields))
	for f := range all {
		all[f] = f
	}
	for n := len(fields); n < departments && c.take(all); n++ {
	}
	return c.chosen
}

// choice is the departments taken so far.
type choice struct {
	fields []Field
	chosen [][]string
}

// take takes the best department of some fields; false if there is none left.
func (c *choice) take(of []int) bool {
	field, name, most := -1, "", worth{}
	for _, f := range of {
		for _, d := range c.fields[f].Pack.Departments {
			if slices.Contains(c.chosen[f], d) {
				continue
			}
			if w := c.worth(f, d); field < 0 || w.above(most) {
				field, name, most = f, d, w
			}
		}
	}
	if field < 0 {
		return false
	}
	c.chosen[field] = append(c.chosen[field], name)
	return true
}

// worth is what an organisation has from one more department.
type worth struct {
	ranks int // that the field could not fill without it
	work  int // roles that it houses first, and the kinds of deliverables that these may own, by the field's weight
	lack  int // by which the field is short of departments, by its weight
}

func (w worth) above(other worth) bool {
	if w.ranks != other.ranks {
		return w.ranks > other.ranks
	}
	if w.work != other.work {
		return w.work > other.work
	}
	return w.lack > other.lack
}

func (c *choice) worth(f int, department string) worth {
	field := c.fields[f]
	total, taken := 0, 0
	open := map[int]bool{}
	for i, x := range c.fields {
		total, taken = total+x.Weight, taken+len(c.chosen[i])
	}
	for _, role := range field.Pack.Roles {
		if c.housed(f, role, c.chosen[f]) {
			for _, k := range role.Ranks {
				open[k] = true
			}
		}
	}
	w := worth{lack: field.Weight*(taken+1) - len(c.chosen[f])*total}
	for _, role := range field.Pack.Roles {
		// executives are of the first field
		if c.housed(f, role, c.chosen[f]) || !c.housed(f, role, []string{department}) || f > 0 &&
			slices.Max(role.Ranks) == 1 {
			continue
		}
		w.work++
		for _, d := range field.Pack.Deliverables {
			if slices.Contains(d.Roles, role.Name) {
				w.work++
			}
		}
		for _, k := range role.Ranks {
			if !open[k] && (k > 1 || f == 0) {
				open[k] = true
				w.ranks++
			}
		}
	}
	w.work = w.work * field.Weight * 1000 / (len(field.Pack.Roles) * total)
	return w
}

func (c *choice) housed(f int, role pack.Role, in []string) bool {
	return slices.ContainsFunc(c.fields[f].Pack.DepartmentsOf(role.Name), func(d string) bool {
		return slices.Contains(in, d)
	})
}
