package check

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// inPlan changes the slot of the message with these words.
func inPlan(words string, change func(*corpus.PlannedMessage)) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) { change(planOf(c, words)) }
}

// inFact changes a fact.
func inFact(id string, change func(*corpus.Fact)) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) { change(fact(c, id)) }
}

// saysToo adds words to a message, where they move no place.
func saysToo(message, words string) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) { saying(c, message).Text += " " + words }
}

func actMutations() []mutation {
	known, fit, before := "perturbations and marks are known", "perturbations fit their acts",
		"what is recalled came before"
	return []mutation{
		{known, "a perturbation of its own", inPlan("Somebody was bored",
			func(p *corpus.PlannedMessage) { p.Perturbation = "sarcasm" }), nil},
		{known, "a mark of its own", inPlan("Finally!", func(p *corpus.PlannedMessage) { p.Marks = []string{"shouted"} }),
			nil},
		{known, "marks out of order", inPlan("Finally!", func(p *corpus.PlannedMessage) {
			p.Marks = []string{corpus.MarkTypo,
				corpus.MarkFragment}
		}), nil},
		{known, "a mark twice", inPlan("Finally!", func(p *corpus.PlannedMessage) {
			p.Marks = []string{corpus.MarkTypo,
				corpus.MarkTypo}
		}), nil},
		{fit, "a mistake without a kind", inPlan("Sorry, I forgot",
			func(p *corpus.PlannedMessage) { p.Act = corpus.ActMistake }), nil},
		{fit, "noise in an answer", inPlan("Ward 9", func(p *corpus.PlannedMessage) { p.Act = corpus.ActAnswer }), nil},
		{fit, "a disagreement of no kind", inPlan("too slow for the wards",
			func(p *corpus.PlannedMessage) { p.Perturbation = "" }), nil},
		{fit, "a changed decision in a greeting", inPlan("Somebody was bored",
			func(p *corpus.PlannedMessage) { p.Perturbation = corpus.DecisionChange }),
			[]string{"reasons of changes are said before"}},
		{"false statements are marked", "as nothing", inPlan("Ward 9", func(p *corpus.PlannedMessage) {
			p.Perturbation,
				p.Act = "", corpus.ActAnswer
		}), nil},
		{before, "of nothing", inPlan("Hanna changed her mind", func(p *corpus.PlannedMessage) { p.RecallsID = "" }), nil},
		{before, "a message that is not there", inPlan("Hanna changed her mind",
			func(p *corpus.PlannedMessage) { p.RecallsID = "M99" }), nil},
		{before, "the future", func(c *corpus.Corpus, _ *output.Manifest) {
			planOf(c, "any news on the reject").RecallsID = saying(c, "Here again").ID
		}, nil},
		{before, "another group's", func(c *corpus.Corpus, _ *output.Manifest) {
			planOf(c, "Hanna changed her mind").RecallsID = saying(c, "Good. Shout").ID
		}, nil},
		{before, "a group that its author comes to later", func(c *corpus.Corpus, _ *output.Manifest) {
			planOf(c, "Hanna changed her mind").RecallsID = saying(c, "Good. Shout").ID
			g := saying(c, "Good. Shout").GroupID
			c.Members = append(c.Members, corpus.Member{GroupID: g, PersonID: saying(c, "Hanna changed her mind").AuthorID,
				From: march(14).At(17, 0), Guest: true})
			group := find(c.Groups, func(x corpus.Group) bool { return x.ID == g })
			group.GuestIDs = append(group.GuestIDs, saying(c, "Hanna changed her mind").AuthorID)
		}, nil},
		{"recalls name no value", "a number", saysToo("Hanna changed her mind", "It is 400."),
			[]string{"every value is a fact"}},
		{"recalls name no value", "words", saysToo("Down to 400", "It was a stale export."), nil},
		{"page links are the task's own", "another task's", inFact("F27", func(x *corpus.Fact) {
			x.SubjectID,
				x.TaskID = "T01", "T01"
		}), []string{"no other value"}},
		{"page links are the task's own", "a mark without a page",
			inPlan("Finally!", func(p *corpus.PlannedMessage) { p.Marks = []string{corpus.MarkLink} }), nil},
		{"ultra-short messages are short", "seven words", saysToo("Finally!", "It took them long enough, did it?"), nil},
		{"roles and skills are told by whose they are", "somebody else's skill",
			inFact("F29", func(x *corpus.Fact) { x.SubjectID = "P4" }), nil},
		{"roles and skills are told by whose they are", "a skill that nobody has", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.People[5].Skills[0].Name = "pottery"
		}, nil},
		{"roles and skills are told by whose they are", "a weak skill for the best", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.People[5].Skills[0].Level = "low"
		}, nil},
		{"roles and skills are told by whose they are", "a medium skill beside a strong one", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.People[5].Skills = []corpus.Skill{{Name: "mapping tables", Level: "medium"}, {Name: "pottery", Level: "strong"}}
		}, nil},
		{"roles and skills are told by whose they are", "a strong skill for one to learn",
			inFact("F29", func(x *corpus.Fact) { x.Predicate = corpus.PredLearning }), nil},
		{"roles and skills are told by whose they are", "another role", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.People[5].Role = "nurse"
		}, nil},
		{"nobody writes while away", "a message from away", func(c *corpus.Corpus, _ *output.Manifest) {
			m := saying(c, "Slowly, but it does")
			m.AuthorID, m.AuthorName = "P6", "Samir Haddad"
		}, nil},
		{"nobody writes while away", "away for longer", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c,
				"F26").Value = corpus.DateValue(march(17))
		},
			[]string{"disclosures read back"}},
	}
}

