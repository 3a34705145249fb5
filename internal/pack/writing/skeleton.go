package writing

import (
	_ "embed"
	"strings"
)

//go:embed skeleton.yaml
var skeleton string

// Skeleton returns a pack of that name for a person to fill in: every section with an entry or two in words of no
// field, and comments that say how many it needs. Without a sentence about the field the description asks for one.
func Skeleton(name, about string) []byte {
	words := strings.FieldsFunc(name, func(r rune) bool { return r == '-' })
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	title := strings.Join(words, " ")
	if about == "" {
		about = "A sentence about " + title + "."
	}
	return []byte(strings.NewReplacer("name: NAME", "name: "+inline(name), "title: TITLE", "title: "+inline(title),
		"name: TITLE Renewal",
		"name: "+inline(title+" Renewal"), "DESCRIPTION", inline(about)).Replace(skeleton))
}
