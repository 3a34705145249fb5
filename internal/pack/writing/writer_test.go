package writing_test

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
	"memloom/internal/pack/writing/writingtest"
)

// written has a script write what a text lacks.
type written struct {
	text  string // as it was saved last
	saves int
	short []writing.Shortfall
	err   error
}

func write(t *testing.T, ctx context.Context, s *writingtest.Script, text string) written {
	t.Helper()
	d, err := writing.Begin("garden.yaml", "garden", "Staff of a botanic garden renew its houses.", text)
	if err != nil {
		t.Fatal(err)
	}
	out := written{text: text}
	w := &writing.Writer{Model: s, Name: "garden", Save: func(b []byte) error {
		out.text = string(b)
		out.saves++
		return nil
	}}
	_, out.short, out.err = w.Write(ctx, d)
	return out
}

// complete writes the whole pack of the script once.
var complete = sync.OnceValues(func() (string, error) {
	d, err := writing.Begin("garden.yaml", "garden", "Staff of a botanic garden renew its houses.", "")
	if err != nil {
		return "", err
	}
	w := &writing.Writer{Model: writingtest.New(), Name: "garden", Save: func([]byte) error { return nil }}
	d, _, err = w.Write(context.Background(), d)
	return string(d.Text()), err
})

// whole is the complete pack of the script, without some sections.
func whole(t *testing.T, but ...string) string {
	t.Helper()
	text, err := complete()
	if err != nil {
		t.Fatal(err)
	}
	for _, section := range but {
		text = regexp.MustCompile(`(?ms)^`+section+`:.*?(\z|^[a-z])`).ReplaceAllString(text, "$1")
	}
	return text
}

// kept fails the test unless all lines of a text are in another, in their order.
func kept(t *testing.T, before, after string) {
	t.Helper()
	rest := strings.Split(after, "\n")
	for _, line := range strings.Split(strings.TrimSpace(before), "\n") {
		i := slices.Index(rest, line)
		if i < 0 {
			t.Fatalf("the line %q does not stand in its place any more", line)
		}
		rest = rest[i+1:]
	}
}

// TestWriter_WritesASoundPack: every section is asked for, each once, saved as it stands, and not asked for again.
func TestWriter_WritesASoundPack(t *testing.T) {
	s := writingtest.New()
	r := write(t, t.Context(), s, "")
	if r.err != nil || len(r.short) > 0 || r.saves != 22 || len(s.Asked()) != 22 {
		t.Fatalf("%d questions, %d saves: %v %v", len(s.Asked()), r.saves, r.short, r.err)
	}
	for _, p := range pack.Validate([]byte(r.text)) {
		t.Error(p)
	}
	again := write(t, t.Context(), s, r.text)
	if again.text != r.text || len(s.Asked()) != 22 {
		t.Errorf("of a pack that stands %v was asked", s.Asked()[22:])
	}
}

// TestWriter_AddsToWhatAPersonWrote: missing sections and short lists are filled, all else stays.
func TestWriter_AddsToWhatAPersonWrote(t *testing.T) {
	text := whole(t, "themes", "news")
	text = strings.Replace(text, "asides:\n", "# Heard in the yard.\nasides: # twelve\n", 1)
	text = text[:strings.Index(text, "  - the wobbly step ladder")] + "# The end.\n"
	s := writingtest.New()
	s.Answer = func(key string, c llm.Call) (string, error, bool) {
		list := []string{"the kettle in the potting shed", "the 3 kettles", "the new aside"}
		for i := range 9 {
			list = append(list, "the aside of "+strings.Repeat("x", i+1))
		}
		return fmt.Sprintf(`{"entries": ["%s"]}`, strings.Join(list, `", "`)), nil, key == "pack.more"
	}
	r := write(t, t.Context(), s, text)
	if want := []string{"pack.themes", "pack.news", "pack.more"}; r.err != nil || !slices.Equal(s.Asked(), want) {
		t.Errorf("asked %v: %v %v", s.Asked(), r.short, r.err)
	}
	kept(t, text, r.text)
	if problems := pack.Validate([]byte(r.text)); len(problems) > 0 || !strings.Contains(r.text, "  - the new aside\n") {
		t.Errorf("%v in\n%s", problems, r.text[strings.Index(r.text, "asides"):])
	}
}

