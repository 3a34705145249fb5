package check

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"memloom/output"
)

func violated(r Report) []string {
	var out []string
	for _, f := range r.Findings {
		if f.Status == Violated {
			out = append(out, f.Rule)
		}
	}
	return out
}

func render(t *testing.T, r Report) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.Text(&b, true); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// A whole corpus, read from its files, keeps every promise, and rules without
// rows say so.
func TestWholeCorpus(t *testing.T) {
	dir := publish(t)
	in, err := Open(dir, Source{Requirements: requirements()})
	if err != nil {
		t.Fatal(err)
	}
	in.Against, in.Keys = in.Manifest, []EnvKey{{Name: "A_KEY", Value: "sk-in-no-file"}}
	r := Check(in)
	if !r.OK() {
		t.Fatalf("violated: %q\n%s", violated(r), render(t, r))
	}
	for _, f := range r.Findings {
		want := OK
		switch {
		case f.Rule == "nobody writes in two corpora at once" || f.Rule == "corpora get what the recipe asks" ||
			f.Rule == "options are shuffled" || strings.HasPrefix(f.Rule, "option solver") ||
			f.Rule == "contradictions have two sides" || f.Rule == "changes are those that facts record" ||
			strings.HasPrefix(f.Rule, "rubrics ") || f.Rule == "advice has a rubric" || strings.HasPrefix(f.Rule,
			"relations are") ||
			slices.Contains(slices.Concat(optionKindRules(), implantRules()), f.Rule),
			nothingInAFortnight(f.Rule):
			want = Nothing
		case strings.HasPrefix(f.Rule, "ids do not follow") || f.Rule == "questions do not tell abstention",
			slices.ContainsFunc(offTalk(), func(x offence) bool {
				return x.rule == f.Rule && !strings.HasPrefix(x.rule,
					"no ")
			}):
			want = TooFew
		}
		if f.Status != want || (want == OK && f.Checked == 0) {
			t.Errorf("%s, %s: %s over %d rows, want %s", f.Promise, f.Rule, f.Status, f.Checked, want)
		}
	}
}

// nothingInAFortnight says whether a rule is of recipes of more than two weeks, or of items that the fixture has none
// of.
func nothingInAFortnight(name string) bool {
	return name != "ages are counted" &&
		(slices.Contains(validityRules(), name) || slices.Contains(learningRules(), name))
}

// People who downloaded a part are told what cannot be checked, and nothing fails.
func TestAbsentFolders(t *testing.T) {
	for _, c := range []struct {
		name      string
		folders   []string
		checkable map[string]bool
	}{
		{"data", []string{"data"}, map[string]bool{"replies point backwards": true, "literal operands": false,
			"required filters": false, "no raw ids in messages": true, "ids are dense": true}},
		{"data and key", []string{"data", "key"}, map[string]bool{"evidence precedes the question": true,
			"literal operands": false, "gold is complete": true, "schedule follows the tasks": false}},
		{"no audit", []string{"data", "key", "scaffold"}, map[string]bool{"literal operands": true, "no other value": true,
			"required filters": false, "drafts are counted": false}},
		{"no data", []string{"key", "scaffold", "audit"}, map[string]bool{"messages on workdays": false,
			"tasks start and end on workdays": true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := publish(t)
			for _, f := range output.Folders() {
				if !contains(c.folders, string(f)) {
					must0(t, os.RemoveAll(filepath.Join(dir, string(f))))
				}
			}
			in, err := Open(dir, Source{Requirements: requirements()})
			if err != nil {
				t.Fatal(err)
			}
			r := Check(in)
			if !r.OK() {
				t.Errorf("violated: %q\n%s", violated(r), render(t, r))
			}
			for _, f := range r.Findings {
				if want, ok := c.checkable[f.Rule]; ok && (f.Proof != NotCheckable) != want {
					t.Errorf("%s: %s, absent %q", f.Rule, f.Proof, f.Absent)
				}
				if f.Proof == NotCheckable && len(f.Absent) == 0 && f.Note == "" {
					t.Errorf("%s is not checkable and does not say why", f.Rule)
				}
			}
		})
	}
}

