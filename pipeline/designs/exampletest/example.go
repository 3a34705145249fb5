// Package exampletest is the smallest design that a run can have: two users who talk to an assistant, three sessions
// each, a corpus a user, one question family, keys in recipes, a table and a rule of its own. Tests run it to hold the
// seam between designs and the rest; the one who adds a design may begin with a copy.
package exampletest

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// Design is the example as a design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return "example" }

// Section are the keys that recipes have for it.
type Section struct {
	Sessions int `yaml:"sessions" scale:"linear" min:"1" max:"3" doc:"sessions of a user"`
	Apart    int `yaml:"apart" min:"1" max:"28" doc:"days from a session to the next"`
}

// Section implements designs.Design.
func (Design) Section() any { return &Section{Sessions: 3, Apart: 7} }

// note is a row of scaffold/notes: what a session was to bring up.
type note struct {
	output.InCorpus
	NoteID string `parquet:"note_id" id:"note,key" about:"the note"`
	UserID string `parquet:"user_id,dict" id:"person" about:"whose session it was"`
	Text   string `parquet:"text" size:"text" about:"the clause that the user was to say"`
}

const notes = "scaffold/notes"

// Tables implements designs.Design.
func (Design) Tables() []output.Table {
	return []output.Table{output.NewTable[note](output.Scaffold, "notes", "what a session was to bring up")}
}

// Rules implements designs.Design: every note is of the user of its corpus, and there is one for each session.
func (Design) Rules() []rule.Rule {
	return rule.Of(rule.Referential, rule.Each("a session has a note, of its own user", "notes",
		notes+" scaffold/passages",
		func(w *rule.World, f *rule.Finding) {
			rows, err := corpus.Rows[note](w.Corpus, notes)
			if err != nil {
				f.Expect(false, err.Error(), "rows of notes")
			}
			f.Expect(len(rows) == len(w.Passages), fmt.Sprintf("%d notes", len(rows)), fmt.Sprintf("%d sessions",
				len(w.Passages)), w.ID)
			for _, x := range rows {
				holds := w.Person(x.UserID) != nil && slices.Contains(w.Groups[0].MemberIDs, x.UserID)
				f.Expect(holds, x.UserID, "a user of the corpus", x.NoteID)
			}
		}))
}

// Measures implements designs.Design: it has none of its own.
func (Design) Measures() []byte {
	return []byte(`own:
  - name: notes
    rows: scaffold/notes
    needs: [scaffold/notes]
    measures:
      - {name: notes, count: rows}
      - {name: users with a note, count: "#UserID"}
`)
}

// Families implements designs.Design.
func (Design) Families() []questions.Family { return []questions.Family{Family{}} }

// assistant talks to every user.
var assistant = corpus.Person{ID: "assistant", Name: "Assistant"}

func user(name string) corpus.Person { return corpus.Person{ID: name, Name: name + " Hale", Rank: 3} }

// plans are what the users mention, a matter a session.
func plans() map[string][]matter {
	return map[string][]matter{
		"Nora": {{"balcony bench", "price", "EUR 240.00", "the price of the balcony bench is %s"},
			{"garden shed", "delivery time", "14 days", "the delivery time of the garden shed is %s"},
			{"herb bed", "length", "3 m", "the length of the herb bed is %s"}},
		"Emil": {{"rowing boat", "price", "EUR 900.00", "the price of the rowing boat is %s"},
			{"boat cover", "delivery time", "21 days", "the delivery time of the boat cover is %s"},
			{"mooring rope", "length", "12 m", "the length of the mooring rope is %s"}},
	}
}

// matter is what a session is about: an attribute of a thing, its value in canonical form, and how the user says it.
type matter struct{ thing, attribute, value, says string }

// attributes are what the things have.
func attributes() map[string]pack.Attribute {
	of := func(noun string, class pack.Class, kind corpus.Kind) pack.Attribute {
		return pack.Attribute{Key: noun, Noun: noun, Class: class, Value: pack.Values{Kind: string(kind)}}
	}
	return map[string]pack.Attribute{
		"price":         of("price", pack.Budget, corpus.KindMoney),
		"delivery time": of("delivery time", pack.Setting, corpus.KindDuration),
		"length":        of("length", pack.Measure, corpus.KindQuantity),
	}
}

// first is the day of the first session of each user; the others follow a week apart.
func first() corpus.Date { return corpus.NewDate(2025, 3, 3) }

// hours are when users talk: they share the assistant, which writes to one of them at a time.
func hours() map[string]int { return map[string]int{"Nora": 18, "Emil": 20} }

// Fits implements designs.Design: there is a corpus a user.
func (Design) Fits(*stage.Env) (int, error) { return len(plans()), nil }

