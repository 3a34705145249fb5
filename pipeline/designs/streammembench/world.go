package streammembench

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

func (s *stream) worldUnits(context.Context) ([]exec.Unit, error) {
	p, _, err := s.planned()
	if err != nil {
		return nil, err
	}
	inputs := []string{s.keyPlan(), stage.KeyShared}
	for _, b := range p.Episodes {
		inputs = append(inputs, s.textKey(b))
	}
	return talks.WorldUnits(s.Env, s.of, inputs, func(in exec.Getter, shared *corpus.Corpus) (*questions.Finished, error) {
		return s.joined(in, p, shared)
	}), nil
}

// joined joins the episodes of a user with what the users share.
func (s *stream) joined(in exec.Getter, p *plan, shared *corpus.Corpus) (*questions.Finished, error) {
	l, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	m, err := talks.NewMaking(s.of.ID, shared, s.profile(l))
	if err != nil {
		return nil, err
	}
	j := &joiner{Making: m, stream: s, plan: p}
	j.frame()
	for _, b := range p.Episodes {
		out, err := stage.Fetch[passage.Written](in, s.textKey(b))
		if err != nil {
			return nil, err
		}
		if err := j.episode(b, out); err != nil {
			return nil, err
		}
	}
	j.Log.Into(j.C)
	return j.finished()
}

// joiner makes a corpus of a user's plan and texts.
type joiner struct {
	*talks.Making
	*stream
	plan   *plan
	states []sets.PreferenceState
}

// The names of the facts of an item before facts are numbered: its value, how the user feels about it, the value to which it
// changes, and why.
func factOf(piece int, what string) string { return fmt.Sprintf("f%03d-%s", piece, what) }

const saysFeeling = "feeling"

// frame makes themes and facts.
func (j *joiner) frame() {
	for i := range j.plan.Pool {
		p := &j.plan.Pool[i]
		j.Theme(p.Things)
		for _, f := range j.facts(i, p) {
			f.SubjectID = p.Things
			j.Fact(f)
		}
	}
}

// predicate is what a piece is a value of.
func (p *piece) predicate() string {
	switch {
	case p.Told == sets.ByLikeness:
		return sets.LikeIn(p.Aspect)
	case p.Polarity == sets.Dislike:
		return sets.Unwanted(p.Aspect)
	}
	return p.Aspect
}

// facts are those of an item: its value, and, where they are said, how the user feels about it, the value to which it changes
// and why.
func (j *joiner) facts(i int, p *piece) []corpus.Fact {
	from := j.C.First
	if p.Session >= 0 {
		from = j.plan.Episodes[p.Session].Start.Date()
	}
	enum := func(text string) corpus.Value { return corpus.TextValue(corpus.KindEnum, text) }
	value := corpus.Fact{ID: factOf(i, saysValue), Predicate: p.predicate(), Value: enum(p.Value), Condition: p.Context, From: from}
	out := []corpus.Fact{value}
	if p.Serves == typePreference && p.Session >= 0 {
		out = append(out, corpus.Fact{ID: factOf(i, saysFeeling), Predicate: sets.Feeling(p.Aspect), Value: enum(p.feeling()), From: from})
	}
	if p.Flip != nil {
		day := j.plan.Episodes[p.Flip.Session].Start.Date()
		out[0].To = day.Add(-1)
		out = append(out, corpus.Fact{ID: factOf(i, saysChange), Predicate: p.predicate(), Value: enum(p.Flip.Value), From: day,
			Supersedes: value.ID, Because: factOf(i, saysReason)},
			corpus.Fact{ID: factOf(i, saysReason), Predicate: sets.ReasonFor(p.Aspect), Value: enum(p.Flip.Reason), From: day})
	}
	return out
}

// feeling is how the user feels about a value, in the word that says so.
func (p *piece) feeling() string { return feelings[[2]string{p.Polarity, p.Strength}] }

