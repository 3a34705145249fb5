package convomem_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/convomem"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/sessions"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

const (
	ruleSides  = "sides of a conversation alternate, and the user begins"
	ruleSized  = "conversations have as many messages as planned"
	ruleOrder  = "conversations follow one another"
	ruleExact  = "evidence stands once, word for word, by its side"
	ruleNth    = "the nth piece stands in the nth conversation"
	rulePieces = "items rest on as many conversations as they say"
	ruleHold   = "haystacks hold all evidence of what is asked over them"
	ruleChosen = "haystacks are ordered choices of their size"
	ruleAsked  = "items are asked over as many haystacks as the recipe has"
	ruleEqual  = "sizes of haystacks have equal parts of the items"
	rulePlaces = "places of evidence in haystacks are even"
	ruleTold   = "conversations do not tell whether they hold evidence"
	ruleWords  = "words do not tell which messages are evidence"
	ruleLong   = "long messages are not repeated"
	ruleTopics = "conversations turn to three matters at most"
)

// mutation breaks one thing in a corpus that keeps every rule.
type mutation struct {
	rule, name string
	mutate     func(*corpus.Corpus)
}

// rowsOf changes the rows of a table.
func rowsOf[T any](c *corpus.Corpus, table string, change func([]T) []T) {
	rows, err := corpus.Rows[T](c, table)
	if err != nil {
		panic(err)
	}
	if err := corpus.SetRows(c, table, change(slices.Clone(rows))); err != nil {
		panic(err)
	}
}

// first changes the first row of a table that fits.
func first[T any](table string, fits func(T) bool, change func(*T)) func(*corpus.Corpus) {
	return func(c *corpus.Corpus) {
		rowsOf(c, table, func(rows []T) []T {
			change(&rows[slices.IndexFunc(rows, fits)])
			return rows
		})
	}
}

// stating is the message that states the first fact of the first core of a category that is stated at all.
func stating(c *corpus.Corpus, name string) (*corpus.Message, string) {
	rows, err := corpus.Rows[category.Core](c, category.TableCores)
	if err != nil {
		panic(err)
	}
	for _, x := range rows {
		for _, p := range c.Plan {
			stated := slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool { return d.FactID == x.FactIDs[0] })
			if i := slices.IndexFunc(c.Messages, func(m corpus.Message) bool { return m.ID == p.MessageID }); x.
				Category == name && stated && i >= 0 {
				return &c.Messages[i], x.FactIDs[0]
			}
		}
	}
	panic("no core of " + name)
}

// onEvidence changes a message of evidence.
func onEvidence(change func(*corpus.Corpus, *corpus.Message)) func(*corpus.Corpus) {
	return func(c *corpus.Corpus) {
		m, _ := stating(c, "user_facts")
		change(c, m)
	}
}

// another is a message of a conversation other than that of a message, by its side.
func another(c *corpus.Corpus, of *corpus.Message) *corpus.Message {
	i := slices.IndexFunc(c.Messages, func(m corpus.Message) bool {
		return m.SessionID != of.SessionID &&
			m.AuthorRole == of.AuthorRole
	})
	return &c.Messages[i]
}

func talkMutations() []mutation {
	any := func(sessions.Session) bool { return true }
	return []mutation{
		{ruleSides, "a turn of the other side", func(c *corpus.Corpus) { c.Messages[4].AuthorRole = prompts.SideAssistant }},
		{ruleSides, "a turn by somebody else", func(c *corpus.Corpus) { c.Messages[4].AuthorID = "P2" }},
		{ruleSides, "the assistant begins", func(c *corpus.Corpus) { c.Messages = c.Messages[1:] }},
		{ruleSized, "an odd number", func(c *corpus.Corpus) { c.Messages = c.Messages[:len(c.Messages)-1] }},
		{ruleSized, "too many", func(c *corpus.Corpus) {
			m := another(c, &c.Messages[0])
			from := m.SessionID
			for i := range c.Messages {
				if c.Messages[i].SessionID == from {
					c.Messages[i].SessionID = c.Messages[0].SessionID
				}
			}
		}},
		{ruleSized, "too few", func(c *corpus.Corpus) { c.Messages = c.Messages[10:] }},
		{ruleSized, "none", func(c *corpus.Corpus) {
			id := c.Messages[0].SessionID
			c.Messages = slices.DeleteFunc(c.Messages, func(m corpus.Message) bool { return m.SessionID == id })
		}},
		{ruleOrder, "conversations that overlap", first(sessions.TableSessions, any,
			func(s *sessions.Session) { s.Ended += int64(200 * 24 * time.Hour / time.Microsecond) })},
		{ruleOrder, "one that ends before it begins", first(sessions.TableSessions, any,
			func(s *sessions.Session) { s.Ended = s.Started - 1 })},
		{ruleOrder, "a number twice", first(sessions.TableSessions, any, func(s *sessions.Session) { s.Seq = 2 })},
		{ruleOrder, "ids in another order", first(sessions.TableSessions, any,
			func(s *sessions.Session) { s.SessionID = "S999" })},
	}
}