// Shared implements designs.Design.
func (Design) Shared(*stage.Env) stage.Steps {
	units := func(context.Context) ([]exec.Unit, error) {
		return []exec.Unit{{Name: "people", Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			return stage.Records(stage.KeyShared, shared())
		}}}, nil
	}
	return stage.Steps{{{Name: "people", Version: 1, Units: stage.Once(units)}}}
}

// shared is what all corpora have in common.
func shared() *corpus.Corpus {
	c := &corpus.Corpus{People: []corpus.Person{assistant, user("Emil"), user("Nora")}, First: first(),
		Last: first().Add(3 * 28)}
	c.Number()
	return c
}

// Corpora implements designs.Design.
func (Design) Corpora(*stage.Env) ([]stage.Ref, error) {
	return []stage.Ref{{ID: "c1", Name: "Emil"}, {ID: "c2", Name: "Nora"}}, nil
}

// Corpus implements designs.Design: the sessions of a user, each a unit of its own, and the world.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	u := &talks{e, of, prompts.NewTasks(nil)}
	return stage.Steps{
		{{Name: "text", Version: 1, Roles: []llm.Role{llm.RoleAuthor, llm.RoleFixer}, Some: u.some, Fill: u.fill,
			Units: stage.Once(func(ctx context.Context) ([]exec.Unit, error) { return u.some(ctx, nil, true) })}},
		{{Name: "world", Version: 1, Units: stage.Once(u.worldUnits)}},
	}
}

// talks are the sessions of one user.
type talks struct {
	*stage.Env
	of    stage.Ref
	tasks *prompts.Tasks
}

func (t *talks) keys() *Section { return t.Recipe.Own.(*Section) }

func (t *talks) matters() []matter { return plans()[t.of.Name][:t.keys().Sessions] }

func (t *talks) key(n int) string { return fmt.Sprintf("text/%s/%d", t.of.Name, n+1) }

func (t *talks) day(n int) corpus.Date { return first().Add(t.keys().Apart * n) }

// fill has the first message of every session say what the user is to say.
func (t *talks) fill(context.Context, float64) ([]exec.Record, error) {
	var out []exec.Record
	for n, m := range t.matters() {
		in, err := t.ask(n, m)
		if err != nil {
			return nil, err
		}
		said := in.Says[0]
		reply := prompts.SessionOut{Says: []prompts.SaidAt{{Say: said.N, Message: 1, Surface: said.Clause}}}
		for i := range in.Messages {
			turn := prompts.SessionMessage{Role: prompts.SideUser, Text: "It is as I said."}
			if i == 0 {
				turn.Text = said.Clause
			}
			reply.Messages = append(reply.Messages, turn)
		}
		rec, err := stage.Record(t.key(n), passage.Written{DayOut: prompts.DayOut{Messages: reply.Numbered()}})
		if err != nil {
			return nil, err
		}
		out = append(out, rec)
	}
	return out, nil
}

// some lists the sessions that are named; all where none are.
func (t *talks) some(_ context.Context, sessions map[string]bool, _ bool) ([]exec.Unit, error) {
	var units []exec.Unit
	for n, m := range t.matters() {
		if sessions != nil && !sessions[t.key(n)] {
			continue
		}
		in, err := t.ask(n, m)
		if err != nil {
			return nil, err
		}

		units = append(units, exec.Unit{Name: t.key(n), Params: t.Params(in, stage.TaskParams(t.tasks.Session,
			t.Models.Author),
			stage.TaskParams(t.tasks.SessionFix, t.Models.Fixer)),
			Run: func(ctx context.Context, _ exec.Getter) ([]exec.Record, error) {
				out, err := passage.Write(ctx, t.key(n), &passage.Session{Staff: passage.StaffOf(t.Models, t.tasks), In: in})
				if err != nil {
					return nil, err
				}
				return stage.Records(t.key(n), out)
			}})
	}
	return units, nil
}

// ask is what the author is asked for a session.
func (t *talks) ask(n int, m matter) (prompts.SessionIn, error) {
	v, err := m.parsed()
	if err != nil {
		return prompts.SessionIn{}, err
	}
	surface := corpus.Surfaces(v, t.day(n), nil)[0]
	p := user(t.of.Name)
	return prompts.SessionIn{
		User: prompts.Voice{Name: p.Name, Given: t.of.Name, Role: "gardener", Rank: p.Rank, Style: corpus.Style{
			Formality: "casual", Verbosity: "moderate", Humour: "minimal", Jargon: "plain", Emoji: "rare",
			Directness: "balanced", Warmth: "friendly", Questioning: "accepting"}},
		Date: t.day(n), Type: prompts.SessionDecision, Workflow: 1, Messages: 6, Topic: "the " + m.thing,
		Purpose: "decide whether it is worth it",
		Says: []prompts.Say{{N: 1, Side: prompts.SideUser, Clause: fmt.Sprintf(m.says, surface),
			Surfaces: []string{surface}}},
		Details: []string{"my neighbour has had one for years"}, Offers: []string{"a list of what speaks for it"},
	}, nil
}

