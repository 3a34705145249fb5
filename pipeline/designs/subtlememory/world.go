package subtlememory

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
)

func (h *history) worldUnits(context.Context) ([]exec.Unit, error) {
	p, _, err := h.planned()
	if err != nil {
		return nil, err
	}
	inputs := []string{h.keyPlan(), stage.KeyShared, keyDeals}
	for _, s := range p.Sets {
		if h.keys().Wording == Written && s.Set.Origin == sets.OfUser {
			inputs = append(inputs, h.setKey(s.Set.SetID))
		}
	}
	for _, b := range p.Sessions {
		inputs = append(inputs, h.textKey(b))
	}
	return talks.WorldUnits(h.Env, h.of, inputs, func(in exec.Getter, shared *corpus.Corpus) (*questions.Finished, error) {
		deals, err := stage.Fetch[dealing](in, keyDeals)
		if err != nil {
			return nil, err
		}
		if talks.Number(h.of) == 0 {
			h.seeds = deals.Seeds
		}
		return h.joined(in, p, shared)
	}), nil
}

// joined joins the sessions of a user with what the users share.
func (h *history) joined(in exec.Getter, p *plan, shared *corpus.Corpus) (*questions.Finished, error) {
	l, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	m, err := talks.NewMaking(h.of.ID, shared, h.users(l)[talks.Number(h.of)])
	if err != nil {
		return nil, err
	}
	j := &joiner{Making: m, history: h, plan: p, places: map[string][]string{}}
	j.frame()
	for _, b := range p.Sessions {
		out, err := stage.Fetch[passage.Written](in, h.textKey(b))
		if err != nil {
			return nil, err
		}
		if err := j.session(b, out); err != nil {
			return nil, err
		}
	}
	j.Log.Into(j.C)
	j.C.Failures = append(slices.Clone(h.failures), j.C.Failures...)
	return j.finished()
}

// joiner makes a corpus of a user's plan and texts.
type joiner struct {
	*talks.Making
	*history
	plan   *plan
	places map[string][]string // variant → sessions
}

// frame makes themes and facts.
func (j *joiner) frame() {
	for i := range j.plan.Sets {
		set := &j.plan.Sets[i]
		for _, title := range set.Set.Subjects {
			j.Theme(title)
		}
		for _, f := range set.Facts {
			j.Fact(f)
		}
	}
}

// session adds a session: its messages, and where its facts are stated.
func (j *joiner) session(b Brief, out passage.Written) error {
	id, times, list := "S"+b.Key, b.minutes(), j.plan.said(b)
	err := j.Add(talks.Session{ID: id, Times: times, Facts: talks.Names(list, func(s said) string { return s.FactID }), Out: out,
		Disclosed: func(text, clause string, n int) []corpus.Disclosure { return disclosed(text, clause, list[n]) }})
	j.row(b, id, times[len(out.Messages)-1], out.Model)
	return err
}

// disclosed are the places of a clause's value and of its date in a text.
func disclosed(text, clause string, s said) []corpus.Disclosure {
	var out []corpus.Disclosure
	start, end, ok := find(text, clause)
	if !ok {
		return nil
	}
	if rest := []rune(text)[end:]; len(rest) > 0 && rest[0] == '.' {
		clause += "." // of an abbreviation with which the clause ends
	}
	add := func(fact, surface string) {
		from, to, ok := find(clause, surface)
		if !ok {
			return
		}
		of := []rune(clause)[from:to]
		out = append(out, corpus.Disclosure{FactID: fact, Surface: string(of), Start: start + from, End: start + to, Basis: corpus.BasisText})
	}
	add(s.FactID, s.Surface)
	if s.FromID != "" {
		add(s.FromID, s.From)
	}
	return out
}

