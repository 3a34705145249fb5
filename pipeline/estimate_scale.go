package pipeline

// surveyed is how many projects are planned and drafted for an estimate: those of a recipe are drawn alike, from two
// domains in turn, and to plan and draft all of a large corpus takes as long as half of what is computed in a run.
const surveyed = 2

// Of what a project has, by how much the others may differ from those surveyed.
var (
	alike    = Span{0.95, 1, 1.05} // messages, days, records; measured 0.97–1.03
	drafting = 0.75                // drafts, at least; at most there are as many as are worded
)

// scaling is what is counted in a sample of the projects to what all have.
type scaling struct{ ratio float64 }

func scaleTo(projects, sample int) scaling { return scaling{float64(projects) / float64(sample)} }

// of scales a count.
func (s scaling) of(n int) Span {
	if s.ratio == 1 {
		return just(float64(n))
	}
	return alike.Of(float64(n) * s.ratio)
}

// drafts scales the number of a stratum's drafts, of which no more than most are worded. All projects together yield
// more than their sum where a question is about two of them.
func (s scaling) drafts(n, most int) Span {
	if s.ratio == 1 || n >= most {
		return just(float64(n))
	}
	all := min(float64(n)*s.ratio, float64(most))
	return Span{max(float64(n), all*drafting), all, float64(most)}
}
