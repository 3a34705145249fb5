package score

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// Reader answers an item from messages as a system would: with a letter where the item has options. An error is a call
// that failed.
type Reader func(ctx context.Context, it corpus.Item, messages []corpus.Message) (string, error)

// Answerer answers the items of a corpus in the reference settings.
type Answerer struct {
	World *World
	Read  Reader
	Blind *prompts.Task[prompts.BlindIn, prompts.BlindOut]
	Panel []llm.Model // the blind panel
}

// Setting is what an item is answered from: a row of the reference table.
type Setting struct {
	Name   string
	About  string // one line
	Blind  bool   // no message is read
	ByType bool   // it is told by the nine types of questions (E25)
	// Retrieve returns the messages that an answer is sought in, where finding them
	// can be told from reading them (G17); otherwise nil.
	Retrieve func(corpus.Item) []string
	// Answer returns an answer as a system would give it, from what was retrieved
	// where there is Retrieve. An error is a call that failed.
	Answer func(ctx context.Context, it corpus.Item, retrieved []string) (string, error)
}

// The names of the settings without any message.
const (
	noContext   = "no context"
	zeroContext = "zero context"
)

// bm25Name begins the name of the setting that retrieves.
const bm25Name = "BM25 top "

// Settings returns the reference settings (E25, E26), from nothing to exactly
// what is needed; k is how many messages BM25 retrieves.
func (a Answerer) Settings(k int) []Setting {
	w := a.World
	return []Setting{
		{
			Name: noContext, About: "the question and its options, no message", Blind: true,
			Answer: a.over(func(corpus.Item, []string) []corpus.Message { return nil }),
		},
		{
			Name: "artefacts", About: "the blind panel: what question and options give away", Blind: true,
			Answer: a.guess,
		},
		{
			Name: "last day only", About: "the messages of the last day on which the asker could read any",
			Answer: a.over(func(it corpus.Item, _ []string) []corpus.Message { return w.recent(it, 1) }),
		},
		{
			Name: "last five days", About: "likewise, of the last five such days",
			Answer: a.over(func(it corpus.Item, _ []string) []corpus.Message { return w.recent(it, 5) }),
		},
		{
			Name: fmt.Sprint(bm25Name, k), About: "the messages that BM25 ranks highest for the question",
			Retrieve: func(it corpus.Item) []string { return w.retrieved(it, k) },
			Answer:   a.over(func(_ corpus.Item, retrieved []string) []corpus.Message { return w.pick(retrieved) }),
		},
		{
			Name: "full context", About: "every message that the asker may see",
			Answer: a.over(func(it corpus.Item, _ []string) []corpus.Message { return w.everything(it) }),
		},
		{
			Name: "evidence only", About: "the item's evidence",
			Answer: a.over(func(it corpus.Item, _ []string) []corpus.Message { return w.pick(evidence(it)) }),
		},
	}
}

// What a reader says who has no answer.
const (
	SaysUnknown  = "Cannot determine."
	SaysConflict = "The messages contradict each other."
)

// over answers from the messages that a setting gives.
func (a Answerer) over(from func(corpus.Item, []string) []corpus.Message) func(context.Context, corpus.Item, []string) (string, error) {
	return func(ctx context.Context, it corpus.Item, retrieved []string) (string, error) {
		return a.Read(ctx, it, from(it, retrieved))
	}
}

// guess is the blind panel's answer: what most of those say that do not decline, and of equally many the surest.
// Members read different artefacts and mostly decline; a majority of all would hide what one of them sees.
func (a Answerer) guess(ctx context.Context, it corpus.Item, _ []string) (string, error) {
	type vote struct {
		answer       string
		n, certainty int
	}
	var votes []vote
	for _, member := range a.Panel {
		r, err := a.Blind.Ask(ctx, member, prompts.BlindIn{Question: it.Question, Options: it.Options})
		if err != nil {
			return "", err
		}
		if r.Out.Declined {
			continue
		}
		said := r.Out.Answer
		if len(it.Options) > 0 {
			said = r.Out.Letter
		}
		i := 0
		for i < len(votes) && votes[i].answer != said {
			i++
		}
		if i == len(votes) {
			votes = append(votes, vote{answer: said})
		}
		votes[i].n++
		votes[i].certainty = max(votes[i].certainty, r.Out.Confidence)
	}
	best := vote{answer: SaysUnknown}
	for _, v := range votes {
		if v.n > best.n || v.n == best.n && v.certainty > best.certainty {
			best = v
		}
	}
	return best.answer, nil
}
