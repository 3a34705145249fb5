package check

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// talking is a channel of four people over sixty days: each replies to another within the hour by name, in threads of
// ten, and no one writes at night.
func talking() *corpus.Corpus {
	c := &corpus.Corpus{ID: "c1", Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Kind: corpus.Channel,
		MemberIDs: []string{"P0", "P1", "P2", "P3"}}}}
	first := corpus.NewDate(2025, 3, 3)
	for day := range 60 {
		for n := range 20 {
			id := fmt.Sprintf("M%04d", day*20+n)
			m := corpus.Message{ID: id, CorpusID: "c1", GroupID: "G1", At: first.Add(day).At(8+n/2, n%2*30),
				AuthorID: fmt.Sprint("P", n%4), ThreadID: id, Text: "Words."}
			p := corpus.PlannedMessage{MessageID: id, Path: corpus.PathPost}
			if n%10 > 0 {
				before := c.Messages[len(c.Messages)-1]
				m.ReplyTo, m.ThreadID, m.Mentions, p.Path = before.ID, before.ThreadID, []string{before.AuthorID}, corpus.PathReply
				if n%10 == 9 {
					p.Path = corpus.PathCross
				}
			}
			c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
		}
	}
	return c
}

// offence is a change to a sound channel, with the rule that must catch it.
type offence struct {
	rule, what string
	change     func(*corpus.Corpus)
}

func offTalk() []offence {
	each := func(change func(c *corpus.Corpus, i int)) func(*corpus.Corpus) {
		return func(c *corpus.Corpus) {
			for i := range c.Messages {
				change(c, i)
			}
		}
	}
	return []offence{
		{"replies are near", "replies a day late", each(func(c *corpus.Corpus, i int) {
			if c.Plan[i].Path == corpus.PathReply && i > 60 {
				c.Messages[i].ReplyTo = c.Messages[i-50].ID
			}
		})},
		{"replies are near", "replies to the first post of the thread", each(func(c *corpus.Corpus, i int) {
			if c.Plan[i].Path == corpus.PathReply {
				c.Messages[i].ReplyTo = c.Messages[i].ThreadID
			}
		})},
		{"people rest", "messages by day and night", each(func(c *corpus.Corpus, i int) {
			c.Messages[i].At = corpus.NewDate(2025, 3, 3).At(0, 0) + corpus.Stamp(i*72)
		})},
		{"replies turn to whom they answer", "a reply in thirty turns to its author", each(func(c *corpus.Corpus, i int) {
			if i%30 == 5 {
				c.Messages[i].Mentions = []string{c.Messages[i].AuthorID}
			}
		})},
		{"cross-project messages turn to a person", "they turn to nobody", each(func(c *corpus.Corpus, i int) {
			if c.Plan[i].Path == corpus.PathCross {
				c.Messages[i].Mentions = nil
			}
		})},
		{"no doubled words in messages", "a doubled word",
			func(c *corpus.Corpus) { c.Messages[7].Text = "I doubt that that works." }},
	}
}

// TestTalk_RulesFindWhatIsOff: a channel that talks as people do keeps the rules, and each rule catches the corpus that
// breaks it.
func TestTalk_RulesFindWhatIsOff(t *testing.T) {
	for _, x := range offTalk() {
		of := func(c *corpus.Corpus) Finding {
			list := findingsOf(Input{Corpora: corpora(c), Manifest: &output.Manifest{Parameters: []byte(`{}`)}},
				func(r Rule) bool { return r.Name == x.rule })
			if len(list) != 1 {
				t.Fatalf("%d rules are called %q", len(list), x.rule)
			}
			return list[0]
		}
		if f := of(talking()); f.Status != OK {
			t.Errorf("%s of a sound channel: %s %+v", x.rule, f.Status, f.Examples)
		}
		c := talking()
		x.change(c)
		if f := of(c); f.Status != Violated {
			t.Errorf("%s, %s: %s", x.rule, x.what, f.Status)
		}
	}
}
