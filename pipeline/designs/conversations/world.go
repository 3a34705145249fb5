package conversations

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/cores"
	"memloom/pipeline/designs/conversations/core"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

func (h *history) worldUnits(context.Context) ([]exec.Unit, error) {
	p, err := h.planned()
	if err != nil {
		return nil, err
	}
	inputs := []string{h.keyPlan(), stage.KeyShared}
	if h.keys().Wording == Written {
		inputs = append(inputs, h.keyCases())
		for i := range p.Cores {
			inputs = append(inputs, h.keyCore(i))
		}
	}
	for _, b := range p.Sessions {
		inputs = append(inputs, h.textKey(b))
	}
	return []exec.Unit{{Name: h.of.WorldKey(), Inputs: inputs, Params: h.Params(h.of),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			shared, err := stage.Fetch[*corpus.Corpus](in, stage.KeyShared)
			if err != nil {
				return nil, err
			}
			f, err := h.joined(in, p, shared)
			if err != nil {
				return nil, err
			}
			for _, b := range p.Sessions {
				data, err := in.Get(h.textKey(b))
				if err != nil {
					return nil, err
				}
				f.TextsHash = stage.HashOf(append([]byte(f.TextsHash), data...))
			}
			return stage.Records(h.of.WorldKey(), f)
		}}}, nil
}

// joined joins the conversations of a user with what the users share.
func (h *history) joined(in exec.Getter, p *planned, shared *corpus.Corpus) (*questions.Finished, error) {
	m, err := builtin()
	if err != nil {
		return nil, err
	}
	j := &joiner{history: h, planned: p, user: h.user(m, h.number()), c: &corpus.Corpus{ID: h.of.ID}, themes: map[string]string{},
		sessionsOf: make([][]string, len(p.Cores))}
	if j.pack, err = m.pack(h.number()); err != nil {
		return nil, err
	}
	j.frame(shared)
	for _, b := range p.Sessions {
		out, err := stage.Fetch[counted](in, h.textKey(b))
		if err != nil {
			return nil, err
		}
		if len(out.Tokens) != len(out.Messages) {
			return nil, fmt.Errorf("record %s: %d counts of %d messages", h.textKey(b), len(out.Tokens), len(out.Messages))
		}
		j.conversation(b, out)
	}
	j.log.Into(j.c)
	j.c.Failures = append(slices.Clone(h.failures), j.c.Failures...)
	return j.finished(shared)
}

// joiner makes a corpus of a user's plan and texts.
type joiner struct {
	*history
	*planned
	user life.User
	pack *pack.Pack
	c    *corpus.Corpus
	log  passage.Log

	themes     map[string]string // subject → its theme
	ofWork     map[string]bool   // themes of the user's work
	sessions   []sets.Session
	matters    []sets.Matter
	sessionsOf [][]string // by core
	spoken     []questions.Spoken
	said       int   // messages so far
	planAt     []int // by row of the plan: the number of its message
}

// groupID is the id of the group in which a user talks, before groups are numbered.
const groupID = "talk"

// frame makes people, group, themes and facts.
func (j *joiner) frame(shared *corpus.Corpus) {
	c := j.c
	c.People, c.Entities = slices.Clone(shared.People), slices.Clone(shared.Entities)
	c.First, c.Last = shared.First, shared.Last
	person := func(name string) string {
		i := slices.IndexFunc(shared.People, func(p corpus.Person) bool { return p.Name == name })
		return shared.People[i].ID
	}
	user, assistant := person(j.user.Name), person(assistantName)
	c.Groups = []corpus.Group{{ID: groupID, CorpusID: c.ID, Name: j.user.Given + "'s assistant", Kind: corpus.Assistant, MemberIDs: []string{user, assistant}}}
	for _, id := range []string{user, assistant} {
		c.Members = append(c.Members, corpus.Member{GroupID: groupID, PersonID: id, From: c.First.At(0, 0)})
	}
	j.ofWork = map[string]bool{}
	for i, x := range j.Cores {
		for _, f := range x.Facts {
			f.SubjectID, f.GroupID = j.theme(f.SubjectID), groupID
			f.Knowers, f.Hearers = []string{user}, []string{user, assistant}
			if x.Side == prompts.SideAssistant {
				f.Knowers = []string{assistant}
			}
			f.ID = factID(i, f.ID)
			if f.Supersedes != "" {
				f.Supersedes = factID(i, f.Supersedes)
			}
			j.ofWork[f.SubjectID] = x.Operation != corpus.OpAdvise
			c.Facts = append(c.Facts, f)
		}
	}
}

