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
	fromOlder   = "older value"         // what held before, or holds in the ordinary case
	fromCase    = "other case"          // what holds in another case
	fromWeighed = "weighed"             // what was proposed and not taken
	fromOwner   = "most visible person" // the owner, who writes most about it
	fromAbsent  = "somebody else away"  // true of them, who have no part in it
	fromPart    = "other part"          // who has another part in the same task
	fromOther   = "other subject"       // the same attribute of something else
	fromNear    = "near value"          // a day close by that nobody gave
	fromMixed   = "mixed up"            // the one person, the return of the other
)

// wrong is a value that a distractor states.
type wrong struct {
	value    corpus.Value
	of       string // whose value it is, where the options name it; empty for the subject's
	kind     string // of the option
	strategy string
}

// shelf holds the stated values of a world by attribute, to take distractors
// from: real values of the same kind.
type shelf struct {
	byPredicate map[string][]corpus.Fact
	weighed     map[string][]corpus.Fact // by the fact that they were weighed for
	bySlot      map[string][]corpus.Fact // everything ever said of a slot, wrong or over
}

func newShelf(w *questions.World) *shelf {
	s := &shelf{map[string][]corpus.Fact{}, map[string][]corpus.Fact{}, map[string][]corpus.Fact{}}
	for _, f := range w.Corpus.Facts {
		s.bySlot[slot(f)] = append(s.bySlot[slot(f)], f)
	}
	for _, f := range w.Stated() {
		s.byPredicate[f.Predicate] = append(s.byPredicate[f.Predicate], f)
		if f.Predicate == corpus.PredOption {
			s.weighed[f.About] = append(s.weighed[f.About], f)
		}
	}
	return s
}

func slot(f corpus.Fact) string { return f.SubjectID + "|" + f.Predicate }

// special are the distractors that the anchor itself suggests, the most
// telling first.
func (s *shelf) special(w *questions.World, a anchor) []wrong {
	var out []wrong
	for _, f := range a.older {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionSuperseded, strategy: fromOlder})
	}
	for _, f := range a.context {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromCase})
	}
	for _, f := range s.weighed[a.decisive.ID] {
		out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromWeighed})
	}
	if a.kind == anchorContact && a.owner != "" {
		out = append(out, wrong{value: corpus.TextValue(corpus.KindEntity, a.owner), kind: corpus.OptionDistractor, strategy: fromOwner})
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
	return s.usable(a, out)
}

// others are values that other subjects have of the attribute, in an order of
// their likeness to the right one and, among alike ones, drawn.
func (s *shelf) others(w *questions.World, r *rand.Rand, a anchor) []wrong {
	list := slices.Clone(s.byPredicate[a.decisive.Predicate])
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	matter := kindOfMatter(w.Subjects[a.decisive.SubjectID])
	far := func(f corpus.Fact) float64 {
		if a.decisive.Predicate == corpus.PredRequires {
			if kindOfMatter(w.Subjects[f.SubjectID]) == matter {
				return 0
			}
			return 1
		}
		x, y := size(f.Value), size(a.decisive.Value)
		if f.Value.Kind == corpus.KindDate {
			return math.Floor(math.Abs(x-y) / 8)
		}
		return math.Floor(math.Abs(math.Log1p(math.Abs(x))-math.Log1p(math.Abs(y))) * 2)
	}
	slices.SortStableFunc(list, func(f, g corpus.Fact) int { return cmp.Compare(far(f), far(g)) })
	var out []wrong
	for _, f := range list {
		if f.SubjectID != a.decisive.SubjectID {
			out = append(out, wrong{value: f.Value, kind: corpus.OptionDistractor, strategy: fromOther})
		}
	}
	return s.usable(a, out)
}

// kindOfMatter is what two rules have in common that differ by their object:
// the words before the last "the".
func kindOfMatter(subject string) string {
	before, _, _ := strings.Cut(subject, " the ")
	return before
}

// usable leaves out what cannot be wrong or be told apart: values of another
// kind, the right one, each a second time, what the question names, and those
// that were ever true of the slot but are no snippet, which somebody may still
// hold to.
func (s *shelf) usable(a anchor, list []wrong) []wrong {
	var out []wrong
	for _, x := range list {
		again := slices.ContainsFunc(out, func(y wrong) bool { return y.value.Equal(x.value) })
		elsewhere := x.strategy == fromOther && slices.ContainsFunc(s.bySlot[slot(a.decisive)], func(f corpus.Fact) bool { return f.Value.Equal(x.value) })
		if x.value.Kind != a.decisive.Value.Kind || x.value.Equal(a.decisive.Value) || again || elsewhere || x.value.Equal(a.named) {
			continue
		}
		out = append(out, x)
	}
	return out
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

// rank draws how many of n distractors are to be larger than the right value,
// so that its place in their order tells nothing (E19, length cues): each of
// the n+1 places as often as another. Where one distractor is given, it takes
// one side; if it is as often larger as smaller, the outermost place of its
// side has to come twice, since the other side never has it.
func rank(r *rand.Rand, n int, given, larger bool) int {
	k := r.IntN(n + 1)
	if !given {
		return k
	}
	if k == 0 {
		k = n
	}
	if !larger {
		k = n - k
	}
	return k
}

// pick takes n distractors, of which as many as drawn are larger than the right
// value. The given ones come first. It fails where the shelf has too few.
func pick(r *rand.Rand, right corpus.Value, must, list []wrong, n int) ([]wrong, bool) {
	if len(must) > n {
		must = must[:n]
	}
	larger := func(x wrong) bool { return size(x.value) > size(right) }
	want := rank(r, n, len(must) > 0, len(must) > 0 && larger(must[0]))
	var out []wrong
	above := 0
	take := func(x wrong) {
		up := larger(x)
		room := n - len(out)
		if room == 0 || up && above == want || !up && len(out)-above == n-want {
			return
		}
		if slices.ContainsFunc(out, func(y wrong) bool { return y.value.Equal(x.value) }) {
			return
		}
		out = append(out, x)
		if up {
			above++
		}
	}
	for _, x := range append(slices.Clone(must), list...) {
		take(x)
	}
	return out, len(out) == n
}
