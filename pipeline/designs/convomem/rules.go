package convomem

import (
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/cores"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/validate/check"
)

// The tables that rules need.
var (
	needTalks  = []string{"data/messages", sets.Sessions}
	needCores  = []string{"data/messages", sets.Sessions, cores.Cores, "scaffold/facts", "scaffold/message_plan"}
	needItems  = []string{"data/messages", "data/items", "key/items", sets.Sessions, cores.Cores}
	needStacks = []string{"data/messages", "data/items", "key/items", sets.Sessions, cores.Haystacks, cores.Asks}
)

// rules are what corpora of this design are held to, whoever made them: nothing but their tables and their manifest is
// looked at.
func rules() []check.Rule {
	t := &tables{talks.Tables[view]{View: viewOf}}
	return []check.Rule{
		t.rule(check.Referential, "sides of a conversation alternate, and the user begins", "conversations", needTalks, alternating),
		t.rule(check.Referential, "conversations have as many messages as planned", "conversations", needTalks, sized),
		t.rule(check.Calendar, "conversations follow one another", "conversations", needTalks, following),
		t.rule(check.Grounded, "evidence stands once, word for word, by its side", "cores", needCores, exactly),
		t.rule(check.Grounded, "the nth piece stands in the nth conversation", "cores", needCores, inOrder),
		t.rule(check.Grounded, "items rest on as many conversations as they say", "items", needItems, pieced),
		t.rule(check.Grounded, "haystacks hold all evidence of what is asked over them", "haystacks", needStacks, holding),
		t.rule(check.Referential, "haystacks are ordered choices of their size", "haystacks", needStacks, chosen),
		t.rule(check.Balanced, "items are asked over as many haystacks as the recipe has", "items", needStacks, asked),
		{Promise: check.Balanced, Name: "sizes of haystacks have equal parts of the items", Of: "sizes", Proof: check.Proved, Needs: needStacks,
			Over: func(*output.Manifest) check.Gatherer { return &bySize{tables: t} }},
		{Promise: check.Blind, Name: "places of evidence in haystacks are even", Of: "places", Proof: check.Tested, Needs: needStacks,
			Over: func(*output.Manifest) check.Gatherer { return &places{tables: t} }},
		talks.Told("conversations do not tell whether they hold evidence", append([]string{cores.Cores}, needTalks...), t.talks, holdsEvidence),
	}
}

// tables reads the tables of a corpus once for all rules.
type tables struct{ talks.Tables[view] }

// rule is a rule that every corpus keeps by itself. It is told what the recipe in the manifest asks for.
func (t *tables) rule(p check.Promise, name, of string, needs []string, look func(*view, check.Expect)) check.Rule {
	return check.Rule{Promise: p, Name: name, Of: of, Proof: check.Proved, Needs: needs,
		Over: func(m *output.Manifest) check.Gatherer { return &looking{t, keysIn(m), look} }}
}

// looking looks at each corpus with what the recipe asks for.
type looking struct {
	*tables
	keys *Section
	look func(*view, check.Expect)
}

// Add implements check.Gatherer.
func (l *looking) Add(c *corpus.Corpus, expect check.Expect) {
	if v := l.Of(c, expect); v != nil {
		v.keys = l.keys
		l.look(v, expect)
	}
}

// Conclude implements check.Gatherer.
func (*looking) Conclude(*check.Verdict) {}

// keysIn are the keys of the recipe in a manifest; nil where it has none.
func keysIn(m *output.Manifest) *Section {
	if m == nil {
		return nil
	}
	return talks.KeysIn[Section](m.Parameters, (Design{}).Name())
}

// talks reads the conversations of a corpus.
func (t *tables) talks(c *corpus.Corpus) ([]sets.Session, map[string][]*corpus.Message, error) {
	v, err := t.Read(c)
	if err != nil {
		return nil, nil, err
	}
	return v.sessions, v.messages, nil
}

// holdsEvidence tells conversations with a message of a core from fillers.
func holdsEvidence(*corpus.Corpus) talks.Kind {
	return func(_ *corpus.Corpus, s sets.Session) (bool, bool) { return !s.Filler, true }
}

// view is a corpus with what rules look up in it.
type view struct {
	keys      *Section
	c         *corpus.Corpus
	sessions  []sets.Session
	seq       map[string]int32 // by session
	messages  map[string][]*corpus.Message
	message   map[string]*corpus.Message
	cores     []cores.Core
	stated    map[string][]*corpus.Message // by fact
	haystacks []cores.Haystack
	asks      map[string][]string // by haystack: its items
	items     map[string]*corpus.Item
	flagged   map[string]bool // by conversation
}

func viewOf(c *corpus.Corpus) (*view, error) {
	v := &view{c: c, seq: map[string]int32{}, messages: talks.Spoken(c), message: corpus.ByID(c.Messages), stated: map[string][]*corpus.Message{},
		asks: map[string][]string{}, items: map[string]*corpus.Item{}, flagged: map[string]bool{}}
	for _, p := range c.Passages {
		v.flagged[p.SessionID] = v.flagged[p.SessionID] || p.Flagged
	}
	var err error
	if v.sessions, err = corpus.Rows[sets.Session](c, sets.Sessions); err != nil {
		return nil, err
	}
	for _, s := range v.sessions {
		v.seq[s.SessionID] = s.Seq
	}
	if v.cores, err = corpus.Rows[cores.Core](c, cores.Cores); err != nil {
		return nil, err
	}
	if v.haystacks, err = corpus.Rows[cores.Haystack](c, cores.Haystacks); err != nil {
		return nil, err
	}
	rows, err := corpus.Rows[cores.Ask](c, cores.Asks)
	if err != nil {
		return nil, err
	}
	for _, a := range rows {
		v.asks[a.HaystackID] = append(v.asks[a.HaystackID], a.ItemID)
	}
	for _, p := range c.Plan {
		for _, d := range p.Discloses {
			if m := v.message[p.MessageID]; m != nil {
				v.stated[d.FactID] = append(v.stated[d.FactID], m)
			}
		}
	}
	for i := range c.Items {
		if it := &c.Items[i]; it.Status == corpus.Accepted {
			v.items[it.ID] = it
		}
	}
	return v, nil
}

// evidence are the conversations in which an item's evidence stands, each once.
func (v *view) evidence(it *corpus.Item) []string {
	var out []string
	seen := map[string]bool{}
	for _, e := range it.Evidence {
		if m := v.message[e.MessageID]; m != nil && !seen[m.SessionID] {
			seen[m.SessionID] = true
			out = append(out, m.SessionID)
		}
	}
	return out
}
