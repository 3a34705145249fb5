//go:build unix

package main

import (
	"fmt"

	"memloom/internal/corpus"
)

// size is what a run is.
type size struct {
	corpora, messages int
	bare              bool // no rows but those of messages
}

// corpus makes the i-th corpus of the run, complete in itself. The same sizes give the same text.
func (s size) corpus(shared *corpus.Corpus, i int) *corpus.Corpus {
	c := &corpus.Corpus{ID: fmt.Sprint("c", i+1), People: shared.People, First: shared.First, Last: shared.Last}
	for g := range 12 {
		c.Groups = append(c.Groups, corpus.Group{ID: fmt.Sprintf("G%04d", 12*i+g), CorpusID: c.ID, Name: "a group", Kind: corpus.Channel})
	}
	c.Messages = make([]corpus.Message, s.messages)
	for k := range s.messages {
		c.Messages[k] = message(c, i*s.messages, k, s.messages)
	}
	if !s.bare {
		s.scaffold(c, i)
		s.questions(c, i)
	}
	return c
}

func message(c *corpus.Corpus, before, k, of int) corpus.Message {
	words := []string{"rollback", "plan", "merged", "threshold", "Thursday", "ward", "please", "review", "cache", "latency"}
	n := before + k
	author := fmt.Sprintf("P%03d", n*7%300)
	return corpus.Message{
		ID: messageID(n), CorpusID: c.ID, GroupID: c.Groups[k%12].ID, Seq: k/12 + 1,
		At:       c.First.Add(k*365/of).At(9, k%480),
		AuthorID: author, AuthorName: "Name of " + author,
		Text: fmt.Sprintf("%s %s %d %s is at %d ms, %s %s by %s", words[n%10], words[n/10%10], n, words[n/100%10], n*31%997,
			words[n/3%10], words[n/7%10], words[n/11%10]),
		ReplyTo: messageID(max(before, n-n%5)), Mentions: []string{author}, Tokens: 20,
	}
}

func messageID(n int) string { return fmt.Sprintf("M%08d", n) }

// scaffold adds a slot to each message, a fact to each fifth, and a passage and a segment to each tenth.
func (s size) scaffold(c *corpus.Corpus, i int) {
	for k := range c.Messages {
		m, n := &c.Messages[k], i*s.messages+k
		p := corpus.PlannedMessage{MessageID: m.ID, TaskIDs: []string{fmt.Sprintf("T%06d", n/50)}, Path: corpus.PathReply, Act: corpus.ActAnswer}
		if k%5 == 0 {
			f := corpus.Fact{ID: fmt.Sprintf("F%08d", n/5), SubjectID: p.TaskIDs[0], Predicate: "limit", Value: corpus.CountValue(int64(n % 997)),
				From: m.At.Date(), TaskID: p.TaskIDs[0], GroupID: m.GroupID, Knowers: []string{m.AuthorID}, Hearers: []string{m.AuthorID, "P001"}}
			c.Facts = append(c.Facts, f)
			p.Discloses = []corpus.Disclosure{{FactID: f.ID, Surface: fmt.Sprint(n % 997), Start: 10, End: 13, Basis: corpus.BasisText}}
		}
		c.Plan = append(c.Plan, p)
		if k%10 == 0 {
			id := fmt.Sprintf("%08d", n/10)
			c.Passages = append(c.Passages, corpus.Passage{ID: "R" + id, GroupID: m.GroupID, Day: m.At.Date(), Messages: 10})
			c.Segments = append(c.Segments, corpus.Segment{ID: "D" + id, TaskID: p.TaskIDs[0], GroupID: m.GroupID, MessageIDs: []string{m.ID}, PassageIDs: []string{"R" + id}})
		}
		if k%50 == 0 {
			c.Nodes = append(c.Nodes, corpus.Node{ID: p.TaskIDs[0], Kind: "task", Label: "a task"})
			c.Edges = append(c.Edges, corpus.Edge{From: p.TaskIDs[0], Relation: "part_of", To: m.GroupID})
		}
	}
}

// questions adds a draft to each hundredth message, with its gold and two verdicts; each fourth was rejected.
func (s size) questions(c *corpus.Corpus, i int) {
	for k := 0; k < len(c.Messages); k += 100 {
		m, n := &c.Messages[k], i*s.messages+k
		atom := corpus.CountValue(int64(n % 997))
		it := corpus.Item{
			ID: fmt.Sprintf("I%08d", n/100+1), Format: "open", Family: "single_hop", Category: "recall", Question: "What is the limit of the task?",
			AskedAt: c.Last.Add(1).At(9, 0), Split: "test", Answer: fmt.Sprint(n % 997), Quality: "kept", Status: corpus.Accepted,
			Evidence: []corpus.Evidence{{MessageID: m.ID, Role: corpus.RoleAnswer, Group: 1}, {MessageID: c.Messages[k/2].ID, Role: corpus.RoleAnswer, Group: 2}},
			Gold: []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "T", Predicate: "limit", Operation: corpus.OpValue, Atom: &atom, How: corpus.HowLiteral,
				MessageID: m.ID, Start: 10, End: 13}},
		}
		if k/100%4 == 3 {
			it.Status, it.Stage, it.Reasons = corpus.Rejected, "blind", []string{"answered without evidence"}
		}
		c.Items = append(c.Items, it)
		for _, filter := range []string{"sufficient", "blind"} {
			c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: it.ID, Filter: filter, Probe: corpus.ProbeVerdict, Model: "builtin", Answer: it.Answer,
				Confidence: 90, Outcome: corpus.Yes, ContextRef: "evidence", Citations: []string{m.ID}})
		}
	}
}
