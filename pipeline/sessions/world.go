package sessions

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// groupID is the group in which a user and the assistant talk, before groups are numbered.
const groupID = "talk"

// World is the stage that joins a user's sessions with what the users share.
func (h *History) World(version int) stage.Stage {
	units := func(context.Context) ([]exec.Unit, error) {
		if err := h.planned(); err != nil {
			return nil, err
		}
		inputs := append(slices.Clone(h.inputs), stage.KeyShared)
		for n := range h.plan.Len() {
			inputs = append(inputs, h.textKey(h.plan.Brief(n)))
		}
		key := h.Of.WorldKey()
		return []exec.Unit{Unit(key, key, inputs, h.Params(h.Of), func(_ context.Context, in exec.Getter) (any, error) {
			defer func() { h.plan = nil }() // what comes next needs none of it
			return h.joined(in)
		})}, nil
	}
	return stage.Stage{Name: "world", Version: version, Units: stage.Once(units)}
}

// World is a user's corpus while it is made of a plan and texts.
type World struct {
	*questions.Finished
	User     string            // their id
	Themes   map[string]string // title → the theme's id
	Sessions []Session
	IDs      map[string]map[string]string // of what only tables of designs have: kind → id → the id to publish

	assistant string
	profile   life.User
	matters   []Matter
	log       passage.Log
}

// joined joins the sessions of a user.
func (h *History) joined(in exec.Getter) (*questions.Finished, error) {
	shared, err := stage.Fetch[*corpus.Corpus](in, stage.KeyShared)
	if err != nil {
		return nil, err
	}
	w := h.world(shared)
	for _, f := range h.plan.Facts() {
		w.fact(f)
	}
	for n := range h.plan.Len() {
		b := h.plan.Brief(n)
		if err := w.session(b, h.textKey(b), in); err != nil {
			return nil, err
		}
	}
	w.log.Into(w.Corpus)
	return w.Finished, w.finish(h.plan, h.Tables)
}

// world begins a corpus: its people and names, its days, and the group of user and assistant.
func (h *History) world(shared *corpus.Corpus) *World {
	u, c := h.user, &corpus.Corpus{ID: h.Of.ID, People: slices.Clone(shared.People),
		Entities: slices.Clone(shared.Entities), First: shared.First, Last: shared.Last}
	w := &World{Finished: &questions.Finished{Corpus: c, Subjects: map[string]int{}}, Themes: map[string]string{},
		profile: u,
		IDs:     map[string]map[string]string{}}
	for _, p := range shared.People {
		switch p.Name {
		case u.Name:
			w.User = p.ID
		case assistant:
			w.assistant = p.ID
		}
	}
	members := []string{w.User, w.assistant}
	c.Groups = []corpus.Group{{ID: groupID, CorpusID: h.Of.ID, Name: u.Given + "'s assistant", Kind: corpus.Assistant,
		MemberIDs: members}}
	for _, p := range members {
		c.Members = append(c.Members, corpus.Member{GroupID: groupID, PersonID: p, From: shared.First.At(0, 0)})
	}
	return w
}

// fact adds a fact and, unless there is one, the theme of its subject.
func (w *World) fact(f corpus.Fact) {
	c, title := w.Corpus, f.SubjectID
	if w.Themes[title] == "" {
		w.Themes[title] = fmt.Sprintf("theme-%05d", len(w.Themes)+1)
		c.Themes = append(c.Themes, corpus.Theme{ID: w.Themes[title], GroupID: groupID, Kind: "matter", Title: title})
	}
	f.SubjectID, f.GroupID, f.Hearers = w.Themes[title], groupID, []string{w.User, w.assistant}
	knower := w.User
	if slices.Contains(f.Knowers, prompts.SideAssistant) {
		knower = w.assistant
	}
	f.Knowers = []string{knower}
	c.Facts = append(c.Facts, f)
}

// session adds a session: where its text is, and where that states facts. Of a long one only messages that state
// something have a row in the plan. A message is known by its number until all are counted.
func (w *World) session(b Brief, key string, in exec.Getter) error {
	data, err := in.Get(key)
	if err != nil {
		return err
	}
	var out text
	if err := json.Unmarshal(data, &out); err != nil {
		return fmt.Errorf("decoding %s: %w", key, err)
	}
	w.TextsHash = stage.HashOf(append([]byte(w.TextsHash), data...))
	c, id, day := w.Corpus, b.SessionID(), b.Start.Date()
	said := questions.Spoken{Key: key, Session: id, Start: b.Start, Gaps: b.Gaps, Tokens: make([]int, 0,
		len(out.Messages)),
		Sides: [2]questions.Speaker{{ID: w.User, Name: w.profile.Name, Role: prompts.SideUser},
			{ID: w.assistant, Name: assistant, Role: prompts.SideAssistant}}}
	at := passage.Place{ID: id, GroupID: groupID, SessionID: id, Day: day}
	for _, says := range b.States {
		at.FactIDs = append(at.FactIDs, says[0].FactID)
	}
	for i, m := range out.Messages {
		at.Keys = append(at.Keys, fmt.Sprintf("%s/%d", id, i))
		if m.Text == "" {
			continue // it was not written
		}
		c.Messages, said.Tokens = append(c.Messages, corpus.Message{ID: at.Keys[i]}), append(said.Tokens, out.Tokens[i])
		planned := corpus.PlannedMessage{MessageID: at.Keys[i], Act: corpus.ActProgress}
		for _, x := range m.States {
			if x.Fact >= 1 && x.Fact <= len(b.States) {
				planned.Discloses = append(planned.Discloses, disclosed(m.Text, x.Surface, b.States[x.Fact-1])...)
			}
		}
		if len(b.Parts) == 1 || len(planned.Discloses) > 0 {
			c.Plan = append(c.Plan, planned)
		}
	}
	c.Segments = append(c.Segments, corpus.Segment{ID: id, GroupID: groupID, Day: day, PassageIDs: []string{id}})
	w.Spoken = append(w.Spoken, said)
	w.log.Add(at, out.Written)
	w.row(b, id, out.Model)
	return nil
}

