package writing_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
	"memloom/internal/pack/writing/writingtest"
)

const (
	keySettings = "pack.attributes/setting"
	keyChoices  = "pack.attributes/choice"
)

// surplus is the script's answer about settings, measures and tallies with so many settings more.
func surplus(t *testing.T, n int) string {
	t.Helper()
	var out struct {
		Attributes []map[string]any `json:"attributes"`
	}
	if err := json.Unmarshal([]byte(writingtest.New().Text(keySettings)), &out); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		more := map[string]any{}
		for k, v := range out.Attributes[0] {
			more[k] = v
		}
		letters := string(rune('a'+i%26)) + string(rune('k'+i/26))
		more["noun"], more["synonyms"], more["because"] = letters+" level", []string{}, []string{letters + " was another"}
		out.Attributes = append(out.Attributes, more)
	}
	b, err := json.Marshal(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// classes counts the attributes of a pack by class.
func classes(t *testing.T, text string) map[pack.Class]int {
	t.Helper()
	p, _, err := pack.Unfinished("garden.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	out := map[pack.Class]int{}
	for _, a := range p.Attributes {
		out[a.Class]++
	}
	return out
}

// TestWriter_CountsAttributesByClass: however many attributes of one class a model gives, the other classes are asked
// for; a class of which nothing can be used is asked for again with what is wrong; one that stays missing is told.
func TestWriter_CountsAttributesByClass(t *testing.T) {
	script := writingtest.New()
	good := script.Text(keyChoices)
	badPools := strings.NewReplacer(`"pool": "house"`, `"pool": "houses"`, `"pool": "nursery"`,
		`"pool": "nurseries"`).Replace(good)
	badCurrency := strings.ReplaceAll(good, `"GBP"`, `"JPY"`)
	for _, c := range []struct {
		what    string
		answers map[string][]string // by key, the last for all further questions
		times   int                 // that the second question is asked
		prior   string              // that the model is told of its first answer
		least   pack.Class          // of which there are two in the end
		short   string              // what is told in the end
	}{
		{"twenty in place of eight", map[string][]string{keySettings: {surplus(t, 12)}}, 1, "", pack.Choice, ""},
		{"unknown pools, then right ones", map[string][]string{keyChoices: {badPools, good}}, 2,
			"class choice: 0 of 2 attributes can be used",
			pack.Choice, ""},
		{"an unknown currency, then a right one", map[string][]string{keyChoices: {badCurrency, good}}, 2,
			"class budget: there are no attributes of class budget with the key cap", pack.Budget, ""},
		{"unknown pools until the next question", map[string][]string{keyChoices: {badPools, badPools, badPools, good}}, 4,
			"",
			pack.Choice, ""},
		{"unknown pools throughout", map[string][]string{keyChoices: {badPools}}, 6, `there is no pool "houses"`,
			pack.Contact,
			"class choice: 0 of 2 attributes can be used"},
		{"no entity among the choices",
			map[string][]string{keyChoices: {strings.NewReplacer(`{"kind": "entity", "pool": "house"}`,
				`{"kind": "enum", "of": ["oak", "elm", "ash", "fir"]}`, `{"kind": "entity", "pool": "nursery"}`,
				`{"kind": "enum", "of": ["red", "blue", "grey", "pink"]}`).Replace(good), good}}, 2,
			"use one of the pools ", pack.Choice, ""},
	} {
		s, prior := writingtest.New(), ""
		n := map[string]int{}
		s.Answer = func(key string, call llm.Call) (string, error, bool) {
			list := c.answers[key]
			if len(list) == 0 {
				return "", nil, false
			}
			for _, p := range call.Prior {
				prior += strings.Join(p.Violations, "\n")
			}
			n[key]++
			return list[min(n[key], len(list))-1], nil, true
		}
		r := write(t, t.Context(), s, "")
		times := len(slices.DeleteFunc(s.Asked(), func(k string) bool { return k != keyChoices }))
		if r.err != nil || times != c.times || !strings.Contains(prior, c.prior) {
			t.Errorf("%s: asked %d times, %v; told %s", c.what, times, r.err, prior)
		}
		if got := classes(t, r.text); got[c.least] < 2 || got[pack.Setting] > 4 {
			t.Errorf("%s: %v", c.what, got)
		}
		told := ""
		for _, x := range r.short {
			told += x.Section + ": " + x.Reason
		}
		if (c.short == "") != (told == "") || !strings.Contains(told, c.short) {
			t.Errorf("%s: told %q", c.what, told)
		}
	}
}

// TestWriter_AsksForTheClassThatFamiliesNeed: a pack that stands without a class of which items are made gets
// attributes of it, and its deliverables list them.
func TestWriter_AsksForTheClassThatFamiliesNeed(t *testing.T) {
	text := whole(t)
	p, _, err := pack.Unfinished("garden.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range p.Attributes {
		if pack.NamedChoices.Gives(a) {
			text = strings.Replace(text, "value: {kind: entity, pool: "+a.Value.Pool+"}", "value: {kind: enum, of: [red "+
				a.Value.Pool+", blue "+a.Value.Pool+", old "+a.Value.Pool+"]}", 1)
		}
	}
	s := writingtest.New()
	s.Answer = func(string, llm.Call) (string, error, bool) {
		return `{"attributes": [
			{"noun": "winter bay", "class": "choice", "value": {"kind": "entity", "pool": "house"}, "synonyms": [], "because": []},
			{"noun": "spare grower", "class": "choice", "value": {"kind": "entity", "pool": "nursery"}, "synonyms": [], "because": []}]}`, nil, true
	}
	d, err := writing.Begin("garden.yaml", "garden", "", text)
	if err != nil {
		t.Fatal(err)
	}
	w := &writing.Writer{Model: s, Name: "garden", Save: func([]byte) error { return nil },
		Size: pack.Size{Tasks: 24, Facts: 12, Wants: []pack.Want{{Family: "skill", Items: 1,
			Of: []pack.Source{pack.NamedChoices}}}}}
	d, short, err := w.Write(t.Context(), d)
	if err != nil || len(short) > 0 || !slices.Equal(s.Asked(), []string{keyChoices}) {
		t.Fatalf("asked %v: %v %v", s.Asked(), short, err)
	}
	kept(t, strings.Split(text, "deliverables:")[0], string(d.Text()))
	if p, err = pack.Load("garden.yaml", strings.NewReader(string(d.Text()))); err != nil || len(p.Lacking(w.Size)) > 0 {
		t.Errorf("%v in\n%s", err, d.Text())
	}
}

// TestWriter_LeavesOutThemesWithoutProblems: a theme whose problems are no text's is left out and told with its key; a
// list of problems that is empty in the file is asked for with the texts to choose from.
func TestWriter_LeavesOutThemesWithoutProblems(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(key string, _ llm.Call) (string, error, bool) {
		return strings.NewReplacer("{pest} spreads", "a pest spreads", "{pest} comes in",
			"a pest comes").Replace(s.Text(key)), nil, key == "pack.themes"
	}
	d, err := writing.Begin("garden.yaml", "garden", "", whole(t, "themes"))
	if err != nil {
		t.Fatal(err)
	}
	var left []writing.Omission
	w := &writing.Writer{Model: s, Name: "garden", Save: func([]byte) error { return nil },
		Omit: func(o writing.Omission) { left = append(left, o) }}
	d, _, err = w.Write(t.Context(), d)
	if problems := pack.Validate(d.Text()); err != nil || len(problems) > 0 || strings.Contains(string(d.Text()),
		"key: pests") {
		t.Errorf("%v %v", problems, err)
	}
	if !slices.ContainsFunc(left, func(o writing.Omission) bool {
		return o.Section == "themes" && o.Key == "pests" && strings.Contains(o.Reason, "no blocker or risk begins with")
	}) {
		t.Errorf("left out: %v", left)
	}

	text := strings.Replace(whole(t), `problems: ["{pest} spreads", "{pest} comes in"]`, "problems: []", 1)
	s, from := writingtest.New(), []string(nil)
	s.Answer = func(key string, c llm.Call) (string, error, bool) {
		from = c.Input.(writing.In).From
		return `{"entries": ["{pest} spreads"]}`, nil, key == "pack.more"
	}
	if r := write(t, t.Context(), s, text); r.err != nil || len(pack.Validate([]byte(r.text))) > 0 ||
		!slices.ContainsFunc(from, func(s string) bool { return strings.HasPrefix(s, "{pest} spreads") }) {
		t.Errorf("asked %v with %q: %v %v", s.Asked(), from, r.err, pack.Validate([]byte(r.text)))
	}
}

// TestWriter_TellsEveryLineThatIsLeftOut: of an answer that is used, each line that is not is told with its entry and
// reason.
func TestWriter_TellsEveryLineThatIsLeftOut(t *testing.T) {
	s := writingtest.New()
	s.Answer = func(key string, _ llm.Call) (string, error, bool) {
		text := s.Text(key)
		switch key {
		case "pack.texts/blocker":
			return strings.Replace(text, `"the store`, `"all 3 drains are closed", "the store`, 1), nil, true
		case keyChoices:
			return strings.ReplaceAll(text, `"pool": "house"`, `"pool": "houses"`), nil, true
		}
		return "", nil, false
	}
	d, err := writing.Begin("garden.yaml", "garden", "", "")
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	w := &writing.Writer{Model: s, Name: "garden", Save: func([]byte) error { return nil },
		Omit: func(o writing.Omission) { lines = append(lines, o.String()) }}
	if _, _, err = w.Write(t.Context(), d); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`attributes: "blocker: all 3 drains are closed" was left out: holds "3"`,
		`attributes: "host house" was left out: `, `there is no pool "houses"`} {
		if !strings.Contains(strings.Join(lines, "\n"), want) {
			t.Errorf("no %q in\n%s", want, strings.Join(lines, "\n"))
		}
	}
}
