package recipe

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"

	"memloom/internal/safetext"
)

// mostName bounds a recipe's name: it is part of a folder's.
const mostName = 64

var (
	nameForm = regexp.MustCompile(`^[a-z0-9][a-z0-9-]*$`)
	nameless = regexp.MustCompile(`[^a-z0-9]+`)
)

// checkName refuses a recipe's name that could not be in a path, a command and the card as it is. The error has the
// line of text where the name is, and a name that would fit.
func checkName(name string, text []byte) error {
	if nameForm.MatchString(name) && len(name) <= mostName {
		return nil
	}
	line := 1
	for i, l := range bytes.Split(text, []byte("\n")) {
		if bytes.HasPrefix(l, []byte("name:")) {
			line = i + 1
		}
	}
	shown := name
	if len(shown) > mostName {
		shown = shown[:mostName] + "…"
	}
	return fmt.Errorf("line %d: name: %q: a name has small letters, digits and hyphens, at most %d, and begins with no hyphen; write %s",
		line, safetext.Line(shown), mostName, fitting(name))
}

// fitting makes a name that fits of one that does not.
func fitting(name string) string {
	name = strings.Trim(nameless.ReplaceAllString(strings.ToLower(name), "-"), "-")
	if len(name) > mostName {
		name = strings.Trim(name[:mostName], "-")
	}
	if name == "" {
		return "my-recipe"
	}
	return name
}