// TestWriter_AsksForTheKindOfNews: the schema names the three kinds, and what is answered is in the pack (E16).
func TestWriter_AsksForTheKindOfNews(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(key string, c llm.Call) (string, error, bool) {
		if want := `"enum":["industry","policy","current"]`; key == "pack.news" && !strings.Contains(string(c.Schema), want) {
			t.Errorf("no %s in %s", want, c.Schema)
		}
		return "", nil, false
	}
	r := write(t, t.Context(), s, whole(t, "news"))
	for _, kind := range corpus.NewsKinds() {
		if !strings.Contains(r.text, "kind: "+string(kind)) {
			t.Errorf("no news of kind %s", kind)
		}
	}
}

// TestWriter_KeepsTheSkeleton: a model that knows nothing of a skeleton's field adds what fits, and breaks nothing.
func TestWriter_KeepsTheSkeleton(t *testing.T) {
	text := string(writing.Skeleton("garden", ""))
	before := pack.Validate([]byte(text))
	r := write(t, t.Context(), writingtest.New(), text)
	kept(t, text, r.text)
	after := pack.Validate([]byte(r.text))
	if r.err != nil || len(r.short) == 0 || len(after) >= len(before) {
		t.Errorf("%d problems became %d: %v", len(before), len(after), r.err)
	}
	for _, p := range after {
		if p.Lacks == 0 && !strings.Contains(p.Message, "every role needs a remedy") {
			t.Errorf("not a shortage: %s", p)
		}
	}
}

// TestWriter_BadAnswers: what breaks a rule is left out or asked for again, three times at most, and what is short is
// told.
func TestWriter_BadAnswers(t *testing.T) {
	script := writingtest.New()
	for _, c := range []struct {
		what, key string
		cut       []string // sections that are to be written; none: all
		answer    string
		times     int    // that the key is asked
		short     string // section
		reason    string
		holds     bool // whether the pack is sound all the same
	}{
		{"nonsense", "pack.themes", []string{"themes"}, "Lovely weather.", 3, "themes", "no JSON", true},
		{"a digit in one text", "pack.texts/blocker", nil,
			strings.Replace(script.Text("pack.texts/blocker"), `"the store`, `"all 3 drains are closed", "the store`, 1), 1, "",
			"", true},
		{"unknown roles", "pack.terms", []string{"terms"}, strings.ReplaceAll(script.Text("pack.terms"), `"role": "`,
			`"role": "chief `),
			3, "terms", `there is no role "chief`, false},
		{"the same aside again and again", "pack.lists", []string{"closures", "asides"},
			`{"closures": ["a fair", "a fete", "a move", "a show", "a tour", "a sale"], "asides": ["the cat"` +
				strings.Repeat(`, "the cat"`, 14) + `]}`, 3, "asides", `"the cat" stands already`, false},
		{"attributes named twice", "pack.deliverable/deployment & operations", nil,
			strings.Replace(script.Text("pack.deliverable/deployment & operations"), `"shade_level", "rest_span",`,
				`"shade_level", "shade_level",`, 1), 1, "", "", true},
		{"everything in a fence", "pack.news", []string{"news"}, "Here it is:\n```json\n" + script.Text("pack.news") +
			"\n```", 1, "", "", true},
		{"a kind of news that is none", "pack.news", []string{"news"},
			strings.ReplaceAll(script.Text("pack.news"), `"kind": "policy"`, `"kind": "politics"`), 1, "", "", true},
		{"a wrong type", "pack.project", []string{"projects"}, `{"name": ["x"]}`, 3, "projects", `"name" holds an array`,
			false},
	} {
		s := writingtest.New()
		s.Answer = func(key string, _ llm.Call) (string, error, bool) { return c.answer, nil, key == c.key }
		text := ""
		if c.cut != nil {
			text = whole(t, c.cut...)
		}
		r := write(t, t.Context(), s, text)
		if n := len(slices.DeleteFunc(s.Asked(), func(k string) bool { return k != c.key })); r.err != nil || n != c.times {
			t.Errorf("%s: asked %d times: %v", c.what, n, r.err)
		}
		told := slices.ContainsFunc(r.short, func(x writing.Shortfall) bool {
			return x.Section == c.short &&
				strings.Contains(x.Reason, c.reason)
		})
		if told != (c.short != "") || c.short == "" && len(r.short) > 0 {
			t.Errorf("%s: told %v", c.what, r.short)
		}
		if problems := pack.Validate([]byte(r.text)); c.holds != (len(problems) == 0) {
			t.Errorf("%s: %v", c.what, problems)
		}
	}
}

