package convomem

import (
	"fmt"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/output"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/sessions"
	"memloom/validate/check/rule"
)

// The tables that rules need.
var (
	needCores = []string{"data/messages", sessions.TableSessions, category.TableCores, "scaffold/facts",
		"scaffold/message_plan"}
	needItems  = []string{"data/messages", "data/items", "key/items", sessions.TableSessions, category.TableCores}
	needStacks = []string{"data/messages", "data/items", "key/items", sessions.TableSessions, category.TableHaystacks,
		category.TableAsks}
)

// rules are what corpora of this design are held to, the one who made them: nothing but their tables and their manifest
// is looked at.
func rules() []rule.Rule {
	r := &sessions.Rules[view]{View: viewOf}
	ofHaystacks := func(p rule.Promise, name, of string, look func(*view, rule.Expect)) rule.Rule {
		return r.Each(p, name, of, needStacks, look)
	}
	return append(r.Sessions("conversations", "sides of a conversation alternate, and the user begins",
		"conversations have as many messages as planned",
		"conversations follow one another"),
		r.Each(rule.Grounded, "evidence stands once, word for word, by its side", "cores", needCores, exactly),
		r.Each(rule.Grounded, "the nth piece stands in the nth conversation", "cores", needCores, inOrder),
		r.Each(rule.Grounded, "items rest on as many conversations as they say", "items", needItems, pieced),
		ofHaystacks(rule.Grounded, "haystacks hold all evidence of what is asked over them", "haystacks", holding),
		ofHaystacks(rule.Referential, "haystacks are ordered choices of their size", "haystacks", chosen),
		ofHaystacks(rule.Balanced, "items are asked over as many haystacks as the recipe has", "items", asOften),
		r.All(rule.Rule{Promise: rule.Balanced, Name: "sizes of haystacks have equal parts of the items", Of: "sizes",
			Proof: rule.Proved, Needs: needStacks}, bySize),
		r.All(rule.Rule{Promise: rule.Blind, Name: "places of evidence in haystacks are even", Of: "places",
			Proof: rule.Tested, Needs: needStacks}, places),
		r.All(rule.Rule{Promise: rule.Blind, Name: "words do not tell which messages are evidence", Of: "messages",
			Proof: rule.Tested, Needs: needCores}, wording),
		r.Each(rule.Balanced, "long messages are not repeated", "corpora", needCores, repeats),
		r.Each(rule.Balanced, "conversations turn to three matters at most", "conversations", []string{sessions.TableSessions,
			sessions.TableMatters, "data/messages"}, topics),
		r.Alike("conversations do not tell whether they hold evidence", []string{category.TableCores, "data/messages",
			sessions.TableSessions},
			func(_ *view, s sessions.Session) (bool, bool) { return !s.Filler, true }))
}

// view is a corpus with what rules look up in it.
type view struct {
	*sessions.View
	keys      *Section // nil where the manifest has none
	cores     []category.Core
	haystacks []category.Haystack
	asks      map[string][]string // by haystack: its items
}

func viewOf(base *sessions.View, m *output.Manifest) (*view, error) {
	v := &view{View: base, keys: sessions.Keys[Section](m.Parameters, (Design{}).Name()), asks: map[string][]string{}}
	v.Shape = shape
	if v.keys != nil && len(v.keys.Messages) == 2 {
		v.Fewest, v.Most = v.keys.Messages[0], v.keys.Messages[1]
	}
	var err error
	if v.cores, err = corpus.Rows[category.Core](v.Corpus, category.TableCores); err != nil {
		return nil, err
	}
	if v.haystacks, err = corpus.Rows[category.Haystack](v.Corpus, category.TableHaystacks); err != nil {
		return nil, err
	}
	rows, err := corpus.Rows[category.Ask](v.Corpus, category.TableAsks)
	for _, a := range rows {
		v.asks[a.HaystackID] = append(v.asks[a.HaystackID], a.ItemID)
	}
	return v, err
}

// seq is the place of a conversation among the user's, from 1; 0 where there is no such conversation.
func (v *view) seq(session string) int32 {
	if s := v.Session[session]; s != nil {
		return s.Seq
	}
	return 0
}

// accepted is an accepted item by its id; nil where there is none.
func (v *view) accepted(id string) *corpus.Item {
	if it := v.Item(id); it != nil && it.Status == corpus.Accepted {
		return it
	}
	return nil
}

// evidence are the conversations in which an item's evidence stands, each once.
func (v *view) evidence(it *corpus.Item) []string {
	var out []string
	for _, e := range it.Evidence {
		if m := v.Message(e.MessageID); m != nil && !slices.Contains(out, m.SessionID) {
			out = append(out, m.SessionID)
		}
	}
	return out
}

// exactly: each message of a core is in its conversation, as its side wrote it, word for word, and nowhere else (C4).
func exactly(v *view, expect rule.Expect) {
	times := map[string]int{}
	for i := range v.Messages {
		times[v.Messages[i].Text]++
	}
	for _, c := range v.cores {
		for i, id := range c.FactIDs {
			list := v.Stating(id)
			// it was withdrawn or not written to its plan: nothing is asked about it
			if len(list) == 0 || v.Flagged[list[0].Message.SessionID] {
				continue
			}
			m := list[0].Message
			holds := len(list) == 1 && i < len(c.Messages) && m.Text == c.Messages[i] && m.AuthorRole == c.Side &&
				times[m.Text] == 1
			expect(holds, fmt.Sprintf("%d messages, the first by the %s: %q, which stands %d times", len(list), m.AuthorRole,
				m.Text, times[m.Text]),
				"one message of its side, word for word, once", c.CoreID, m.ID)
		}
	}
}

// inOrder: the conversations of a core are as many as its pieces, follow one another, and hold a piece each (C4).
func inOrder(v *view, expect rule.Expect) {
	for _, c := range v.cores {
		holds := len(c.SessionIDs) == int(c.Pieces) && len(c.FactIDs) == int(c.Pieces)
		for i, s := range c.SessionIDs {
			holds = holds && (i == 0 || v.seq(c.SessionIDs[i-1]) < v.seq(s))
			if i < len(c.FactIDs) {
				holds = holds && !slices.ContainsFunc(v.Stating(c.FactIDs[i]),
					func(x index.Statement) bool { return x.Message.SessionID != s })
			}
		}
		expect(holds, fmt.Sprintf("%d conversations of %d pieces", len(c.SessionIDs), c.Pieces),
			"a conversation a piece, in order", c.CoreID)
	}
}

// pieced: an item's subcategory is the number of conversations that hold its evidence (table 2).
func pieced(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		n := len(v.evidence(it))
		expect(strconv.Itoa(n) == it.Subcategory && len(it.Evidence) == n, fmt.Sprintf("%d messages in %d conversations",
			len(it.Evidence), n),
			it.Subcategory+", each with one", it.ID)
	}
}
