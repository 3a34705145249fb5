package measure

import (
	"os"
	"sync"
	"testing"

	"memloom/internal/corpus"
)

var monday = corpus.NewDate(2025, 3, 10)

// plain is the style of everyone in the tiny corpus.
var plain = corpus.Style{
	Formality: "casual", Verbosity: "concise", Humour: "minimal", Jargon: "plain",
	Emoji: "rare", Directness: "balanced", Warmth: "friendly", Questioning: "probing",
}

// design reads a design's declarations.
func design(name string) func() *Design {
	return sync.OnceValue(func() *Design {
		text, err := os.ReadFile("../../pipeline/designs/" + name + ".yaml")
		if err != nil {
			panic(err)
		}
		d, err := ReadDesign(text)
		if err != nil {
			panic(err)
		}
		return d
	})
}

// The designs that memloom has.
var (
	organisation = design("evermembench/measures")
	channels     = design("groupmembench/measures")
	users        = design("subtlememory/measures")
	haystackers  = design("convomem/measures")
	streamers    = design("streammembench/measures")
)

// made is a corpus with what it was to be.
type made struct {
	Input
	Corpus *corpus.Corpus
}

// computed measures corpora, at least one; they share the people and the calendar of the first.
func computed(in Input, corpora ...*corpus.Corpus) *Report {
	if in.Design == nil {
		in.Design = organisation()
	}
	m := New(in, corpora[0])
	for _, c := range corpora {
		m.Add(c)
	}
	return m.Report()
}

func compute(in made) *Report { return computed(in.Input, in.Corpus) }

// tiny is a week of four people in two groups, small enough to measure by hand.
func tiny() made {
	formal, moderate := plain, plain
	formal.Formality, moderate.Verbosity = "formal", "moderate"
	c := &corpus.Corpus{
		First: monday, Last: monday.Add(4), Closures: []corpus.Closure{{Date: monday.Add(2), Name: "stocktaking"}},
		People: []corpus.Person{
			tinyPerson("P1", "Ada Lind", 1, "male", "direct", corpus.Skill{Name: "law", Level: "strong"},
				corpus.Skill{Name: "maths", Level: "strong"}),
			tinyPerson("P2", "Ben Okoro", 2, "male", "casual", corpus.Skill{Name: "law", Level: "strong"}),
			tinyPerson("P3", "Cy Marsh", 4, "female", "anxious", corpus.Skill{Name: "maths", Level: "low"}),
			tinyPerson("P4", "Dee Voss", 5, "female", "direct"),
		},
		Groups: []corpus.Group{
			{ID: "G1", Name: "Gate", Kind: corpus.GroupChat, MemberIDs: []string{"P1", "P2", "P3", "P4"}},
			{ID: "G2", Name: "Yard", Kind: corpus.GroupChat, MemberIDs: []string{"P1", "P4"}},
		},
		Subprojects: []corpus.Subproject{{ID: "S1", ProjectID: "J1", GroupID: "G1"}, {ID: "S2", ProjectID: "J1",
			GroupID: "G2"}},
		Members: []corpus.Member{
			{GroupID: "G1", PersonID: "P1", Adapted: plain}, {GroupID: "G1", PersonID: "P2", Adapted: plain},
			{GroupID: "G1", PersonID: "P3", Adapted: formal, Rationale: "Auditors read along."},
			{GroupID: "G1", PersonID: "P4", Adapted: plain, Guest: true},
			{GroupID: "G2", PersonID: "P1", Adapted: plain}, {GroupID: "G2", PersonID: "P4", Adapted: moderate},
		},
		Tasks: []corpus.Task{
			{ID: "T1", GroupID: "G1", Name: "gate audit", Lifecycle: corpus.Strategy, OwnerID: "P1", Start: monday,
				Due: monday.Add(1), End: monday.Add(3)},
			{ID: "T2", GroupID: "G1", Name: "lock check", Lifecycle: corpus.Testing, OwnerID: "P3", Start: monday.Add(1),
				Due: monday.Add(4), End: monday.Add(4)},
			{ID: "T3", GroupID: "G2", Name: "yard plan", Lifecycle: corpus.Testing, OwnerID: "P3", Start: monday.Add(3),
				Due: monday.Add(7)},
		},
		Dependencies: []corpus.Dependency{{FromID: "T1", ToID: "T2", Type: "internal"}, {FromID: "T1", ToID: "T3",
			Type: "policy decision"}},
		Schedule: []corpus.Scheduled{
			{Date: monday, TaskID: "T1", Class: corpus.Starting}, {Date: monday.Add(1), TaskID: "T1", Class: corpus.Ongoing},
			{Date: monday.Add(3), TaskID: "T1", Class: corpus.Ending},
			{Date: monday.Add(1), TaskID: "T2", Class: corpus.Starting}, {Date: monday.Add(3), TaskID: "T2",
				Class: corpus.Ongoing}, {Date: monday.Add(4), TaskID: "T2", Class: corpus.Ending},
			{Date: monday.Add(3), TaskID: "T3", Class: corpus.Starting}, {Date: monday.Add(4), TaskID: "T3",
				Class: corpus.Ongoing},
		},
		Nodes: []corpus.Node{{ID: "J1", Kind: "project"}, {ID: "S1", Kind: "sub_project"}, {ID: "S2", Kind: "sub_project"}},
		Edges: []corpus.Edge{{From: "J1", Relation: "has_topic", To: "S1"}, {From: "J1", Relation: "has_topic", To: "S2"}},
		Facts: []corpus.Fact{{ID: "F1", TaskID: "T1"}, {ID: "F2", TaskID: "T3", Supersedes: "F0"}, {ID: "F3", TaskID: "T1",
			Noise: true}},
	}
	tinyMessages(c)
	return made{Input{Recipe: "quickstart", Scale: 1, Seed: 7, Asked: map[string]float64{"dialogue.words": 6,
		"dialogue.messages_per_day": 1}}, c}
}

