package check

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
)

// inSummary changes the words of the fixture's summary.
func inSummary(old, now string) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) {
		if !strings.Contains(c.Summaries[0].Text, old) {
			panic(old + " does not stand in the summary")
		}
		c.Summaries[0].Text = strings.Replace(c.Summaries[0].Text, old, now, 1)
	}
}

func pastMutations() []mutation {
	return []mutation{
		{"references of summaries and the leader log", "a summary of no group", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].GroupID = "G9"
		},
			[]string{"summaries and directives state what was said"}},
		{"references of summaries and the leader log", "a task that is not there", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.LeaderLog[0].TaskIDs = []string{"T99"}
		}, nil},
		{"references of summaries and the leader log", "a leader who is nobody", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.LeaderLog[0].LeaderID = ""
		},
			[]string{"directives are leaders' own"}},
		{"summaries end their week or month", "written on a Thursday", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].To = march(6)
		}, nil},
		{"summaries end their week or month", "looks back too far", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].From = march(1)
		}, nil},
		{"summaries end their week or month", "a month that is not over", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].Kind = corpus.Monthly
		}, nil},
		{"summaries and directives state what was said", "what nobody has said yet", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].FactIDs = append(c.Summaries[0].FactIDs, "F12")
		}, nil},
		{"summaries and directives state what was said", "what another group said", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].FactIDs = append(c.Summaries[0].FactIDs, "F06")
		}, nil},
		{"summaries and directives state what was said", "a mistake", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Summaries[0].GroupID, c.Summaries[0].FactIDs = "G3", []string{"F07"}
			c.Summaries[0].Text, c.Summaries[0].Tasks = "- pilot ward: Ward 9.", nil
		}, nil},
		{"summaries date what tasks did", "another day", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Summaries[0].Tasks[0].On = march(4)
		}, nil},
		{"summaries date what tasks did", "a date that is not written",
			inSummary("started 3 March 2025; deadline is 7 March 2025 (3 March 2025)", "started; deadline is 7 March 2025"),
			nil},
		{"summaries date what tasks did", "an end that has not come", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Summaries[0].Tasks[0] = corpus.TaskState{TaskID: "T01", State: corpus.StateFinished, On: march(10)}
		}, nil},
		{"directives are leaders' own", "by staff", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.LeaderLog[0].LeaderID = "P2"
		}, nil},
		{"directives are leaders' own", "in force too long", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.LeaderLog[0].Until++
		}, nil},
		{"directives are leaders' own", "on a day without it", func(c *corpus.Corpus, _ *output.Manifest) {
			e := &c.LeaderLog[0]
			e.Day, e.Until = march(11), march(11).Add(29)
		}, nil},
		{"every value of a summary is a fact", "another value", inSummary("45 ml/min", "46 ml/min"), nil},
		{"every value of a summary is a fact", "a value of its own", inSummary("threshold", "threshold, up 12 %,"), nil},
		{"every value of a summary is a fact", "a placeholder", inSummary("threshold", "{{.Attribute}}"), nil},
	}
}

func repairMutations() []mutation {
	end := "repairs end well or flag the day"
	return []mutation{
		{"flagged days carry no evidence", "a day with evidence", func(c *corpus.Corpus, _ *output.Manifest) {
			f := &c.Flagged[0]
			f.Unit, f.Day = "G1/2025-03-04", march(4)
		}, []string{end, "people decided about days"}},
		{"flagged days carry no evidence", "a fact that is asked for", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Flagged[0].FactIDs = []string{"F05"}
		}, nil},
		{"references of repairs", "a unit that is not there", func(c *corpus.Corpus, _ *output.Manifest) {
			r := &c.Repairs[0]
			r.Unit, r.Day = "G1/2025-03-12", march(12)
		}, nil},
		{"references of repairs", "a name of another day", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Repairs[1].Unit = "text/G1"
		}, nil},
		{"references of repairs", "a message of another group", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Repairs[0].MessageID = saying(c, "Finally!").ID
		},
			[]string{end}},
		{"references of repairs", "a message of another session", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Passages = append(c.Passages, corpus.Passage{ID: c.Repairs[0].Unit, GroupID: "G1", SessionID: "S1"})
		}, []string{}},
		{"references of repairs", "a fact that is not there", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Flagged[0].FactIDs = []string{"F99"}
		}, nil},
		{end, "the text is not the repaired one", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Repairs[0].After = "Party!"
		}, nil},
		{end, "a third repair", func(c *corpus.Corpus, _ *output.Manifest) { c.Repairs[1].Attempt = 3 }, nil},
		{end, "without a reason", func(c *corpus.Corpus, _ *output.Manifest) { c.Repairs[1].Violations = nil }, nil},
		{end, "deleted with a text", func(c *corpus.Corpus, _ *output.Manifest) { c.Repairs[1].After = "Leo" }, nil},
		{end, "not mended and not flagged", func(c *corpus.Corpus, _ *output.Manifest) { c.Flagged = nil }, nil},
		{end, "flagged for nothing", func(c *corpus.Corpus, _ *output.Manifest) { c.Flagged[0].Reasons = nil }, nil},
	}
}
