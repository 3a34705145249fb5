package reader

import "testing"

// What a question and a message call by different words is found; what only looks alike is not.
func TestWidely(t *testing.T) {
	for _, c := range []struct {
		asked, said string
		want        agreement
	}{
		{"payment", "pay", alike},
		{"approve", "approval", alike},
		{"decision", "decide", alike},
		{"arrival", "arrive", alike},
		{"tomorrow", "tmrw", alike},
		{"people", "ppl", alike},
		{"certificate", "cert", alike},
		{"motorway", "expressway", alike},
		{"instrument", "trombone", kindred},
		{"vehicle", "tractor", kindred},
		{"colour", "green", kindred},
		{"drink", "tea", kindred},
		{"job", "plumber", kindred},
		{"trombone", "trumpet", unrelated}, // two of a kind
		{"green", "colour", unrelated},     // who asks for green asks for no other colour
		{"vehicle", "road", unrelated},
		{"approve", "reject", unrelated},
	} {
		if got := widely(stemOfParts(c.asked), stemOfParts(c.said)); got != c.want {
			t.Errorf("%s asked, %s said: %d, want %d", c.asked, c.said, got, c.want)
		}
	}
}

// Expressions match by what they are about, and not by a verb that any particle goes with.
func TestHead(t *testing.T) {
	for key, want := range map[string]string{"fil_in": "fil", "sweep_out": "sweep", "turn_up": "", "get_over": "", "potato": "potato"} {
		if got := head(key); got != want {
			t.Errorf("head of %s: %q, want %q", key, got, want)
		}
	}
}

// Forms meet their word, and no other that it only looks like without its last letter.
func TestFormsOfWords(t *testing.T) {
	for _, c := range [][2]string{{"tried", "try"}, {"shrunk", "shrink"}, {"wove", "weave"}, {"cared", "care"}, {"caring", "care"}, {"filed", "file"}} {
		if stem(c[0]) != stem(c[1]) {
			t.Errorf("%s is %q, %s is %q", c[0], stem(c[0]), c[1], stem(c[1]))
		}
	}
	for _, c := range [][2]string{{"care", "car"}, {"filed", "filled"}, {"plane", "plan"}, {"hoping", "hopping"}, {"saw", "see saw"}, {"wound", "wind"}} {
		if stem(c[0]) == stem(c[1]) {
			t.Errorf("%s and %s are both %q", c[0], c[1], stem(c[0]))
		}
	}
}

// The words of a question are in a message also where it has a figure, a link, or a kind
// of what is asked with; the kind that is asked for is left to the answer.
func TestWideHits(t *testing.T) {
	talk := New(Options{}).listen(said(t,
		"2024-03-04T09:00 Oona: 3 crates of tea came, pics under https://album.example/harbour-store",
	), 0)
	for _, c := range []struct {
		question, word string
		want           agreement
	}{
		{"Who counted the three crates?", "three", alike},
		{"Who took photos of the harbour?", "harbour", alike},
		{"Who brought the drinks?", "drinks", kindred},
		{"Which drink came?", "drink", unrelated},
	} {
		f := talk.wordsOf(posed{text: c.question, open: true})
		how := f.match.hits(talk, 0).how
		found := false
		for k, w := range f.match.words {
			if f.p.quote(w.at) == c.word {
				if found = true; how[k] != c.want {
					t.Errorf("%s: %s is %d, want %d", c.question, c.word, how[k], c.want)
				}
			}
		}
		if !found {
			t.Errorf("%s: %q is none of its words", c.question, c.word)
		}
	}
}

func BenchmarkWide(b *testing.B) {
	for b.Loop() {
		readWide()
	}
}
