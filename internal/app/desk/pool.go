package desk

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/review"
	"memloom/internal/runstore"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
)

// pools is what a desk has seen of the streams of a run (T10).
type pools struct {
	consoles map[string]sessions.Console  // by the unit of the plan
	written  map[string]bool              // units of episodes
	drafts   map[string][]questions.Draft // by unit
}

func newPools() pools {
	return pools{map[string]sessions.Console{}, map[string]bool{}, map[string][]questions.Draft{}}
}

// note takes what a unit has left. Runs of other designs have no console, and nothing of them is read.
func (p pools) note(in exec.Getter, u runstore.UnitID) error {
	var err error
	switch step := llm.Step(u.Stage); {
	case step == "blueprint":
		var c sessions.Console
		if c, err = stage.Fetch[sessions.Console](in, sessions.ConsoleKey(u.Name)); err == nil {
			p.consoles[u.Name] = c
		}
	case len(p.consoles) == 0:
		return nil
	case step == "text":
		p.written[u.Name] = true
	case step == "drafts":
		var list []questions.Draft
		if list, err = stage.Fetch[[]questions.Draft](in, u.Name); err == nil {
			p.drafts[u.Name] = list
		}
	}
	if errors.Is(err, runstore.ErrNotFound) {
		return nil
	}
	return err
}

// streams are the pools by episode.
func (p pools) streams(in exec.Getter, ends *judging.Ends) []review.Stream {
	var out []review.Stream
	for _, unit := range slices.Sorted(maps.Keys(p.consoles)) {
		c := p.consoles[unit]
		s := review.Stream{Title: c.User}
		for _, x := range c.Pool {
			s.Pool = append(s.Pool, review.PoolItem{PreferenceID: x.PreferenceID, Domain: x.Domain, Type: x.Type, Value: x.Value,
				Polarity: x.Polarity, Strength: x.Strength, Aspect: x.Aspect, Context: x.Context})
		}
		asked := p.asked(in, c.Corpus, ends)
		for _, e := range c.Episodes {
			v := review.Episode{Title: e.Start.Date().String(), Ahead: !p.written[e.Unit], Asked: asked[e.End+1]}
			for _, x := range e.States {
				v.States = append(v.States, review.PoolState{PreferenceID: x.PreferenceID, State: x.State, To: x.To, From: x.From,
					Reason: x.Reason})
			}
			s.Episodes = append(s.Episodes, v)
		}
		out = append(out, s)
	}
	return out
}

// asked are the drafts of a stream that filters have let pass so far, by the minute in which they are asked.
func (p pools) asked(in exec.Getter, name string, ends *judging.Ends) map[corpus.Stamp][]review.PoolAsked {
	out := map[corpus.Stamp][]review.PoolAsked{}
	if name != "" {
		name += "/"
	}
	for _, unit := range slices.Sorted(maps.Keys(p.drafts)) {
		if !strings.HasPrefix(unit, "drafts/"+name) {
			continue
		}
		for _, d := range p.drafts[unit] {
			key := name + d.Item.Key
			status := ends.Status(key)
			if status == corpus.Drafted || status == corpus.Rejected {
				continue
			}
			out[d.Item.AskedAt] = append(out[d.Item.AskedAt],
				review.PoolAsked{Family: d.Item.Family, Question: judging.QuestionOf(in, key), Status: string(status)})
		}
	}
	for _, list := range out {
		slices.SortFunc(list, func(a, b review.PoolAsked) int {
			return cmp.Or(cmp.Compare(a.Family, b.Family), cmp.Compare(a.Question, b.Question))
		})
	}
	return out
}
