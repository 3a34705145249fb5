package check

import (
	"fmt"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

// implanted is a project that wants one field bridge and has one natural chain too few. Its rule F1 has one exception
// of its own, F2, whose term F3 defines; the other, F4, and its definition, F5, are implanted. The rule F7 has two
// natural chains.
func implanted() *corpus.Corpus {
	first := corpus.NewDate(2025, 1, 6)
	c := &corpus.Corpus{ID: "c1", First: first, Last: first.Add(60), Groups: []corpus.Group{{ID: "G1"}, {ID: "G2"}},
		People: []corpus.Person{{ID: "P1", Name: "Ines Okafor"}, {ID: "P2", Name: "Leo Brandt"},
			{ID: "P3", Name: "Priya Raman"}},
		Subprojects: []corpus.Subproject{{ID: "S1", ProjectID: "J1", GroupID: "G1"}, {ID: "S2", ProjectID: "J1",
			GroupID: "G2"}},
		Members: []corpus.Member{{GroupID: "G1", PersonID: "P1"}, {GroupID: "G1", PersonID: "P2"},
			{GroupID: "G2", PersonID: "P2"},
			{GroupID: "G1", PersonID: "P3", Guest: true}},
		Themes: []corpus.Theme{{ID: "H1", Title: "resets of sirens"}, {ID: "H2", Title: "storm mode"},
			{ID: "H3", Title: "thin week"}},
	}
	for i, person := range []string{"P1", "P1", "P2", "P1", "P2", "P1", "P1", "P1", "P1"} {
		id := "M" + string(rune('1'+i))
		c.Messages = append(c.Messages, corpus.Message{ID: id, GroupID: "G1", At: first.Add(i).At(9, 0), AuthorID: person,
			AuthorName: person})
		c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: id, Act: corpus.ActRule})
	}
	text := func(s string) corpus.Value { return corpus.TextValue(corpus.KindText, s) }
	rule := func(id, value, condition string, message int) {
		f := corpus.Fact{ID: id, SubjectID: "H1", GroupID: "G1", Predicate: corpus.PredRequires, Value: text(value),
			Condition: condition}
		if condition != "" {
			f.About = "F1"
		}
		states(c, f, message)
	}
	rule("F1", "a reason", "", 0)
	rule("F2", "a nod", "in storm mode", 1)
	states(c, corpus.Fact{ID: "F3", SubjectID: "H2", GroupID: "G1", Predicate: corpus.PredMeans, Value: text("a gale"),
		About: "F2"}, 2)
	rule("F4", "a witness", "in a thin week", 3)
	states(c, corpus.Fact{ID: "F5", SubjectID: "H3", GroupID: "G2", Predicate: corpus.PredMeans,
		Value: text("a week at the fair"), About: "F4"}, 4)
	c.Facts[3].Implanted, c.Facts[4].Implanted = true, true
	for i, condition := range []string{"", "in storm mode", "in deep storm mode"} {
		f := corpus.Fact{ID: fmt.Sprintf("F%d", 7+i), SubjectID: "H4", GroupID: "G1", Predicate: corpus.PredRequires,
			Value: corpus.CountValue(int64(i)), Condition: condition}
		if i > 0 {
			f.About = "F7"
		}
		states(c, f, 6+i)
	}
	operand, bridge := c.Facts[3], c.Facts[4]
	c.Items = []corpus.Item{{ID: "I1", Family: "multi_hop", Subcategory: "field bridge", Status: corpus.Accepted,
		AskedAt: c.Last.At(9, 0), Gold: []corpus.GoldAtom{
			{Part: corpus.PartOperand, SubjectID: "H1", Predicate: corpus.PredRequires, Atom: &operand.Value,
				FactIDs: []string{"F4"}, MessageID: "M4"},
			{Part: corpus.PartBridge, SubjectID: "H3", Predicate: corpus.PredMeans, Atom: &bridge.Value, FactIDs: []string{"F5"},
				MessageID: "M5"}}}}
	return c
}

func checkImplanted(c *corpus.Corpus, m *output.Manifest) []Finding {
	in := Input{Corpora: corpora(c), Manifest: m}
	return findingsOf(in, func(r Rule) bool {
		return slices.Contains(implantRules(), r.Name)
	})
}

// wanting is a manifest whose recipe wants field bridges.
func wanting(parameters string) *output.Manifest {
	return &output.Manifest{Parameters: []byte(parameters)}
}

const oneBridge = `{"World":{"Projects":1,"Corpora":"run"},"Questions":{"Families":{"multi_hop/field bridge":1}}}`

