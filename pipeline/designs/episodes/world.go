package episodes

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/pipeline/passage"
	"memloom/pipeline/questions"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

func (s *stream) worldUnits(context.Context) ([]exec.Unit, error) {
	p, _, err := s.planned()
	if err != nil {
		return nil, err
	}
	inputs := []string{s.keyPlan(), stage.KeyShared}
	for _, b := range p.Episodes {
		inputs = append(inputs, s.textKey(b))
	}
	return []exec.Unit{{Name: s.of.WorldKey(), Inputs: inputs, Params: s.Params(s.of),
		Run: func(_ context.Context, in exec.Getter) ([]exec.Record, error) {
			shared, err := stage.Fetch[*corpus.Corpus](in, stage.KeyShared)
			if err != nil {
				return nil, err
			}
			f, err := s.joined(in, p, shared)
			if err != nil {
				return nil, err
			}
			return stage.Records(s.of.WorldKey(), f)
		}}}, nil
}

// joined joins the episodes of a user with what the users share.
func (s *stream) joined(in exec.Getter, p *plan, shared *corpus.Corpus) (*questions.Finished, error) {
	l, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("counting tokens: %w", err)
	}
	j := &joiner{stream: s, plan: p, profile: s.users(l)[s.number()], codec: codec, shared: shared, c: &corpus.Corpus{ID: s.of.ID},
		themes: map[string]string{}}
	j.frame()
	for _, b := range p.Episodes {
		out, err := stage.Fetch[passage.Written](in, s.textKey(b))
		if err != nil {
			return nil, err
		}
		if err := j.episode(b, out); err != nil {
			return nil, err
		}
	}
	j.log.Into(j.c)
	return j.finished()
}

// joiner makes a corpus of a user's plan and texts.
type joiner struct {
	*stream
	plan    *plan
	profile life.User
	codec   tokenizer.Codec
	shared  *corpus.Corpus
	c       *corpus.Corpus
	log     passage.Log

	themes   map[string]string // things → their theme
	sessions []sets.Session
	matters  []sets.Matter
	states   []sets.PreferenceState
}

// groupID is the id of the group in which a user talks, before groups are numbered.
const groupID = "talk"

// The names of the facts of an item before facts are numbered: its value, how the user feels about it, the value to which it
// changes, and why.
func factOf(piece int, what string) string { return fmt.Sprintf("f%03d-%s", piece, what) }

const saysFeeling = "feeling"

func (j *joiner) person(name string) string {
	i := slices.IndexFunc(j.shared.People, func(p corpus.Person) bool { return p.Name == name })
	return j.shared.People[i].ID
}

// frame makes people, group, themes and facts.
func (j *joiner) frame() {
	c := j.c
	c.People, c.First, c.Last = slices.Clone(j.shared.People), j.shared.First, j.shared.Last
	user, assistant := j.person(j.profile.Name), j.person(assistantName)
	c.Groups = []corpus.Group{{ID: groupID, CorpusID: c.ID, Name: j.profile.Given + "'s assistant", Kind: corpus.Assistant,
		MemberIDs: []string{user, assistant}}}
	for _, id := range []string{user, assistant} {
		c.Members = append(c.Members, corpus.Member{GroupID: groupID, PersonID: id, From: c.First.At(0, 0)})
	}
	for i := range j.plan.Pool {
		p := &j.plan.Pool[i]
		j.theme(p.Things)
		for _, f := range j.facts(i, p) {
			f.SubjectID, f.GroupID, f.Knowers, f.Hearers = j.themes[p.Things], groupID, []string{user}, []string{user, assistant}
			c.Facts = append(c.Facts, f)
		}
	}
}

func (j *joiner) theme(things string) {
	if j.themes[things] == "" {
		j.themes[things] = fmt.Sprintf("theme-%03d", len(j.themes)+1)
		j.c.Themes = append(j.c.Themes, corpus.Theme{ID: j.themes[things], GroupID: groupID, Kind: "matter", Title: things})
	}
}

// predicate is what a piece is a value of.
func (p *piece) predicate() string {
	switch {
	case p.Told == sets.ByLikeness:
		return sets.LikeIn(p.Aspect)
	case p.Polarity == sets.Dislike:
		return sets.Unwanted(p.Aspect)
	}
	return p.Aspect
}

// facts are those of an item: its value, and, where they are said, how the user feels about it, the value to which it changes
// and why.
func (j *joiner) facts(i int, p *piece) []corpus.Fact {
	from := j.c.First
	if p.Session >= 0 {
		from = j.plan.Episodes[p.Session].Start.Date()
	}
	enum := func(text string) corpus.Value { return corpus.TextValue(corpus.KindEnum, text) }
	value := corpus.Fact{ID: factOf(i, saysValue), Predicate: p.predicate(), Value: enum(p.Value), Condition: p.Context, From: from}
	out := []corpus.Fact{value}
	if p.Serves == typePreference && p.Session >= 0 {
		out = append(out, corpus.Fact{ID: factOf(i, saysFeeling), Predicate: sets.Feeling(p.Aspect), Value: enum(p.feeling()), From: from})
	}
	if p.Flip != nil {
		day := j.plan.Episodes[p.Flip.Session].Start.Date()
		out[0].To = day.Add(-1)
		out = append(out, corpus.Fact{ID: factOf(i, saysChange), Predicate: p.predicate(), Value: enum(p.Flip.Value), From: day,
			Supersedes: value.ID, Because: factOf(i, saysReason)},
			corpus.Fact{ID: factOf(i, saysReason), Predicate: sets.ReasonFor(p.Aspect), Value: enum(p.Flip.Reason), From: day})
	}
	return out
}

