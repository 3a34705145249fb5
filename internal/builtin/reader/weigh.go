package reader

// weigh answers an open question that the strict reading left: whether something
// is so, or a value of which two things are told.
func (t *talk) weigh(p posed, dated bool) (finding, bool) {
	return t.weighWhether(p.text, p.asker, p.on, dated)
}
