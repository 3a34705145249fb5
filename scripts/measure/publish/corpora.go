//go:build unix

package main

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/pipeline/stage"
)

// size is what a run is.
type size struct {
	Corpora, Messages int
	Bare              bool // no rows but those of messages
}

// ref names the i-th corpus.
func ref(i int) stage.Ref { return stage.Ref{ID: fmt.Sprint("c", i+1)} }

// corpus makes the i-th corpus of the run, as a run keeps it: without what all share, and with ids that begin at 1. The
// same sizes give the same text.
func (s size) corpus(shared *corpus.Corpus, i int) *corpus.Corpus {
	c := &corpus.Corpus{ID: ref(i).ID, First: shared.First, Last: shared.Last}
	for g := range 12 {
		c.Groups = append(c.Groups, corpus.Group{ID: id("G", g), CorpusID: c.ID, Name: "a group", Kind: corpus.Channel})
	}
	c.Messages = make([]corpus.Message, s.Messages)
	for k := range s.Messages {
		c.Messages[k] = message(c, i*s.Messages, k, s.Messages)
	}
	if !s.Bare {
		s.scaffold(c)
		s.questions(c)
	}
	c.First, c.Last = 0, 0
	return c
}

// id is the id of the k-th record of its kind.
func id(prefix string, k int) string { return fmt.Sprint(prefix, k+1) }

func message(c *corpus.Corpus, before, k, of int) corpus.Message {
	words := []string{"rollback", "plan", "merged", "threshold", "Thursday", "ward", "please", "review", "cache",
		"latency"}
	n := before + k
	author := fmt.Sprintf("P%03d", n*7%300)
	return corpus.Message{
		ID: id("M", k), CorpusID: c.ID, GroupID: c.Groups[k%12].ID, Seq: k/12 + 1,
		At:       c.First.Add(k*365/of).At(9, k%480),
		AuthorID: author, AuthorName: "Name of " + author,
		Text: fmt.Sprintf("%s %s %d %s is at %d ms, %s %s by %s", words[n%10], words[n/10%10], n, words[n/100%10], n*31%997,
			words[n/3%10], words[n/7%10], words[n/11%10]),
		ReplyTo: id("M", k-k%5), Mentions: []string{author}, Tokens: 20,
	}
}

// scaffold adds a slot to each message, a fact to each fifth, a passage and a segment to each tenth, and a task with
// its node and edge to each fiftieth.
func (s size) scaffold(c *corpus.Corpus) {
	for k := range c.Messages {
		m, task := &c.Messages[k], id("T", k/50)
		p := corpus.PlannedMessage{MessageID: m.ID, TaskIDs: []string{task}, Path: corpus.PathReply, Act: corpus.ActAnswer}
		if k%5 == 0 {
			f := corpus.Fact{ID: id("F", k/5), SubjectID: task, Predicate: "limit", Value: corpus.CountValue(int64(k % 997)),
				From: m.At.Date(), TaskID: task, GroupID: m.GroupID, Knowers: []string{m.AuthorID}, Hearers: []string{m.AuthorID,
					"P001"}}
			c.Facts = append(c.Facts, f)
			p.Discloses = []corpus.Disclosure{{FactID: f.ID, Surface: fmt.Sprint(k % 997), Start: 10, End: 13,
				Basis: corpus.BasisText}}
		}
		c.Plan = append(c.Plan, p)
		if k%10 == 0 {
			passage := id("R", k/10)
			c.Passages = append(c.Passages, corpus.Passage{ID: passage, GroupID: m.GroupID, Day: m.At.Date(), Messages: 10})
			c.Segments = append(c.Segments, corpus.Segment{ID: id("D", k/10), TaskID: task, GroupID: m.GroupID,
				MessageIDs: []string{m.ID}, PassageIDs: []string{passage}})
		}
		if k%50 == 0 {
			c.Tasks = append(c.Tasks, corpus.Task{ID: task, GroupID: m.GroupID, Name: "a task", Start: m.At.Date(),
				Due: m.At.Date() + 7})
			c.Nodes = append(c.Nodes, corpus.Node{ID: task, Kind: "task", Label: "a task"})
			c.Edges = append(c.Edges, corpus.Edge{From: task, Relation: "part_of", To: m.GroupID})
		}
	}
}

// questions adds a draft to each hundredth message, with its gold and two verdicts; each fourth was rejected.
func (s size) questions(c *corpus.Corpus) {
	for k := 0; k < len(c.Messages); k += 100 {
		m := &c.Messages[k]
		atom := corpus.CountValue(int64(k % 997))
		it := corpus.Item{
			ID: id("I", k/100), CorpusID: c.ID, Format: "open", Family: "single_hop", Category: "recall",
			Question: "What is the limit of the task?",
			AskedAt:  c.Last.Add(1).At(9, 0), Split: "test", Answer: fmt.Sprint(k % 997), Quality: "kept",
			Status: corpus.Accepted,
			Evidence: []corpus.Evidence{{MessageID: m.ID, Role: corpus.RoleAnswer, Set: 1}, {MessageID: c.Messages[k/2].ID,
				Role: corpus.RoleAnswer, Set: 2}},
			Gold: []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: id("T", k/50), Predicate: "limit",
				Operation: corpus.OpValue, Atom: &atom,
				How: corpus.HowLiteral, MessageID: m.ID, Start: 10, End: 13}},
		}
		if k/100%4 == 3 {
			it.Status, it.Stage, it.Reasons = corpus.Rejected, "blind", []string{"answered without evidence"}
		}
		c.Items = append(c.Items, it)
		for _, filter := range []string{"sufficient", "blind"} {
			c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: it.ID, Filter: filter, Probe: corpus.ProbeVerdict,
				Model: "builtin", Answer: it.Answer,
				Confidence: 90, Outcome: corpus.Yes, ContextRef: "evidence", Citations: []string{m.ID}})
		}
	}
}
