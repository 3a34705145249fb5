package judging

import (
	"math"

	"memloom/pipeline/cost"
)

// What cannot be computed before items are judged; see package cost for where such figures come from.

// Tokens of answers that are short whatever is asked; measured.
const (
	outQuestion = 29
	outOption   = 16 // for every option
	outSolve    = 36
	outJudge    = 13
	outBlind    = 25
	outProbe    = 38
	outForced   = 6 // a letter; measured
)

// Of judging.
var (
	redrafted     = cost.Between(0.85, 1, 1.05)  // of the drafts over the plan, what is drafted over the text: flagged days state nothing; measured 1–1.01 without
	moreMarks     = cost.Between(0.5, 1, 1.5)    // of those; assumed: models decline less, or more
	baselineMarks = cost.Between(0, 0.3, 1)      // the same of the baseline's answers; measured 0.3, the bounds are all there can be
	attempts      = cost.Between(1, 1.4, 2.5)    // of the baseline at an item that must be hard, answers on the evidence included; measured 1.31–1.5
	refinements   = cost.Between(0, 0.28, 2)     // of such an item; measured 0.25–0.36, and no more than the recipe allows
	moreKeys      = cost.Between(0.4, 1, 1.05)   // of those; an item that falls before has none marked
	secondSources = cost.Between(0, 0.12, 0.4)   // probes of an item; measured 0.04–0.17
	rightForced   = cost.Between(0.1, 0.6, 1)    // of forced choices, those after which a segment is asked again; measured 0.87 of suspects, 0.25 by chance
	moreTargets   = cost.Between(0.6, 1, 1.5)    // of the slots of segments that an item has read (targetsOf); measured 5.1–8.9 of few segments, 21–27 of 5,000
	readable      = cost.Between(0.42, 0.7, 0.9) // share of the segments that such slots fall on; measured 0.79 of 5,000, fitted to 48–62 readings of few
	poorer        = 0.6                          // of a family's yield, what passes with models by whose judgement fewer do; assumed
)

// targetsOf is how many slots of segments an item has read in a corpus of so many segments: the larger it is, the more
// of them look like a second source. Fitted to 6 of 45 and 27 of 5,000.
func targetsOf(segments float64) float64 { return 1.8 * math.Pow(segments, 0.32) }

// yields is the share of judged drafts that are accepted, by family; measured.
var yields = map[string]float64{
	"abstention": 0.87, "any_one": 1, "as_of": 0.8, "constraint": 1, "contextual": 0.85, "contradictory": 1, "existence": 0.85,
	"knowledge_update": 0.67, "multi_evidence": 1, "multi_hop": 0.68, "pivot": 0.86, "proactivity": 1, "relative_time": 1, "role": 0.71,
	"single_hop": 0.96, "skill": 0.75, "style": 0.75, "temporal": 0.96, "term_ambiguity": 0.8, "update": 0.97, "user_implicit": 1,
}

// usualYield is that of a family that is not among them.
const usualYield = 0.85

// Of stand-ins for what is not written yet.
const (
	standInQuestion = 20 // tokens of a question; measured 18–24
	standInAnswer   = 8  // of an answer
	standInOption   = 14 // of an option's text
	targetTokens    = 34 // of a target in a prompt
)

const slotsPerCall = 25 // of filters.Options.TargetsPerCall
