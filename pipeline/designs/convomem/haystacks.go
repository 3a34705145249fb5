package convomem

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/output"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
)

// After implements designs.Completing: the haystacks over which the accepted items of a user are asked (C8).
func (Design) After(e *stage.Env, of stage.Ref, result string) stage.Steps {
	u := user{planner{e}, of}
	return stage.Steps{{{Name: "haystacks", Version: 2, Units: stage.Once(func(context.Context) ([]exec.Unit, error) {
		return u.haystackUnits(result), nil
	})}}}
}

// stacked is the record of a user's haystacks.
type stacked struct {
	Haystacks []category.Haystack `json:"haystacks"`
	Asks      []category.Ask      `json:"asks"`
}

func keyHaystacks(of stage.Ref) string { return of.Key("haystacks", "list") }

// Add implements designs.Completing.
func (Design) Add(in exec.Getter, of stage.Ref, c *corpus.Corpus) error {
	s, err := stage.Fetch[stacked](in, keyHaystacks(of))
	if err != nil {
		return err
	}
	return s.into(c)
}

// into sets the tables of a corpus.
func (s stacked) into(c *corpus.Corpus) error {
	return errors.Join(corpus.SetRows(c, category.TableHaystacks, s.Haystacks), corpus.SetRows(c, category.TableAsks,
		s.Asks))
}

// Counts implements designs.Completing.
func (Design) Counts(in exec.Getter, of stage.Ref) (corpus.Counts, error) {
	s, err := stage.Fetch[stacked](in, keyHaystacks(of))
	return corpus.Counts{category.TableHaystacks: len(s.Haystacks)}, err
}

func (u user) haystackUnits(result string) []exec.Unit {
	key := keyHaystacks(u.of)
	return []exec.Unit{sessions.Unit(key, key, []string{u.of.WorldKey(), result}, u.Params(u.of, u.keys().Haystacks),
		func(_ context.Context, in exec.Getter) (any, error) {
			f, err := stage.Fetch[*questions.Finished](in, u.of.WorldKey())
			if err != nil {
				return nil, err
			}
			res, err := stage.Fetch[*judging.Result](in, result)
			if err != nil {
				return nil, err
			}
			list, err := corpus.Rows[sessions.Session](f.Corpus, sessions.TableSessions)
			s := &stacking{keys: u.keys().Haystacks, r: u.Source(key)("haystacks"), first: u.number(), sessions: list, width: 5}
			return s.stacked(asking(f, res.Items)), err
		})}
}

// evidenced is an accepted item and the conversations of its evidence.
type evidenced struct {
	item     string
	sessions []string
}

// asking are the accepted items of a corpus with their conversations, in the order of their ids.
func asking(f *questions.Finished, items []corpus.Item) []evidenced {
	var of []string // the conversations of messages, by their numbers
	for _, s := range f.Spoken {
		of = append(of, slices.Repeat([]string{s.Session}, len(s.Tokens))...)
	}
	var out []evidenced
	for _, it := range items {
		if it.Status != corpus.Accepted {
			continue
		}
		x := evidenced{item: it.ID}
		for _, e := range it.Evidence {
			n, err := strconv.Atoi(strings.TrimPrefix(e.MessageID, "M"))
			if err == nil && n > 0 && n <= len(of) && !slices.Contains(x.sessions, of[n-1]) {
				x.sessions = append(x.sessions, of[n-1])
			}
		}
		out = append(out, x)
	}
	return out
}

// stacking makes the haystacks of one user.
type stacking struct {
	keys     Haystacks
	r        *rand.Rand
	first    int // the size that is the first to get an item, so that what is left over is not always of the same sizes
	sessions []sessions.Session

	of            output.InCorpus
	before, width int // haystacks of corpora in front of it, and digits of ids
}