func contains(list []string, s string) bool { return strings.Contains(strings.Join(list, " "), s) }

func must0(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// A missing and an altered file are named, and what was in them is not passed.
func TestDamagedShards(t *testing.T) {
	for name, damage := range map[string]func(path string) error{
		"missing": os.Remove,
		"altered": func(path string) error {
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			b[len(b)/2] ^= 1
			return os.WriteFile(path, b, 0o644)
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := publish(t)
			must0(t, damage(filepath.Join(dir, "key", "gold", "part-00000.parquet")))
			in, err := Open(dir, Source{Requirements: requirements()})
			if err != nil {
				t.Fatal(err)
			}
			r := Check(in)
			if got := violated(r); len(got) != 1 || got[0] != "shards are those of the manifest" {
				t.Fatalf("violated %q", got)
			}
			text := render(t, r)
			if !strings.Contains(text, "key/gold/part-00000.parquet is "+name) {
				t.Errorf("the report does not name the file:\n%s", text)
			}
			if n := strings.Count(text, "\n"); n > 20 || !strings.Contains(text, "grounded") {
				t.Errorf("%d lines to say that nothing was read:\n%s", n, text)
			}
			if r.Summary.Proved > 1 {
				t.Errorf("%d rules proved without rows", r.Summary.Proved)
			}
		})
	}
}

func TestOpenRefusesWhatIsNoCorpus(t *testing.T) {
	if _, err := Open(t.TempDir(), Source{}); err == nil {
		t.Error("an empty folder was taken for a corpus")
	}
}

// Two corpora that differ in a row are told apart by the table.
func TestAgainst(t *testing.T) {
	in, err := Open(publish(t), Source{Requirements: requirements()})
	must0(t, err)
	c := fixture()
	c.Messages[3].Text += " Really."
	dir := t.TempDir()
	must0(t, output.Publish(dir, c, *fixtureManifest(c), output.Options{}))
	other, err := output.ReadManifest(dir)
	must0(t, err)
	in.Against = other
	r := Check(in)
	if got := violated(r); len(got) != 1 || got[0] != "equal to the other corpus" || !strings.Contains(render(t, r),
		"data/messages: found") {
		t.Errorf("violated %q\n%s", got, render(t, r))
	}
}

// The report is made for people and for machines, and says how each rule is shown.
func TestReport(t *testing.T) {
	in := fixtureInput()
	saying(in.Corpus, "45 ml/min").Text = "46 ml/min, agreed with the clinic."
	for i := range in.Corpus.Messages {
		in.Corpus.Messages[i].CorpusID = "C2"
	}
	r := Check(in.Input)
	text := strings.Split(strings.TrimSpace(render(t, r)), "\n")
	for _, want := range []string{
		"referential   one corpus id", "VIOLATED, 57 of 57 messages", "    and 52 more",
		`: found corpus "C2", expected corpus "C1", as its group`, "reads as 46 ml/min, expected 45 ml/min",
		"not checkable here: no folder was given", "nothing to check: no choice items; all its items are open",
		"too few to say, 8 accepted items; a test needs 20",
	} {
		if !strings.Contains(strings.Join(text, "\n"), want) {
			t.Errorf("the report lacks %q:\n%s", want, strings.Join(text, "\n"))
		}
	}
	last := text[len(text)-1]
	if !strings.Contains(last, "rules: ") || !strings.Contains(last, " proved, ") || !strings.HasSuffix(last,
		" violated") {
		t.Errorf("last line %q", last)
	}
	b, err := json.Marshal(r)
	must0(t, err)
	var back Report
	must0(t, json.Unmarshal(b, &back))
	if back.Summary != r.Summary || len(back.Findings) != len(r.Findings) ||
		!bytes.Contains(b, []byte(`"status":"violated"`)) {
		t.Error("the report does not survive JSON")
	}
	s := r.Summary
	if s.Rules != s.Proved+s.Computed+s.Tested+s.Vouched+s.Nothing+s.TooFew+s.NotCheckable+s.Violated {
		t.Errorf("the summary does not add up: %+v", s)
	}
}
