// Package licence knows the licences under which corpora are usually published, with their texts. An *id* is an SPDX
// identifier, CC-BY-4.0; hubs write ids in small letters.
package licence

import (
	"embed"
	"strings"
)

// Default is the licence of a corpus whose recipe names none.
const Default = "CC-BY-4.0"

// Other is the id that hubs have for every licence that they do not know.
const Other = "other"

//go:embed texts/*.txt
var texts embed.FS

// Licence is a licence whose text is known.
type Licence struct {
	ID   string // as SPDX spells it
	Name string
	URL  string // the page that stands for it
}

// Known returns the licences whose texts are known, in the order in which they are named to users.
func Known() []Licence {
	return []Licence{
		{"CC-BY-4.0", "Creative Commons Attribution 4.0 International", "https://creativecommons.org/licenses/by/4.0/"},
		{"CC-BY-SA-4.0", "Creative Commons Attribution-ShareAlike 4.0 International",
			"https://creativecommons.org/licenses/by-sa/4.0/"},
		{"CC-BY-NC-4.0", "Creative Commons Attribution-NonCommercial 4.0 International",
			"https://creativecommons.org/licenses/by-nc/4.0/"},
		{"CC0-1.0", "Creative Commons Zero 1.0 Universal", "https://creativecommons.org/publicdomain/zero/1.0/"},
		{"Apache-2.0", "Apache License 2.0", "https://www.apache.org/licenses/LICENSE-2.0"},
		{"MIT", "MIT License", "https://opensource.org/license/mit"},
	}
}

// IDs returns the ids of the known licences.
func IDs() []string {
	var out []string
	for _, l := range Known() {
		out = append(out, l.ID)
	}
	return out
}

// Find returns the licence of an id, whatever the case of its letters.
func Find(id string) (Licence, bool) {
	for _, l := range Known() {
		if strings.EqualFold(l.ID, id) {
			return l, true
		}
	}
	return Licence{}, false
}

// Hub returns the id as hubs write it.
func (l Licence) Hub() string { return strings.ToLower(l.ID) }

// Text returns the licence's text for a dataset. The MIT licence is granted by a copyright holder, whom its text names.
func (l Licence) Text() string {
	b, err := texts.ReadFile("texts/" + l.ID + ".txt")
	if err != nil {
		panic("licence: no text of " + l.ID) // a test reads them all
	}
	return strings.Replace(string(b), "<year> <copyright holders>", "the publisher of this dataset", 1)
}

// HubName returns what hubs take for the name of a licence that they do not know: small letters, digits, dots and
// dashes.
func HubName(id string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(id) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '.':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
	}
	return strings.Trim(b.String(), "-.")
}
