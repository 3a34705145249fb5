// Package convomem is the design of long conversations of users with an assistant that are asked about over haystacks
// (ConvoMem): users of five professions, evidence cores, conversations in parts that hold a core's messages word for word, and
// ordered choices of them. A corpus is a user.
package convomem

import (
	"context"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/work"
	"memloom/output"
	"memloom/pipeline/cores"
	"memloom/pipeline/designs/convomem/advice"
	"memloom/pipeline/designs/convomem/core"
	"memloom/pipeline/designs/convomem/silent"
	"memloom/pipeline/designs/convomem/told"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/validate/check"
)

// The versions of the stages, each raised whenever its code computes something else from the same inputs.
const (
	versionPeople    = 1
	versionBlueprint = 2
	versionCores     = 1
	versionText      = 2
	versionWorld     = 1
	versionHaystacks = 1
)

// Categories are the kinds of questions, a line each (C5, C9).
func Categories() []core.Category {
	return []core.Category{
		told.UserFacts(),
		told.AssistantFacts(),
		told.Changing{},
		silent.Abstention{},
		advice.Preferences(),
		advice.Implicit(),
	}
}

// Design is conversations as a design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return "conversations" }

// Tables implements designs.Design.
func (Design) Tables() []output.Table { return append(sets.Talks(), cores.Tables()...) }

// Rules implements designs.Design.
func (Design) Rules() []check.Rule { return rules() }

// Families implements designs.Design.
func (Design) Families() []questions.Family {
	var out []questions.Family
	for _, c := range Categories() {
		out = append(out, c)
	}
	return out
}

// Shared implements designs.Design: the users and the assistant.
func (Design) Shared(e *stage.Env) stage.Steps {
	s := &scene{Env: e}
	return stage.Steps{{{Name: "people", Version: versionPeople, Units: stage.Once(s.peopleUnits)}}}
}

// refForm is how corpora are called in the names of units.
const refForm = "u%03d"

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) {
	return talks.Refs(keysOf(e).Count, refForm), nil
}

// Corpus implements designs.Design: a user's cores and conversations as planned, the conversations as text, and the world.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	h := &history{scene: &scene{Env: e}, of: of}
	return stage.Steps{
		{{Name: "cases", Version: versionCores, Roles: []llm.Role{llm.RolePlanner}, Units: stage.Once(h.caseUnits), Cost: h.casesCost, Early: true}},
		{{Name: "blueprint", Version: versionBlueprint, Units: stage.Once(h.planUnits), Early: true}},
		{{Name: "cores", Version: versionCores, Roles: []llm.Role{llm.RolePlanner}, Units: stage.Once(h.coreUnits), Cost: h.coresCost}},
		{{Name: "text", Version: versionText, Roles: []llm.Role{llm.RoleAuthor, llm.RoleFixer}, Units: stage.Once(h.textUnits), Cost: h.textCost}},
		{{Name: "world", Version: versionWorld, Units: stage.Once(h.worldUnits), Cost: talks.WorldCost}},
	}
}

// scene is what all users share.
type scene struct{ *stage.Env }

func (s *scene) keys() *Section { return keysOf(s.Env) }

func keysOf(e *stage.Env) *Section { return e.Recipe.Own.(*Section) }

// history is a user's history while it is made. What its stages share is read when the first of them asks.
type history struct {
	*scene
	of   stage.Ref
	made *planned

	failures []corpus.Failure
}

// material is what users and their matters are drawn from.
type material struct {
	work *work.Pack
	life *life.Pack
}

func builtin() (m material, err error) {
	if m.work, err = work.Builtin(); err != nil {
		return m, err
	}
	m.life, err = life.Builtin()
	return m, err
}

// pack is the domain pack of a user's profession.
func (m material) pack(n int) (*pack.Pack, error) {
	return pack.Builtin(m.work.Professions[n%len(m.work.Professions)].Pack)
}

func (s *scene) peopleUnits(context.Context) ([]exec.Unit, error) {
	m, err := builtin()
	if err != nil {
		return nil, err
	}
	k := s.keys()
	return []exec.Unit{{Name: "people", Params: s.Params(k.Count, k.First, k.SpanDays, m.work.Professions, m.work.GivenNames, m.work.FamilyNames),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			shared, err := s.shared(m)
			if err != nil {
				return nil, err
			}
			return stage.Records(stage.KeyShared, shared)
		}}}, nil
}

// shared is what all corpora have in common: users, the assistant, the days, and the names of the things that are spoken of.
func (s *scene) shared(m material) (*corpus.Corpus, error) {
	k := s.keys()
	users := make([]life.User, k.Count)
	for i := range users {
		users[i] = s.user(m, i)
	}
	c := talks.Shared(k.First, k.SpanDays, users)
	seen := map[string]bool{}
	for i := range min(k.Count, len(m.work.Professions)) {
		p, err := m.pack(i)
		if err != nil {
			return nil, err
		}
		for _, name := range p.Names() {
			if !seen[name] {
				c.Entities = append(c.Entities, corpus.Entity{ID: fmt.Sprintf("entity-%05d", len(c.Entities)), Kind: "world", Name: name})
			}
			seen[name] = true
		}
	}
	c.Number()
	return c, nil
}

// user draws the profile of a user: professions take turns, and no two have one name (C1).
func (s *scene) user(m material, n int) life.User {
	w := m.work
	names := s.Source("people")("names")
	given, family := corpus.Shuffled(names, w.GivenNames), corpus.Shuffled(names, w.FamilyNames)
	r, p := s.Source(fmt.Sprintf("user-%04d", n+1))("profile"), w.Professions[n%len(w.Professions)]
	u := life.User{Given: given[n%len(given)], Occupation: p.Title, Industry: corpus.Pick(r, p.Industries), Style: corpus.Pick(r, w.Styles)}
	u.Name = u.Given + " " + family[(n+n/len(given))%len(family)]
	u.Background, u.Context = work.Fill(corpus.Pick(r, p.Backgrounds), u.Given), work.Fill(corpus.Pick(r, p.Contexts), u.Given)
	u.Goals, u.Hobbies = corpus.Shuffled(r, p.Goals)[:2], corpus.Shuffled(r, p.Hobbies)[:3]
	return u
}
