// Package streammembench is the design of streams (StreamMemBench): a user, a pool of what they like and dislike, and
// episodes in which they talk to an assistant and reveal it piece by piece, or change their mind. Questions come right
// after the episode that holds their last piece. A corpus is a user's stream.
//
// A piece is an item of the pool that an episode reveals. A flip is a change of mind about a piece.
package streammembench

import (
	"context"
	"math"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/output"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/episode"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check"
)

// The versions of the stages, each raised whenever its code computes something else from the same inputs.
const (
	versionPeople    = 1
	versionBlueprint = 3
	versionText      = 1
	versionWorld     = 2
)

// Design is streams as a design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return "episodes" }

// The judges of episodes.
const (
	byRules   = "rules"
	byChecker = "checker"
)

// Section are the keys that recipes have for it.
type Section struct {
	Users       int         `yaml:"users" scale:"grow" min:"1" max:"24" doc:"users, each with a stream: as many as there are profiles at most"`
	Count       int         `yaml:"count" scale:"shrink" min:"4" max:"60" doc:"episodes of a stream"`
	Focus       float64     `yaml:"focus" min:"2" max:"6" doc:"pieces that an episode reveals, on average"`
	Pool        int         `yaml:"pool" min:"8" max:"400" doc:"items of the pool; what episodes do not reveal stays unrevealed"`
	Flips       float64     `yaml:"flips" min:"0" max:"0.3" doc:"flips, as a share of the pieces: fewer where too few liked items are left to be flipped"`
	Orders      []string    `yaml:"orders" doc:"flips that are ordered, each the number of an episode and an item of the pool, such as \"12 crime novels/setting\""`
	First       corpus.Date `yaml:"first" doc:"first day of the streams"`
	SpanDays    int         `yaml:"span_days" min:"8" max:"1095" doc:"days of a stream; an episode takes one, none has two"`
	TurnsMin    int         `yaml:"turns_min" min:"18" max:"40" doc:"fewest messages of an episode, an even number"`
	TurnsMax    int         `yaml:"turns_max" min:"18" max:"40" doc:"most messages of an episode, an even number"`
	UserRunes   int         `yaml:"user_runes" min:"44" max:"120" doc:"characters of a user's message at most"`
	Corrections int         `yaml:"corrections" min:"0" max:"4" doc:"messages of an episode in which the user corrects or disagrees, at least"`
	Judge       string      `yaml:"judge" oneof:"rules,checker" doc:"who judges episodes: the rules alone, or the checker model too, by five dimensions"`
}

// Section implements designs.Design.
func (Design) Section() any {
	return &Section{Users: 1, Count: 20, Focus: 5.1, Pool: 160, Flips: 0.22, First: corpus.NewDate(2025, 1, 6), SpanDays: 140, TurnsMin: 24,
		TurnsMax: 26, UserRunes: 50, Corrections: 1, Judge: byRules}
}

// pieces is how many pieces a stream reveals.
func (k *Section) pieces() int { return int(math.Round(k.Focus * float64(k.Count))) }

// Tables implements designs.Design.
func (Design) Tables() []output.Table { return sets.StreamTables() }

// Rules implements designs.Design.
func (Design) Rules() []check.Rule { return rules() }

// Families implements designs.Design: seven within an episode, six across episodes.
func (Design) Families() []questions.Family { return append(episode.Families(), across.Families()...) }

// Fits implements designs.Design.
func (Design) Fits(e *stage.Env) (int, error) {
	k := keysOf(e)
	p, err := life.Builtin()
	if err != nil {
		return 0, err
	}
	if err := k.sound(e, p); err != nil {
		return 0, err
	}
	refs, err := Design{}.Corpora(e)
	if err != nil {
		return 0, err
	}
	for _, of := range refs {
		if _, err := (&stream{Env: e, of: of}).planOf(p); err != nil {
			return 0, err
		}
	}
	return k.Users, nil
}

