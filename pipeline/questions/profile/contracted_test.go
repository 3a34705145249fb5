package profile

import (
	"regexp"
	"testing"
)

// What contracted and writtenOut read, as regular expressions, which take ten times as long.
var (
	runsTogether = regexp.MustCompile(
		`(?i)\b(?:i'm|i'll|i'd|i've|(?:it|that|there|what|who|here|let)'s|(?:we|you|they)'(?:re|ve|ll|d)|\w+n't)\b`)
	standsApart = regexp.MustCompile(
		`(?i)\b(?:i (?:am|will|would)|(?:it|that|there|here) is|(?:we|you|they) (?:are|will|would)|(?:do|does|did|is|are|was|has|have|would|should) not|cannot)\b`)
)

func TestContractions_AsRegularExpressions(t *testing.T) {
	for _, text := range []string{
		"", "'", "It's done", "its", "the sheet's tab", "we'll see", "We'llx", "they'd", "thEy'Ve gone", "that'll do", "n't",
		"don't", "DON'T", "don'ts", "can't.", "_n't", "'twas", "I'm", "Hi'm", "I'd've", "a'n't", "wasn't it?",
		"I am", "I  am", "I, am", "hi am", "it is", "that is:", "It isn't", "we are", "you would", "they will go", "we arent",
		"do not", "undo not", "should not", "cannot", "cannots", "can not", "is\nnot", "there is €5", "I would", "here is",
		"is not",
	} {
		if got, want := contracted(text), runsTogether.MatchString(text); got != want {
			t.Errorf("contracted(%q) = %t", text, got)
		}
		if got, want := writtenOut(text), standsApart.MatchString(text); got != want {
			t.Errorf("writtenOut(%q) = %t", text, got)
		}
	}
}
