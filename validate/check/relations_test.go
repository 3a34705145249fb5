package check

import (
	"fmt"
	"testing"

	"memloom/internal/corpus"
)

// related is a corpus with an item of every relation: R1 contradictory, R2
// multi-evidence, R3 any-one, R4 temporal, R5 contextual (the exception), R6
// contextual (the rule).
func related() *corpus.Corpus {
	c := &corpus.Corpus{First: march(3), Last: march(14)}
	c.Tasks = []corpus.Task{{ID: "T1", OwnerID: "P3"}}
	c.People = []corpus.Person{{ID: "P1", Name: "Ann Arn", Rank: 4}, {ID: "P2", Name: "Bo Berg", Rank: 4}}
	count := corpus.CountValue
	words := func(s string) corpus.Value { return corpus.TextValue(corpus.KindText, s) }
	c.Facts = []corpus.Fact{
		{ID: "F1", SubjectID: "T1", TaskID: "T1", Predicate: "limit", Value: count(5), From: march(4), Contradicts: "F2"},
		{ID: "F2", SubjectID: "T1", TaskID: "T1", Predicate: "limit", Value: count(7), From: march(4), Contradicts: "F1"},
		{ID: "F3", SubjectID: "T2", Predicate: "limit", Value: count(9), From: march(4)},
		{ID: "F4", SubjectID: "T2", Predicate: "vendor", Value: words("Arcove"), From: march(5)},
		{ID: "F5", SubjectID: "T3", Predicate: "batch", Value: count(100), From: march(4), To: march(9)},
		{ID: "F6", SubjectID: "T3", Predicate: "batch", Value: count(200), From: march(10), Supersedes: "F5"},
		{ID: "F7", SubjectID: "H1", Predicate: corpus.PredRequires, Value: words("a note"), From: march(4)},
		{ID: "F8", SubjectID: "H1", Predicate: corpus.PredRequires, Value: words("a call"), From: march(7),
			Condition: "in storm mode", About: "F7"},
	}
	for i, x := range []struct {
		fact, author string
		day          int
	}{{"F1", "P1", 4}, {"F2", "P2", 4}, {"F3", "P1", 4}, {"F4", "P1", 5}, {"F5", "P1", 4}, {"F6", "P1", 10},
		{"F7", "P2", 4}, {"F8", "P2", 7}, {"F3", "P3", 11}} {
		id := fmt.Sprintf("M%d", i+1)
		c.Messages = append(c.Messages, corpus.Message{ID: id, GroupID: "G1", At: march(x.day).At(9, i), AuthorID: x.author,
			ThreadID: id, Text: "…"})
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: id, Act: corpus.ActProgress,
			Discloses: []corpus.Disclosure{{FactID: x.fact}}})
	}
	add := func(relation, subtype, question string, at corpus.Date, operands map[string]string, order ...string) {
		it := corpus.Item{ID: fmt.Sprintf("R%d", len(c.Items)+1), Category: relation, Relation: relation, Subtype: subtype,
			Question: question, Status: corpus.Accepted, AskedAt: march(14).At(18, 0)}
		for i, id := range order {
			f := *fact(c, id)
			it.Gold = append(it.Gold, corpus.GoldAtom{Part: corpus.PartOperand, SubjectID: f.SubjectID, Predicate: f.Predicate,
				At: at.At(12, 0), Atom: &f.Value, FactIDs: []string{id}, MessageID: operands[id]})
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: operands[id], Role: corpus.RoleAnswer, Set: i + 1})
		}
		c.Items = append(c.Items, it)
	}
	add(corpus.Contradictory, corpus.Contradictory, "What is the limit of the import?", march(14),
		map[string]string{"F1": "M1", "F2": "M2"}, "F1", "F2")
	add(corpus.Complementary, corpus.MultiEvidence, "What are the limit and the vendor of the export?", march(14),
		map[string]string{"F3": "M3", "F4": "M4"}, "F3", "F4")
	add(corpus.Complementary, corpus.AnyOne, "What is the limit of the export?", march(14), map[string]string{"F3": "M3"},
		"F3")
	c.Items[2].Evidence = append(c.Items[2].Evidence, corpus.Evidence{MessageID: "M9", Role: corpus.RoleAnswer, Set: 1})
	add(corpus.Nuanced, corpus.Temporal, "What was the batch size on 5 March 2025?", march(5),
		map[string]string{"F5": "M5"}, "F5")
	add(corpus.Nuanced, corpus.Contextual, "In storm mode, what do releases need?", march(14),
		map[string]string{"F8": "M8"}, "F8")
	add(corpus.Nuanced, corpus.Contextual, "Outside storm mode, what do releases need?", march(14),
		map[string]string{"F7": "M7"}, "F7")
	return c
}

