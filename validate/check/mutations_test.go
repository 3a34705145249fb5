package check

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
)

const canaryRule = "the canary is that of the data, and stands in no text"

// mutation breaks one thing in a corpus that keeps every promise.
type mutation struct {
	rule   string // the rule that must notice
	name   string // what is broken
	mutate func(*corpus.Corpus, *output.Manifest)
	also   []string // rules that rightly notice too
}

func item(c *corpus.Corpus, id string) *corpus.Item {
	return find(c.Items, func(it corpus.Item) bool { return it.ID == id })
}

func fact(c *corpus.Corpus, id string) *corpus.Fact {
	return find(c.Facts, func(f corpus.Fact) bool { return f.ID == id })
}

// saying returns the message with these words.
func saying(c *corpus.Corpus, words string) *corpus.Message {
	return find(c.Messages, func(m corpus.Message) bool { return strings.Contains(m.Text, words) })
}

func planOf(c *corpus.Corpus, words string) *corpus.PlannedMessage {
	id := saying(c, words).ID
	return find(c.Plan, func(p corpus.PlannedMessage) bool { return p.MessageID == id })
}

// appendText adds words to a message, where they move no place.
func appendText(words string) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) { saying(c, "Somebody was bored").Text += " " + words }
}

func verdict(c *corpus.Corpus, id, filter, probe string) *corpus.Verdict {
	return find(c.Verdicts, func(v corpus.Verdict) bool {
		return v.ItemID == id && v.Filter == filter &&
			v.Probe == probe
	})
}

func dropVerdicts(c *corpus.Corpus, drop func(corpus.Verdict) bool) {
	c.Verdicts = slices.DeleteFunc(c.Verdicts, drop)
}

// Every rule notices what breaks it, and no other rule cries.
func TestMutations(t *testing.T) {
	for _, m := range mutations() {
		t.Run(m.rule+"/"+m.name, func(t *testing.T) {
			in := fixtureInput()
			m.mutate(in.Corpus, in.Manifest)
			if m.rule != "ages are counted" {
				aged(in.Corpus) // what else breaks says nothing of the ages
			}
			r := Check(in.Input)
			got := violated(r)
			if !slices.Contains(got, m.rule) {
				t.Fatalf("%q did not notice; violated: %q", m.rule, got)
			}
			for _, rule := range got {
				if rule != m.rule && !slices.Contains(m.also, rule) {
					t.Errorf("%q cried too\n%s", rule, render(t, r))
				}
			}
			f := find(r.Findings, func(f Finding) bool { return f.Rule == m.rule })
			if v := f.Examples[0]; v.Found == "" || v.Expected == "" {
				t.Errorf("the violation says too little: %+v", v)
			}
		})
	}
}

// Every rule that can fail has something in the tests that breaks it.
func TestEveryRuleIsBroken(t *testing.T) {
	// check_test.go
	broken := []string{"shards are those of the manifest", "card, croissant.json and manifest are as published",
		"equal to the other corpus"}
	for _, m := range mutations() {
		broken = append(broken, m.rule)
	}
	for _, m := range linkMutations() { // links_test.go
		broken = append(broken, m.rule)
	}
	for _, m := range optionKindMutations() { // options_kinds_test.go
		broken = append(broken, m.rule)
	}
	for _, m := range validityMutations() { // validity_test.go
		broken = append(broken, m.rule)
	}
	for _, m := range implantMutations() { // implanted_test.go
		broken = append(broken, m.rule)
	}
	for _, m := range givenAway() {
		broken = append(broken, m.rule)
	}
	for _, m := range pairMutations() { // corpora_test.go
		broken = append(broken, m.rule)
	}
	broken = append(broken, "rows have the manifest's digests", "ids do not follow the family",
		"ids do not follow the evidence", "ids do not follow the status",
		"questions do not tell abstention")
	for _, x := range offTalk() { // talk_test.go
		broken = append(broken, x.rule)
	}
	// by the same function as that of messages
	broken = append(broken, "no doubled words in questions and answers")
	broken = append(broken, learningRules()...)                                                    // trained_test.go
	broken = append(broken, "corpora are those of the manifest")                                   // corpora_files_test.go
	broken = append(broken, "no key of the environment")                                           // keys_test.go
	broken = append(broken, "contradictions have two sides", "relations are what they are called") // relations_test.go
	for _, r := range rules(nil) {
		if !slices.Contains(broken, r.Name) {
			t.Errorf("nothing breaks %q", r.Name)
		}
	}
}

