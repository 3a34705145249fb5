package questions

// InTurn merges lists of drafts: the first of each, the second of each, and so on. A family whose items are of several
// kinds hands them out so, that a quota of any size has all of them as far as the corpus carries them.
func InTurn(lists [][]Draft) []Draft {
	var out []Draft
	for i := 0; ; i++ {
		more := false
		for _, list := range lists {
			if i < len(list) {
				out, more = append(out, list[i]), true
			}
		}
		if !more {
			return out
		}
	}
}