func aboutMutations() []mutation {
	about, promises, overrides := "facts are about what they can be", "promises are kept or forgotten",
		"overrides follow their rule"
	options := "options are weighed for their decision"
	lost := []string{about, "references in scaffold"}
	return []mutation{
		{about, "an option of nothing", inFact("F17", func(x *corpus.Fact) { x.About = "" }), nil},
		{about, "an option of another task", inFact("F17", func(x *corpus.Fact) { x.About = "F19" }), nil},
		{about, "a promise that is no day", inFact("F22", func(x *corpus.Fact) { x.Value = corpus.CountValue(11) }),
			[]string{"disclosures read back"}},
		{about, "an override of another subject", inFact("F24", func(x *corpus.Fact) { x.SubjectID = "H4" }), nil},
		{about, "a definition of a rule", inFact("F25", func(x *corpus.Fact) { x.About = "F23" }), nil},
		{about, "a false statement about something else", inFact("F07", func(x *corpus.Fact) { x.About = "F19" }), nil},
		{about, "a fact of a task", inFact("F21", func(x *corpus.Fact) { x.About = "F16" }), nil},
		{about, "about noise", inFact("F20", func(x *corpus.Fact) { x.About = "F07" }), []string{promises}},
		{"references in scaffold", "about a fact that is not there", inFact("F17", func(x *corpus.Fact) { x.About = "F99" }),
			lost},
		{options, "the decider's own option", func(c *corpus.Corpus, _ *output.Manifest) {
			x := fact(c, "F17")
			x.Value, x.Knowers = fact(c, x.About).Value, fact(c, x.About).Knowers
		}, []string{"disclosures read back"}},
		{options, "the option is what was decided later",
			inFact("F17", func(x *corpus.Fact) { x.Value = corpus.CountValue(400) }), []string{"disclosures read back"}},
		{"reasons of changes are said before", "a reason of the same breath",
			inFact("F18", func(x *corpus.Fact) { x.Because = "F18" }), nil},
		{"reasons of changes are said before", "a reason that nobody says", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c, "F18").Because = addFact(c, corpus.Fact{SubjectID: "T02", Predicate: "blocker",
				Value: corpus.TextValue(corpus.KindText, "a lost key"), From: march(6)})
		}, nil},
		{"reasons of changes are said before", "a changed decision without a reason",
			inFact("F18", func(x *corpus.Fact) { x.Because = "" }), nil},
		{"reasons of changes are said before", "a changed decision that changes nothing",
			inFact("F18", func(x *corpus.Fact) { x.Supersedes = "" }), []string{"no other value"}},
		{promises, "late and not forgotten", inPlan("I'll have the reject count",
			func(p *corpus.PlannedMessage) { p.Marks = nil }), nil},
		{promises, "in time and forgotten", inPlan("You get the page count",
			func(p *corpus.PlannedMessage) { p.Marks = []string{corpus.MarkForgotten} }), nil},
		{promises, "never given", func(c *corpus.Corpus, _ *output.Manifest) { planOf(c, "It comes to").Discloses = nil },
			[]string{"every value is a fact"}},
		{promises, "a promise of nothing, marked as kept", inPlan("You get the page count",
			func(p *corpus.PlannedMessage) { p.Discloses = nil }), []string{"every value is a fact"}},
		{promises, "given before", inFact("F22", func(x *corpus.Fact) { x.About = "F08" }), nil},
		{promises, "for a day that was over", inFact("F22", func(x *corpus.Fact) { x.Value = corpus.DateValue(march(7)) }),
			[]string{"disclosures read back"}},
		{promises, "kept where nothing was promised", inPlan("We go with 500",
			func(p *corpus.PlannedMessage) { p.Marks = []string{corpus.MarkKept} }), nil},
		{overrides, "before its rule", func(c *corpus.Corpus, _ *output.Manifest) {
			a, b := planOf(c, "From here on"), planOf(c, "During a hot phase")
			a.Discloses[0].FactID, b.Discloses[0].FactID = "F24", "F23"
		}, []string{"disclosures read back", "nothing is said before it holds"}},
		{overrides, "without a definition", func(c *corpus.Corpus, _ *output.Manifest) {
			x := fact(c, "F25")
			x.Predicate, x.About = "remark", ""
		}, []string{"marks say what messages are"}},
		{overrides, "two definitions", func(c *corpus.Corpus, _ *output.Manifest) {
			addFact(c, corpus.Fact{SubjectID: "H4", Predicate: corpus.PredMeans, Value: corpus.TextValue(corpus.KindText,
				"a warm day"), From: march(10), About: "F24"})
		}, nil},
		{overrides, "a definition that nobody says", func(c *corpus.Corpus, _ *output.Manifest) {
			planOf(c,
				"A hot phase is").Discloses = nil
		},
			[]string{"ledgers follow what was said", "marks say what messages are"}},
		{"abstention is filled nowhere", "weighed and never decided", func(c *corpus.Corpus, m *output.Manifest) {
			open := addFact(c, corpus.Fact{SubjectID: "T02", TaskID: "T02", Predicate: "reviewer",
				Value: corpus.TextValue(corpus.KindEntity, "Greta Moll"), From: march(14)})
			id := addFact(c, corpus.Fact{SubjectID: "T02", TaskID: "T02", Predicate: corpus.PredOption,
				Value: corpus.TextValue(corpus.KindEntity, "Leo Brandt"), From: march(14), About: open})
			discloses(c, "G2", "P4", march(14).At(17, 50), id, "Leo Brandt")
			recount(c, m)
		}, []string{"no other value"}},
		{"one place at a time", "two projects at one minute", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Projects = append(c.Projects, corpus.Project{ID: "J2", Name: "Ward Rollout Two"})
			c.Subprojects[2].ProjectID, c.Tasks[2].ProjectID = "J2", "J2"
			saying(c, "I can, over the weekend").At = march(14).At(10, 4)
			m := saying(c, "Hanna changed her mind")
			m.AuthorID, m.AuthorName = "P1", "Ines Okafor"
		}, nil},
	}
}

