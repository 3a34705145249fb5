package reader

// pairReach is how far apart two words may stand that belong together.
const pairReach = 3

// pairs is the share of the words that stand beside each other in an option that do so
// in the sentence too: "white socks" are no white cat.
func (s *scene) pairs(c *claimed, k *stretch) float64 {
	sent := s.read[k.msg].sents[k.sent]
	all, held, last := 0.0, 0.0, -1
	for i, u := range c.units {
		if u.person != "" || u.tells() {
			continue
		}
		if last >= 0 && u.at.from-c.units[last].at.to < 2 {
			all++
			held += float64(count(s.beside(c.units[last].unit, u.unit, k.msg, sent)))
		}
		last = i
	}
	if all == 0 {
		return .5
	}
	return held / all
}

// beside says that two words stand near each other in a sentence.
func (s *scene) beside(a, b unit, msg int, sent span) bool {
	for _, k := range s.partsOf(msg) {
		if !sent.has(k.at.from) {
			continue
		}
		for _, x := range k.units {
			if s.says(a, []unit{x}) != alike {
				continue
			}
			for _, y := range k.units {
				if d := y.at.from - x.at.from; d != 0 && d <= pairReach && -d <= pairReach && s.says(b, []unit{y}) == alike {
					return true
				}
			}
		}
	}
	return false
}
