package talks

import (
	"fmt"
	"slices"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/output"
	"memloom/pipeline/passage"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// How the assistant signs, the rank of people without one, and the group in which a user and the assistant talk, before groups
// are numbered.
const (
	AssistantName = "Assistant"
	Rank          = 5
	GroupID       = "talk"
)

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

// Shared is what the corpora of a run have in common: its days, the users and the assistant. People are to be numbered.
func Shared(first corpus.Date, days int, users []life.User) *corpus.Corpus {
	c := &corpus.Corpus{First: first, Last: first.Add(days - 1)}
	for i, u := range users {
		c.People = append(c.People, corpus.Person{ID: fmt.Sprintf("user-%04d", i+1), Name: u.Name, Rank: Rank, Role: u.Occupation,
			Title: u.Occupation, Department: u.Industry, Style: u.Style})
	}
	c.People = append(c.People, corpus.Person{ID: "assistant", Name: AssistantName, Rank: Rank, Role: "assistant", Title: "assistant"})
	return c
}

// Voice is how a user writes.
func Voice(u life.User) prompts.Voice {
	return prompts.Voice{Name: u.Name, Given: u.Given, Role: u.Occupation, Rank: Rank, Style: u.Style}
}

// Profile is what the planner is shown of a user.
func Profile(u life.User) prompts.Profile {
	return prompts.Profile{Name: u.Name, Occupation: u.Occupation, Background: u.Background, Context: u.Context, Hobbies: u.Hobbies}
}

// Making is a user's corpus while it is made of a plan and texts.
type Making struct {
	C               *corpus.Corpus
	User, Assistant string // their ids
	Log             passage.Log
	Themes          map[string]string // subject → its theme
	Sessions        []sets.Session
	Matters         []sets.Matter

	profile life.User
	codec   tokenizer.Codec
}

// NewMaking begins a corpus: its people and names, its days, and the group of user and assistant.
func NewMaking(id string, shared *corpus.Corpus, u life.User) (*Making, error) {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("counting tokens: %w", err)
	}
	m := &Making{C: &corpus.Corpus{ID: id, People: slices.Clone(shared.People), Entities: slices.Clone(shared.Entities), First: shared.First, Last: shared.Last},
		Themes: map[string]string{}, profile: u, codec: codec}
	for _, p := range shared.People {
		switch p.Name {
		case u.Name:
			m.User = p.ID
		case AssistantName:
			m.Assistant = p.ID
		}
	}
	members := []string{m.User, m.Assistant}
	m.C.Groups = []corpus.Group{{ID: GroupID, CorpusID: id, Name: u.Given + "'s assistant", Kind: corpus.Assistant, MemberIDs: members}}
	for _, p := range members {
		m.C.Members = append(m.C.Members, corpus.Member{GroupID: GroupID, PersonID: p, From: shared.First.At(0, 0)})
	}
	return m, nil
}

// Theme is the theme of a subject, made once.
func (m *Making) Theme(subject string) string {
	if m.Themes[subject] == "" {
		m.Themes[subject] = fmt.Sprintf("theme-%05d", len(m.Themes)+1)
		m.C.Themes = append(m.C.Themes, corpus.Theme{ID: m.Themes[subject], GroupID: GroupID, Kind: "matter", Title: subject})
	}
	return m.Themes[subject]
}

// Fact adds a fact about a subject that the user knows and the assistant hears.
func (m *Making) Fact(f corpus.Fact) {
	f.SubjectID, f.GroupID = m.Theme(f.SubjectID), GroupID
	f.Knowers, f.Hearers = []string{m.User}, []string{m.User, m.Assistant}
	m.C.Facts = append(m.C.Facts, f)
}

// Session is a written session.
type Session struct {
	ID    string
	Times []corpus.Stamp // of its messages
	Facts []string       // that it is to state, in the order of its clauses
	Out   passage.Written
	// Disclosed are the places in a text of what a clause says; clauses count from 0.
	Disclosed func(text, clause string, n int) []corpus.Disclosure
}

