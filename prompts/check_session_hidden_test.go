package prompts

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// hiddenSession is a plan with a hidden sentence, and a session that keeps to it.
func hiddenSession() (SessionIn, SessionOut) {
	in := SessionIn{
		Date: corpus.NewDate(2025, 3, 4), Type: SessionSelection, Workflow: 1, Messages: 4,
		Topic:   "a reading chair for my sister",
		Purpose: "choose without another tour of the shops",
		Says: []Say{
			{N: 1, Side: SideUser, Clause: "every chair that I kept longer than a season has pale wood",
				Surfaces: []string{"pale wood"}},
			{N: 2, Side: SideAssistant, Clause: "birch darkens more slowly than oak"},
		},
		Details: []string{"her room is rather small and low"}, Offers: []string{"a chair with a straight back"},
		Hidden: []string{"At home she prefers furniture of pale wood", "She never wants armrests"},
	}
	out := SessionOut{
		Messages: []SessionMessage{
			{SideUser, "I'd like to find a reading chair for my sister. Her room is rather small and low."},
			{SideAssistant, "What became of the chairs that you had before? It tells us what lasts."},
			{SideUser, "Every chair that I kept longer than a season has pale wood. The others went to friends."},
			{SideAssistant, "Then take a chair with a straight back. For what it is worth, birch darkens more slowly than oak."},
		},
		Says: []SaidAt{
			{1, 3, "Every chair that I kept longer than a season has pale wood"}, {2, 4, "birch darkens more slowly than oak"},
		},
	}
	return in, out
}

func TestSessionFaults_HiddenSession(t *testing.T) {
	in, out := hiddenSession()
	for _, f := range SessionFaults(in, out) {
		t.Errorf("message %d: %s", f.Slot, f.Message)
	}
}

// What a turn may not say of a hidden sentence, and what it may since the plan says it.
func TestSessionFaults_Hidden(t *testing.T) {
	for _, c := range []struct {
		name    string
		message int // from 1
		text    string
		want    string // part of the message, "" for no fault
	}{
		{"a sentence whole", 3, "At home she prefers furniture of pale wood.", "no turn may"},
		{"in other letters", 3, "You know: AT HOME, she prefers furniture of pale wood!", "no turn may"},
		{"by the assistant", 2, "So at home she prefers furniture of pale wood?", "no turn may"},
		{"four words in a row", 1, "I ask because she prefers furniture of any kind.", "she prefers furniture of"},
		{"across a comma", 1, "At home, she prefers quiet.", "at home she prefers"},
		{"a short sentence whole", 1, "By the way, she never wants armrests.", "no turn may"},
		{"three words in a row", 1, "She prefers furniture that lasts, and armrests she never wants.", ""},
		{"the same words apart", 1, "Pale wood is what I see at home, of all furniture.", ""},
		{"words of the detail", 1, "Her room is rather small and low, I measured it.", ""},
	} {
		in, out := hiddenSession()
		if c.message == 3 {
			c.text = out.Messages[2].Text + " " + c.text
		}
		out.Messages[c.message-1].Text = c.text
		checkFault(t, c.name, SessionFaults(in, out), "hidden", c.message, c.want)
	}
}

// Words in a row that the plan itself holds are free.
func TestSessionFaults_HiddenFree(t *testing.T) {
	const words = "she sits by the window for hours"
	for name, bend := range map[string]func(*SessionIn){
		"topic":   func(in *SessionIn) { in.Topic = "a chair in which " + words },
		"purpose": func(in *SessionIn) { in.Purpose = "choose one where " + words },
		"offer":   func(in *SessionIn) { in.Offers = []string{"ask whether " + words} },
		"detail":  func(in *SessionIn) { in.Details = []string{words} },
		"say":     func(in *SessionIn) { in.Says[0].Clause = words; in.Says[0].Surfaces = nil },
		"nothing": func(*SessionIn) {},
	} {
		in, out := hiddenSession()
		in.Hidden = []string{"In winter she sits by the window for hours"}
		out.Messages[2].Text += " " + upperFirst(words) + "."
		bend(&in)
		if name == "say" {
			out.Messages[2].Text, out.Says[0].Surface = upperFirst(words)+".", upperFirst(words)
		}
		want := ""
		if name == "nothing" {
			want = "she sits by the"
		}
		checkFault(t, name, SessionFaults(in, out), "hidden", 3, want)
	}
}

