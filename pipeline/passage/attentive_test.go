package passage

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// attentive is a checker that knows what a few sentences say: those that announce an event do not say that it has
// happened, and others say that one has, which the plan has not.
type attentive struct{ llm.Model }

// announced are words that say that an event will happen, or is asked for.
var announced = []string{"will start tomorrow", "will be merged by tonight", "is almost done", "import done?"}

// happened are words that say that an event has happened, of a task by its number.
var happened = map[string]prompts.CheckEvent{
	"the pilot berth survey is done":        {Task: 3, Event: corpus.PredFinished},
	"the pilot berth survey is finished":    {Task: 3, Event: corpus.PredFinished},
	"I have started the mooring rule table": {Task: 4, Event: corpus.PredStarted},
}

func (m attentive) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	in, ok := c.Input.(prompts.CheckIn)
	if !ok {
		return m.Model.Complete(ctx, c)
	}
	out := prompts.CheckOut{Events: []prompts.CheckEvent{}, Claims: []prompts.Claimed{},
		Concerns: []prompts.CheckConcern{}}
	for _, claim := range in.Claims {
		at := slices.IndexFunc(in.Messages, func(s prompts.Shown) bool { return s.ID == strconv.Itoa(claim.Slot) })
		holds := at >= 0 && !slices.ContainsFunc(announced,
			func(words string) bool { return strings.Contains(in.Messages[at].Text, words) })
		out.Claims = append(out.Claims, prompts.Claimed{N: claim.N, Holds: holds})
	}
	for _, s := range in.Messages {
		for words, e := range happened {
			if strings.Contains(s.Text, words) {
				e.Slot, _ = strconv.Atoi(s.ID)
				e.Quote = words
				out.Events = append(out.Events, e)
			}
		}
	}
	text, err := json.Marshal(out)
	return llm.Answer{Text: string(text)}, err
}
