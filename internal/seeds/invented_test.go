package seeds

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// Each domain has kinds, and sets of each subtype are what their subtype says: values that differ or follow one
// another, under what all share or each has for itself. No subject comes twice, and no other seed has the same.
func TestInvented_SetsAreOfTheirSubtype(t *testing.T) {
	w, err := Invented()
	if err != nil {
		t.Fatal(err)
	}
	const each = 12
	seen, first := map[string]bool{}, ""
	sets := w.Draw(corpus.Rand(1, "test", "a")).Sets(each)
	if len(sets) != each*len(Domains())*len(Subtypes()) {
		t.Fatalf("%d sets", len(sets))
	}
	for _, c := range sets {
		if seen[c.Topic] || !strings.HasSuffix(c.Target, "?") || strings.ContainsAny(c.Target, "{}") {
			t.Errorf("%s: %q about %q", c.ID, c.Target, c.Topic)
		}
		seen[c.Topic], first = true, first+c.Topic
		a, b := c.Facts[0], c.Facts[len(c.Facts)-1]
		for _, f := range c.Facts {
			if !strings.Contains(strings.ToLower(f.Text), strings.ToLower(Shown(f.Value))) ||
				!strings.Contains(strings.ToLower(f.Text), strings.ToLower(f.Subject)) || strings.ContainsAny(f.Text, "{}") {
				t.Errorf("%s says %q", c.ID, f.Text)
			}
		}
		alike := a.Qualifier == b.Qualifier && a.From.Equal(b.From)
		holds := map[Subtype]bool{AnyOne: alike && a.Value.Equal(b.Value) && a.Row == b.Row && a.Said+a.Text != b.Said+b.Text,
			Conflict: alike && !a.Value.Equal(b.Value), Temporal: a.From.Date < b.From.Date && a.Until.Kind != "" &&
				b.Until.Kind == "",
			Contextual: a.Qualifier != b.Qualifier && !a.Value.Equal(b.Value), MultiEvidence: a.Subject != b.Subject &&
				c.Op != ""}
		if !holds[c.Subtype] {
			t.Errorf("%s: %+v", c.ID, c.Facts)
		}
	}
	other := ""
	for _, c := range w.Draw(corpus.Rand(2, "test", "a")).Sets(each) {
		other += c.Topic
	}
	if other == first {
		t.Error("another seed invents the same")
	}
}

// What no one asks about has another attribute than the one asked for.
func TestAside_AsksForNothing(t *testing.T) {
	w, err := Invented()
	if err != nil {
		t.Fatal(err)
	}
	d := w.Draw(corpus.Rand(1, "test", "b"), "the Brambeck Museum")
	same := 0
	for range 200 {
		f := d.Aside("culture", "the Brambeck Museum", "curator")
		if f.Subject == "the Brambeck Museum" {
			same++
		}
		if f.Predicate == "curator" || f.Value.Kind == corpus.KindEntity {
			t.Errorf("%+v", f)
		}
	}
	if same == 0 || same > 5 {
		t.Errorf("%d of 200 about the subject, which has five other attributes", same)
	}
}
