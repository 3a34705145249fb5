package graph

import (
	"errors"
	"math/rand/v2"

	"memloom/internal/statistics"
)

// ErrNoPath says that no walk in the scope came to a path: no one is present, no task is open, or no one may answer.
var ErrNoPath = errors.New("no path: no walk in this scope reaches a task and an author")

// Sampler draws paths through the graph (App. B, G4–G7). What it draws is a function of the world, the log, the scope,
// the clock and the random source alone; it keeps counts and reusable memory besides. It is for one goroutine.
type Sampler struct {
	world *World
	log   *Log
	opts  Options
	stats Stats

	powers  []float64 // (1+r)^ReplyExponent by r
	weights []float64
	tasks   []TaskRef
	users   []UserRef
	dropped []MessageRef
	bag     []PathType // types that are still to be drawn of a walk over the whole graph
}

// NewSampler returns a sampler over a log, with the log's options.
func NewSampler(l *Log) *Sampler { return &Sampler{world: l.world, log: l, opts: l.opts} }

// Stats returns the counts so far.
func (s *Sampler) Stats() Stats { return s.stats }

// walk is one attempt at a path.
type walk struct {
	*Sampler
	scope Scope
	clock Clock
	rng   *rand.Rand
}

// Next draws a path (App. B, G4): the type from the mixture 0.20 : 0.60 : 0.20, then the walk of that type. Two
// overrides are decided where the walk lands: a task without messages takes a post, a task whose posts end in a streak
// of three or more open questions without engagement takes a reply. A rejected walk has the type drawn again. ErrNoPath
// after Options.MaxDraws rejections.
func (s *Sampler) Next(scope Scope, clock Clock, rng *rand.Rand) (Path, error) {
	w := walk{s, scope, clock, rng}
	for range s.opts.MaxDraws {
		drawn := s.drawType(scope, rng)
		s.stats.Drawn[drawn]++
		path, why := w.take(drawn)
		if why != accepted {
			s.stats.Rejected[why]++
			continue
		}
		s.stats.Taken[path.Type]++
		s.stats.Overridden[path.Overridden]++
		return path, nil
	}
	return Path{}, ErrNoPath
}

// bagSize is how many path types are drawn as a whole: of these each type has its share.
const bagSize = 100

// drawType draws a path type from the mixture. Over the whole graph types are dealt out of bags, so that chance does
// not move the shares of a corpus.
func (s *Sampler) drawType(scope Scope, rng *rand.Rand) PathType {
	shares := []float64{Post: s.opts.Post, Reply: s.opts.Reply, CrossProjectReply: s.opts.Cross}
	if scope.InGroup {
		return PathType(statistics.WeightedFloat(rng, shares))
	}
	if len(s.bag) == 0 {
		for at := range bagSize {
			s.bag = append(s.bag, PathType(statistics.At((float64(at)+0.5)/bagSize, shares)))
		}
		rng.Shuffle(bagSize, func(i, j int) { s.bag[i], s.bag[j] = s.bag[j], s.bag[i] })
	}
	last := len(s.bag) - 1
	t := s.bag[last]
	s.bag = s.bag[:last]
	return t
}

func (w walk) take(drawn PathType) (Path, Rejection) {
	switch drawn {
	case Post:
		return w.post()
	case Reply:
		return w.reply()
	default:
		return w.cross()
	}
}

// override returns what a task does to the type drawn for it.
func (w walk) override(t TaskRef, drawn PathType) Override {
	switch {
	case w.log.Count(t) == 0 && drawn != Post:
		return OverEmptyTask
	case w.log.Streak(t) >= w.opts.QuestionStreak && drawn != Reply:
		return OverQuestions
	default:
		return NotOverridden
	}
}

// pathIn returns a path of the task's whereabouts, with everything else absent.
func (w walk) pathIn(t TaskRef, kind PathType, why Override) Path {
	sub := w.world.subOf[t]
	return Path{
		Type: kind, Task: t, SubProject: sub, Project: w.world.projectOf[sub], Overridden: why,
		Author: None, Parent: None, Addressee: None, SourceTask: None, Source: None,
	}
}