func coreMutations() []mutation {
	several := func(x category.Core) bool { return x.Pieces > 1 }
	return []mutation{
		{ruleExact, "paraphrased", onEvidence(func(_ *corpus.Corpus, m *corpus.Message) { m.Text = "As I said, " + m.Text })},
		{ruleExact, "said twice", onEvidence(func(c *corpus.Corpus, m *corpus.Message) { another(c, m).Text = m.Text })},
		{ruleExact, "by the other side",
			onEvidence(func(_ *corpus.Corpus, m *corpus.Message) { m.AuthorRole = prompts.SideAssistant })},
		{ruleExact, "stated by two messages", func(c *corpus.Corpus) {
			m, fact := stating(c, "user_facts")
			c.Plan = append(c.Plan, corpus.PlannedMessage{MessageID: another(c, m).ID,
				Discloses: []corpus.Disclosure{{FactID: fact}}})
		}},
		{ruleExact, "a message of the assistant by the user", func(c *corpus.Corpus) {
			m, _ := stating(c, "assistant_facts")
			m.AuthorRole = prompts.SideUser
		}},
		{ruleNth, "in another conversation", onEvidence(func(c *corpus.Corpus, m *corpus.Message) {
			m.SessionID = another(c,
				m).SessionID
		})},
		{ruleNth, "in the order of nothing", first(category.TableCores, several, func(x *category.Core) {
			x.SessionIDs = slices.Clone(x.SessionIDs)
			x.SessionIDs[0], x.SessionIDs[1] = x.SessionIDs[1], x.SessionIDs[0]
			x.FactIDs = slices.Clone(x.FactIDs)
			x.FactIDs[0], x.FactIDs[1] = x.FactIDs[1], x.FactIDs[0]
		})},
		{ruleNth, "two in one conversation", first(category.TableCores, several, func(x *category.Core) {
			x.SessionIDs = slices.Clone(x.SessionIDs)
			x.SessionIDs[1] = x.SessionIDs[0]
		})},
		{ruleNth, "a conversation too few", first(category.TableCores, several,
			func(x *category.Core) { x.SessionIDs = x.SessionIDs[1:] })},
		{rulePieces, "another number", onItem(func(it *corpus.Item) { it.Subcategory = "6" })},
		{rulePieces, "a message too few", onItem(func(it *corpus.Item) { it.Evidence = it.Evidence[1:] })},
		{rulePieces, "a message twice", onItem(func(it *corpus.Item) { it.Evidence = append(it.Evidence, it.Evidence[0]) })},
	}
}

// onItem changes the first accepted item of several pieces.
func onItem(change func(*corpus.Item)) func(*corpus.Corpus) {
	return func(c *corpus.Corpus) {
		i := slices.IndexFunc(c.Items, func(it corpus.Item) bool {
			return it.Status == corpus.Accepted &&
				len(it.Evidence) > 1
		})
		change(&c.Items[i])
	}
}

