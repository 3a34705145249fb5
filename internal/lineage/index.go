package lineage

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// Index is a corpus with what leads from one record to another. It does not change.
type Index struct {
	*index.Index
	calls     []corpus.CallRecord
	templates map[string]string           // task → hash of the text by which it is asked
	applied   map[string]*corpus.Decision // by item
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
	return &Index{Index: index.New(s.Corpus), calls: s.Calls, templates: s.Templates, applied: s.Applied}
}

// saidIn returns the messages that state a fact, in the order of the plan.
func (x *Index) saidIn(factID string) []string {
	var out []string
	for _, s := range x.Stating(factID) {
		out = append(out, s.Message.ID)
	}
	return out
}

// Item returns a draft by its id, whatever became of it, in any case of letters.
func (x *Index) Item(id string) (*corpus.Item, bool) {
	it := x.Index.Item(strings.ToUpper(id))
	return it, it != nil
}

// fact returns the fact of an id, or an empty one.
func (x *Index) fact(id string) *corpus.Fact {
	if f := x.Fact(id); f != nil {
		return f
	}
	return &corpus.Fact{}
}

// factText says what a fact states.
func (x *Index) factText(f *corpus.Fact) string {
	text := fmt.Sprintf("%s · %s = %s, from %s", cmp.Or(x.Name(f.SubjectID), f.SubjectID), f.Predicate,
		f.Value.Canonical(), f.From)
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
func (x *Index) messageText(m *corpus.Message) string {
	return fmt.Sprintf("%s %s, %s, %s: %s", m.At.Date().Weekday(), m.At, x.GroupName(m.GroupID), m.AuthorName, m.Text)
}

// callsOf are the calls of the units that end in a name, of some stages: their names begin with one of the prefixes; of
// any stage without prefixes.
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
