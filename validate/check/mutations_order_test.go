package check

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
)

func referentialMutations() []mutation {
	return []mutation{
		{"ids are unique", "twice", func(c *corpus.Corpus, _ *output.Manifest) { c.Entities[1].ID = "E01" },
			[]string{"ids are dense"}},
		{"ids are dense", "a gap", func(c *corpus.Corpus, _ *output.Manifest) { c.Entities[1].ID = "E05" }, nil},
		{"ids are dense", "an id that tells", func(c *corpus.Corpus, _ *output.Manifest) { c.Entities[1].ID = "answer_2" },
			nil},
		{"references in data", "a mention of nobody", func(c *corpus.Corpus, _ *output.Manifest) {
			saying(c, "Somebody was bored").Mentions = []string{"P9"}
		}, nil},
		{"references in data", "a reply to nothing", func(c *corpus.Corpus, _ *output.Manifest) {
			m := saying(c, "Somebody was bored")
			m.ReplyTo, m.ThreadID = "M99", m.ID
		}, nil},
		{"references in data", "two options of one letter", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itOwner)
			it.Options, it.AnswerLetter = []corpus.Option{{Letter: "A", Text: "Tomasz"}, {Letter: "A", Text: "Leo"}}, "A"
		}, []string{"options have one key each"}},
		{"references in key", "a letter without an option", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itOwner).AnswerLetter = "C"
		}, nil},
		{"references from key to scaffold", "a subject that is not there", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itAbsent).Gold[0].SubjectID = "T77"
		}, nil},
		{"references in scaffold", "a task of no project", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Tasks[0].ProjectID = "J9"
		}, nil},
		{"references in scaffold", "a knower who is nobody", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c,
				"F05").Knowers = []string{"P0"}
		}, nil},
		{"references in scaffold", "a disclosure of no fact", func(c *corpus.Corpus, _ *output.Manifest) {
			p := planOf(c, "Somebody was bored")
			p.Discloses = []corpus.Disclosure{{FactID: "F99", Surface: "bored", Start: 13, End: 18, Basis: corpus.BasisText}}
		}, nil},
		{"references in scaffold", "an owner left out", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Tasks[2].OwnerID = ""
		}, nil},
		{"references in the graph", "an edge to nowhere", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Edges[0].To = "S3x"
		}, nil},
		{"references in the graph", "a node that is no record", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Nodes = append(c.Nodes, corpus.Node{ID: "p1.g2.t01", Kind: "task"})
		}, nil},
		{"references in audit", "a verdict on no item", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: "I99", Filter: "blind", Probe: "panel", Outcome: corpus.Yes})
		}, nil},
		{"references in audit", "a segment that is not there", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, "sufficient", "evidence").ContextRef = "segment G1/2025-03-04.segment"
		}, nil},
		{"references in audit", "evidence of a rejected draft", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itRejected).Evidence[0].MessageID = "M99"
		}, []string{"items lie in their corpus"}},
	}
}

func orderMutations() []mutation {
	return []mutation{
		{"replies point backwards", "into another group", func(c *corpus.Corpus, _ *output.Manifest) {
			m := saying(c, "Somebody was bored")
			m.ReplyTo = saying(c, "The test bench").ID
			m.ThreadID = m.ReplyTo
		}, nil},
		{"replies point backwards", "into the future", func(c *corpus.Corpus, _ *output.Manifest) {
			m := saying(c, "needs pictures")
			m.ReplyTo = saying(c, "Who proof-reads").ID
			m.ThreadID = m.ReplyTo
			saying(c, "I have a camera").ThreadID = m.ThreadID
		}, nil},
		{"threads", "another thread than what is answered", func(c *corpus.Corpus, _ *output.Manifest) {
			saying(c, "Somebody was bored").ThreadID = saying(c, "needs pictures").ID
		}, nil},
		{"authors are members", "a stranger", func(c *corpus.Corpus, _ *output.Manifest) {
			m := saying(c, "Somebody was bored")
			m.AuthorID, m.AuthorName = "P6", "Samir Haddad"
		}, nil},
		{"authors are members", "under another name", func(c *corpus.Corpus, _ *output.Manifest) {
			saying(c, "Somebody was bored").AuthorName = "Hanna"
		}, nil},
		{"guests write from their first day", "too early", func(c *corpus.Corpus, _ *output.Manifest) {
			find(c.Members, func(m corpus.Member) bool { return m.Guest }).From = march(5).At(10, 1)
		}, nil},
		{"seats agree", "a seat too few", func(c *corpus.Corpus, _ *output.Manifest) { c.Members = c.Members[1:] },
			[]string{"asker sees the evidence", "rounds retrieve what the asker sees", "rounds retrieve what ranks highest"}},
		{"seats agree", "a guest among the members", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Groups[1].MemberIDs, c.Groups[1].GuestIDs = append(c.Groups[1].MemberIDs, c.Groups[1].GuestIDs...), nil
		}, nil},
		{"order in groups", "a place twice", func(c *corpus.Corpus, _ *output.Manifest) { saying(c, "And I like it").Seq-- },
			[]string{"replies point backwards"}},
		{"time in groups", "time runs back", func(c *corpus.Corpus, _ *output.Manifest) {
			saying(c, "Who proof-reads").At = march(13).At(9, 0)
			saying(c, "I have a camera").At = march(13).At(9, 30)
		}, []string{"segments"}},
		{"one place at a time", "two groups at one minute", func(c *corpus.Corpus, _ *output.Manifest) {
			saying(c, "Who proof-reads").At = march(13).At(10, 5)
		}, nil},
		{"one corpus id", "another corpus", func(c *corpus.Corpus, _ *output.Manifest) { c.Messages[4].CorpusID = "C2" },
			nil},
		{"a plan for every message", "a slot too few", func(c *corpus.Corpus, _ *output.Manifest) {
			id := saying(c, "Somebody was bored").ID
			c.Plan = slices.DeleteFunc(c.Plan, func(p corpus.PlannedMessage) bool { return p.MessageID == id })
		}, nil},
		{"a plan for every message", "a source in the same group", func(c *corpus.Corpus, _ *output.Manifest) {
			find(c.Plan, func(p corpus.PlannedMessage) bool { return p.RefMessageID != "" }).RefMessageID = saying(c,
				"Kicking off").ID
		}, nil},
		{"segments", "a message of another group", func(c *corpus.Corpus, _ *output.Manifest) {
			s := find(c.Segments, func(s corpus.Segment) bool { return s.TaskID == "T03" })
			s.MessageIDs = append(s.MessageIDs, saying(c, "Kicking off").ID)
		}, nil},
		{"segments", "a message in none", func(c *corpus.Corpus, _ *output.Manifest) {
			id := saying(c, "Somebody was bored").ID
			for i := range c.Segments {
				c.Segments[i].MessageIDs = slices.DeleteFunc(c.Segments[i].MessageIDs, func(m string) bool { return m == id })
			}
		}, nil},
	}
}
