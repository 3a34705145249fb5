package seeds

import (
	"fmt"
	"strconv"
	"strings"
)

// personaProfile is a profile of PersonaMem-v2: a file is an object of profiles by id. Read are `name`, `persona` or
// `short_persona`, `age`, `gender`, `occupation`, `nationality`, the lists `stereotypical_preferences`,
// `anti_stereotypical_preferences` and `neutral_preferences`, and `preference_updates`, which maps a preference to the
// one that took its place. Conversations, health, therapy and what the file calls sensitive are not read.
type personaProfile struct {
	Name         string            `json:"name"`
	Persona      flat              `json:"persona"`
	Short        flat              `json:"short_persona"`
	Age          flat              `json:"age"`
	Gender       flat              `json:"gender"`
	Occupation   flat              `json:"occupation"`
	Nationality  flat              `json:"nationality"`
	Stereotyped  *[]string         `json:"stereotypical_preferences"`
	Unstereotype []string          `json:"anti_stereotypical_preferences"`
	Neutral      []string          `json:"neutral_preferences"`
	Updates      map[string]string `json:"preference_updates"`
}

// personaMem makes a seed of every preference of a profile. One that an update has replaced falls; the one that took
// its place stays (App. C.1: the active preference).
func personaMem(rec record, first *Seed) ([]*Seed, *Error) {
	var p personaProfile
	if err := decode(rec, &p); err != nil {
		return nil, err
	}
	if p.Stereotyped == nil {
		return nil, missing("stereotypical_preferences", "PersonaMem-v2")
	}
	who := &Persona{ID: rec.key, Name: p.Name, Gender: p.Gender.first(), Occupation: p.Occupation.first(),
		Nationality: p.Nationality.first()}
	who.Age, _ = strconv.Atoi(p.Age.first()) // 0 where it is no number
	if short := firstOf(p.Short.first(), p.Persona.first()); PersonalData(short) == "" {
		who.Short = short
	}
	var out []*Seed
	for _, list := range []struct {
		key   string
		texts []string
	}{{"stereotypical", *p.Stereotyped}, {"anti_stereotypical", p.Unstereotype}, {"neutral", p.Neutral}} {
		for i, text := range list.texts {
			s := *first
			s.ID = fmt.Sprintf("%s/%s/%s/%d", PersonaMem, rec.key, list.key, i+1)
			s.Persona = who
			s.Entries = []Entry{{Text: strings.TrimSpace(text)}}
			if s.Entries[0].Text == "" {
				s.fall("the preference is empty")
			}
			if _, replaced := p.Updates[text]; replaced {
				s.fall("an update has replaced the preference")
			}
			s.keep(Subtypes()...)
			out = append(out, &s)
		}
	}
	return out, nil
}
