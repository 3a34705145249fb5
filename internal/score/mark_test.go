package score

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/standin"
	"memloom/internal/table"
	"memloom/prompts"
)

// verdict writes a result's outcome.
func verdict(r Result) string {
	switch {
	case r.Correct == nil:
		return "undetermined"
	case *r.Correct:
		return "right"
	}
	return "wrong"
}

func TestMark(t *testing.T) {
	items := map[string]corpus.Item{}
	for _, it := range world().Items {
		items[it.ID] = it
	}
	noKey, noLetter := items["I1"], items["I5"]
	noKey.Answer, noLetter.AnswerLetter = "", ""
	for _, c := range []struct {
		it        corpus.Item
		answer    string
		want, how string
	}{
		{items["I1"], "14", "right", HowJudge},
		{items["I1"], "fourteen", "right", HowJudge},
		{items["I1"], "It rose twice.\nFinal answer: 14", "right", HowJudge},
		{items["I1"], "Not 14.\nFinal: 12", "wrong", HowJudge},
		{items["I1"], "12", "wrong", HowJudge},
		{items["I1"], "  ", "wrong", HowUnanswered},
		{items["I1"], "A thought.\nFinal:", "wrong", HowUnanswered},
		{items["I1"], "hm", "undetermined", HowJudge},
		{items["I1"], "down", "undetermined", HowJudge},
		{noKey, "14", "undetermined", HowUnscorable},
		{items["I5"], "(b)", "right", HowLetter},
		{items["I5"], "Answer: C", "wrong", HowLetter},
		{items["I5"], "14", "wrong", HowUnanswered},
		{items["I5"], "Cannot determine.", "wrong", HowUnanswered},
		{noLetter, "B", "undetermined", HowUnscorable},
		{items["I7"], "not stated.", "right", HowJudge},
		{items["I7"], "80 kg", "wrong", HowJudge},
		{items["I7"], "", "wrong", HowUnanswered},
	} {
		r, err := strictMarker().Mark(t.Context(), c.it, c.answer)
		if err != nil || verdict(r) != c.want || r.How != c.how || r.Reason == "" || r.ItemID != c.it.ID {
			t.Errorf("%s %q: %s %+v %v, want %s by %s", c.it.ID, c.answer, verdict(r), r, err, c.want, c.how)
		}
	}
}

// A judgement that failed is none, whatever a later correct answer is held to
// be, unless one accepts.
func TestMarkOverSeveralCorrectAnswers(t *testing.T) {
	it := world().Items[0]
	m := strictMarker()
	for failing, want := range map[string]string{"14": "undetermined", "fourteen": "undetermined", "neither": "wrong"} {
		judge := m
		judge.Model = failsOn(failing)
		if r, err := judge.Mark(t.Context(), it, "12"); err != nil || verdict(r) != want {
			t.Errorf("failing on %s: %s %v, want %s", failing, verdict(r), err, want)
		}
	}
	m.Model = failsOn("14")
	if r, err := m.Mark(t.Context(), it, "fourteen"); err != nil || verdict(r) != "right" {
		t.Errorf("accepted by the second: %+v %v", r, err)
	}
}

// Declining in words is choosing the option that says that nothing was said, whatever the family; where no option says
// so, it is no letter.
func TestMark_DecliningIsAnOption(t *testing.T) {
	options := append(slices.Clone(four[:3]), corpus.Option{Letter: "D", Text: "It cannot be told from the conversation."})
	for _, family := range []string{"abstention", "adversarial", "silent"} {
		it := corpus.Item{ID: "I9", Family: family, Question: "What is the gate weight?", Options: options, AnswerLetter: "D"}
		for answer, want := range map[string]string{
			"D": "right", "I cannot tell from the conversation.": "right", "Not stated.": "right",
			`{"answer": "unknown"}`: "right",
			"B":                     "wrong", "14": "wrong", "I cannot tell, but it is 14.": "wrong",
		} {
			if r, err := strictMarker().Mark(t.Context(), it, answer); err != nil || verdict(r) != want {
				t.Errorf("%s, %q: %s %+v %v, want %s", family, answer, verdict(r), r, err, want)
			}
		}
		it.AnswerLetter = "B"
		if r, err := strictMarker().Mark(t.Context(), it, "Not stated."); err != nil || verdict(r) != "wrong" ||
			r.How != HowLetter {
			t.Errorf("%+v %v", r, err)
		}
	}
}