// Add adds the messages of a session, with where they state facts.
func (m *Making) Add(s Session) error {
	segment := corpus.Segment{ID: s.ID, GroupID: GroupID, Day: s.Times[0].Date(), PassageIDs: []string{s.ID}}
	at := passage.Place{ID: s.ID, GroupID: GroupID, SessionID: s.ID, Day: s.Times[0].Date(), FactIDs: s.Facts}
	key := func(i int) string { return fmt.Sprintf("%s/%02d", s.ID, i) }
	for i, x := range s.Out.Messages {
		at.Keys = append(at.Keys, key(i))
		if x.Text == "" {
			continue // nobody wrote it
		}
		one := corpus.Message{ID: key(i), CorpusID: m.C.ID, GroupID: GroupID, SessionID: s.ID, Seq: len(m.C.Messages) + 1, At: s.Times[i],
			AuthorID: m.User, AuthorName: m.profile.Name, AuthorRole: Side(i), Text: x.Text, ThreadID: key(0)}
		if one.AuthorRole == prompts.SideAssistant {
			one.AuthorID, one.AuthorName = m.Assistant, AssistantName
		}
		if i > 0 {
			one.ReplyTo = key(i - 1)
		}
		var err error
		if one.Tokens, err = m.codec.Count(x.Text); err != nil {
			return fmt.Errorf("counting tokens: %w", err)
		}
		plan := corpus.PlannedMessage{MessageID: one.ID, Act: corpus.ActProgress}
		for _, says := range x.States {
			if says.Fact >= 1 && says.Fact <= len(s.Facts) {
				plan.Discloses = append(plan.Discloses, s.Disclosed(x.Text, says.Surface, says.Fact-1)...)
			}
		}
		segment.MessageIDs = append(segment.MessageIDs, one.ID)
		m.C.Messages, m.C.Plan = append(m.C.Messages, one), append(m.C.Plan, plan)
	}
	m.C.Segments = append(m.C.Segments, segment)
	m.Log.Add(at, s.Out)
	return nil
}

// Side is whose turn a message is: the user writes first, and the sides take turns.
func Side(n int) string {
	if n%2 == 1 {
		return prompts.SideAssistant
	}
	return prompts.SideUser
}

// Row adds a session and its matter to the tables. The user, the number and the matter's id are set here.
func (m *Making) Row(key string, from, to corpus.Stamp, model string, row sets.Session, matter sets.Matter) {
	row.UserID, row.GroupID, row.Seq, row.MatterID = m.User, GroupID, int32(len(m.Sessions)+1), "matter-"+key
	row.Started, row.Ended = from.Time().UnixMicro(), to.Time().UnixMicro()
	if model != "" {
		row.Model = &model
	}
	matter.MatterID, matter.UserID = row.MatterID, m.User
	m.Sessions, m.Matters = append(m.Sessions, row), append(m.Matters, matter)
}

// Tables sets the tables that all designs of users have: the user, the sessions and their matters.
func (m *Making) Tables() error {
	u := m.profile
	if err := corpus.SetRows(m.C, sets.Users, []sets.User{{PersonID: m.User, Occupation: u.Occupation, Industry: u.Industry,
		Background: u.Background, Goals: u.Goals, Context: u.Context, Hobbies: u.Hobbies}}); err != nil {
		return err
	}
	if err := corpus.SetRows(m.C, sets.Sessions, m.Sessions); err != nil {
		return err
	}
	return corpus.SetRows(m.C, sets.Matters, m.Matters)
}

// Dropped lists the sessions that repairs did not mend.
func (m *Making) Dropped() []sets.Dropped {
	var out []sets.Dropped
	for _, f := range m.C.Flagged {
		out = append(out, sets.Dropped{Kind: "session", Unit: f.Unit, Attempt: passage.Most + 1, Stage: "text", Reasons: f.Reasons})
	}
	return out
}

// Rename gives the rows of a numbered corpus their ids: those that Number returned, and the design's own by kind. It returns
// the ids of sessions. What the corpora of a run share is left out of the corpus then.
func (m *Making) Rename(tables []output.Table, ids, own map[string]map[string]string) (sessions map[string]string, err error) {
	own["session"] = corpus.Dense("S", Names(m.Sessions, func(s sets.Session) string { return s.SessionID }))
	own["matter"] = corpus.Dense("A", Names(m.Matters, func(x sets.Matter) string { return x.MatterID }))
	err = output.Rename(m.C, tables, func(of, id string) string {
		if to, ok := own[of][id]; ok {
			return to
		}
		if to, ok := ids[of][id]; ok {
			return to
		}
		return id
	})
	c, sessions := m.C, own["session"]
	for i := range c.Messages {
		c.Messages[i].SessionID = sessions[c.Messages[i].SessionID]
	}
	for i := range c.Passages {
		c.Passages[i].SessionID = sessions[c.Passages[i].SessionID]
	}
	c.People, c.Entities, c.First, c.Last = nil, nil, 0, 0
	return sessions, err
}

// Names are the ids of rows.
func Names[T any](rows []T, of func(T) string) []string {
	out := make([]string, len(rows))
	for i, x := range rows {
		out[i] = of(x)
	}
	return out
}
