package check

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/output"
)

// enduring is a year of two groups that keeps every bound of docs/validity.md: items of three pieces that lie months
// apart, a contradictory one, one of an old value, one of a rule behind a definition and one told by two clues.
func enduring() *corpus.Corpus {
	first := corpus.NewDate(2025, 1, 6)
	c := &corpus.Corpus{ID: "C1", First: first, Last: first.Add(363), Groups: []corpus.Group{{ID: "G1"}, {ID: "G2"}},
		People: []corpus.Person{{ID: "P1", Name: "Ines Okafor", Rank: 4}, {ID: "P2", Name: "Priya Raman", Rank: 4},
			{ID: "P3", Name: "Leo Brandt", Rank: 1}},
		Themes: []corpus.Theme{{ID: "H1", GroupID: "G1", Title: "releases"}},
	}
	for i, component := range []string{"card vault", "gate", "ledger"} {
		c.Tasks = append(c.Tasks, corpus.Task{ID: fmt.Sprintf("T%d", i+1), GroupID: "G1", Name: "rule table of the " +
			component, Component: component, Deliverable: "rule table", OwnerID: "P3"})
	}
	for week := range 52 {
		for _, group := range []string{"G1", "G2"} {
			thread(c, group, first.Add(7*week), 6)
			thread(c, group, first.Add(7*week+3), 1)
		}
	}
	for i := range 40 {
		c.Items = append(c.Items, enduringItem(c, fmt.Sprintf("I%02d", i+1), i))
	}
	enduringGold(c)
	return aged(c)
}

// thread says n messages in a thread of one day, each a reply to the one before.
func thread(c *corpus.Corpus, group string, day corpus.Date, n int) {
	root, before := "", ""
	for i := range n {
		id := fmt.Sprintf("M%03d", len(c.Messages)+1)
		if i == 0 {
			root = id
		}
		author := []string{"P1", "P2"}[i%2]
		c.Messages = append(c.Messages, corpus.Message{ID: id, GroupID: group, At: day.At(9, 5*i), AuthorID: author,
			AuthorName: corpus.NamesByID(c.People)[author], ThreadID: root, ReplyTo: before, Text: "It is the same as ever."})
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: id, Act: corpus.ActProgress})
		before = id
	}
}

// enduringItem rests on a message of spring, one of summer, and one of early autumn, and is asked at the end of the
// year.
func enduringItem(c *corpus.Corpus, id string, i int) corpus.Item {
	it := corpus.Item{ID: id, Family: "multi_evidence", Status: corpus.Accepted, Question: "What was said then?",
		Answer: fmt.Sprintf("value %s", id), AskedAt: c.Last.Add(1).At(0, 0)}
	for g, at := range []int{10 + i, 250 + i, 450 + i} {
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: c.Messages[at].ID, Role: corpus.RoleAnswer, Set: g + 1})
	}
	it.Gold = []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "T1", Predicate: "p" + id}, {Part: corpus.PartResult,
		SubjectID: "T1", Predicate: "p" + id}}
	return it
}

// states adds a fact that a message says.
func states(c *corpus.Corpus, f corpus.Fact, message int) {
	c.Facts = append(c.Facts, f)
	c.Plan[message].Discloses = append(c.Plan[message].Discloses, corpus.Disclosure{FactID: f.ID, Basis: corpus.BasisText})
}

