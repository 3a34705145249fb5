package prompts

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
)

// The names of the tasks by which conversations come about (C2–C4).
const (
	TaskCases = "conversation.cases"
	TaskCore  = "conversation.core"
	TaskLeg   = "conversation.write"
)

// Conversations are the tasks by which a model writes what is planned of long conversations: what a person of a
// profession asks an assistant about, the messages that hold evidence, and the conversations around them. Which facts
// there are, who says them and where is planned and never asked.
type Conversations struct {
	Cases *Task[CasesIn, CasesOut]     // lists what a user comes with (C2)
	Core  *Task[CoreIn, CoreOut]       // words the messages of a core (C3)
	Leg   *Task[SessionIn, SessionOut] // writes a part of a conversation (C4)
}

// NewConversations returns the tasks with the program's own templates; those of a user are in Tasks.
func NewConversations() *Conversations {
	return &Conversations{
		Cases: New(Task[CasesIn, CasesOut]{Name: TaskCases, Role: llm.RolePlanner, Template: read(TaskCases),
			Check:  checkCases,
			System: "You know what people of many professions ask an assistant for. You answer with one JSON object and nothing else."}),
		Core: New(Task[CoreIn, CoreOut]{Name: TaskCore, Role: llm.RolePlanner, Template: read(TaskCore), Check: checkCore,
			System: "You word messages between a person and an assistant, exactly as a plan asks for them. You answer with one JSON object and nothing else."}),
		Leg: New(Task[SessionIn, SessionOut]{Name: TaskLeg, Role: llm.RoleAuthor, Template: read(TaskLeg),
			Check: checkSession, Settle: exact,
			Useful: func(out SessionOut) bool { return len(out.Messages) > 0 }, // it can be mended
			System: "You write conversations between a person and an assistant, part by part, exactly as a plan asks for them. You answer with one JSON object and nothing else."}),
	}
}

// Leg is which part of a conversation is asked for, and what came before it.
type Leg struct {
	N      int              `json:"n"`                // from 1
	Of     int              `json:"of"`               // parts of the conversation
	Before []string         `json:"before,omitempty"` // the topics of the parts before it
	Last   []SessionMessage `json:"last,omitempty"`   // the last messages before it
}

// CasesIn asks what a person of a profession would come to an assistant with (C2).
type CasesIn struct {
	User     Profile  `json:"user"`
	Industry string   `json:"industry"`
	Goals    []string `json:"goals"`
	Subjects []string `json:"subjects"` // things of the user's work, which cases may turn on
	Count    int      `json:"count"`
}

// CasesOut are the cases.
type CasesOut struct {
	Cases []Case `json:"cases"`
}

// Case is a matter that a part of a conversation can turn on.
type Case struct {
	Type     string   `json:"type"`    // one of SessionTypes
	Topic    string   `json:"topic"`   // a noun phrase
	Purpose  string   `json:"purpose"` // an infinitive without to
	Details  []string `json:"details"` // clauses of circumstance
	Offers   []string `json:"offers"`  // what the assistant may propose
	Question string   `json:"question"`
}

// fewestOfCase is how many details, and how many offers, a case has at least.
const fewestOfCase = 4

// checkCases: as many as asked for, no two alike, of known types, and without a value that no one planned.
func checkCases(in CasesIn, out CasesOut) []string {
	var v []string
	if len(out.Cases) != in.Count {
		v = append(v, fmt.Sprintf("there are %d cases: write exactly %d", len(out.Cases), in.Count))
	}
	seen := map[string]bool{}
	for i, c := range out.Cases {
		at := fmt.Sprintf("case %d", i+1)
		switch {
		case !slices.Contains(SessionTypes(), c.Type):
			v = append(v, fmt.Sprintf("%s: there is no type %q; choose among %s", at, c.Type, strings.Join(SessionTypes(),
				", ")))
		case c.Topic == "" || c.Purpose == "" || c.Question == "":
			v = append(v, at+": it has a topic, a purpose and a question")
		case seen[strings.ToLower(c.Topic)]:
			v = append(v, at+": its topic is that of another")
		case len(c.Details) < fewestOfCase || len(c.Offers) < fewestOfCase:
			v = append(v, fmt.Sprintf("%s: it has %d details and %d offers, at least %d of each are needed", at, len(c.Details),
				len(c.Offers), fewestOfCase))
		}
		seen[strings.ToLower(c.Topic)] = true
		for _, text := range slices.Concat([]string{c.Topic, c.Purpose}, c.Details, c.Offers) {
			if span, found := unplanned(text, nil); found {
				v = append(v, fmt.Sprintf("%s holds %q: say it without a value", at, span))
			}
		}
	}
	return v
}