func mutations() []mutation {
	return slices.Concat(groundedMutations(), resultMutations(), undisturbedMutations(), referentialMutations(),
		orderMutations(),
		calendarMutations(), cleanMutations(), judgedMutations(), hardMutations(), keyMutations(), fateMutations(),
		codeMutations(), balancedMutations(), pastMutations(), repairMutations(),
		actMutations(), markMutations(), aboutMutations(), ledgerMutations(), newsMutations(), rubricMutations())
}

func groundedMutations() []mutation {
	return []mutation{
		{"evidence exists", "a dangling id", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itAbsent).Evidence[0].MessageID = "M99"
		}, []string{"references in key", "items lie in their corpus"}},
		{"evidence exists", "none at all", func(c *corpus.Corpus, _ *output.Manifest) { item(c, itAbsent).Evidence = nil },
			nil},
		{"evidence precedes the question", "asked at that instant", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itInterval)
			it.AskedAt = saying(c, "went live").At
		}, nil},
		{"asker sees the evidence", "asker of another group", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itThreshold).AskerID = "P6"
		},
			[]string{"rounds retrieve what the asker sees", "rounds retrieve what ranks highest"}},
		{"asker sees the evidence", "asker as a guest", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itAbsent).AskerID = "P5"
		},
			[]string{"required filters", "probes of filters", "rounds of hard items"}},
		{"gold is complete", "no result", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itWard)
			it.Gold = it.Gold[:1]
		}, nil},
		{"gold is complete", "an unknown part", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itWard)
			it.Gold = append(it.Gold, it.Gold[0])
			it.Gold[2].Part = "hint"
		}, nil},
		{"operands stand in the evidence", "operand in another message", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itWard).Evidence[0].Role = corpus.RoleContext
		}, []string{"probes of filters", "evidence and rows of gold are the same messages"}},
		{"operands stand in the evidence", "half a word", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itWard).Gold[0].Start--
			item(c, itWard).Gold[0].Start--
		}, []string{"literal operands", "operands are disclosed"}},
		{"operands are disclosed", "the same words about something else", func(c *corpus.Corpus, _ *output.Manifest) {
			it, m := item(c, itWard), saying(c, "Right, sorry")
			old, start := it.Gold[0].MessageID, len([]rune(m.Text))+1
			m.Text += " Ward 6 has the keys."
			it.Gold[0].MessageID, it.Gold[0].Start, it.Gold[0].End = m.ID, start, start+len("Ward 6")
			it.Evidence[0].MessageID = m.ID
			for i := range c.Verdicts {
				for _, ids := range [][]string{c.Verdicts[i].LeftOut, c.Verdicts[i].Citations} {
					if at := slices.Index(ids, old); at >= 0 && c.Verdicts[i].ItemID == it.ID {
						ids[at] = m.ID
					}
				}
			}
		}, []string{"answer evidence states the gold"}},
		{"answer evidence states the gold", "an idle message as a second piece", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itWard)
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: saying(c, "Right, sorry").ID, Role: corpus.RoleAnswer,
				Set: it.Evidence[0].Set})
		}, []string{"probes of filters", "evidence and rows of gold are the same messages"}},
		{"literal operands", "another value", func(c *corpus.Corpus, _ *output.Manifest) {
			v := corpus.TextValue(corpus.KindEntity, "Ward 9")
			it := item(c, itWard)
			it.Gold[0].Atom, it.Gold[1].Atom, it.Answer = &v, &v, "Ward 9"
		}, []string{"facts of gold", "no other value"}},
		{"literal operands", "moved by a word", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itThreshold)
			it.Gold[0].Start, it.Gold[0].End = 0, 2
		}, []string{"operands are disclosed"}},
		{"stamped operands", "a date that the message does not have", func(c *corpus.Corpus, _ *output.Manifest) {
			v := corpus.DateValue(march(11))
			item(c, itDuration).Gold[1].Atom = &v
		}, []string{"computed results", "facts of gold"}},
		{"stamped operands", "words that assert nothing", func(c *corpus.Corpus, _ *output.Manifest) {
			g := &item(c, itDuration).Gold[0]
			g.Start, g.End = 4, 10
		}, nil},
	}
}

