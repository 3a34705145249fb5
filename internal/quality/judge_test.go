package quality

import (
	"bytes"
	"context"
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// orderly rates 4 where the texts are in order and 2 where not; momentum one more, diversity 3 whatever the order. It
// fails windows of the group whose texts hold a word.
type orderly struct {
	mu    sync.Mutex
	asked []prompts.QualityIn
	fails string
}

func (*orderly) Name() string { return "orderly" }

func (m *orderly) Complete(_ context.Context, c llm.Call) (llm.Answer, error) {
	in := c.Input.(prompts.QualityIn)
	m.mu.Lock()
	m.asked = append(m.asked, in)
	m.mu.Unlock()
	if m.fails != "" && strings.HasSuffix(in.Messages[0].Text, m.fails) {
		return llm.Answer{}, &llm.Failure{Kind: llm.Refused, Model: m.Name(), Reason: "it will not"}
	}
	r := prompts.Rating{Reason: "by order", Score: 4}
	if !inOrder(in) {
		r.Score = 2
	}
	out := prompts.QualityOut{Naturalness: r, Coherence: r, Diversity: prompts.Rating{Reason: "alike", Score: 3},
		Relevance: r, Momentum: r, Engagingness: r}
	out.Momentum.Score++
	b, err := json.Marshal(out)
	return llm.Answer{Text: string(b), Model: m.Name()}, err
}

// inOrder says whether each message is at the time that its text has.
func inOrder(in prompts.QualityIn) bool {
	for _, m := range in.Messages {
		if !strings.HasPrefix(m.Text, "text "+number(m.At)+" of ") {
			return false
		}
	}
	return true
}

func number(at corpus.Stamp) string { b, _ := json.Marshal(int(at)); return string(b) }

func options(m llm.Model, workers int) Options {
	return Options{Task: prompts.NewTasks(nil).Scoring.Quality, Model: m, Scale: prompts.Scale{From: 1, To: 5}, Seed: 3,
		Workers: workers}
}

// TestJudge_BothSidesBlindInADrawnOrder: each window is asked as it stands and shuffled, neither always first; the
// judge sees nothing of where it is from, and workers change nothing.
func TestJudge_BothSidesBlindInADrawnOrder(t *testing.T) {
	windows, real := Sample(groupsOf(400, 600), 10, 30, 1), Sample(groupsOf(90), 2, 30, 1)
	m := &orderly{}
	rated, err := Judge(t.Context(), options(m, 1), windows, real)
	if err != nil || len(rated) != 22 || len(m.asked) != 22 {
		t.Fatalf("%d rated, %d asked, %v", len(rated), len(m.asked), err)
	}
	for i, x := range rated {
		side, score := []Side{Corpus, Baseline}[i%2], []int{4, 2}[i%2]
		if i >= 20 {
			side, score = Real, 4
		}
		if x.Of != side || x.Ratings[1].Score != score || i < 20 && x.Sample != i/2+1 {
			t.Errorf("%d is window %d of %s with %d", i, x.Sample, x.Of, x.Ratings[1].Score)
		}
	}
	firsts := map[bool]int{}
	seen := map[corpus.Stamp]map[int]bool{}
	for _, in := range m.asked {
		at, size := in.Messages[0].At, len(in.Messages)
		if seen[at] == nil {
			seen[at] = map[int]bool{size: true}
			firsts[inOrder(in)]++
		}
	}
	if firsts[true] == 0 || firsts[false] == 0 {
		t.Errorf("one side is always asked first: %v", firsts)
	}
	p, err := options(m, 1).Task.Render(m.asked[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"shuffle", "baseline", "corpus", "group_id", `"M1-`, "G1"} {
		if strings.Contains(p.User, word) {
			t.Errorf("the prompt tells %q", word)
		}
	}
	again, err := Judge(t.Context(), options(&orderly{}, 5), windows, real)
	if err != nil || !reflect.DeepEqual(rated, again) {
		t.Errorf("with more workers it is otherwise: %v", err)
	}
}

// TestReport_CountsPairs: means, differences and intervals are those of the pairs; a window that failed on a side is
// left out of both, and counted.
func TestReport_CountsPairs(t *testing.T) {
	windows := Sample(groupsOf(400), 8, 30, 1)
	o := options(&orderly{}, 2)
	rated, err := Judge(t.Context(), o, windows, windows[:2])
	if err != nil {
		t.Fatal(err)
	}
	rated[1].Ratings, rated[1].Err = nil, context.DeadlineExceeded
	rated[2].Ratings = append([]prompts.Rating{{Reason: "poor", Score: 1}}, rated[2].Ratings[1:]...)
	rated[17].Ratings, rated[17].Err = nil, context.DeadlineExceeded
	r := NewReport(o, rated)
	if r.Windows != 8 || r.Failed != 1 || r.RealWindows != 1 || r.RealFailed != 1 || r.Messages != 30 || r.Cause == "" ||
		len(r.Rows) != 7 {
		t.Errorf("%+v", r)
	}
	for i, want := range []struct{ corpus, baseline, difference float64 }{
		{25. / 7, 2, 11. / 7}, {4, 2, 2}, {3, 3, 0}, {4, 2, 2}, {5, 3, 2}, {4, 2, 2}, {(7*24 - 3) / 42., 14 / 6.,
			(7*10 - 3) / 42.},
	} {
		row := r.Rows[i]
		if row.Windows != 7 || math.Abs(row.Corpus-want.corpus)+math.Abs(row.Baseline-want.baseline)+
			math.Abs(row.Difference-want.difference) > 1e-9 {
			t.Errorf("%+v, want %+v", row, want)
		}
		if mixed := i == 0 || i == 6; (row.Interval != nil) != mixed {
			t.Errorf("%s: interval %v", row.Dimension, row.Interval)
		} else if mixed && (row.Interval.Low > row.Difference || row.Interval.High < row.Difference ||
			row.Interval.Low == row.Interval.High) {
			t.Errorf("%s: interval %v about %v", row.Dimension, *row.Interval, row.Difference)
		}
		if row.Real == nil {
			t.Errorf("%s has no real chat", row.Dimension)
		}
	}
	var out strings.Builder
	if err := r.Text(&out, 100); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"real chat\n", "coherence               4.00      2.00       +2.00", "–",
		"scores from 1 to 5 by orderly", "left out, since the judge failed: 2 of 10 windows; the first: context deadline"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
}

// TestJudge_FailuresAreKept: a refused window has no scores, and the others have theirs; each has its lines.
func TestJudge_FailuresAreKept(t *testing.T) {
	rated, err := Judge(t.Context(), options(&orderly{fails: "of 1"}, 2), Sample(groupsOf(60, 60), 4, 30, 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := WriteLines(&out, rated); err != nil {
		t.Fatal(err)
	}
	failed := 0
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	for _, text := range lines {
		var l Line
		if err := json.Unmarshal([]byte(text), &l); err != nil || l.Dimension == "" || l.FirstMessageID == "" ||
			l.Reason == "" {
			t.Errorf("%s: %v", text, err)
		}
		if l.Score == nil {
			failed++
		}
		if (l.Score == nil) != (l.GroupID == "G2") {
			t.Errorf("%s", text)
		}
	}
	if len(lines) != 8*6 || failed != 4*6 {
		t.Errorf("%d lines, %d failed", len(lines), failed)
	}
}

// TestReadReal: lines in any order, by group and time; what is wrong is said with its line.
func TestReadReal(t *testing.T) {
	text := `{"speaker":"Ada","time":"2025-03-11T09:06","text":"second"}` + "\n\n" +
		`{"group":"x","speaker":"Ben","time":"2025-03-11T09:00","text":"other"}` + "\n" +
		`{"speaker":"Ben","time":"2025-03-11T09:05","text":"first"}` + "\n"
	groups, err := ReadReal("chat.jsonl", strings.NewReader(text))
	if err != nil || len(groups) != 2 || groups[0].Messages[0].Text != "first" || groups[0].Messages[0].ID != "4" ||
		groups[1].ID != "x" {
		t.Errorf("%+v, %v", groups, err)
	}
	for line, want := range map[string]string{
		`[]`: "line 1: not one JSON object",
		`{"speaker":"Ada","time":"2025-03-11T09:06","text":"x","id":1}`: "not one JSON object",
		`{"speaker":"Ada","time":"2025-03-11T09:06","text":"x"} {}`:     "not one JSON object",
		`{"speaker":" ","time":"2025-03-11T09:06","text":"x"}`:          `"speaker" is missing or empty`,
		`{"speaker":"Ada","time":"2025-03-11T09:06"}`:                   `"text" is missing or empty`,
		`{"speaker":"Ada","time":"noon","text":"x"}`:                    `"time": "noon" is not a time like`,
	} {
		if _, err := ReadReal("chat.jsonl", strings.NewReader(line)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}