func tinyPerson(id, name string, rank int, gender, tone string, skills ...corpus.Skill) corpus.Person {
	return corpus.Person{
		ID: id, Name: name, Rank: rank, Department: "Grounds", Role: "warden", Age: 25 + 4*rank, Gender: gender,
		Education: "master",
		Skills:    skills, Style: plain, BigFive: corpus.BigFive{Openness: "high", Conscientiousness: "high",
			Extraversion: "low", Agreeableness: "medium", Neuroticism: "low"},
		Tone: tone, Voice: "concise", Expertise: "expert",
	}
}

func tinyMessages(c *corpus.Corpus) {
	add := func(group string, at corpus.Stamp, author, text, parent string, path corpus.PathType, act corpus.Act,
		task string, facts ...string) {
		m := corpus.Message{
			ID: "M" + string(rune('1'+len(c.Messages))), GroupID: group, At: at, AuthorID: author, Text: text, ReplyTo: parent,
			Tokens: 10,
		}
		m.ThreadID = m.ID
		for _, x := range c.Messages {
			if x.ID == parent {
				m.ThreadID = x.ThreadID
			}
		}
		p := corpus.PlannedMessage{MessageID: m.ID, TaskIDs: []string{task}, Path: path, Act: act, Position: "early"}
		for _, f := range facts {
			p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f})
		}
		c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
	}
	thursday, friday := monday.Add(3), monday.Add(4)
	add("G1", monday.At(9, 0), "P1", "Kicking off the gate audit.", "", corpus.PathPost, corpus.ActKickoff, "T1")
	add("G1", monday.At(9, 5), "P3", "Which ledger do we use for it?", "M1", corpus.PathReply, corpus.ActQuestion, "T1")
	add("G1", monday.At(9, 7), "P2", "We use the blue ledger.", "M2", corpus.PathReply, corpus.ActMistake, "T1", "F3")
	add("G1", monday.Add(1).At(10, 7), "P1", "It is the red one, sorry.", "M3", corpus.PathReply, corpus.ActCorrection,
		"T1", "F1")
	add("G2", thursday.At(12, 30), "P4", "Who signs the yard plan, Ada?", "", corpus.PathPost, corpus.ActQuestion, "T3")
	add("G2", thursday.At(12, 34), "P1", "Ben Okoro signs it.", "M5", corpus.PathReply, corpus.ActAnswer, "T3", "F2")
	add("G2", friday.At(17, 58), "P4", "When is the next visit?", "", corpus.PathPost, corpus.ActQuestion, "T3")
	add("G1", friday.At(17, 59), "P3", "The red one is in use at the gate.", "M1", corpus.PathCross, corpus.ActCompletion,
		"T2", "F1")
	c.Plan[0].Obligation, c.Plan[2].Perturbation = "starting", "wrong_detail"
}

// sectionOf returns a section of the report.
func sectionOf(t testing.TB, r *Report, name string) *Section {
	t.Helper()
	for i := range r.Sections {
		if r.Sections[i].Name == name {
			return &r.Sections[i]
		}
	}
	t.Fatalf("no section %s", name)
	return nil
}

func (s *Section) valueOf(t testing.TB, name string) float64 {
	t.Helper()
	for _, f := range s.Figures {
		if f.Name == name {
			return f.Value
		}
	}
	t.Fatalf("%s: no figure %q", s.Name, name)
	return 0
}

func (s *Section) sampleOf(t testing.TB, name string) Sample {
	t.Helper()
	for _, x := range s.Samples {
		if x.Name == name {
			return x
		}
	}
	t.Fatalf("%s: no sample %q", s.Name, name)
	return Sample{}
}

// countsOf returns the cells of a distribution that are not empty.
func (s *Section) countsOf(t testing.TB, name string) map[string]int {
	t.Helper()
	for _, d := range s.Distributions {
		if d.Name == name {
			out := map[string]int{}
			for _, c := range d.Cells {
				if c.Count > 0 {
					out[c.Value] = c.Count
				}
			}
			return out
		}
	}
	t.Fatalf("%s: no distribution %q", s.Name, name)
	return nil
}
