package sets_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// handSet is a set written by hand: sessions, and questions with the sessions that each needs.
type handSet struct {
	Name     string `json:"name"`
	Sessions []struct {
		At    string   `json:"at"`
		Turns []string `json:"turns"` // "U: " the user's, "A: " the assistant's
	} `json:"sessions"`
	Asks []struct {
		Question string `json:"question"`
		Gold     string `json:"gold"`
		Conflict bool   `json:"conflict"`
		Any      bool   `json:"any"` // one of the sessions needed is enough
		Needs    []int  `json:"needs"`
	} `json:"asks"`
}

func (h handSet) messages(t *testing.T, leaveOut ...int) []prompts.Shown {
	t.Helper()
	var out []prompts.Shown
	for i, s := range h.Sessions {
		if slices.Contains(leaveOut, i) {
			continue
		}
		at, err := corpus.ParseStamp(s.At)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range s.Turns {
			speaker, text := "Ines Kovar", strings.TrimPrefix(turn, "U: ")
			if rest, ok := strings.CutPrefix(turn, "A: "); ok {
				speaker, text = "Assistant", rest
			}
			out = append(out, prompts.Shown{ID: fmt.Sprint(len(out) + 1), Speaker: speaker, At: at, Text: text})
			at++
		}
	}
	return out
}

// solved says whether the reader answers a question as the gold does, or sees the conflict.
func solved(t *testing.T, r *reader.Reader, messages []prompts.Shown, question, gold string, conflict bool) (bool, prompts.SolveOut) {
	t.Helper()
	out, err := r.Solve(prompts.SolveIn{AskedAt: corpus.NewDate(2026, 1, 1).At(12, 0), Messages: messages, Question: question})
	if err != nil {
		t.Fatal(err)
	}
	if conflict {
		return out.Outcome == prompts.Conflict, out
	}
	v, err := r.Judge(prompts.JudgeIn{Question: question, Gold: gold, Candidate: out.Answer})
	if err != nil {
		t.Fatal(err)
	}
	return out.Outcome == prompts.Answered && v.Verdict == prompts.Correct, out
}

func TestHandSets(t *testing.T) {
	data, err := os.ReadFile("testdata/sets.json")
	if err != nil {
		t.Fatal(err)
	}
	var sets []handSet
	if err := json.Unmarshal(data, &sets); err != nil {
		t.Fatal(err)
	}
	r := reader.New(reader.Options{})
	for _, h := range sets {
		for _, a := range h.Asks {
			if ok, out := solved(t, r, h.messages(t), a.Question, a.Gold, a.Conflict); !ok {
				t.Errorf("%s: %q: %+v, want %q", h.Name, a.Question, out, a.Gold)
			}
			for _, n := range a.Needs {
				if ok, out := solved(t, r, h.messages(t, n), a.Question, a.Gold, a.Conflict); ok != a.Any {
					t.Errorf("%s: %q without session %d: %+v", h.Name, a.Question, n, out)
				}
			}
		}
	}
}
