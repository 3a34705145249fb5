package check

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/filters"
)

func calendarMutations() []mutation {
	move := func(words string, at corpus.Stamp) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) { saying(c, words).At = at }
	}
	return []mutation{
		{"messages on workdays", "a Saturday", move("I can, over the weekend", march(15).At(9, 50)), []string{"segments"}},
		{"messages on workdays", "a closure", move("Slowly, but it does", march(12).At(9, 50)), []string{"segments"}},
		{"messages in working hours", "before nine", move("needs pictures", march(11).At(8, 59)), nil},
		{"messages in working hours", "in the evening", move("I like it", march(14).At(18, 1)), nil},
		{"tasks start and end on workdays", "due on a Sunday", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Tasks[2].Due = march(16)
		}, nil},
		{"tasks start and end on workdays", "due before it starts", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Tasks[2].Due = march(3)
		}, nil},
		{"schedule follows the tasks", "a row too few", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Schedule = c.Schedule[1:]
		}, nil},
		{"schedule follows the tasks", "another class", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Schedule[0].Class = corpus.Ending
		}, nil},
		{"schedule follows the tasks", "a row twice", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Schedule = append(c.Schedule, c.Schedule[0])
		}, nil},
		{"no fact ends before it begins", "the day before", func(c *corpus.Corpus, _ *output.Manifest) {
			x := fact(c, "F05")
			x.To = x.From.Add(-1)
		}, []string{}},
		{"dates of tasks are their facts", "another due date", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Tasks[0].Due = march(6)
		}, nil},
		{"no completion before its day", "a task that does not end", func(c *corpus.Corpus, m *output.Manifest) {
			v := corpus.DateValue(march(14))
			id := addFact(c, corpus.Fact{SubjectID: "T03", Predicate: corpus.PredFinished, Value: v, From: march(14)})
			discloses(c, "G3", "P7", march(14).At(17, 0), id, "finished")
			find(c.Plan, func(p corpus.PlannedMessage) bool { return len(p.Discloses) > 0 && p.Discloses[0].FactID == id }).
				Discloses[0].Basis = corpus.BasisTimestamp
			recount(c, m)
		}, []string{"dates of tasks are their facts"}},
		{"no start before its day", "the task starts later", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Tasks[2].Start = march(5)
			fact(c, "F04").Value = corpus.DateValue(march(5))
			c.Schedule = slices.DeleteFunc(c.Schedule, func(s corpus.Scheduled) bool {
				return s.TaskID == "T03" &&
					s.Date == march(4)
			})
			find(c.Schedule, func(s corpus.Scheduled) bool { return s.TaskID == "T03" && s.Date == march(5) }).Class = corpus.
				Starting
		}, []string{"disclosures read back"}},
		{"nothing is said before it holds", "known too early", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c,
				"F11").From = march(7)
		}, nil},
		{"closures are announced", "announced on the day", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c, "F14").Predicate = "party"
		}, []string{"working days over closures", "facts of gold"}},
		{"working days over closures", "the announcement is no evidence", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itClosure)
			it.Evidence, it.Gold = it.Evidence[:2], it.Gold[:3]
			dropVerdicts(c, func(v corpus.Verdict) bool { return v.ItemID == itClosure && v.Probe == "without set 3" })
		}, nil},
	}
}

func cleanMutations() []mutation {
	set := func(id string, change func(*corpus.Item)) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) { change(item(c, id)) }
	}
	question := func(words string) func(*corpus.Corpus, *output.Manifest) {
		return set(itOwner, func(it *corpus.Item) { it.Question += " " + words })
	}
	return []mutation{
		{"no empty text in messages", "blanks", func(c *corpus.Corpus, _ *output.Manifest) {
			saying(c,
				"Somebody was bored").Text = "  "
		}, nil},
		{"no empty text in questions and answers", "no question", set(itWard, func(it *corpus.Item) { it.Question = "" }),
			nil},
		{"no empty text in questions and answers", "an empty reference",
			set(itWard, func(it *corpus.Item) { it.CorrectAnswers = []string{""} }), []string{"probes of filters"}},
		{"no control characters in messages", "a bell", appendText("\a"), nil},
		{"no control characters in messages", "not UTF-8", appendText("\xff"), nil},
		{"no control characters in questions and answers", "a tabulator", question("\t"), nil},
		{"no placeholders in messages", "braces", appendText("Dear {name}"), nil},
		{"no placeholders in messages", "a template marker", appendText("{{.Value}}"), nil},
		{"no placeholders in messages", "angle brackets", appendText("ask <name>"), nil},
		{"no placeholders in messages", "a reminder", appendText("TODO"), nil},
		{"no placeholders in messages", "filler", appendText("lorem ipsum"), nil},
		{"no placeholders in questions and answers", "braces", question("{subject}"), nil},
		{"no raw ids in messages", "an item", appendText("see I07"), []string{"every value is a fact"}},
		{"no raw ids in messages", "a message", appendText("as in M02"), []string{"every value is a fact"}},
		{"no raw ids in messages", "the name of a unit", appendText("p1.g2/text"), []string{"every value is a fact"}},
		{"no raw ids in questions and answers", "a task", question("(T01)"), nil},
		{"links under .example in messages", "a real host", appendText("https://wiki.example.com/x"),
			[]string{"every value is a fact"}},
		{"links under .example in messages", "without a scheme", appendText("www.northlight.org"),
			[]string{"every value is a fact"}},
		{"links under .example in messages", "an address", appendText("mail hanna@ward.net"),
			[]string{"every value is a fact"}},
		{"links under .example in questions and answers", "a real host", question("http://wiki.test/"), nil},
		{"every value is a fact", "a number", appendText("All 12 of them."), nil},
		{"every value is a fact", "a date", appendText("See you on 20 March."), nil},
	}
}

