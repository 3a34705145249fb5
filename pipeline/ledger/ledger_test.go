package ledger_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/ledger"
	"memloom/prompts"
)

var (
	monday = corpus.NewDate(2025, 3, 10)
	names  = ledger.Names{
		Subject: func(id string) string {
			return map[string]string{"t1": "card vault load test", "t2": "intake form", "r": "schema changes"}[id]
		},
		Noun: func(p string) string { return strings.ReplaceAll(p, "_", " ") },
	}
	issues = map[string][]string{"t1": {"limits", "sizes", "people", "risks", "inputs", "budget", "weather"}}
)

// facts are a retry limit, what replaces it, what was weighed for it, a batch
// size and the promise of it, and a wrong retry limit.
func facts() []corpus.Fact {
	return []corpus.Fact{
		{ID: "limit", SubjectID: "t1", Predicate: "retry_limit", Value: corpus.CountValue(14), TaskID: "t1"},
		{ID: "limit2", SubjectID: "t1", Predicate: "retry_limit", Value: corpus.CountValue(20), Supersedes: "limit",
			TaskID: "t1"},
		{ID: "option", SubjectID: "t1", Predicate: corpus.PredOption, Value: corpus.CountValue(9), About: "limit",
			TaskID: "t1"},
		{ID: "wrong", SubjectID: "t1", Predicate: "retry_limit", Value: corpus.CountValue(3), Noise: true, TaskID: "t1"},
		{ID: "size", SubjectID: "t1", Predicate: "batch_size", Value: corpus.CountValue(500), TaskID: "t1"},
		{ID: "promise", SubjectID: "t1", Predicate: corpus.PredPromised, Value: corpus.DateValue(monday.Add(3)),
			About: "size", TaskID: "t1"},
		{ID: "rule", SubjectID: "r", Predicate: corpus.PredRequires, Value: corpus.TextValue(corpus.KindText,
			"a second pair of eyes"), Condition: "during a hot phase"},
		{ID: "due", SubjectID: "t2", Predicate: corpus.PredDue, Value: corpus.DateValue(monday.Add(4)), TaskID: "t2"},
	}
}

// talk gives a task's messages their ids and times, one a minute.
func talk(messages ...ledger.Message) []ledger.Message {
	for i := range messages {
		m := &messages[i]
		m.ID, m.At = fmt.Sprintf("m%d", i+1), monday.At(9, 0)+corpus.Stamp(i)
		if m.TaskID == "" {
			m.TaskID = "t1"
		}
	}
	return messages
}

// padded fills a conversation up to the next ledger.
func padded(messages ...ledger.Message) []ledger.Message {
	for len(messages)%ledger.Every != 0 {
		messages = append(messages, ledger.Message{Act: corpus.ActBanter})
	}
	return talk(messages...)
}

// text writes a ledger as people read it.
func text(l corpus.Ledger) string {
	var lines []string
	for i, section := range [][]corpus.LedgerEntry{l.Decided, l.Open, l.Pending} {
		var words []string
		for _, e := range section {
			if e.Repeats > 1 {
				e.Text += fmt.Sprintf(" (asked %d times)", e.Repeats)
			}
			words = append(words, e.Text)
		}
		lines = append(lines, []string{"DECIDED ", "OPEN ", "PENDING "}[i]+strings.Join(words, "; "))
	}
	return strings.Join(lines, "\n")
}

func keep(messages []ledger.Message) []ledger.State {
	return ledger.New(facts(), names, issues).Keep(messages)
}

