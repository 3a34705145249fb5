package diff

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
)

// row is a row that can be matched.
type row struct {
	id     string
	exact  string   // rows that say the same
	near   string   // rows that say nearly the same: tried for those without a match
	what   string   // for people
	fields []string // in the order of the kind's fields
}

// The fields that are compared of a matched message and of a matched item.
var (
	messageFields = []string{"text", "group", "reply_to", "thread", "session", "mentions"}
	itemFields    = []string{statusField, "question", "options", "answer", "correct_answers", "incorrect_answers",
		"should", "should_not", "asker", "asked_at", "valid_until", "split",
		"format", "category", "subcategory", "difficulty", "quality", "evidence", "stage", "codes", "reasons", "fault",
		"admitted_by"}
)

const statusField = "status"

// side is what is gathered of a folder.
type side struct {
	messages, items []row
	samples         map[string][]float64
	classes         map[string]map[string]int
}

// gather reads the corpora of a folder one after another, as far as both folders can be compared.
func gather(r *output.Reader, of scope) (*side, error) {
	s := &side{samples: map[string][]float64{}, classes: map[string]map[string]int{}}
	for c, err := range r.Corpora() {
		if err != nil {
			return nil, err
		}
		s.add(c, of)
	}
	return s, nil
}

func (s *side) add(c *corpus.Corpus, of scope) {
	n := names{c: c, of: c.Names(), groups: corpus.NamesByID(c.Groups), messages: corpus.ByID(c.Messages),
		byID: corpus.ByID(c.Facts), scope: of}
	for i := range c.Messages {
		s.messages = append(s.messages, n.message(&c.Messages[i]))
	}
	for i := range c.Items {
		if it := c.Items[i]; of.audit || it.Status == corpus.Accepted {
			if !of.key {
				it = seen(it)
			}
			s.items = append(s.items, n.item(&it))
		}
	}
	s.sample(c, of)
}

// seen is what a system sees of an item.
func seen(it corpus.Item) corpus.Item {
	return corpus.Item{ID: it.ID, Format: it.Format, Question: it.Question, Options: it.Options, AskerID: it.AskerID,
		AskedAt: it.AskedAt,
		Split:   it.Split, Status: it.Status}
}

// names tells what ids stand for.
type names struct {
	c        *corpus.Corpus
	of       map[string]string // people and subjects
	groups   map[string]string
	messages map[string]*corpus.Message
	byID     map[string]*corpus.Fact
	scope
}

// name is the name of an id, or the id where it has none.
func (n *names) name(id string) string { return cmp.Or(n.of[id], id) }

// place names a message by author and time.
func (n *names) place(id string) string {
	m, ok := n.messages[id]
	if !ok {
		return id
	}
	return m.AuthorName + ", " + m.At.String()
}

func (n *names) message(m *corpus.Message) row {
	near := m.AuthorName + "\n" + m.At.String()
	var mentions []string
	for _, p := range m.Mentions {
		mentions = append(mentions, n.name(p))
	}
	return row{id: m.ID, near: near, exact: near + "\n" + m.Text, what: m.AuthorName + ", " + m.At.String(),
		fields: []string{m.Text, cmp.Or(n.groups[m.GroupID], m.GroupID), n.place(m.ReplyTo), n.place(m.ThreadID), m.SessionID,
			strings.Join(mentions, ", ")}}
}

func (n *names) item(it *corpus.Item) row {
	near := it.Family + "\n" + n.gold(it)
	var options, evidence []string
	for _, o := range it.Options {
		options = append(options, o.Letter+" "+o.Text)
	}
	for _, e := range it.Evidence {
		evidence = append(evidence, string(e.Role)+": "+n.place(e.MessageID))
	}
	slices.Sort(evidence)
	return row{id: it.ID, near: near, exact: near + "\n" + it.Question, what: it.Family + ": " + it.Question,
		fields: []string{
			string(it.Status), it.Question, lines(options), it.Answer, lines(it.CorrectAnswers), lines(it.IncorrectAnswers),
			lines(rubricOf(it).Should), lines(rubricOf(it).ShouldNot), n.name(it.AskerID),
			it.AskedAt.String(), until(it.ValidUntil), it.Split, it.Format, it.Category, it.Subcategory, it.Difficulty,
			it.Quality, lines(evidence), it.Stage,
			codes(it), n.reasons(it.Reasons), it.Fault, it.AdmittedBy}}
}

