// Package subtlememory is the design of talks of users with an assistant (SubtleMemory): users, sets of variants about
// what they go for and about the world, the plan of who says what in which session, and the sessions as text. A corpus
// is a user.
package subtlememory

import (
	_ "embed"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/internal/seeds"
	"memloom/output"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/validate/check/rule"
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
	Knowledge bool              `yaml:"knowledge" doc:"take sets of the world from invented places, clubs and works, which each run draws anew"`
	Wording   string            `yaml:"wording" oneof:"pack,written" doc:"where the words of sets about users come from: the pack, or the planner model, tested by the checker, which then tests sessions too"`
	TurnsMin  int               `yaml:"turns_min" min:"4" max:"14" doc:"fewest messages of a session, an even number"`
	TurnsMax  int               `yaml:"turns_max" min:"4" max:"14" doc:"most messages of a session, an even number"`
	Words     int               `yaml:"words" min:"15" max:"120" doc:"words of a message, on average"`
	Apart     int               `yaml:"apart" min:"0" max:"20" doc:"sessions of other sets between two of one set, at least"`
}

// Section implements designs.Design.
func (Design) Section() any {
	return &Section{Count: 1, First: corpus.NewDate(2025, 1, 6), SpanDays: 365, Knowledge: true,
		Wording: sessions.FromPack, TurnsMin: 10, TurnsMax: 14,
		Words: 55, Apart: 3}
}

// Tables implements designs.Design.
func (Design) Tables() []output.Table {
	return append(sessions.Tables(),
		output.NewTable[sessions.Set](output.Scaffold, "sets", "variants around one target, with their relation"),
		output.NewTable[sessions.Variant](output.Scaffold, "variants", "one of a set's statements"),
		output.NewTable[sessions.Preference](output.Scaffold, "preferences", "what a user goes for"),
		output.NewTable[sessions.Seed](output.Scaffold, "seeds", "a record of a file of seeds, and what became of it"),
		output.NewTable[sessions.Dropped](output.Audit, "dropped",
			"a set or a session that was rejected before anything was asked about it"))
}

// Rules implements designs.Design.
func (Design) Rules() []rule.Rule { return rules() }

//go:embed measures.yaml
var measures []byte

// Measures implements designs.Design.
func (Design) Measures() []byte { return measures }

// Families implements designs.Design: the relational ones, which ask about sets where a corpus has them.
func (Design) Families() []questions.Family { return relational.Families() }

// Fits implements designs.Design.
func (Design) Fits(e *stage.Env) (int, error) {
	p := planner{e}
	k := p.keys()
	if n := len(sessions.Life().Users); k.Count > n {
		return 0, e.Recipe.Wrong("users.count", "there are profiles of %d users; lower it to that", n)
	}
	if err := sessions.Even(e.Recipe, "users.turns_min", k.TurnsMin, k.TurnsMax); err != nil {
		return 0, err
	}
	if err := k.known(e.Recipe); err != nil {
		return 0, err
	}
	_, _, err := p.fromFiles()
	return k.Count, err
}

// Shared implements designs.Design: the users, the seeds of sets about the world, and which user gets which set.
func (Design) Shared(e *stage.Env) stage.Steps {
	p := planner{e}
	return stage.Steps{
		{{Name: "seeds", Version: 2, Units: stage.Once(p.seedUnits)}},
		{sessions.People(e, p, 2, keyDeals)},
	}
}

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) { return planner{e}.refs(), nil }

// Corpus implements designs.Design: the sets and sessions of a user as planned, the sessions as text, and the world.
func (d Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	u := user{planner{e}, of}
	h := &sessions.History{Env: e, Planner: u.planner, Of: of, Tables: d.Tables()}
	return stage.Steps{
		{{Name: "blueprint", Version: 3, Units: stage.Once(u.planUnits)}},
		{{Name: "sets", Version: 2, Roles: []llm.Role{llm.RolePlanner, llm.RoleChecker}, Units: stage.Once(u.setUnits),
			Note: "a set about the user is worded and tested, three times at most"}},
		{h.Text(3, llm.RoleAuthor, llm.RoleChecker, llm.RoleFixer)},
		{h.World(4)},
	}
}

// planner plans the histories of a run.
type planner struct{ *stage.Env }

func (p planner) keys() *Section { return p.Recipe.Own.(*Section) }

func (p planner) refs() []stage.Ref { return sessions.Refs(p.keys().Count, "u%02d") }

// user is a user of a run.
type user struct {
	planner
	of stage.Ref
}

// profile is the user's.
func (u user) profile() life.User { return u.Users()[sessions.Number(u.of)] }

// Users implements sessions.Planner.
func (p planner) Users() []life.User { return sessions.Drawn(p.Env, p.keys().Count) }

// Span implements sessions.Planner.
func (p planner) Span() (corpus.Date, int) { return p.keys().First, p.keys().SpanDays }

// Names implements sessions.Planner: subjects, values and circumstances of the sets about the world.
func (p planner) Names(in exec.Getter) ([]string, error) {
	deals, err := stage.Fetch[dealing](in, keyDeals)
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
	return distinct(out), err
}

// Plan implements sessions.Planner.
func (p planner) Plan(in exec.Getter, of stage.Ref) (sessions.Plan, error) {
	u := user{p, of}
	out, err := stage.Fetch[*plan](in, u.keyPlan())
	if err != nil {
		return nil, err
	}
	deals, err := stage.Fetch[dealing](in, keyDeals)
	if err != nil {
		return nil, err
	}
	if sessions.Number(of) == 0 {
		out.seeds = deals.Seeds
	}
	out.keys = p.keys()
	return out, u.withWords(in, out)
}

func distinct(list []string) []string {
	return slices.Compact(slices.Sorted(slices.Values(list)))
}
