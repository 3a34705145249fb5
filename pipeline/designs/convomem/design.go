// Package convomem is the design of long conversations of users with an assistant that are asked about over haystacks
// (ConvoMem): users of five professions, evidence cores, conversations in parts that hold a core's messages word for
// word, and ordered choices of them. A corpus is a user.
package convomem

import (
	_ "embed"
	"fmt"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/work"
	"memloom/output"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/validate/check/rule"
)

// Design is conversations as a design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return "conversations" }

// Tables implements designs.Design.
func (Design) Tables() []output.Table { return append(sessions.Tables(), category.Tables()...) }

// Rules implements designs.Design.
func (Design) Rules() []rule.Rule { return rules() }

//go:embed measures.yaml
var measures []byte

// Measures implements designs.Design.
func (Design) Measures() []byte { return measures }

// Families implements designs.Design.
func (Design) Families() []questions.Family {
	var out []questions.Family
	for _, c := range category.All() {
		out = append(out, c)
	}
	return out
}

// Shared implements designs.Design: the users and the assistant.
func (Design) Shared(e *stage.Env) stage.Steps {
	return stage.Steps{{sessions.People(e, planner{e}, 1)}}
}

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) { return planner{e}.keys().refs(), nil }

// Corpus implements designs.Design: a user's cores and conversations as planned, the conversations as text, and the
// world.
func (d Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	u := user{planner{e}, of}
	h := &sessions.History{Env: e, Planner: u.planner, Of: of, Tables: d.Tables()}
	return stage.Steps{
		{{Name: "cases", Version: 2, Roles: []llm.Role{llm.RolePlanner}, Units: stage.Once(u.caseUnits),
			Note: "a user's matters are listed in one call"}},
		{{Name: "blueprint", Version: 4, Units: stage.Once(u.planUnits)}},
		{{Name: "cores", Version: 3, Roles: []llm.Role{llm.RolePlanner}, Units: stage.Once(u.coreUnits),
			Note: "the messages of a core are worded in one call"}},
		{h.Text(3, llm.RoleAuthor, llm.RoleFixer)},
		{h.World(3)},
	}
}

// planner plans the conversations of a run.
type planner struct{ *stage.Env }

func (p planner) keys() *Section { return p.Recipe.Own.(*Section) }

// refs names the corpora.
func (k *Section) refs() []stage.Ref { return sessions.Refs(k.Count, "u%03d") }

// user is a user of a run.
type user struct {
	planner
	of stage.Ref
}

// number is the user's, from 0.
func (u user) number() int { return sessions.Number(u.of) }

// professions is the pack of what users do, which comes with the program.
var professions = sync.OnceValue(func() *work.Pack {
	p, err := work.Builtin()
	if err != nil {
		panic(err) // it is compiled in
	}
	return p
})

// field is the domain pack of a user's profession; professions take turns (C1).
func field(n int) *pack.Pack {
	list := professions().Professions
	p, err := pack.Builtin(list[n%len(list)].Pack)
	if err != nil {
		panic(err) // it is compiled in
	}
	return p
}

// Span implements sessions.Planner.
func (p planner) Span() (corpus.Date, int) { return p.keys().First, p.keys().SpanDays }

// Names implements sessions.Planner: what users work on.
func (p planner) Names(exec.Getter) ([]string, error) {
	var out []string
	seen := map[string]bool{}
	for i := range min(p.keys().Count, len(professions().Professions)) {
		for _, name := range field(i).Names() {
			if !seen[name] {
				out, seen[name] = append(out, name), true
			}
		}
	}
	return out, nil
}

// Users implements sessions.Planner: no two have one name (C1).
func (p planner) Users() []life.User {
	w, names := professions(), p.Source("people")("names")
	given, family := corpus.Shuffled(names, w.GivenNames), corpus.Shuffled(names, w.FamilyNames)
	out := make([]life.User, p.keys().Count)
	for n := range out {
		r, x := p.Source(fmt.Sprintf("user-%04d", n+1))("profile"), w.Professions[n%len(w.Professions)]
		u := life.User{Given: given[n%len(given)], Occupation: x.Title, Industry: corpus.Pick(r, x.Industries),
			Style: corpus.Pick(r, w.Styles)}
		u.Name = u.Given + " " + family[(n+n/len(given))%len(family)]
		u.Background, u.Context = work.Fill(corpus.Pick(r, x.Backgrounds), u.Given), work.Fill(corpus.Pick(r, x.Contexts),
			u.Given)
		u.Goals, u.Hobbies = corpus.Shuffled(r, x.Goals)[:2], corpus.Shuffled(r, x.Hobbies)[:3]
		out[n] = u
	}
	return out
}

// Plan implements sessions.Planner.
func (p planner) Plan(in exec.Getter, of stage.Ref) (sessions.Plan, error) {
	u := user{p, of}
	out, err := stage.Fetch[*plan](in, u.keyPlan())
	if err != nil {
		return nil, err
	}
	out.words, out.field, out.written = p.keys().Words, field(u.number()), p.keys().Wording == sessions.Written
	if out.cases, _, err = u.cases(in); err != nil {
		return nil, err
	}
	return out, u.withWords(in, out)
}
