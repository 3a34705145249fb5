package matcher

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/prose"
	"memloom/prompts"
)

// later are words by which a sentence puts off what it says.
var later = regexp.MustCompile(`(?i)\b(will be|almost|nearly|not yet)\b|\?\s*$`)

// Check confirms each claim whose words are in a sentence of its message that does not put them off. It reports no
// event and no concern of its own.
func Check(in prompts.CheckIn) prompts.CheckOut {
	out := prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{},
		Concerns: []prompts.CheckConcern{}}
	texts := map[string]string{}
	for _, m := range in.Messages {
		texts[m.ID] = m.Text
	}
	for _, c := range in.Claims {
		holds := slices.ContainsFunc(prose.Sentences(texts[strconv.Itoa(c.Slot)]), func(s string) bool {
			return strings.Contains(s, c.Words) && !later.MatchString(s)
		})
		out.Claims = append(out.Claims, prompts.Claimed{N: c.N, Holds: holds})
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
