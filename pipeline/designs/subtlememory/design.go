// Package subtlememory is the design of talks of users with an assistant (SubtleMemory): users, sets of variants about
// what they go for and about the world, the plan of who says what in which session, and the sessions as text. A corpus
// is a user.
package subtlememory

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/internal/seeds"
	"memloom/output"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check"
)

// The versions of the stages, each raised whenever its code computes something else from the same inputs.
const (
	versionPeople    = 1
	versionSeeds     = 1
	versionBlueprint = 1
	versionSets      = 1
	versionText      = 1
	versionWorld     = 2
)

// Design is users as a design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return "users" }

// Section are the keys that recipes have for it.
type Section struct {
	Count     int               `yaml:"count" scale:"linear" min:"1" max:"24" doc:"users, each with a history of their own: as many as there are profiles at most"`
	First     corpus.Date       `yaml:"first" doc:"first day of the histories"`
	SpanDays  int               `yaml:"span_days" min:"28" max:"1095" doc:"days of a history"`
	UserSets  map[string]int    `yaml:"user_sets" scale:"linear" min:"0" max:"100000" doc:"sets of variants about what users go for, by subtype, of all users"`
	WorldSets map[string]int    `yaml:"world_sets" scale:"linear" min:"0" max:"100000" doc:"sets of variants about the world, by subtype, of all users"`
	Domains   map[string]int    `yaml:"domains" min:"0" max:"1000000" doc:"sets by subject domain: how all sets are dealt to domains (table 8)"`
	Seeds     map[string]string `yaml:"seeds" doc:"files of seeds of one's own, by shape: fanoutqa, musique, qacc, ambigqa, hoh"`
	Knowledge bool              `yaml:"knowledge" doc:"take sets of the world from the tables that come with the program"`
	Wording   string            `yaml:"wording" oneof:"pack,written" doc:"where the words of sets about users come from: the pack, or the planner model, tested by the checker, which then tests sessions too"`
	TurnsMin  int               `yaml:"turns_min" min:"4" max:"14" doc:"fewest messages of a session, an even number"`
	TurnsMax  int               `yaml:"turns_max" min:"4" max:"14" doc:"most messages of a session, an even number"`
	Words     int               `yaml:"words" min:"15" max:"120" doc:"words of a message, on average"`
	Apart     int               `yaml:"apart" min:"0" max:"20" doc:"sessions of other sets between two of one set, at least"`
}

// Section implements designs.Design.
func (Design) Section() any {
	return &Section{Count: 1, First: corpus.NewDate(2025, 1, 6), SpanDays: 365, Knowledge: true, Wording: FromPack, TurnsMin: 10, TurnsMax: 14,
		Words: 55, Apart: 3}
}

// Tables implements designs.Design.
func (Design) Tables() []output.Table { return sets.Tables() }

// Rules implements designs.Design.
func (Design) Rules() []check.Rule { return rules() }

// Families implements designs.Design: the relational ones, which ask about sets where a corpus has them.
func (Design) Families() []questions.Family { return relational.Families() }

// Fits implements designs.Design.
func (Design) Fits(e *stage.Env) (int, error) {
	k := keysOf(e)
	p, err := life.Builtin()
	if err != nil {
		return 0, err
	}
	if k.Count > len(p.Users) {
		return 0, e.Recipe.Wrong("users.count", "there are profiles of %d users; lower it to that", len(p.Users))
	}
	if k.TurnsMin%2 != 0 || k.TurnsMax%2 != 0 || k.TurnsMin > k.TurnsMax {
		return 0, e.Recipe.Wrong("users.turns_min", "%d and turns_max %d: both are even, since the sides take turns, and the first is not above the second",
			k.TurnsMin, k.TurnsMax)
	}
	if err := k.known(e.Recipe); err != nil {
		return 0, err
	}
	if _, _, err := (&scene{e}).fromFiles(); err != nil {
		return 0, err
	}
	return k.Count, nil
}

func keysOf(e *stage.Env) *Section { return e.Recipe.Own.(*Section) }

// Shared implements designs.Design: the users, the seeds of sets about the world, and which user gets which set.
func (Design) Shared(e *stage.Env) stage.Steps {
	s := &scene{Env: e}
	return stage.Steps{
		{{Name: "seeds", Version: versionSeeds, Units: stage.Once(s.seedUnits)}},
		{{Name: "people", Version: versionPeople, Units: stage.Once(s.peopleUnits)}},
	}
}

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) {
	return talks.Refs(keysOf(e).Count, "u%02d"), nil
}

// Corpus implements designs.Design: the sets and sessions of a user as planned, the sessions as text, and the world.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	h := &history{scene: &scene{Env: e}, of: of}
	return stage.Steps{
		{{Name: "blueprint", Version: versionBlueprint, Units: stage.Once(h.planUnits), Early: true}},
		{{Name: "sets", Version: versionSets, Roles: []llm.Role{llm.RolePlanner, llm.RoleChecker}, Units: stage.Once(h.setUnits),
			Cost: h.setsCost}},
		{{Name: "text", Version: versionText, Roles: []llm.Role{llm.RoleAuthor, llm.RoleChecker, llm.RoleFixer},
			Units: stage.Once(h.textUnits), Cost: h.textCost}},
		{{Name: "world", Version: versionWorld, Units: stage.Once(h.worldUnits), Cost: talks.WorldCost}},
	}
}

// scene is what all users share.
type scene struct{ *stage.Env }

func (s *scene) keys() *Section { return keysOf(s.Env) }

// history is a user's history while it is made. What its stages share is read when the first of them asks.
type history struct {
	*scene
	of    stage.Ref
	plan  *plan
	tasks *prompts.Tasks

	seeds    []sets.Seed
	dropped  []sets.Dropped
	failures []corpus.Failure
}

func (s *scene) peopleUnits(context.Context) ([]exec.Unit, error) {
	p, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	return []exec.Unit{{Name: "people", Inputs: []string{keyDeals}, Params: s.Params(s.keys().Count, s.keys().First, s.keys().SpanDays, p.Users),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			deals, err := stage.Fetch[dealing](in, keyDeals)
			if err != nil {
				return nil, err
			}
			return stage.Records(stage.KeyShared, s.shared(p, deals))
		}}}, nil
}

// shared is what all corpora have in common: users, drawn from the profiles, the assistant, the days, and the names of the
// world that is talked about.
func (s *scene) shared(p *life.Pack, deals dealing) *corpus.Corpus {
	k := s.keys()
	c := talks.Shared(k.First, k.SpanDays, s.users(p))
	for i, name := range worldNames(deals) {
		c.Entities = append(c.Entities, corpus.Entity{ID: fmt.Sprintf("entity-%05d", i), Kind: "world", Name: name})
	}
	c.Number()
	return c
}

// worldNames are the names of the sets about the world: subjects, values and circumstances.
func worldNames(deals dealing) []string {
	var out []string
	for _, u := range deals.Users {
		for _, c := range u.World {
			for _, f := range c.Facts {
				out = append(out, f.Subject)
				if f.Value.Kind == corpus.KindEntity || f.Value.Kind == corpus.KindEnum || f.Value.Kind == corpus.KindText {
					out = append(out, f.Value.Text)
				}
				if f.Qualifier != "" && c.Subtype == seeds.Contextual {
					out = append(out, f.Qualifier)
				}
			}
		}
	}
	return distinct(out)
}

// users are the profiles of a run's users, in their order.
func (s *scene) users(p *life.Pack) []life.User {
	return corpus.Shuffled(s.Source("people")("users"), p.Users)[:s.keys().Count]
}

func distinct(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}
