package passage

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// talk is a session in which either side has something to say.
func talk() *Session {
	m := builtinModel()
	return &Session{Staff: Staff{Tasks: prompts.NewTasks(lexicon), Author: m, Checker: m, Fixer: m}, In: prompts.SessionIn{
		User: plan().People[0], Date: corpus.NewDate(2025, 3, 15), Type: prompts.SessionDecision, Workflow: 1, Messages: 8,
		Topic: "the new cover for the rowing boat", Purpose: "choose one before the boat goes back on the water",
		Says: []prompts.Say{
			{N: 1, Side: prompts.SideUser, Clause: "anything with zips jams after a week of salt"},
			{N: 2, Side: prompts.SideAssistant, Clause: "canvas of this weight dries in about 6 hours",
				Surfaces: []string{"6 hours"}},
		},
		Details: []string{"the boat lies under a lime tree", "my brother takes the cover off alone"},
		Offers:  []string{"a cover with straps and buckles", "lift it on two hoops so that rain runs off"},
	}}
}

func TestASessionIsMendedOrFlagged(t *testing.T) {
	whole, err := Write(t.Context(), "s1", talk())
	if err != nil || whole.Flagged || len(whole.Diffs) > 0 || len(whole.Messages) != 8 {
		t.Fatalf("as written: %+v, %v", whole, err)
	}
	at := func(say int) int { // the place of the message that says it
		return slices.IndexFunc(whole.Messages, func(m prompts.DayMessage) bool {
			return slices.ContainsFunc(m.States, func(s prompts.Stated) bool { return s.Fact == say })
		})
	}
	for name, c := range map[string]struct {
		harm  func(list []prompts.DayMessage) // of the messages
		place int
	}{
		"a value of nobody's":        {func(l []prompts.DayMessage) { l[0].Text += " It took me 4 weeks." }, 0},
		"a placeholder":              {func(l []prompts.DayMessage) { l[3].Text = "Then take {name}." }, 3},
		"nothing said":               {func(l []prompts.DayMessage) { l[2].Text = "" }, 2},
		"a say of other words":       {func(l []prompts.DayMessage) { l[at(1)].States[0].Surface = "zips jam" }, at(1)},
		"a say that is repeated":     {func(l []prompts.DayMessage) { l[7].Text += " Mind that anything with zips jams after a week of salt." }, 7},
		"a say that does not come":   {func(l []prompts.DayMessage) { l[at(2)] = prompts.DayMessage{Slot: at(2) + 1, Text: "Then let it dry."} }, 3},
		"a say in the wrong message": {func(l []prompts.DayMessage) { l[7].States = []prompts.Stated{{Fact: 1, Surface: "anything"}} }, 7},
	} {
		t.Run(name, func(t *testing.T) {
			list := slices.Clone(whole.Messages)
			for i := range list {
				list[i].States = slices.Clone(list[i].States)
			}
			c.harm(list)
			mended, err := Mend(t.Context(), talk(), list)
			if err != nil || mended.Flagged {
				t.Fatalf("%+v, %v", mended, err)
			}
			if !slices.ContainsFunc(mended.Diffs, func(d Diff) bool { return d.Slot == c.place+1 && d.Outcome == corpus.OutcomeRepaired }) {
				t.Errorf("no repair of message %d: %+v", c.place+1, mended.Diffs)
			}
			if faults := prompts.SessionFaults(talk().In, prompts.SessionOf(mended.Messages)); len(faults) > 0 {
				t.Errorf("mended, and still %+v", faults)
			}
			s := talk()
			s.Fixer = mute{s.Fixer}
			flagged, err := Mend(t.Context(), s, list)
			if err != nil || !flagged.Flagged || flagged.Messages[c.place].Text != Withdrawn {
				t.Errorf("without a fixer: %+v, %v", flagged, err)
			}
			for _, d := range flagged.Diffs {
				if d.Outcome != corpus.OutcomeWithdrawn || flagged.Messages[d.Slot-1].Text != Withdrawn {
					t.Errorf("without a fixer: %+v", d)
				}
			}
		})
	}
}

func TestASessionThatNobodyWritesIsFlagged(t *testing.T) {
	s := talk()
	s.Author = mute{s.Author}
	out, err := Write(t.Context(), "s1", s)
	if err != nil || !out.Flagged || !slices.Equal(out.Reasons, []string{NotWritten}) || len(out.Messages) != 8 {
		t.Fatalf("%+v, %v", out, err)
	}
	if len(out.Failures) != 1 || out.Failures[0].Task != prompts.TaskSession || out.Failures[0].Unit != "s1" {
		t.Errorf("the failures are %+v", out.Failures)
	}
	var log Log
	log.Add(Place{ID: "s1", GroupID: "g", SessionID: "s1", Keys: make([]string, 8), FactIDs: []string{"f"}}, out)
	c := &corpus.Corpus{}
	log.Into(c)
	if len(c.Passages) != 1 || c.Passages[0].Messages != 0 || !c.Passages[0].Flagged || len(c.Flagged) != 1 || !strings.Contains(c.Flagged[0].Unit, "s1") {
		t.Errorf("the corpus has %+v, %+v", c.Passages, c.Flagged)
	}
}
