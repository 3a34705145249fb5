package pipeline

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/prose"
	"memloom/pipeline/echo"
	"memloom/prompts"
)

// echoesIn finds the messages of a corpus that repeat one before them.
func echoesIn(c *corpus.Corpus) map[int]bool {
	k := prose.New(prose.Lexicon(c))
	var texts []echo.Text
	for _, m := range c.Messages {
		words, runs := k.Runs(m.Text, m.At.Date())
		texts = append(texts, echo.Text{Words: words, Runs: runs})
	}
	out := map[int]bool{}
	for i, places := range echo.Find(texts, prose.StretchWords) {
		if len(places) > 0 {
			out[i] = true
		}
	}
	return out
}

// TestEchoesAreWordedAnew: of the messages that repeat others nearly all get
// other words, which state the same, and no other message changes.
func TestEchoesAreWordedAnew(t *testing.T) {
	t.Parallel()
	before, _ := do(t, settings(t, "technology", 1, append(small, "dialogue.rephrase=0")...), func(*Run) {})
	s := settings(t, "technology", 1, append(small, "dialogue.rephrase=12")...)
	after, _ := do(t, s, func(*Run) {})
	were, are := echoesIn(before.Corpus), echoesIn(after.Corpus)
	if len(were) < 10 || len(are) > len(were)/3 {
		t.Errorf("%d echoes, %d before", len(are), len(were))
	}
	changed := 0
	for i, m := range before.Corpus.Messages {
		n := after.Corpus.Messages[i]
		if m.Text == n.Text {
			continue
		}
		changed++
		if !were[i] {
			t.Errorf("no echo was worded anew: %q, %q", m.Text, n.Text)
		}
		if m.ID != n.ID || m.At != n.At || m.AuthorID != n.AuthorID || !sameFacts(before.Corpus.Plan[i].Discloses, after.Corpus.Plan[i].Discloses) {
			t.Errorf("%+v became %+v: %+v became %+v", m, n, before.Corpus.Plan[i].Discloses, after.Corpus.Plan[i].Discloses)
		}
	}
	if changed == 0 {
		t.Error("no message changed")
	}
	recorded(t, before.Corpus, after.Corpus)
	keepsPromises(t, s, after.Corpus)
}

// recorded wants a row of every message that stands in other words, and of no
// other: what it said, what it says, and what it had in common with others.
func recorded(t *testing.T, before, after *corpus.Corpus) {
	t.Helper()
	k := prose.New(prose.Lexicon(before))
	rows := map[string]corpus.Rewording{}
	for _, x := range after.Reworded {
		rows[x.MessageID] = x
	}
	rounds := map[int]int{}
	for i, m := range after.Messages {
		x, ok := rows[m.ID]
		if was := before.Messages[i].Text; ok != (was != m.Text) || ok && (x.Before != was || x.After != m.Text) {
			t.Errorf("%q became %q and is recorded as %+v", was, m.Text, x)
		}
		words, _ := k.Read(x.Before, m.At.Date(), nil, nil)
		for _, r := range x.Repeats {
			if !strings.Contains(k.Phrase(words), r) {
				t.Errorf("%q does not say %q", x.Before, r)
			}
		}
		rounds[x.Round]++
		if ok && len(x.Repeats) == 0 {
			t.Errorf("%s repeated nothing", m.ID)
		}
	}
	if rounds[1] == 0 || len(rows) != len(after.Reworded) || len(rows) != len(after.Messages)-rounds[0] || !slices.IsSortedFunc(after.Reworded, func(a, b corpus.Rewording) int { return strings.Compare(a.MessageID, b.MessageID) }) {
		t.Errorf("%d rows, %d messages, by round %v", len(after.Reworded), len(rows), rounds)
	}
	if len(before.Reworded) > 0 {
		t.Error("rows without rewording")
	}
}

// factsOf returns the ids of what is disclosed, in order: other words may disclose the same in another order.
func factsOf(list []corpus.Disclosure) (ids []string) {
	for _, d := range list {
		ids = append(ids, d.FactID)
	}
	slices.Sort(ids)
	return ids
}

func sameFacts(a, b []corpus.Disclosure) bool {
	return slices.Equal(factsOf(a), factsOf(b))
}

// careless answers the task of rewording by a function of what the model behind says.
type careless struct {
	llm.Model
	change func(prompts.RephraseIn, prompts.RephraseOut) prompts.RephraseOut
}

func (m careless) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := m.Model.Complete(ctx, c)
	in, ok := c.Input.(prompts.RephraseIn)
	if err != nil || !ok {
		return a, err
	}
	var out prompts.RephraseOut
	if err := json.Unmarshal([]byte(a.Text), &out); err != nil {
		return a, err
	}
	b, err := json.Marshal(m.change(in, out))
	a.Text = string(b)
	return a, err
}

// TestWordingsAreHeldToThePlan: a wording that says what no fact covers, or that
// calls a task finished before its day, stands in no corpus; the message stays or
// another wording is taken.
func TestWordingsAreHeldToThePlan(t *testing.T) {
	t.Parallel()
	for name, add := range map[string]string{"a value": " It took 17 hours.", "an end before its day": ""} {
		s := settings(t, "technology", 1, append(small, "dialogue.rephrase=8")...)
		var offered atomic.Int64 // by units at work at once
		res, _ := do(t, s, func(r *Run) {
			r.Models.Author = careless{r.Models.Author, func(in prompts.RephraseIn, out prompts.RephraseOut) prompts.RephraseOut {
				for i := range out.Messages {
					m := &out.Messages[i]
					slot := in.Day.Slots[m.Slot-1]
					switch {
					case i%2 == 0:
					case add != "":
						m.Text += add
						offered.Add(1)
					case slot.Act != corpus.ActCompletion && slot.Task != "":
						m.Text += " And the " + slot.Task + " is done."
						offered.Add(1)
					}
				}
				return out
			}}
		})
		for _, m := range res.Corpus.Messages {
			if add != "" && strings.Contains(m.Text, add) || early(res.Corpus, m) {
				t.Errorf("%s: %q", name, m.Text)
			}
		}
		if offered.Load() == 0 {
			t.Errorf("%s: none was offered", name)
		}
		keepsPromises(t, s, res.Corpus)
	}
}

// early says whether a message calls a task done that ends on a later day.
func early(c *corpus.Corpus, m corpus.Message) bool {
	return slices.ContainsFunc(c.Tasks, func(t corpus.Task) bool {
		return strings.HasSuffix(m.Text, " And the "+t.Name+" is done.") && m.At.Date() < t.End
	})
}
