package probe

import (
	"fmt"
	"slices"

	"memloom/internal/artefacts"
	"memloom/prompts"
)

// cues are statistics of options by which a right one often gives itself away: wrong ones are made around it, from what the
// question says, and shorter.
var cues = []func(*artefacts.Sheet, int) float64{
	artefacts.MiddleNumber, artefacts.SecondDate, artefacts.FromMean, artefacts.FromQuestion, artefacts.Repeated,
	artefacts.Asked, artefacts.Length,
}

// fewestCues is how many cues must point to an option before it is chosen.
const fewestCues = 2

// placed picks the option that most cues point to, alone.
func (b *blind) placed() prompts.BlindOut {
	if len(b.in.Options) == 0 {
		return declined("without options nothing stands beside anything")
	}
	sheet := artefacts.Read(b.in.Question, b.in.Options, 0)
	votes := make([]int, len(b.in.Options))
	for _, cue := range cues {
		if i, ok := sheet.Leader(cue); ok {
			votes[i]++
		}
	}
	most := slices.Max(votes)
	best := slices.Index(votes, most)
	if most < fewestCues || slices.Contains(votes[best+1:], most) {
		return declined("the numbers, dates, lengths and words of the options point to no single one")
	}
	return pick(b.in.Options[best], min(20+10*most, 60),
		fmt.Sprintf("It stands out among the options by %d of %d statistics.", most, len(cues)))
}
