package reader

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// chatOf reads lines "Name: text" as messages an hour apart.
func chatOf(lines ...string) []prompts.Shown {
	var out []prompts.Shown
	for i, l := range lines {
		who, text, _ := strings.Cut(l, ": ")
		out = append(out, prompts.Shown{ID: string(rune('a' + i)), Speaker: who, At: corpus.NewDate(2025, 5, 5).At(8+i, 0), Text: text})
	}
	return out
}

func optionsOf(texts ...string) []corpus.Option {
	var out []corpus.Option
	for i, t := range texts {
		out = append(out, corpus.Option{Letter: string(rune('A' + i)), Text: t})
	}
	return out
}

var (
	// Nils writes short cheerful notes, Ottilie carefully, with semicolons.
	nils = []string{
		"Nils Arvidsen: fyi, the crane is back on its rails! 🚧",
		"Nils Arvidsen: fyi, I've moved the crates, nobody needs to climb! 😄",
		"Nils Arvidsen: can't find the key to shed four, who's got it?! 🔑",
		"Nils Arvidsen: lunch is on me today, don't be late! 🍕",
		"Nils Arvidsen: fyi, rope's gone again! 🙈",
	}
	ottilie = []string{
		"Ottilie Brandvold: With respect, I do not see how the crates could be moved; they are under seal.",
		"Ottilie Brandvold: I have read the report; it does not mention the crane.",
		"Ottilie Brandvold: With respect, that is not what was agreed; I would ask for patience.",
		"Ottilie Brandvold: I am grateful for the offer; I will not be able to join.",
		"Ottilie Brandvold: The keys are with the porter; they cannot be lent.",
	}
	rope = "Freya Moss: We changed the rope length for the quay hoist to 42 metres after the inspection."
)

// TestRegister: of the drafts that say what the messages state, the one in the
// person's manner is chosen; where the manner tells nothing, none is.
func TestRegister(t *testing.T) {
	drafts := []string{
		"With respect, the rope length for the quay hoist is 42 metres; I have it from the inspection.",
		"fyi, it's 42 metres, the rope length for the quay hoist! 🙂",
		"With respect, the rope length for the quay hoist is 36 metres; I have it from the inspection.",
		"fyi, it's 36 metres, the rope length for the quay hoist! 🙂",
	}
	ask := func(who string) string {
		return "Somebody wants to know from " + who + ": “What is the rope length for the quay hoist?” Which draft could be from them?"
	}
	all := append(append([]string{rope}, nils...), ottilie...)
	for _, c := range []struct {
		name, question string
		chat, options  []string
		want           string
	}{
		{"careful", ask("Ottilie Brandvold"), all, drafts, "A"},
		{"cheerful", ask("Nils Arvidsen"), all, drafts, "B"},
		{"cheerful alone", ask("Nils Arvidsen"), append([]string{rope}, nils...), drafts, "B"},
		{"somebody who wrote too little", ask("Freya Moss"), all, drafts, ""},
		{"nobody states the value", ask("Nils Arvidsen"), nils, drafts, ""},
		{"drafts in one manner", ask("Nils Arvidsen"), all, []string{
			"fyi, it's 42 metres, the rope length for the quay hoist! 🙂", "fyi, it's 42 metres now, the rope length for the quay hoist! 🙃",
			"fyi, it's 36 metres, the rope length for the quay hoist! 🙂", "fyi, it's 36 metres now, the rope length for the quay hoist! 🙃",
		}, ""},
		{"a matter that sounds like another question", "Somebody wants to know from Nils Arvidsen: “What is the date of the funding proposal?” Which draft could be from them?",
			append([]string{"Freya Moss: The funding proposal has 3 June 2025 as its date."}, nils...), []string{
				"The date is 3 June 2025; I have read it.", "fyi, it's 3 June 2025! 🙂", "The date is 9 June 2025; I have read it.", "fyi, it's 9 June 2025! 🙂"}, "B"},
		{"only one draft is right", ask("Nils Arvidsen"), append([]string{rope}, nils...), []string{drafts[0], drafts[2], drafts[3], "fyi, it's 50 metres! 🙂"}, "A"},
	} {
		t.Run(c.name, func(t *testing.T) { solvesChoice(t, c.question, c.chat, c.options, c.want) })
	}
}

