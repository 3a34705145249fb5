package blueprint

import (
	"errors"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// Attributes looks up the pack's attributes by key.
func Attributes(p *pack.Pack) map[string]pack.Attribute {
	out := make(map[string]pack.Attribute, len(p.Attributes))
	for _, a := range p.Attributes {
		out[a.Key] = a
	}
	return out
}

// Deliverables looks up the pack's deliverables by noun.
func Deliverables(p *pack.Pack) map[string]pack.Deliverable {
	out := make(map[string]pack.Deliverable, len(p.Deliverables))
	for _, d := range p.Deliverables {
		out[d.Noun] = d
	}
	return out
}

// FactOf is a fact of a task with one knower. Its id is that of the task with its predicate.
func FactOf(t corpus.Task, predicate string, v corpus.Value, from corpus.Date, knower string) corpus.Fact {
	return corpus.Fact{ID: t.ID + "/" + predicate, SubjectID: t.ID, Predicate: predicate, Value: v, From: from,
		TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{knower}}
}

// NamesBut returns the names of the people below the executive, some left out by their ids.
func NamesBut(people []corpus.Person, ids ...string) []string {
	var out []string
	for _, p := range people {
		if p.Rank > 1 && !slices.Contains(ids, p.ID) {
			out = append(out, p.Name)
		}
	}
	return out
}

// MostEffort returns the working days that two people have for a task, where an attribute says how much work it is:
// fifteen days are not what is due on Wednesday. It bounds every value that a plan has for it, false ones too.
func MostEffort(c corpus.Calendar, t corpus.Task, a pack.Attribute) (days int64, limited bool) {
	limited = a.Class == pack.Budget && a.Value.Kind == string(corpus.KindDuration)
	return int64(c.WorkdaysInclusive(t.Start, t.Due) * 2), limited
}

// Values draws values of attributes and remembers them, so that a value is drawn again only when all have been used.
type Values struct {
	used  map[string]bool // attribute and canonical value
	spent map[string]bool // attributes of which every value has been used
}

// NewValues has drawn nothing.
func NewValues() *Values { return &Values{map[string]bool{}, map[string]bool{}} }

func (x *Values) key(a pack.Attribute, v corpus.Value) string { return a.Key + "|" + v.Canonical() }

// Used says whether a value of an attribute has been drawn.
func (x *Values) Used(a pack.Attribute, v corpus.Value) bool { return x.used[x.key(a, v)] }

// Draw draws a value that the first of some bars lets through, or else the next one. The first bar is left out once it
// has let nothing through, unless what can be drawn differs from task to task. The error is pack.ErrExhausted where no
// bar does.
func (x *Values) Draw(r *rand.Rand, a pack.Attribute, o pack.DrawOptions, varies bool,
	bars ...func(corpus.Value) bool) (
	corpus.Value, error) {
	if x.spent[a.Key] {
		bars = bars[1:]
	}
	varies = varies || a.Class.In(pack.Deadline, pack.Contact, pack.Reference)
	var v corpus.Value
	err := pack.ErrExhausted
	for i := 0; i < len(bars) && errors.Is(err, pack.ErrExhausted); i++ {
		o.Skip = bars[i]
		v, err = a.Value.Draw(r, o)
		x.spent[a.Key] = x.spent[a.Key] || errors.Is(err, pack.ErrExhausted) && !varies
	}
	if err == nil {
		x.used[x.key(a, v)] = true
	}
	return v, err
}
