// Package yamlerr puts the YAML decoder's complaints into a user's words.
package yamlerr

import (
	"regexp"
	"strings"

	"github.com/goccy/go-yaml"
)

// wrongKind is how the decoder says that a value is of another kind than its key.
var wrongKind = regexp.MustCompile(`cannot unmarshal (\S+) into Go (?:struct field \S+|value) of type (\S+)`)

// Text renders a decoding error with its line and excerpt, without colours and in words that are not a programmer's.
func Text(err error) string {
	return words(strings.TrimSpace(yaml.FormatError(err, false, true)))
}

// words puts the words of the decoder into a user's.
func words(text string) string {
	text = wrongKind.ReplaceAllStringFunc(text, func(m string) string {
		kind := wrongKind.FindStringSubmatch(m)[2]
		words := map[string]string{"int": "a whole number", "float64": "a number", "bool": "true or false",
			"string": "text"}
		if w, ok := words[kind]; ok {
			return "expected " + w
		}
		if strings.HasPrefix(kind, "[]") {
			return "expected a list"
		}
		return "expected keys and values"
	})
	text = otherShape.ReplaceAllString(text, "expected $1")
	return strings.NewReplacer("expected sequence", "expected a list", "expected mapping", "expected keys and values",
		"unknown field", "unknown key").Replace(text)
}

// otherShape is how the decoder says that a list or a map was expected.
var otherShape = regexp.MustCompile(`\w+ was used where (\w+) is expected`)
