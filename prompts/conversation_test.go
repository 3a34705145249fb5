package prompts

import (
	"slices"
	"strings"
	"testing"
)

// someCases are cases that pass the check.
func someCases(n int) CasesOut {
	var out CasesOut
	for i := range n {
		topic := "the notes for the " + []string{"session cache", "edge relay", "caption track"}[i]
		out.Cases = append(out.Cases, Case{Type: SessionTypes()[i], Topic: topic, Purpose: "get them into order",
			Question: "Where do I begin?",
			Details:  []string{"nobody has read them", "they are long", "many people wrote them", "they have no end"},
			Offers: []string{"a list of what is missing", "leave room for remarks", "a table of contents",
				"a heading a topic"}})
	}
	return out
}

// TestCheckCases_Faults: each fault of a list of cases is named, and a list without any passes (C2).
func TestCheckCases_Faults(t *testing.T) {
	for name, c := range map[string]struct {
		bend func(*CasesOut)
		says string // empty: it passes
	}{
		"none":            {func(*CasesOut) {}, ""},
		"a case too few":  {func(o *CasesOut) { o.Cases = o.Cases[:2] }, "there are 2 cases: write exactly 3"},
		"an unknown type": {func(o *CasesOut) { o.Cases[1].Type = "banter" }, `case 2: there is no type "banter"`},
		"no question": {func(o *CasesOut) { o.Cases[2].Question = "" },
			"case 3: it has a topic, a purpose and a question"},
		"no topic": {func(o *CasesOut) { o.Cases[2].Topic = "" }, "case 3: it has a topic"},
		"a topic twice": {func(o *CasesOut) { o.Cases[2].Topic = "The notes for the Session Cache" },
			"case 3: its topic is that of another"},
		"three details": {func(o *CasesOut) { o.Cases[0].Details = o.Cases[0].Details[:3] },
			"case 1: it has 3 details and 4 offers"},
		"three offers": {func(o *CasesOut) { o.Cases[0].Offers = o.Cases[0].Offers[:3] },
			"case 1: it has 4 details and 3 offers"},
		"a value in a topic": {func(o *CasesOut) { o.Cases[0].Topic += " of 48 MB" }, `case 1 holds "48 MB"`},
		"a value in details": {func(o *CasesOut) { o.Cases[1].Details[0] = "it took us 3 weeks" }, `case 2 holds "3 weeks"`},
		"a value in offers": {func(o *CasesOut) { o.Cases[1].Offers[3] = "wait until 14 March 2025" },
			`case 2 holds "14 March 2025"`},
	} {
		t.Run(name, func(t *testing.T) {
			out := someCases(3)
			c.bend(&out)
			held(t, checkCases(CasesIn{Count: 3}, out), c.says)
		})
	}
}

// held compares the violations of a check with the one that there is to be.
func held(t *testing.T, got []string, want string) {
	t.Helper()
	if want == "" {
		if len(got) > 0 {
			t.Errorf("found %q", got)
		}
		return
	}
	if !slices.ContainsFunc(got, func(v string) bool { return strings.Contains(v, want) }) {
		t.Errorf("found %q, want %q", got, want)
	}
}

// TestCheckCore_Faults: a message a piece, in order, with its value once, its subject, and no other value (C3).
func TestCheckCore_Faults(t *testing.T) {
	in := CoreIn{Side: SideUser, Pieces: []CorePiece{
		{N: 1, Subject: "session cache rollback plan", Attribute: "retry limit", Value: "7 hours",
			Clause: "the retry limit for the session cache rollback plan is 7 hours"},
		{N: 2, Subject: "session cache rollback plan", Attribute: "retry limit", Value: "9 hours", Changed: true,
			Clause: "the retry limit is now 9 hours"},
	}}
	for name, c := range map[string]struct {
		bend func(*CoreOut)
		says string
	}{
		"none":            {func(*CoreOut) {}, ""},
		"another case":    {func(o *CoreOut) { o.Messages[0].Text = "Session Cache Rollback Plan: 7 HOURS." }, ""},
		"one too few":     {func(o *CoreOut) { o.Messages = o.Messages[:1] }, "there are 1 messages: write exactly 2"},
		"the other order": {func(o *CoreOut) { slices.Reverse(o.Messages) }, "message 1 is numbered 2"},
		"no value": {func(o *CoreOut) { o.Messages[0].Text = "We waited on the session cache rollback plan." },
			`message 1 does not hold "7 hours" once`},
		"a value twice": {func(o *CoreOut) { o.Messages[0].Text += " So 7 hours." },
			`message 1 does not hold "7 hours" once`},
		"no subject": {func(o *CoreOut) { o.Messages[1].Text = "It is 9 hours now." },
			`message 2 does not name "session cache rollback plan"`},
		"a question": {func(o *CoreOut) { o.Messages[0].Text += " Is that long?" },
			"message 1 is a statement in one line"},
		"two lines": {func(o *CoreOut) { o.Messages[0].Text += "\nSo it is." },
			"message 1 is a statement in one line"},
		"too many words": {func(o *CoreOut) { o.Messages[1].Text += strings.Repeat(" and so on", 20) },
			"message 2 has more than 60 words"},
		"another value":    {func(o *CoreOut) { o.Messages[1].Text += " That costs us 48 MB." }, `message 2 holds "48 MB"`},
		"the value before": {func(o *CoreOut) { o.Messages[1].Text += " No longer 7 hours." }, `message 2 holds "7 hours"`},
		"a date of nobody's": {func(o *CoreOut) { o.Messages[0].Text += " Since 14 March 2025." },
			`message 1 holds "14 March 2025"`},
	} {
		t.Run(name, func(t *testing.T) {
			out := CoreOut{Messages: []CoreMessage{
				{1, "You should know that the retry limit for the session cache rollback plan is 7 hours."},
				{2, "From now on we give the session cache rollback plan 9 hours as its retry limit."},
			}}
			c.bend(&out)
			held(t, checkCore(in, out), c.says)
		})
	}
}

