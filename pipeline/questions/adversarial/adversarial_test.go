package adversarial_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/standin"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/adversarial"
	"memloom/prompts"
)

// made is a corpus in the making: a harbour, two groups, five people.
type made struct {
	c     corpus.Corpus
	first corpus.Date
}

var (
	depth = pack.Attribute{Key: "depth", Noun: "dredging depth", Class: pack.Setting,
		Value: pack.Values{Kind: "quantity", Unit: "m"}}
	boss = pack.Attribute{Key: "boss", Noun: "foreman", Class: pack.Contact, Value: pack.Values{Kind: "entity",
		Pool: "people"}}
	silt = pack.Attribute{Key: "silt", Noun: "silt level", Class: pack.Measure, Value: pack.Values{Kind: "percent"}}
	dock = pack.Concept{Concept: "time out of water", ByRole: map[string]string{"pilot": "haul-out",
		"welder": "dry dock"}, Value: pack.Values{Kind: "date"}}
	harbour = map[string]pack.Attribute{"depth": depth, "boss": boss, "silt": silt}
)

func newMade() *made {
	m := &made{first: corpus.NewDate(2025, 3, 3)}
	m.c.First, m.c.Last = m.first, m.first.Add(88)
	for i, p := range []struct{ name, role string }{{"Ada Quill", "pilot"}, {"Ben Sorrel", "welder"},
		{"Cleo Marsh", "pilot"}, {"Dan Ives", "diver"}, {"Eve Lorn", "diver"}} {
		id := fmt.Sprintf("P%d", i+1)
		m.c.People = append(m.c.People, corpus.Person{ID: id, Name: p.name, Role: p.role})
		group := "G1"
		if id == "P5" {
			group = "G2"
		}
		m.c.Members = append(m.c.Members, corpus.Member{GroupID: group, PersonID: id})
	}
	m.c.Members = append(m.c.Members, corpus.Member{GroupID: "G1", PersonID: "P5", Guest: true})
	return m
}

// task adds a task of group G1 that its owner starts on a day and finishes ten days later.
func (m *made) task(id, component, owner string, start int) {
	t := corpus.Task{ID: id, Name: component + " survey", Component: component, Deliverable: "survey", GroupID: "G1",
		OwnerID: owner, Start: m.first.Add(start), End: m.first.Add(start + 11)}
	m.c.Tasks = append(m.c.Tasks, t)
	begun := m.fact(id, corpus.PredStarted, corpus.DateValue(t.Start), t.Start)
	owns := m.fact(id, corpus.PredOwner, corpus.TextValue(corpus.KindEntity, owner), t.Start)
	m.say(owner, t.Start, 9, corpus.ActKickoff, "", begun, owns)
	m.say(owner, t.End, 16, corpus.ActCompletion, "", m.fact(id, corpus.PredFinished, corpus.DateValue(t.End), t.End))
}

func (m *made) fact(task, predicate string, v corpus.Value, from corpus.Date) string {
	id := fmt.Sprintf("F%d", len(m.c.Facts)+1)
	m.c.Facts = append(m.c.Facts, corpus.Fact{ID: id, SubjectID: task, Predicate: predicate, Value: v, From: from,
		TaskID: task, GroupID: "G1", Knowers: []string{"P1"}})
	return id
}

// say adds a message that states facts, and returns its id.
func (m *made) say(by string, on corpus.Date, hour int, act corpus.Act, replyTo string, facts ...string) string {
	id := fmt.Sprintf("M%d", len(m.c.Messages)+1)
	msg := corpus.Message{ID: id, GroupID: "G1", At: on.At(hour, 0), AuthorID: by, ReplyTo: replyTo, Text: "said"}
	p := corpus.PlannedMessage{MessageID: id, Act: act}
	for _, f := range facts {
		basis := corpus.BasisText
		if x := m.c.Facts[slices.IndexFunc(m.c.Facts, func(x corpus.Fact) bool { return x.ID == f })]; x.Predicate == corpus.
			PredStarted || x.Predicate == corpus.PredFinished {
			basis = corpus.BasisTimestamp
		}
		p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f, Surface: "said", Start: 0, End: 4, Basis: basis})
	}
	m.c.Messages, m.c.Plan = append(m.c.Messages, msg), append(m.c.Plan, p)
	return id
}

func (m *made) world() *questions.World {
	w := &questions.World{
		Corpus: &m.c, Calendar: corpus.Calendar{First: m.c.First, Last: m.c.Last}, Subjects: map[string]string{},
		End:       m.c.Last.Add(1).At(0, 0),
		Attribute: func(_, predicate string) (pack.Attribute, bool) { a, ok := harbour[predicate]; return a, ok },
		Concept:   func(_, predicate string) (pack.Concept, bool) { return dock, predicate == dock.Key() },
	}
	for _, t := range m.c.Tasks {
		w.Subjects[t.ID] = t.Name
	}
	for _, t := range m.c.Themes {
		w.Subjects[t.ID] = t.Title
	}
	for _, p := range m.c.People {
		w.Subjects[p.ID] = p.Name
	}
	return w.Index()
}