// TestWriter_EndsWhereOthersRest: without roles nothing else is asked for.
func TestWriter_EndsWhereOthersRest(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(string, llm.Call) (string, error, bool) { return "{}", nil, true }
	if r := write(t, t.Context(), s, ""); r.err != nil || r.saves > 0 || len(s.Asked()) != 3 || len(r.short) != 1 {
		t.Errorf("asked %v, %d saves: %v %v", s.Asked(), r.saves, r.short, r.err)
	}
}

// TestWriter_GoesOnWhereItStopped: after any question at which it stops, what stands is kept and the rest is asked for.
func TestWriter_GoesOnWhereItStopped(t *testing.T) {
	for _, n := range []int{0, 6, 14} {
		ctx, cancel := context.WithCancel(t.Context())
		first, second := writingtest.New(), writingtest.New()
		first.Answer = func(string, llm.Call) (string, error, bool) {
			if len(first.Asked()) <= n {
				return "", nil, false
			}
			cancel()
			return "", context.Canceled, true
		}
		r := write(t, ctx, first, "")
		if !errors.Is(r.err, context.Canceled) || r.saves != n {
			t.Fatalf("after %d: %d saves, %v", n, r.saves, r.err)
		}
		end := write(t, t.Context(), second, r.text)
		if end.err != nil || end.text != whole(t) || len(second.Asked()) != 22-n {
			t.Errorf("after %d: %d questions more; %v %v", n, len(second.Asked()), end.short, end.err)
		}
	}
}

// TestWriter_StopsWhereNothingCanBeSaved: a disk that is full ends the writing.
func TestWriter_StopsWhereNothingCanBeSaved(t *testing.T) {
	full := errors.New("disk full")
	s := writingtest.New()
	d, err := writing.Begin("garden.yaml", "garden", "", "")
	if err != nil {
		t.Fatal(err)
	}
	w := &writing.Writer{Model: s, Name: "garden", Save: func([]byte) error { return full }}
	if _, _, err := w.Write(t.Context(), d); !errors.Is(err, full) || len(s.Asked()) != 1 {
		t.Errorf("after %v: %v", s.Asked(), err)
	}
}

// TestSkeleton_LacksOnlyEntries: the skeleton is read as a pack that has everything, and too little of each.
func TestSkeleton_LacksOnlyEntries(t *testing.T) {
	text := writing.Skeleton("my-field", "Keepers: of lights # and more")
	p, problems, err := pack.Unfinished("x.yaml", text)
	if err != nil || p.Name != "my-field" || p.Description != "Keepers: of lights # and more" {
		t.Fatal(err)
	}
	short := map[string]bool{}
	for _, x := range problems {
		section, _, _ := strings.Cut(strings.SplitN(x.Path, ".", 2)[0], "[")
		short[section] = true
		if x.Lacks == 0 || x.Line < 2 {
			t.Errorf("not a shortage: %s", x)
		}
	}
	for _, s := range pack.Sections() {
		if !p.Stands(s) {
			t.Errorf("there is no %s", s)
		}
	}
	for _, s := range []string{"roles", "terms", "pools", "deliverables", "attributes", "projects", "rules", "exceptions",
		"news", "closures", "asides"} {
		if !short[s] {
			t.Errorf("nothing is missing of %s", s)
		}
	}
	classes := map[pack.Class]bool{}
	for _, a := range p.Attributes {
		classes[a.Class] = true
	}
	if len(classes) != 13 {
		t.Errorf("the skeleton shows %d classes", len(classes))
	}
}