// legIn is a part of a conversation in which the user has a message to say as it is.
func legIn() SessionIn {
	return SessionIn{Messages: 4, Topic: "the rollback plan", Leg: &Leg{N: 2, Of: 3}, Says: []Say{
		{N: 1, Side: SideUser, Clause: "For the record. The retry limit for the rollback plan is 7.", Surfaces: []string{"7"},
			Whole: true}}}
}

// TestExact_Message: a message of the side that has most of the words becomes the message that was asked for, and is
// listed as such. One by the other side, or too far from it, is left for the check, which finds it.
func TestExact_Message(t *testing.T) {
	clause := legIn().Says[0].Clause
	for name, c := range map[string]struct {
		user, assistant string // the third message and the fourth
		put             bool   // it is put right
	}{
		"word for word":           {clause, "Clear.", true},
		"nearly":                  {"For the record: the retry limit of the rollback plan is 7, okay?", "Clear.", true},
		"with words around it":    {"So here it is. " + clause + " And that is that.", "Clear.", true},
		"far":                     {"We try seven times before we give up on rolling back.", "Clear.", false},
		"half of its words":       {"The limit for the plan is what matters here.", "Clear.", false},
		"by the other side":       {"And then?", clause, false},
		"nowhere":                 {"And then?", "Clear.", false},
		"nearly by the assistant": {"And then?", "For the record, the retry limit for the rollback plan is 7.", false},
	} {
		t.Run(name, func(t *testing.T) {
			in := legIn()
			given := SessionOut{Says: []SaidAt{{Say: 1, Message: 3, Surface: "as it came"}}, Messages: []SessionMessage{
				{SideUser, "Now to something else, the rollback plan."}, {SideAssistant, "Tell me more."}, {SideUser, c.user},
				{SideAssistant, c.assistant}}}
			out := exact(in, given)
			faults := checkSession(in, out)
			if given.Messages[2].Text != c.user || given.Says[0].Surface != "as it came" {
				t.Error("what came was changed in place")
			}
			if !c.put {
				if out.Messages[2].Text != c.user || out.Messages[3].Text != c.assistant || len(faults) == 0 {
					t.Errorf("%+v has the faults %q", out.Messages, faults)
				}
				return
			}
			want := []SaidAt{{Say: 1, Message: 3, Surface: clause}}
			if out.Messages[2].Text != clause || !slices.Equal(out.Says, want) || len(faults) > 0 {
				t.Errorf("%+v, says %+v, has the faults %q", out.Messages, out.Says, faults)
			}
		})
	}
}

// TestExact_Twice: a message that stands word for word is taken before one that is near, and a second one is a fault.
func TestExact_Twice(t *testing.T) {
	in := legIn()
	in.Messages = 6
	clause := in.Says[0].Clause
	for name, c := range map[string]struct {
		third, fifth string
		at           int
		fault        bool
	}{
		"near before":  {"For the record, the retry limit for the rollback plan is 7, then.", clause, 5, true},
		"a second one": {clause, clause, 3, true},
	} {
		out := exact(in, SessionOut{Messages: []SessionMessage{{SideUser, "Now to something else."},
			{SideAssistant, "Tell me more."},
			{SideUser, c.third}, {SideAssistant, "Clear."}, {SideUser, c.fifth}, {SideAssistant, "Done."}}})
		if len(out.Says) != 1 || out.Says[0].Message != c.at || out.Messages[c.at-1].Text != clause {
			t.Errorf("%s: says %+v", name, out.Says)
		}
		if faults := checkSession(in, out); (len(faults) > 0) != c.fault {
			t.Errorf("%s: faults %q", name, faults)
		}
	}
}

// TestExact_OtherSays: what is to be said within a message is left as it came.
func TestExact_OtherSays(t *testing.T) {
	in := legIn()
	in.Says[0].Whole = false
	given := SessionOut{Messages: []SessionMessage{{SideUser, "Hi."}, {SideAssistant, "Hi."},
		{SideUser, in.Says[0].Clause + " Yes."}, {SideAssistant, "Clear."}},
		Says: []SaidAt{{Say: 1, Message: 3, Surface: in.Says[0].Clause}}}
	if out := exact(in, given); out.Messages[2].Text != in.Says[0].Clause+" Yes." || !slices.Equal(out.Says, given.Says) {
		t.Errorf("%+v", out)
	}
}
