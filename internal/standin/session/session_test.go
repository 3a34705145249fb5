package session

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/standintest"
	"memloom/internal/standin/template"
	"memloom/internal/standin/text"
	"memloom/prompts"
)

// sessionTopic is invented material for sessions of the types that it suits.
type sessionTopic struct {
	Types          []string
	Topic, Purpose string
	Says           []prompts.Say
	Details        []string
	Offers         []string
}

func sessionTopics(t testing.TB) []sessionTopic {
	t.Helper()
	b, err := os.ReadFile("testdata/session_topics.json")
	if err != nil {
		t.Fatal(err)
	}
	var out []sessionTopic
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// makeSession draws a session of a type.
func makeSession(topics []sessionTopic, kind string, r *rand.Rand) prompts.SessionIn {
	fit := slices.DeleteFunc(slices.Clone(topics), func(x sessionTopic) bool { return !slices.Contains(x.Types, kind) })
	x := corpus.Pick(r, fit)
	in := prompts.SessionIn{
		User: corpus.Pick(r, standintest.People()), Date: corpus.NewDate(2025, 3, 1).Add(r.IntN(300)), Type: kind,
		Workflow: 1 + r.IntN(prompts.SessionWorkflows),
		Messages: prompts.FewestSessionMessages + 2*r.IntN(6), Topic: x.Topic, Purpose: x.Purpose, Says: []prompts.Say{},
		Offers: x.Offers,
	}
	for _, s := range x.Says {
		if r.IntN(3) > 0 && len(in.Says) < in.Messages/2-1 {
			s.N = len(in.Says) + 1
			in.Says = append(in.Says, s)
		}
	}
	for _, d := range x.Details {
		if r.IntN(4) > 0 {
			in.Details = append(in.Details, d)
		}
	}
	return in
}

var sessionTask = sync.OnceValue(func() *prompts.Task[prompts.SessionIn, prompts.SessionOut] {
	return prompts.NewTasks(corpus.NewLexicon(nil, nil)).Session
})

// checkSession asks through the task, whose checks hold a session to its plan.
func checkSession(t *testing.T, in prompts.SessionIn) prompts.SessionOut {
	t.Helper()
	out, err := Write(in)
	if err != nil {
		t.Fatalf("%s/%d, %d messages: %v", in.Type, in.Workflow, in.Messages, err)
	}
	for _, v := range sessionTask().Check(in, out) {
		t.Errorf("%s/%d of %s: %s\n%s", in.Type, in.Workflow, in.Topic, v, transcript(in, out))
	}
	return out
}

func transcript(in prompts.SessionIn, out prompts.SessionOut) string {
	var b strings.Builder
	fmt.Fprintf(&b, "### %s/%d, %s, %s\n", in.Type, in.Workflow, in.Topic, in.User.Given)
	for i, m := range out.Messages {
		mark := ""
		for _, s := range out.Says {
			if s.Message == i+1 {
				mark = fmt.Sprintf(" [says %d]", s.Say)
			}
		}
		fmt.Fprintf(&b, "%s%s: %s\n", m.Role, mark, m.Text)
	}
	return b.String()
}

// Every session is what was planned: turns, says, no value of its own. The
// task's check says so.
func TestSessionsKeepToTheirPlan(t *testing.T) {
	topics := sessionTopics(t)
	for seed := range uint64(60) {
		for i, kind := range prompts.SessionTypes() {
			in := makeSession(topics, kind, rand.New(rand.NewPCG(seed, uint64(i))))
			out := checkSession(t, in)
			if again, err := Write(in); err != nil || transcript(in, again) != transcript(in, out) {
				t.Fatalf("the same plan gives another session, or an error: %v", err)
			}
		}
	}
}

// Every workflow can be written in every length, with and without material.
func TestSessionsOfEveryShape(t *testing.T) {
	topics := sessionTopics(t)
	for i, kind := range prompts.SessionTypes() {
		for flow := 1; flow <= prompts.SessionWorkflows; flow++ {
			for n := prompts.FewestSessionMessages; n <= prompts.MostSessionMessages; n += 2 {
				in := makeSession(topics, kind, rand.New(rand.NewPCG(uint64(n), uint64(i*10+flow))))
				in.Workflow, in.Messages, in.Says = flow, n, []prompts.Say{{N: 1, Side: prompts.SideUser,
					Clause: "the lamp only works upside down"}}
				checkSession(t, in)
				in.Details, in.Offers, in.Says = nil, nil, []prompts.Say{}
				checkSession(t, in)
			}
		}
	}
}

func TestSessionsThatCannotBe(t *testing.T) {
	in := makeSession(sessionTopics(t), prompts.SessionPlanning, rand.New(rand.NewPCG(1, 1)))
	say := func(side string) prompts.Say { return prompts.Say{N: 1, Side: side, Clause: "the lamp works"} }
	for name, bend := range map[string]func(*prompts.SessionIn){
		"type":     func(in *prompts.SessionIn) { in.Type = "banter" },
		"workflow": func(in *prompts.SessionIn) { in.Workflow = 4 },
		"odd":      func(in *prompts.SessionIn) { in.Messages = 5 },
		"too long": func(in *prompts.SessionIn) { in.Messages = 16 },
		"too many": func(in *prompts.SessionIn) {
			in.Messages, in.Says = 4, []prompts.Say{say("user"), say("user"), say("user")}
		},
		"wrong side": func(in *prompts.SessionIn) { in.Says = []prompts.Say{say("nobody")} },
	} {
		in := in
		bend(&in)
		if _, err := Write(in); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// TestWords: a topic in short, what the user says in the assistant's mouth, and what the assistant offers in the
// user's.
func TestWords(t *testing.T) {
	for _, c := range []struct {
		name     string
		turn     func(string) string
		in, want string
	}{
		{"short topic", shortTopic, "a kit list for the ramp lesson", "the kit list"},
		{"short topic", shortTopic, "the hallway shelf", "the hallway shelf"},
		{"short topic", shortTopic, "how tides work", "how tides work"},
		{"short topic", shortTopic, "an account that asks for my taste", "the account"},
		{"yours", yours, "I am late with my form, and we were warned", "you are late with your form, and you were warned"},
		{"yours", yours, "the landlord told me that I was wrong", "the landlord told you that you were wrong"},
		{"yours", yours, "it was here", "it was here"},
		{"mine", mine, "put your coat by the door", "put my coat by the door"},
		{"mine", mine, "ask what you can spare", ""},
		{"imperative", imperative, "a basket by the door", "try a basket by the door"},
		{"imperative", imperative, "own up to it", "own up to it"},
	} {
		if got := c.turn(c.in); got != c.want {
			t.Errorf("%s of %q: %q, want %q", c.name, c.in, got, c.want)
		}
	}
}

// TestTemplates_Sections: every type has lines for every move and for the user's wishes, some of which need no
// material; no template holds a value, and what frames a clause does not speak of liking.
func TestTemplates_Sections(t *testing.T) {
	book := text.Book()
	for _, kind := range prompts.SessionTypes() {
		for _, need := range []string{"open", moveAsk, moveFirst, moveMid, moveLate, moveRevise, moveFinal,
			"want first", "want mid", "want late", "want final"} {
			lines := book[kind+" "+need]
			if len(lines) < 2 {
				t.Errorf("%s %s has %d lines", kind, need, len(lines))
			}
			if !slices.ContainsFunc(lines, func(l template.Line) bool { return !l.Needs("offer") }) {
				t.Errorf("%s %s needs an offer in every line", kind, need)
			}
		}
	}
	liking := regexp.MustCompile(`(?i)\b(like|love|prefer|favour|favourite|enjoy|adore|fond|fan|taste)\b`)
	for name, lines := range book {
		for _, l := range lines {
			if strings.HasPrefix(name, "user ") && l.Needs("clause") && liking.MatchString(l.Text) {
				t.Errorf("%s: %q speaks of liking", name, l.Text)
			}
		}
	}
}

// TestBrief_KeepsToItsPlan: the user's turns are short, and the user disagrees as often as the plan says (T3).
func TestBrief_KeepsToItsPlan(t *testing.T) {
	topics := sessionTopics(t)
	for seed := range uint64(40) {
		in := makeSession(topics, prompts.SessionOrganising, rand.New(rand.NewPCG(seed, 3)))
		in.Messages, in.UserRunes, in.Corrections, in.Says = 14, 60, int(seed%4), nil
		for n, clause := range []string{"I like maps with hills", "No, I avoid glossy paper"}[:seed%3] {
			in.Says = append(in.Says, prompts.Say{N: n + 1, Side: prompts.SideUser, Clause: clause})
		}
		out := checkSession(t, in)
		if len(out.Says) != len(in.Says) {
			t.Errorf("it says %+v\n%s", out.Says, transcript(in, out))
		}
	}
}
