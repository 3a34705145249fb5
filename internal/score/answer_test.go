package score

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

var four = []corpus.Option{{Letter: "A", Text: "12"}, {Letter: "B", Text: "14"}, {Letter: "C", Text: "16"},
	{Letter: "D", Text: "A week"}}

func TestLetter(t *testing.T) {
	for answer, want := range map[string]string{
		"B": "B", "b": "B", "b)": "B", "(B)": "B", "[b]": "B", "B.": "B", "B:": "B", " B \n": "B",
		"Answer: B": "B", "answer:b": "B", "Answer: (B)": "B", "**B**": "B", "**Answer: B**": "B",
		"It was set on Monday.\nFinal: B": "B", "A or C?\n\nFinal answer: (c)": "C", "Final: **D**": "D",
		"The answer is C": "C", "The answer is C.": "C", "The correct answer is: (C).": "C",
		"It rose.\nSo the answer is **C**.": "C",
		"C. 16":                             "C", "(c) 16": "C", "C) 16": "C", "**C.** 16": "C", "C. It rose twice.": "C",
		"Option C": "C", "option c.": "C",
		"Answer: option C": "C", `\boxed{C}`: "C", `So it is $\boxed{\text{C}}$.`: "C", `{"answer": "C"}`: "C",
		`{"answer": "C. 16", "why": "A"}`:   "C",
		"```json\n{\"answer\": \"C\"}\n```": "C", "<think>A or B?</think>\nC": "C",
		"<think>Final: A</think>{\"answer\": \"(c)\"}": "C", "`C`": "C",

		"": "", "E": "", "14": "", "AB": "", "A, B": "", "A or B": "", "B) 16": "", "The answer is B. No, the answer is C.": "", "The answer is not B": "", "I think B": "",
		"The answer is a week": "", "A week is right": "", `{"answer": "E"}`: "", `{"choice": "B"}`: "", "<think>B": "", "The answer is A or B": "", "B. 14 or C. 16": "", "B) or C)": "",
		"Cannot determine.": "", "Final: B\nor C": "", "Final:": "", "(B": "B", "Ä": "",
	} {
		if got, ok := Letter(answer, four); got != want || ok != (want != "") {
			t.Errorf("%q: %q %v, want %q", answer, got, ok, want)
		}
	}
}

func TestLetterIsReadInEveryForm(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		letter := rapid.SampledFrom([]string{"A", "B", "C", "D"}).Draw(t, "letter")
		pick := func(name string, of ...string) string { return rapid.SampledFrom(of).Draw(t, name) }
		text := pick("bracket", "%", "(%)", "[%]", "%)", "%.")
		text = strings.Replace(text, "%", pick("case", letter, strings.ToLower(letter)), 1)
		text = pick("before", "", "Answer: ", "ANSWER:", "Final: ", "Because of A.\nFinal answer: ", " ") + text + pick("after", "", " ", "\n")
		if got, ok := Letter(text, four); !ok || got != letter {
			t.Fatalf("%q: %q %v, want %s", text, got, ok, letter)
		}
	})
}

func TestFinal(t *testing.T) {
	for answer, want := range map[string]string{
		"14":                                 "14",
		`{"answer": "14 days"}`:              "14 days",
		`{"answer": 14}`:                     "14",
		"```json\n{\"answer\": \"14\"}\n```": "14",
		"```\n{\"answer\": \"14\"}```":       "14",
		`{"answer": ["14"]}`:                 `{"answer": ["14"]}`,
		`{"reply": "14"}`:                    `{"reply": "14"}`,
		"<think>12? No.</think>\n14":         "14",
		"<think>Final: 12":                   "<think>Final: 12",
		`It is \boxed{12}, no, \boxed{14}`:   "14",
		" 14 ":                               "14",
		"Ada set it to 14.\nFinal: 14":       "14",
		"Hm.\nFINAL ANSWER: 14 days\n\n":     "14 days",
		"Hm.\n**Final answer:** 14":          "14",
		"Hm.\r\nFinal : 14\r\n":              "14",
		"Final: 12\nNo, it was 14.":          "Final: 12\nNo, it was 14.",
		"Finally: 14":                        "Finally: 14",
		"The final: 14":                      "The final: 14",
		"reasoning\nFinal:":                  "",
		"x\nFinal: Not in the messages.":     "Not in the messages.",
		"x\nFinal answer: a: b\n":            "a: b",
		"The final answer: 14 is what I'd":   "The final answer: 14 is what I'd",
	} {
		if got := Final(answer); got != want {
			t.Errorf("%q: %q, want %q", answer, got, want)
		}
	}
}