func enduringGold(c *corpus.Corpus) {
	count := corpus.CountValue
	states(c, corpus.Fact{ID: "F1", SubjectID: "T1", Predicate: "limit", Value: count(5), Contradicts: "F2"}, 14)
	states(c, corpus.Fact{ID: "F2", SubjectID: "T1", Predicate: "limit", Value: count(7), Contradicts: "F1"}, 15)
	states(c, corpus.Fact{ID: "F3", SubjectID: "T2", Predicate: "limit", Value: count(100)}, 30)
	states(c, corpus.Fact{ID: "F4", SubjectID: "T2", Predicate: "limit", Value: count(200), Supersedes: "F3"}, 200)
	states(c, corpus.Fact{ID: "F5", SubjectID: "T2", Predicate: "limit", Value: count(100), Noise: true}, 30)
	rule := func(id string, value int64, condition, about string, at int) {
		states(c, corpus.Fact{ID: id, SubjectID: "H1", Predicate: corpus.PredRequires, Value: count(value),
			Condition: condition, About: about}, at)
	}
	rule("F6", 1, "", "", 40)
	rule("F7", 2, "in storm mode", "F6", 60)
	rule("F8", 3, "in the dark", "F6", 80)
	states(c, corpus.Fact{ID: "F9", SubjectID: "H1", Predicate: corpus.PredMeans, About: "F7",
		Value: corpus.TextValue(corpus.KindText, "a gale")}, 100)
	states(c, corpus.Fact{ID: "F6R", SubjectID: "H2", Predicate: corpus.PredRequires, Value: count(21)}, 45)
	states(c, corpus.Fact{ID: "F7R", SubjectID: "H2", Predicate: corpus.PredRequires, Value: count(22),
		Condition: "in storm mode", About: "F6R"}, 65)
	states(c, corpus.Fact{ID: "F8R", SubjectID: "H2", Predicate: corpus.PredRequires, Value: count(23),
		Condition: "in the dark", About: "F6R"}, 85)
	for i, value := range []int64{3, 3, 4} { // the first two have the vendor, the last two the batch in common
		id := fmt.Sprintf("T%d", i+1)
		states(c, corpus.Fact{ID: "F1" + id, SubjectID: id, Predicate: "vendor", Value: count(value)}, 110+i)
		states(c, corpus.Fact{ID: "F2" + id, SubjectID: id, Predicate: "batch", Value: count([]int64{9, 8, 8}[i])}, 120+i)
		states(c, corpus.Fact{ID: "F3" + id, SubjectID: id, Predicate: corpus.PredStarted, Value: corpus.DateValue(c.First)},
			130+i)
	}
	for i := range 100 {
		id := fmt.Sprintf("D%d", i)
		states(c, corpus.Fact{ID: id, SubjectID: "T1", Predicate: "choice " + id, Value: count(int64(i))}, 300+i)
		states(c, corpus.Fact{ID: "O" + id, Predicate: corpus.PredOption, About: id, Value: count(int64(i))}, 299)
		c.Plan[300+i].Act = corpus.ActDecision
	}

	gold := func(i int, part, fact string, message int) {
		f := *find(c.Facts, func(f corpus.Fact) bool { return f.ID == fact })
		if part == corpus.PartOperand {
			c.Items[i].Gold = slices.DeleteFunc(c.Items[i].Gold, func(g corpus.GoldAtom) bool {
				return len(g.FactIDs) == 0 &&
					g.Part == part
			})
		}
		c.Items[i].Gold = append(c.Items[i].Gold, corpus.GoldAtom{Part: part, SubjectID: f.SubjectID, Predicate: f.Predicate,
			Atom: &f.Value, FactIDs: []string{fact}, MessageID: c.Messages[message].ID})
		c.Items[i].Evidence[min(len(c.Items[i].Gold)-2, 2)].MessageID = c.Messages[message].ID
	}
	c.Items[0].Family, c.Items[0].Relation = "contradictory", corpus.Contradictory
	gold(0, corpus.PartOperand, "F1", 14)
	gold(0, corpus.PartOperand, "F2", 15)
	c.Items[1].Family = "as_of"
	gold(1, corpus.PartOperand, "F3", 30)
	gold(2, corpus.PartOperand, "F7", 60)
	gold(2, corpus.PartBridge, "F9", 100)
	gold(3, corpus.PartBridge, "F1T2", 111) // the gate: the only one with both
	gold(3, corpus.PartBridge, "F2T2", 121)
	gold(3, corpus.PartOperand, "F4", 200)
	c.Items[3].Question = "Which limit has the rule table of which the vendor is 3 and the batch 8?"
	gold(6, corpus.PartBridge, "F3T2", 131) // the gate, by its month and its vendor
	gold(6, corpus.PartBridge, "F1T2", 111)
	gold(6, corpus.PartOperand, "F2T2", 121)
	c.Items[6].Question = "Which batch has the rule table that began in " + c.First.Time().Format("January 2006") +
		" and whose vendor is 3?"
	gold(4, corpus.PartBridge, "F3T3", 132) // the ledger, by the day and the person of its start
	gold(4, corpus.PartOperand, "F1T3", 112)
	c.Items[5].Family, c.Items[5].AnswerLetter = "role", "A"
	gold(5, corpus.PartOperand, "F1T1", 110)
	gold(7, corpus.PartOperand, "F7R", 65) // by its rule, in the case of its definition
	gold(7, corpus.PartBridge, "F9", 100)
	gold(7, corpus.PartBridge, "F6R", 45)
	c.Items[7].Family = "update"
	c.Items[5].Options = []corpus.Option{{Letter: "A", Text: "The vendor is 3, and so on, and so on, and on."},
		{Letter: "B", Text: "The vendor is 4, and so on, and so on, and on once again."}}
	c.Items[5].OptionKeys = []corpus.OptionKey{{Letter: "A", Kind: corpus.OptionCorrect},
		{Letter: "B", Kind: corpus.OptionF2, Strategy: "misattribution"}}
	enduringReply(c)
	enduringDeed(c)
	enduringName(c)
	day := c.Messages[132].At.Date()
	for i := range 3 {
		c.Messages[130+i].At, c.Messages[130+i].AuthorID, c.Messages[130+i].AuthorName = day.At(9, i), "P1", "Ines Okafor"
	}
	c.Items[4].Question = "Which vendor has the rule table that Ines Okafor started on " +
		corpus.DateValue(day).Canonical() + "?"
	for i := range 10 {
		it := &c.Items[20+i]
		act := []string{"refuses", "goes ahead"}
		for k, letter := range []string{"A", "B"} {
			it.Options = append(it.Options, corpus.Option{Letter: letter, Text: letter + " it is"})
			it.OptionKeys = append(it.OptionKeys, corpus.OptionKey{Letter: letter, Act: act[k]})
		}
		it.AnswerLetter = []string{"A", "B"}[i%2]
	}
}