func ledgerMutations() []mutation {
	cadence, follow, values := "ledgers come every eighth message", "ledgers follow what was said", "ledgers name no value"
	in := func(n int, change func(*corpus.Ledger)) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) { change(&c.Ledgers[n]) }
	}
	return []mutation{
		{"references of ledgers", "a task that is not there", in(1, func(l *corpus.Ledger) { l.TaskID = "T99" }),
			[]string{cadence}},
		{"references of ledgers", "a fact that is not there", in(0, func(l *corpus.Ledger) { l.Open[0].FactID = "F99" }),
			nil},
		{cadence, "after nine messages", in(0, func(l *corpus.Ledger) { l.Messages = 9 }), nil},
		{cadence, "after another message", func(c *corpus.Corpus, _ *output.Manifest) {
			c.Ledgers[0].MessageID = saying(c, "Hanna, can you settle").ID
		}, nil},
		{cadence, "one too few", func(c *corpus.Corpus, _ *output.Manifest) { c.Ledgers = c.Ledgers[:1] }, nil},
		{cadence, "one too many", func(c *corpus.Corpus, _ *output.Manifest) { c.Ledgers = append(c.Ledgers, c.Ledgers[1]) },
			nil},
		{cadence, "none at all", func(c *corpus.Corpus, _ *output.Manifest) { c.Ledgers = nil }, nil},
		{cadence, "other sub-issues", in(1, func(l *corpus.Ledger) { l.SubIssues = []string{"weather"} }), nil},
		{cadence, "seven sub-issues", func(c *corpus.Corpus, _ *output.Manifest) {
			for i := range c.Ledgers {
				c.Ledgers[i].SubIssues = strings.Fields("a b c d e f g")
			}
		}, nil},
		{cadence, "too many words", in(1, func(l *corpus.Ledger) {
			l.Decided[0].Text = strings.Repeat("rule for changes ",
				61)
		}), nil},
		{cadence, "too many words with their headings", in(1, func(l *corpus.Ledger) {
			l.Decided = []corpus.LedgerEntry{l.Decided[0]}
			l.Decided[0].Text = strings.Repeat("rule for changes ", 59) + "again" // 178 words
		}), nil},
		{cadence, "too many words with how often they are asked for", in(0, func(l *corpus.Ledger) {
			l.Decided = nil
			l.Open[0].Text, l.Open[0].Repeats = strings.Repeat("rule for changes ", 59), 2 // 177 words and 3 headings
		}), nil},
		{follow, "open and answered", in(1, func(l *corpus.Ledger) { l.Open, l.Decided = l.Decided[3:4], l.Decided[:3] }),
			nil},
		{follow, "decided and never said", in(0, func(l *corpus.Ledger) {
			l.Decided, l.Open = append(slices.Clone(l.Decided),
				l.Open...), nil
		}), nil},
		{follow, "pending and never promised", in(0, func(l *corpus.Ledger) { l.Pending, l.Open = l.Open, nil }), nil},
		{follow, "a matter twice", in(0, func(l *corpus.Ledger) { l.Open = append(l.Open, l.Open[0]) }), nil},
		{follow, "a false one", in(0, func(l *corpus.Ledger) {
			l.Decided = append(slices.Clone(l.Decided), corpus.LedgerEntry{Text: "ward", FactID: "F07"})
		}), nil},
		{values, "a number", in(0, func(l *corpus.Ledger) { l.Open[0].Text = "batch size of 500" }), nil},
		{values, "the words of the rule", in(0, func(l *corpus.Ledger) {
			l.Decided = slices.Clone(l.Decided)
			l.Decided[0].Text = "a written review"
		}), nil},
	}
}

