package artefacts

// Solver chooses an option by what an evaluated system sees without any message: text of question and options.
type Solver struct {
	Name  string
	Score func(c *Sheet, option int) float64 // the highest is chosen, the first of equals
}

// Solvers is the fixed list. A solver and its opposite are in it both, because the test is one-sided.
func Solvers() []Solver {
	digits := func(c *Sheet, i int) float64 {
		n := 0
		for _, s := range c.Values[i] {
			n += s.End - s.Start
		}
		return float64(n)
	}
	return []Solver{
		{"longest", Length}, {"shortest", opposite(Length)},
		{"overlap with the question", Asked}, {"least overlap with the question", opposite(Asked)},
		{"agreement with the others", Agreement}, {"least agreement with the others", opposite(Agreement)},
		{"most values", digits}, {"fewest values", opposite(digits)},
		{"latest date", Date(1)}, {"earliest date", Date(-1)},
		{"largest number", Number(1)}, {"smallest number", Number(-1)}, {"middle number", MiddleNumber},
		{"second-earliest date", SecondDate}, {"nearest to the mean", FromMean},
		{"nearest to the question", FromQuestion}, {"most repeated value", Repeated},
		{"shorter of the pair that differs in length", square(-1)}, {"longer of the pair that differs in length", square(1)},
	}
}

// square reads four options as two pairs that share most words, as two facts of two people are, and scores the longer
// (sign 1) or the shorter (-1) option of the pair whose lengths differ more by that difference.
func square(sign int) func(*Sheet, int) float64 {
	return func(c *Sheet, i int) float64 {
		if len(c.Words) != 4 {
			return 0
		}
		mate, most := 0, -1.0
		for k := range c.Words {
			if k == i {
				continue
			}
			rest := make([]int, 0, 2)
			for n := range c.Words {
				if n != i && n != k {
					rest = append(rest, n)
				}
			}
			shared := Overlap(c.Words[i], c.Words[k]) + Overlap(c.Words[k], c.Words[i]) +
				Overlap(c.Words[rest[0]], c.Words[rest[1]]) + Overlap(c.Words[rest[1]], c.Words[rest[0]])
			if shared > most {
				mate, most = k, shared
			}
		}
		return float64(sign * (c.Lengths[i] - c.Lengths[mate]))
	}
}

func opposite(score func(*Sheet, int) float64) func(*Sheet, int) float64 {
	return func(c *Sheet, i int) float64 { return -score(c, i) }
}

// Choose returns the place of the option of the highest score.
func (s Solver) Choose(c *Sheet) int {
	best, most := 0, s.Score(c, 0)
	for i := 1; i < len(c.Words); i++ {
		if score := s.Score(c, i); score > most {
			best, most = i, score
		}
	}
	return best
}
