package prompts

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// TaskQuality is the task by which dialogue is scored (G13).
const TaskQuality = "quality.window"

// The dimensions of the quality score, in the order of QualityDimensions.
const (
	Naturalness  = "naturalness"
	Coherence    = "coherence"
	Diversity    = "diversity"
	Relevance    = "contextual_relevance"
	Momentum     = "momentum"
	Engagingness = "engagingness"
)

// QualityDimensions returns the names of the six dimensions.
func QualityDimensions() []string {
	return []string{Naturalness, Coherence, Diversity, Relevance, Momentum, Engagingness}
}

// Scale is the range of whole numbers that scores have.
type Scale struct {
	From int `json:"from"`
	To   int `json:"to"`
}

// String writes the scale as flags do: 1-5.
func (s Scale) String() string { return fmt.Sprintf("%d-%d", s.From, s.To) }

// Heard is a message as the judge of a window sees it. It has no id and no group.
type Heard struct {
	Speaker string       `json:"speaker"`
	At      corpus.Stamp `json:"time"`
	Text    string       `json:"text"`
}

// QualityIn asks for six scores of a stretch of group chat. It does not say where the stretch is from.
type QualityIn struct {
	Scale    Scale   `json:"scale"`
	Messages []Heard `json:"messages"`
}

// Rating is a score with its reason, which comes first.
type Rating struct {
	Reason string `json:"reason"`
	Score  int    `json:"score"`
}

// QualityOut has a rating for each dimension.
type QualityOut struct {
	Naturalness  Rating `json:"naturalness"`
	Coherence    Rating `json:"coherence"`
	Diversity    Rating `json:"diversity"`
	Relevance    Rating `json:"contextual_relevance"`
	Momentum     Rating `json:"momentum"`
	Engagingness Rating `json:"engagingness"`
}

// Ratings returns the ratings in the order of QualityDimensions.
func (o QualityOut) Ratings() []Rating {
	return []Rating{o.Naturalness, o.Coherence, o.Diversity, o.Relevance, o.Momentum, o.Engagingness}
}

// checkQuality holds scores to the scale, and each reason to one line.
func checkQuality(in QualityIn, out QualityOut) []string {
	var v []string
	for i, r := range out.Ratings() {
		name := QualityDimensions()[i]
		if r.Score < in.Scale.From || r.Score > in.Scale.To {
			v = append(v, fmt.Sprintf("the score of %s is %d, outside the scale from %d to %d", name, r.Score, in.Scale.From,
				in.Scale.To))
		}
		if reason := strings.TrimSpace(r.Reason); reason == "" || len(reason) > mostReason || strings.ContainsAny(reason,
			"\n\r") {
			v = append(v, fmt.Sprintf("the reason for %s is not one sentence in one line", name))
		}
	}
	return v
}
