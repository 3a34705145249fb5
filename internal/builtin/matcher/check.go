package matcher

import (
	"fmt"
	"regexp"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/prose"
	"memloom/prompts"
)

// said are the words by which a message says that a task has started, or is finished.
var said = map[string]*regexp.Regexp{
	corpus.PredStarted:  regexp.MustCompile(`(?i)\b(start|began|begin|begun|kick|taking|take|took|on it|underway|under way|going|open)`),
	corpus.PredFinished: regexp.MustCompile(`(?i)\b(done|finish|complet|clos|wrap|sign|deliver|ship|through|end|merged|over|behind|deployed|live|submitted|handed)`),
}

// Check confirms each claim whose message has a word of its event. It reports no other event and no concern.
func Check(in prompts.CheckIn) prompts.CheckOut {
	out := prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{}, Concerns: []prompts.CheckConcern{}}
	texts := map[string]string{}
	for _, m := range in.Messages {
		texts[m.ID] = m.Text
	}
	for _, c := range in.Claims {
		words, ok := said[c.Event]
		out.Claims = append(out.Claims, prompts.Claimed{N: c.N, Holds: ok && words.MatchString(texts[strconv.Itoa(c.Slot)])})
	}
	return out
}

// Probe quotes, for each target, the sentences that have every word of subject and attribute.
func Probe(in prompts.ProbeIn) prompts.ProbeOut {
	out := prompts.ProbeOut{Quotes: []prompts.Quote{}}
	for _, t := range in.Targets {
		for _, m := range in.Messages {
			for _, s := range prose.Sentences(m.Text) {
				if shareOf(t.Subject+" "+t.Attribute, s) == 1 {
					out.Quotes = append(out.Quotes, prompts.Quote{Target: t.N, MessageID: m.ID, Text: s})
				}
			}
		}
	}
	return out
}

// Rate scores a stretch of chat by how much of its words each message takes up from the one before. Every dimension has
// that score: word counts say nothing of how people write.
func Rate(in prompts.QualityIn) prompts.QualityOut {
	taken := 0
	for i := 1; i < len(in.Messages); i++ {
		if shareOf(in.Messages[i].Text, in.Messages[i-1].Text) > 0.1 {
			taken++
		}
	}
	later := max(len(in.Messages)-1, 1)
	r := prompts.Rating{
		Reason: fmt.Sprintf("%d of %d messages take up words of the one before", taken, later),
		Score:  in.Scale.From + int(float64(in.Scale.To-in.Scale.From)*float64(taken)/float64(later)+0.5),
	}
	return prompts.QualityOut{Naturalness: r, Coherence: r, Diversity: r, Relevance: r, Momentum: r, Engagingness: r}
}