// TestAroundTheClock: where the recipe has people write around the clock, nights
// are no violation; weekends, closures and days outside the corpus still are (G9).
func TestAroundTheClock(t *testing.T) {
	in := fixtureInput()
	m := saying(in.Corpus, "I can, over the weekend")
	m.At = march(14).At(23, 50)
	finally := saying(in.Corpus, "Finally!")
	check := func(parameters string) []string {
		in.Manifest.Parameters = json.RawMessage(parameters)
		return slices.DeleteFunc(violated(Check(in.Input)), func(rule string) bool {
			return !strings.HasPrefix(rule,
				"messages ")
		})
	}
	if got := check(`{"Dialogue":{"Times":"office"}}`); !slices.Equal(got, []string{"messages in working hours"}) {
		t.Errorf("office hours: %q", got)
	}
	if got := check(`{"Dialogue":{"Times":"poisson"}}`); len(got) > 0 {
		t.Errorf("around the clock: %q", got)
	}
	for name, at := range map[string]corpus.Stamp{"on a Saturday": march(8).At(3, 12), "on a closure": march(12).At(3, 12),
		"after the last day": march(17).At(0, 10)} {
		finally.At = at
		if got := check(`{"Dialogue":{"Times":"poisson"}}`); !slices.Equal(got, []string{"messages on workdays"}) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestRecallsMayStateAnotherValue: a message that refers to another may state
// the same value of something else, may name the day of what it refers to where
// that is called as the value is, and may be by a guest who came before.
func TestRecallsMayStateAnotherValue(t *testing.T) {
	rule := func(name string, in single) []string {
		var out []string
		for _, f := range Check(in.Input).Findings {
			if f.Rule == name {
				for _, v := range f.Examples {
					out = append(out, v.Found)
				}
			}
		}
		return out
	}
	in := fixtureInput()
	saying(in.Corpus, "It is 7.").Text = "As promised on Monday: it is 7." // said on Monday the 10th for Tuesday the 11th
	if got := rule("recalls name no value", in); len(got) > 0 {
		t.Errorf("the day of the promise: %q", got)
	}

	in = fixtureInput()
	m := saying(in.Corpus, "It comes to")
	m.At, m.Text = march(17).At(11, 0), "As promised last Thursday, by then 13 March: 24."
	if got := rule("recalls name no value", in); len(got) != 1 {
		t.Errorf("the day that was promised: %q", got)
	}
	id := addFact(in.Corpus, corpus.Fact{SubjectID: "T03", TaskID: "T03", Predicate: "freeze_date",
		Value: corpus.DateValue(march(13)), From: march(13)})
	m.Text = "The freeze date was 13 March, and it comes to 24."
	p := planOf(in.Corpus, "The freeze date was")
	p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: id, Surface: "13 March", Start: 20, End: 28,
		Basis: corpus.BasisText})
	if got := rule("recalls name no value", in); len(got) > 0 {
		t.Errorf("the date of something else: %q", got)
	}

	in = fixtureInput()
	p = planOf(in.Corpus, "Hanna changed her mind")
	old := saying(in.Corpus, "Good. Shout")
	p.RecallsID = old.ID
	in.Corpus.Members = append(in.Corpus.Members, corpus.Member{GroupID: old.GroupID, PersonID: saying(in.Corpus,
		"Hanna changed her mind").AuthorID, From: march(12).At(9, 0), Guest: true})
	if got := rule("what is recalled came before", in); len(got) > 0 {
		t.Errorf("by a guest: %q", got)
	}
}

