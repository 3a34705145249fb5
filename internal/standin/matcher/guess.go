package matcher

import (
	"fmt"
	"slices"

	"memloom/internal/artefacts"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Members is how many different guessers there are; more repeat them.
const Members = 4

// rule is what a guesser looks at of the options.
type rule struct {
	about string
	score func(*artefacts.Sheet, int) float64
}

// rules are those of the guessers but the last, which counts cues.
var rules = [Members - 1]rule{
	{"it repeats most words of the question", artefacts.Asked},
	{"it shares most words with the other options", artefacts.Agreement},
	{"it is the longest", artefacts.Length},
}

// cues are statistics of options by which a right one often gives itself away: wrong ones are made around it, from what
// the question says, and shorter.
var cues = []func(*artefacts.Sheet, int) float64{
	artefacts.MiddleNumber, artefacts.SecondDate, artefacts.FromMean, artefacts.FromQuestion, artefacts.Repeated,
	artefacts.Asked, artefacts.Length,
}

// Guess chooses among options without any message, as one of the panel's members (E22). Members read artefacts and no
// English. One declines where its rule names no single option, and for every question without options. It is never
// sure.
func Guess(member int, question string, options []corpus.Option) prompts.BlindOut {
	if len(options) == 0 {
		return prompts.BlindOut{Declined: true, Reasoning: "no rule for a question without options"}
	}
	sheet := artefacts.Read(question, options, 0)
	if n := member % Members; n < len(rules) {
		i, ok := sheet.Leader(rules[n].score)
		return chosen(options, i, ok, 30, rules[n].about)
	}
	votes := make([]int, len(options))
	for _, cue := range cues {
		if i, ok := sheet.Leader(cue); ok {
			votes[i]++
		}
	}
	most := slices.Max(votes)
	best := slices.Index(votes, most)
	return chosen(options, best, !slices.Contains(votes[best+1:], most), min(20+10*most, 60),
		fmt.Sprintf("it leads by %d of %d statistics of the options", most, len(cues)))
}

func chosen(options []corpus.Option, i int, ok bool, confidence int, why string) prompts.BlindOut {
	if !ok {
		return prompts.BlindOut{Declined: true, Reasoning: "the rule names no single option: " + why}
	}
	return prompts.BlindOut{Answer: options[i].Text, Letter: options[i].Letter, Confidence: confidence, Reasoning: why}
}