// TestMattersMove: what is asked is open, what is promised is pending, what is
// answered or decided is decided, and nothing else is anything (G8).
func TestMattersMove(t *testing.T) {
	ask := func(id string) ledger.Message { return ledger.Message{Act: corpus.ActQuestion, Asks: id} }
	state := func(a corpus.Act, ids ...string) ledger.Message { return ledger.Message{Act: a, FactIDs: ids} }
	const limit, size = "retry limit of the card vault load test", "batch size of the card vault load test"
	for _, c := range []struct {
		name                   string
		messages               []ledger.Message
		decided, open, pending string
	}{
		{"asked twice", []ledger.Message{ask("limit"), ask("limit")}, "", limit + " 2", ""},
		{"answered", []ledger.Message{ask("limit"), state(corpus.ActAnswer, "limit")}, limit + " 0", "", ""},
		{"asked again when answered", []ledger.Message{ask("limit"), state(corpus.ActAnswer, "limit"), ask("limit")},
			limit + " 0", "", ""},
		{"answered wrongly", []ledger.Message{ask("limit"), state(corpus.ActMistake, "wrong")}, "", limit + " 1", ""},
		{"weighed", []ledger.Message{ask("limit"), state(corpus.ActOption, "option")}, "", limit + " 1", ""},
		{"decided unasked", []ledger.Message{state(corpus.ActDecision, "limit")}, limit + " 0", "", ""},
		{"told unasked", []ledger.Message{state(corpus.ActProgress, "limit")}, "", "", ""},
		{"a decision that is to be taken anew", []ledger.Message{state(corpus.ActDecision, "limit"), ask("limit2")}, "",
			limit + " 1", ""},
		{"taken anew", []ledger.Message{state(corpus.ActDecision, "limit"), state(corpus.ActDecision, "limit2")},
			limit + " 0", "", ""},
		{"promised", []ledger.Message{ask("size"), state(corpus.ActCommitment, "promise")}, "", "", size + " 1"},
		{"reminded", []ledger.Message{ask("size"), state(corpus.ActCommitment, "promise"), {Act: corpus.ActReminder,
			Recalls: "m2"}}, "", "", size + " 2"},
		{"kept", []ledger.Message{ask("size"), state(corpus.ActCommitment, "promise"), state(corpus.ActDelivery, "size")},
			size + " 0", "", ""},
		{"kept unasked", []ledger.Message{state(corpus.ActCommitment, "promise"), state(corpus.ActDelivery, "size")}, "", "",
			""},
		{"promised when it is there", []ledger.Message{state(corpus.ActProgress, "size"), state(corpus.ActCommitment,
			"promise")}, "", "", ""},
		{"a rule", []ledger.Message{state(corpus.ActRule, "rule")}, "rule for schema changes during a hot phase 0", "", ""},
		{"another task's", []ledger.Message{ask("due")}, "", "", ""},
	} {
		states := keep(padded(c.messages...))
		if len(states) != 1 {
			t.Fatalf("%s: %d states", c.name, len(states))
		}
		l := states[0].Ledger
		for _, s := range []struct {
			section string
			got     []corpus.LedgerEntry
			want    string
		}{{"decided", l.Decided, c.decided}, {"open", l.Open, c.open}, {"pending", l.Pending, c.pending}} {
			var got []string
			for _, e := range s.got {
				got = append(got, fmt.Sprint(e.Text, " ", e.Repeats))
			}
			if strings.Join(got, "; ") != s.want {
				t.Errorf("%s: %s is %q, want %q", c.name, s.section, got, s.want)
			}
		}
	}
}

// TestDecisionsAgeAndQuestionsDoNot: sixteen messages later a decision is no
// longer listed, and a question still is.
func TestDecisionsAgeAndQuestionsDoNot(t *testing.T) {
	messages := padded(ledger.Message{Asks: "size"}, ledger.Message{Act: corpus.ActDecision, FactIDs: []string{"limit"}})
	for range 2 * ledger.Every {
		messages = append(messages, ledger.Message{Act: corpus.ActBanter})
	}
	for i, want := range []int{1, 1, 0} {
		l := keep(talk(messages...))[i].Ledger
		if len(l.Decided) != want || len(l.Open) != 1 {
			t.Errorf("after %d messages: %s", l.Messages, text(l))
		}
	}
}

