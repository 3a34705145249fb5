package seeds

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"memloom/internal/safetext"
)

// The forms of personal data that no seed may hold (S1).
var (
	mailAddress   = regexp.MustCompile(`[\pL\pN._%+-]+@[\pL\pN-]+(\.[\pL\pN-]+)*\.\pL{2,}`)
	phoneNumber   = regexp.MustCompile(`(?:^|[^\pL\pN.,/-])(\+\d[\d ().-]{7,}\d|\(\d{2,5}\) ?\d{3,4}[ .-]?\d{3,4}|\d{3}[ .-]\d{3}[ .-]\d{4})(?:$|[^\pL\pN])`)
	streetAddress = regexp.MustCompile(`(?:^|[^\pL\pN])\d{1,5}[A-Za-z]? (?:\p{Lu}[\pL'.]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Terrace|Way)(?:$|[^\pL])`)
)

// PersonalData names the first kind of personal data that a text holds: a mail address, a phone number, a street
// address. It returns "" where there is none.
func PersonalData(text string) string {
	switch {
	case mailAddress.MatchString(text):
		return "a mail address"
	case phoneNumber.MatchString(text):
		return "a phone number"
	case streetAddress.MatchString(text):
		return "a street address"
	default:
		return ""
	}
}

// mostText is the most characters of a question, a statement or an answer of a seed.
const mostText = 2000

// unfit says why a seed may not be kept whatever its shape: personal data, characters that cannot be read, texts that
// are no statements.
func unfit(s *Seed) string {
	texts := []string{s.Question, s.Answer}
	for _, e := range s.Entries {
		texts = append(texts, e.Text, e.Value, e.Qualifier)
	}
	for _, t := range texts {
		if kind := PersonalData(t); kind != "" {
			return "holds personal data: " + kind
		}
		if strings.ContainsRune(t, utf8.RuneError) {
			return "holds a character that was lost when the file was written (U+FFFD)"
		}
		if r, found := safetext.Hidden(t); found {
			return "holds the hidden character " + safetext.Line(string(r))
		}
		if utf8.RuneCountInString(t) > mostText {
			return "holds a text of more than 2,000 characters"
		}
	}
	return ""
}
