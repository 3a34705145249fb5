package prompts

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// TestSalvages has for every repair what it mends and what it must leave. The
// text is an answer to the task solve.
func TestSalvages(t *testing.T) {
	const whole = `{"outcome": "answered", "answer": "5, or so", "confidence": 90, "citations": ["m1"], "reasoning": "said {so}"}`
	cut := func(s string) string { return strings.TrimSuffix(whole, s) }
	cases := map[string]struct{ mends, leaves []string }{
		"byte order mark": {mends: []string{"\ufeff" + whole}, leaves: []string{"\ufeff"}},
		"thoughts before the answer": {mends: []string{"<think>Is it {5}? Or \"6\"?\n</think>\n" + whole},
			leaves: []string{"<think>" + whole, "<think>a</think>" + whole + "</think>", "I think </think>" + whole}},
		"code fence": {mends: []string{"```json\n" + whole + "\n```", "```\n" + whole + "```\n"},
			leaves: []string{"```\n" + whole + "\n```\n```\n{}\n```"}},
		"typographic quotes around strings": {
			mends: []string{strings.NewReplacer(`"answer"`, "“answer”", `"m1"`, "“m1”").Replace(whole), strings.ReplaceAll(whole,
				`"`, "”")},
			leaves: []string{
				strings.Replace(whole, `"5, or so"`, "“he said “5””", 1),
				strings.Replace(whole, `"5, or so"`, "“he said \"5\", or so”", 1),
				strings.Replace(whole, "5, or so", "it’s “5”", 1) + "}}", // they are in a string
			},
		},
		"line breaks in strings": {mends: []string{strings.Replace(whole, "5, or", "5,\n\tor", 1)},
			leaves: []string{strings.Replace(whole, `so"`, "so\n", 1)}},
		"text around one object": {mends: []string{"Sure: " + whole, whole + "\nAnything else?", "The answer is 5.\n\n" +
			whole + " Done."}, leaves: []string{whole + whole, "{} or " + whole, "[" + whole + "]", `"outcome": ` + whole}},
		"doubled final brace": {mends: []string{whole + "}", whole + "\n}"}, leaves: []string{whole + "}}",
			whole + "]}"}},
		"missing final brace": {mends: []string{cut("}"), cut("}") + "\n"}, leaves: []string{cut(`"}`),
			cut(`, "reasoning": "said {so}"}`),
			`{"outcome": "answered", "answer": "5", "citations": [], "reasoning": "", "confidence": 9`,
			`{"outcome": "answered", "citations": ["m1"`}},
		"trailing commas": {mends: []string{strings.Replace(whole, `["m1"]`, `["m1", ]`, 1), cut("}") + ",}"},
			leaves: []string{strings.Replace(whole, `["m1"]`, `[,"m1"]`, 1), cut("}") + ",,}"}},
		"one element for a list": {mends: []string{strings.Replace(whole, `["m1"]`, `"m1"`, 1)},
			leaves: []string{strings.Replace(whole, `["m1"]`, `1`, 1), strings.Replace(whole, `["m1"]`, `{"id":"m1"}`, 1)}},
		"unknown fields": {mends: []string{strings.Replace(whole, "{", `{"score": {"a": [1, "{"]}, `, 1)},
			leaves: []string{`{"result": ` + whole + `}`, `{"verdict": "correct"}`, `{}`}},
		"bare list": {}, // of another task, below
		"several, one by one": {mends: []string{"Here you are:\n```json\n" + cut("}") +
			", \"score\": 1,}\n```\nAsk me more!"}},
		"what no repair decides": {leaves: []string{"", "5", "null", nonsenseText, `{"outcome": 5}`, strings.Replace(whole,
			"90", `"90"`, 1)}},
		"what needs no repair":    {leaves: nil},
		"a string is never a key": {leaves: []string{strings.Replace(whole, `"answer":`, `answer:`, 1)}},
	}
	want, err := decodeAs[SolveOut](whole)
	if err != nil {
		t.Fatal(err)
	}
	shape := NewTasks(nil).Solve.shape
	for name, c := range cases {
		for _, text := range c.mends {
			got, ok := salvage[SolveOut](text, shape)
			if expected := strings.Contains(text, "\n\tor"); !ok || got.Outcome != want.Outcome || got.Confidence != 90 ||
				len(got.Citations) != 1 || got.Reasoning != want.Reasoning ||
				!expected && got.Answer != want.Answer || expected && got.Answer != "5,\n\tor so" {
				t.Errorf("%s: %q is read as %+v, %v", name, text, got, ok)
			}
		}
		for _, text := range c.leaves {
			if got, ok := salvage[SolveOut](text, shape); ok {
				t.Errorf("%s: %q is read as %+v", name, text, got)
			}
		}
	}
	for _, r := range salvages {
		if _, tested := cases[r.name]; !tested {
			t.Errorf("no case for %s", r.name)
		}
		if got := r.mend(whole, shape); got != whole {
			t.Errorf("%s changes a whole answer: %s", r.name, got)
		}
	}
}

