package pipeline

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/prose"
	"memloom/personas"
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/groupmembench"
	"memloom/pipeline/recipe"
	"memloom/prompts"
)

// byMessage is a domain of two channels whose messages are written one by one.
func byMessage(t testing.TB) Settings {
	t.Helper()
	r, err := recipe.Load("groupmembench", []string{
		"world.domains=[manufacturing]", "channels.domains=1", "channels.days=30", "channels.waves=[2]",
		"channels.projects=[2]", "channels.topics=[4]",
		"channels.phases=[4]", "channels.participants=[8]", "channels.roles=[5]", "channels.messages=[480]",
		"channels.changes=[4]", "questions.corpora=[]",
		"questions.by_corpus={}",
		"questions.families={pivot: 0, knowledge_update: 0, term_ambiguity: 0, user_implicit: 0, relative_time: 1, abstention: 0}", "dialogue.generation=message",
	}, 1, designs.Sections()...)
	if err != nil {
		t.Fatal(err)
	}
	return Settings{Recipe: r, Scale: 1, Seed: 1, Domains: []Domain{loaded(t, "manufacturing")}, StandIn: plainly}
}

// heard keeps what authors of messages are asked, the last attempt at each.
type heard struct {
	llm.Model
	mu    *sync.Mutex
	asked map[string]prompts.MessageIn
}

func (h heard) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if in, ok := c.Input.(prompts.MessageIn); ok {
		h.mu.Lock()
		h.asked[fmt.Sprintf("%s %s %d", in.Group, in.Date, in.Slot.N)] = in
		h.mu.Unlock()
	}
	return h.Model.Complete(ctx, c)
}

// TestAuthorsInChannelsKnowTheirPhase: who writes a message is shown at most fifty of its phase, as they came to be
// written before it, no two of them near-repeats; what it answers; a sentence of older ones; the phase's ledger; a
// sentence of the phase that it names; and the scenario with its length (G3, G8 to G10).
func TestAuthorsInChannelsKnowTheirPhase(t *testing.T) {
	t.Parallel()
	s := byMessage(t)
	h := heard{mu: &sync.Mutex{}, asked: map[string]prompts.MessageIn{}}
	res, w := do(t, s, func(r *Run) {
		h.Model = r.Models.Author
		r.Design, r.Models.Author = groupmembench.Design{}, h
	})
	c := res.Corpus
	if len(h.asked) != len(c.Messages) || len(c.Messages) != 480 {
		t.Fatalf("%d messages, %d asked for", len(c.Messages), len(h.asked))
	}
	f := &finished{Settings: s, outcome: res, stages: w.stages}
	x := readOf(f)
	seen := map[string]int{}
	number := map[string]int{}
	for i, m := range c.Messages {
		day := x.groups[m.GroupID] + " " + m.At.Date().String()
		number[day]++
		in, ok := h.asked[fmt.Sprintf("%s %d", day, number[day])]
		if !ok || in.Moment == nil {
			t.Fatalf("%s: nobody was asked for it in a phase", m.ID)
		}
		x.hold(t, i, in, seen)
	}
	for _, what := range []string{"answers", "snippets", "sibling", "close", "ledger", "older day", prompts.ScenarioPost,
		prompts.ScenarioReply, prompts.ScenarioCross,
		prompts.ScenarioDisagreement, prompts.ScenarioNoise} {
		if seen[what] == 0 {
			t.Errorf("no message with %s: %v", what, seen)
		}
	}
}

// readCorpus is a corpus with its phases.
type readCorpus struct {
	*corpus.Corpus
	groups map[string]string // id → name
	tasks  map[string]corpus.Task
	people map[string]corpus.Person
	before map[string][]corpus.Message // by phase: what was said there so far
	mended map[string]bool             // what was said before the day was mended
	byID   map[string]corpus.Message
}

func readOf(f *finished) *readCorpus {
	x := &readCorpus{Corpus: f.Corpus, groups: map[string]string{}, tasks: corpus.CopiesByID(f.Corpus.Tasks),
		people: corpus.CopiesByID(f.Corpus.People), before: map[string][]corpus.Message{}, mended: map[string]bool{},
		byID: corpus.CopiesByID(f.Corpus.Messages)}
	for _, r := range f.Corpus.Repairs {
		x.mended[r.Before] = true
	}
	for _, g := range f.Corpus.Groups {
		x.groups[g.ID] = g.Name
	}
	return x
}

func (x *readCorpus) phase(i int) corpus.Task {
	t := x.tasks[x.Plan[i].TaskIDs[0]]
	if t.PhaseID != "" {
		return x.tasks[t.PhaseID]
	}
	return t
}

