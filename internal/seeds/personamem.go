package seeds

import (
	"fmt"
	"strconv"
	"strings"
)

// personaMem reads a profile of PersonaMem-v2: a file is an object of profiles by id. Read are `name`, `persona` or
// `short_persona`, `age`, `gender`, `occupation`, `nationality`, the lists `stereotypical_preferences`,
// `anti_stereotypical_preferences` and `neutral_preferences`, and `preference_updates`, which maps a preference to the
// one that took its place. Conversations, health, therapy and what the file calls sensitive are not read.
//
// Every preference makes a seed. Where an update has replaced it, the preference that took its place is the seed's
// (App. C.1: the active preference).
func personaMem(p *fields, first Seed, id string) []*Seed {
	who := &Persona{ID: id, Name: p.optional("name"), Gender: p.flat("gender").first(),
		Occupation: p.flat("occupation").first(), Nationality: p.flat("nationality").first()}
	who.Age, _ = strconv.Atoi(p.flat("age").first()) // 0 where it is no number
	if short := firstOf(p.flat("short_persona").first(), p.flat("persona").first()); PersonalData(short) == "" {
		who.Short = short
	}
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
			s.ID, s.Persona = fmt.Sprintf("%s/%s/%s/%d", PersonaMem, id, list, i+1), who
			if s.Entries = []Entry{{Text: strings.TrimSpace(text)}}; s.Entries[0].Text == "" {
				s.fall("the preference is empty")
			}
			s.keep(Subtypes()...)
			out = append(out, &s)
		}
	}
	return out
}
