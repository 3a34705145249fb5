package template_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"testing/fstest"

	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/prompts"
)

func read(t *testing.T, src string) template.Book {
	t.Helper()
	book, err := template.Read(fstest.MapFS{"a.txt": {Data: []byte(src)}})
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func words(of map[string]string) template.Words {
	return func(name string) (string, bool) { s, ok := of[name]; return s, ok }
}

// TestRead_FaultsNameFileAndLine: what is no template, or stands where none can, is an error.
func TestRead_FaultsNameFileAndLine(t *testing.T) {
	for src, want := range map[string]string{
		"A line.\n":              "a.txt:1: a template before the first section",
		"== x\nThe {a is.\n":     `a.txt:2: "The {a is.": write {name} or <name: words>`,
		"== x\n<start words.\n":  "a.txt:2:",
		"== x\n{}\n":             "a.txt:2:",
		"== x\nA.\n== y, x\nB\n": `a.txt:3: section "x" is there already`,
	} {
		_, err := template.Read(fstest.MapFS{"a.txt": {Data: []byte(src)}})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", src, err, want)
		}
	}
}

// TestLine_Fill: names are filled in, sentences begin large, articles follow the word, and stamped words are found
// again.
func TestLine_Fill(t *testing.T) {
	of := words(map[string]string{
		"subject": grammar.NameSpan("the card vault"), "role": grammar.NameSpan("engineer"), "post": grammar.NameSpan("user"),
		"value": grammar.ValueSpan(3, "colour bands"), "start:": string(grammar.StampMark + 2),
	})
	for line, want := range map[string]string{
		"{subject} is late. {subject} waits.":     "The card vault is late. The card vault waits.",
		"I am a {role} and a {post}.":             "I am an engineer and a user.",
		"<start: Today we start> {subject}.":      "Today we start the card vault.",
		"The scheme is {value}.":                  "The scheme is colour bands.",
		"A {role} came, then a {role} left.":      "An engineer came, then an engineer left.",
		"We use {value} for it. <start: It runs>": "We use colour bands for it. It runs",
	} {
		l, err := template.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		text, stated, err := grammar.Read(l.Fill(of))
		if err != nil || text != want {
			t.Errorf("%q: %q %v, want %q", line, text, err, want)
		}
		for _, s := range stated {
			if _, ok := prompts.Locate(text, s.Surface, s.Occurrence); !ok || s.Fact != 2 && s.Fact != 3 {
				t.Errorf("%q: %+v is not in %q", line, s, text)
			}
		}
	}
}

// TestLine_Fits: a line needs all that it names, and no sentence begins with a value in small letters.
func TestLine_Fits(t *testing.T) {
	of := words(map[string]string{"value": grammar.ValueSpan(1, "thin"), "name": grammar.NameSpan("Basalt")})
	for line, want := range map[string]bool{
		"It is {value}.": true, "{value} is it.": false, "Yes. {value} is it.": false, "{name} is it.": true,
		"{other}.":            false,
		"<start: now> {name}": false, "Plain.": true,
	} {
		l, err := template.Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if l.Fits(of) != want {
			t.Errorf("%q fits: %v", line, !want)
		}
	}
}

// TestDraw_NoneAgainWhileOthersAreLeft: every line comes once before one comes twice, whatever the random numbers.
func TestDraw_NoneAgainWhileOthersAreLeft(t *testing.T) {
	lines := read(t, "== x\nOne.\nTwo.\nThree.\nNever {fits}.\n")["x"]
	for seed := range uint64(20) {
		d, seen := template.NewDraw(rand.New(rand.NewPCG(seed, 1))), map[string]int{}
		for n := range 9 {
			seen[d.Pick(lines, words(nil))]++
			for text, k := range seen {
				if k > n/3+1 || text == "" {
					t.Fatalf("seed %d: %v after %d draws", seed, seen, n+1)
				}
			}
		}
	}
	if got := template.NewDraw(rand.New(rand.NewPCG(1, 1))).Pick(lines[3:], words(nil)); got != "" {
		t.Errorf("%q, where nothing fits", got)
	}
}