func (m matter) parsed() (corpus.Value, error) {
	return corpus.ParseCanonical(corpus.Kind(attributes()[m.attribute].Value.Kind), m.value)
}

func (t *talks) worldUnits(context.Context) ([]exec.Unit, error) {
	var inputs []string
	for n := range t.matters() {
		inputs = append(inputs, t.key(n))
	}
	return []exec.Unit{{Name: t.of.WorldKey(), Inputs: inputs, Params: t.Params(t.of, t.matters()),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			f, err := t.world(in)
			if err != nil {
				return nil, err
			}
			return stage.Records(t.of.WorldKey(), f)
		}}}, nil
}

// world joins the sessions of a user.
func (t *talks) world(in exec.Getter) (*questions.Finished, error) {
	c := &corpus.Corpus{ID: t.of.ID, People: []corpus.Person{assistant, user("Emil"), user("Nora")}}
	c.Groups = []corpus.Group{{ID: "talk", CorpusID: t.of.ID, Name: t.of.Name + "'s assistant", Kind: corpus.Assistant,
		MemberIDs: []string{t.of.Name, assistant.ID}}}
	for _, p := range c.Groups[0].MemberIDs {
		c.Members = append(c.Members, corpus.Member{GroupID: "talk", PersonID: p, From: t.day(0).At(0, 0)})
	}
	var rows []note
	var log passage.Log
	for n, m := range t.matters() {
		out, err := stage.Fetch[passage.Written](in, t.key(n))
		if err != nil {
			return nil, err
		}
		if err := t.session(c, &log, n, m, out); err != nil {
			return nil, err
		}
		rows = append(rows, note{NoteID: fmt.Sprintf("N%d", n+1), UserID: t.of.Name, Text: m.thing})
	}
	log.Into(c)
	if err := corpus.SetRows(c, notes, rows); err != nil {
		return nil, err
	}
	names, units := c.Gazetteer()
	people := c.Number()["person"]
	err := output.Rename(c, Design{}.Tables(), func(of, id string) string {
		if of == "person" {
			return people[id]
		}
		return id
	})
	f := &questions.Finished{Corpus: c, Names: names, Units: units, Subjects: map[string]int{},
		Fields: []questions.Field{{Attributes: attributes()}}}
	for _, x := range c.Themes {
		f.Subjects[x.ID] = 0
		f.Names = append(f.Names, x.Title)
	}
	c.People = nil
	return f, err
}

// session adds a session: its theme, its fact, its messages, and where the fact is stated.
func (t *talks) session(c *corpus.Corpus, log *passage.Log, n int, m matter, out passage.Written) error {
	v, err := m.parsed()
	if err != nil {
		return err
	}
	id := fmt.Sprintf("s%d", n+1)
	c.Themes = append(c.Themes, corpus.Theme{ID: id, GroupID: "talk", Kind: "matter", Title: m.thing})
	c.Facts = append(c.Facts, corpus.Fact{ID: id, SubjectID: id, Predicate: m.attribute, Value: v, From: t.day(n),
		GroupID: "talk", Knowers: []string{t.of.Name}, Hearers: []string{assistant.ID}})
	surface := corpus.Surfaces(v, t.day(n), nil)[0]
	segment := corpus.Segment{ID: id, GroupID: "talk", Day: t.day(n), PassageIDs: []string{id}}
	at := passage.Place{ID: id, GroupID: "talk", SessionID: id, Day: t.day(n), FactIDs: []string{id}}
	for i, x := range out.Messages {
		author := user(t.of.Name)
		at.Keys = append(at.Keys, fmt.Sprintf("%s/%02d", id, i))
		if x.Text == "" {
			continue // no one wrote it
		}
		if i%2 == 1 {
			author = assistant
		}
		msg := corpus.Message{ID: at.Keys[i], CorpusID: t.of.ID, GroupID: "talk", SessionID: id,
			Seq: len(c.Messages) + 1, At: t.day(n).At(hours()[t.of.Name], i), AuthorID: author.ID, AuthorName: author.Name,
			Text:     x.Text,
			ThreadID: id + "/00", Tokens: 1}
		if i > 0 {
			msg.ReplyTo = at.Keys[i-1]
		}
		p := corpus.PlannedMessage{MessageID: msg.ID, Act: corpus.ActProgress}
		if from := corpus.RuneIndex(x.Text, surface, 0); len(x.States) > 0 && from >= 0 {
			p.Discloses = []corpus.Disclosure{{FactID: id, Surface: surface, Start: from, End: from + len([]rune(surface)),
				Basis: corpus.BasisText}}
		}
		segment.MessageIDs = append(segment.MessageIDs, msg.ID)
		c.Messages, c.Plan = append(c.Messages, msg), append(c.Plan, p)
	}
	c.Segments = append(c.Segments, segment)
	log.Add(at, out)
	return nil
}