// enduringReply makes an item of two replies, one as Ines writes and one as Priya does.
func enduringReply(c *corpus.Corpus) {
	styles := []corpus.Style{{Formality: "formal", Emoji: "rare", Warmth: "neutral", Humour: "minimal"},
		{Formality: "casual", Emoji: "frequent", Warmth: "warm", Humour: "minimal"}}
	for i, s := range styles {
		id := fmt.Sprintf("P%d", i+1)
		c.Members = append(c.Members, corpus.Member{GroupID: c.Messages[500].GroupID, PersonID: id, Adapted: s})
	}
	c.People[0].Habits, c.People[1].Habits = []string{"opens: For the record,"}, []string{"says: as it stands"}
	own, other := c.Messages[500].AuthorID, "P1"
	if own == other {
		other = "P2"
	}
	it := &c.Items[6]
	it.Family, it.AnswerLetter = "style", "A"
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: c.Messages[500].ID, Role: corpus.RoleContext, Set: 9})
	it.Options = []corpus.Option{{Letter: "A", Text: "It is so. That is all."},
		{Letter: "B", Text: "It's so, hope that helps."}}
	it.OptionKeys = []corpus.OptionKey{{Letter: "A", Kind: corpus.OptionCorrect, VoiceID: own},
		{Letter: "B", Kind: corpus.OptionF1, VoiceID: other}}
}