func metres(n int64) corpus.Value { return corpus.QuantityValue(corpus.NewDecimal(n, 0), "m") }

// away lets a person announce on a day when they will be back.
func (m *made) away(who string, on, back int) {
	f := m.fact("", corpus.PredBack, corpus.DateValue(m.first.Add(back)), m.first.Add(on))
	m.c.Facts[len(m.c.Facts)-1].SubjectID, m.c.Facts[len(m.c.Facts)-1].TaskID = who, ""
	m.say(who, m.first.Add(on), 15, corpus.ActAbsence, "", f)
}

// port is a world in which every family finds something to ask.
func port() *questions.World { return fullPort().world() }

func fullPort() *made {
	m := newMade()
	for i, x := range []struct{ component, owner string }{{"tide gauge", "P1"}, {"buoy", "P2"}, {"outer basin", "P3"},
		{"north pier", "P4"}} {
		id, start := fmt.Sprintf("T%d", i+1), 7*i
		m.task(id, x.component, x.owner, start)
		day := m.first.Add(start + 1)
		m.say("P4", day, 10, corpus.ActProgress, "", m.fact(id, "boss", corpus.TextValue(corpus.KindEntity,
			"Foreman "+x.component), day))
		why := m.fact(id, "silt", corpus.PercentValue(corpus.NewDecimal(int64(40+i), 0)), day)
		m.say("P3", day, 11, corpus.ActProgress, "", why)
		old := m.fact(id, "depth", metres(int64(5+i)), day)
		m.say("P2", day, 12, corpus.ActProgress, "", old)
		changed := day.Add(7)
		now := m.fact(id, "depth", metres(int64(15+i)), changed)
		m.c.Facts[len(m.c.Facts)-1].Supersedes, m.c.Facts[len(m.c.Facts)-1].Because = old, why
		for k := range m.c.Facts {
			if m.c.Facts[k].ID == old {
				m.c.Facts[k].To = changed.Add(-1)
			}
		}
		m.say("P2", changed, 12, corpus.ActDecision, "", now)
	}
	q := m.say("P1", m.first.Add(2), 13, corpus.ActQuestion, "")
	m.say("P2", m.first.Add(2), 14, corpus.ActAnswer, q, m.fact("T1", dock.Key(), corpus.DateValue(m.first.Add(9)),
		m.first.Add(2)))
	m.say("P2", m.first.Add(9), 14, corpus.ActProgress, "", m.fact("T2", dock.Key(), corpus.DateValue(m.first.Add(18)),
		m.first.Add(9)))
	m.away("P3", 15, 21)
	m.away("P3", 50, 56)
	owed := m.fact("T1", corpus.PredPromised, corpus.DateValue(m.first.Add(4)), m.first.Add(1))
	for _, f := range m.c.Facts {
		if f.SubjectID == "T1" && f.Predicate == "boss" {
			m.c.Facts[len(m.c.Facts)-1].About = f.ID
		}
	}
	m.say("P4", m.first.Add(1), 9, corpus.ActCommitment, "", owed)
	return m
}

func source() *rand.Rand { return rand.New(rand.NewPCG(7, 7)) }

// each calls f for every draft of every family and for the drafts that it
// becomes when it is refined.
func each(t *testing.T, f func(t *testing.T, w *questions.World, family string, it corpus.Item,
	ask prompts.AskIn)) map[string]int {
	n := map[string]int{}
	w := port()
	for _, fam := range adversarial.Families() {
		for _, d := range fam.Drafts(w, source()) {
			n[fam.Name()+"/"+d.Item.Subcategory]++
			f(t, w, fam.Name(), d.Item, d.Ask)
			if len(d.Harder) > 2 {
				t.Errorf("%s has %d refinements", d.Item.Key, len(d.Harder))
			}
			for _, h := range d.Harder {
				if h.What == "" || cmp.Equal(h.Ask, d.Ask) || h.Item.Answer != d.Item.Answer {
					t.Errorf("%s is refined (%q) to %+v, answered %q", d.Item.Key, h.What, h.Ask, h.Item.Answer)
				}
				f(t, w, fam.Name(), h.Item, h.Ask)
			}
		}
	}
	return n
}

