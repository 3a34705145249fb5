package users

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
)

func (h *history) worldUnits(context.Context) ([]exec.Unit, error) {
	p, _, err := h.planned()
	if err != nil {
		return nil, err
	}
	inputs := []string{h.keyPlan(), stage.KeyShared, keyDeals}
	for _, s := range p.Sets {
		if h.keys().Wording == Written && s.Set.Origin == sets.OfUser {
			inputs = append(inputs, h.setKey(s.Set.SetID))
		}
	}
	for _, b := range p.Sessions {
		inputs = append(inputs, h.textKey(b))
	}
	return []exec.Unit{{Name: h.of.WorldKey(), Inputs: inputs, Params: h.Params(h.of),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			f, err := h.world(in, p)
			if err != nil {
				return nil, err
			}
			return stage.Records(h.of.WorldKey(), f)
		}}}, nil
}

// world joins the sessions of a user.
func (h *history) world(in exec.Getter, p *plan) (*questions.Finished, error) {
	shared, err := stage.Fetch[*corpus.Corpus](in, stage.KeyShared)
	if err != nil {
		return nil, err
	}
	deals, err := stage.Fetch[dealing](in, keyDeals)
	if err != nil {
		return nil, err
	}
	if h.number() == 0 {
		h.seeds = deals.Seeds
	}
	return h.joined(in, p, shared)
}

// joined joins the sessions of a user with what the users share.
func (h *history) joined(in exec.Getter, p *plan, shared *corpus.Corpus) (*questions.Finished, error) {
	l, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("counting tokens: %w", err)
	}
	user := h.users(l)[h.number()]
	j := &joiner{history: h, plan: p, user: user, codec: codec, shared: shared, c: &corpus.Corpus{ID: h.of.ID},
		facts: map[string]string{}, themes: map[string]string{}}
	j.frame()
	for _, b := range p.Sessions {
		out, err := stage.Fetch[passage.Written](in, h.textKey(b))
		if err != nil {
			return nil, err
		}
		if err := j.session(b, out); err != nil {
			return nil, err
		}
	}
	j.log.Into(j.c)
	j.c.Failures = append(slices.Clone(h.failures), j.c.Failures...)
	return j.finished()
}

// joiner makes a corpus of a user's plan and texts.
type joiner struct {
	*history
	plan   *plan
	user   life.User
	codec  tokenizer.Codec
	shared *corpus.Corpus
	c      *corpus.Corpus
	log    passage.Log

	facts    map[string]string // fact of the plan → its name in the corpus
	themes   map[string]string // subject → its theme
	sessions []sets.Session
	matters  []sets.Matter
	places   map[string][]string // variant → sessions
}

// groupID is the id of the group in which a user talks, before groups are numbered.
const groupID = "talk"

// person is the id that somebody has among the people of the run.
func (j *joiner) person(name string) string {
	i := slices.IndexFunc(j.shared.People, func(p corpus.Person) bool { return p.Name == name })
	return j.shared.People[i].ID
}

// frame makes people, group, themes and facts.
func (j *joiner) frame() {
	c := j.c
	c.People, c.Entities = slices.Clone(j.shared.People), slices.Clone(j.shared.Entities)
	c.First, c.Last = j.shared.First, j.shared.Last
	user, assistant := j.person(j.user.Name), j.person(assistantName)
	c.Groups = []corpus.Group{{ID: groupID, CorpusID: c.ID, Name: j.user.Given + "'s assistant", Kind: corpus.Assistant,
		MemberIDs: []string{user, assistant}}}
	for _, id := range []string{user, assistant} {
		c.Members = append(c.Members, corpus.Member{GroupID: groupID, PersonID: id, From: c.First.At(0, 0)})
	}
	j.places = map[string][]string{}
	for i := range j.plan.Sets {
		set := &j.plan.Sets[i]
		for _, title := range set.Set.Subjects {
			j.theme(title)
		}
		for _, f := range set.Facts {
			f.SubjectID, f.GroupID = j.themes[f.SubjectID], groupID
			f.Knowers, f.Hearers = []string{user}, []string{user, assistant}
			c.Facts = append(c.Facts, f)
		}
	}
}

// theme makes the theme of a subject, once.
func (j *joiner) theme(title string) {
	if j.themes[title] == "" {
		j.themes[title] = fmt.Sprintf("theme-%03d", len(j.themes)+1)
		j.c.Themes = append(j.c.Themes, corpus.Theme{ID: j.themes[title], GroupID: groupID, Kind: "matter", Title: title})
	}
}

