package awareness

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// The strategies of distractors, which option keys record.
const (
	fromOlder   = "older value"         // what held before and was replaced
	fromRule    = "general rule"        // what holds still, but not in this case
	fromCase    = "other case"          // what holds in another case
	fromWeighed = "weighed"             // what was proposed and not taken
	fromOwner   = "most visible person" // the owner, who writes most about it
	fromAbsent  = "somebody else away"  // true of them, who have no part in it
	fromPart    = "other part"          // who has another part in the same task
	fromOther   = "other subject"       // the same attribute of something else
	fromNear    = "near value"          // a day or sum close by that no one gave
	fromMixed   = "mixed up"            // the one person, the return of the other
	fromRival   = "other rule"          // what holds in the same case, but for another matter
)

// wrong is a value that a distractor states.
type wrong struct {
	value    corpus.Value
	of       string // whose value it is, where the options name it; empty for the subject's
	kind     string // of the option
	strategy string
}

// valueIndex holds the stated values of a world by attribute, to take distractors from: real values of the same kind.
type valueIndex struct {
	byPredicate map[string][]indexedFact
	weighed     map[string][]*corpus.Fact  // by the fact that they were weighed for
	bySlot      map[string][]*corpus.Fact  // everything ever said of a slot, wrong or over
	values      map[string]map[string]bool // the keys of bySlot's values
	standings   *standings
	names       questions.Lean // of names that were options so far
}

// indexedFact is a stated fact with what distractors are chosen by: it is compared with every anchor of its attribute.
type indexedFact struct {
	*corpus.Fact
	key    string // of the value
	size   float64
	matter string
}

func newShelf(w *questions.World) *valueIndex {
	s := &valueIndex{map[string][]indexedFact{}, map[string][]*corpus.Fact{}, map[string][]*corpus.Fact{},
		map[string]map[string]bool{}, newStandings(w), questions.Lean{}}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		at := slot(f)
		if s.values[at] == nil {
			s.values[at] = map[string]bool{}
		}
		s.bySlot[at] = append(s.bySlot[at], f)
		s.values[at][f.Value.Key()] = true
	}
	for _, f := range w.Stated() {
		s.byPredicate[f.Predicate] = append(s.byPredicate[f.Predicate],
			indexedFact{f, f.Value.Key(), size(f.Value), kindOfMatter(w.Subjects[f.SubjectID])})
		if f.Predicate == corpus.PredOption {
			s.weighed[f.About] = append(s.weighed[f.About], f)
		}
	}
	return s
}

func slot(f *corpus.Fact) string { return f.SubjectID + "|" + f.Predicate }

// special are the distractors that the anchor itself suggests, the most telling first.
func (s *valueIndex) special(w *questions.World, a anchor) []wrong {
	var out []wrong
	for _, f := range a.older {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionSuperseded, strategy: fromOlder})
	}
	for _, f := range a.general {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromRule})
	}
	for _, f := range a.context {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromCase})
	}
	if a.rule != nil {
		out = append(out, s.rivals(a)...)
	}
	for _, f := range s.weighed[a.decisive.ID] {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromWeighed})
	}
	if a.kind == anchorContact && a.owner != "" {
		out = append(out, wrong{value: corpus.TextValue(corpus.KindEntity, a.owner), kind: corpus.OptionDistractor,
			strategy: fromOwner})
	}
	if a.kind == anchorContact {
		for _, part := range []string{approver, reviewer} {
			for _, f := range s.bySlot[a.decisive.SubjectID+"|"+part] {
				if part != a.decisive.Predicate && !f.Noise && len(said(w, f.ID, a.at)) > 0 {
					out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromPart})
				}
			}
		}
	}
	u := s.usable(a)
	return slices.DeleteFunc(out, func(x wrong) bool { return !u.take(x.value.Kind, x.value.Key(), x.strategy) })
}

// fair prefers among wrong names those that were right of other drafts, and leaves out of them those that suggest
// themselves but never are: the one who is visible everywhere and decides nothing could be ruled out unread.
func (s *valueIndex) fair(a anchor, special, others []wrong) (suggested, of []wrong) {
	if a.decisive.Value.Kind != corpus.KindEntity {
		return special, others
	}
	special = slices.DeleteFunc(special, func(x wrong) bool {
		return x.strategy == fromOwner &&
			s.names[x.value.Text] < 0
	})
	slices.SortStableFunc(others, func(x, y wrong) int { return s.names[y.value.Text] - s.names[x.value.Text] })
	return special, others
}