func stackMutations() []mutation {
	any := func(category.Haystack) bool { return true }
	asks := func(change func([]category.Ask) []category.Ask) func(*corpus.Corpus) {
		return func(c *corpus.Corpus) { rowsOf(c, category.TableAsks, change) }
	}
	return []mutation{
		{ruleHold, "without a piece of evidence", func(c *corpus.Corpus) {
			i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return it.Status == corpus.Accepted })
			at := slices.IndexFunc(c.Messages, func(m corpus.Message) bool { return m.ID == c.Items[i].Evidence[0].MessageID })
			over := ""
			rowsOf(c, category.TableAsks, func(rows []category.Ask) []category.Ask {
				over = rows[slices.IndexFunc(rows, func(a category.Ask) bool { return a.ItemID == c.Items[i].ID })].HaystackID
				return rows
			})
			first(category.TableHaystacks, func(h category.Haystack) bool { return h.HaystackID == over },
				func(h *category.Haystack) {
					h.SessionIDs = slices.DeleteFunc(slices.Clone(h.SessionIDs),
						func(s string) bool { return s == c.Messages[at].SessionID })
				})(c)
		}},
		{ruleHold, "over which nothing is asked", asks(func(rows []category.Ask) []category.Ask {
			return slices.DeleteFunc(rows, func(a category.Ask) bool { return a.HaystackID == rows[0].HaystackID })
		})},
		{ruleHold, "an item that fell", func(c *corpus.Corpus) {
			i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return it.Status == corpus.Accepted })
			c.Items[i].Status = corpus.Rejected
		}},
		{ruleChosen, "out of order", first(category.TableHaystacks, any, func(h *category.Haystack) {
			h.SessionIDs = slices.Clone(h.SessionIDs)
			slices.Reverse(h.SessionIDs)
		})},
		{ruleChosen, "one twice", first(category.TableHaystacks, any, func(h *category.Haystack) {
			h.SessionIDs = slices.Clone(h.SessionIDs)
			h.SessionIDs[1] = h.SessionIDs[0]
		})},
		{ruleChosen, "one too few", first(category.TableHaystacks, any,
			func(h *category.Haystack) { h.SessionIDs = h.SessionIDs[1:] })},
		{ruleChosen, "one of nobody", first(category.TableHaystacks, any, func(h *category.Haystack) {
			h.SessionIDs = append(slices.Clone(h.SessionIDs[1:]), "S998")
		})},
		{ruleChosen, "a size that the recipe has not", first(category.TableHaystacks,
			func(h category.Haystack) bool { return h.Size == 3 }, func(h *category.Haystack) {
				h.Size, h.SessionIDs = 1, h.SessionIDs[:1]
			})},
		{ruleAsked, "an item over none", asks(func(rows []category.Ask) []category.Ask { return rows[1:] })},
		{ruleAsked, "an item over two", asks(func(rows []category.Ask) []category.Ask {
			last := rows[len(rows)-1]
			return append(rows, category.Ask{InCorpus: last.InCorpus, HaystackID: rows[0].HaystackID, ItemID: last.ItemID})
		})},
		{ruleEqual, "all over one haystack", asks(func(rows []category.Ask) []category.Ask {
			for i := range rows {
				rows[i].HaystackID = rows[0].HaystackID
			}
			return rows
		})},
		{rulePlaces, "always in front", func(c *corpus.Corpus) { manyHaystacks(c, func(int) int { return 0 }) }},
		{rulePlaces, "never behind", func(c *corpus.Corpus) { manyHaystacks(c, func(i int) int { return i % 7 }) }},
		{ruleTold, "longer", func(c *corpus.Corpus) { manyTalks(c, func(_ int, filler bool) bool { return filler }) }},
	}
}

// manyHaystacks puts in place of haystacks many of ten conversations, in which evidence stands where a test likes.
func manyHaystacks(c *corpus.Corpus, at func(i int) int) {
	it := &c.Items[slices.IndexFunc(c.Items, func(it corpus.Item) bool { return it.Status == corpus.Accepted })]
	it.Evidence = it.Evidence[:1]
	session := c.Messages[slices.IndexFunc(c.Messages,
		func(m corpus.Message) bool { return m.ID == it.Evidence[0].MessageID })].SessionID
	var list []category.Haystack
	var asks []category.Ask
	for i := range 300 {
		h := category.Haystack{HaystackID: "H" + strconv.Itoa(i), Size: 10}
		for k := range 10 {
			id := "S9" + strconv.Itoa(k)
			if k == at(i) {
				id = session
			}
			h.SessionIDs = append(h.SessionIDs, id)
		}
		list, asks = append(list, h), append(asks, category.Ask{HaystackID: h.HaystackID, ItemID: it.ID})
	}
	if err := corpus.SetRows(c, category.TableHaystacks, list); err != nil {
		panic(err)
	}
	if err := corpus.SetRows(c, category.TableAsks, asks); err != nil {
		panic(err)
	}
}

