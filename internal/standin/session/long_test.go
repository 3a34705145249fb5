package session

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

// sessionFrame is material as a plan gives it for sessions whose turns have a length.
type sessionFrame struct {
	Topic, Purpose  string
	Says, Surfaces  []string
	World           bool // the says are about the world: either side may say them
	Details, Offers []string
}

func sessionFrames(t testing.TB) []sessionFrame {
	t.Helper()
	b, err := os.ReadFile("testdata/session_frames.json")
	if err != nil {
		t.Fatal(err)
	}
	var out []sessionFrame
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatal(err)
	}
	for _, x := range sessionTopics(t) {
		f := sessionFrame{Topic: x.Topic, Purpose: x.Purpose, Details: x.Details, Offers: x.Offers}
		for _, s := range x.Says {
			f.Says, f.Surfaces = append(f.Says, s.Clause), append(f.Surfaces, "")
		}
		out = append(out, f)
	}
	return out
}

// ownFrames is how many of the frames are made for sessions whose turns have a length.
const ownFrames = 6

// longWords is the length of turns in these tests.
const longWords = 55

// longSession draws a plan of 10 to 14 messages with 1 to 4 says of either side.
func longSession(frames []sessionFrame, n int, seed uint64) prompts.SessionIn {
	r := rand.New(rand.NewPCG(seed, uint64(n)))
	f, kinds := frames[r.IntN(len(frames))], prompts.SessionTypes()
	in := prompts.SessionIn{
		User: corpus.Pick(r, standintest.People()), Date: corpus.NewDate(2025, 3, 1).Add(r.IntN(300)),
		Type:     kinds[n%len(kinds)],
		Workflow: 1 + n/len(kinds)%prompts.SessionWorkflows, Messages: 10 + 2*r.IntN(3), Words: longWords, Topic: f.Topic,
		Purpose: f.Purpose, Says: []prompts.Say{}, Details: f.Details, Offers: f.Offers,
		Hidden: []string{"at home the user prefers things that are plain and bright"},
	}
	for k := range min(1+r.IntN(4), len(f.Says)) {
		s := prompts.Say{N: k + 1, Side: prompts.SideUser, Clause: f.Says[k]}
		if f.World && r.IntN(2) == 0 {
			s.Side = prompts.SideAssistant
		}
		if f.Surfaces[k] != "" {
			s.Surfaces = []string{f.Surfaces[k]}
		}
		in.Says = append(in.Says, s)
	}
	return in
}

// lengths returns the mean words of the turns of a session, and of either side.
func lengths(out prompts.SessionOut) (all, user, assistant float64) {
	var n [2]float64
	for i, m := range out.Messages {
		n[i%2] += float64(prompts.TurnWords(m.Text))
	}
	half := float64(len(out.Messages)) / 2
	return (n[0] + n[1]) / 2 / half, n[0] / half, n[1] / half
}

// Turns have the words that were asked for, the assistant's more than the user's, whatever is said in them.
func TestLongSessions_Length(t *testing.T) {
	frames := sessionFrames(t)
	for _, c := range []struct{ words, sessions int }{{longWords, 300}, {40, 40}, {63, 60}} {
		var users, assistants float64
		bySays := map[string][]float64{}
		for i := range c.sessions {
			in := longSession(frames, i, 3)
			in.Words = c.words
			all, user, assistant := lengths(checkSession(t, in))
			users, assistants = users+user, assistants+assistant
			if math.Abs(all-float64(c.words)) > 0.2*float64(c.words) {
				t.Errorf("session %d has turns of %.1f words, want %d", i, all, c.words)
			}
			for _, key := range []string{"all", fmt.Sprintf("%d says", len(in.Says)), "begins with the " + in.Says[0].Side} {
				bySays[key] = append(bySays[key], all)
			}
		}
		for key, list := range bySays {
			if m := mean(list); math.Abs(m-float64(c.words)) > 0.04*float64(c.words) || math.Abs(m-mean(bySays["all"])) > 1 {
				t.Errorf("%s: turns of %.2f words, want %d", key, m, c.words)
			}
		}
		n := float64(c.sessions)
		t.Logf("turns of %.2f words, the user's %.1f, the assistant's %.1f", mean(bySays["all"]), users/n, assistants/n)
		if r := assistants / users; r < 1.5 || r > 2 {
			t.Errorf("the assistant's turns are %.2f times as long as the user's", r)
		}
	}
}

func mean(list []float64) float64 {
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum / float64(len(list))
}

// Every type and workflow is written in every length, with says of either side.
func TestLongSessions_EveryShape(t *testing.T) {
	frames := sessionFrames(t)
	for i, kind := range prompts.SessionTypes() {
		for flow := 1; flow <= prompts.SessionWorkflows; flow++ {
			for _, messages := range []int{10, 12, 14} {
				for says := 1; says <= 4; says++ {
					in := longSession(frames[:ownFrames], i, uint64(flow*100+messages*10+says))
					f := frames[(i+flow+says)%ownFrames]
					in.Type, in.Workflow, in.Messages, in.Topic, in.Purpose, in.Says = kind, flow, messages, f.Topic, f.Purpose, nil
					for k := range says {
						in.Says = append(in.Says, prompts.Say{N: k + 1, Side: []string{prompts.SideUser,
							prompts.SideAssistant}[(i+k*flow)%2],
							Clause: f.Says[k], Surfaces: f.Surfaces[k : k+1]})
					}
					checkSession(t, in)
				}
			}
		}
	}
}

// Sessions without any material have their length too.
func TestLongSessions_Bare(t *testing.T) {
	frames := sessionFrames(t)
	for i := range 60 {
		in := longSession(frames, i, 9)
		in.Details, in.Offers, in.Says = nil, nil, []prompts.Say{}
		checkSession(t, in)
	}
}

// No sentence comes again within a session, and over many most are different.
// TestLongSessions_RepeatNoSentence: a conversation says no sentence of some length again.
func TestLongSessions_RepeatNoSentence(t *testing.T) {
	frames := sessionFrames(t)
	for i := range 300 {
		here := map[string]bool{}
		for _, m := range checkSession(t, longSession(frames, i, 5)).Messages {
			for _, s := range grammar.SentencesOf(m.Text) {
				if here[s] {
					t.Errorf("session %d repeats %q", i, s)
				}
				here[s] = true
			}
		}
	}
}

func BenchmarkLongSession(b *testing.B) {
	frames := sessionFrames(b)
	for n := 0; b.Loop(); n++ {
		in := longSession(frames, n, 1)
		in.Messages = 12
		if _, err := Write(in); err != nil {
			b.Fatal(err)
		}
	}
}

// Two sessions that have been read.
func TestGoldenLongSessions(t *testing.T) {
	frames := sessionFrames(t)[:ownFrames]
	var b strings.Builder
	for _, n := range []int{20, 32} {
		in := longSession(frames, n, 77)
		fmt.Fprintf(&b, "%s\n", transcript(in, checkSession(t, in)))
	}
	standintest.CompareGolden(t, "testdata/session_long.golden", b.String())
}