// TestDrafts: every kind of question is drafted, bound to a person who can see
// all its evidence before they ask; guests ask nothing; the gold has one result,
// its operands and bridges are in the evidence; the wording does not hold the
// answer; the same source gives the same drafts (G14, G15).
func TestDrafts(t *testing.T) {
	n := each(t, func(t *testing.T, w *questions.World, family string, it corpus.Item, ask prompts.AskIn) {
		seats, at := w.GroupsOf(it.AskerID), map[string]corpus.Message{}
		for _, m := range w.Corpus.Messages {
			at[m.ID] = m
		}
		for _, e := range it.Evidence {
			if m := at[e.MessageID]; !slices.Contains(seats, m.GroupID) || m.At >= it.AskedAt {
				t.Errorf("%s/%s: %s asks at %s and rests on %+v", family, it.Subcategory, it.AskerID, it.AskedAt, m)
			}
		}
		results, roles := 0, map[string]corpus.Role{}
		for _, e := range it.Evidence {
			roles[e.MessageID] = e.Role
		}
		for _, g := range it.Gold {
			switch {
			case g.Part == corpus.PartResult:
				results++
			case g.Part == corpus.PartOperand && roles[g.MessageID] != corpus.RoleAnswer, g.Part == corpus.PartBridge &&
				roles[g.MessageID] == "":
				t.Errorf("%s/%s: the gold row %+v stands in no evidence %+v", family, it.Subcategory, g, it.Evidence)
			}
		}
		if results != 1 || ask.Asker == "" || len(ask.About) == 0 {
			t.Errorf("%s/%s: %d results, asked as %+v", family, it.Subcategory, results, ask)
		}
		if len(it.Answer) > 3 && strings.Contains(fmt.Sprintf("%+v", ask), it.Answer) {
			t.Errorf("%s/%s: %+v holds the answer %q", family, it.Subcategory, ask, it.Answer)
		}
	})
	for _, kind := range []string{
		"pivot/started", "pivot/finished", "pivot/changed", "knowledge_update/current state", "knowledge_update/prior value",
		"knowledge_update/trigger",
		"term_ambiguity/another role's word", "term_ambiguity/whose it is", "user_implicit/what I did",
		"user_implicit/what I promised", "user_implicit/when I am back",
		"relative_time/by a day before asking", "relative_time/what held then",
	} {
		if n[kind] == 0 {
			t.Errorf("nothing is drafted of %s: %v", kind, n)
		}
	}
	for _, f := range adversarial.Families() {
		if diff := cmp.Diff(f.Drafts(port(), source()), f.Drafts(port(), source())); diff != "" {
			t.Errorf("%s drafts differently when asked again:\n%s", f.Name(), diff)
		}
	}
}

// TestPivotIsNeeded: a pivot question does not name its task, and its answer
// is in another message than the deed that names it.
func TestPivotIsNeeded(t *testing.T) {
	each(t, func(t *testing.T, w *questions.World, family string, it corpus.Item, ask prompts.AskIn) {
		if len(ask.Clues) == 0 {
			return
		}
		g := it.Gold[0]
		if ask.About[0].Subject != "survey" || ask.About[0].Subject == w.Subjects[g.SubjectID] {
			t.Errorf("%s names %q", family, ask.About[0].Subject)
		}
		bridges := slices.DeleteFunc(slices.Clone(it.Evidence),
			func(e corpus.Evidence) bool { return e.Role != corpus.RoleBridge })
		if len(bridges) == 0 || slices.ContainsFunc(bridges,
			func(e corpus.Evidence) bool { return e.MessageID == g.MessageID }) {
			t.Errorf("%s: the answer in %s, the bridges %+v", family, g.MessageID, bridges)
		}
	})
}

// TestOneDeedNamesOneTask: what a person did to two tasks of a kind on one day names neither.
func TestOneDeedNamesOneTask(t *testing.T) {
	m := newMade()
	m.task("T1", "tide gauge", "P1", 0)
	m.task("T2", "buoy", "P1", 0)
	m.say("P4", m.first.Add(1), 10, corpus.ActProgress, "", m.fact("T1", "boss", corpus.TextValue(corpus.KindEntity,
		"Ivo"), m.first.Add(1)))
	for _, f := range adversarial.Families() {
		for _, d := range f.Drafts(m.world(), source()) {
			if len(d.Ask.Clues) > 0 {
				t.Errorf("%s is named by %+v", d.Item.Gold[0].SubjectID, d.Ask.Clues)
			}
		}
	}
}

// TestOwnWord: the asker's word is in the question and is not the word of
// who stated it; who asked in the chat asks only where no other person has the word.
func TestOwnWord(t *testing.T) {
	each(t, func(t *testing.T, w *questions.World, family string, it corpus.Item, ask prompts.AskIn) {
		if it.Subcategory != "another role's word" {
			return
		}
		if ask.Term != "haul-out" || ask.About[0].Attribute != "haul-out" || it.AskerID != "P3" {
			t.Errorf("%s asks %+v", it.AskerID, ask)
		}
	})
}

// TestWordable: every draft, and every harder form of it, can be put into words
// that say all that they must.
func TestWordable(t *testing.T) {
	tasks := prompts.NewTasks(nil)
	model := standin.New(tasks)
	each(t, func(t *testing.T, _ *questions.World, family string, it corpus.Item, ask prompts.AskIn) {
		if _, err := tasks.Ask.Ask(t.Context(), model, ask); err != nil {
			t.Errorf("%s/%s: %v", family, it.Subcategory, err)
		}
	})
}