// manyTalks puts in place of conversations many of two messages, half of them fillers, of which some are longer.
func manyTalks(c *corpus.Corpus, longer func(i int, filler bool) bool) {
	var list []sessions.Session
	order := corpus.Rand(1, "fillers", "test").Perm(200)
	c.Messages = nil
	for i := range 200 {
		at := corpus.NewDate(2025, 1, 1).Add(i).At(9, i%7)
		s := sessions.Session{SessionID: "S" + strconv.Itoa(1000+i), UserID: "P1", Seq: int32(i + 1),
			Started: at.Time().UnixMicro(), Ended: (at + 1).Time().UnixMicro(), Filler: order[i]%2 == 0}
		text := "That is it, more or less."
		if longer(i, s.Filler) {
			text += strings.Repeat(" And so on.", 3)
		}
		for k, role := range []string{prompts.SideUser, prompts.SideAssistant} {
			c.Messages = append(c.Messages, corpus.Message{ID: s.SessionID + strconv.Itoa(k), SessionID: s.SessionID,
				Seq: 2*i + k + 1, At: at + corpus.Stamp(k), AuthorRole: role, Text: text})
		}
		list = append(list, s)
	}
	if err := corpus.SetRows(c, sessions.TableSessions, list); err != nil {
		panic(err)
	}
}

func wordMutations() []mutation {
	return []mutation{
		{ruleWords, "evidence opens as nothing else does", func(c *corpus.Corpus) {
			var told []string
			for i := 0; i < len(c.Messages); i += 4 {
				c.Messages[i].Text = "Before it is forgotten. " + c.Messages[i].Text
				told = append(told, c.Messages[i].Text)
			}
			rowsOf(c, category.TableCores, func(rows []category.Core) []category.Core {
				rows[0].Messages = slices.Concat(rows[0].Messages, told)
				return rows
			})
		}},
		{ruleLong, "one message again and again", func(c *corpus.Corpus) {
			for i := range len(c.Messages) / 10 {
				c.Messages[i].Text = "This is one of those messages that come again and again."
			}
		}},
		{ruleTopics, "four matters", first(sessions.TableMatters, func(sessions.Matter) bool { return true },
			func(m *sessions.Matter) { m.Scenario = "a; b; c; d" })},
	}
}

func TestRules(t *testing.T) {
	x, err := small()
	if err != nil {
		t.Fatal(err)
	}
	var list []sessionstest.Mutation
	for _, m := range slices.Concat(talkMutations(), coreMutations(), stackMutations(), wordMutations()) {
		list = append(list, sessionstest.Mutation{Rule: m.rule, Name: m.name, Mutate: sessionstest.InCorpus(m.mutate)})
	}
	sessionstest.Rules(t, convomem.Design{}, x, list, rulePlaces, ruleWords)
}

// Enough items of the small corpus are accepted for rules to look at.
func TestCorpus_Accepted(t *testing.T) {
	c, _ := copied(t)
	accepted := 0
	for _, it := range c.Items {
		if it.Status == corpus.Accepted {
			accepted++
		}
	}
	if accepted < 18 {
		t.Errorf("%d items are accepted", accepted)
	}
}

// The rules that test chance pass what chance makes.
func TestRules_ChancePasses(t *testing.T) {
	r := corpus.Rand(1, "chance", "test")
	draws := r.Perm(300)
	for name, mutate := range map[string]func(*corpus.Corpus){
		rulePlaces: func(c *corpus.Corpus) { manyHaystacks(c, func(i int) int { return draws[i] % 10 }) },
		ruleTold:   func(c *corpus.Corpus) { manyTalks(c, func(i int, _ bool) bool { return draws[i]%2 == 0 }) },
	} {
		c, m := copied(t)
		mutate(c)
		if f := sessionstest.Finding(t, convomem.Design{}, name, c, m); f.Status == rule.Violated || f.Checked < 200 {
			t.Errorf("%s: %s, %d looked at, %+v", name, f.Status, f.Checked, f.Test)
		}
	}
}