// enduringDeed gives the item of a role an introduction and a message on a task of the same person, months later.
func enduringDeed(c *corpus.Corpus) {
	c.Tasks = append(c.Tasks, corpus.Task{ID: "T9", Component: "scale", Deliverable: "test",
		OwnerID: c.Messages[520].AuthorID})
	states(c, corpus.Fact{ID: "F9T9", SubjectID: "T9", TaskID: "T9", Predicate: "batch", Value: corpus.CountValue(1)}, 520)
	c.Plan[10].Act = corpus.ActIntroduction
	for i, at := range []int{10, 520} {
		c.Items[5].Evidence = append(c.Items[5].Evidence, corpus.Evidence{MessageID: c.Messages[at].ID,
			Role: corpus.RoleBridge, Set: 8 + i})
	}
}

// enduringName makes an item that asks for a person, and names three who all have a seat in the group.
func enduringName(c *corpus.Corpus) {
	states(c, corpus.Fact{ID: "F9N", SubjectID: "T9", TaskID: "T9", GroupID: "G1", Predicate: "approver",
		Value: corpus.TextValue(corpus.KindEntity, "Ines Okafor")}, 530)
	for i := range 3 {
		c.Members = append(c.Members, corpus.Member{GroupID: "G1", PersonID: fmt.Sprintf("P%d", i+1),
			Adapted: c.Members[i%2].Adapted})
	}
	it := &c.Items[8]
	it.Category, it.AnswerLetter = "memory_awareness", "A"
	it.Gold = append([]corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "T9", Predicate: "approver",
		FactIDs: []string{"F9N"}}}, it.Gold[1:]...)
	for i, p := range c.People {
		it.Options = append(it.Options, corpus.Option{Letter: string(rune('A' + i)), Text: p.Name})
		it.OptionKeys = append(it.OptionKeys, corpus.OptionKey{Letter: string(rune('A' + i))})
	}
}

// validityRules names the rules that enduring is about.
func validityRules() []string {
	return []string{
		"ages are counted", "old values are told once",
		"clues are all needed", "bridges decide", "rules that tell a matter are needed",
		"updates compose rule, exception and definition",
		"names are short", "days differ", "decisions adopt an option",
		"acts are even", "styles differ on three scales",
		"replies have no pet phrases", "work shows skills and roles", "membership does not tell the right name",
	}
}

func checkEnduring(c *corpus.Corpus) []Finding {
	in := Input{Corpora: corpora(c),
		Manifest: &output.Manifest{Parameters: []byte(`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":2,"Baseline":3}}`)}}
	return findingsOf(in, func(r Rule) bool { return slices.Contains(validityRules(), r.Name) })
}

// TestValidity_SoundCorpusKeepsTheBounds: every rule has rows to look at, and finds nothing.
func TestValidity_SoundCorpusKeepsTheBounds(t *testing.T) {
	for _, f := range checkEnduring(enduring()) {
		if f.Status != OK {
			t.Errorf("%s: %s over %d rows, %+v %s", f.Rule, f.Status, f.Checked, f.Examples, f.Note)
		}
	}
}