// TestFlaggedDaysMayLackPages: what was mended in vain on a flagged day may have
// lost the page that its mark promises, and the day on which a reason was said.
func TestFlaggedDaysMayLackPages(t *testing.T) {
	in := fixtureInput()
	m := saying(in.Corpus, "Finally!")
	planOf(in.Corpus, "Finally!").Marks = []string{corpus.MarkLink}
	in.Corpus.Flagged = append(in.Corpus.Flagged, corpus.FlaggedPassage{Unit: unitOf(m.GroupID, m.At.Date()),
		GroupID: m.GroupID, Day: m.At.Date(), Reasons: []string{"level 1"}, FactIDs: []string{"F10"}})
	for _, f := range Check(in.Input).Findings {
		if f.Rule == "page links are the task's own" && f.Status == Violated {
			t.Errorf("violated: %+v", f.Examples)
		}
	}
	w := worldOf(in.Input)
	if reason := saying(in.Corpus, "Down to 400"); !w.NamesRecalled(reason, corpus.PastDay(m.At.Date(),
		reason.At.Date())[0]) {
		t.Error("the flagged day on which the reason was to be said is taken for a value")
	}
}

// TestAStatementOfTheTruthCorrects: what is false is put right by the true fact
// that it is about, said again, as well as by one made to correct it.
func TestAStatementOfTheTruthCorrects(t *testing.T) {
	in := fixtureInput()
	fact(in.Corpus, "F06").Corrects, fact(in.Corpus, "F07").About = "", "F06"
	if got := violated(Check(in.Input)); len(got) > 0 {
		t.Errorf("violated %q", got)
	}
}