func factID(i int, of string) string { return fmt.Sprintf("core-%05d.%s", i+1, of) }

// theme is the theme of a subject, made once.
func (j *joiner) theme(title string) string {
	if j.themes[title] == "" {
		j.themes[title] = fmt.Sprintf("theme-%05d", len(j.themes)+1)
		j.c.Themes = append(j.c.Themes, corpus.Theme{ID: j.themes[title], GroupID: groupID, Kind: "matter", Title: title})
	}
	return j.themes[title]
}

// conversation adds a conversation: where its text stands, and where that states the fact of its core.
func (j *joiner) conversation(b Brief, out counted) {
	c, id := j.c, "S"+b.Key
	user, assistant := c.Groups[0].MemberIDs[0], c.Groups[0].MemberIDs[1]
	spoken := questions.Spoken{Key: j.textKey(b), Session: id, Start: b.Start, Gaps: b.Gaps, Tokens: make([]int, 0, len(out.Messages)),
		Segment: corpus.Segment{ID: id, GroupID: groupID, Day: b.Start.Date(), PassageIDs: []string{id}},
		Sides:   [2]questions.Speaker{{ID: user, Name: j.user.Name, Role: prompts.SideUser}, {ID: assistant, Name: assistantName, Role: prompts.SideAssistant}}}
	at := passage.Place{ID: id, GroupID: groupID, SessionID: id, Day: b.Start.Date()}
	evidence := -1
	if b.Core >= 0 {
		evidence = standsAt(j.Cores[b.Core], b.Piece, out.Messages)
		at.FactIDs = []string{factID(b.Core, core.FactID(b.Piece+1))}
		j.sessionsOf[b.Core] = append(j.sessionsOf[b.Core], id)
	}
	for i, x := range out.Messages {
		at.Keys = append(at.Keys, messageKey(j.said+1))
		if x.Text == "" {
			continue // nobody wrote it
		}
		j.said++
		spoken.Tokens = append(spoken.Tokens, out.Tokens[i])
		if i == evidence {
			if d, ok := disclosed(j.Cores[b.Core], b.Piece, x.Text, at.FactIDs[0]); ok {
				c.Plan = append(c.Plan, corpus.PlannedMessage{Act: corpus.ActProgress, Discloses: []corpus.Disclosure{d}})
				j.planAt = append(j.planAt, j.said)
			}
		}
	}
	j.spoken = append(j.spoken, spoken)
	j.log.Add(at, out.Written)
	times := b.minutes()
	j.row(b, id, times[len(times)-1], out.Model)
}

// messageKey is what a message is called until all are counted: the nth of the corpus.
func messageKey(n int) string { return fmt.Sprintf(messageForm, n) }

const messageForm = "message-%d"

// row adds what is kept of a conversation.
func (j *joiner) row(b Brief, id string, ended corpus.Stamp, model string) {
	parts := j.parts(b)
	matter := "matter-" + b.Key
	row := sets.Session{SessionID: id, GroupID: groupID, UserID: j.c.Groups[0].MemberIDs[0], Seq: int32(len(j.sessions) + 1),
		Started: b.Start.Time().UnixMicro(), Ended: ended.Time().UnixMicro(), Shape: "conversation", Type: b.Parts[0].Type, Workflow: int32(b.Parts[0].Workflow),
		MatterID: matter, Purpose: parts[0].Purpose, Filler: b.Core < 0}
	kind, personal := "professional", 0
	var topics []string
	for i, p := range b.Parts {
		if !slices.Contains(row.Candidates, p.Type) {
			row.Candidates = append(row.Candidates, p.Type)
		}
		if p.Thing > 0 {
			personal++
		}
		topics = append(topics, parts[i].Topic)
	}
	if 2*personal > len(b.Parts) {
		kind = "personal"
	}
	if model != "" {
		row.Model = &model
	}
	j.sessions = append(j.sessions, row)
	j.matters = append(j.matters, sets.Matter{MatterID: matter, UserID: row.UserID, Kind: kind, Domain: j.pack.Name, Scenario: strings.Join(topics, "; ")})
}

