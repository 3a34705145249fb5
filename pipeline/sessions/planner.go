// Package sessions makes the corpora of users who talk to an assistant, a corpus a user. A design brings a Planner,
// which says who the users are and what each of them says when. The package has the sessions written, checked and
// mended, joins them to a corpus, foresees what that takes, and has the tables and rules that all such corpora share.
//
// A brief is a planned session. A theme is what facts are about.
package sessions

import (
	"context"
	"fmt"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/output"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Planner plans what the users of a run say to an assistant, and when.
type Planner interface {
	// Users returns the users, in the order of their corpora.
	Users() []life.User
	// Span returns the first day of the histories, and how many days they have.
	Span() (first corpus.Date, days int)
	// Names returns the names of the world that sessions are about.
	Names(in exec.Getter) ([]string, error)
	// Plan returns a user's plan. It MUST read all records that the plan rests on from in: they are the inputs of the
	// corpus.
	Plan(in exec.Getter, of stage.Ref) (Plan, error)
}

// Plan is what one user says to the assistant, and when.
type Plan interface {
	// Facts returns what sessions state. Subjects of facts are titles. The user knows a fact without knowers, others are
	// known to sides.
	Facts() []corpus.Fact
	// Len is how many sessions there are.
	Len() int
	// Brief returns the nth session, from 0, in the order of time.
	Brief(n int) Brief
	// Rows sets the design's own tables, once the sessions are joined and before ids are numbered.
	Rows(w *World) error
}

// Brief is a planned session.
type Brief struct {
	When
	Parts  []prompts.SessionIn // what the author is asked, in order, without user and date; most sessions have one part
	At     int                 // the part that holds evidence
	Once   []prompts.Say       // what no part but that one may say
	States [][]Stated          // by the numbers of says: the fact that one is to state, and others
	Review *prompts.SessionReviewIn
	Judged bool    // the checker judges it as an episode of a stream (T4)
	Row    Session // without what the engine knows
	Matter Matter
}

// Where a recipe has words of plans come from: the packs, or the planner model.
const (
	FromPack = "pack"
	Written  = "written"
)

// Stated is a fact that a clause states by a surface, or shows by a sign.
type Stated struct {
	FactID, Surface string
	Sign            bool
}

// History is the corpus of one user while it is made. What its stages share is read when the first of them asks.
type History struct {
	*stage.Env
	Planner
	Of     stage.Ref
	Tables []output.Table // of the design

	inputs []string // the records that the plan rests on
	plan   Plan
	user   life.User
	tasks  *prompts.Tasks
}

// Refs names the corpora of a run of n users, one each; form is how they are counted (u%02d).
func Refs(n int, form string) []stage.Ref {
	if n == 1 {
		return []stage.Ref{{ID: "c1"}}
	}
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprintf(form, i+1)
	}
	ids := corpus.Dense("c", names)
	var out []stage.Ref
	for _, name := range names {
		out = append(out, stage.Ref{ID: ids[name], Name: name})
	}
	return out
}

// Number is the user of a corpus that Refs named, from 0; the only one has no name.
func Number(of stage.Ref) int {
	n := 0
	if _, err := fmt.Sscanf(of.Name, "u%d", &n); err != nil {
		return 0
	}
	return n - 1
}

// Life is the pack of everyday life that comes with the program.
var Life = sync.OnceValue(func() *life.Pack {
	p, err := life.Builtin()
	if err != nil {
		panic(err) // it is compiled in
	}
	return p
})

// Drawn draws n users from the profiles that come with the program.
func Drawn(e *stage.Env, n int) []life.User {
	return corpus.Shuffled(e.Source("people")("users"), Life().Users)[:n]
}

// Even says what is wrong with the bounds of a session's messages, of which a recipe has the lower under the key.
func Even(r *recipe.Recipe, key string, fewest, most int) error {
	if fewest%2 != 0 || most%2 != 0 || fewest > most {
		return r.Wrong(key, "%d and turns_max %d: both are even, since the sides take turns, and the first is not above the second", fewest, most)
	}
	return nil
}