// checkRelations runs the two rules over a corpus.
func checkRelations(c *corpus.Corpus) (sides, relations Finding) {
	all := byRule(Check(Input{Corpora: corpora(c)}))
	return all["contradictions have two sides"], all["relations are what they are called"]
}

// TestRelations: sound items keep the rules, and every corruption is noticed.
func TestRelations(t *testing.T) {
	sides, relations := checkRelations(related())
	if sides.Violations != 0 || sides.Checked != 2 || relations.Violations != 0 || relations.Checked != 6 {
		t.Fatalf("a sound corpus: %+v, %+v", sides, relations)
	}
	of := func(id string, change func(*corpus.Item)) func(*corpus.Corpus) {
		return func(c *corpus.Corpus) { change(item(c, id)) }
	}
	on := func(id string, change func(*corpus.Fact)) func(*corpus.Corpus) {
		return func(c *corpus.Corpus) { change(fact(c, id)) }
	}
	thread := func(message, thread string) func(*corpus.Corpus) {
		return func(c *corpus.Corpus) {
			find(c.Messages, func(m corpus.Message) bool { return m.ID == message }).ThreadID = thread
		}
	}
	seven := corpus.CountValue(7)
	for name, mutate := range map[string]func(*corpus.Corpus){
		"a relation of its own":              of("R1", func(it *corpus.Item) { it.Relation = "vague" }),
		"a subtype of another relation":      of("R4", func(it *corpus.Item) { it.Subtype = corpus.AnyOne }),
		"a relation without a subtype":       of("R4", func(it *corpus.Item) { it.Subtype = "" }),
		"no relation at all":                 of("R4", func(it *corpus.Item) { it.Relation, it.Subtype = "", "" }),
		"a subtype without a relation":       of("R4", func(it *corpus.Item) { it.Relation = "" }),
		"another relation than its category": of("R4", func(it *corpus.Item) { it.Category = corpus.Complementary }),
		"one side":                           of("R1", func(it *corpus.Item) { it.Gold = it.Gold[:1] }),
		"the same side twice":                of("R1", func(it *corpus.Item) { it.Gold[1] = it.Gold[0] }),
		"sides of one thread":                thread("M2", "M1"),
		"sides by one person":                func(c *corpus.Corpus) { c.Messages[1].AuthorID = "P1" },
		"a side under a condition":           on("F2", func(f *corpus.Fact) { f.Condition = "at night" }),
		"a side that ended before the other": on("F1", func(f *corpus.Fact) { f.To = march(3) }),
		"a side that replaces the other":     on("F2", func(f *corpus.Fact) { f.Supersedes = "F1" }),
		"sides of different slots":           on("F2", func(f *corpus.Fact) { f.Predicate = "timeout" }),
		"a link in one direction":            on("F2", func(f *corpus.Fact) { f.Contradicts = "" }),
		"sides that agree":                   of("R1", func(it *corpus.Item) { it.Gold[0].Atom = &seven }),
		"one fact of several":                of("R2", func(it *corpus.Item) { it.Gold = it.Gold[:1] }),
		"two facts in one group":             of("R2", func(it *corpus.Item) { it.Evidence[1].Set = 1 }),
		"two facts in one thread":            thread("M4", "M3"),
		"the same slot twice":                of("R2", func(it *corpus.Item) { it.Gold[1] = it.Gold[0] }),
		"any one of one":                     of("R3", func(it *corpus.Item) { it.Evidence = it.Evidence[:1] }),
		"any one of one thread":              thread("M9", "M3"),
		"any one of two groups":              of("R3", func(it *corpus.Item) { it.Evidence[1].Set = 2 }),
		"any one, another value":             of("R3", func(it *corpus.Item) { it.Evidence[1].MessageID = "M1" }),
		"a time after the last change":       of("R4", func(it *corpus.Item) { it.Gold[0].At = march(12).At(12, 0) }),
		"the last value at its time": of("R4", func(it *corpus.Item) {
			it.Gold[0].At,
				it.Gold[0].FactIDs = march(12).At(12, 0), []string{"F6"}
		}),
		"a time before the first value":         of("R4", func(it *corpus.Item) { it.Gold[0].At = march(3).At(12, 0) }),
		"one value alone":                       func(c *corpus.Corpus) { c.Plan[5].Discloses = nil },
		"values that do not follow one another": on("F6", func(f *corpus.Fact) { f.Supersedes = "" }),
		"a question without a case": of("R5",
			func(it *corpus.Item) { it.Question = "What do releases need?" }),
		"a question that leaves its case out": of("R5",
			func(it *corpus.Item) { it.Question = "Other than in storm mode, what do releases need?" }),
		"a question for the rule with its case": of("R6",
			func(it *corpus.Item) { it.Question = "In storm mode, what do releases need?" }),
		"a rule and exception that agree": on("F8",
			func(f *corpus.Fact) { f.Value = corpus.TextValue(corpus.KindText, "a note") }),
		"an exception that nobody states":          func(c *corpus.Corpus) { c.Plan[7].Discloses = nil },
		"an operand that stands for no known fact": of("R6", func(it *corpus.Item) { it.Gold[0].FactIDs = []string{"F99"} }),
	} {
		c := related()
		mutate(c)
		if sides, relations := checkRelations(c); relations.Violations == 0 {
			t.Errorf("%s is not noticed: %+v, %+v", name, sides, relations)
		}
	}
}

