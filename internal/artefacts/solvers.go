package artefacts

// Solver chooses an option by what an evaluated system sees without any message: text of question and options.
type Solver struct {
	Name  string
	Score func(c *Sheet, option int) float64 // the highest is chosen, the first of equals
}

// Solvers is the fixed list. A solver and its opposite stand in it both, because the test is one-sided.
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