// A judge that reasons in plain words has three outcomes, of which unclear is counted and leaves the denominator (G16).
func TestMark_ByPlainWords(t *testing.T) {
	c := world()
	says := map[string]string{
		"14": "The same.\nFinal: **Correct.**", "12": "It looks correct.\nFinal: not correct",
		"hm": "It mumbles.\nFinal: hard to say", "8": "It is correct.",
	}
	m := Marker{Judge: tasks.Scoring.Verdict, Model: plain{says: says}}
	got, err := scoreOne(t.Context(), m, c, []Answer{
		{ItemID: "I1", Text: "14"}, {ItemID: "I2", Text: "12"}, {ItemID: "I4", Text: "hm"}, {ItemID: "I5", Text: "B"},
		{ItemID: "I6", Text: "A"}, {ItemID: "I7", Text: "8"},
	}, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var outcomes []string
	for _, r := range got.Results {
		outcomes = append(outcomes, r.ItemID+" "+verdict(r))
	}
	if s := strings.Join(outcomes, ", "); s != "I1 right, I2 wrong, I4 undetermined, I5 right, I6 wrong, I7 undetermined" {
		t.Error(s)
	}
	if r := got.Results[2]; r.How != HowJudge || r.Reason != "the judge cannot tell: It mumbles." {
		t.Errorf("%+v", r)
	}
	r := summarise(c, got, "plain", Options{})
	if m := r.Micro; m.Items != 6 || m.N != 4 || m.Right != 2 || m.Undetermined != 2 || *m.Accuracy != 0.5 ||
		strings.Join(r.UndeterminedIDs, " ") != "I4 I7" {
		t.Errorf("%+v %v", m, r.UndeterminedIDs)
	}
	var b strings.Builder
	if err := r.Text(&b, table.Width); err != nil || !strings.Contains(b.String(), "2 results undetermined, left out") {
		t.Errorf("%v: %s", err, b.String())
	}
}

// A bare no among the correct answers excuses no wrong value behind a no.
func TestMark_BareNoIsForBareAnswers(t *testing.T) {
	it := corpus.Item{ID: "I9", Question: "Is the payload cap 512 KB?", Answer: "No, it is 928 KB.",
		CorrectAnswers: []string{"No.", "No, 928 KB."}}
	m := Marker{Judge: tasks.Judge, Model: fake{"lenient", func(input any) (any, error) {
		in := input.(prompts.JudgeIn)
		verdict := prompts.Wrong
		if strings.HasPrefix(in.Candidate, strings.TrimSuffix(in.Gold, ".")) {
			verdict = prompts.Correct
		}
		return prompts.JudgeOut{Verdict: verdict, Reason: "begins so"}, nil
	}}}
	for answer, want := range map[string]string{"No.": "right", "No, 928 KB": "right", "No, it is 900 KB": "wrong"} {
		if r, err := m.Mark(t.Context(), it, answer); err != nil || verdict(r) != want {
			t.Errorf("%q: %s %v, want %s", answer, verdict(r), err, want)
		}
	}
}

func TestTheEndOfARunIsNoJudgement(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if r, err := strictMarker().Mark(ctx, world().Items[0], "14"); !errors.Is(err, context.Canceled) {
		t.Errorf("%+v %v", r, err)
	}
}

// A judge whose key is refused judges nothing: that is said at once, and not
// once an item as undetermined.
func TestAJudgeThatCanJudgeNothing(t *testing.T) {
	refused := &llm.Failure{Kind: llm.Auth, Model: "gone", Reason: "answered 401"}
	m := Marker{Judge: tasks.Judge, Model: fake{"gone", func(any) (any, error) { return nil, refused }}}
	if r, err := m.Mark(t.Context(), world().Items[0], "14"); !errors.Is(err, refused) {
		t.Errorf("%+v %v", r, err)
	}
}

// byWords is a judge of rubrics that looks for each line's last two words.
func byWords() fake {
	return fake{"lines", func(input any) (any, error) {
		in := input.(prompts.RubricIn)
		marks := func(side []prompts.RubricLine) (out []prompts.LineMark) {
			for _, l := range side {
				words := strings.Fields(l.Line)
				mark := prompts.LineMark{N: l.N, Mark: prompts.DoesNot}
				if strings.Contains(in.Candidate, strings.Join(words[len(words)-2:], " ")) {
					mark.Mark = prompts.Does
				}
				out = append(out, mark)
			}
			return out
		}
		return prompts.RubricOut{Should: marks(in.Should), ShouldNot: marks(in.ShouldNot),
			Reason: "no line speaks against it"}, nil
	}}
}

// TestMarkRubric: answers to rubric items are marked line by line; the marker decides no line that has to be
// understood, and an item whose key lacks the rubric is marked by no one.
func TestMarkRubric(t *testing.T) {
	tasks := prompts.NewTasks(nil)
	it := corpus.Item{ID: "I1", Format: corpus.FormatRubric, Question: "What could go on the wall?",
		Answer: "A poster with muted greens.",
		Rubric: &corpus.Rubric{Should: []string{"goes for a poster with muted greens"},
			ShouldNot: []string{"suggests neon pink"}}}
	bare := it
	bare.Rubric = nil
	for _, c := range []struct {
		it                        corpus.Item
		answer, want, how, reason string
	}{
		{it, "Take a poster with muted greens.", "right", HowRubric, "no line"},
		{it, "Take a poster with muted greens, or neon pink.", "wrong", HowRubric, "suggests neon pink"},
		{it, "A map.", "wrong", HowRubric, "it should: goes for"},
		{it, "Cannot determine.", "wrong", HowRubric, "it should"},
		{it, "", "wrong", HowUnanswered, "empty"},
		{bare, "A map.", "undetermined", HowUnscorable, "no rubric"},
	} {
		r, err := Marker{Judge: tasks.Judge, Rubric: tasks.Personal.Rubric, Model: byWords()}.Mark(t.Context(), c.it,
			c.answer)
		if err != nil || verdict(r) != c.want || r.How != c.how || !strings.Contains(r.Reason, c.reason) {
			t.Errorf("%q: %s %+v %v", c.answer, verdict(r), r, err)
		}
	}
	r, err := Marker{Judge: tasks.Judge, Rubric: tasks.Personal.Rubric, Model: standin.New(tasks)}.Mark(t.Context(), it,
		"A map.")
	if err != nil || verdict(r) != "undetermined" || !strings.Contains(r.Reason, "cannot tell") {
		t.Errorf("by the marker: %+v %v", r, err)
	}
}