// count notes who is right and who is wrong of a draft.
func (s *valueIndex) count(c composed) {
	if c.decisive.Value.Kind != corpus.KindEntity {
		return
	}
	var names []string
	for _, o := range c.wrongs {
		names = append(names, o.Plan.Says[0].Value)
	}
	s.names.Add(c.right.Plan.Says[0].Value, names...)
}

// rivals is at most one exception in the same case of another rule of the kind: who does not know the rule ends there.
func (s *valueIndex) rivals(a anchor) []wrong {
	matter := kindOfMatter(a.task)
	for _, f := range s.byPredicate[corpus.PredRequires] {
		if f.Condition == a.decisive.Condition && f.SubjectID != a.decisive.SubjectID && f.matter == matter &&
			!s.values[slot(a.decisive)][f.key] {
			return []wrong{{value: f.Value, kind: corpus.OptionDistractor, strategy: fromRival}}
		}
	}
	return nil
}

// others are values that other subjects have of the attribute, in an order of
// their likeness to the right one and, among alike ones, drawn.
func (s *valueIndex) others(w *questions.World, r *rand.Rand, a anchor) []wrong {
	type candidate struct {
		*indexedFact
		far float64
	}
	shelved := s.byPredicate[a.decisive.Predicate]
	list := make([]candidate, len(shelved))
	right, matter := size(a.decisive.Value), kindOfMatter(w.Subjects[a.decisive.SubjectID])
	for i := range shelved {
		list[i] = candidate{&shelved[i], shelved[i].far(right, matter)}
	}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	slices.SortStableFunc(list, func(f, g candidate) int { return cmp.Compare(f.far, g.far) })
	u := s.usable(a)
	var out []wrong
	for _, f := range list {
		if f.SubjectID != a.decisive.SubjectID && u.take(f.Value.Kind, f.key, fromOther) {
			out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromOther})
		}
	}
	return out
}

// far is how unlike a value is to the right one, by size or, of what rules require, by their matter.
func (f *indexedFact) far(right float64, matter string) float64 {
	switch {
	case f.Predicate != corpus.PredRequires && f.Value.Kind == corpus.KindDate:
		return math.Floor(math.Abs(f.size-right) / 8)
	case f.Predicate != corpus.PredRequires:
		return math.Floor(math.Abs(math.Log1p(math.Abs(f.size))-math.Log1p(math.Abs(right))) * 2)
	case f.matter == matter:
		return 0
	}
	return 1
}

// kindOfMatter is what two rules have in common that differ by their object: the words before the last "the".
func kindOfMatter(subject string) string {
	before, _, _ := strings.Cut(subject, " the ")
	return before
}

// usable leaves out what cannot be wrong or be told apart: values of another kind, the right one, each a second time,
// what the question names, and those that were ever true of the slot but are no snippet, which a person may still hold
// to.
type usable struct {
	kind corpus.Kind
	out  map[string]bool // keys of the right value, the named one and those taken
	slot map[string]bool // keys of the slot's values
}

func (s *valueIndex) usable(a anchor) usable {
	out := map[string]bool{a.decisive.Value.Key(): true, a.named.Key(): true}
	if a.rule != nil {
		out[a.rule.Value.Key()] = true
	}
	return usable{a.decisive.Value.Kind, out, s.values[slot(a.decisive)]}
}

// take says whether a value can be used, and takes it.
func (u usable) take(kind corpus.Kind, key, strategy string) bool {
	if kind != u.kind || u.out[key] || strategy == fromOther && u.slot[key] {
		return false
	}
	u.out[key] = true
	return true
}

// size orders values: by what they count, or by the length of their words,
// which is what a reader without memory sees of them.
func size(v corpus.Value) float64 {
	switch v.Kind {
	case corpus.KindDate:
		return float64(v.Date)
	case corpus.KindCount, corpus.KindDuration, corpus.KindMoney, corpus.KindTime:
		return float64(v.N)
	case corpus.KindQuantity, corpus.KindPercent:
		return float64(v.Dec.Coef) * math.Pow10(-int(v.Dec.Scale))
	}
	return float64(utf8.RuneCountInString(v.Text))
}
