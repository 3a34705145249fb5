package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/measure"
	"memloom/internal/stats"
	"memloom/output"
)

// tinyCorpus is the folder of a corpus of two people and two messages.
func tinyCorpus(t *testing.T) string {
	t.Helper()
	day := corpus.NewDate(2025, 3, 11)
	c := &corpus.Corpus{
		First: day, Last: day,
		People: []corpus.Person{{ID: "P1", Name: "Ada Lind", Rank: 2, Gender: "female"}, {ID: "P2", Name: "Ben Okoro",
			Rank: 4, Gender: "male"}},
		Projects: []corpus.Project{{ID: "PR1", Name: "Gate"}},
		Groups: []corpus.Group{{ID: "G1", CorpusID: "C1", Name: "Gate", Kind: corpus.GroupChat, MemberIDs: []string{"P1",
			"P2"}}},
		Messages: []corpus.Message{
			{ID: "M1", CorpusID: "C1", GroupID: "G1", Seq: 1, At: day.At(9, 4), AuthorID: "P1", AuthorName: "Ada Lind",
				Text: "Who has the key, Ben?", Tokens: 7},
			{ID: "M2", CorpusID: "C1", GroupID: "G1", Seq: 2, At: day.At(9, 7), AuthorID: "P2", AuthorName: "Ben Okoro",
				Text: "I do, all seven of them.", ReplyTo: "M1", Tokens: 8},
		},
	}
	m := output.Manifest{
		Program: output.Program{Name: "memloom", Version: "0"}, Recipe: "quickstart", Scale: 1, Seed: 3, TimeZone: "UTC",
		Tokenizer:  "o200k_base",
		Parameters: json.RawMessage(`{"Dialogue":{"Words":18,"MessagesPerDay":8}}`),
	}
	dir := filepath.Join(t.TempDir(), "corpus")
	if err := output.Publish(dir, c, m, output.Options{}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// inProcess is memloom, with what it prints and its exit code.
func inProcess(args ...string) (out, errs string, code int) {
	r := memloom(args...)
	return r.stdout, r.stderr, r.code
}

func TestStatsPrintsTablesOrOneObject(t *testing.T) {
	dir := tinyCorpus(t)
	text, errs, code := inProcess("stats", dir, "all")
	if code != app.ExitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, want := range []string{"recipe quickstart, scale 1, seed 3\n", "\nPEOPLE\n", "\nPROSE\n", "18 (recipe)",
		"8 (recipe)", "0.57 (LoCoMo)"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text has no %q", want)
		}
	}
	object, _, code := inProcess("stats", dir, "--json")
	var r measure.Report
	if err := json.Unmarshal([]byte(object), &r); err != nil || code != app.ExitOK {
		t.Fatalf("exit %d: %v", code, err)
	}
	var again strings.Builder
	if err := (stats.Printer{Report: &r}).Text(&again); err != nil {
		t.Fatal(err)
	}
	if again.String() != text {
		t.Error("the object and the text tell different things")
	}
}

// TestStats_PageFirstSectionsByName: the page is short and says how to read the rest; a section is by itself.
func TestStats_PageFirstSectionsByName(t *testing.T) {
	dir := tinyCorpus(t)
	page, errs, code := inProcess("stats", dir)
	if code != app.ExitOK || errs != "" || strings.Count(page, "\n") >= 60 {
		t.Fatalf("exit %d: %s%s", code, errs, page)
	}
	for _, want := range []string{"SIZES\n", "OFF TARGET\n", "sections: people, style", "`memloom stats " + dir +
		" prose`"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %q:\n%s", want, page)
		}
	}
	prose, _, code := inProcess("stats", dir, "prose")
	if code != app.ExitOK || !strings.HasPrefix(prose, "PROSE\n") || strings.Contains(prose, "PEOPLE") {
		t.Errorf("exit %d: %s", code, prose)
	}
	if _, errs, code := inProcess("stats", dir, "prsoe"); code != app.ExitUsage || !strings.Contains(errs,
		"did you mean prose?") {
		t.Errorf("exit %d: %s", code, errs)
	}
}

func TestStatsOfDataAlone(t *testing.T) {
	dir := tinyCorpus(t)
	if err := os.RemoveAll(filepath.Join(dir, "scaffold")); err != nil {
		t.Fatal(err)
	}
	text, errs, code := inProcess("stats", dir, "all")
	if code != app.ExitOK {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, want := range []string{"PEOPLE\n  not here: scaffold/people absent\n",
		"names of scaffold/projects are not masked", "messages  "} {
		if !strings.Contains(text, want) {
			t.Errorf("the text has no %q:\n%s", want, text)
		}
	}
}

func TestStatsRefusesWhatIsNoCorpus(t *testing.T) {
	dir := tinyCorpus(t)
	if _, errs, code := inProcess("stats", t.TempDir()); code != app.ExitUsage || !strings.Contains(errs,
		"is not a corpus") {
		t.Errorf("an empty folder: exit %d, %s", code, errs)
	}
	if _, _, code := inProcess("stats"); code != app.ExitUsage {
		t.Errorf("no folder: exit %d", code)
	}
	shard := filepath.Join(dir, "data", "messages", "part-00000.parquet")
	if err := os.WriteFile(shard, []byte("no Parquet"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, errs, code := inProcess("stats", dir); code != app.ExitShort || !strings.Contains(errs, "altered") {
		t.Errorf("an altered shard: exit %d, %s", code, errs)
	}
}
