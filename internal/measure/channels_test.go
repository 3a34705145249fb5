package measure

import (
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
)

// rooms is a domain of two projects with a channel, a topic and a phase each, and ten messages. It begins on a Friday.
func rooms(id string) *corpus.Corpus {
	friday := monday.Add(4)
	phase := func(n string, start corpus.Date, active ...string) []corpus.Task {
		t := corpus.Task{ID: "T" + n, ProjectID: "J" + n, SubprojectID: "S" + n, GroupID: "G" + n, OwnerID: active[0],
			ActiveIDs: active,
			Start:     start, Due: start.Add(9), Progress: corpus.Progress{Category: "risks", Goal: "mitigated"}}
		out := []corpus.Task{t}
		for i, component := range []string{"valve", "valve", "pump"} {
			piece := corpus.Task{ID: "T" + n + string(rune('a'+i)), SubprojectID: t.SubprojectID, GroupID: t.GroupID,
				Component: component, PhaseID: t.ID}
			out = append(out, piece)
		}
		return out
	}
	c := &corpus.Corpus{
		ID: id, First: friday, Last: friday.Add(9),
		People: []corpus.Person{tinyPerson("P1", "Ada Lind", 1, "male", "direct"), tinyPerson("P2", "Ben Okoro", 2,
			"male", "casual"), tinyPerson("P3", "Cy Marsh", 4, "female", "anxious")},
		Groups: []corpus.Group{{ID: "G1", Name: "Gate", Kind: corpus.Channel}, {ID: "G2", Name: "Yard",
			Kind: corpus.Channel}},
		Members: []corpus.Member{{GroupID: "G1", PersonID: "P1"}, {GroupID: "G1", PersonID: "P2"},
			{GroupID: "G2", PersonID: "P2"}, {GroupID: "G2", PersonID: "P3"}, {GroupID: "G1", PersonID: "P3", Guest: true}},
		Subprojects: []corpus.Subproject{{ID: "S1", ProjectID: "J1", GroupID: "G1"}, {ID: "S2", ProjectID: "J2",
			GroupID: "G2"}},
		Tasks: slices.Concat(phase("1", friday, "P1", "P2"), phase("2", friday, "P2", "P3")),
		Facts: []corpus.Fact{{ID: "F1"}, {ID: "F2", Supersedes: "F1"}, {ID: "F3", Noise: true}},
		Items: []corpus.Item{{ID: "I1", Family: "pivot", Status: corpus.Accepted}, {ID: "I2", Family: "pivot",
			Status: corpus.Rejected}},
	}
	roomMessages(c, friday)
	return c
}

func roomMessages(c *corpus.Corpus, friday corpus.Date) {
	add := func(group string, at corpus.Stamp, author, parent string, act corpus.Act, perturbation, task string,
		facts []string, marks ...string) {
		m := corpus.Message{ID: "M" + string(rune('A'+len(c.Messages))), GroupID: group, At: at, AuthorID: author,
			Text: "a few words", ReplyTo: parent, Tokens: 10}
		m.ThreadID = m.ID
		p := corpus.PlannedMessage{MessageID: m.ID, Path: corpus.PathPost, Act: act, Perturbation: perturbation, Marks: marks}
		for _, x := range c.Messages {
			if x.ID == parent {
				m.ThreadID, p.Path = x.ThreadID, corpus.PathReply
			}
		}
		if author == "P3" && group == "G1" {
			p.Path = corpus.PathCross
		}
		if task != "" {
			p.TaskIDs = []string{task}
		}
		for _, f := range facts {
			p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f})
		}
		c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
	}
	saturday, end := friday.Add(1), friday.Add(9)
	// MA
	add("G1", friday.At(9, 0), "P1", "", corpus.ActKickoff, "", "T1", nil, corpus.MarkLink)
	// MB
	add("G1", friday.At(9, 10), "P2", "MA", corpus.ActProgress, "", "T1a", []string{"F1"}, corpus.MarkTypo)
	// MC: of no phase
	add("G1", saturday.At(9, 0), "P1", "", corpus.ActMistake, "off_topic", "", nil)
	// MD
	add("G1", saturday.At(10, 0), "P3", "MA", corpus.ActRecall, "", "T1", nil, corpus.MarkCross)
	// ME
	add("G1", saturday.At(11, 0), "P2", "MA", corpus.ActDisagreement, "scope", "T1", nil)
	// MF
	add("G1", friday.Add(4).At(0, 0), "P1", "", corpus.ActDecision, corpus.DecisionChange, "T1a", []string{"F2"})
	// MG: of its thread's phase
	add("G1", end.At(20, 0), "P2", "MF", corpus.ActAcknowledge, corpus.UltraShort, "", nil)
	// MH
	add("G2", friday.At(9, 0), "P2", "", corpus.ActQuestion, "", "T2a", nil)
	// MI
	add("G2", friday.At(9, 30), "P3", "", corpus.ActQuestion, "", "T2b", nil)
	// MJ
	add("G2", friday.At(10, 0), "P3", "MH", corpus.ActAnswer, "", "T2a", []string{"F1", "F3"}, corpus.MarkLink,
		corpus.MarkTone)
}