func resultMutations() []mutation {
	return []mutation{
		{"evidence and rows of gold are the same messages", "the announcement has no row", func(c *corpus.Corpus,
			_ *output.Manifest) {
			item(c, itClosure).Gold = item(c, itClosure).Gold[:3]
		}, nil},
		{"computed results", "one day too many", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itDuration)
			v := corpus.DurationValue(7, true)
			it.Gold[2].Atom, it.Answer = &v, "7 working days"
		}, nil},
		{"computed results", "ends not counted", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itDuration).Gold[2].Inclusive = false
		}, nil},
		{"computed results", "another unit", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itClosure).Gold[2].Unit = "calendar"
		}, nil},
		{"computed results", "end before start", func(c *corpus.Corpus, _ *output.Manifest) {
			g := item(c, itInterval).Gold
			g[0], g[1] = g[1], g[0]
		}, nil},
		{"answers say the result", "another number", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itDuration).Answer = "8 working days"
		}, nil},
		{"answers say the result", "another name", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itOwner).Answer = "Leo Brandt"
		}, nil},
		{"facts of gold", "a fact that is not there", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itWard).Gold[0].FactIDs, item(c, itWard).Gold[1].FactIDs = []string{"F99"}, []string{"F99"}
		}, []string{"references from key to scaffold", "operands are disclosed", "answer evidence states the gold"}},
		{"facts of gold", "a fact of another subject", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itThreshold).Gold[0].FactIDs, item(c, itThreshold).Gold[1].FactIDs = []string{"F06"}, []string{"F06"}
		}, []string{"operands are disclosed", "answer evidence states the gold"}},
		{"named speakers", "evidence by somebody else", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itPage)
			it.Question = "Which page did Leo hand over?"
			it.Gold[0].NamedSpeakerID, it.Gold[1].NamedSpeakerID = "P5", "P5"
		}, nil},
		{"named speakers", "a question that names nobody", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c, itPage).Question = "Which page did the engineer hand over?"
		}, nil},
		{"abstention has no atom", "an answer after all", func(c *corpus.Corpus, _ *output.Manifest) {
			v := corpus.TextValue(corpus.KindText, "nobody")
			it := item(c, itAbsent)
			it.Gold[0].Atom, it.Answer = &v, "nobody"
		}, nil},
		{"abstention has no atom", "a value without an atom", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itOwner).Gold[0].Atom = nil
		},
			[]string{"computed results"}},
	}
}

// discloses adds a message that states a fact in a group, at the end of its day.
func discloses(c *corpus.Corpus, group, author string, at corpus.Stamp, factID, surface string) {
	last := slices.MaxFunc(c.Messages, func(a, b corpus.Message) int { return cmp.Compare(a.ID, b.ID) })
	seq := 0
	for _, m := range c.Messages {
		if m.GroupID == group {
			seq = max(seq, m.Seq)
		}
	}
	var n int
	_, _ = fmt.Sscanf(last.ID, "M%d", &n)
	b := builder{c}
	b.says(fmt.Sprintf("M%02d", n+1), group, author, at, "", surface, factID+"|"+surface)
	m := &c.Messages[len(c.Messages)-1]
	m.Seq, m.ThreadID = seq+1, m.ID
	s := find(c.Segments, func(s corpus.Segment) bool { return s.GroupID == group && s.TaskID != "" })
	s.MessageIDs = append(s.MessageIDs, m.ID)
}

// addFact adds a fact with the next id.
func addFact(c *corpus.Corpus, f corpus.Fact) string {
	f.ID = fmt.Sprintf("F%02d", len(c.Facts)+1)
	c.Facts = append(c.Facts, f)
	return f.ID
}

// recount keeps the manifest's sizes those of the rows.
func recount(c *corpus.Corpus, m *output.Manifest) { m.Counts = fixtureManifest(c).Counts }

