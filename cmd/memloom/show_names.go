package main

// command returns a command that shows another part of the same corpus.
func (s *showing) command(args ...string) string {
	list := append([]string{"show", s.dir}, args...)
	if s.corpus != "" {
		list = append(list, "--corpus", s.corpus)
	}
	return command(list...)
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