// session adds a session: its messages, and where its facts are stated.
func (j *joiner) session(b Brief, out passage.Written) error {
	c, id := j.c, "S"+b.Key
	user, assistant := c.Groups[0].MemberIDs[0], c.Groups[0].MemberIDs[1]
	segment := corpus.Segment{ID: id, GroupID: groupID, Day: b.Start.Date(), PassageIDs: []string{id}}
	at := passage.Place{ID: id, GroupID: groupID, SessionID: id, Day: b.Start.Date()}
	list := j.plan.said(b)
	for _, s := range list {
		at.FactIDs = append(at.FactIDs, s.FactID)
	}
	times := b.minutes()
	for i, x := range out.Messages {
		key := fmt.Sprintf("%s/%02d", id, i)
		at.Keys = append(at.Keys, key)
		if x.Text == "" {
			continue // nobody wrote it
		}
		m := corpus.Message{ID: key, CorpusID: c.ID, GroupID: groupID, SessionID: id, Seq: len(c.Messages) + 1, At: times[i],
			AuthorID: user, AuthorName: j.user.Name, AuthorRole: sideUser, Text: x.Text, ThreadID: id + "/00"}
		if i%2 == 1 {
			m.AuthorID, m.AuthorName, m.AuthorRole = assistant, assistantName, sideAssistant
		}
		if i > 0 {
			m.ReplyTo = fmt.Sprintf("%s/%02d", id, i-1)
		}
		var err error
		if m.Tokens, err = j.codec.Count(x.Text); err != nil {
			return fmt.Errorf("counting tokens: %w", err)
		}
		p := corpus.PlannedMessage{MessageID: m.ID, Act: corpus.ActProgress}
		for _, s := range x.States {
			if s.Fact >= 1 && s.Fact <= len(list) {
				p.Discloses = append(p.Discloses, disclosed(x.Text, s.Surface, list[s.Fact-1])...)
			}
		}
		segment.MessageIDs = append(segment.MessageIDs, m.ID)
		c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
	}
	c.Segments = append(c.Segments, segment)
	j.log.Add(at, out)
	j.row(b, id, times[len(out.Messages)-1], out.Model)
	return nil
}

// disclosed are the places of a clause's value and of its date in a text.
func disclosed(text, clause string, s said) []corpus.Disclosure {
	var out []corpus.Disclosure
	start, end, ok := find(text, clause)
	if !ok {
		return nil
	}
	if rest := []rune(text)[end:]; len(rest) > 0 && rest[0] == '.' {
		clause += "." // of an abbreviation with which the clause ends
	}
	add := func(fact, surface string) {
		from, to, ok := find(clause, surface)
		if !ok {
			return
		}
		of := []rune(clause)[from:to]
		out = append(out, corpus.Disclosure{FactID: fact, Surface: string(of), Start: start + from, End: start + to, Basis: corpus.BasisText})
	}
	add(s.FactID, s.Surface)
	if s.FromID != "" {
		add(s.FromID, s.From)
	}
	return out
}

// row adds what is kept of a session.
func (j *joiner) row(b Brief, id string, ended corpus.Stamp, model string) {
	set := j.plan.Sets[b.Set]
	row := sets.Session{SessionID: id, GroupID: groupID, UserID: j.c.Groups[0].MemberIDs[0], Seq: int32(len(j.sessions) + 1),
		Started: micros(b.Start), Ended: micros(ended), Shape: "session", Type: b.Type, Workflow: int32(b.Workflow),
		Candidates: b.Candidates, MatterID: "matter-" + b.Key, Purpose: b.Purpose}
	if b.Signal != "" {
		row.Signal = &b.Signal
	}
	if model != "" {
		row.Model = &model
	}
	for _, i := range b.Variants {
		v := set.Variants[i].VariantID
		row.VariantIDs = append(row.VariantIDs, v)
		j.places[v] = append(j.places[v], id)
	}
	j.sessions = append(j.sessions, row)
	j.matters = append(j.matters, sets.Matter{MatterID: "matter-" + b.Key, UserID: row.UserID, Kind: "personal",
		Domain: set.Set.Domain, Scenario: b.Topic, Question: &set.Set.Target})
}

// micros is a time as tables have it, in microseconds.
func micros(at corpus.Stamp) int64 { return at.Time().UnixMicro() }