// hold holds what the author of message i was asked against the corpus as it came to be.
func (x *readCorpus) hold(t *testing.T, i int, in prompts.MessageIn, seen map[string]int) {
	t.Helper()
	m, ph, plan := x.Messages[i], x.phase(i), x.Plan[i]
	before := x.before[ph.ID]
	x.before[ph.ID] = append(before, m)
	last := before[max(0, len(before)-50):]
	shown := func(s prompts.Shown, list []corpus.Message, whole bool) bool {
		return slices.ContainsFunc(list, func(b corpus.Message) bool {
			return b.At == s.At && b.AuthorName == s.Speaker && (b.Text == s.Text || x.mended[s.Text] || !whole &&
				prose.Sentences(b.Text)[0] == s.Text)
		})
	}
	for k, s := range in.Said {
		if !shown(s, last, true) || k > 0 && s.At < in.Said[k-1].At {
			t.Errorf("%s is shown %+v, which is none of the last fifty of %s", m.ID, s, ph.Name)
		}
		if s.At.Date() < m.At.Date() {
			seen["older day"]++
		}
	}
	if len(before) > 0 && len(in.Said) == 0 {
		t.Errorf("%s is shown nothing of %d messages", m.ID, len(before))
	}
	for _, s := range in.Moment.Snippets {
		if seen["snippets"]++; !shown(s, before[:len(before)-len(last)], false) {
			t.Errorf("%s is shown %+v of longer ago", m.ID, s)
		}
	}
	if m.ReplyTo != "" {
		parent := x.byID[m.ReplyTo]
		if a := in.Moment.Answers; a != nil {
			seen["answers"]++
			if a.Text != parent.Text {
				t.Errorf("%s answers %q, shown is %q", m.ID, parent.Text, a.Text)
			}
		} else if !shown(prompts.Shown{At: parent.At, Speaker: parent.AuthorName, Text: parent.Text}, last, true) {
			t.Errorf("%s is not shown what it answers", m.ID)
		}
	}
	x.moment(t, m, ph, plan, in, seen)
}

// moment holds the rest of a moment against the plan.
func (x *readCorpus) moment(t *testing.T, m corpus.Message, ph corpus.Task, plan corpus.PlannedMessage,
	in prompts.MessageIn, seen map[string]int) {
	t.Helper()
	mo := in.Moment
	seen[mo.Scenario]++
	if mo.Phase.Name != ph.Name || mo.Phase.Goal != ph.Progress.Goal || mo.Stage != plan.Position {
		t.Errorf("%s stands in %+v (%s), want %s (%s)", m.ID, mo.Phase, mo.Stage, ph.Name, plan.Position)
	}
	length := prompts.Length{Fewest: 1, Most: 3, Words: 15}
	if mo.Scenario == prompts.ScenarioPost {
		length = prompts.Length{Fewest: 2, Most: 4, Words: 15}
	}
	if mo.Length != length {
		t.Errorf("%s, a %s, has the length %+v", m.ID, mo.Scenario, mo.Length)
	}
	passed := float64(m.At-ph.Start.At(0, 0)) / float64(ph.Due.Add(1).At(0, 0)-ph.Start.At(0, 0))
	if mo.Close != (passed > 0.8) {
		t.Errorf("%s: when %.2f of the phase have passed, close is %v", m.ID, passed, mo.Close)
	}
	if mo.Close {
		seen["close"]++
	}
	if len(in.Ledgers) > 1 || len(in.Ledgers) == 1 && in.Ledgers[0].Task != ph.Name {
		t.Errorf("%s is shown the ledgers %+v", m.ID, in.Ledgers)
	}
	seen["ledger"] += len(in.Ledgers)
	if p := x.people[m.AuthorID]; len(mo.Manner) != 3 || mo.Manner[0] != personas.Manner(cmp.Or(in.Slot.Tone, p.Tone)) ||
		mo.Manner[1] != personas.Manner(p.Voice) || mo.Manner[2] == "" {
		t.Errorf("%s is by a %s %s %s, who behaves as %q", m.ID, p.Tone, p.Voice, p.Expertise, mo.Manner)
	}
	if len(mo.Readers) == 0 || slices.ContainsFunc(mo.Readers,
		func(r prompts.Reader) bool { return r.Name == m.AuthorName || r.Role == "" }) {
		t.Errorf("%s is written for %+v", m.ID, mo.Readers)
	}
	if s := mo.Sibling; s != nil {
		seen["sibling"]++
		if !slices.ContainsFunc(x.Messages, func(b corpus.Message) bool {
			return b.At == s.At && b.At.Date() < m.At.Date() && b.GroupID != m.GroupID && prose.Sentences(b.Text)[0] == s.Text
		}) || !slices.Contains(in.Slot.Names, s.Group) {
			t.Errorf("%s names %v and hears %+v", m.ID, in.Slot.Names, s)
		}
	}
}