// validityMutations are corrupted corpora, each by the rule that must catch it.
func validityMutations() []mutation {
	items := func(change func(*corpus.Item, int)) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) {
			for i := range c.Items {
				change(&c.Items[i], i)
			}
			aged(c)
		}
	}
	just := func(change func(*corpus.Corpus)) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) { change(c) }
	}
	return []mutation{
		{"ages are counted", "a workday more", just(func(c *corpus.Corpus) { c.Items[7].EvidenceAge.Workdays++ }), nil},
		{"ages are counted", "none", just(func(c *corpus.Corpus) { c.Items[7].EvidenceAge = nil }), nil},
		{"old values are told once", "as ever", just(func(c *corpus.Corpus) {
			c.Plan[70].Discloses = append(c.Plan[70].Discloses, corpus.Disclosure{FactID: "F5"})
		}), nil},
		{"clues are all needed", "a vendor of one task", just(func(c *corpus.Corpus) { fact(c, "F1T1").Value = corpus.CountValue(77) }), nil},
		{"clues are all needed", "a month of one task", just(func(c *corpus.Corpus) {
			for _, id := range []string{"F3T1", "F3T3"} {
				fact(c, id).Value = corpus.DateValue(c.First.Add(90))
			}
		}), nil},
		{"clues are all needed", "a value that is the day of the month's deed", just(func(c *corpus.Corpus) {
			fact(c, "F1T2").Value = fact(c, "F3T2").Value
			c.Items[6].Question = strings.Replace(c.Items[6].Question, "vendor is 3", "vendor is "+fact(c, "F3T2").Value.Canonical(), 1)
		}), nil},
		{"clues are all needed", "a day of one task", just(func(c *corpus.Corpus) {
			for i := range 2 {
				c.Messages[130+i].At = c.Messages[130+i].At.Date().Add(7).At(9, 0)
			}
		}), []string{"ages are counted"}},
		{"bridges decide", "one exception", just(func(c *corpus.Corpus) {
			c.Facts = slices.DeleteFunc(c.Facts, func(f corpus.Fact) bool { return f.ID == "F8" })
		}), nil},
		{"bridges decide", "two exceptions of one value", just(func(c *corpus.Corpus) { fact(c, "F8").Value = corpus.CountValue(2) }), nil},
		{"rules that tell a matter are needed", "no other exception in the case", just(func(c *corpus.Corpus) { fact(c, "F7").Condition = "at night" }), nil},
		{"rules that tell a matter are needed", "the other exception requires the same", just(func(c *corpus.Corpus) { fact(c, "F7").Value = corpus.CountValue(22) }), nil},
		{"rules that tell a matter are needed", "another rule requires the same", just(func(c *corpus.Corpus) { fact(c, "F6").Value = corpus.CountValue(21) }), nil},
		{"updates compose rule, exception and definition", "without the rule", just(func(c *corpus.Corpus) {
			c.Items[7].Gold = slices.DeleteFunc(c.Items[7].Gold, func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, "F6R") })
		}), nil},
		{"updates compose rule, exception and definition", "without the definition", just(func(c *corpus.Corpus) {
			c.Items[7].Gold = slices.DeleteFunc(c.Items[7].Gold, func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, "F9") })
		}), nil},
		{"names are short", "in full everywhere", just(func(c *corpus.Corpus) {
			for i := range c.Messages {
				c.Messages[i].Text = "The rule table for the gate is the same as ever."
			}
		}), nil},
		{"days differ", "two messages on every workday", just(func(c *corpus.Corpus) {
			for d := c.First; d <= c.Last; d++ {
				for _, g := range []string{"G1", "G2"} {
					thread(c, g, d, 40)
				}
			}
		}), []string{"ages are counted"}},
		{"decisions adopt an option", "none is taken", just(func(c *corpus.Corpus) {
			for i := range 60 {
				fact(c, fmt.Sprintf("OD%d", i)).Value = corpus.CountValue(-1)
			}
		}), nil},
		{"styles differ on three scales", "one of the scales alike", just(func(c *corpus.Corpus) { c.Members[1].Adapted.Warmth = "neutral" }), nil},
		{"styles differ on three scales", "a writer of another group", just(func(c *corpus.Corpus) { c.Items[6].OptionKeys[1].VoiceID = "P3" }), nil},
		{"replies have no pet phrases", "an opening", just(func(c *corpus.Corpus) { c.Items[6].Options[0].Text = "For the record, it is so." }), nil},
		{"replies have no pet phrases", "a phrase", just(func(c *corpus.Corpus) { c.Items[6].Options[1].Text = "It's so, as it stands." }), nil},
		{"work shows skills and roles", "an introduction alone", just(func(c *corpus.Corpus) { c.Plan[520].Act = corpus.ActIntroduction }), nil},
		{"work shows skills and roles", "somebody else's task", just(func(c *corpus.Corpus) { c.Tasks[3].OwnerID = "P3" }), nil},
		{"membership does not tell the right name", "a guest among members", just(func(c *corpus.Corpus) { c.Members[len(c.Members)-1].Guest = true }), nil},
		{"membership does not tell the right name", "an outsider among members", just(func(c *corpus.Corpus) { c.Members = c.Members[:len(c.Members)-1] }), nil},
		{"acts are even", "refusing is right", items(func(it *corpus.Item, _ int) {
			if it.AnswerLetter != "" {
				it.AnswerLetter = "A"
			}
		}), nil},
	}
}

