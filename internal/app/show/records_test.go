package show

import (
	"context"
	"encoding/json"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/output"
)

// recorded is the folder of a corpus of two groups with one record of each kind
// that tells how it came to be, most of them of the gate and its lock test.
func recorded(t *testing.T) string {
	t.Helper()
	day := corpus.NewDate(2025, 3, 11)
	limit := corpus.Fact{ID: "F1", SubjectID: "T1", Predicate: "retry_limit", Value: corpus.CountValue(14), From: day,
		TaskID: "T1", Knowers: []string{"P1"}}
	option := corpus.Fact{ID: "F2", SubjectID: "T1", Predicate: corpus.PredOption, Value: corpus.CountValue(20), From: day,
		TaskID: "T1", About: "F1"}
	other := corpus.Fact{ID: "F3", SubjectID: "T1", Predicate: corpus.PredOption, Value: corpus.CountValue(30), From: day,
		TaskID: "T1", About: "F1", Contradicts: "F2"}
	c := &corpus.Corpus{
		First: day, Last: day.Add(7),
		People: []corpus.Person{{ID: "P1", Name: "Ada Lind", Rank: 2}},
		Groups: []corpus.Group{
			{ID: "G1", CorpusID: "C1", Name: "Gate", Kind: corpus.GroupChat, MemberIDs: []string{"P1"}},
			{ID: "G2", CorpusID: "C1", Name: "Yard", Kind: corpus.GroupChat, MemberIDs: []string{"P1"}},
		},
		Tasks: []corpus.Task{
			{ID: "T1", GroupID: "G1", Name: "lock load test", OwnerID: "P1", Start: day, Due: day.Add(2)},
			{ID: "T2", GroupID: "G2", Name: "yard plan", OwnerID: "P1", Start: day, Due: day.Add(2)},
		},
		Facts: []corpus.Fact{limit, option, other},
		Messages: []corpus.Message{
			{ID: "M1", CorpusID: "C1", GroupID: "G1", Seq: 1, At: day.At(9, 4), AuthorID: "P1", AuthorName: "Ada Lind",
				Text: "Could be 20.", ThreadID: "M1"},
			{ID: "M2", CorpusID: "C1", GroupID: "G1", Seq: 2, At: day.At(9, 7), AuthorID: "P1", AuthorName: "Ada Lind",
				Text: "ok", ReplyTo: "M1", ThreadID: "M1"},
			{ID: "M3", CorpusID: "C1", GroupID: "G2", Seq: 1, At: day.At(9, 9), AuthorID: "P1", AuthorName: "Ada Lind",
				Text: "As I said, 30.", ThreadID: "M3"},
		},
		Plan: []corpus.PlannedMessage{
			{MessageID: "M1", TaskIDs: []string{"T1"}, Path: corpus.PathPost, Act: corpus.ActOption, Position: "early",
				Marks:     []string{corpus.MarkTone, corpus.MarkTypo},
				Discloses: []corpus.Disclosure{{FactID: "F2", Surface: "20", Start: 9, End: 11, Basis: corpus.BasisText}}},
			{MessageID: "M2", TaskIDs: []string{"T1"}, Path: corpus.PathReply, Act: corpus.ActRecall,
				Perturbation: corpus.UltraShort, RecallsID: "M1"},
			{MessageID: "M3", TaskIDs: []string{"T1"}, Path: corpus.PathPost, Act: corpus.ActRecall, RecallsID: "M1",
				Discloses: []corpus.Disclosure{{FactID: "F3", Surface: "30", Start: 11, End: 13, Basis: corpus.BasisText}}},
		},
		Ledgers: []corpus.Ledger{{TaskID: "T1", MessageID: "M2", Messages: 8, SubIssues: []string{"limits", "sizes"},
			Decided: []corpus.LedgerEntry{{Text: "start of the lock load test", FactID: "F2"}},
			Open:    []corpus.LedgerEntry{{Text: "retry limit of the lock load test", FactID: "F1", Repeats: 3}}}},
		Summaries: []corpus.Summary{
			{ID: "U1", GroupID: "G1", Kind: corpus.Weekly, From: day, To: day.Add(3),
				Text:  "- lock load test: started.\n- nothing else.",
				Tasks: []corpus.TaskState{{TaskID: "T1", State: corpus.StateStarted, On: day}}},
			{ID: "U2", GroupID: "G2", Kind: corpus.Weekly, From: day, To: day.Add(3), Text: "- yard plan: started."},
		},
		LeaderLog: []corpus.LeaderEntry{{ID: "L1", GroupID: "G1", Day: day.Add(1), Until: day.Add(30), LeaderID: "P1",
			Kind: corpus.MethodGuidance, Text: "Ada Lind advised."}},
		Repairs: []corpus.Repair{{Unit: "G1/2025-03-11", GroupID: "G1", Day: day, Attempt: 1, Level: 2,
			Violations: []string{"ends early"}, MessageID: "M2", Before: "done", After: "ok", Outcome: corpus.OutcomeRepaired}},
		Flagged: []corpus.FlaggedPassage{{Unit: "G1/2025-03-12", GroupID: "G1", Day: day.Add(1), FactIDs: []string{"F1"},
			Reasons: []string{"level 2, ends early"}}},
		Failures: []corpus.Failure{
			{Stage: "judge", Unit: "single_hop-1", Task: "solve", Model: "m", Kind: "refused", Reason: "it declines"},
			{Stage: "text", Unit: "G1/2025-03-12", Task: "dialogue.day", Model: "m", Kind: "invalid answer",
				Reason: "slot 1: says nothing"},
		},
	}
	dir := filepath.Join(t.TempDir(), "corpus")
	m := output.Manifest{Program: output.Program{Name: "memloom", Version: "0"}, Recipe: "quickstart", Scale: 1, Seed: 3,
		TimeZone: "UTC", Tokenizer: "o200k_base"}
	if err := output.Publish(dir, c, m, output.Options{}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestRecordsAreShown: each kind of record in words, by group, task and day,
// and what is not there is said.
func TestRecordsAreShown(t *testing.T) {
	dir := recorded(t)
	for _, c := range []struct {
		args string
		want []string
		not  string
	}{
		{"ledgers", []string{"T1  lock load test, after 8 messages, to M2 on 2025-03-11", "about    limits; sizes",
			"decided  start of the lock load test (F2)\n", "open     retry limit of the lock load test (F1), asked 3 times"},
			"pending"},
		{"failures", []string{"judge  single_hop-1, solve asked of m: refused\n  it declines",
			"text  G1/2025-03-12, dialogue.day asked of m: invalid answer\n  slot 1"}, "no failures"},
		{"failure text", []string{"dialogue.day"}, "solve"},
		{"failures gate 2025-03-12", []string{"dialogue.day"}, "solve"},
		{"failures single_hop-1 solve", []string{"it declines"}, "dialogue.day"},
		{"failures yard", []string{"no failures there; there are 1 of judge, 1 of text"}, "solve"},
		{"ledger lock 2025-03-11", []string{"T1  lock load test"}, "no ledgers"},
		{"ledger T2", []string{"no ledgers there"}, "T1"},
		{"ledger 2025-03-12", []string{"no ledgers there"}, "T1"},
		{"summaries", []string{"U1  Gate, weekly, 2025-03-11 to 2025-03-14\n  - lock load test: started.\n  - nothing else.\n", "U2  Yard"}, "L1"},
		{"summary yard", []string{"U2"}, "U1"},
		{"summary T1 2025-03-14", []string{"U1"}, "U2"},
		{"summary 2025-03-15", []string{"no summaries there"}, "U1"},
		{"directives", []string{"L1  Gate, 2025-03-12, method guidance by Ada Lind, to 2025-04-10\n  Ada Lind advised.\n"},
			"no directives"},
		{"directive T1", []string{"L1"}, "no directives"}, // the whole group's
		{"directive T2", []string{"no directives there"}, "L1"},
		{"directive 2025-03-11", []string{"no directives there"}, "L1"},
		{"flagged", []string{"G1/2025-03-12  Gate, 2025-03-12; no question uses F1\n  level 2, ends early\n"}, "no flagged"},
		{"flagged T1 gate 2025-03-12", []string{"G1/2025-03-12"}, "no flagged"},
		{"flagged T2", []string{"no flagged days there"}, "G1"},
		{"repairs", []string{"G1/2025-03-11  Gate, repair 1, level 2, M2 repaired\n  wrong    ends early\n  before   done\n  after    ok\n"}, "no repairs"},
		{"repair G2", []string{"no repairs there"}, "M2"},
		{"day G1 --plan", []string{
			"        ⟨option; post; task: lock load test; early; marks: tone_jitter, typo; states F2 option = 20 (about F1)⟩\n",
			"        ⟨recall; reply; task: lock load test; perturbation: ultra_short; recalls M1⟩\n",
		}, "obligation"},
		{"thread M2 --plan", []string{"recalls M1⟩"}, "obligation"},
		{"thread M3", []string{"  As I said, 30.\n        recalls M1: Ada Lind, Tuesday 2025-03-11: Could be 20.\n"}, "⟨"},
		{"thread M2", []string{"ok"}, "recalls"}, // what it answers is above it
		{"day yard --plan", []string{"states F3 option = 30 (contradicts F2 of M1, as planned, about F1)"}, "obligation"},
		{"day G1", []string{"Could be 20."}, "⟨"},
	} {
		out, errs, code := shown(dir, strings.Fields(c.args)...)
		if code != app.ExitOK || errs != "" || strings.Contains(out, c.not) {
			t.Errorf("%s: exit %d, %s\n%s", c.args, code, errs, out)
		}
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%s has no %q:\n%s", c.args, want, out)
			}
		}
	}
	if _, errs, code := shown(dir, "ledger", "nowhere"); code != app.ExitUsage || !strings.Contains(errs, `"nowhere"`) ||
		!strings.Contains(errs, "Gate (G1)") {
		t.Errorf("exit %d: %s", code, errs)
	}
}

