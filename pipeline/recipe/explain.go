package recipe

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"
)

// explained is the column in which the comments of an explained recipe begin, where what they explain is no longer.
const explained = 34

// Explain writes a resolved recipe as YAML in which every key has a comment: its
// bounds, how it grows, what it is. What it writes is a recipe of the same corpus.
func (r *Recipe) Explain() ([]byte, error) {
	text, err := r.Marshal()
	if err != nil {
		return nil, err
	}
	keys := map[string]Key{}
	for _, k := range r.Keys() {
		keys[k.Path] = k
	}
	var b bytes.Buffer
	section := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimRight(line, "\n")
		path := pathOf(line, &section)
		if k, ok := keys[path]; ok {
			line += strings.Repeat(" ", max(1, explained-utf8.RuneCountInString(line))) + "# " + k.comment()
		}
		b.WriteString(line + "\n")
	}
	return b.Bytes(), nil
}

// pathOf returns the key that a line of a marshalled recipe begins, "" for one of
// a list or of a map's entries; it keeps the section that the line is in.
func pathOf(line string, section *string) string {
	name, _, ok := strings.Cut(line, ":")
	bare := strings.TrimLeft(name, " ")
	switch depth := len(name) - len(bare); {
	case !ok || strings.HasPrefix(bare, "-"):
		return ""
	case depth == 0:
		*section = bare
		return bare
	case depth == 2:
		return *section + "." + bare
	}
	return ""
}

// comment says of a key what its value does not.
func (k Key) comment() string {
	var limits []string
	if k.Min != "" || k.Max != "" {
		limits = append(limits, k.Min+"…"+k.Max)
	}
	if len(k.OneOf) > 0 {
		limits = append(limits, strings.Join(k.OneOf, " or "))
	}
	if k.Scale != fixed {
		limits = append(limits, "scales "+k.Scale)
	}
	if len(limits) == 0 {
		return k.Doc
	}
	return fmt.Sprintf("%s: %s", strings.Join(limits, ", "), k.Doc)
}
