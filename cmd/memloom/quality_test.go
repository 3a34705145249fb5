package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"memloom/internal/llm/mock"
	"memloom/internal/quality"
	"memloom/output"
	"memloom/prompts"
)

// qualityOf runs quality --json.
func qualityOf(t *testing.T, args ...string) quality.Report {
	t.Helper()
	out, errs, code := here(append([]string{"quality", "--json"}, args...)...)
	var r quality.Report
	if err := json.Unmarshal([]byte(out), &r); code != exitOK || errs != "" || err != nil {
		t.Fatalf("exit %d: %s%v", code, errs, err)
	}
	return r
}

// realChat is a file of a user's own chat: the messages of the reference corpus, without their groups' ids.
func realChat(t *testing.T) string {
	t.Helper()
	dir, _ := reference(t)
	c, _, err := output.Read(dir, output.Data)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, m := range c.Messages {
		line, err := json.Marshal(map[string]string{"group": "our " + m.GroupID, "speaker": m.AuthorName, "time": m.At.String(), "text": m.Text})
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(line))
	}
	name := filepath.Join(t.TempDir(), "chat.jsonl")
	write(t, name, lines)
	return name
}

// TestQuality_CorpusAboveItsShuffledSelf: six dimensions and their mean, each over all windows; dialogue has better
// scores than the same messages shuffled (G13).
func TestQuality_CorpusAboveItsShuffledSelf(t *testing.T) {
	dir, _ := reference(t)
	r := qualityOf(t, dir, "--windows", "15")
	if r.Judge != "builtin" || r.Scale != (prompts.Scale{From: 1, To: 5}) || r.Windows != 15 || r.Messages != 30 || r.Failed != 0 {
		t.Errorf("%+v", r)
	}
	want := append(prompts.QualityDimensions(), quality.Mean)
	for i, row := range r.Rows {
		if row.Dimension != want[i] || row.Windows != 15 || row.Corpus < 1 || row.Corpus > 5 || row.Baseline < 1 || row.Baseline > 5 || row.Real != nil {
			t.Errorf("row %d: %+v", i, row)
		}
	}
	for _, i := range []int{1, 6} { // coherence, mean
		if row := r.Rows[i]; row.Interval == nil || row.Interval.Low <= 0 {
			t.Errorf("%s is not above the baseline: %+v", row.Dimension, row)
		}
	}
}

// TestQuality_PrintsAndWrites: the table, a line for each window, dimension and side, the same bytes by the same seed
// whatever the workers.
func TestQuality_PrintsAndWrites(t *testing.T) {
	dir, _ := reference(t)
	file, other := filepath.Join(t.TempDir(), "a.jsonl"), filepath.Join(t.TempDir(), "b.jsonl")
	args := []string{"quality", "--quiet", dir, "--windows", "4", "--messages", "20", "--scale", "0-5", "--real", realChat(t)}
	out, errs, code := here(append(args, "--out", file)...)
	if code != exitOK || errs != "" {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, want := range []string{"difference", "real chat\n", "contextual_relevance", "scores from 0 to 5 by builtin; windows of 20 messages, seed 1\n"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if again, _, _ := here(append(args, "--out", other, "--workers", "1")...); again != out {
		t.Errorf("with one worker:\n%s\nwith two:\n%s", again, out)
	}
	a, errA := os.ReadFile(file)
	b, errB := os.ReadFile(other)
	if errA != nil || errB != nil || string(a) != string(b) {
		t.Errorf("the files differ: %v, %v", errA, errB)
	}
	sides := map[string]int{}
	for line := range strings.Lines(string(a)) {
		var l quality.Line
		if err := json.Unmarshal([]byte(line), &l); err != nil || l.Score == nil || l.GroupID == "" || l.FirstMessageID == "" {
			t.Fatalf("%s: %v", line, err)
		}
		sides[string(l.Of)]++
	}
	if fmt.Sprint(sides) != "map[baseline:24 corpus:24 real:24]" {
		t.Errorf("lines by side: %v", sides)
	}
}

// TestQuality_ByAModel: the judge of a models file is asked once for each side, and answers as the built-in model does.
func TestQuality_ByAModel(t *testing.T) {
	t.Parallel()
	server := serve(t, mock.Options{})
	dir, _ := reference(t)
	args := []string{"quality", dir, "--quiet", "--json", "--windows", "3"}
	r := asks(t, append(args, "--models", liveCast{url: server.url}.file(t))...)
	must(t, r)
	var byModel quality.Report
	if err := json.Unmarshal([]byte(r.stdout), &byModel); err != nil {
		t.Fatal(err)
	}
	if s := server.mock.Stats(); s.Answered != 6 {
		t.Errorf("%d answers", s.Answered)
	}
	own := qualityOf(t, dir, "--windows", "3")
	if !reflect.DeepEqual(byModel.Rows, own.Rows) {
		t.Errorf("%+v, want %+v", byModel.Rows, own.Rows)
	}
}

// TestQuality_Refuses: what cannot be scored is said before anybody is asked.
func TestQuality_Refuses(t *testing.T) {
	dir, _ := reference(t)
	chat := filepath.Join(t.TempDir(), "chat.jsonl")
	write(t, chat, []string{`{"speaker":"Ada","time":"2025-03-11T09:06","text":"alone"}`})
	bad := filepath.Join(t.TempDir(), "bad.jsonl")
	write(t, bad, []string{`{"speaker":"Ada"}`})
	for _, tt := range []struct {
		want string
		args []string
	}{
		{"--windows 0: expected a whole number from 1", []string{dir, "--windows", "0"}},
		{"--messages 1: expected a whole number from 2", []string{dir, "--messages", "1"}},
		{"--workers 0: expected a whole number from 1", []string{dir, "--workers", "0"}},
		{"--scale 1-10: expected 1-5 or 0-5", []string{dir, "--scale", "1-10"}},
		{"no group has 100000 messages; --messages N", []string{dir, "--messages", "100000"}},
		{"chat.jsonl: no group has 30 messages", []string{dir, "--real", chat}},
		{`bad.jsonl, line 1: "text" is missing`, []string{dir, "--real", bad}},
		{"no such file", []string{dir, "--real", chat + "x"}},
		{"would replace the chat", []string{dir, "--real", chat, "--out", chat}},
		{"--models FILE is missing", []string{dir, "--judge", "big"}},
		{"--templates", []string{dir, "--templates", chat}},
		{"none", []string{filepath.Join(t.TempDir(), "none")}},
	} {
		out, errs, code := here(append([]string{"quality", "--quiet"}, tt.args...)...)
		if code != exitUsage || out != "" || !strings.Contains(errs, tt.want) {
			t.Errorf("%q: exit %d, %s%s, want %q", tt.args, code, out, errs, tt.want)
		}
	}
}
