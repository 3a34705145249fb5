package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs/subtlememory"
	"memloom/pipeline/sessions"
)

// setsCorpus has forty questions about four sets: ten of each of two contradictory ones, a temporal and a contextual
// one.
func setsCorpus(t *testing.T) string {
	t.Helper()
	day := corpus.NewDate(2025, 3, 11)
	c := &corpus.Corpus{
		First: day, Last: day,
		People: []corpus.Person{{ID: "P1", Name: "Ada Lind", Rank: 2, Gender: "female"}},
		Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Name: "Talks", Kind: corpus.GroupChat,
			MemberIDs: []string{"P1"}}},
		Messages: []corpus.Message{{ID: "M1", CorpusID: "c1", GroupID: "G1", Seq: 1, At: day.At(9, 4), AuthorID: "P1",
			AuthorName: "Ada Lind", Text: "France holds the trophy.", Tokens: 9}},
	}
	add := func(id, origin, relation, subtype, form, question, answer string, wrong []string,
		variants ...sessions.Variant) {
		s := sessions.Set{SetID: id, Origin: origin, Relation: relation, Subtype: subtype, Case: "what is said of " + id}
		if err := corpus.AddRow(c, sessions.TableSets, s); err != nil {
			t.Fatal(err)
		}
		for i, v := range variants {
			v.VariantID, v.SetID, v.N = fmt.Sprintf("W%s%d", id, i), id, int32(i+1)
			if err := corpus.AddRow(c, sessions.TableVariants, v); err != nil {
				t.Fatal(err)
			}
		}
		for range 10 {
			c.Items = append(c.Items, corpus.Item{
				ID: fmt.Sprintf("I%03d", len(c.Items)+1), CorpusID: "c1", Format: "open", Family: subtype, Category: relation,
				Subcategory: origin, Relation: relation, Subtype: subtype, Form: form, SetID: id,
				Question: question, Answer: answer, IncorrectAnswers: wrong, AskedAt: day.At(18, 0), Split: "test",
				Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}, Quality: "kept",
				Status: corpus.Accepted,
			})
		}
	}
	word := func(s string) *string { return &s }
	add("V1", corpus.OfWorld, "contradictory", "contradictory", "", "Which team holds the trophy?",
		"The talks disagree: once France, once Greece.", []string{"It is France.", "It is Greece."},
		sessions.Variant{Sentence: "France holds the trophy."}, sessions.Variant{Sentence: "Greece holds the trophy."})
	add("V2", corpus.OfUser, "contradictory", "contradictory", "fill",
		"How would you fill in this form for my next poem?\n- address: a talking animal / an absent speaker",
		"The talks disagree: once a talking animal, once an absent speaker.", []string{"address: a talking animal"},
		sessions.Variant{Sentence: "Ada Lind goes for poems with a talking animal."},
		sessions.Variant{Sentence: "Ada Lind goes for poems with an absent speaker."})
	add("V3", corpus.OfWorld, "nuanced", "temporal", "", "As of 2 August 1902, how many states had the union?", "45",
		[]string{"46"},
		sessions.Variant{Sentence: "From 1896 on, the union had 45 states.", AsOf: word("1896")},
		sessions.Variant{Sentence: "From 1907 on, the union had 46 states.", AsOf: word("1907")})
	add("V4", corpus.OfWorld, "nuanced", "contextual", "",
		"In netball, how many players of one side are in play at a time?", "7", []string{"5"},
		sessions.Variant{Sentence: "In netball, 7 players of one side are in play at a time.", Condition: word("In netball")},
		sessions.Variant{Sentence: "In futsal, 5 players of one side are in play at a time.", Condition: word("In futsal")})
	m := output.Manifest{Program: output.Program{Name: "memloom", Version: "0"}, Recipe: "subtlememory", Scale: 1, Seed: 3,
		TimeZone: "UTC", Tokenizer: "o200k_base", Parameters: json.RawMessage(`{"design": "users"}`)}
	dir := filepath.Join(t.TempDir(), "corpus")
	if err := output.Publish(dir, c, m, output.Options{Tables: subtlememory.Design{}.Tables()}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// setsAnswers writes answers to the forty questions: of the first so many of each set the right one, then a wrong one.
func setsAnswers(t *testing.T, name string, head string, right ...int) string {
	t.Helper()
	texts := [][2]string{
		{"They disagree: France in one talk, Greece in another.", "It is Greece."},
		{"The talks disagree: once a talking animal, once an absent speaker.", "address: a talking animal"},
		{"45", "46"}, {"seven", "5"},
	}
	var lines []string
	if head != "" {
		lines = append(lines, head)
	}
	for set, n := range right {
		for i := range 10 {
			text := texts[set][0]
			if i >= n {
				text = texts[set][1]
			}
			lines = append(lines, fmt.Sprintf(`{"item_id": "I%03d", "answer": %q}`, set*10+i+1, text))
		}
	}
	path := filepath.Join(t.TempDir(), name)
	write(t, path, lines)
	return path
}

// Every figure of the text is that of the answers written: 9+8+5+4 of 40 are right, the others fail as their sets do.
func TestScoreByRelation(t *testing.T) {
	dir, answers := setsCorpus(t), setsAnswers(t, "a.jsonl", `{"prompt": "strong"}`, 9, 8, 5, 4)
	out, errs, code := here("score", "--quiet", dir, "--answers", answers, "--judge", "relation")
	if code != app.ExitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	flat := strings.Join(strings.Fields(out), " ")
	for _, want := range []string{
		"marked by builtin, by relation", "all 40 40 26 65.0", "contradictory 20 20 17 85.0", "nuanced 20 20 9 45.0",
		"temporal 10 10 5 50.0", "contextual 10 10 4 40.0",
		"fill 10 10 8 80.0", "question 30 30 18 60.0", "user 10 10 8 80.0", "world 30 30 18 60.0", "strong 40 40 26 65.0",
		"wrong by failure picked_a_side other_context other_time all 3 6 5",
	} {
		if !strings.Contains(flat, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	results, err := os.ReadFile(strings.TrimSuffix(answers, ".jsonl") + ".scored.jsonl")
	if err != nil || strings.Count(string(results), `"failure":"other_time"`) != 5 || strings.Count(string(results),
		`"how":"judge.relation"`) != 40 {
		t.Errorf("%s %v", results, err)
	}
	if again, _, _ := here("score", "--quiet", dir, answers, "--judge", "relation:builtin", "--workers",
		"1"); again != out {
		t.Errorf("another way to say the same gives\n%s", again)
	}
	plain, _, code := here("score", "--quiet", dir, answers)
	if flat := strings.Join(strings.Fields(plain), " "); code != app.ExitOK || !strings.Contains(flat,
		"all 40 40 26 65.0") || strings.Contains(flat, "picked_a_side") {
		t.Errorf("without the relation's judge:\n%s", plain)
	}
}

// The right answers of a file are the first so many of each set, so that of two files one alone is right on the
// difference: 9, 8, 5, 4 against 5, 8, 8, 4, and S_P and S_D are the smaller numbers.
func TestScoreBesideOthers(t *testing.T) {
	dir, a, b := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4), setsAnswers(t, "b.jsonl", "", 5, 8, 8, 4)
	oracle, perfect := setsAnswers(t, "oracle.jsonl", "", 10, 9, 9, 6), setsAnswers(t, "perfect.jsonl", "", 10, 9, 4, 4)
	args := []string{"score", "--quiet", dir, a, "--judge", "relation", "--against", b, "--oracle", oracle, "--perfect",
		perfect}
	out, errs, code := here(args...)
	if code != app.ExitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	flat := strings.Join(strings.Fields(out), " ")
	for _, want := range []string{
		"all 40 65.0 62.5 +2.5", "contradictory 20 85.0 65.0 +20.0", " 4 0 0.125 ", "temporal 10 50.0 80.0 -30.0",
		" 0 3 0.25 ", "fill 10 80.0 80.0 +0.0 – 0 0 1 ",
		"all 40 34 27 25 79.4", // S_O 10+9+9+6, S_P 10+9+4+4, S_D 9+8+4+4
		"temporal 10 9 4 4 44.4",
	} {
		if !strings.Contains(flat, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	out, errs, code = here(append(args, "--json")...)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != app.ExitOK || errs != "" || len(lines) != 2 {
		t.Fatalf("exit %d, %d lines: %s", code, len(lines), errs)
	}
	var row struct {
		Sets struct {
			Parts []struct {
				Name     string
				Right, N int
			}
		}
	}
	var other struct {
		Against   struct{ Hypotheses int }
		Waterfall struct {
			Parts []struct{ Oracle, Preserved, Retrieved, Late int }
		}
	}
	if err := json.Unmarshal([]byte(lines[0]), &row); err != nil || row.Sets.Parts[0].Right != 26 ||
		row.Sets.Parts[0].N != 40 {
		t.Errorf("%+v %v", row, err)
	}
	if err := json.Unmarshal([]byte(lines[1]), &other); err != nil || other.Against.Hypotheses != 6 ||
		other.Waterfall.Parts[0].Retrieved != 25 || other.Waterfall.Parts[0].Late != 1 {
		t.Errorf("%+v %v", other, err)
	}
}

// What cannot be scored says what to do, and nothing is written.
func TestScoreRefusesWhatItCannotCompare(t *testing.T) {
	dir, a := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4)
	same := setsAnswers(t, "same.jsonl", "", 9, 8, 5, 4)
	file := func(lines ...string) string {
		path := filepath.Join(t.TempDir(), "f.jsonl")
		write(t, path, lines)
		return path
	}
	some, others := file(`{"item_id": "I001", "answer": "x"}`), file(`{"item_id": "I002", "answer": "x"}`)
	for _, x := range []struct {
		args []string
		want string
	}{
		{[]string{dir, a, "--against", same},
			"the same answers to all items that they share: there is no difference to test; name the answers of another system"},
		{[]string{dir, some, "--against", others},
			"the files have no item in common: each must answer the questions of this corpus"},
		{[]string{dir, a, "--against", file(`{"item_id": "J1", "answer": "x"}`)},
			"is it for another one? Name the folder whose questions it answers"},
		{[]string{dir, file(`{"corpus": "11111111-2222-5333-8444-555555555555"}`, `{"item_id": "I001", "answer": "x"}`)},
			"answers the questions of the corpus with the canary 11111111-2222-5333-8444-555555555555, and this one's is "},
		{[]string{dir, file(`{"prompt": "soft"}`)}, `has no line with an answer: a line is {"item_id": "…", "answer": "…"}`},
		{[]string{dir, file("")}, "has no line with an answer"},
		{[]string{dir, a, "--against", a}, "it is the file of answers itself; name another one"},
		{[]string{dir, a, "--oracle", same}, "--oracle and --perfect go together"},
		{[]string{dir, "--baselines", "--against", a}, "name the file of answers that it goes with"},
		{[]string{dir, a, "--answers", same}, "name one file of answers, and the other with --against"},
		{[]string{dir, a, "--sample", "10"}, "it is for the judge of --second-judge"},
		{[]string{dir, a, "--second-judge", "builtin"}, "it is the first judge; name another model"},
		{[]string{dir, a, "--second-judge", "big"}, "--second-judge big: --models FILE is missing"},
		{[]string{dir, a, "--judge", "relation:big"}, "--judge big: --models FILE is missing"},
		{[]string{dir, a, "--templates", filepath.Dir(a)}, "there is no such task"},
		{[]string{boundCorpus(t, true), some, "--judge", "relation"}, "has a relation; leave it out, or name a model"},
	} {
		if out, errs, code := here(append([]string{"score", "--quiet"}, x.args...)...); code != app.ExitUsage || out != "" ||
			!strings.Contains(errs, x.want) {
			t.Errorf("%v: exit %d, %q\n%s\nwant %s", x.args[1:], code, out, errs, x.want)
		}
	}
	twice := file(`{"item_id": "I001", "answer": "x"}`, `{"item_id": "I001", "answer": "y"}`,
		`{"item_id": "J1", "answer": "y"}`)
	out, errs, code := here("score", "--quiet", dir, a, "--against", twice)
	if code != app.ExitUsage || !strings.Contains(out, "only") && !strings.Contains(out, "by the first alone") ||
		!strings.Contains(errs, "1 for items that the corpus does not have (first: line 3") || !strings.Contains(errs,
		"give a line for each item of this corpus and no other") {
		t.Errorf("exit %d: %s\n%s", code, errs, out)
	}
}

// Without the scaffold the judge goes on without facts, and says so.
func TestScoreByRelationWithoutScaffold(t *testing.T) {
	dir, a := setsCorpus(t), setsAnswers(t, "a.jsonl", "", 9, 8, 5, 4)
	if err := os.RemoveAll(filepath.Join(dir, "scaffold")); err != nil {
		t.Fatal(err)
	}
	out, errs, code := here("score", "--quiet", dir, a, "--judge", "relation")
	if flat := strings.Join(strings.Fields(out), " "); code != app.ExitOK || !strings.Contains(errs,
		"has no scaffold/sets: the judge sees relation and references") || !strings.Contains(flat, "all 40 40 26 65.0") ||
		strings.Contains(flat, "origin") {
		t.Errorf("exit %d: %s%s", code, errs, out)
	}
}