// finished numbers the corpus and adds the design's own tables.
func (j *joiner) finished(shared *corpus.Corpus) (*questions.Finished, error) {
	c := j.c
	if err := j.tables(); err != nil {
		return nil, err
	}
	f := &questions.Finished{Corpus: c, Names: j.pack.Names(), Units: j.pack.Units(), Subjects: map[string]int{},
		Fields: []questions.Field{questions.FieldOf(j.pack), {Attributes: j.traits()}}}
	for _, p := range shared.People {
		f.Names = append(f.Names, p.Name)
	}
	var repaired []string // which message each repair is of: Number knows none of them
	for _, r := range c.Repairs {
		repaired = append(repaired, r.MessageID)
	}
	ids := c.Number()
	j.numbered(f, ids["group"][groupID], repaired)
	own := map[string]map[string]string{
		"session": corpus.Dense("S", list(j.sessions, func(s sets.Session) string { return s.SessionID })),
		"matter":  corpus.Dense("A", list(j.matters, func(m sets.Matter) string { return m.MatterID })),
		"core":    corpus.Dense("O", list(j.Cores, func(core.Core) string { return "" })),
	}
	for i := range j.Cores {
		own["core"][coreID(i)] = fmt.Sprintf("O%0*d", digits(len(j.Cores)), i+1)
	}
	if err := output.Rename(c, Design{}.Tables(), func(of, id string) string {
		if to, ok := own[of][id]; ok {
			return to
		}
		if to, ok := ids[of][id]; ok {
			return to
		}
		return id
	}); err != nil {
		return nil, err
	}
	for i := range f.Spoken {
		f.Spoken[i].Session = own["session"][f.Spoken[i].Session]
	}
	for i := range c.Passages {
		c.Passages[i].SessionID = own["session"][c.Passages[i].SessionID]
	}
	for _, theme := range j.themes {
		id := theme
		if to, ok := ids["theme"][theme]; ok {
			id = to
		}
		f.Subjects[id] = 0
		if !j.ofWork[theme] {
			f.Subjects[id] = 1
		}
	}
	c.People, c.Entities, c.First, c.Last = nil, nil, 0, 0
	return f, nil
}

// numbered gives messages and segments the ids that they have once they are heard.
func (j *joiner) numbered(f *questions.Finished, group string, repaired []string) {
	for i, n := range j.planAt {
		j.c.Plan[i].MessageID = questions.MessageID(n, j.said)
	}
	for i, key := range repaired {
		var n int
		if _, err := fmt.Sscanf(key, messageForm, &n); err == nil {
			j.c.Repairs[i].MessageID = questions.MessageID(n, j.said)
		}
	}
	for i := range j.spoken {
		j.spoken[i].Segment.ID, j.spoken[i].Segment.GroupID = fmt.Sprintf("D%0*d", digits(len(j.spoken)), i+1), group
	}
	f.Spoken = j.spoken
}

func coreID(i int) string { return fmt.Sprintf("core-%05d", i+1) }

func list[T any](rows []T, of func(T) string) []string {
	out := make([]string, len(rows))
	for i, x := range rows {
		out[i] = of(x)
	}
	return out
}

// tables sets the rows of the design's tables.
func (j *joiner) tables() error {
	u := j.user
	if err := corpus.SetRows(j.c, sets.Users, []sets.User{{PersonID: j.c.Groups[0].MemberIDs[0], Occupation: u.Occupation, Industry: u.Industry,
		Background: u.Background, Goals: u.Goals, Context: u.Context, Hobbies: u.Hobbies}}); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Sessions, j.sessions); err != nil {
		return err
	}
	if err := corpus.SetRows(j.c, sets.Matters, j.matters); err != nil {
		return err
	}
	var rows []cores.Core
	for i, x := range j.Cores {
		row := cores.Core{CoreID: coreID(i), Category: x.Category, Pieces: int32(x.Pieces()), Operation: string(x.Operation), Side: x.Side,
			SessionIDs: j.sessionsOf[i], Messages: x.Messages, Should: x.Should, ShouldNot: x.ShouldNot}
		if x.Attribute != "" {
			row.Attribute = &x.Attribute
		}
		if x.Question != "" {
			row.Question = &x.Question
		}
		for _, f := range x.Facts {
			if id := j.themes[f.SubjectID]; !slices.Contains(row.Subjects, id) {
				row.Subjects = append(row.Subjects, id)
			}
			row.FactIDs = append(row.FactIDs, factID(i, f.ID))
		}
		rows = append(rows, row)
	}
	return corpus.SetRows(j.c, cores.Cores, rows)
}

// traits are the attributes of what is no task of work.
func (j *joiner) traits() map[string]pack.Attribute {
	out := map[string]pack.Attribute{}
	for _, x := range j.Cores {
		for _, f := range x.Facts {
			if x.Operation == corpus.OpAdvise {
				out[f.Predicate] = pack.Attribute{Key: f.Predicate, Noun: strings.ReplaceAll(f.Predicate, "-", " "), Class: pack.Setting,
					Value: pack.Values{Kind: string(f.Value.Kind)}}
			}
		}
	}
	return out
}
