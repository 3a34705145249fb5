package lineage

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Index is a corpus with what leads from one record to another. It does not change.
type Index struct {
	c          *corpus.Corpus
	calls      []corpus.CallRecord
	templates  map[string]string // task → hash of the text by which it is asked
	messages   map[string]corpus.Message
	plan       map[string]corpus.PlannedMessage
	facts      map[string]corpus.Fact
	items      map[string]*corpus.Item
	groups     map[string]corpus.Group
	names      map[string]string              // of subjects and people
	said       map[string][]corpus.Disclosure // fact → its disclosures, in the order of the plan
	saidIn     map[string][]string            // fact → the messages that disclose it, likewise
	verdicts   map[string][]corpus.Verdict    // by item
	rounds     map[string][]corpus.Round      // by item
	passages   map[[2]string]corpus.Passage   // group and day, or session and "" → the passage
	repairs    map[string][]corpus.Repair     // by message
	segmentsOf map[string][]string            // message → segments
	applied    map[string]*corpus.Decision    // by item
}

// Source is what an index is made from.
type Source struct {
	Corpus    *corpus.Corpus
	Calls     []corpus.CallRecord // of the whole run; none of the built-in model
	Templates map[string]string   // task → hash of the text by which it is asked
	// Applied are the decisions of people that the release applied, by item: corpus.AppliedDecisions.
	Applied map[string]*corpus.Decision
}

// New indexes a corpus.
func New(s Source) *Index {
	c := s.Corpus
	x := &Index{
		c: c, calls: s.Calls, templates: s.Templates, messages: corpus.CopiesByID(c.Messages), plan: corpus.CopiesByID(c.Plan),
		facts: corpus.CopiesByID(c.Facts), items: map[string]*corpus.Item{}, groups: corpus.CopiesByID(c.Groups), names: c.Names(),
		said: map[string][]corpus.Disclosure{}, saidIn: map[string][]string{}, verdicts: map[string][]corpus.Verdict{},
		rounds: map[string][]corpus.Round{}, passages: map[[2]string]corpus.Passage{}, repairs: map[string][]corpus.Repair{},
		segmentsOf: map[string][]string{}, applied: s.Applied,
	}
	for i := range c.Items {
		x.items[c.Items[i].ID] = &c.Items[i]
	}
	for _, p := range c.Plan {
		for _, d := range p.Discloses {
			x.said[d.FactID], x.saidIn[d.FactID] = append(x.said[d.FactID], d), append(x.saidIn[d.FactID], p.MessageID)
		}
	}
	for _, v := range c.Verdicts {
		x.verdicts[v.ItemID] = append(x.verdicts[v.ItemID], v)
	}
	for _, r := range c.Rounds {
		x.rounds[r.ItemID] = append(x.rounds[r.ItemID], r)
	}
	for _, p := range c.Passages {
		x.passages[passageKey(p.GroupID, p.SessionID, p.Day)] = p
	}
	for _, r := range c.Repairs {
		x.repairs[r.MessageID] = append(x.repairs[r.MessageID], r)
	}
	for _, s := range c.Segments {
		for _, id := range s.MessageIDs {
			x.segmentsOf[id] = append(x.segmentsOf[id], s.ID)
		}
	}
	return x
}

func passageKey(group, session string, day corpus.Date) [2]string {
	if session != "" {
		return [2]string{session, ""}
	}
	return [2]string{group, day.String()}
}

// Item returns a draft by its id, whatever became of it, in any case of letters.
func (x *Index) Item(id string) (*corpus.Item, bool) {
	it, ok := x.items[strings.ToUpper(id)]
	return it, ok
}

// Has says whether there is an item, a message or a fact of an id, in any case of letters.
func (x *Index) Has(id string) bool {
	id = strings.ToUpper(id)
	_, message := x.messages[id]
	_, fact := x.facts[id]
	_, item := x.items[id]
	return message || fact || item
}

// Fact returns a fact by its id.
func (x *Index) Fact(id string) (corpus.Fact, bool) {
	f, ok := x.facts[id]
	return f, ok
}

// factText says what a fact states.
func (x *Index) factText(f corpus.Fact) string {
	text := fmt.Sprintf("%s · %s = %s, from %s", cmp.Or(x.names[f.SubjectID], f.SubjectID), f.Predicate, f.Value.Canonical(), f.From)
	if f.To != 0 {
		text += " to " + f.To.String()
	}
	if f.Condition != "" { // it has its own preposition
		text += ", " + f.Condition
	}
	for _, n := range []struct{ word, what string }{
		{"replaces", f.Supersedes}, {"because of", f.Because}, {"corrects", f.Corrects},
		{"contradicts", f.Contradicts}, {"about", f.About},
	} {
		if n.what != "" {
			text += ", " + n.word + " " + n.what
		}
	}
	if f.Noise {
		text += ", noise"
	}
	return text
}

// messageText says where and by whom a message was written, and its words.
func (x *Index) messageText(m corpus.Message) string {
	return fmt.Sprintf("%s %s, %s, %s: %s", m.At.Date().Weekday(), m.At, x.groups[m.GroupID].Name, m.AuthorName, m.Text)
}

// callsOf are the calls of the units that end in a name, of some stages: their names begin with one of the prefixes; of any
// stage without prefixes.
func (x *Index) callsOf(name string, stages ...string) []corpus.CallRecord {
	if name == "" {
		return nil
	}
	var out []corpus.CallRecord
	for _, c := range x.calls {
		if strings.HasSuffix(c.Unit, "/"+name) && (len(stages) == 0 || slices.ContainsFunc(stages, func(s string) bool {
			return strings.HasPrefix(c.Stage, s)
		})) {
			out = append(out, c)
		}
	}
	return out
}
