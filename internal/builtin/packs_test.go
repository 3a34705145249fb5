package builtin_test

import (
	"strings"
	"testing"

	"memloom/domains"
	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/prompts"
)

// saidOf is a clause as messages hold it: what one did at work is a sentence of its
// own, what speaks for or against something may stand in one with the task's name.
func saidOf(of, clause string) string {
	switch {
	case strings.HasPrefix(of, "work"):
		return "Nothing new on the index rebuild. " + strings.ToUpper(clause[:1]) + clause[1:] + "."
	case strings.HasPrefix(of, "values"):
		return "It took a while, but " + clause + " is the index rebuild's " + strings.TrimPrefix(of, "values of ") + "."
	}
	return "Coming back to the index rebuild: " + clause + "."
}

// valuesOf draws free words of every attribute that has such values, so many that
// every word of a frame is among them.
func valuesOf(t *testing.T, p *pack.Pack) map[string][]string {
	out := map[string][]string{}
	for _, a := range p.Attributes {
		if a.Value.Kind != string(corpus.KindText) {
			continue
		}
		r := corpus.Rand(1, "test", a.Key)
		for range 1000 {
			v, err := a.Value.Draw(r, pack.DrawOptions{})
			if err != nil {
				t.Fatal(err)
			}
			out["values of "+a.Noun] = append(out["values of "+a.Noun], v.Text)
		}
	}
	return out
}

// TestTextsOfPacksEndNothing: no clause or value of a pack is read as the word that the task
// beside which it stands has begun or is finished.
func TestTextsOfPacksEndNothing(t *testing.T) {
	r := reader.New(reader.Options{})
	for _, name := range []string{"technology", "healthcare"} {
		text, err := domains.Files.ReadFile(name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		p, err := pack.Load(name, strings.NewReader(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		lists := map[string]pack.Clauses{}
		for _, d := range p.Deliverables {
			lists["work of "+d.Noun], lists["doubts of "+d.Noun] = d.Work, d.Doubts
		}
		for _, a := range p.Attributes {
			lists["doubts of "+a.Key], lists["reasons of "+a.Key] = a.Doubts, p.ReasonsFor(a.Class)
		}
		values := valuesOf(t, p)
		seen := map[string]bool{}
		for of, c := range lists {
			values[of] = c.Dealt(corpus.Rand(1, "test", of))
		}
		for of, list := range values {
			for _, clause := range list {
				if seen[clause] {
					continue
				}
				seen[clause] = true
				in := prompts.CheckIn{
					Tasks:    []prompts.CheckTask{{N: 1, Name: "index rebuild"}},
					Messages: []prompts.Shown{{ID: "1", Speaker: "Mira Castellan", At: corpus.NewDate(2025, 3, 11).At(10, 0), Text: saidOf(of, clause)}},
				}
				out, err := r.Check(in)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range out.Events {
					t.Errorf("%s, %s: %q is read as %s", name, of, clause, e.Event)
				}
			}
		}
		t.Logf("%s: %d clauses", name, len(seen))
	}
}