// CoreIn asks for the messages of a core.
type CoreIn struct {
	User     Voice       `json:"user"`
	Side     string      `json:"side"`     // who writes all of them
	Category string      `json:"category"` // what they are for
	Pieces   []CorePiece `json:"pieces"`
}

// CorePiece is what one message says, and nothing else.
type CorePiece struct {
	N         int    `json:"n"`
	Subject   string `json:"subject"`             // "session cache rollback plan"
	Attribute string `json:"attribute,omitempty"` // "retry limit"
	Value     string `json:"value"`               // as it is in the message
	Changed   bool   `json:"changed,omitempty"`   // it takes the place of the value before
	Clause    string `json:"clause"`              // one way to say it
}

// CoreOut are the messages.
type CoreOut struct {
	Messages []CoreMessage `json:"messages"`
}

// CoreMessage is one of them.
type CoreMessage struct {
	N    int    `json:"n"`
	Text string `json:"text"`
}

// mostCoreWords is how many words an evidence message has at most.
const mostCoreWords = 60

// checkCore: a message a piece, in order, each with its own value and subject once, and with no other value.
func checkCore(in CoreIn, out CoreOut) []string {
	if len(out.Messages) != len(in.Pieces) {
		return []string{fmt.Sprintf("there are %d messages: write exactly %d", len(out.Messages), len(in.Pieces))}
	}
	var v []string
	for i, m := range out.Messages {
		p, at := in.Pieces[i], fmt.Sprintf("message %d", i+1)
		low := strings.ToLower(m.Text)
		switch {
		case m.N != p.N:
			v = append(v, fmt.Sprintf("%s is numbered %d: the pieces keep their order", at, m.N))
		case strings.Count(low, strings.ToLower(p.Value)) != 1:
			v = append(v, fmt.Sprintf("%s does not hold %q once, word for word", at, p.Value))
		case !strings.Contains(low, strings.ToLower(p.Subject)):
			v = append(v, fmt.Sprintf("%s does not name %q", at, p.Subject))
		case strings.Contains(m.Text, "?") || strings.Contains(m.Text, "\n"):
			v = append(v, at+" is a statement in one line, and no question")
		case len(strings.Fields(m.Text)) > mostCoreWords:
			v = append(v, fmt.Sprintf("%s has more than %d words", at, mostCoreWords))
		}
		if span, found := unplanned(m.Text, []string{p.Value, p.Subject, p.Clause}); found {
			v = append(v, fmt.Sprintf("%s holds %q, which its piece does not", at, span))
		}
	}
	return v
}

// exact puts the words of a message that was asked for as a whole in place of one that nearly has them (C4): of the
// same side, with most of its words. One that is not so near is left for the check.
func exact(in SessionIn, out SessionOut) SessionOut {
	for _, s := range in.Says {
		if !s.Whole {
			continue
		}
		at := slices.IndexFunc(out.Messages, func(m SessionMessage) bool { return m.Text == s.Clause && m.Role == s.Side })
		if at < 0 {
			at = nearestTo(s, out.Messages)
		}
		if at < 0 {
			continue
		}
		out.Messages = slices.Clone(out.Messages)
		out.Messages[at].Text = s.Clause
		out.Says = slices.DeleteFunc(slices.Clone(out.Says), func(p SaidAt) bool { return p.Say == s.N })
		out.Says = append(out.Says, SaidAt{Say: s.N, Message: at + 1, Surface: s.Clause})
	}
	return out
}

// nearly is the share of the words of a message from which on another is taken for it.
const nearly = 0.75

// nearestTo is the message of a say's side that has most of its words, -1 where none has enough of them.
func nearestTo(s Say, messages []SessionMessage) int {
	best, most := -1, nearly
	words := wordsOf(s.Clause)
	for i, m := range messages {
		if m.Role != s.Side {
			continue
		}
		has, n := map[string]bool{}, 0
		for _, w := range wordsOf(m.Text) {
			has[w] = true
		}
		for _, w := range words {
			if has[w] {
				n++
			}
		}
		if share := float64(n) / float64(max(1, len(words))); share >= most {
			best, most = i, share
		}
	}
	return best
}

// unplanned is the first typed value of a text that none of some words holds.
func unplanned(text string, known []string) (surface string, found bool) {
	material := strings.ToLower(strings.Join(known, "\n"))
	for _, span := range corpus.Uncovered(text, 0, nil, nil) {
		if !strings.Contains(material, strings.ToLower(span.Surface)) {
			return span.Surface, true
		}
	}
	return "", false
}