// row adds a session and its matter to the tables.
func (w *World) row(b Brief, id, model string) {
	s, m := b.Row, b.Matter
	s.SessionID, s.UserID, s.GroupID, s.Seq = id, w.User, groupID, int32(len(w.Sessions)+1)
	s.Started, s.Ended, s.MatterID = b.Start.Time().UnixMicro(), b.End().Time().UnixMicro(), "matter-"+b.Key
	s.Model = Optional(model)
	m.MatterID, m.UserID = s.MatterID, w.User
	w.Sessions, w.matters = append(w.Sessions, s), append(w.matters, m)
}

// disclosed are the places in a text of what a clause states.
func disclosed(text, clause string, says []Stated) []corpus.Disclosure {
	start, end, ok := find(text, clause)
	if !ok {
		return nil
	}
	if rest := []rune(text)[end:]; len(rest) > 0 && rest[0] == '.' {
		clause += "." // of an abbreviation with which the clause ends
	}
	var out []corpus.Disclosure
	for _, s := range says {
		if from, to, ok := find(clause, s.Surface); ok {
			d := corpus.Disclosure{FactID: s.FactID, Surface: corpus.RuneSlice(clause, from, to), Start: start + from,
				End:   start + to,
				Basis: corpus.BasisText}
			if s.Sign {
				d.Basis = corpus.BasisSign
			}
			out = append(out, d)
		}
	}
	return out
}

// find returns the place of a surface in a text as whole words, in code points, whatever the case of its first letter.
func find(text, surface string) (from, to int, ok bool) {
	part := func(i int) bool {
		r, _ := utf8.DecodeRuneInString(corpus.RuneSlice(text, i, i+1))
		return unicode.IsLetter(r) || unicode.IsDigit(r)
	}
	_, n := utf8.DecodeRuneInString(surface)
	for _, form := range []string{surface, Capitalised(surface), strings.ToLower(surface[:n]) + surface[n:]} {
		for at := corpus.RuneIndex(text, form, 0); at >= 0; at = corpus.RuneIndex(text, form, at+1) {
			end := at + utf8.RuneCountInString(form)
			if !(part(at-1) && part(at)) && !(part(end-1) && part(end)) {
				return at, end, true
			}
		}
	}
	return 0, 0, false
}

// Capitalised begins with a capital letter.
func Capitalised(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// Dropped lists the sessions that repairs did not mend.
func (w *World) Dropped() []Dropped {
	var out []Dropped
	for _, f := range w.Corpus.Flagged {
		out = append(out, Dropped{Kind: "session", Unit: f.Unit, Attempt: passage.Most + 1, Stage: "text",
			Reasons: f.Reasons})
	}
	return out
}

// finish adds the tables and gives all rows the ids to publish.
func (w *World) finish(p Plan, tables []output.Table) error {
	c, u := w.Corpus, w.profile
	w.Names, w.Units = c.Gazetteer()
	w.Fields = []questions.Field{{Attributes: attributes(c.Facts)}}
	for _, t := range c.Themes {
		w.Subjects[t.ID] = 0
	}
	err := errors.Join(corpus.SetRows(c, TableSessions, w.Sessions), corpus.SetRows(c, TableMatters, w.matters),
		corpus.SetRows(c, TableUsers, []User{{PersonID: w.User, Occupation: u.Occupation, Industry: u.Industry,
			Background: u.Background,
			Goals:      u.Goals, Context: u.Context, Hobbies: u.Hobbies}}), p.Rows(w))
	if err != nil {
		return err
	}
	w.IDs["session"] = corpus.Dense("S", Names(w.Sessions, func(s Session) string { return s.SessionID }))
	w.IDs["matter"] = corpus.Dense("A", Names(w.matters, func(m Matter) string { return m.MatterID }))
	ids := c.Number()
	name := func(of, id string) string {
		for _, list := range []map[string]string{w.IDs[of], ids[of]} {
			if to, ok := list[id]; ok {
				return to
			}
		}
		return id
	}
	subjects := w.Subjects
	w.Subjects = map[string]int{}
	for theme, field := range subjects {
		w.Subjects[name("theme", theme)] = field
	}
	for i := range w.Spoken {
		w.Spoken[i].Session, w.Spoken[i].Segment = name("session", w.Spoken[i].Session), c.Segments[i]
	}
	for i := range c.Passages {
		c.Passages[i].SessionID = name("session", c.Passages[i].SessionID)
	}
	c.Messages, c.Segments, c.People, c.Entities, c.First, c.Last = nil, nil, nil, nil, 0, 0
	return output.Rename(c, tables, name)
}

// attributes are what facts are about.
func attributes(facts []corpus.Fact) map[string]pack.Attribute {
	out := map[string]pack.Attribute{}
	for _, f := range facts {
		out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: strings.ReplaceAll(f.Predicate, "-", " "),
			Class: pack.Setting,
			Value: pack.Values{Kind: string(f.Value.Kind)}}
	}
	return out
}

// Names are the ids of rows.
func Names[T any](rows []T, of func(T) string) []string {
	out := make([]string, len(rows))
	for i, x := range rows {
		out[i] = of(x)
	}
	return out
}
