package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/score"
	"memloom/output"
)

// here runs the program in this process, by a clock that stands still.
func here(args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	s := app.Surroundings{Out: &o, Err: &e, Width: func() int { return 80 }, Now: func() time.Time { return time.Time{} },
		CPUs: 2}
	code = run(context.Background(), args, s)
	return o.String(), e.String(), code
}

// answersFile writes answers to the reference corpus's items into a file of its own.
func answersFile(t *testing.T, of func(i int, it corpus.Item) string) (name string, items []corpus.Item) {
	t.Helper()
	dir, _ := reference(t)
	c, _, err := output.Read(dir, output.Data, output.Key)
	if err != nil {
		t.Fatal(err)
	}
	items = score.Accepted(c)
	var lines []string
	for i, it := range items {
		if text := of(i, it); text != "" {
			line, err := json.Marshal(map[string]string{"item_id": it.ID, "answer": text})
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, string(line))
		}
	}
	name = filepath.Join(t.TempDir(), "answers.jsonl")
	write(t, name, lines)
	return name, items
}

func write(t *testing.T, name string, lines []string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// scoreJSON runs score --json and returns its rows and the results file.
func scoreJSON(t *testing.T, args ...string) (rows []score.Row, results string) {
	t.Helper()
	dir, _ := reference(t)
	dir = copyOf(t, dir) // the settings are stored in it
	out, errs, code := here(append([]string{"score", dir, "--json"}, args...)...)
	if code != app.ExitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for line := range strings.Lines(out) {
		var r score.Row
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, r)
	}
	if !strings.HasPrefix(args[0], "-") {
		b, err := os.ReadFile(strings.TrimSuffix(args[0], ".jsonl") + ".scored.jsonl")
		if err != nil {
			t.Fatal(err)
		}
		results = string(b)
	}
	return rows, results
}

// gold is the right answer as a system gives it: a letter where there are options.
func gold(it corpus.Item) string {
	if it.AnswerLetter != "" {
		return it.AnswerLetter
	}
	return it.Answer
}

func TestScoreOfTheGoldAnswersIsFull(t *testing.T) {
	name, items := answersFile(t, func(_ int, it corpus.Item) string {
		return "I read it twice.\nFinal answer: " +
			gold(it)
	})
	rows, results := scoreJSON(t, name)
	if m := rows[0].Micro; len(rows) != 1 || m.Right != len(items) || m.N != len(items) || m.Interval.Low < 0.9 {
		t.Errorf("%+v", m)
	}
	if n := strings.Count(results, `"correct":true,"how":"`); n != len(items) {
		t.Errorf("%d of %d results are right:\n%s", n, len(items), results)
	}
}

func TestScoreOfDecliningIsTheAbstentions(t *testing.T) {
	name, items := answersFile(t, func(int, corpus.Item) string { return "I cannot determine that." })
	absent := 0
	for _, it := range items {
		if it.Family == "abstention" {
			absent++
		}
	}
	rows, _ := scoreJSON(t, name)
	if got := rows[0].Micro.Right; absent == 0 || got != absent {
		t.Errorf("%d right, %d abstentions", got, absent)
	}
}

func TestScoreOfMissingAnswers(t *testing.T) {
	name, items := answersFile(t, func(i int, it corpus.Item) string {
		if i < 7 {
			return ""
		}
		return gold(it)
	})
	rows, results := scoreJSON(t, name)
	if r := rows[0]; r.Micro.N != len(items) || r.Micro.Right != len(items)-7 || r.Micro.Missing != 7 ||
		len(r.MissingIDs) != 7 || strings.Count(results, "\n") != len(items) {
		t.Errorf("%+v", r.Micro)
	}
	rows, results = scoreJSON(t, name, "--allow-missing")
	if r := rows[0]; r.Micro.N != len(items)-7 || *r.Micro.Accuracy != 1 || r.Micro.Missing != 7 || strings.Count(results,
		`"correct":null,"how":"missing"`) != 7 {
		t.Errorf("allowed: %+v", r.Micro)
	}
}

