package streammembench

import (
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
)

// finished numbers the corpus and adds the design's own tables.
func (j *joiner) finished() (*questions.Finished, error) {
	c := j.C
	if err := j.tables(); err != nil {
		return nil, err
	}
	gazetteer, units := c.Gazetteer()
	f := &questions.Finished{Corpus: c, Names: gazetteer, Units: units, Subjects: map[string]int{},
		Fields: []questions.Field{{Attributes: j.attributes()}}}
	ids := c.Number()
	var items []string
	for i := range j.plan.Pool {
		items = append(items, itemID(i))
	}
	_, err := j.Rename(Design{}.Tables(), ids, map[string]map[string]string{"preference": corpus.Dense("R", items)})
	for _, x := range c.Themes {
		f.Subjects[x.ID] = 0
	}
	return f, err
}

// tables sets the rows of the design's tables.
func (j *joiner) tables() error {
	if err := j.Tables(); err != nil {
		return err
	}
	for _, err := range []error{
		corpus.SetRows(j.C, sets.Preferences, j.items(j.User)),
		corpus.SetRows(j.C, sets.States, j.states),
		corpus.SetRows(j.C, sets.DroppedRows, j.Dropped()),
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
	for _, f := range j.C.Facts {
		out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: f.Predicate, Class: pack.Setting, Value: pack.Values{Kind: string(f.Value.Kind)}}
	}
	return out
}
