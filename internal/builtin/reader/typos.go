package reader

import "slices"

// confusable are words that a slip of the finger turns into one another.
var confusable = words("trial trail form from quite quiet angel angle casual causal dairy diary contact contract county country desert dessert board broad united untied sacred scared")

// shortestMended is the length from which a stem may be meant by a misspelt one.
const shortestMended = 5

// mended returns the talk with words that are nearly those of the question read
// as them, and whether there were any. It is tried only where reading as
// written found nothing.
func (t *talk) mended(q *query) (*talk, bool) {
	var need []string
	for _, s := range slices.Concat(q.attr, slices.Concat(q.subject...)) {
		if len(s) >= shortestMended-1 && !confusable[s] {
			need = append(need, s)
		}
	}
	c, changed := *t, false
	for i, p := range t.read {
		at, to := misspelt(p, need)
		if at < 0 {
			continue
		}
		if !changed {
			c.read, changed = slices.Clone(t.read), true
		}
		r := *p
		r.toks = slices.Clone(p.toks)
		for at >= 0 {
			r.toks[at].stem, r.toks[at].low = to, to
			at, to = misspelt(&r, need)
		}
		r.marks = sketchOf(r.toks)
		c.read[i] = &r
	}
	return &c, changed
}

// misspelt finds the first word of a text that is a slip away from one of need.
func misspelt(p *parsed, need []string) (int, string) {
	for i := range p.toks {
		k := &p.toks[i]
		if k.kind != word || len(k.stem) < shortestMended-1 || conceptOf[k.stem] != nil || confusable[k.low] {
			continue
		}
		for _, n := range need {
			if k.stem != n && n[0] == k.stem[0] && (slip(k.stem, n) || slip(k.low, n+"e")) {
				return i, n
			}
		}
	}
	return -1, ""
}

// slip says that a differs from b by two neighbours swapped, a letter left out
// or a letter doubled.
func slip(a, b string) bool {
	if a == b {
		return false
	}
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	switch len(b) - len(a) {
	case 0:
		return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
	case 1:
		return i > 1 && a[i:] == b[i+1:]
	case -1:
		return i > 0 && a[i] == a[i-1] && a[i+1:] == b[i:]
	}
	return false
}
