package cost

// Surveyed is how many projects are planned and drafted for an estimate: those of a recipe are drawn alike, from two
// domains in turn, and to plan and draft all of a large corpus takes as long as half of what is computed in a run.
const Surveyed = 2

// Of what a project has, by how much the others may differ from those Surveyed.
var (
	alike    = Span{0.95, 1, 1.05} // messages, days, records; measured 0.97–1.03
	drafting = 0.75                // drafts, at least; at most there are as many as are worded
)

// Scaling is what is counted in a sample of the projects to what all have.
type Scaling struct{ Ratio float64 }

// ScaleTo is the scaling from a sample to all.
func ScaleTo(projects, sample int) Scaling { return Scaling{float64(projects) / float64(sample)} }

// Of scales a count.
func (s Scaling) Of(n int) Span {
	if s.Ratio == 1 {
		return Just(float64(n))
	}
	return alike.Of(float64(n) * s.Ratio)
}

// Drafts scales the number of a stratum's drafts, of which no more than most are worded. All projects together yield
// more than their sum where a question is about two of them.
func (s Scaling) Drafts(n, most int) Span {
	if s.Ratio == 1 || n >= most {
		return Just(float64(n))
	}
	all := min(float64(n)*s.Ratio, float64(most))
	return Span{max(float64(n), all*drafting), all, float64(most)}
}