// TestValidity_Mutations: every rule notices what breaks it, and no other one cries.
func TestValidity_Mutations(t *testing.T) {
	for _, m := range validityMutations() {
		t.Run(m.rule+"/"+m.name, func(t *testing.T) {
			c := enduring()
			m.mutate(c, nil)
			var got []string
			for _, f := range checkEnduring(c) {
				if f.Status == Violated {
					got = append(got, f.Rule)
				}
			}
			if !slices.Contains(got, m.rule) {
				t.Fatalf("%q did not notice; violated: %q", m.rule, got)
			}
			for _, rule := range got {
				if rule != m.rule && !slices.Contains(m.also, rule) {
					t.Errorf("%q cried too", rule)
				}
			}
		})
	}
}

// missedBounds names the measures of a corpus that miss a bound of docs/validity.md.
func missedBounds(c *corpus.Corpus) []string {
	m := measure.Only(measure.Input{}, c, "evidence", "options", "talk")
	m.Add(c)
	var out []string
	note := func(name string, v float64, bounds []measure.Reference) {
		if missed := measure.Misses(v, bounds); missed != nil && *missed {
			out = append(out, name)
		}
	}
	for _, s := range m.Report().Sections {
		for _, f := range s.Figures {
			note(f.Name, f.Value, f.References)
		}
		for _, x := range s.Samples {
			note(x.Name, x.Mean, x.References)
		}
	}
	return out
}

// TestValidity_MeasuresMissTheirBounds: measures of what not every recipe keeps yet notice what misses their bound.
func TestValidity_MeasuresMissTheirBounds(t *testing.T) {
	if got := missedBounds(enduring()); len(got) > 0 {
		t.Errorf("a sound corpus misses %q", got)
	}
	for _, x := range []struct {
		measure string
		change  func(*corpus.Corpus)
	}{
		{"median age of the youngest needed piece, workdays", func(c *corpus.Corpus) {
			for i := range c.Items {
				c.Items[i].AskedAt = c.Items[i].AskedAt.Date().Add(-110).At(0, 0)
			}
		}},
		{"needed pieces of an item", func(c *corpus.Corpus) {
			for i := range c.Items {
				c.Items[i].Evidence = c.Items[i].Evidence[:1]
			}
		}},
		{"items of several pieces that span over 30 days", func(c *corpus.Corpus) {
			for i := range c.Items {
				for k := range c.Items[i].Evidence {
					c.Items[i].Evidence[k].MessageID = fmt.Sprintf("M%03d", 15+k)
				}
			}
		}},
		{"items that share an operand slot", func(c *corpus.Corpus) {
			for i := 11; i < len(c.Items); i++ {
				c.Items[i].Gold[0].Predicate = "limit"
			}
		}},
		{"items whose gold stands in another's sheet", func(c *corpus.Corpus) {
			c.Items[9].Question = "Is it value I11 that the rule table of the card vault has?"
		}},
		{"contradictory items with sides within a week", func(c *corpus.Corpus) {
			c.Messages[15].At = c.Messages[15].At.Date().Add(8).At(9, 0)
		}},
		{"replies in a thread to the message before", func(c *corpus.Corpus) {
			for i := range c.Messages {
				if m := &c.Messages[i]; m.ReplyTo != "" {
					m.ReplyTo = m.ThreadID
				}
			}
		}},
		{"wrong facts of the right one's attribute", func(c *corpus.Corpus) {
			c.Items[5].Options[1].Text = strings.Replace(c.Items[5].Options[1].Text, "4", "9", 1)
		}},
	} {
		c := enduring()
		x.change(c)
		if got := missedBounds(c); !slices.Contains(got, x.measure) {
			t.Errorf("%q did not notice; missed are %q", x.measure, got)
		}
	}
}
