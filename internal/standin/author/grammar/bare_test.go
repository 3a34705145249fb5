package grammar

import (
	"testing"
)

// A pattern loses its subject only where what is left stands by itself.
func TestSubjectsAreLeftOut(t *testing.T) {
	for src, want := range map[string]string{
		"the $a for $t is $v":                      "the $a is $v",
		"for $t, the $a is $v":                     "the $a is $v",
		"$tb: $a at $v":                            "$a at $v",
		"we settled on $v as the $a for $t":        "we settled on $v as the $a",
		"the $a $of $t: $v":                        "the $a: $v",
		"{f} we have to weigh the $a on $t":        "we have to weigh the $a",
		"$t $is due $on":                           "", // has no attribute to stand for it
		"as far as $t $is concerned, the $a is $v": "",
		"<f:$t is done>, the $a for $t":            "", // asserts an event of the subject
	} {
		if got := NewPattern(src).Bare; got != want {
			t.Errorf("%q without its subject is %q, want %q", src, got, want)
		}
	}
}

// Formal people write contractions out, as they are meant.
func TestContractionsAreWrittenOut(t *testing.T) {
	for s, want := range map[string]string{
		"this makes somebody's week harder": "this makes somebody's week harder",
		"nobody's fault":                    "nobody's fault",
		"shouldn't we ask":                  "should we not ask",
		"it's been quiet":                   "it has been quiet",
		"I'd half heard of it":              "I had half heard of it",
		"I'd wondered, and I'd need it":     "I had wondered, and I would need it",
		"it's late, and I'd planned more":   "it is late, and I had planned more",
		"they shouldn't wait":               "they should not wait",
	} {
		if got := ExpandContractions(s); got != want {
			t.Errorf("%q is written out as %q, want %q", s, got, want)
		}
	}
}

// A value without a verb is told from a sentence.
func TestVerbless(t *testing.T) {
	for src, want := range map[string]bool{
		"$a [for|on] $t: $v":                  true,
		"$tb: $a at $v":                       true,
		"$v as the $a":                        true,
		"the $a [for|on] $t is $v":            false,
		"$t $has $v $ap":                      false,
		"[checked|looked it up], it's $v":     false,
		"{f} please note $v as the $a for $t": false,
		"still busy with $t":                  false,
	} {
		if got := NewPattern(src).Verbless; got != want {
			t.Errorf("%q: %v, want %v", src, got, want)
		}
	}
}