// TestLedgersHold: whatever is said, a ledger is after every eighth message
// of its task, has a matter in one section, nothing open or pending that has
// been stated, no value, six sub-issues and 180 words at most (G8).
func TestLedgersHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := many(t)
		byID := map[string]corpus.Fact{}
		for _, f := range all {
			byID[f.ID] = f
		}
		messages := drawTalk(t, all)
		states := ledger.New(all, names, issues).Keep(messages)
		again := ledger.New(all, names, issues).Keep(messages)
		if d := cmp.Diff(states, again); d != "" {
			t.Fatalf("kept twice (-first +second)\n%s", d)
		}
		said, count, n := map[string]bool{}, map[string]int{}, 0
		for _, m := range messages {
			for _, id := range m.FactIDs {
				said[id] = true
			}
			if count[m.TaskID]++; count[m.TaskID]%ledger.Every != 0 {
				continue
			}
			l := states[n].Ledger
			if n++; l.TaskID != m.TaskID || l.MessageID != m.ID || l.Messages != count[m.TaskID] || states[n-1].At != m.At {
				t.Fatalf("after message %d of %s: %+v", count[m.TaskID], m.TaskID, l)
			}
			hold(t, l, byID, said)
		}
		if n != len(states) {
			t.Fatalf("%d states, want %d", len(states), n)
		}
	})
}

func hold(t *rapid.T, l corpus.Ledger, facts map[string]corpus.Fact, said map[string]bool) {
	matters := map[string]bool{}
	for _, e := range slices.Concat(l.Decided, l.Open, l.Pending) {
		if matters[e.Text] {
			t.Fatalf("%q stands twice\n%s", e.Text, text(l))
		}
		matters[e.Text] = true
		if strings.ContainsAny(e.Text, "0123456789") {
			t.Fatalf("%q holds a value", e.Text)
		}
	}
	for _, e := range slices.Concat(l.Open, l.Pending) {
		if said[e.FactID] {
			t.Fatalf("%q has been stated\n%s", e.Text, text(l))
		}
	}
	for _, e := range l.Decided {
		if !said[e.FactID] || facts[e.FactID].Noise {
			t.Fatalf("%q has not been stated\n%s", e.Text, text(l))
		}
	}
	if words := len(strings.Fields(text(l))); words > ledger.MaxWords || len(l.SubIssues) > ledger.Issues {
		t.Fatalf("%d words, %d sub-issues", words, len(l.SubIssues))
	}
}

// many draws facts of two tasks: values, what replaces them, options, promises, noise.
func many(t *rapid.T) []corpus.Fact {
	var out []corpus.Fact
	for i := range rapid.IntRange(1, 40).Draw(t, "facts") {
		f := corpus.Fact{ID: fmt.Sprint("f", i), TaskID: rapid.SampledFrom([]string{"t1", "t2"}).Draw(t, "task"),
			Value: corpus.CountValue(int64(i))}
		f.SubjectID, f.Predicate = f.TaskID, strings.Repeat("long ", i%5)+string(rune('a'+i%26))+strings.Repeat("a", i/26)
		if len(out) > 0 {
			of := rapid.SampledFrom(out).Draw(t, "of")
			switch rapid.IntRange(0, 5).Draw(t, "kind") {
			case 0:
				f.SubjectID, f.TaskID, f.Predicate, f.Supersedes = of.SubjectID, of.TaskID, of.Predicate, of.ID
			case 1:
				f.Predicate, f.About = corpus.PredOption, of.ID
			case 2:
				f.Predicate, f.About = corpus.PredPromised, of.ID
			case 3:
				f.Noise = true
			}
		}
		out = append(out, f)
	}
	return out
}

func drawTalk(t *rapid.T, facts []corpus.Fact) []ledger.Message {
	var out []ledger.Message
	some := func(label string) string { return rapid.SampledFrom(facts).Draw(t, label).ID }
	for i := range rapid.IntRange(0, 120).Draw(t, "messages") {
		m := ledger.Message{
			ID: fmt.Sprint("m", i), At: monday.At(9, 0) + corpus.Stamp(i*40), TaskID: rapid.SampledFrom([]string{"t1", "t1",
				"t2"}).Draw(t, "task"),
			Act: rapid.SampledFrom([]corpus.Act{corpus.ActDecision, corpus.ActAnswer, corpus.ActProgress, corpus.ActReminder}).
				Draw(t, "act"),
		}
		switch rapid.IntRange(0, 3).Draw(t, "does") {
		case 0:
			m.Asks = some("asks")
		case 1:
			m.FactIDs = []string{some("states")}
		case 2:
			m.FactIDs, m.Asks = []string{some("states"), some("states too")}, some("asks")
		}
		if i > 0 {
			m.Recalls = fmt.Sprint("m", rapid.IntRange(0, i-1).Draw(t, "recalls"))
		}
		out = append(out, m)
	}
	return out
}