// TestLedgersMayNameTheirTask: a value that is a word of the task's name is not
// told by naming the task.
func TestLedgersMayNameTheirTask(t *testing.T) {
	for text, want := range map[string]Status{"lane of the order import filter": OK, "order of the rules": Violated} {
		in := fixtureInput()
		id := addFact(in.Corpus, corpus.Fact{SubjectID: "T02", TaskID: "T02", Predicate: "lane",
			Value: corpus.TextValue(corpus.KindEnum, "order"), From: march(14)})
		l := &in.Corpus.Ledgers[1]
		l.Open = append(slices.Clone(l.Open), corpus.LedgerEntry{Text: text, FactID: id})
		for _, f := range Check(in.Input).Findings {
			if f.Rule == "ledgers name no value" && f.Status != want {
				t.Errorf("%q: %s %+v", text, f.Status, f.Examples)
			}
		}
	}
}

// TestWithoutLedgers: where no task has eight messages there are none, and
// where the table is absent nothing is said.
func TestWithoutLedgers(t *testing.T) {
	for name, want := range map[string]struct {
		change func(in *single)
		status Status
	}{
		"tasks of few messages": {func(in *single) {
			for i := range in.Corpus.Plan[:len(in.Corpus.Plan)-8+1] {
				in.Corpus.Plan[i].TaskIDs = nil
			}
		}, Nothing},
		"an absent table": {func(in *single) { in.Manifest.Absent = []string{"scaffold/ledgers"} }, Unverified},
	} {
		in := fixtureInput()
		in.Corpus.Ledgers = nil
		want.change(&in)
		for _, f := range Check(in.Input).Findings {
			if strings.Contains(f.Rule, "ledgers") && f.Status != want.status {
				t.Errorf("%s: %s: %s", name, f.Rule, f.Status)
			}
		}
	}
}

// TestLedgersKnowTheFirstPromise: what was promised again is pending from the
// first promise on, and a false promise is none.
func TestLedgersKnowTheFirstPromise(t *testing.T) {
	const follow = "ledgers follow what was said"
	for _, noise := range []bool{false, true} {
		in := fixtureInput()
		c := in.Corpus
		l := &c.Ledgers[1]
		id := addFact(c, corpus.Fact{SubjectID: "T02", TaskID: "T02", Predicate: "spare_count", Value: corpus.CountValue(3),
			From: march(14)})
		for i, day := range []int{10, 14} { // the second promise comes after the ledger
			p := addFact(c, corpus.Fact{SubjectID: "T02", TaskID: "T02", Predicate: corpus.PredPromised,
				Value: corpus.DateValue(march(14)), From: march(10), About: id, Noise: noise && i == 0})
			discloses(c, "G2", "P4", march(day).At(9, 7), p, "Friday")
		}
		l.Pending = append(l.Pending, corpus.LedgerEntry{Text: "spare count", FactID: id, Repeats: 1})
		if got := violated(Check(in.Input)); slices.Contains(got, follow) != noise {
			t.Errorf("the first promise is false: %v, violated %q", noise, got)
		}
	}
}
