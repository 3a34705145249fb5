package session

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
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
		User: corpus.Pick(r, authortest.People()), Date: corpus.NewDate(2025, 3, 1).Add(r.IntN(300)), Type: kind, Workflow: 1 + r.IntN(prompts.SessionWorkflows),
		Messages: prompts.FewestSessionMessages + 2*r.IntN(6), Topic: x.Topic, Purpose: x.Purpose, Says: []prompts.Say{}, Offers: x.Offers,
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
				in.Workflow, in.Messages, in.Says = flow, n, []prompts.Say{{N: 1, Side: prompts.SideUser, Clause: "the lamp only works upside down"}}
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

func TestGists(t *testing.T) {
	for clause, want := range map[string]string{
		"my brother leaves his helmet there":    "your brother",
		"the landlord won't have holes":         "the landlord",
		"whatever survives is pale wood":        "",
		"the last one is gone":                  "",
		"our best talks happened on the stairs": "",
	} {
		if got := gistOf(clause); got != want {
			t.Errorf("%q: %q, want %q", clause, got, want)
		}
	}
	for topic, want := range map[string]string{"a kit list for the ramp lesson": "the kit list", "the hallway shelf": "the hallway shelf", "how tides work": "how tides work"} {
		if got := shortTopic(topic); got != want {
			t.Errorf("%q: %q, want %q", topic, got, want)
		}
	}
}

// Tables hold no values, and every section that a course needs is
// there with shapes that need no material.
func TestSessionTables(t *testing.T) {
	l := sessionGrammar()
	all := map[string]grammar.Table{}
	for name, tab := range l.shared {
		all["shared "+name] = tab
	}
	for kind, tabs := range l.kinds {
		for name, tab := range tabs {
			all[kind+" "+name] = tab
		}
		for _, need := range strings.Fields("open ask first mid late revise final to_first to_mid to_late to_revise to_final on_first on_mid on_late on_revise accept bye") {
			if tab := tabs[strings.ReplaceAll(need, "_", " ")]; len(tab) == 0 {
				t.Errorf("%s has no section %s", kind, need)
			}
		}
	}
	for kind, tabs := range l.kinds {
		for _, move := range []string{moveAsk, moveFirst, moveMid, moveLate, moveRevise, moveFinal} {
			bare := func(p *grammar.Pattern) bool {
				return p.Tags == "" && !slices.ContainsFunc(p.Vars, func(v string) bool { return v != "yt" && v != "yth" && v != "yp" })
			}
			if !slices.ContainsFunc(tabs[move], bare) {
				t.Errorf("%s: %s needs material in every pattern", kind, move)
			}
		}
	}
	for name, tab := range all {
		seen := map[string]bool{}
		for _, p := range tab {
			if strings.HasSuffix(p.Src, ".") || seen[p.Src] {
				t.Errorf("%s: %q ends in a stop or stands twice", name, p.Src)
			}
			seen[p.Src] = true
			for _, form := range []string{p.Src, grammar.Capitalised(p.Src)} {
				for _, s := range corpus.Scan(authortest.PatternMarkup.ReplaceAllString(form, " ; "), corpus.NewDate(2025, 3, 11), nil) {
					t.Errorf("%s: %q stands in %q", name, s.Surface, p.Src)
				}
			}
		}
	}
}
