package episodes

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
)

// finished numbers the corpus and adds the design's own tables.
func (j *joiner) finished() (*questions.Finished, error) {
	c := j.c
	if err := j.tables(); err != nil {
		return nil, err
	}
	gazetteer, units := c.Gazetteer()
	f := &questions.Finished{Corpus: c, Names: gazetteer, Units: units, Subjects: map[string]int{},
		Fields: []questions.Field{{Attributes: j.attributes()}}}
	ids := c.Number()
	var sessions, matters, items []string
	for _, s := range j.sessions {
		sessions, matters = append(sessions, s.SessionID), append(matters, s.MatterID)
	}
	for i := range j.plan.Pool {
		items = append(items, itemID(i))
	}
	own := map[string]map[string]string{"session": corpus.Dense("S", sessions), "matter": corpus.Dense("A", matters), "preference": corpus.Dense("R", items)}
	err := output.Rename(c, Design{}.Tables(), func(of, id string) string {
		if to, ok := own[of][id]; ok {
			return to
		}
		if to, ok := ids[of][id]; ok {
			return to
		}
		return id
	})
	for i := range c.Messages {
		c.Messages[i].SessionID = own["session"][c.Messages[i].SessionID]
	}
	for i := range c.Passages {
		c.Passages[i].SessionID = own["session"][c.Passages[i].SessionID]
	}
	for _, x := range c.Themes {
		f.Subjects[x.ID] = 0
	}
	c.People, c.Entities, c.First, c.Last = nil, nil, 0, 0
	return f, err
}

// tables sets the rows of the design's tables.
func (j *joiner) tables() error {
	user, u := j.c.Groups[0].MemberIDs[0], j.profile
	var dropped []sets.Dropped
	for _, f := range j.c.Flagged {
		dropped = append(dropped, sets.Dropped{Kind: "session", Unit: f.Unit, Attempt: passage.Most + 1, Stage: "text", Reasons: f.Reasons})
	}
	for _, err := range []error{
		corpus.SetRows(j.c, sets.Users, []sets.User{{PersonID: user, Occupation: u.Occupation, Industry: u.Industry, Background: u.Background,
			Goals: u.Goals, Context: u.Context, Hobbies: u.Hobbies}}),
		corpus.SetRows(j.c, sets.Sessions, j.sessions),
		corpus.SetRows(j.c, sets.Matters, j.matters),
		corpus.SetRows(j.c, sets.Preferences, j.items(user)),
		corpus.SetRows(j.c, sets.States, j.states),
		corpus.SetRows(j.c, sets.DroppedRows, dropped),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

// items are the rows of the pool, those that are never revealed among them.
func (j *joiner) items(user string) []sets.Preference {
	optional := func(s string) *string {
		if s == "" {
			return nil
		}
		return &s
	}
	var out []sets.Preference
	for i, p := range j.plan.Pool {
		if p.Session < 0 {
			p.Serves = ""
		}
		out = append(out, sets.Preference{PreferenceID: itemID(i), UserID: user, Domain: p.Domain, Type: p.Things, Value: p.Value, Polarity: p.Polarity,
			Strength: p.Strength, FactID: factOf(i, saysValue), Aspect: optional(p.Aspect), Context: optional(p.Context), Told: optional(p.Told),
			Serves: optional(p.Serves), Thing: optional(p.Thing), Choices: p.Choices})
	}
	return out
}

// attributes are what the facts are facts of.
func (j *joiner) attributes() map[string]pack.Attribute {
	out := map[string]pack.Attribute{}
	for _, f := range j.c.Facts {
		out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: f.Predicate, Class: pack.Setting, Value: pack.Values{Kind: string(f.Value.Kind)}}
	}
	return out
}