// Voice is how a user writes.
func Voice(u life.User) prompts.Voice {
	return prompts.Voice{Name: u.Name, Given: u.Given, Role: u.Occupation, Rank: rank, Style: u.Style}
}

// Profile is what the planner is shown of a user.
func Profile(u life.User) prompts.Profile {
	return prompts.Profile{Name: u.Name, Occupation: u.Occupation, Background: u.Background, Context: u.Context,
		Hobbies: u.Hobbies}
}

// Unit is a unit that makes the record of a key.
func Unit(name, key string, inputs []string, params []byte, run func(context.Context, exec.Getter) (any,
	error)) exec.Unit {
	return exec.Unit{Name: name, Inputs: inputs, Params: params, Run: func(ctx context.Context,
		in exec.Getter) ([]exec.Record, error) {
		out, err := run(ctx, in)
		if err != nil {
			return nil, err
		}
		return stage.Records(key, out)
	}}
}

// How the assistant signs, and the rank of people without one.
const (
	assistant = "Assistant"
	rank      = 5
)

// People is the stage that makes what the corpora of a run share: the days, the users, the assistant and the names of
// the world. The names rest on the inputs.
func People(e *stage.Env, p Planner, version int, inputs ...string) stage.Stage {
	return stage.Stage{Name: "people", Version: version, Units: stage.Once(func(context.Context) ([]exec.Unit, error) {
		first, days := p.Span()
		return []exec.Unit{Unit("people", stage.KeyShared, inputs, e.Params(first, days, p.Users()), func(_ context.Context,
			in exec.Getter) (any, error) {
			return shared(p, in)
		})}, nil
	})}
}

func shared(p Planner, in exec.Getter) (*corpus.Corpus, error) {
	first, days := p.Span()
	c := &corpus.Corpus{First: first, Last: first.Add(days - 1)}
	for i, u := range p.Users() {
		c.People = append(c.People, corpus.Person{ID: fmt.Sprintf("user-%04d", i+1), Name: u.Name, Rank: rank,
			Role:  u.Occupation,
			Title: u.Occupation, Department: u.Industry, Style: u.Style})
	}
	c.People = append(c.People, corpus.Person{ID: "assistant", Name: assistant, Rank: rank, Role: "assistant",
		Title: "assistant"})
	names, err := p.Names(in)
	for i, name := range names {
		c.Entities = append(c.Entities, corpus.Entity{ID: fmt.Sprintf("entity-%05d", i), Kind: "world", Name: name})
	}
	c.Number()
	return c, err
}

// planned reads the user's plan, once.
func (h *History) planned() error {
	if h.plan != nil {
		return nil
	}
	in := &reading{Getter: h.Store}
	plan, err := h.Plan(in, h.Of)
	if err != nil {
		return err
	}
	if h.tasks, err = prompts.NewTasks(nil).With(h.Templates); err != nil {
		return err
	}
	h.plan, h.inputs, h.user = plan, in.keys, h.Users()[Number(h.Of)]
	return nil
}

// Planned returns a user's plan as it was kept, and the tasks of a run.
func Planned[P any](e *stage.Env, key string) (p P, t *prompts.Tasks, err error) {
	if p, err = stage.Fetch[P](e.Store, key); err == nil {
		t, err = prompts.NewTasks(nil).With(e.Templates)
	}
	return p, t, err
}

// reading notes which records are read.
type reading struct {
	exec.Getter
	keys []string
}

// Get implements exec.Getter.
func (r *reading) Get(key string) ([]byte, error) {
	r.keys = append(r.keys, key)
	return r.Getter.Get(key)
}

func (h *History) textKey(b Brief) string { return h.Of.Key("text", b.Key) }