// until is when an answer changes; empty where it does not.
func until(at corpus.Stamp) string {
	if at == 0 {
		return ""
	}
	return at.String()
}

// idText finds what could be an id in a reason.
var idText = regexp.MustCompile(`\b[A-Z][0-9]+\b`)

// reasons are the reasons of an item, with the places of the messages whose ids they name.
func (n *names) reasons(list []string) string {
	return idText.ReplaceAllStringFunc(lines(list), n.place)
}

// rubricOf is an item's rubric, an empty one where it has none.
func rubricOf(it *corpus.Item) corpus.Rubric {
	if it.Rubric == nil {
		return corpus.Rubric{}
	}
	return *it.Rubric
}

func lines(list []string) string { return strings.Join(list, "\n") }

// gold is the canonical text of what an item asks for: the facts behind its gold answer, or, where there are none,
// subjects, predicates and values. An item without a key is known by its question.
func (n *names) gold(it *corpus.Item) string {
	var out []string
	for i := range it.Gold {
		g := &it.Gold[i]
		head := g.Part + " " + string(g.Operation) + " "
		if !n.facts || len(g.FactIDs) == 0 {
			value := ""
			if g.Atom != nil {
				value = g.Atom.Canonical()
			}
			out = append(out, head+n.name(g.SubjectID)+" · "+g.Predicate+" · "+value)
			continue
		}
		for _, id := range g.FactIDs {
			out = append(out, head+n.fact(id))
		}
	}
	if len(out) == 0 {
		return it.Question
	}
	slices.Sort(out)
	return lines(slices.Compact(out))
}

// fact is the canonical text of a fact.
func (n *names) fact(id string) string {
	f, ok := n.byID[id]
	if !ok {
		return id
	}
	return n.name(f.SubjectID) + " · " + f.Predicate + " · " + f.Value.Canonical() + " · " + f.From.String() + " · " +
		f.Condition
}

// compareRows matches rows that say the same, then those that say nearly the same, each once and in order.
func compareRows(old, now []row, fields []string) Rows {
	out := Rows{Old: len(old), New: len(now), Fields: []FieldCount{}}
	partner := make([]int, len(old)) // of each old row, one more than the place of its match
	taken := make([]bool, len(now))
	match(old, now, partner, taken, func(r *row) string { return r.exact })
	match(old, now, partner, taken, func(r *row) string { return r.near })
	count := make([]int, len(fields))
	for i := range old {
		if partner[i] == 0 {
			out.Gone = append(out.Gone, Entry{OldID: old[i].id, What: old[i].what})
			continue
		}
		b := &now[partner[i]-1]
		e := Entry{OldID: old[i].id, NewID: b.id, What: b.what}
		for k, name := range fields {
			if old[i].fields[k] != b.fields[k] {
				count[k]++
				e.Fields = append(e.Fields, Change{name, old[i].fields[k], b.fields[k]})
			}
		}
		if len(e.Fields) == 0 {
			out.Same++
			continue
		}
		out.Changed = append(out.Changed, e)
	}
	for j := range now {
		if !taken[j] {
			out.Added = append(out.Added, Entry{NewID: now[j].id, What: now[j].what})
		}
	}
	out.Counts = RowCounts{len(out.Added), len(out.Gone), len(out.Changed)}
	for k, n := range count {
		if n > 0 {
			out.Fields = append(out.Fields, FieldCount{fields[k], n})
		}
	}
	return out
}

// match pairs the rows without a partner that have the same key, in their order.
func match(old, now []row, partner []int, taken []bool, key func(*row) string) {
	waiting := map[string][]int{}
	for j := range now {
		if !taken[j] {
			k := key(&now[j])
			waiting[k] = append(waiting[k], j)
		}
	}
	for i := range old {
		k := key(&old[i])
		if list := waiting[k]; partner[i] == 0 && len(list) > 0 {
			partner[i], waiting[k] = list[0]+1, list[1:]
			taken[list[0]] = true
		}
	}
}

func codes(it *corpus.Item) string {
	var out []string
	for _, c := range it.Codes {
		out = append(out, string(c))
	}
	return lines(out)
}