// TestContradictionsHaveTwoSides: what is wrong with the facts themselves is
// noticed without any item.
func TestContradictionsHaveTwoSides(t *testing.T) {
	for name, mutate := range map[string]func(*corpus.Corpus){
		"a dangling link":      func(c *corpus.Corpus) { fact(c, "F1").Contradicts = "F9" },
		"a link to another":    func(c *corpus.Corpus) { fact(c, "F1").Contradicts = "F3" },
		"a false side":         func(c *corpus.Corpus) { fact(c, "F1").Noise = true },
		"a third value":        func(c *corpus.Corpus) { fact(c, "F3").SubjectID = "T1" },
		"equal values":         func(c *corpus.Corpus) { fact(c, "F1").Value = fact(c, "F2").Value },
		"one speaker":          func(c *corpus.Corpus) { c.Messages[1].AuthorID = "P1" },
		"one thread":           func(c *corpus.Corpus) { c.Messages[1].ThreadID = "M1" },
		"times that part them": func(c *corpus.Corpus) { fact(c, "F1").To = march(3) },
		"sides of two days":    func(c *corpus.Corpus) { c.Messages[1].At = march(6).At(9, 0) },
		"a side that answers":  func(c *corpus.Corpus) { c.Messages[1].ReplyTo = "M1" },
		"a side that decides":  func(c *corpus.Corpus) { c.Plan[1].Act = corpus.ActDecision },
		"the owner's side":     func(c *corpus.Corpus) { c.Tasks[0].OwnerID = "P2" },
		"a lead's side":        func(c *corpus.Corpus) { c.People[1].Rank = 2 },
		"a side by the reviewer": func(c *corpus.Corpus) {
			c.Facts = append(c.Facts, corpus.Fact{ID: "F9", SubjectID: "T1", TaskID: "T1", Predicate: "reviewer",
				Value: corpus.TextValue(corpus.KindEntity, "Bo Berg"), From: march(4)})
		},
	} {
		c := related()
		c.Items = nil
		mutate(c)
		if sides, _ := checkRelations(c); sides.Violations == 0 {
			t.Errorf("%s is not noticed", name)
		}
	}
}

// TestAnswersSayLists: an answer says a list by all of its members, and words without a grammar of their own
// as words.
func TestAnswersSayLists(t *testing.T) {
	w := worldOf(fixtureInput().Input)
	for _, c := range []struct {
		answer string
		v      corpus.Value
		want   bool
	}{
		{"They disagree: 5 or 8.", corpus.ListValue(corpus.CountValue(5), corpus.CountValue(8)), true},
		{"They disagree: 5 or 9.", corpus.ListValue(corpus.CountValue(5), corpus.CountValue(8)), false},
		{"No, it was moved.", corpus.TextValue(corpus.KindEnum, "no"), true},
		{"Nothing was said.", corpus.TextValue(corpus.KindEnum, "no"), false},
	} {
		if got := w.Says(c.answer, march(14), c.v); got != c.want {
			t.Errorf("%q says %s: %v", c.answer, c.v.Canonical(), got)
		}
	}
}
