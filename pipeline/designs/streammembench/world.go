package streammembench

import (
	"cmp"
	"errors"
	"fmt"

	"memloom/internal/corpus"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Len implements sessions.Plan.
func (p *plan) Len() int { return len(p.Episodes) }

// Brief implements sessions.Plan. The author is told what is said in the episode, and nothing else of the pool or of
// the user's life, so that the assistant knows nothing that the user has not said in it (T3).
func (p *plan) Brief(n int) sessions.Brief {
	e := p.Episodes[n]
	in := prompts.SessionIn{Type: prompts.SessionOrganising, Workflow: 1, Messages: len(e.Gaps) + 1, Topic: e.Topic,
		Purpose: e.Purpose,
		Offers:  e.Offers, UserRunes: p.keys.UserRunes, Corrections: p.keys.Corrections}
	b := sessions.Brief{When: e.When, Judged: p.keys.Judge == byChecker,
		Row:    sessions.Session{Shape: shape, Type: in.Type, Workflow: 1, Purpose: e.Purpose},
		Matter: sessions.Matter{Kind: "personal", Domain: p.domain(e), Scenario: e.Topic}}
	for i, s := range e.Says {
		if s.What == saysAside {
			b.States, in.Says = append(b.States, p.foils(s.Piece)), append(in.Says, p.Asides[s.Piece].say(i+1))
			continue
		}
		x := &p.Pool[s.Piece]
		clause, surface := x.says(s.What)
		in.Says = append(in.Says, prompts.Say{N: i + 1, Side: prompts.SideUser, Clause: clause, Surfaces: []string{surface}})
		states := []sessions.Stated{{FactID: factOf(s.Piece, s.What), Surface: surface}}
		if s.What == saysValue && x.Serves == typePreference {
			states = append(states, sessions.Stated{FactID: factOf(s.Piece, saysFeeling), Surface: x.feeling()})
		}
		b.States = append(b.States, states)
	}
	b.Parts = []prompts.SessionIn{in}
	return b
}

// shape is that of all sessions of streams.
const shape = "episode"

// domain is the subject domain of most of what an episode says.
func (p *plan) domain(e episodePlan) string {
	n := map[string]int{}
	best := ""
	for _, s := range e.Says {
		if s.What == saysAside {
			continue
		}
		d := p.Pool[s.Piece].Domain
		if n[d]++; best == "" || n[d] > n[best] {
			best = d
		}
	}
	return cmp.Or(best, "lifestyle")
}

// The names of the facts of an item before facts are numbered: its value, how the user feels about it, the value to
// which it changes, and why.
func factOf(piece int, what string) string { return fmt.Sprintf("f%03d-%s", piece, what) }

const saysFeeling = "feeling"

// predicate is what a piece is a value of.
func (p *piece) predicate() string {
	switch {
	case p.Told == sessions.ByLikeness:
		return sessions.LikeIn(p.Aspect)
	case p.Polarity == sessions.Dislike:
		return sessions.Unwanted(p.Aspect)
	}
	return p.Aspect
}

// feeling is how the user feels about a value, in the word that says so.
func (p *piece) feeling() string { return feelings[[2]string{p.Polarity, p.Strength}] }

// Facts implements sessions.Plan: of each item its value, and, where they are said, how the user feels about it, the
// value to which it changes and why.
func (p *plan) Facts() []corpus.Fact {
	var out []corpus.Fact
	for i := range p.Pool {
		x, from := &p.Pool[i], p.keys.First
		if x.Session >= 0 {
			from = p.Episodes[x.Session].Start.Date()
		}
		fact := func(what, predicate, value string, day corpus.Date) *corpus.Fact {
			out = append(out, corpus.Fact{ID: factOf(i, what), SubjectID: x.Things, Predicate: predicate,
				Value: corpus.TextValue(corpus.KindEnum, value), From: day})
			return &out[len(out)-1]
		}
		value := fact(saysValue, x.predicate(), x.Value, from)
		value.Condition = x.Context
		if x.Flip != nil {
			value.To = p.Episodes[x.Flip.Session].Start.Date().Add(-1)
		}
		if x.Serves == typePreference && x.Session >= 0 {
			fact(saysFeeling, sessions.Feeling(x.Aspect), x.feeling(), from)
		}
		if x.Flip != nil {
			day := p.Episodes[x.Flip.Session].Start.Date()
			change := fact(saysChange, x.predicate(), x.Flip.Value, day)
			change.Supersedes, change.Because = factOf(i, saysValue), factOf(i, saysReason)
			fact(saysReason, sessions.ReasonFor(x.Aspect), x.Flip.Reason, day)
		}
	}
	for _, e := range p.Episodes {
		for _, s := range e.Says {
			if s.What != saysAside {
				continue
			}
			for k, f := range p.Asides[s.Piece].Foils {
				x := &p.Pool[f.Piece]
				out = append(out, corpus.Fact{ID: foilOf(s.Piece, k), SubjectID: x.Things, Predicate: f.predicate(x.Aspect),
					Value: corpus.TextValue(corpus.KindEnum, f.Value), From: e.Start.Date()})
			}
		}
	}
	return out
}

// foilOf is the name of the fact of a foil of an aside.
func foilOf(aside, k int) string { return fmt.Sprintf("g%03d-%d", aside, k) }

// foils are the facts that an aside states.
func (p *plan) foils(aside int) []sessions.Stated {
	var out []sessions.Stated
	for k, f := range p.Asides[aside].Foils {
		out = append(out, sessions.Stated{FactID: foilOf(aside, k), Surface: f.Value})
	}
	return out
}

// say is an aside as the author is asked for it.
func (a *aside) say(n int) prompts.Say {
	out := prompts.Say{N: n, Side: prompts.SideUser, Clause: a.Clause}
	for _, f := range a.Foils {
		out.Surfaces = append(out.Surfaces, f.Value)
	}
	return out
}

// Rows implements sessions.Plan: the pool and its states. A flip that the text states without its reason, or of an item
// that was not revealed, is none.
func (p *plan) Rows(w *sessions.World) error {
	stated, revealed := map[string]bool{}, map[int]bool{}
	for _, m := range w.Corpus.Plan {
		for _, d := range m.Discloses {
			stated[d.FactID] = true
		}
	}
	var states []sessions.PreferenceState
	for _, e := range p.Episodes {
		for _, s := range e.Says {
			if s.What == saysAside {
				continue
			}
			known := s.What == saysValue || s.What == saysChange && revealed[s.Piece] && stated[factOf(s.Piece, saysReason)]
			if known && stated[factOf(s.Piece, s.What)] {
				states, revealed[s.Piece] = append(states, p.state(e.SessionID(), s)), true
			}
		}
	}
	items := p.items(w.User)
	w.IDs["preference"] = corpus.Dense("R",
		sessions.Names(items, func(x sessions.Preference) string { return x.PreferenceID }))
	return errors.Join(corpus.SetRows(w.Corpus, sessions.TablePreferences, items),
		corpus.SetRows(w.Corpus, sessions.TableStates, states), corpus.SetRows(w.Corpus, sessions.TableDropped, w.Dropped()))
}

// state is the row of a say that reveals or flips an item.
func (p *plan) state(session string, s said) sessions.PreferenceState {
	x := &p.Pool[s.Piece]
	row := sessions.PreferenceState{PreferenceID: itemID(s.Piece), SessionID: session, State: sessions.Revealed,
		To:     x.Value,
		FactID: factOf(s.Piece, s.What)}
	if s.What == saysChange {
		why := factOf(s.Piece, saysReason)
		row.State, row.From, row.To, row.Reason = sessions.Flipped, &x.Value, x.Flip.Value, &x.Flip.Reason
		row.ReasonID = &why
	}
	return row
}

func itemID(piece int) string { return fmt.Sprintf("pref-%03d", piece+1) }

// items are the rows of the pool, those that are never revealed among them.
func (p *plan) items(user string) []sessions.Preference {
	var out []sessions.Preference
	optional := sessions.Optional
	for i, x := range p.Pool {
		if x.Session < 0 {
			x.Serves = ""
		}
		out = append(out, sessions.Preference{PreferenceID: itemID(i), UserID: user, Domain: x.Domain, Type: x.Things,
			Value: x.Value, Polarity: x.Polarity,
			Strength: x.Strength, FactID: factOf(i, saysValue), Aspect: optional(x.Aspect), Context: optional(x.Context),
			Told:   optional(x.Told),
			Serves: optional(x.Serves), Thing: optional(x.Thing), Choices: x.Choices})
	}
	return out
}

// console is the plan as a page shows it while the run goes (T10).
func (p *plan) console(of stage.Ref, user string) sessions.Console {
	out := sessions.Console{Corpus: of.Name, User: user, Pool: p.items("")}
	for _, e := range p.Episodes {
		x := sessions.ConsoleEpisode{Unit: of.Key("text", e.Key), Start: e.Start, End: e.End()}
		for _, s := range e.Says {
			if s.What == saysValue || s.What == saysChange {
				x.States = append(x.States, p.state(e.Key, s))
			}
		}
		out.Episodes = append(out.Episodes, x)
	}
	return out
}
