package grammar

import (
	"regexp"
	"strings"
)

// What has been named need not be named again: in the message itself, and in a thread where nothing is stated that
// somebody could look up later, people say "the limit", or "it", and not "the retry limit for the card vault load
// test". A message that states a value to be found again names its subject, since it is the evidence by itself.

// The subject of a pattern, where what is left stands by itself.
var (
	ownSubject   = regexp.MustCompile(`(\$ap?) (?:for|on|with|of|\$of) \$t\b`)
	firstSubject = regexp.MustCompile(`^(?:(?:for|on) \$t(?:,| as) |\$tb: )`)
	labelSubject = regexp.MustCompile(`^\$tb, `)
	anySubject   = regexp.MustCompile(` (?:for|on) \$t\b`)
)

// leavingOut is a pattern about an attribute without the subject that it
// names, or "" where it has no attribute or needs its subject.
func leavingOut(src string) string {
	if !strings.Contains(src, "$t") || !strings.Contains(src, "$a") || strings.Contains(src, "<") {
		return ""
	}
	s := ownSubject.ReplaceAllString(src, "$1")
	s = firstSubject.ReplaceAllString(s, "")
	s = labelSubject.ReplaceAllString(s, "")
	s = anySubject.ReplaceAllString(s, "")
	for _, name := range newNames(s) {
		switch name {
		case "t", "tb", "of", "is", "has", "was":
			return ""
		}
	}
	return s
}

// newNames lists the variables of a pattern's source.
func newNames(src string) []string {
	var out []string
	for {
		i := strings.IndexByte(src, '$')
		if i < 0 {
			return out
		}
		name := VarName(src[i+1:])
		src = src[i+1+len(name):]
		out = append(out, name)
	}
}
