package seeds

import (
	"fmt"
	"strings"
)

// personaMem reads a profile of PersonaMem-v2: a file is an object of profiles by id. Read are the lists
// `stereotypical_preferences`, `anti_stereotypical_preferences` and `neutral_preferences`, and `preference_updates`,
// which maps a preference to the one that took its place. What else the file says of a person is not read.
//
// Every preference makes a seed. Where an update has replaced it, the preference that took its place is the seed's
// (App. C.1: the active preference).
func personaMem(p *fields, first Seed, id string) []*Seed {
	updates := map[string]string{}
	p.read("preference_updates", false, &updates)
	var out []*Seed
	for n, list := range []string{"stereotypical", "anti_stereotypical", "neutral"} {
		var texts []string
		p.read(list+"_preferences", n == 0, &texts)
		for i, text := range texts {
			if now, replaced := updates[text]; replaced {
				text = now
			}
			s := first
			s.ID, s.Profile = fmt.Sprintf("%s/%s/%s/%d", PersonaMem, id, list, i+1), id
			if s.Entries = []Entry{{Text: strings.TrimSpace(text)}}; s.Entries[0].Text == "" {
				s.fall("the preference is empty")
			}
			s.keep(Subtypes()...)
			out = append(out, &s)
		}
	}
	return out
}
