package subtlememory

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/seeds"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// keyPlan is the record of a user's plan.
func (u user) keyPlan() string { return u.of.Key("blueprint", "plan") }

func (u user) planUnits(context.Context) ([]exec.Unit, error) {
	key, params := u.keyPlan(), u.Params(u.of, u.keys(), sessions.Life(), life.Wording())
	return []exec.Unit{sessions.Unit(key, key, []string{keyDeals}, params, func(_ context.Context, in exec.Getter) (any,
		error) {
		deals, err := stage.Fetch[dealing](in, keyDeals)
		if err != nil {
			return nil, err
		}
		return u.plan(deals.Users[sessions.Number(u.of)]), nil
	})}, nil
}

// plan plans a user's sets and sessions.
func (u user) plan(given deal) *plan {
	source := u.Source(u.of.Key("blueprint", "user"))
	x := &drawing{k: u.keys(), p: sessions.Life(), user: u.profile(), r: source("sets"), given: given}
	if w, err := seeds.Invented(); err == nil { // without it, what is asked about stands alone
		var taken []string
		for _, c := range given.World {
			for _, f := range c.Facts {
				taken = append(taken, f.Subject)
			}
		}
		x.world = w.Draw(source("asides"), taken...)
	}
	out := &plan{Sets: x.sets()}
	x.r = source("sessions")
	out.Sessions = x.sessions(out.Sets)
	return out
}

// Len implements sessions.Plan.
func (p *plan) Len() int { return len(p.Sessions) }

// shape is that of all sessions of the design.
const shape = "session"

// Brief implements sessions.Plan.
func (p *plan) Brief(n int) sessions.Brief {
	s := p.Sessions[n]
	set := p.Sets[s.Set]
	in := prompts.SessionIn{Type: s.Type, Workflow: s.Workflow, Messages: len(s.Gaps) + 1, Words: p.keys.Words,
		Topic: s.Topic, Purpose: s.Purpose,
		Details: s.Details, Offers: s.Offers}
	b := sessions.Brief{When: s.When, Row: sessions.Session{Shape: shape, Type: s.Type, Workflow: int32(s.Workflow),
		Candidates: s.Candidates, Purpose: s.Purpose,
		Signal: sessions.Optional(s.Signal)},
		Matter: sessions.Matter{Kind: "personal", Domain: set.Set.Domain, Scenario: s.Topic, Question: &set.Set.Target}}
	for _, i := range s.Variants {
		b.Row.VariantIDs = append(b.Row.VariantIDs, set.Variants[i].VariantID)
	}
	for _, of := range s.Says {
		x := of.said
		if of.Variant > 0 {
			x = set.Variants[of.Variant-1].Says
		}
		say := prompts.Say{N: len(in.Says) + 1, Side: x.Side, Clause: x.Clause, Surfaces: []string{x.Surface}}
		states := []sessions.Stated{{FactID: x.FactID, Surface: x.Surface, Sign: x.Sign}}
		if x.From != "" {
			say.Surfaces, states = append(say.Surfaces, x.From), append(states, sessions.Stated{FactID: x.FromID,
				Surface: x.From})
		}
		in.Says, b.States = append(in.Says, say), append(b.States, states)
	}
	if set.Set.Origin == corpus.OfUser {
		for _, v := range set.Variants {
			if !slices.Contains(in.Hidden, v.Sentence) {
				in.Hidden = append(in.Hidden, v.Sentence)
			}
		}
	}
	if b.Parts = []prompts.SessionIn{in}; p.keys.Wording == sessions.Written {
		b.Review = set.review(s)
	}
	return b
}

// review is what the checker is told of a session next to its plan and its text.
func (p planned) review(s session) *prompts.SessionReviewIn {
	out := &prompts.SessionReviewIn{Relation: p.Set.Relation, Subtype: p.Set.Subtype, Signal: s.Signal}
	for i, v := range p.Variants {
		if slices.Contains(s.Variants, i) {
			out.Shows = append(out.Shows, v.Sentence)
		} else if !slices.Contains(out.Shows, v.Sentence) {
			out.Withheld = append(out.Withheld, v.Sentence)
		}
	}
	return out
}

// Facts implements sessions.Plan.
func (p *plan) Facts() []corpus.Fact {
	var out []corpus.Fact
	for _, s := range p.Sets {
		out = append(out, s.Facts...)
	}
	return out
}

// Rows implements sessions.Plan.
func (p *plan) Rows(w *sessions.World) error {
	w.Corpus.Failures = append(slices.Clone(p.failures), w.Corpus.Failures...)
	places := map[string][]string{} // variant → sessions
	for _, s := range w.Sessions {
		for _, v := range s.VariantIDs {
			places[v] = append(places[v], s.SessionID)
		}
	}
	var list []sessions.Set
	var variants []sessions.Variant
	for _, s := range p.Sets {
		row := s.Set
		row.Subjects = slices.Clone(row.Subjects)
		for i, title := range row.Subjects {
			row.Subjects[i] = w.Themes[title]
		}
		list = append(list, row)
		for _, v := range s.Variants {
			v.SessionIDs = places[v.VariantID]
			variants = append(variants, v.Variant)
		}
	}
	w.IDs["set"] = corpus.Dense("V", sessions.Names(list, func(s sessions.Set) string { return s.SetID }))
	w.IDs["variant"] = corpus.Dense("W", sessions.Names(variants, func(v sessions.Variant) string { return v.VariantID }))
	c := w.Corpus
	return errors.Join(corpus.SetRows(c, sessions.TableSets, list), corpus.SetRows(c, sessions.TableVariants, variants),
		corpus.SetRows(c, sessions.TableDropped, append(slices.Clone(p.dropped), w.Dropped()...)),
		corpus.SetRows(c, sessions.TableSeeds, p.seeds),
		corpus.SetRows(c, sessions.TablePreferences, p.preferences(w.User)))
}

// preferences lists what the user goes for, a row a fact.
func (p *plan) preferences(user string) []sessions.Preference {
	strength := map[string]string{"temporal": "bound to a time", "contextual": "bound to a context",
		"contradictory":  "open to dispute",
		"multi_evidence": "stable", "any_one": "stable"}
	var out []sessions.Preference
	for _, s := range p.Sets {
		for _, f := range s.Facts {
			if s.Set.Origin == corpus.OfUser && f.Predicate != predFrom && f.SubjectID == *s.Set.Thing {
				out = append(out, sessions.Preference{PreferenceID: fmt.Sprintf("R%03d", len(out)+1), UserID: user,
					Domain: s.Set.Domain, Type: *s.Set.Thing, Value: f.Value.Text, Polarity: "for", Strength: strength[s.Set.Subtype],
					FactID: f.ID})
			}
		}
	}
	return out
}