// TestRecordsAsJSON: a record a line, messages with their slots where asked.
func TestRecordsAsJSON(t *testing.T) {
	dir := recorded(t)
	for args, want := range map[string]string{
		"ledger": "sub_issues", "summary": "fact_ids", "directive": "leader_id", "flagged": "reasons", "repair": "before",
		"failures": "reason", "day G1 --plan": "plan",
	} {
		out, _, code := shown(dir, append(strings.Fields(args), "--json")...)
		for line := range strings.Lines(out) {
			var v map[string]any
			if err := json.Unmarshal([]byte(line), &v); err != nil || code != app.ExitOK {
				t.Errorf("%s: exit %d, %v: %s", args, code, err, line)
			} else if _, ok := v[want]; !ok {
				t.Errorf("%s has no %q: %s", args, want, line)
			}
		}
		if out == "" {
			t.Errorf("%s: nothing", args)
		}
	}
	if out, _, code := shown(dir, "repair", "G2", "--json"); out != "" || code != app.ExitOK {
		t.Errorf("nothing is shown as %q, exit %d", out, code)
	}
}

// shown is what the action prints, its error and its exit code. --json and --plan are flags.
func shown(dir string, args ...string) (out, errs string, code int) {
	var text strings.Builder
	c := app.NewConsole(app.Surroundings{Out: &text, Err: io.Discard})
	in := In{Dir: dir, What: args[0]}
	for _, arg := range args[1:] {
		switch arg {
		case "--json":
			c.JSON = true
		case "--plan":
			in.Plan = true
		default:
			in.Args = append(in.Args, arg)
		}
	}
	_, err := Show(context.Background(), in, c)
	if c.Close(err) != nil {
		errs = err.Error()
	}
	return text.String(), errs, app.ExitCode(err)
}
