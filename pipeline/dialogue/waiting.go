package dialogue

// aside returns the next subject of small talk.
func (p *planner) aside() string {
	if len(p.asides) == 0 {
		return ""
	}
	a := p.asides[0]
	p.asides = append(p.asides[1:], a)
	return a
}