func domains(recipe string, scale float64, list ...*corpus.Corpus) *Report {
	return computed(Input{Recipe: recipe, Scale: scale, Design: channels(),
		Asked: map[string]float64{"dialogue.noise": 0.05, "dialogue.disagreement": 0, "dialogue.ultra_short": 0,
			"dialogue.imperfections": 0, "dialogue.tone_jitter": 0, "dialogue.post_links": 0, "dialogue.links": 0,
			"dialogue.cross_references": 0}, ByCorpus: map[string][]int{"pivot": {2, 3}, "abstention": {1, 1}}}, list...)
}

// TestChannels_ByHand holds the figures of two phases against a count on paper.
func TestChannels_ByHand(t *testing.T) {
	s := sectionOf(t, domains("groupmembench", 1, rooms("c1")), "channels")
	for name, want := range map[string]float64{
		"messages": 10, "channels": 2, "projects": 2, "topics": 2, "phases": 2, "people": 3, "tokens": 100,
		"phases whose first message is a post": 1, "most open questions in a row among posts": 2,
		"replies to another person": 1,
		"cross-project messages that reply to the first post of their phase": 1,
		"other messages by people who are active in their phase":             1,
		"decision changes in their window":                                   1, "phases with a decision change": 0.5,
		"posts": 0.5, "replies": 0.4, "cross-project messages": 0.1, "decision changes": 0.1,
		"noise": 0.1, "disagreement, of replies": 1.0 / 5, "ultra-short, of the replies left": 1.0 / 4, "imperfections": 0.1,
		"tone jitter":     0.1,
		"links, of posts": 1.0 / 5, "links, of the others": 1.0 / 5, "cross-references": 0.1, "on weekends": 0.4,
		"minutes between messages of a phase": (9*24*60 + 11*60 + 60) / 8.0, "most messages in the last twentieth of a phase": 1, "facts stated": 2,
	} {
		if got := s.valueOf(t, name); math.Abs(got-want) > 1e-12 {
			t.Errorf("%s: %g, want %g", name, got, want)
		}
	}
	for name, want := range map[string]float64{"sub-issues a phase": 2, "days a phase": 10, "topics a project": 1, "phases a topic": 1, "people a channel": 2, "messages a phase": 4.5} {
		if got := s.sampleOf(t, name); got.Mean != want {
			t.Errorf("%s: %g, want %g", name, got.Mean, want)
		}
	}
}

// Published figures are next to the whole recipe alone; what a recipe asks for is next to every corpus.
func TestChannels_PublishedBesideTheWholeRecipe(t *testing.T) {
	for _, x := range []struct {
		recipe string
		scale  float64
		want   bool
	}{{"groupmembench", 1, true}, {"groupmembench", 0.5, false}, {"mine", 1, false}} {
		s := sectionOf(t, domains(x.recipe, x.scale, rooms("c1")), "channels")
		for _, f := range s.Figures {
			for _, r := range f.References {
				if r.Source != fromRecipe && !x.want {
					t.Errorf("%s at %g: %s stands beside %s", x.recipe, x.scale, f.Name, r.Source)
				}
			}
		}
		if got := slices.Contains(s.Matrices[0].Columns, "published"); got != x.want {
			t.Errorf("%s at %g: table 6 is published: %t", x.recipe, x.scale, got)
		}
		want := []Row{{"abstention", []int{0, 1}}, {"pivot", []int{1, 2}}}
		if d := cmp.Diff(want, s.Matrices[1].Rows); d != "" {
			t.Errorf("items (-want +got)\n%s", d)
		}
	}
}

// Corpora without phases have no such section.
func TestChannels_NoneWithoutPhases(t *testing.T) {
	bare := rooms("c1")
	for i := range bare.Tasks {
		bare.Tasks[i].Progress = corpus.Progress{}
	}
	for name, r := range map[string]*Report{"no phase": domains("groupmembench", 1, bare), "an organisation": compute(tiny())} {
		if slices.ContainsFunc(r.Sections, func(s Section) bool { return s.Name == "channels" }) {
			t.Errorf("%s: there is a section of channels", name)
		}
	}
}