// Order of lines, number of workers and repetition change no byte of what is written.
func TestScoreIsDeterministic(t *testing.T) {
	name, items := answersFile(t, func(i int, it corpus.Item) string {
		return []string{gold(it), "Cannot determine.", "7 days", "perhaps"}[i%4]
	})
	dir, _ := reference(t)
	dir = copyOf(t, dir) // the settings are stored in it
	print := func(args ...string) string {
		out, errs, code := here(append([]string{"score", "--quiet", dir, name, "--baselines"}, args...)...)
		if code != app.ExitOK || errs != "" {
			t.Fatalf("exit %d: %s", code, errs)
		}
		results, err := os.ReadFile(strings.TrimSuffix(name, ".jsonl") + ".scored.jsonl")
		if err != nil {
			t.Fatal(err)
		}
		return out + string(results)
	}
	want := print("--workers", "1")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := slices.Collect(strings.Lines(string(text)))
	slices.Reverse(lines)
	if err := os.WriteFile(name, []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := print("--workers", "4"); got != want {
		t.Errorf("%d items, lines reversed:\n%s\nwant:\n%s", len(items), got, want)
	}
}

// The reference settings are in the order of what they are given: nothing
// helps, and the evidence alone gives every answer, since filters have seen to both.
func TestBaselinesRankAsTheyMust(t *testing.T) {
	rows, _ := scoreJSON(t, "--baselines", "--k", "5")
	var names []string
	share := map[string]float64{}
	for _, r := range rows {
		names = append(names, r.Name)
		share[r.Name] = *r.Micro.Accuracy
		if r.Micro.N+r.Micro.Undetermined != r.Micro.Items || r.Micro.Undetermined > 1 || r.Micro.Missing != 0 {
			t.Errorf("%s: %+v", r.Name, r.Micro)
		}
		if (r.Retrieval != nil) != strings.HasPrefix(r.Name, "BM25") {
			t.Errorf("%s: retrieval %+v", r.Name, r.Retrieval)
		}
	}
	if want := "no context, artefacts, last day only, last five days, BM25 top 5, full context, evidence only"; strings.
		Join(names, ", ") != want {
		t.Fatalf("rows %v, want %s", names, want)
	}
	if !(share["artefacts"] < share["BM25 top 5"] && share["BM25 top 5"] < share["full context"] &&
		share["full context"] <= share["evidence only"] && share["evidence only"] > 0.95) {
		t.Errorf("%v", share)
	}
	for _, f := range rows[0].Families {
		if want := map[bool]float64{true: 1}[f.Name == "abstention"]; *f.Accuracy != want {
			t.Errorf("without context, %s is %v, want %v", f.Name, *f.Accuracy, want)
		}
	}
}

// A corpus without key, or without items, cannot be scored, and says so.
func TestScoreNeedsKeyAndItems(t *testing.T) {
	dir, _ := reference(t)
	bare := filepath.Join(t.TempDir(), "corpus")
	if err := os.CopyFS(bare, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Join(bare, "key")); err != nil {
		t.Fatal(err)
	}
	name, _ := answersFile(t, func(int, corpus.Item) string { return "x" })
	for folder, want := range map[string]string{bare: "has no key/items", tinyCorpus(t): "has no items to score"} {
		if out, errs, code := here("score", folder, name); code != app.ExitUsage || out != "" || !strings.Contains(errs,
			want) {
			t.Errorf("exit %d, %q: %s", code, out, errs)
		}
	}
}

// Without messages there is no number of groups, and the rest is the same.
func TestScoreWithoutMessages(t *testing.T) {
	dir, _ := reference(t)
	bare := filepath.Join(t.TempDir(), "corpus")
	if err := os.CopyFS(bare, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Join(bare, "data", "messages")); err != nil {
		t.Fatal(err)
	}
	name, items := answersFile(t, func(_ int, it corpus.Item) string { return it.Answer })
	out, errs, code := here("score", "--quiet", bare, name)
	if code != app.ExitOK || !strings.Contains(out, fmt.Sprintf("  %s", score.SpanUnknown)) || !strings.Contains(out,
		fmt.Sprint(len(items))) {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	if _, errs, code := here("score", bare, "--baselines"); code != app.ExitUsage || !strings.Contains(errs,
		"has no data/messages") {
		t.Errorf("baselines: exit %d: %s", code, errs)
	}
}

// boundCorpus has an item with options, asked by a person who is a guest where
// the answer is said.
func boundCorpus(t *testing.T, guest bool) string {
	t.Helper()
	day := corpus.NewDate(2025, 3, 11)
	limit := corpus.CountValue(14)
	gold := corpus.GoldAtom{Part: corpus.PartOperand, SubjectID: "T1", Predicate: "retry_limit", At: day.At(18, 0),
		Operation: corpus.OpValue,
		How:       corpus.HowLiteral, Atom: &limit, MessageID: "M1", FactIDs: []string{"F1"}}
	c := &corpus.Corpus{
		First: day, Last: day,
		Facts: []corpus.Fact{{ID: "F1", SubjectID: "T1", Predicate: "retry_limit", Value: limit, From: day}},
		Plan: []corpus.PlannedMessage{{MessageID: "M1", Discloses: []corpus.Disclosure{
			{FactID: "F1", Surface: "14", Start: 37, End: 39, Basis: corpus.BasisText}}}},
		People: []corpus.Person{{ID: "P1", Name: "Ada Lind", Rank: 2, Gender: "female"}, {ID: "P2", Name: "Ben Okoro",
			Rank: 4, Gender: "male"}},
		Groups: []corpus.Group{
			{ID: "G1", CorpusID: "C1", Name: "Gate", Kind: corpus.GroupChat, MemberIDs: []string{"P1", "P2"}},
			{ID: "G2", CorpusID: "C1", Name: "Lock", Kind: corpus.GroupChat, MemberIDs: []string{"P1", "P2"}},
		},
		Members: []corpus.Member{{GroupID: "G1", PersonID: "P1"}, {GroupID: "G1", PersonID: "P2", Guest: guest,
			From: day.At(8, 0)}, {GroupID: "G2", PersonID: "P1"}, {GroupID: "G2", PersonID: "P2"}},
		Messages: []corpus.Message{
			{ID: "M1", CorpusID: "C1", GroupID: "G1", Seq: 1, At: day.At(9, 4), AuthorID: "P1", AuthorName: "Ada Lind",
				Text: "The retry limit of the card vault is 14.", Tokens: 9},
			{ID: "M2", CorpusID: "C1", GroupID: "G2", Seq: 1, At: day.At(9, 7), AuthorID: "P1", AuthorName: "Ada Lind",
				Text: "Nothing new about the card vault here.", Tokens: 8},
		},
		Items: []corpus.Item{{
			ID: "I1", Format: "choice", Family: "single_hop", Category: "fine_grained_recall",
			Question: "What is the retry limit of the card vault?",
			Options:  []corpus.Option{{Letter: "A", Text: "12"}, {Letter: "B", Text: "14"}}, Answer: "14", AnswerLetter: "B",
			AskerID: "P2", AskedAt: day.At(18, 0), Split: "test",
			Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}, Quality: "kept",
			Status: corpus.Accepted,
			Gold:   []corpus.GoldAtom{gold},
		}},
	}
	m := output.Manifest{Program: output.Program{Name: "memloom", Version: "0"}, Recipe: "quickstart", Scale: 1, Seed: 3,
		TimeZone: "UTC", Tokenizer: "o200k_base"}
	dir := filepath.Join(t.TempDir(), "corpus")
	if err := output.Publish(dir, c, m, output.Options{}); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestScoreOfOptionsIsByLetter(t *testing.T) {
	dir := boundCorpus(t, true)
	for answer, want := range map[string]string{
		`(b)`: `"correct":true,"how":"letter"`, `Answer: A`: `"correct":false,"how":"letter"`,
		`14`: `"correct":false,"how":"unanswered"`, `So it rose.\nFinal: B`: `"correct":true,"how":"letter"`,
	} {
		name := filepath.Join(t.TempDir(), "a.jsonl")
		write(t, name, []string{`{"item_id": "I1", "answer": "` + answer + `"}`})
		if _, errs, code := here("score", "--quiet", dir, name); code != app.ExitOK {
			t.Fatalf("exit %d: %s", code, errs)
		}
		if got, err := os.ReadFile(strings.TrimSuffix(name, ".jsonl") + ".scored.jsonl"); err != nil ||
			!strings.Contains(string(got), want) {
			t.Errorf("%s: %s %v, want %s", answer, got, err, want)
		}
	}
}

// An asker's full context is their own groups, and a guest's seat is none of them.
func TestBaselinesShowAnAskerTheirGroups(t *testing.T) {
	for guest, want := range map[bool]int{true: 0, false: 1} {
		out, errs, code := here("score", "--json", boundCorpus(t, guest), "--baselines")
		if code != app.ExitOK {
			t.Fatalf("exit %d: %s", code, errs)
		}
		for line := range strings.Lines(out) {
			var r score.Row
			if err := json.Unmarshal([]byte(line), &r); err != nil {
				t.Fatal(err)
			}
			if reads := r.Name == "full context" || strings.HasPrefix(r.Name, "BM25"); reads && r.Micro.Right != want {
				t.Errorf("guest %v, %s: %d right, want %d", guest, r.Name, r.Micro.Right, want)
			}
		}
	}
	dir := boundCorpus(t, true)
	if err := os.RemoveAll(filepath.Join(dir, "scaffold", "members")); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := here("score", dir, "--baselines"); code != app.ExitUsage || !strings.Contains(errs,
		"has no scaffold/members") {
		t.Errorf("without seats: exit %d: %s", code, errs)
	}
}