// sound says which key does not go with the others.
func (k *Section) sound(e *stage.Env, p *life.Pack) error {
	wrong := e.Recipe.Wrong
	switch {
	case k.Users > len(p.Users):
		return wrong("episodes.users", "there are profiles of %d users; lower it to that", len(p.Users))
	case k.TurnsMin%2 != 0 || k.TurnsMax%2 != 0 || k.TurnsMin > k.TurnsMax:
		return wrong("episodes.turns_min", "%d and turns_max %d: both are even, since the sides take turns, and the first is not above the second",
			k.TurnsMin, k.TurnsMax)
	case k.Pool < k.pieces():
		return wrong("episodes.pool", "%d items, and %d episodes of %g pieces reveal %d; raise it to %d, or lower episodes.count or episodes.focus",
			k.Pool, k.Count, k.Focus, k.pieces(), k.pieces())
	case k.SpanDays < k.Count:
		return wrong("episodes.span_days", "%d days have no room for %d episodes, one a day; raise it to %d", k.SpanDays, k.Count, k.Count)
	case k.TurnsMin/2 < k.mostSays()+2:
		return wrong("episodes.turns_min", "%d messages have no room for what an episode says in %d messages of the user; raise it to %d",
			k.TurnsMin, k.mostSays()+2, 2*(k.mostSays()+2))
	}
	return nil
}

// mostSays is how many clauses an episode has at most.
func (k *Section) mostSays() int { return int(math.Ceil(k.Focus)) + 2*mostFlips }

// room is how many flips an episode has room for: what its shortest length leaves beside its pieces.
func (k *Section) room() int { return (k.TurnsMin/2 - 2 - int(math.Ceil(k.Focus))) / 2 }

func keysOf(e *stage.Env) *Section { return e.Recipe.Own.(*Section) }

// Shared implements designs.Design: the users and the assistant.
func (Design) Shared(e *stage.Env) stage.Steps {
	s := &stream{Env: e}
	return stage.Steps{{{Name: "people", Version: versionPeople, Units: stage.Once(s.peopleUnits)}}}
}

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) {
	return talks.Refs(keysOf(e).Users, "u%02d"), nil
}

// Corpus implements designs.Design: the pool and the episodes of a user as planned, the episodes as text, and the world.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	s := &stream{Env: e, of: of}
	return stage.Steps{
		{{Name: "blueprint", Version: versionBlueprint, Units: stage.Once(s.planUnits), Early: true}},
		{{Name: "text", Version: versionText, Roles: []llm.Role{llm.RoleAuthor, llm.RoleChecker, llm.RoleFixer},
			Units: stage.Once(s.textUnits), Cost: s.textCost}},
		{{Name: "world", Version: versionWorld, Units: stage.Once(s.worldUnits), Cost: talks.WorldCost}},
	}
}

// stream is a user's stream while it is made. What its stages share is read when the first of them asks.
type stream struct {
	*stage.Env
	of    stage.Ref
	plan  *plan
	tasks *prompts.Tasks
}

func (s *stream) keys() *Section { return keysOf(s.Env) }

func (s *stream) peopleUnits(context.Context) ([]exec.Unit, error) {
	p, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	k := s.keys()
	return []exec.Unit{{Name: "people", Params: s.Params(k.Users, k.First, k.SpanDays, p.Users),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			return stage.Records(stage.KeyShared, s.shared(p))
		}}}, nil
}

// shared is what all streams have in common: users, drawn from the profiles, the assistant, and the days.
func (s *stream) shared(p *life.Pack) *corpus.Corpus {
	k := s.keys()
	c := talks.Shared(k.First, k.SpanDays, s.users(p))
	c.Number()
	return c
}

// users are the profiles of a run's users, in their order.
func (s *stream) users(p *life.Pack) []life.User {
	return corpus.Shuffled(s.Source("people")("users"), p.Users)[:s.keys().Users]
}

// profile is that of the stream's user.
func (s *stream) profile(p *life.Pack) life.User { return s.users(p)[talks.Number(s.of)] }