// episode adds an episode: its messages, and where its facts are stated.
func (j *joiner) episode(b Brief, out passage.Written) error {
	id, times := "S"+b.Key, b.minutes()
	first := len(j.C.Plan)
	err := j.Add(talks.Session{ID: id, Times: times, Facts: talks.Names(b.Says, func(s said) string { return factOf(s.Piece, s.What) }), Out: out,
		Disclosed: func(text, clause string, n int) []corpus.Disclosure { return j.disclosed(text, clause, b.Says[n]) }})
	j.stated(id, b.Says, j.C.Plan[first:])
	j.Row(b.Key, b.Start, times[len(out.Messages)-1], out.Model,
		sets.Session{SessionID: id, Shape: "episode", Type: prompts.SessionOrganising, Workflow: 1, Purpose: b.Purpose},
		sets.Matter{Kind: "personal", Domain: j.domain(b), Scenario: b.Topic})
	return err
}

// stated adds the rows of what the messages of an episode state: a flip with its reason, of an item that was revealed.
func (j *joiner) stated(session string, says []said, messages []corpus.PlannedMessage) {
	here := map[string]bool{}
	for _, m := range messages {
		for _, d := range m.Discloses {
			here[d.FactID] = true
		}
	}
	for _, s := range says {
		known := s.What != saysChange || here[factOf(s.Piece, saysReason)] && slices.ContainsFunc(j.states, func(r sets.PreferenceState) bool {
			return r.PreferenceID == itemID(s.Piece)
		})
		if known && here[factOf(s.Piece, s.What)] {
			j.state(session, s)
		}
	}
}

// state adds a row where a say reveals or flips an item.
func (j *joiner) state(session string, s said) {
	p := &j.plan.Pool[s.Piece]
	row := sets.PreferenceState{PreferenceID: itemID(s.Piece), SessionID: session, State: sets.Revealed, To: p.Value, FactID: factOf(s.Piece, saysValue)}
	switch s.What {
	case saysReason:
		return
	case saysChange:
		why := factOf(s.Piece, saysReason)
		row.State, row.From, row.To, row.Reason, row.Choices = sets.Flipped, &p.Value, p.Flip.Value, &p.Flip.Reason, p.Flip.Choices
		row.FactID, row.ReasonID = factOf(s.Piece, saysChange), &why
	}
	j.states = append(j.states, row)
}

func itemID(piece int) string { return fmt.Sprintf("pref-%03d", piece+1) }

// disclosed are the places in a text of what a clause says: a value, and how the user feels about it.
func (j *joiner) disclosed(text, clause string, s said) []corpus.Disclosure {
	p := &j.plan.Pool[s.Piece]
	out := place(text, clause, j.plan.surface(s), factOf(s.Piece, s.What))
	if s.What == saysValue && p.Serves == typePreference {
		out = append(out, place(text, clause, p.feeling(), factOf(s.Piece, saysFeeling))...)
	}
	return out
}

// place finds a surface within a clause of a text; where a context begins a turn, it does so with a capital letter.
func place(text, clause, surface, fact string) []corpus.Disclosure {
	start := corpus.RuneIndex(text, clause, 0)
	from := corpus.RuneIndex(strings.ToLower(clause), strings.ToLower(surface), 0)
	if start < 0 || from < 0 {
		return nil
	}
	end := from + len([]rune(surface))
	return []corpus.Disclosure{{FactID: fact, Surface: corpus.RuneSlice(clause, from, end), Start: start + from, End: start + end, Basis: corpus.BasisText}}
}

// domain is the subject domain of most of what an episode says.
func (j *joiner) domain(b Brief) string {
	n := map[string]int{}
	best := ""
	for _, s := range b.Says {
		d := j.plan.Pool[s.Piece].Domain
		if n[d]++; best == "" || n[d] > n[best] {
			best = d
		}
	}
	return cmp.Or(best, "lifestyle")
}