const nonsenseText = "Certainly! The answer is five."

func decodeAs[T any](text string) (T, error) {
	var v T
	return v, decodeStrict([]byte(text), &v)
}

func TestABareListGoesIntoItsObject(t *testing.T) {
	tasks := NewTasks(nil)
	got, ok := salvage[ProbeOut](` [{"target": 1, "message_id": "m1", "text": "5"}]`, tasks.Probe.shape)
	if !ok || len(got.Quotes) != 1 || got.Quotes[0].Text != "5" {
		t.Errorf("%+v, %v", got, ok)
	}
	if got, ok := salvage[ProbeOut](`{"target": 1, "message_id": "m1", "text": "5"}`, tasks.Probe.shape); ok {
		t.Errorf("one element alone is read as %+v", got) // it may be the first of many
	}
	if got, ok := salvage[CheckOut](`[]`, tasks.Check.shape); ok {
		t.Errorf("a list for one of several fields is read as %+v", got)
	}
	if got, ok := salvage[DayOut](
		`{"messages": {"slot": 1, "text": "hi", "states": {"fact": 1, "surface": "hi", "tone": ""}}}`, tasks.Day.shape); !ok || got.Messages[0].States[0].Surface != "hi" {
		t.Errorf("%+v, %v", got, ok)
	}
}

// damages undo what the repairs mend, where the answer allows it.
var damages = []func(string) string{
	func(s string) string { return "\ufeff" + s },
	func(s string) string { return "<think>\nhm, {maybe}\n</think>\n" + s },
	func(s string) string { return "```json\n" + s + "\n```" },
	func(s string) string { return "Here it is:\n" + s + "\nGood luck." },
	func(s string) string { return s + "}" },
	func(s string) string { return strings.TrimSuffix(s, "}") },
	func(s string) string { return strings.TrimSuffix(s, "}") + ",}" },
	func(s string) string { return strings.TrimSuffix(s, "}") + `,"note":["}",{"a":1}]}` },
	func(s string) string { return strings.ReplaceAll(s, `\n`, "\n") },
}

// TestRepairUndoesDamage: a damaged answer is read as the whole one, or not at
// all; strings may hold anything.
func TestRepairUndoesDamage(t *testing.T) {
	shape := NewTasks(nil).Fix.shape
	rapid.Check(t, func(t *rapid.T) {
		want := FixOut{Messages: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) FixedMessage {
			return FixedMessage{Slot: rapid.IntRange(1, 9).Draw(t, "slot"), Text: anyText.Draw(t, "text"), States: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Stated {
				return Stated{Fact: 1, Surface: anyText.Draw(t, "surface")}
			}), 1, 2).Draw(t, "states")}
		}), 1, 3).Draw(t, "messages")}
		text, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &want); err != nil { // as JSON keeps it
			t.Fatal(err)
		}
		damage := rapid.SampledFrom(damages).Draw(t, "damage")
		broken := damage(string(text))
		got, ok := salvage[FixOut](broken, shape)
		if strict, err := decodeAs[FixOut](broken); err == nil {
			got, ok = strict, true
		}
		if diff := gocmp.Diff(want, got); ok && diff != "" {
			t.Fatalf("%s\n(-want +got):\n%s", broken, diff)
		}
		if !ok && !strings.Contains(string(text), `\`) {
			t.Fatalf("%s is not read", broken)
		}
	})
}

var tokens = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null`)

// FuzzSalvage: whatever a model writes, a repair invents nothing: every string
// and number of what is read is in the text, in the same words.
func FuzzSalvage(f *testing.F) {
	for _, d := range damages {
		f.Add(d(`{"outcome":"answered","answer":"5","confidence":90,"citations":["m1","m2"],"reasoning":"said \"so\" in “May”"}`))
	}
	f.Add(`{“outcome”: “answered”, "answer": “5”, "confidence": 5, "citations": "m1", "reasoning": "",}`)
	shape := NewTasks(nil).Solve.shape
	f.Fuzz(func(t *testing.T, text string) {
		var stages []string
		now := text
		for _, r := range salvages {
			now = r.mend(now, shape)
			stages = append(stages, now)
		}
		if !json.Valid([]byte(now)) {
			return
		}
		plain := strings.NewReplacer("“", `"`, "”", `"`, "„", `"`, "‟", `"`, "\n", `\n`, "\r", `\r`, "\t", `\t`).Replace(text)
		for _, token := range tokens.FindAllString(now, -1) {
			if !strings.Contains(plain, strings.NewReplacer("“", `"`, "”", `"`, "„", `"`, "‟", `"`).Replace(token)) {
				t.Fatalf("%s stands nowhere in the text; stages %q", token, stages)
			}
		}
	})
}
