package voice

import (
	"regexp"
	"testing"
)

func TestWarm_AsRegularExpression(t *testing.T) {
	want := regexp.MustCompile(`(?i)\b(?:glad|happy|thanks?|hope|hopefully|gladly|welcome|pleased|pleasure|good luck)\b`)
	for _, text := range []string{
		"", "Glad to", "gladness", "unhappy", "thank", "Thanks!", "thanksgiving", "good luck", "Good  luck", "luck",
		"goods luck",
		"good\nluck", "so:welcome", "it's a pleasure, as ever", "hopefullyx", "_hope", "hope-", "HOPEFULLY", "good luckily",
	} {
		if warm(text) != want.MatchString(text) {
			t.Errorf("warm(%q) = %t", text, warm(text))
		}
	}
}