func judgedMutations() []mutation {
	sufficient, necessary, blind := filters.NameSufficient, filters.NameNecessary, filters.NameBlind
	return []mutation{
		{"required filters", "no verdict of similar", func(c *corpus.Corpus, _ *output.Manifest) {
			dropVerdicts(c, func(v corpus.Verdict) bool { return v.ItemID == itWard && v.Filter == filters.NameSimilar })
		}, nil},
		{"required filters", "accepted against a no", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, filters.NameUnique, corpus.ProbeVerdict).Outcome = corpus.No
		}, []string{"conclusions say why in a code"}},
		{"required filters", "a family that nobody registered", func(c *corpus.Corpus, m *output.Manifest) {
			item(c, itAbsent).Family, m.Counts.Families[0].Family, m.Quotas[2].Stratum, m.Shortfalls[0].Stratum = "riddle",
				"riddle", "riddle", "riddle"
		}, nil},
		{"nothing undetermined counts", "a failed call as a verdict", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, filters.NameUnique, corpus.ProbeVerdict).Outcome = corpus.Undetermined
		}, []string{"conclusions say why in a code"}},
		{"probes of filters", "a member of the panel is missing", func(c *corpus.Corpus, _ *output.Manifest) {
			at := slices.IndexFunc(c.Verdicts, func(v corpus.Verdict) bool {
				return v.ItemID == itWard && v.Filter == blind &&
					v.Probe == "panel"
			})
			c.Verdicts = slices.Delete(c.Verdicts, at, at+1)
		}, nil},
		{"probes of filters", "a group was never left out", func(c *corpus.Corpus, _ *output.Manifest) {
			dropVerdicts(c, func(v corpus.Verdict) bool { return v.ItemID == itDuration && v.Probe == "without set 2" })
		}, nil},
		{"probes of filters", "what was left out is no group", func(c *corpus.Corpus, _ *output.Manifest) {
			v := verdict(c, itDuration, necessary, "without set 1")
			v.LeftOut = append(v.LeftOut, item(c, itDuration).Evidence[1].MessageID)
		}, nil},
		{"probes of filters", "a verdict without a probe", func(c *corpus.Corpus, _ *output.Manifest) {
			dropVerdicts(c, func(v corpus.Verdict) bool {
				return v.ItemID == itWard && v.Filter == sufficient && v.Probe == "evidence"
			})
		}, nil},
		{"probes of filters", "nobody answered", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, sufficient,
				"evidence").Model = ""
		}, nil},
		{"verdicts follow from probes", "yes against a probe", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itDuration, necessary, "without set 1").Outcome = corpus.No
		}, nil},
		{"verdicts follow from probes", "the panel failed", func(c *corpus.Corpus, _ *output.Manifest) {
			for i := range c.Verdicts {
				if v := &c.Verdicts[i]; v.ItemID == itWard && v.Probe == "panel" {
					v.Outcome = corpus.Undetermined
				}
			}
		}, nil},
		{"answers cite what was shown", "another message", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, sufficient, "evidence").Citations = []string{saying(c, "needs pictures").ID}
		}, nil},
	}
}