// TestSuited: what somebody says they are good at, and what they are not,
// however they put it.
func TestSuited(t *testing.T) {
	hoist := "Freya Moss: For the winch upgrade the supplier is Karvel & Sons from now on."
	question := "Liv Aune would like to know: “Which supplier was chosen for the winch upgrade? And what of the work would suit me?” What do you recommend to Liv?"
	options := []string{
		"The supplier is Karvel & Sons; you could see to the welding.", "The supplier is Karvel & Sons; you could see to the wiring.",
		"The supplier is Brunvik Marine; you could see to the welding.", "The supplier is Brunvik Marine; you could see to the wiring.",
	}
	for said, want := range map[string]string{
		"Liv Aune: Hello, I'm a fitter, and welding is what I'm best at.":                            "A",
		"Liv Aune: My greatest strength is wiring.":                                                  "B",
		"Liv Aune: I've never done any welding, and I'm rather good at wiring.":                      "B",
		"Liv Aune: Do you need a hand with welding? That's where I have most experience.":            "A",
		"Liv Aune: I'm an expert in wiring. Welding? I'm only a beginner there.":                     "B",
		"Liv Aune: Should we not ask the welding people? My strong side is welding.":                 "A",
		"Liv Aune: Please don't count on me for welding. I'm an old hand, and best at wiring.":       "B",
		"Liv Aune: I'm still learning wiring, so better don't count on me.":                          "",
		"Liv Aune: Morning all, the ferry is late.":                                                  "",
		"Freya Moss: My greatest strength is wiring, if anybody asks.":                               "",
		"Liv Aune: The new wiring looks good, and the welding on the old frame is not worth much.":   "",
		"Liv Aune: I've limited experience with wiring. My home is the yard, I'm best with welding.": "A",
	} {
		t.Run(said, func(t *testing.T) { solvesChoice(t, question, []string{hoist, said}, options, want) })
	}
}

// TestCalling: people look at a problem from the side of what they say they are.
func TestCalling(t *testing.T) {
	trouble := "Freya Moss: The blocker for the ferry timetable is that the harbour office lost the tide tables."
	question := "A colleague turns to Liv Aune: “What is the blocker for the ferry timetable? And what do you propose?” Which proposal is hers?"
	option := func(cause, remedy string) string {
		return "The blocker is that the harbour office " + cause + ", so we should get " + remedy + "."
	}
	options := func(a, b string) []string {
		return []string{option("lost the tide tables", a), option("lost the tide tables", b), option("burnt down", a), option("burnt down", b)}
	}
	for _, c := range []struct{ said, a, b, want string }{
		{"I'm a test engineer.", "a rehearsal with a regression test", "more budget and another meeting", "A"},
		{"My job title is security engineer here.", "a chart of the trend", "a review of all passwords and permissions", "B"},
		{"I'm with you as a hospital pharmacist.", "a label on every medicine", "a larger screen with fewer buttons", "A"},
		{"As a staff nurse I'll be on nights.", "a form in the browser", "a note at the patient's bedside", "B"},
		{"I'm a data protection officer, so ask me before you copy.", "consent for all personal data", "a faster server", "A"},
		{"I've been put down as an engineering manager.", "a second test rig", "clear responsibilities in the team", "B"},
		{"I'm a juggler.", "a rehearsal with a regression test", "more budget and another meeting", ""},
		{"The test engineer is late.", "a rehearsal with a regression test", "more budget and another meeting", ""},
		{"I'm a test engineer.", "a regression test", "a test of the other suite", ""},
	} {
		t.Run(c.said+" "+c.a, func(t *testing.T) {
			solvesChoice(t, question, []string{trouble, "Liv Aune: " + c.said}, options(c.a, c.b), c.want)
		})
	}
}

// TestPlainChoicesAreNotPersonal: a choice that names a person and quotes
// nobody is answered as before.
func TestPlainChoicesAreNotPersonal(t *testing.T) {
	chat := []string{"Freya Moss: The approver for the winch upgrade is Liv Aune.", "Liv Aune: Thanks."}
	solvesChoice(t, "Who is the approver for the winch upgrade, as Freya Moss said?", chat, []string{"Nils Arvidsen", "Liv Aune", "Ottilie Brandvold", "nobody"}, "B")
}

// solvesChoice expects a letter, or none where the messages do not tell.
func solvesChoice(t *testing.T, question string, chat, options []string, want string) {
	t.Helper()
	out, err := New(Options{}).Solve(prompts.SolveIn{Messages: chatOf(chat...), Question: question, Options: optionsOf(options...)})
	if err != nil {
		t.Fatal(err)
	}
	if out.Letter != want || (out.Outcome == prompts.Answered) != (want != "") {
		t.Errorf("%s (%s), %q: %s", out.Letter, out.Outcome, want, out.Reasoning)
	}
	if want != "" && len(out.Citations) == 0 {
		t.Error("nothing is cited")
	}
}

// TestQuotedRequest: what somebody asks in quotation marks may be a request.
func TestQuotedRequest(t *testing.T) {
	drafts := optionsOf("With respect, the rope length for the quay hoist is 42 metres; I have it from the inspection.",
		"fyi, it's 42 metres, the rope length for the quay hoist! 🙂")
	for _, asked := range []string{"Could you look up the rope length for the quay hoist?", "Tell me, what is the rope length for the quay hoist?"} {
		out, err := New(Options{}).Solve(prompts.SolveIn{Messages: chatOf(append(append([]string{rope}, nils...), ottilie...)...), Options: drafts,
			Question: "Somebody wants to know from Nils Arvidsen: “" + asked + "” Which draft could be from them?"})
		if err != nil || out.Letter != "B" {
			t.Errorf("%q: %s, %v", asked, out.Letter, err)
		}
	}
}
