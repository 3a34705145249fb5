package streammembench

import (
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/validate/check"
)

// The tables that rules need.
var (
	needTalks = []string{"data/messages", sets.Sessions}
	needPool  = []string{"data/messages", sets.Sessions, sets.Preferences, sets.States, "scaffold/facts", "scaffold/message_plan"}
	needItems = []string{"data/messages", "data/items", "key/items", "key/gold", "key/options", sets.Sessions, "scaffold/facts", "scaffold/message_plan"}
)

// rules are what streams are held to, whoever made them: nothing but their tables and their manifest is looked at.
func rules() []check.Rule {
	return []check.Rule{
		rule(check.Referential, "episodes alternate, and the user begins", "episodes", needTalks, alternating),
		rule(check.Referential, "episodes have as many turns as the recipe asks for", "episodes", needTalks, turned),
		rule(check.Calendar, "episodes follow one another, one a day", "episodes", needTalks, following),
		rule(check.Clean, "the user's turns are short", "turns of the user", needTalks, short),
		rule(check.Clean, "the user corrects or disagrees in every episode", "episodes", needTalks, corrected),
		rule(check.Blind, "the assistant says nothing of the pool that the user has not said", "turns of the assistant", needPool, isolated),
		rule(check.Grounded, "pieces are revealed once, by the user, in their episode", "items of the pool", needPool, revealedOnce),
		rule(check.Grounded, "flips are of what was revealed, with a reason", "flips", needPool, flippedSoundly),
		rule(check.Balanced, "pieces and episodes are as many as the recipe asks for", "counts of pieces", needPool, counted),
		rule(check.Grounded, "questions come right after their last piece", "accepted items", needItems, askedAtOnce),
		rule(check.Undisturbed, "answers hold until they are no longer asked", "accepted items", needItems, validUntil),
		rule(check.Referential, "questions rest on one episode, or on two and more", "accepted items", needItems, spanned),
		rule(check.Referential, "distractors are made by a strategy", "wrong options", needItems, strategies),
		rule(check.Balanced, "questions may be asked many episodes later", "accepted items", needItems, askable),
	}
}

// rule is a rule that looks at each stream with what the recipe asks for.
func rule(p check.Promise, name, of string, needs []string, look func(*view, check.Expect)) check.Rule {
	return check.Rule{Promise: p, Name: name, Of: of, Proof: check.Proved, Needs: needs, Over: func(m *output.Manifest) check.Gatherer {
		return &looking{AskedBy(m.Parameters), look}
	}}
}

// looking looks at each stream.
type looking struct {
	keys *Section
	look func(*view, check.Expect)
}

// Add implements check.Gatherer.
func (l *looking) Add(c *corpus.Corpus, expect check.Expect) {
	v, err := viewOf(c, l.keys)
	if err != nil {
		expect(false, err.Error(), "rows that can be read", c.ID)
		return
	}
	l.look(v, expect)
}

// Conclude implements check.Gatherer.
func (*looking) Conclude(*check.Verdict) {}

// AskedBy are the keys of the recipe in a manifest; nil where it is of another design.
func AskedBy(parameters []byte) *Section { return talks.KeysIn[Section](parameters, (Design{}).Name()) }

// view is a stream with what rules look up in it.
type view struct {
	c        *corpus.Corpus
	keys     *Section // nil where the manifest has none
	sessions []sets.Session
	pool     []sets.Preference
	states   []sets.PreferenceState
	place    map[string]int               // of a session in the stream, from 0
	messages map[string][]*corpus.Message // by session
	message  map[string]*corpus.Message
	facts    map[string]*corpus.Fact
	stated   map[string][]*corpus.Message // by fact
	flagged  map[string]bool              // by session: a part of it could not be written, and nothing is asked about it
}

func viewOf(c *corpus.Corpus, keys *Section) (*view, error) {
	v := &view{c: c, keys: keys, place: map[string]int{}, messages: map[string][]*corpus.Message{}, message: corpus.ByID(c.Messages),
		facts: corpus.ByID(c.Facts), stated: map[string][]*corpus.Message{}, flagged: map[string]bool{}}
	for _, p := range c.Passages {
		v.flagged[p.SessionID] = v.flagged[p.SessionID] || p.Flagged
	}
	var err error
	if v.sessions, err = corpus.Rows[sets.Session](c, sets.Sessions); err != nil {
		return nil, err
	}
	if v.pool, err = corpus.Rows[sets.Preference](c, sets.Preferences); err != nil {
		return nil, err
	}
	if v.states, err = corpus.Rows[sets.PreferenceState](c, sets.States); err != nil {
		return nil, err
	}
	for i, s := range v.sessions {
		v.place[s.SessionID] = i
	}
	for i := range c.Messages {
		m := &c.Messages[i]
		v.messages[m.SessionID] = append(v.messages[m.SessionID], m)
	}
	for _, p := range c.Plan {
		for _, d := range p.Discloses {
			if m := v.message[p.MessageID]; m != nil {
				v.stated[d.FactID] = append(v.stated[d.FactID], m)
			}
		}
	}
	return v, nil
}

// end is the time of a session's last message.
func (v *view) end(session string) corpus.Stamp {
	var at corpus.Stamp
	for _, m := range v.messages[session] {
		at = max(at, m.At)
	}
	return at
}

// accepted are the items of the stream.
func (v *view) accepted() []*corpus.Item {
	var out []*corpus.Item
	for i := range v.c.Items {
		if it := &v.c.Items[i]; it.Status == corpus.Accepted {
			out = append(out, it)
		}
	}
	return out
}

// needed are the messages of the evidence that an item needs.
func (v *view) needed(it *corpus.Item) []*corpus.Message {
	var out []*corpus.Message
	for _, e := range it.Evidence {
		if m := v.message[e.MessageID]; m != nil && e.Role != corpus.RoleContext {
			out = append(out, m)
		}
	}
	return out
}
