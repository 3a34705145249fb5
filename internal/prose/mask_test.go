package prose

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

func tinyMasker() *Masker { return New(Lexicon(tiny())) }

// sentencesOf returns the masked sentences of a text.
func sentencesOf(k *Masker, text string) []string {
	words, ends := k.Read(text, monday, nil, nil)
	var out []string
	from := 0
	for _, to := range ends {
		out = append(out, k.Phrase(words[from:to]))
		from = to
	}
	return out
}

func TestMasking(t *testing.T) {
	for text, want := range map[string][]string{
		"It's DONE, isn't it? Yes!":              {"it's done isn't it", "yes"},
		"It’s done":                              {"it's done"},
		"See https://wiki.x.example/a.b?c=1.":    {"see <link>"},
		"Due on 14 March 2025, not next week.":   {"due on <date> not <date>"},
		"We need 14 or fourteen, at 9:30.":       {"we need <number> or <number> at <number>"},
		"Version 2.4.1 costs EUR 3.50 (12.5 %).": {"<number> costs <number> <number>"},
		"Ask Ada Lind, or Ada, or Lind.":         {"ask <name> or <name> or <name>"},
		"Ada's view, Thursday’s view":            {"<name> view <date> view"},
		"@Ada @Ben Okoro look":                   {"<name> <name> look"},
		"the Gate Audit and the yard plan":       {"the <name> and the <name>"},
		"P95 of B2B, PR-42":                      {"<number> of <number> pr <number>"},
		"first\nsecond … third... fourth":        {"first", "second", "third", "fourth"},
		"file a.b, e.g. this":                    {"file a b e g", "this"},
		"👍 ok — re-run 'now'":                    {"ok re run now"},
		"":                                       nil,
		"?! ...":                                 nil,
	} {
		if got := sentencesOf(tinyMasker(), text); !slices.Equal(got, want) {
			t.Errorf("%q reads %q, want %q", text, got, want)
		}
	}
}

// TestMaskingForgetsWhich: another value, name or day of the same kind reads the same.
func TestMaskingForgetsWhich(t *testing.T) {
	k := tinyMasker()
	numbers := []string{"14", "2,300", "0.75", "seventeen", "80 %", "EUR 12.00"}
	names := []string{"Ada", "Ben Okoro", "Voss", "yard plan", "@Cy"}
	dates := []string{"14 March 2025", "2025-06-01", "next month"}
	rapid.Check(t, func(rt *rapid.T) {
		text := func() string {
			return "so " + rapid.SampledFrom(names).Draw(rt, "name") + " wants " + rapid.SampledFrom(numbers).Draw(rt,
				"number") +
				", due " + rapid.SampledFrom(dates).Draw(rt, "date") + " or so."
		}
		a, b := sentencesOf(k, text()), sentencesOf(k, text())
		if want := []string{"so <name> wants <number> due <date> or so"}; !slices.Equal(a, want) || !slices.Equal(b, want) {
			rt.Fatalf("%q and %q", a, b)
		}
	})
}

// FuzzRead: any text reads into words that are lower-case or masks, with sentences that end in order.
func FuzzRead(f *testing.F) {
	for _, m := range tiny().Messages {
		f.Add(m.Text)
	}
	f.Add("a@b.example 3D ½ İ é\u0301 ...'s ’s\xff 1st")
	f.Fuzz(func(t *testing.T, text string) {
		k := tinyMasker()
		before := []uint32{k.numberOf("before")}
		words, ends := k.Read(text, monday, before, []int{1})
		last := 1
		for _, e := range ends[1:] {
			if e <= last || e > len(words) {
				t.Fatalf("ends %v of %d words", ends, len(words))
			}
			last = e
		}
		if last != len(words) {
			t.Fatalf("the last sentence ends at %d of %d", last, len(words))
		}
		for _, w := range words {
			s := k.words[w]
			if s == "" || strings.ContainsAny(s, " \n@0123456789") {
				t.Fatalf("%q has the word %q", text, s)
			}
		}
	})
}

func TestLexiconHasNamesAndUnits(t *testing.T) {
	c := tiny()
	c.Entities = []corpus.Entity{{Name: "Kestrel"}}
	c.Tasks[0].Component = "turnstile"
	c.Facts[0].Value = corpus.Value{Kind: corpus.KindQuantity, Dec: corpus.Decimal{Coef: 3}, Unit: "parsecs"}
	got := sentencesOf(New(Lexicon(c)), "Kestrel: 3 parsecs to the turnstile of Yard")
	if want := []string{"<name> <number> to the <name> of <name>"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

var monday = corpus.NewDate(2025, 3, 10)

// tiny is a world with names of every kind and a few messages.
func tiny() *corpus.Corpus {
	return &corpus.Corpus{
		People: []corpus.Person{{Name: "Ada Lind"}, {Name: "Ben Okoro"}, {Name: "Cy Marsh"}, {Name: "Dee Voss"}},
		Groups: []corpus.Group{{Name: "Gate"}, {Name: "Yard"}},
		Tasks:  []corpus.Task{{Name: "gate audit"}, {Name: "lock check"}, {Name: "yard plan"}},
		Facts:  []corpus.Fact{{ID: "F1"}},
		Messages: []corpus.Message{
			{Text: "Kicking off the gate audit."}, {Text: "It is the red one, sorry."}, {Text: "Who signs the yard plan, Ada?"},
		},
	}
}
