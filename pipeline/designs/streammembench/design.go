// Package streammembench is the design of streams (StreamMemBench): a user, a pool of what they like and dislike, and
// episodes in which they talk to an assistant and reveal it piece by piece, or change their mind. Next to that they say
// what others want: wrong options are made of it. Questions come at the end of an episode. A corpus is a user's stream.
//
// A piece is an item of the pool that an episode reveals. A flip is a change of mind about a piece.
package streammembench

import (
	"context"
	_ "embed"
	"math"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/output"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/across"
	"memloom/pipeline/questions/episode"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/validate/check/rule"
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
	return &Section{Users: 1, Count: 20, Focus: 5.1, Pool: 160, Flips: 0.16, First: corpus.NewDate(2025, 1, 6),
		SpanDays: 140, TurnsMin: 24,
		TurnsMax: 28, UserRunes: 50, Corrections: 1, Judge: byRules}
}

// pieces is how many pieces a stream reveals.
func (k *Section) pieces() int { return int(math.Round(k.Focus * float64(k.Count))) }

// Tables implements designs.Design.
func (Design) Tables() []output.Table {
	return append(sessions.Tables(),
		output.NewTable[sessions.Preference](output.Scaffold, "preferences", "what a user goes for").As(output.PoolItems),
		output.NewTable[sessions.Dropped](output.Audit, "dropped",
			"a set or a session that was rejected before anything was asked about it"),
		output.NewTable[sessions.PreferenceState](output.Scaffold, "preference_states",
			"a change of state of an item of a pool").As(output.PoolStates))
}

// Rules implements designs.Design.
func (Design) Rules() []rule.Rule { return rules() }

//go:embed measures.yaml
var measures []byte

// Measures implements designs.Design.
func (Design) Measures() []byte { return measures }

// Families implements designs.Design: seven within an episode, six across episodes.
func (Design) Families() []questions.Family { return append(episode.Families(), across.Families()...) }

// Fits implements designs.Design.
func (Design) Fits(e *stage.Env) (int, error) {
	p := planner{e}
	if err := p.keys().sound(e); err != nil {
		return 0, err
	}
	for _, of := range p.refs() {
		if _, err := p.planOf(of); err != nil {
			return 0, err
		}
	}
	return p.keys().Users, nil
}

// sound says which key does not go with the others.
func (k *Section) sound(e *stage.Env) error {
	wrong := e.Recipe.Wrong
	switch {
	case k.Users > len(sessions.Life().Users):
		return wrong("episodes.users", "there are profiles of %d users; lower it to that", len(sessions.Life().Users))
	case k.Pool < k.pieces():
		return wrong("episodes.pool",
			"%d items, and %d episodes of %g pieces reveal %d; raise it to %d, or lower episodes.count or episodes.focus",
			k.Pool, k.Count, k.Focus, k.pieces(), k.pieces())
	case k.SpanDays < k.Count:
		return wrong("episodes.span_days", "%d days have no room for %d episodes, one a day; raise it to %d", k.SpanDays,
			k.Count, k.Count)
	case k.TurnsMin/2 < k.mostSays()+2:
		return wrong("episodes.turns_min",
			"%d messages have no room for what an episode says in %d messages of the user; raise it to %d",
			k.TurnsMin, k.mostSays()+2, 2*(k.mostSays()+2))
	}
	return sessions.Even(e.Recipe, "episodes.turns_min", k.TurnsMin, k.TurnsMax)
}

// mostSays is how many clauses an episode has at most.
func (k *Section) mostSays() int { return int(math.Ceil(k.Focus)) + 2*mostFlips }

// room is how many flips an episode has room for: what its shortest length leaves next to its pieces.
func (k *Section) room() int { return (k.TurnsMin/2 - 2 - int(math.Ceil(k.Focus))) / 2 }

// Shared implements designs.Design: the users and the assistant.
func (Design) Shared(e *stage.Env) stage.Steps {
	return stage.Steps{{sessions.People(e, planner{e}, 1)}}
}

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) { return planner{e}.refs(), nil }

// Corpus implements designs.Design: the pool and the episodes of a user as planned, the episodes as text, and the
// world.
func (d Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	p := planner{e}
	h := &sessions.History{Env: e, Planner: p, Of: of, Tables: d.Tables()}
	return stage.Steps{
		{{Name: "blueprint", Version: 5, Units: stage.Once(func(context.Context) ([]exec.Unit, error) {
			return p.units(of), nil
		})}},
		{h.Text(2, llm.RoleAuthor, llm.RoleChecker, llm.RoleFixer)},
		{h.World(3)},
	}
}

// planner plans the streams of a run.
type planner struct{ *stage.Env }

func (p planner) keys() *Section { return p.Recipe.Own.(*Section) }

func (p planner) refs() []stage.Ref { return sessions.Refs(p.keys().Users, "u%02d") }

// Users implements sessions.Planner.
func (p planner) Users() []life.User { return sessions.Drawn(p.Env, p.keys().Users) }

// Span implements sessions.Planner.
func (p planner) Span() (corpus.Date, int) { return p.keys().First, p.keys().SpanDays }

// Names implements sessions.Planner.
func (planner) Names(exec.Getter) ([]string, error) { return nil, nil }

// Plan implements sessions.Planner.
func (p planner) Plan(in exec.Getter, of stage.Ref) (sessions.Plan, error) {
	out, err := stage.Fetch[plan](in, keyPlan(of))
	out.keys = p.keys()
	return &out, err
}

// keyPlan is the record of a stream's plan.
func keyPlan(of stage.Ref) string { return of.Key("blueprint", "plan") }

// units are those that plan a stream: the plan, and what a page shows of it while the run goes (T10).
func (p planner) units(of stage.Ref) []exec.Unit {
	key := keyPlan(of)
	return []exec.Unit{{Name: key, Params: p.Params(of, p.keys(), p.wanted(), sessions.Life(), wording()),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			out, err := p.planOf(of)
			if err != nil {
				return nil, err
			}
			console, err := stage.Record(sessions.ConsoleKey(key), out.console(of, p.Users()[sessions.Number(of)].Name))
			if err != nil {
				return nil, err
			}
			records, err := stage.Records(key, out)
			return append(records, console), err
		}}}
}
