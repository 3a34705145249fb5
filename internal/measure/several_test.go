package measure

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// ids are those of everything but people.
var ids = regexp.MustCompile(`"([GJSTMF])(\d+)"`)

// secondOf is a corpus again under other ids, with the same people.
func secondOf(t *testing.T, c *corpus.Corpus) *corpus.Corpus {
	t.Helper()
	of := *c
	of.Facts = nil // without values, which JSON asks for
	b, err := json.Marshal(of)
	if err != nil {
		t.Fatal(err)
	}
	out := &corpus.Corpus{}
	if err := json.Unmarshal(ids.ReplaceAll(b, []byte(`"${1}9${2}"`)), out); err != nil {
		t.Fatal(err)
	}
	other := func(id string) string { return strings.Trim(ids.ReplaceAllString(`"`+id+`"`, "${1}9${2}"), `"`) }
	for _, f := range c.Facts {
		f.ID, f.TaskID, f.Supersedes = other(f.ID), other(f.TaskID), other(f.Supersedes)
		out.Facts = append(out.Facts, f)
	}
	out.ID = "c2"
	return out
}

// TestSeveralCorpora_Counts: sums are over the run, shares and means stay, and people and days count once.
func TestSeveralCorpora_Counts(t *testing.T) {
	in := tiny()
	in.Corpus.ID = "c1"
	one, two := compute(in), computed(in.Input, in.Corpus, secondOf(t, in.Corpus))
	times := map[string]float64{
		"messages": 2, "tasks": 2, "seats": 2, "members of projects": 2, "facts told": 2, "tokens of all messages": 2,
		"dependencies": 2, "words": 2, "questions": 2, "promises": 2, "projects": 2,
		"people": 1, "people with a seat": 1, "workdays": 1, "different words": 1, "messages that reply": 1,
		"on workdays": 1, "decision changes a task": 1, "inequality of messages a person (Gini)": 1,
	}
	for _, s := range one.Sections {
		for _, f := range s.Figures {
			k, asked := times[f.Name]
			delete(times, f.Name)
			if got := sectionOf(t, two, s.Name).valueOf(t, f.Name); asked && !near(got, k*f.Value) {
				t.Errorf("%s, %s: %g of two corpora, %g of one", s.Name, f.Name, got, f.Value)
			}
		}
	}
	if len(times) > 0 {
		t.Errorf("not among the figures: %v", times)
	}
	if got := sectionOf(t, two, "teams").valueOf(t, "second memberships, of projects beyond the first"); got != 4 {
		t.Errorf("%g second memberships, want 4: everybody with a seat has one in either project", got)
	}
	person, other := sectionOf(t, one, "messages").sampleOf(t, "a person"), sectionOf(t, two, "messages").sampleOf(t,
		"a person")
	if other.N != person.N || other.Mean != 2*person.Mean {
		t.Errorf("messages a person: %+v, of one corpus %+v", other, person)
	}
}

// TestSeveralCorpora_Groups: a row a group of either corpus, with the name of its corpus; a line a corpus.
func TestSeveralCorpora_Groups(t *testing.T) {
	in := tiny()
	in.Corpus.ID = "c1"
	r := computed(in.Input, in.Corpus, secondOf(t, in.Corpus))
	var names []string
	for _, row := range sectionOf(t, r, "teams").Matrices[0].Rows {
		names = append(names, row.Name)
	}
	if want := []string{"Gate of c1", "Yard of c1", "Gate of c2", "Yard of c2"}; !slices.Equal(names, want) {
		t.Errorf("teams %q, want %q", names, want)
	}
	if x := sectionOf(t, r, "messages").sampleOf(t, "a workday in Gate of c2"); x.N != 4 || x.Mean != 5.0/4 {
		t.Errorf("%+v", x)
	}
	sizes := sectionOf(t, r, "corpora").Matrices[0].Rows
	if got, want := fmt.Sprint(sizes), "[{c1 [2 8 80 0]} {c2 [2 8 80 0]}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if compute(in).Sections[0].Name == "corpora" {
		t.Error("a run of one corpus has a section of corpora")
	}
}

// TestSeveralCorpora_Targets: what the corpora miss together is missed, whatever one of them does.
func TestSeveralCorpora_Targets(t *testing.T) {
	in := tiny()
	long := secondOf(t, in.Corpus)
	for i := range long.Messages {
		long.Messages[i].Text += strings.Repeat(" more", 20)
	}
	mean := sectionOf(t, computed(in.Input, in.Corpus, long), "length").sampleOf(t, "length").Mean
	for words, want := range map[int]bool{int(mean): false, 6: true} {
		in.Asked["dialogue.words"] = float64(words)
		k := NewTargets(in.Input, in.Corpus)
		k.Add(in.Corpus)
		k.Add(long)
		got := slices.ContainsFunc(k.Missed(), func(x Target) bool { return x.Key == "dialogue.words" })
		if got != want {
			t.Errorf("%d words asked for, %.1f there: missed %v, want %v", words, mean, got, want)
		}
	}
}

// TestSampler_KeepsBoundedParts: beyond its bound it keeps whole stretches, evenly spaced, and counts all words.
func TestSampler_KeepsBoundedParts(t *testing.T) {
	p, k := text{most: 100, stretches: 10, every: 1}, prose.New(nil)
	for i := range 200 { // five words a message, two messages a stretch
		p.read(k, strings.TrimSuffix(strings.Repeat(letters(i)+" ", 5), " ")+".", monday)
		if p.kept > p.most+5 {
			t.Fatalf("%d words are kept", p.kept)
		}
	}
	if p.all != 1000 || p.every != 16 || p.kept != 70 {
		t.Errorf("%d words read, every %dth stretch kept, %d words", p.all, p.every, p.kept)
	}
	for i, x := range p.messages {
		want := 32*(i/2) + i%2
		if got := k.Phrase(x.words[:1]); got != letters(want) || len(x.words) != 5 {
			t.Errorf("message %d begins with %q, want %q", i, got, letters(want))
		}
		if len(x.ends) != 1 || x.ends[0] != 5 {
			t.Errorf("message %d has its end at %v", i, x.ends)
		}
	}
}