// stacked deals the items to sizes, puts those of a size together as far as their evidence leaves room, and fills up
// with other conversations, all drawn alike: those that hold no evidence, and others where they are too few. The
// conversations of a haystack keep their order.
func (s *stacking) stacked(items []evidenced) stacked {
	var out stacked
	items = corpus.Shuffled(s.r, items)
	of := s.dealt(items)
	for i, size := range s.keys.Sizes {
		room := max(1, int(float64(size)*s.keys.Evidence))
		var group []evidenced
		used := 0
		for _, x := range of[i] {
			if len(group) > 0 && used+len(x.sessions) > room {
				s.add(&out, size, group)
				group, used = nil, 0
			}
			group, used = append(group, x), used+len(x.sessions)
		}
		if len(group) > 0 {
			s.add(&out, size, group)
		}
	}
	return out
}

// dealt gives every item so many sizes, those first into which few go. A size that has the fewest items is next.
func (s *stacking) dealt(items []evidenced) [][]evidenced {
	of := make([][]evidenced, len(s.keys.Sizes))
	items = slices.Clone(items)
	slices.SortStableFunc(items, func(a, b evidenced) int { return cmp.Compare(len(b.sessions), len(a.sessions)) })
	for _, x := range items {
		given := map[int]bool{}
		for range min(s.keys.PerItem, len(s.keys.Sizes)) {
			best := -1
			for k := range s.keys.Sizes {
				i := (s.first + k) % len(s.keys.Sizes)
				if !given[i] && s.keys.Sizes[i] >= len(x.sessions) && (best < 0 || len(of[i]) < len(of[best])) {
					best = i
				}
			}
			if best >= 0 {
				given[best] = true
				of[best] = append(of[best], x)
			}
		}
	}
	for i := range of {
		of[i] = corpus.Shuffled(s.r, of[i])
	}
	return of
}

// add makes a haystack of some items.
func (s *stacking) add(out *stacked, size int, items []evidenced) {
	in := map[string]bool{}
	id := fmt.Sprintf("H%0*d", s.width, s.before+len(out.Haystacks)+1)
	for _, x := range items {
		out.Asks = append(out.Asks, category.Ask{InCorpus: s.of, HaystackID: id, ItemID: x.item})
		for _, session := range x.sessions {
			in[session] = true
		}
	}
	order := s.r.Perm(len(s.sessions)) // those that hold no evidence first
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(held(s.sessions[a]), held(s.sessions[b])) })
	for _, i := range order {
		if len(in) >= size {
			break
		}
		in[s.sessions[i].SessionID] = true
	}
	h := category.Haystack{InCorpus: s.of, HaystackID: id, Size: int32(size)}
	for _, x := range s.sessions {
		if in[x.SessionID] {
			h.SessionIDs = append(h.SessionIDs, x.SessionID)
		}
	}
	out.Haystacks = append(out.Haystacks, h)
}

// held is 1 of a conversation that holds evidence.
func held(s sessions.Session) int {
	if s.Filler {
		return 0
	}
	return 1
}

// Again implements designs.Completing: the haystacks of a published corpus are made anew from its accepted items, as
// the run that made it does, so that the same items give the same haystacks. Their ids go on behind those of earlier
// corpora.
func (Design) Again(m *output.Manifest, c *corpus.Corpus, before int) (int, error) {
	base, err := sessions.NewView(c)
	if err != nil {
		return 0, err
	}
	v, err := viewOf(base, m)
	if err != nil || v.keys == nil || len(v.haystacks) == 0 {
		return 0, err
	}
	refs := v.keys.refs()
	at := slices.IndexFunc(refs, func(r stage.Ref) bool { return r.ID == c.ID })
	if at < 0 {
		return 0, fmt.Errorf("corpus %s is none of the %d of the recipe", c.ID, len(refs))
	}
	var items []evidenced
	for _, it := range v.Accepted() {
		items = append(items, evidenced{it.ID, v.evidence(it)})
	}
	of, settings := refs[at], stage.Settings{Seed: m.Seed}
	s := &stacking{keys: v.keys.Haystacks, r: settings.Source(keyHaystacks(of))("haystacks"), first: sessions.Number(of),
		sessions: v.Sessions,
		of:       v.haystacks[0].InCorpus, before: before, width: len(v.haystacks[0].HaystackID) - 1}
	out := s.stacked(items)
	return len(out.Haystacks), out.into(c)
}