// TestLongLedgersLoseTheOldest: more than 180 words are cut, decisions first.
func TestLongLedgersLoseTheOldest(t *testing.T) {
	var all []corpus.Fact
	var messages []ledger.Message
	for i := range 64 {
		f := corpus.Fact{ID: fmt.Sprint("f", i), SubjectID: "t1", TaskID: "t1", Predicate: "limit " + strings.Repeat("x",
			i+1)}
		all = append(all, f)
		if i < 32 {
			messages = append(messages, ledger.Message{Asks: f.ID})
		} else {
			messages = append(messages, ledger.Message{Act: corpus.ActDecision, FactIDs: []string{f.ID}})
		}
	}
	states := ledger.New(all, names, nil).Keep(talk(messages...))
	last := states[len(states)-1].Ledger
	if len(last.Open) == 0 || last.Open[len(last.Open)-1].FactID != "f31" || len(last.Decided) > 0 {
		t.Errorf("32 questions and 32 decisions:\n%s", text(last))
	}
	if words := len(strings.Fields(text(last))); words > ledger.MaxWords || words < ledger.MaxWords-10 {
		t.Errorf("%d words", words)
	}
}

// TestShelf: the author of a day is told the last ledger of an earlier day of
// each task that the day is about, and sub-issues from the first day on.
func TestShelf(t *testing.T) {
	writer := ledger.New(facts(), names, issues)
	messages := padded(ledger.Message{Asks: "limit"}, ledger.Message{Asks: "limit"},
		ledger.Message{FactIDs: []string{"promise"}})
	later := padded(ledger.Message{FactIDs: []string{"limit"}})
	for i := range later {
		later[i].ID, later[i].At = "later"+later[i].ID, later[i].At+24*60
	}
	store := writer.Store(writer.Keep(append(messages, later...)))
	six := issues["t1"][:6]
	limit, size := "retry limit of the card vault load test", "batch size of the card vault load test"
	first := prompts.Ledger{Task: "card vault load test", SubIssues: six}
	second, third := first, first
	second.Open, second.Pending = []prompts.Outstanding{{Matter: limit, Asked: 2}}, []prompts.Outstanding{{Matter: size}}
	third.Decided, third.Pending = []string{limit}, second.Pending
	for i, want := range []prompts.Ledger{first, second, third} {
		day := dialogue.DayPlan{Date: monday.Add(i), Slots: []dialogue.Slot{{}, {TaskID: "t2"}, {TaskID: "t1"},
			{TaskID: "t1"}}}
		if d := cmp.Diff([]prompts.Ledger{want}, store.Before(day)); d != "" {
			t.Errorf("%s (-want +got)\n%s", day.Date, d)
		}
	}
}

// TestInPlan: slots of all groups in the order of time, without those that a
// fixer took out, with what they ask, state and refer to.
func TestInPlan(t *testing.T) {
	plan := &dialogue.Plan{Days: []dialogue.DayPlan{
		{GroupID: "g1", Slots: []dialogue.Slot{{Key: "a", At: monday.At(9, 0), TaskID: "t1", Act: corpus.ActQuestion,
			AsksFactID: "limit"}, {Key: "c", At: monday.At(11, 0)}}},
		{GroupID: "g2", Slots: []dialogue.Slot{{Key: "b", At: monday.At(10, 0), FactIDs: []string{"size"}, RecallsKey: "a"}}},
	}}
	want := []ledger.Message{
		{ID: "a", At: monday.At(9, 0), TaskID: "t1", Act: corpus.ActQuestion, Asks: "limit"},
		{ID: "b", At: monday.At(10, 0), FactIDs: []string{"size"}, Recalls: "a"},
	}
	if d := cmp.Diff(want, ledger.InPlan(plan, func(key string) bool { return key != "c" })); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
	if got := ledger.InPlan(plan, nil); len(got) != 3 {
		t.Errorf("%d messages of three slots", len(got))
	}
}