// row adds what is kept of a session.
func (j *joiner) row(b Brief, id string, ended corpus.Stamp, model string) {
	set := j.plan.Sets[b.Set]
	row := sets.Session{SessionID: id, Shape: "session", Type: b.Type, Workflow: int32(b.Workflow), Candidates: b.Candidates, Purpose: b.Purpose}
	if b.Signal != "" {
		row.Signal = &b.Signal
	}
	for _, i := range b.Variants {
		v := set.Variants[i].VariantID
		row.VariantIDs = append(row.VariantIDs, v)
		j.places[v] = append(j.places[v], id)
	}
	j.Row(b.Key, b.Start, ended, model, row,
		sets.Matter{Kind: "personal", Domain: set.Set.Domain, Scenario: b.Topic, Question: &set.Set.Target})
}

// finished numbers the corpus and adds its own tables.
func (j *joiner) finished() (*questions.Finished, error) {
	c := j.C
	var list []sets.Set
	var variants []sets.Variant
	for _, s := range j.plan.Sets {
		row := s.Set
		for i, title := range row.Subjects {
			row.Subjects[i] = j.Themes[title]
		}
		list = append(list, row)
		for _, v := range s.Variants {
			v.SessionIDs = j.places[v.VariantID]
			variants = append(variants, v.Variant)
		}
	}
	if err := j.tables(list, variants); err != nil {
		return nil, err
	}
	gazetteer, units := c.Gazetteer()
	f := &questions.Finished{Corpus: c, Names: gazetteer, Units: units, Subjects: map[string]int{},
		Fields: []questions.Field{{Attributes: j.attributes()}}}
	ids := c.Number()
	_, err := j.Rename(Design{}.Tables(), ids, map[string]map[string]string{
		"set":     corpus.Dense("V", talks.Names(list, func(s sets.Set) string { return s.SetID })),
		"variant": corpus.Dense("W", talks.Names(variants, func(v sets.Variant) string { return v.VariantID })),
	})
	for _, x := range c.Themes {
		f.Subjects[x.ID] = 0
	}
	return f, err
}

// tables sets the rows of the design's tables.
func (j *joiner) tables(list []sets.Set, variants []sets.Variant) error {
	if err := j.Tables(); err != nil {
		return err
	}
	if err := corpus.SetRows(j.C, sets.Sets, list); err != nil {
		return err
	}
	if err := corpus.SetRows(j.C, sets.Variants, variants); err != nil {
		return err
	}
	if err := corpus.SetRows(j.C, sets.DroppedRows, append(slices.Clone(j.dropped), j.Dropped()...)); err != nil {
		return err
	}
	if err := corpus.SetRows(j.C, sets.Seeds, j.seeds); err != nil {
		return err
	}
	return corpus.SetRows(j.C, sets.Preferences, j.preferences())
}

// preferences lists what the user goes for, a row a fact.
func (j *joiner) preferences() []sets.Preference {
	strength := map[string]string{"temporal": "bound to a time", "contextual": "bound to a context", "contradictory": "open to dispute"}
	var out []sets.Preference
	for _, s := range j.plan.Sets {
		if s.Set.Origin != sets.OfUser {
			continue
		}
		for _, f := range s.Facts {
			if f.Predicate == predFrom {
				continue
			}
			how := strength[s.Set.Subtype]
			if how == "" {
				how = "stable"
			}
			out = append(out, sets.Preference{PreferenceID: fmt.Sprintf("R%03d", len(out)+1), UserID: j.User,
				Domain: s.Set.Domain, Type: *s.Set.Thing, Value: f.Value.Text, Polarity: "for", Strength: how, FactID: f.ID})
		}
	}
	return out
}

// attributes are what the facts are facts of.
func (j *joiner) attributes() map[string]pack.Attribute {
	out := map[string]pack.Attribute{}
	for _, s := range j.plan.Sets {
		for _, f := range s.Facts {
			out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: strings.ReplaceAll(f.Predicate, "-", " "), Class: pack.Setting,
				Value: pack.Values{Kind: string(f.Value.Kind)}}
		}
	}
	return out
}