// finished numbers the corpus and adds its own tables.
func (j *joiner) finished() (*questions.Finished, error) {
	c := j.c
	var list []sets.Set
	var variants []sets.Variant
	for _, s := range j.plan.Sets {
		row := s.Set
		for i, title := range row.Subjects {
			row.Subjects[i] = j.themes[title]
		}
		list = append(list, row)
		for _, v := range s.Variants {
			v.SessionIDs = j.places[v.VariantID]
			variants = append(variants, v.Variant)
		}
	}
	if err := j.tables(list, variants); err != nil {
		return nil, err
	}
	gazetteer, units := c.Gazetteer()
	f := &questions.Finished{Corpus: c, Names: gazetteer, Units: units, Subjects: map[string]int{},
		Fields: []questions.Field{{Attributes: j.attributes()}}}
	ids := c.Number()
	own := map[string]map[string]string{}
	for kind, x := range map[string]struct {
		prefix string
		names  []string
	}{
		"session": {"S", names(j.sessions, func(s sets.Session) string { return s.SessionID })},
		"matter":  {"A", names(j.matters, func(m sets.Matter) string { return m.MatterID })},
		"set":     {"V", names(list, func(s sets.Set) string { return s.SetID })},
		"variant": {"W", names(variants, func(v sets.Variant) string { return v.VariantID })},
	} {
		own[kind] = corpus.Dense(x.prefix, x.names)
	}
	err := output.Rename(c, Design{}.Tables(), func(of, id string) string {
		if to, ok := own[of][id]; ok {
			return to
		}
		if to, ok := ids[of][id]; ok {
			return to
		}
		return id
	})
	for i := range c.Messages {
		c.Messages[i].SessionID = own["session"][c.Messages[i].SessionID]
	}
	for i := range c.Passages {
		c.Passages[i].SessionID = own["session"][c.Passages[i].SessionID]
	}
	for _, x := range c.Themes {
		f.Subjects[x.ID] = 0
	}
	c.People, c.Entities, c.First, c.Last = nil, nil, 0, 0
	return f, err
}

// names are the ids of rows.
func names[T any](list []T, of func(T) string) []string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = of(x)
	}
	return out
}

func distinct(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}

// tables sets the rows of the design's tables.
func (j *joiner) tables(list []sets.Set, variants []sets.Variant) error {
	user := j.c.Groups[0].MemberIDs[0]
	u := j.user
	if err := corpus.SetRows(j.c, sets.Users, []sets.User{{PersonID: user, Occupation: u.Occupation, Industry: u.Industry,
		Background: u.Background, Goals: u.Goals, Context: u.Context, Hobbies: u.Hobbies}}); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Sets, list); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Variants, variants); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Sessions, j.sessions); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Matters, j.matters); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.DroppedRows, append(slices.Clone(j.dropped), j.flagged()...)); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Seeds, j.seeds); err != nil {
		return err
	}
	return corpus.SetRows(j.c, sets.Preferences, j.preferences())
}

// flagged lists the sessions that repairs did not mend.
func (j *joiner) flagged() []sets.Dropped {
	var out []sets.Dropped
	for _, f := range j.c.Flagged {
		out = append(out, sets.Dropped{Kind: "session", Unit: f.Unit, Attempt: passage.Most + 1, Stage: "text", Reasons: f.Reasons})
	}
	return out
}

// preferences lists what the user goes for, a row a fact.
func (j *joiner) preferences() []sets.Preference {
	strength := map[string]string{"temporal": "bound to a time", "contextual": "bound to a context", "contradictory": "open to dispute"}
	var out []sets.Preference
	for _, s := range j.plan.Sets {
		if s.Set.Origin != sets.OfUser {
			continue
		}
		for _, f := range s.Facts {
			if f.Predicate == predFrom {
				continue
			}
			how := strength[s.Set.Subtype]
			if how == "" {
				how = "stable"
			}
			out = append(out, sets.Preference{PreferenceID: fmt.Sprintf("R%03d", len(out)+1), UserID: j.c.Groups[0].MemberIDs[0],
				Domain: s.Set.Domain, Type: *s.Set.Thing, Value: f.Value.Text, Polarity: "for", Strength: how, FactID: f.ID})
		}
	}
	return out
}

// attributes are what the facts are facts of.
func (j *joiner) attributes() map[string]pack.Attribute {
	out := map[string]pack.Attribute{}
	for _, s := range j.plan.Sets {
		for _, f := range s.Facts {
			out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: strings.ReplaceAll(f.Predicate, "-", " "), Class: pack.Setting,
				Value: pack.Values{Kind: string(f.Value.Kind)}}
		}
	}
	return out
}