func fateMutations() []mutation {
	return []mutation{
		{"one verdict of a filter", "concluded twice", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Verdicts = append(c.Verdicts, *verdict(c, itWard, filters.NameSufficient, corpus.ProbeVerdict))
		}, nil},
		{"no near-copies", "the same question again", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itDuration).Question = "Who owns the allergy rule table?"
			item(c, itOwner).Question = "Who owns the Allergy Rule Table"
		}, nil},
		{"rejected items have a reason", "none", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itRejected).Reasons = nil
		}, []string{"drafts have the codes of their verdicts"}},
		{"rejections say whose fault", "none", func(c *corpus.Corpus, _ *output.Manifest) { item(c, itRejected).Fault = "" },
			nil},
		{"rejections say whose fault", "the reader's, of a guess", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itRejected).Fault = corpus.FaultReader
		}, nil},
		{"rejections have a verdict", "the filter said yes", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itRejected, filters.NameBlind, corpus.ProbeVerdict).Outcome = corpus.Yes
		}, []string{"conclusions say why in a code"}},
		{"surplus was not judged", "a second reason", func(c *corpus.Corpus, m *output.Manifest) {
			item(c, itSurplus).Reasons = []string{corpus.ReasonSurplus, "blind: guessed"}
		}, nil},
		{"surplus was not judged", "a verdict", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: itSurplus, Filter: filters.NameHard, Probe: "baseline",
				Outcome: corpus.No, Confidence: -1})
		}, nil},
		{"surplus was not judged", "among the rejected", func(c *corpus.Corpus, m *output.Manifest) {
			item(c, itSurplus).Status, item(c, itSurplus).Fault = corpus.Rejected, corpus.FaultItem
			for _, n := range []*output.ItemCounts{&m.Counts.Items, &m.Counts.Families[1].ItemCounts} {
				n.Rejected, n.Surplus = n.Rejected+1, 0
			}
		}, []string{"drafts have the codes of their verdicts"}},
		{"flagged items have a reason", "blank", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itFlagged).Reasons = []string{" "}
		}, []string{"drafts have the codes of their verdicts"}},
		{"every draft has one end", "none", func(c *corpus.Corpus, m *output.Manifest) {
			item(c, itFlagged).Status = corpus.Drafted
			m.Counts.Items.Flagged, m.Counts.Items.Rejected = 0, 2
			m.Counts.Families[1].Flagged, m.Counts.Families[1].Rejected = 0, 2
		}, nil},
		{"every draft has one end", "two", func(_ *corpus.Corpus, m *output.Manifest) {
			m.Tables = []output.TableEntry{{Name: "data/items", Rows: 9}, {Name: "audit/rejected", Rows: 1},
				{Name: "audit/flagged", Rows: 1}, {Name: "audit/surplus", Rows: 1}}
		}, []string{"rows have the manifest's digests", canaryRule}},
		{canaryRule, "another one", func(_ *corpus.Corpus, m *output.Manifest) { m.Canary = strings.Repeat("0", 36) }, nil},
		{canaryRule, "in a question", func(c *corpus.Corpus, m *output.Manifest) {
			item(c, itRejected).Question += " " +
				m.Canary
		}, nil},
		{"every draft has one end", "a sum that is none", func(_ *corpus.Corpus,
			m *output.Manifest) {
			m.Counts.Items.Drafted++
		}, []string{"drafts are counted"}},
	}
}

func balancedMutations() []mutation {
	return []mutation{
		{"quotas are counted", "another number", func(_ *corpus.Corpus, m *output.Manifest) {
			m.Quotas[0].Got,
				m.Quotas[0].Wanted = 5, 5
		}, nil},
		{"quotas are counted", "more than wanted", func(_ *corpus.Corpus, m *output.Manifest) { m.Quotas[0].Wanted = 3 },
			nil},
		{"quotas are met or named", "a shortfall in silence", func(_ *corpus.Corpus,
			m *output.Manifest) {
			m.Shortfalls = nil
		}, nil},
		{"quotas are met or named", "a shortfall without a reason", func(_ *corpus.Corpus,
			m *output.Manifest) {
			m.Shortfalls[0].Reason = ""
		}, nil},
		{"quotas are met or named", "a shortfall of nothing", func(_ *corpus.Corpus,
			m *output.Manifest) {
			m.Shortfalls[0].Stratum = "style"
		}, nil},
		{"sizes are counted", "a message fewer", func(_ *corpus.Corpus, m *output.Manifest) { m.Counts.Messages-- }, nil},
		{"sizes are counted", "tokens", func(c *corpus.Corpus, _ *output.Manifest) { c.Messages[0].Tokens++ }, nil},
		{"drafts are counted", "a family's", func(_ *corpus.Corpus, m *output.Manifest) { m.Counts.Families[2].Accepted-- },
			nil},
		{"failed questions are counted", "one in silence", func(c *corpus.Corpus, _ *output.Manifest) { c.Failures = nil },
			nil},
		{"failed questions say what failed", "no reason", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Failures[0].Reason = ""
		}, nil},
		{"references of repairs", "a silent day that another failed on", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Flagged = append(c.Flagged, corpus.FlaggedPassage{Unit: "G1/2025-01-01", GroupID: "G1", Day: march(1).Add(-59),
				Reasons: []string{"could not be written"}})
		}, nil},
		{"drafts are counted", "a family is missing", func(_ *corpus.Corpus,
			m *output.Manifest) {
			m.Counts.Families = m.Counts.Families[1:]
		}, nil},
	}
}
