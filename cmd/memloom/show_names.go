package main

// command returns a command that shows another part of the same corpus.
func (r *reading) command(args ...string) string {
	return command(append([]string{"show", r.dir}, args...)...)
}

// peopleNames lists what people are called.
func (r *reading) peopleNames() []string {
	var out []string
	for _, p := range r.c.People {
		out = append(out, p.Name)
	}
	return out
}

// groupTitles lists what groups are called.
func (r *reading) groupTitles() []string {
	var out []string
	for _, g := range r.c.Groups {
		out = append(out, g.Name)
	}
	return out
}

// families lists the families of the corpus's items.
func (r *reading) families() []string {
	var out []string
	seen := map[string]bool{}
	for _, it := range r.c.Items {
		if !seen[it.Family] {
			seen[it.Family] = true
			out = append(out, it.Family)
		}
	}
	return out
}