// A user says in one sentence what a say is about and that they like it.
func TestSessionFaults_Explicit(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"like", "I like pale wood.", `"I like"`},
		{"contracted", "I've always loved pale wood, you know.", "loved"},
		{"would prefer", "I'd prefer pale wood.", "prefer"},
		{"like to see", "I like to see pale wood.", "I like to"},
		{"plural", "We really prefer pale wood.", "prefer"},
		{"dropped subject", "Love pale wood.", "Love"},
		{"favour", "I mostly favour pale wood.", "favour"},
		{"American spelling", "Pale wood is my favorite.", "my favorite"},
		{"fond of", "I'm rather fond of pale wood.", "fond of"},
		{"a fan of", "I am a big fan of pale wood.", "fan of"},
		{"taste", "Pale wood is to my taste.", "my taste"},
		{"enjoy", "What I enjoy is pale wood.", "I enjoy"},
		{"adore", "I adore Pale Wood!", "I adore"},
		{"typographic apostrophe", "I’ve always preferred pale wood.", "preferred"},
		{"beside the clause itself", "I like it that every chair that I kept longer than a season has pale wood.", "I like"},
		{"another sentence", "I like your plan. Pale wood, then.", ""},
		{"a wish", "I'd like to find pale wood soon.", ""},
		{"a long wish", "I would really like to ask about pale wood.", ""},
		{"somebody else", "My sister likes pale wood.", ""},
		{"people who like", "I know people like pale wood.", ""},
		{"like as", "Pale wood, like the table I have.", ""},
		{"nothing of a say", "I love this town and I prefer to walk.", ""},
		{"part of the words", "I prefer wood.", ""},
	} {
		in, out := hiddenSession()
		if strings.Contains(c.text, in.Says[0].Clause) {
			out.Messages[2].Text, out.Says[0].Surface = c.text, in.Says[0].Clause
			checkFault(t, c.name, SessionFaults(in, out), "explicit", 3, c.want)
			continue
		}
		out.Messages[0].Text = c.text
		checkFault(t, c.name, SessionFaults(in, out), "explicit", 1, c.want)
		in.Hidden = nil
		checkFault(t, c.name+", nothing hidden", SessionFaults(in, out), "explicit", 1, "")
	}
	in, out := hiddenSession()
	out.Messages[1].Text = "I like pale wood."
	checkFault(t, "the assistant", SessionFaults(in, out), "explicit", 2, "")
	in.Says[0].Clause, out.Says[0].Surface, out.Messages[2].Text = "I love pale wood", "I love pale wood",
		"I love pale wood."
	checkFault(t, "the plan's own words", SessionFaults(in, out), "explicit", 3, "")
}

// The turns have the words that were asked for, on average.
func TestSessionFaults_Length(t *testing.T) {
	for _, c := range []struct {
		name      string
		words     int
		user, bot int // words of each turn
		want      string
	}{
		{"as asked", 40, 40, 40, ""},
		{"the sides differ", 40, 20, 60, ""},
		{"a quarter less", 40, 30, 30, ""},
		{"a quarter more", 40, 50, 50, ""},
		{"too short", 40, 25, 34, "29.5 words on average"},
		{"too long", 40, 51, 51, "51.0 words on average"},
		{"not asked", 0, 300, 1, ""},
	} {
		in, out := hiddenSession()
		in.Words, in.Says, in.Hidden, out.Says = c.words, nil, nil, nil
		for i := range out.Messages {
			out.Messages[i].Text = strings.TrimSpace(strings.Repeat("word ", []int{c.user, c.bot}[i%2]))
		}
		checkFault(t, c.name, SessionFaults(in, out), "length", 0, c.want)
	}
}

func TestTurnWords(t *testing.T) {
	for text, want := range map[string]int{"": 0, "Well, that's it.": 3, "- a\n- b c – 4 🙂": 4, "don't well-known": 2} {
		if got := TurnWords(text); got != want {
			t.Errorf("%q: %d words, want %d", text, got, want)
		}
	}
}

// checkFault checks that there is a fault of a kind at a message with some words, or none of that kind.
func checkFault(t *testing.T, name string, found []Fault, kind string, message int, want string) {
	t.Helper()
	got := ""
	for _, f := range found {
		switch {
		case f.Kind != kind:
		case f.Slot != message:
			t.Errorf("%s: a fault at message %d: %s", name, f.Slot, f.Message)
		default:
			got += f.Message
		}
	}
	if (want == "") != (got == "") || !strings.Contains(got, want) {
		t.Errorf("%s: fault %q, want %q", name, got, want)
	}
}

// The prompts say whatever the check holds.
func TestSessionTemplates_SayTheRules(t *testing.T) {
	tasks := NewTasks(corpus.NewLexicon(nil, nil))
	in, out := hiddenSession()
	in.Words = 55
	write, err := tasks.Session.Render(in)
	if err != nil {
		t.Fatal(err)
	}
	fix, err := tasks.SessionFix.Render(SessionFixIn{Session: in, Messages: out.Messages, Says: out.Says, Attempt: 1})
	if err != nil {
		t.Fatal(err)
	}
	for name, prompt := range map[string]string{"write": write.System + write.User, "fix": fix.System + fix.User} {
		for _, words := range []string{"25 %", "four words in a row", `"I like"`, `"I favour"`, `"my taste"`,
			`"I'm a fan of"`, `"I'd like to"`} {
			if !strings.Contains(prompt, words) {
				t.Errorf("the prompt of %s does not say %q", name, words)
			}
		}
	}
}

// TestRepeatFaults: what another part of a conversation says is in no message, in whatever letters; words of it may.
func TestRepeatFaults(t *testing.T) {
	says := []Say{{N: 1, Side: SideUser, Clause: "The retry limit is 14 now.", Whole: true}}
	for text, want := range map[string]int{
		"The retry limit is 14 now.":                       1,
		"As I said: the retry limit is 14 now, is it not?": 1,
		"What about the retry limit?":                      0,
	} {
		out := SessionOut{Messages: []SessionMessage{{Role: SideUser, Text: "Good morning."},
			{Role: SideAssistant, Text: text}}}
		found := RepeatFaults(says, out)
		if len(found) != want || want > 0 && found[0].Slot != 2 {
			t.Errorf("%q: %+v", text, found)
		}
	}
}
