package score

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// Reader answers an item from messages as a system would: with a letter where the item has options. An error is a call
// that failed.
type Reader func(ctx context.Context, it corpus.Item, messages []*corpus.Message) (string, error)

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
	over := func(name, about string, from func(it corpus.Item) []*corpus.Message) Setting {
		return Setting{Name: name, About: about, Answer: func(ctx context.Context, it corpus.Item, _ []string) (string,
			error) {
			return a.Read(ctx, it, from(it))
		}}
	}
	nothing := over(noContext, "the question and its options, no message",
		func(corpus.Item) []*corpus.Message { return nil })
	nothing.Blind = true
	found := Setting{Name: fmt.Sprint(bm25Name, k), About: "the messages that BM25 ranks highest for the question",
		Retrieve: func(it corpus.Item) []string { return w.retrieved(it, k) },
		Answer: func(ctx context.Context, it corpus.Item, retrieved []string) (string, error) {
			return a.Read(ctx, it, w.pick(retrieved))
		}}
	return []Setting{
		nothing,
		{Name: "artefacts", About: "the blind panel: what question and options give away", Blind: true, Answer: a.guess},
		over("last day only", "the messages of the last day on which the asker could read any",
			func(it corpus.Item) []*corpus.Message { return w.recent(it, 1) }),
		over("last five days", "likewise, of the last five such days",
			func(it corpus.Item) []*corpus.Message { return w.recent(it, 5) }),
		found,
		over("full context", "every message that the asker may see", w.everything),
		over("evidence only", "the item's evidence", w.evidence),
	}
}

// What a reader says who has no answer.
const (
	SaysUnknown  = "Cannot determine."
	SaysConflict = "The messages contradict each other."
)

// guess is the blind panel's answer: what most of those say that do not decline, and of equally many the surest.
// Members read different artefacts and mostly decline; a majority of all would hide what one of them sees.
func (a Answerer) guess(ctx context.Context, it corpus.Item, _ []string) (string, error) {
	type vote struct{ n, certainty int }
	votes, said := map[string]vote{}, []string{SaysUnknown} // in the order in which they were first given
	for _, member := range a.Panel {
		r, err := a.Blind.Ask(ctx, member, prompts.BlindIn{Question: it.Question, Options: it.Options})
		if err != nil {
			return "", err
		}
		answer := r.Out.Answer
		if len(it.Options) > 0 {
			answer = r.Out.Letter
		}
		if !r.Out.Declined {
			v := votes[answer]
			votes[answer], said = vote{v.n + 1, max(v.certainty, r.Out.Confidence)}, append(said, answer)
		}
	}
	return slices.MaxFunc(said, func(x, y string) int {
		return cmp.Or(cmp.Compare(votes[x].n, votes[y].n), cmp.Compare(votes[x].certainty, votes[y].certainty))
	}), nil
}