func undisturbedMutations() []mutation {
	end := march(14).At(17, 50)
	return []mutation{
		{"no other value", "another value for the asked attribute", func(c *corpus.Corpus, m *output.Manifest) {
			v := corpus.QuantityValue(corpus.NewDecimal(60, 0), "ml/min")
			id := addFact(c, corpus.Fact{SubjectID: "T01", Predicate: "threshold", Value: v, From: march(14)})
			discloses(c, "G1", "P3", end, id, "60 ml/min")
			recount(c, m)
		}, nil},
		{"no other value", "another value for another subject of that name", func(c *corpus.Corpus, m *output.Manifest) {
			c.Themes = append(c.Themes, corpus.Theme{ID: "H5", GroupID: "G2", Kind: "rule", Title: c.Tasks[0].Name})
			v := corpus.QuantityValue(corpus.NewDecimal(60, 0), "ml/min")
			id := addFact(c, corpus.Fact{SubjectID: "H5", Predicate: "threshold", Value: v, From: march(14)})
			discloses(c, "G2", "P4", end, id, "60 ml/min")
			recount(c, m)
		}, nil},
		{"disclosures read back", "the fact says otherwise", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c,
				"F11").Value = corpus.CountValue(15)
		}, nil},
		{"disclosures read back", "the place moved", func(c *corpus.Corpus, _ *output.Manifest) {
			d := &planOf(c, "Heard that").Discloses[0]
			d.Start, d.End = d.Start-1, d.End-1
		}, []string{"every value is a fact"}},
		{"disclosures read back", "another basis", func(c *corpus.Corpus, _ *output.Manifest) {
			planOf(c, "Off we go").Discloses[0].Basis = corpus.BasisAuthor
		}, nil},
		{"mistakes are corrected", "nobody corrects", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c,
				"F06").Corrects = ""
		}, []string{"no other value"}},
		{"mistakes are corrected", "a mistake after its correction", func(c *corpus.Corpus, m *output.Manifest) {
			discloses(c, "G3", "P2", end, "F07", "Ward 9")
			p := &c.Plan[len(c.Plan)-1]
			p.Act, p.Perturbation = corpus.ActMistake, "stale_info"
			recount(c, m)
		}, []string{"no other value"}},
		{"counted sets are closed", "never closed", func(c *corpus.Corpus, _ *output.Manifest) {
			fact(c,
				"F10").SetCloses = 0
		}, nil},
		{"counted sets are closed", "added to after its end", func(c *corpus.Corpus, m *output.Manifest) {
			id := addFact(c, corpus.Fact{SubjectID: "T02", Predicate: "blocker", Value: corpus.TextValue(corpus.KindText,
				"a lost key"), From: march(6), SetID: "blockers", SetCloses: march(7)})
			discloses(c, "G2", "P4", end, id, "a lost key")
			recount(c, m)
		}, nil},
		{"abstention is filled nowhere", "somebody says it after the question", func(c *corpus.Corpus, m *output.Manifest) {
			id := addFact(c, corpus.Fact{SubjectID: "T02", Predicate: "reviewer", Value: corpus.TextValue(corpus.KindEntity,
				"Greta Moll"), From: march(14)})
			discloses(c, "G2", "P4", march(14).At(18, 0), id, "Greta Moll")
			recount(c, m)
		}, []string{"no other value"}},
	}
}

// A manifest whose digest is of other rows is noticed, though every file has
// the hash that it lists.
func TestDigests(t *testing.T) {
	in, err := Open(publish(t), Source{Requirements: requirements()})
	must0(t, err)
	for c := range in.Corpora {
		c.Messages[0].Text += "!"
		in.Corpora = corpora(c)
	}
	if got := violated(Check(in)); !slices.Equal(got, []string{"rows have the manifest's digests"}) {
		t.Errorf("violated %q", got)
	}
}

// Files that are as published and whose rows are not those of the digest fail too.
func TestForgedManifest(t *testing.T) {
	dir := publish(t)
	m, err := output.ReadManifest(dir)
	must0(t, err)
	m.Table("data/messages").Digest = strings.Repeat("0", 64)
	b, err := m.Encode()
	must0(t, err)
	must0(t, os.WriteFile(filepath.Join(dir, output.ManifestName), b, 0o644))
	in, err := Open(dir, Source{Requirements: requirements()})
	must0(t, err)
	for _, why := range []error{in.Unread, nil} {
		in.Unread = why
		if got := violated(Check(in)); !slices.Equal(got, []string{"shards are those of the manifest",
			"card, croissant.json and manifest are as published", canaryRule}) {
			t.Errorf("violated %q", got)
		}
	}
}