// feeling is how the user feels about a value, in the word that says so.
func (p *piece) feeling() string { return feelings[[2]string{p.Polarity, p.Strength}] }

// episode adds an episode: its messages, and where its facts are stated.
func (j *joiner) episode(b Brief, out passage.Written) error {
	c, id := j.c, "S"+b.Key
	user, assistant := c.Groups[0].MemberIDs[0], c.Groups[0].MemberIDs[1]
	segment := corpus.Segment{ID: id, GroupID: groupID, Day: b.Start.Date(), PassageIDs: []string{id}}
	at := passage.Place{ID: id, GroupID: groupID, SessionID: id, Day: b.Start.Date()}
	for _, s := range b.Says {
		at.FactIDs = append(at.FactIDs, factOf(s.Piece, s.What))
		j.state(id, s)
	}
	times := b.minutes()
	for i, x := range out.Messages {
		key := fmt.Sprintf("%s/%02d", id, i)
		at.Keys = append(at.Keys, key)
		if x.Text == "" {
			continue // nobody wrote it
		}
		m := corpus.Message{ID: key, CorpusID: c.ID, GroupID: groupID, SessionID: id, Seq: len(c.Messages) + 1, At: times[i], AuthorID: user,
			AuthorName: j.profile.Name, AuthorRole: prompts.SideUser, Text: x.Text, ThreadID: id + "/00"}
		if i%2 == 1 {
			m.AuthorID, m.AuthorName, m.AuthorRole = assistant, assistantName, prompts.SideAssistant
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
			if s.Fact >= 1 && s.Fact <= len(b.Says) {
				p.Discloses = append(p.Discloses, j.disclosed(x.Text, s.Surface, b.Says[s.Fact-1])...)
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

// state adds a row where a say reveals or flips an item.
func (j *joiner) state(session string, s said) {
	p := &j.plan.Pool[s.Piece]
	row := sets.PreferenceState{PreferenceID: itemID(s.Piece), SessionID: session, State: sets.Revealed, To: p.Value, FactID: factOf(s.Piece, saysValue)}
	switch s.What {
	case saysReason:
		return
	case saysChange:
		why := factOf(s.Piece, saysReason)
		row.State, row.From, row.To, row.Reason, row.Choices = sets.Flipped, &p.Value, p.Flip.Value, &p.Flip.Reason, p.Flip.Choices
		row.FactID, row.ReasonID = factOf(s.Piece, saysChange), &why
	}
	j.states = append(j.states, row)
}

func itemID(piece int) string { return fmt.Sprintf("pref-%03d", piece+1) }

// disclosed are the places in a text of what a clause says: a value, and how the user feels about it.
func (j *joiner) disclosed(text, clause string, s said) []corpus.Disclosure {
	p := &j.plan.Pool[s.Piece]
	out := place(text, clause, j.plan.surface(s), factOf(s.Piece, s.What))
	if s.What == saysValue && p.Serves == typePreference {
		out = append(out, place(text, clause, p.feeling(), factOf(s.Piece, saysFeeling))...)
	}
	return out
}

// place finds a surface within a clause of a text; where a context begins a turn, it does so with a capital letter.
func place(text, clause, surface, fact string) []corpus.Disclosure {
	start := corpus.RuneIndex(text, clause, 0)
	from := corpus.RuneIndex(strings.ToLower(clause), strings.ToLower(surface), 0)
	if start < 0 || from < 0 {
		return nil
	}
	end := from + len([]rune(surface))
	return []corpus.Disclosure{{FactID: fact, Surface: corpus.RuneSlice(clause, from, end), Start: start + from, End: start + end, Basis: corpus.BasisText}}
}

// row adds what is kept of an episode.
func (j *joiner) row(b Brief, id string, ended corpus.Stamp, model string) {
	user := j.c.Groups[0].MemberIDs[0]
	row := sets.Session{SessionID: id, GroupID: groupID, UserID: user, Seq: int32(len(j.sessions) + 1), Started: b.Start.Time().UnixMicro(),
		Ended: ended.Time().UnixMicro(), Shape: "episode", Type: prompts.SessionOrganising, Workflow: 1, MatterID: "matter-" + b.Key, Purpose: b.Purpose}
	if model != "" {
		row.Model = &model
	}
	j.sessions = append(j.sessions, row)
	j.matters = append(j.matters, sets.Matter{MatterID: row.MatterID, UserID: user, Kind: "personal", Domain: j.domain(b), Scenario: b.Topic})
}

// domain is the subject domain of most of what an episode says.
func (j *joiner) domain(b Brief) string {
	n := map[string]int{}
	best := ""
	for _, s := range b.Says {
		d := j.plan.Pool[s.Piece].Domain
		if n[d]++; best == "" || n[d] > n[best] {
			best = d
		}
	}
	return cmp.Or(best, "lifestyle")
}
