package stats

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/table"
)

// unfolded is a text with all its words in one line.
func unfolded(text string) string { return strings.Join(strings.Fields(text), " ") }

// crowded is a report of many families and filters, with more misses than the page has room for.
func crowded() *Report {
	in := lively()
	in.Recipe, in.Words, in.PerDay = workplace, 90, 70
	for i := range 25 {
		family := fmt.Sprintf("family_%02d", i)
		in.Corpus.Items = append(in.Corpus.Items, corpus.Item{ID: family, Family: family, Status: corpus.Accepted})
		in.Corpus.Verdicts = append(in.Corpus.Verdicts, corpus.Verdict{ItemID: family, Filter: fmt.Sprintf("filter_%d", i%10), Probe: "verdict", Outcome: corpus.Yes})
	}
	r := compute(in)
	low := 0.9
	for i := range 30 {
		s := &r.Sections[i%len(r.Sections)]
		s.Figures = append(s.Figures, Figure{Name: fmt.Sprintf("aim %d", i), Value: 0.1, Unit: Share, Aim: &Aim{Low: &low}})
	}
	return r
}

// TestPage_AnyCorpusFitsAScreenOrTwo: the page has fewer than 60 lines of at most 100 columns, names its parts and what
// is off target, and has requirement numbers in a last column alone.
func TestPage_AnyCorpusFitsAScreenOrTwo(t *testing.T) {
	for name, r := range map[string]*Report{"tiny": compute(tiny()), "crowded": crowded(), "empty": {}} {
		var b strings.Builder
		if err := r.Page(&b); err != nil {
			t.Fatal(err)
		}
		text := b.String()
		const foot = 4 // lines that the command adds
		if n := strings.Count(text, "\n"); n+foot >= 60 {
			t.Errorf("%s: %d lines", name, n)
		}
		if !strings.Contains(text, "OFF TARGET\n") {
			t.Errorf("%s: nothing is said of targets:\n%s", name, text)
		}
		narrow(t, name, text)
	}
	var b strings.Builder
	if err := crowded().Page(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"SIZES", "PEOPLE", "PROSE", "ITEMS", "FILTERS", "length, words, mean", "more, in the sections"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the page has no %q:\n%s", want, b.String())
		}
	}
}

// TestText_NamesDesignsWithoutRequirementNumbers: numbers of requirements are for docs/requirements.md.
func TestText_NamesDesignsWithoutRequirementNumbers(t *testing.T) {
	in := lively()
	in.Recipe = workplace
	var b strings.Builder
	if err := compute(in).Text(&b); err != nil {
		t.Fatal(err)
	}
	if n := regexp.MustCompile(`\b[EGSCT]\d+\b`).FindString(b.String()); n != "" {
		t.Errorf("the requirement number %s", n)
	}
	if !strings.Contains(b.String(), "(EverMemBench)") {
		t.Error("no design is named")
	}
	narrow(t, "all sections", b.String())
}

func narrow(t *testing.T, name, text string) {
	t.Helper()
	for _, line := range strings.Split(text, "\n") {
		if n := table.StringWidth(line); n > table.Width {
			t.Errorf("%s: %d columns: %s", name, n, line)
		}
	}
}

func TestSection_ByNameOrFirstWord(t *testing.T) {
	r := compute(tiny())
	for _, name := range append(r.Names(), "style and personality", "PROSE") {
		var b strings.Builder
		ok, err := r.Section(&b, name)
		if !ok || err != nil || !strings.HasPrefix(strings.ToLower(b.String()), strings.ToLower(name)) {
			t.Errorf("%s: %t %v %q", name, ok, err, b.String()[:min(40, b.Len())])
		}
	}
	if ok, _ := r.Section(&strings.Builder{}, "nosuch"); ok {
		t.Error("there is no such section")
	}
}
