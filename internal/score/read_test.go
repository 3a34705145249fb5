package score

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/fuzztest"
)

func TestReadAnswers(t *testing.T) {
	got, err := ReadAnswers("a.jsonl",
		strings.NewReader("\ufeff{\"item_id\":\"I1\",\"answer\":\"B\"}\r\n\n{\"answer\":\"\",\"item_id\":\"I2\"}"))
	want := []Answer{{ItemID: "I1", Text: "B", Line: 1}, {ItemID: "I2", Line: 3}}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
}

// A head counts for all lines that say nothing else.
func TestReadAnswers_Head(t *testing.T) {
	got, err := ReadAnswers("a.jsonl", strings.NewReader(`{"prompt": "strong", "corpus": "c-1"}
{"item_id": "I1", "answer": "B"}
{"item_id": "I2", "answer": "C", "prompt": "soft"}`))
	want := []Answer{{ItemID: "I1", Text: "B", Prompt: "strong", Corpus: "c-1", Line: 2}, {ItemID: "I2", Text: "C",
		Prompt: "soft", Corpus: "c-1", Line: 3}}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
	if _, err := ReadAnswers("a.jsonl", strings.NewReader(`{"prompt": 3}`)); err == nil || !strings.Contains(err.Error(),
		`line 1, key "prompt": must be text in quotes, is 3`) {
		t.Errorf("%v", err)
	}
}

func TestReadAnswersNamesFileLineAndKey(t *testing.T) {
	for line, want := range map[string]string{
		`nonsense`:                                         `a.jsonl, line 2: not a JSON object: nonsense; a line is {"item_id": "…", "answer": "…"}`,
		`["I1", "B"]`:                                      `a.jsonl, line 2: not a JSON object: ["I1", "B"]; a line is {"item_id": "…", "answer": "…"}`,
		`null`:                                             `a.jsonl, line 2: not a JSON object: null; a line is {"item_id": "…", "answer": "…"}`,
		`{"item_id": "I1"}`:                                `a.jsonl, line 2, key "answer": missing`,
		`{"answer": "B"}`:                                  `a.jsonl, line 2, key "item_id": missing`,
		`{"item_id": "I1", "answer": 14}`:                  `a.jsonl, line 2, key "answer": must be text in quotes, is 14`,
		`{"item_id": "I1", "answer": null}`:                `a.jsonl, line 2, key "answer": must be text in quotes, is null`,
		`{"item_id": 1, "answer": "B"}`:                    `a.jsonl, line 2, key "item_id": must be text in quotes, is 1`,
		`{"item_id": " ", "answer": "B"}`:                  `a.jsonl, line 2, key "item_id": empty`,
		`{"item_id": "I1", "prediction": "B"}`:             `a.jsonl, line 2, key "prediction": unknown; a line has item_id and answer, and may have prompt`,
		`{"prompt": "soft"}`:                               `a.jsonl, line 2, key "item_id": missing`, // a head stands first
		`{"item_id": "I1", "answer": "B", "prompt": ""}`:   `a.jsonl, line 2, key "prompt": empty`,
		`{"item_id": "I1", "answer": "B", "corpus": "c1"}`: `a.jsonl, line 2, key "corpus": stands in the first line alone, without item_id and answer`,
		`{"item_id": "I1", "answer": "B"} {}`:              `a.jsonl, line 2: not a JSON object: {"item_id": "I1", "answer": "B"} {}; a line is {"item_id": "…", "answer": "…"}`,
		"{}\n{\"item_id\": \"I1\"}":                        `a.jsonl, line 2, key "item_id": missing (and 1 more bad lines)`,
		`{"item_id": "I1", "answer": ["a", "b"]}`:          `a.jsonl, line 2, key "answer": must be text in quotes, is ["a", "b"]`,
	} {
		_, err := ReadAnswers("a.jsonl", strings.NewReader("{\"item_id\":\"I0\",\"answer\":\"x\"}\n"+line))
		var bad FileError
		if !errors.As(err, &bad) || err.Error() != want {
			t.Errorf("%s\n got %v\nwant %s", line, err, want)
		}
	}
}

type brokenDisk struct{}

func (brokenDisk) Read([]byte) (int, error) { return 0, errors.New("the disk is gone") }

func TestReadAnswersTellsAFailureFromABadLine(t *testing.T) {
	_, err := ReadAnswers("a.jsonl", brokenDisk{})
	var bad FileError
	if err == nil || errors.As(err, &bad) || !strings.Contains(err.Error(), "a.jsonl: line 1: the disk is gone") {
		t.Errorf("got %v", err)
	}
}

// Whatever a file holds, it is read or refused by line.
func FuzzReadAnswers(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add("{\"item_id\":\"I1\",\"answer\":\"B\"}\n")
	f.Add("{\"item_id\":\"I1\"}\n\n[]")
	f.Add("\ufeff")
	f.Fuzz(func(t *testing.T, text string) {
		answers, err := ReadAnswers("f", strings.NewReader(text))
		var bad FileError
		switch {
		case err != nil && (!errors.As(err, &bad) || len(bad) == 0 || answers != nil):
			t.Errorf("%q: %v", text, err)
		case err == nil:
			for i, a := range answers {
				if a.ItemID == "" || a.Line < 1 || i > 0 && a.Line <= answers[i-1].Line {
					t.Errorf("%q: %+v", text, answers)
				}
			}
		}
	})
}

// Of a long answer the first characters are marked, and the report counts and names it.
func TestReadAnswers_LongAnswer(t *testing.T) {
	full, long := strings.Repeat("é", MaxAnswer), "14"+strings.Repeat(" ", MaxAnswer)+"no, 15"
	got, err := ReadAnswers("a.jsonl", strings.NewReader(`{"item_id": "I1", "answer": "`+full+`"}`+"\n"+`{"item_id": "I2", "answer": "`+long+`"}`))
	if err != nil || got[0].Text != full || got[0].Long || len(got[1].Text) != MaxAnswer || !got[1].Long {
		t.Fatalf("%v", err)
	}
	got[0], got[1] = Answer{ItemID: "I2", Text: "7", Line: 1}, Answer{ItemID: "I1", Text: got[1].Text, Long: true, Line: 2}
	c := world()
	s, err := scoreOne(t.Context(), strictMarker(), c, got, Options{})
	if err != nil {
		t.Fatal(err)
	}
	r := summarise(c, s, "strict", Options{})
	var text strings.Builder
	if err := r.Text(&text, 200); err != nil || r.Micro.Right != 2 || !strings.Contains(text.String(),
		"1 line longer than 20000 characters, marked on the first 20000: line 2 (I1)") {
		t.Errorf("%d right (%v)\n%s", r.Micro.Right, err, text.String())
	}
}