func TestImplanted_SoundCorpusKeepsTheRules(t *testing.T) {
	for _, f := range checkImplanted(implanted(), wanting(oneBridge)) {
		if f.Status != OK || f.Checked == 0 {
			t.Errorf("%s: %s over %d rows, %+v %s", f.Rule, f.Status, f.Checked, f.Examples, f.Note)
		}
	}
}

// TestImplanted_NothingInNaturalCorpora: where nothing is implanted there is nothing to look at.
func TestImplanted_NothingInNaturalCorpora(t *testing.T) {
	c := implanted()
	c.Facts[3].Implanted, c.Facts[4].Implanted = false, false
	for _, f := range checkImplanted(c, wanting(`{}`)) {
		if f.Status != Nothing {
			t.Errorf("%s: %s over %d rows", f.Rule, f.Status, f.Checked)
		}
	}
}

// implantMutations are corrupted corpora, each by the rule that must catch it.
func implantMutations() []mutation {
	const few, base = "chains are implanted where natural ones are too few", "no rule is implanted"
	const members, before = "members say what is implanted", "what is implanted is said before it is asked"
	recipe := func(words string) func(*corpus.Corpus, *output.Manifest) {
		return func(_ *corpus.Corpus, m *output.Manifest) { m.Parameters = []byte(words) }
	}
	just := func(change func(*corpus.Corpus)) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) { change(c) }
	}
	return []mutation{
		{few, "a recipe that wants none", recipe(`{"World":{"Projects":1}}`), nil},
		{few, "a corpus that gets none",
			recipe(`{"World":{"Corpora":"project"},"Questions":{"Families":{"multi_hop/field bridge":1},"ByCorpus":{"multi_hop/field bridge":[0,1]}}}`), nil},
		{few, "natural ones enough", just(func(c *corpus.Corpus) {
			states(c, corpus.Fact{ID: "F6", SubjectID: "H1", GroupID: "G1", Predicate: corpus.PredRequires,
				Value: corpus.TextValue(corpus.KindText, "a key"), Condition: "in storm mode", About: "F1"}, 5)
		}), nil},
		{few, "two for the one that lacks", just(func(c *corpus.Corpus) {
			c.Facts = append(c.Facts, corpus.Fact{ID: "F6", SubjectID: "H1", GroupID: "G1", Predicate: corpus.PredRequires,
				Condition: "in fog", About: "F1", Implanted: true})
		}), nil},
		{few, "a definition beside enough chains", just(func(c *corpus.Corpus) {
			fact(c, "F4").Implanted = false
			states(c, corpus.Fact{ID: "F6", SubjectID: "H3", GroupID: "G2", Predicate: corpus.PredMeans,
				Value: corpus.TextValue(corpus.KindText, "a fair"), About: "F4"}, 5)
		}), []string{base}},
		{base, "a rule", just(func(c *corpus.Corpus) { fact(c, "F1").Implanted = true }), nil},
		{base, "a value of a task", just(func(c *corpus.Corpus) {
			c.Facts = append(c.Facts, corpus.Fact{ID: "F6", SubjectID: "T1", Predicate: "limit", Implanted: true})
		}), []string{few}},
		{base, "a definition for a natural exception", just(func(c *corpus.Corpus) { fact(c, "F5").About = "F2" }), nil},
		{members, "a guest", just(func(c *corpus.Corpus) { c.Messages[3].AuthorID = "P3" }), nil},
		{members, "a member of another group", just(func(c *corpus.Corpus) {
			c.Messages[4].GroupID,
				c.Messages[4].AuthorID = "G2", "P1"
		}), nil},
		{before, "an exception of later", just(func(c *corpus.Corpus) { c.Messages[3].At = c.Last.Add(1).At(9, 0) }), nil},
		{before, "a definition that nobody gives", just(func(c *corpus.Corpus) { c.Plan[4].Discloses = nil }), nil},
	}
}

// TestImplantMutations: every rule notices what breaks it, and no other rule cries.
func TestImplantMutations(t *testing.T) {
	for _, m := range implantMutations() {
		t.Run(m.rule+"/"+m.name, func(t *testing.T) {
			c, manifest := implanted(), wanting(oneBridge)
			m.mutate(c, manifest)
			noticed := false
			for _, f := range checkImplanted(c, manifest) {
				noticed = noticed || f.Rule == m.rule && f.Status == Violated
				if f.Status == Violated && f.Rule != m.rule && !slices.Contains(m.also, f.Rule) {
					t.Errorf("%q cried too: %+v", f.Rule, f.Examples)
				}
			}
			if !noticed {
				t.Errorf("%q did not notice", m.rule)
			}
		})
	}
}

func implantRules() []string {
	return []string{
		"chains are implanted where natural ones are too few", "no rule is implanted",
		"members say what is implanted", "what is implanted is said before it is asked",
	}
}
