package quality

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Message is a message of a group, and its id.
type Message struct {
	ID string
	prompts.Heard
}

// Group is a group with its messages in order.
type Group struct {
	CorpusID string
	ID       string
	Messages []Message
}

// Groups returns the groups of a corpus that have messages, in the order of their first ones.
func Groups(c *corpus.Corpus) []Group {
	var out []Group
	at := map[string]int{}
	for _, m := range slices.SortedStableFunc(slices.Values(c.Messages),
		func(a, b corpus.Message) int { return cmp.Compare(a.Seq, b.Seq) }) {
		i, ok := at[m.GroupID]
		if !ok {
			i = len(out)
			at[m.GroupID] = i
			out = append(out, Group{CorpusID: c.ID, ID: m.GroupID})
		}
		out[i].Messages = append(out[i].Messages, Message{m.ID, prompts.Heard{Speaker: m.AuthorName, At: m.At, Text: m.Text}})
	}
	slices.SortStableFunc(out, func(a, b Group) int { return cmp.Compare(a.Messages[0].At, b.Messages[0].At) })
	return out
}

// Window is consecutive messages of one group.
type Window struct {
	CorpusID string
	GroupID  string
	Messages []Message
}

// Sample draws n windows of length messages from the groups of one corpus, spread evenly over groups and over the
// messages of each. Windows never overlap; there are fewer of them where the groups are too small for n. The same seed
// draws the same windows.
func Sample(groups []Group, n, length int, seed uint64) []Window {
	if len(groups) == 0 {
		return nil
	}
	r := corpus.Rand(seed, "quality "+groups[0].CorpusID, "windows")
	wanted := shares(r, groups, n, length)
	some := 0
	for _, k := range wanted {
		some += min(k, 1)
	}
	phases := corpus.Shuffled(r, upTo(some))
	var out []Window
	for g, group := range groups {
		if wanted[g] == 0 {
			continue
		}
		phase := (float64(phases[0]) + r.Float64()) / float64(some)
		phases = phases[1:]
		for _, start := range starts(len(group.Messages), wanted[g], length, phase) {
			out = append(out, Window{group.CorpusID, group.ID, slices.Clone(group.Messages[start : start+length])})
		}
	}
	return out
}

// shares returns how many windows each group gives: in turn one each, in a drawn order, as far as the groups have room.
func shares(r *rand.Rand, groups []Group, n, length int) []int {
	out, left := make([]int, len(groups)), n
	order := corpus.Shuffled(r, upTo(len(groups)))
	for given := true; given && left > 0; {
		given = false
		for _, g := range order {
			if left > 0 && (out[g]+1)*length <= len(groups[g].Messages) {
				out[g]++
				left--
				given = true
			}
		}
	}
	return out
}

// starts spreads k windows over n messages at equal steps, beginning at a phase from 0 to below 1 of a step. Phases of
// groups differ, so that single windows of many groups are spread over time too.
func starts(n, k, length int, phase float64) []int {
	out, free := make([]int, k), n-k*length
	for i := range out {
		out[i] = i*length + min(int((float64(i)+phase)/float64(k)*float64(free+1)), free)
	}
	return out
}

// upTo returns the numbers from 0 to below n.
func upTo(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

// heard returns the messages as they stand.
func (w Window) heard() []prompts.Heard {
	out := make([]prompts.Heard, len(w.Messages))
	for i, m := range w.Messages {
		out[i] = m.Heard
	}
	return out
}

// shuffled returns the messages in another order, over the times of the window: times out of order would give the
// baseline away.
func (w Window) shuffled(r *rand.Rand) []prompts.Heard {
	stands := upTo(len(w.Messages))
	order := stands
	for len(order) > 1 && slices.Equal(order, stands) {
		order = corpus.Shuffled(r, stands)
	}
	out := w.heard()
	for i, from := range order {
		out[i].Speaker, out[i].Text = w.Messages[from].Speaker, w.Messages[from].Text
	}
	return out
}
