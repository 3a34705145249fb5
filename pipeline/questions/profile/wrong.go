package profile

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
)

// The strategies of wrong facts (B.3). A wrong fact is of the same attribute as the right one, and of the same sort of
// task: one that is of anything else can be told without any message.
const (
	// who spoke and of what is true: it was weighed for it, or the same person said it of another such task
	HalfTrue       = "half_true"
	Misattribution = "misattribution" // of another task, whose owner is another person
	// what held before, here or at another task, or what was so at a task that was over
	TemporalReversal = "temporal_reversal"
	CausalInversion  = "causal_inversion" // of another task, where it was the cause of a change or came of one
	Degree           = "degree"           // more or less of the same
)

// liar finds wrong values for facts. It uses every strategy about as often as the others.
type liar struct {
	w        *questions.World
	current  map[[2]string][]*corpus.Fact // subject and predicate → what texts state
	alike    map[[2]string][]*corpus.Fact // deliverable and predicate → what texts state
	named    map[string][]*corpus.Fact    // predicate → the names that texts state
	sort     map[string]string            // task → its deliverable
	causes   map[string]bool              // facts that made something change
	weighed  map[string][]*corpus.Fact    // fact → what was weighed for it
	replaced map[string]bool              // facts in whose place others hold now
	tasks    map[string]*corpus.Task
	ever     map[[2]string][]corpus.Value // subject and predicate → whatever was said or planned of it
	themed   bool                         // a wrong problem is of the right one's theme, so that a proposal answers either
	remedies []string                     // telling words of the proposals: they would seem to be for a problem with one
	used     map[string]int
}

func newLiar(w *questions.World) *liar {
	l := &liar{w: w, current: map[[2]string][]*corpus.Fact{}, alike: map[[2]string][]*corpus.Fact{},
		named: map[string][]*corpus.Fact{},
		sort:  map[string]string{}, causes: map[string]bool{}, weighed: map[string][]*corpus.Fact{},
		replaced: map[string]bool{}, tasks: map[string]*corpus.Task{}, ever: map[[2]string][]corpus.Value{},
		used: map[string]int{}}
	for i := range w.Corpus.Tasks {
		t := &w.Corpus.Tasks[i]
		l.sort[t.ID], l.tasks[t.ID] = t.Deliverable, t
	}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		slot := [2]string{f.SubjectID, f.Predicate}
		l.ever[slot] = append(l.ever[slot], f.Value)
	}
	for _, f := range w.Stated() {
		if f.Predicate == corpus.PredOption {
			l.weighed[f.About] = append(l.weighed[f.About], f)
		}
		if _, ok := w.Attribute(f.SubjectID, f.Predicate); !ok {
			continue
		}
		slot := [2]string{f.SubjectID, f.Predicate}
		l.current[slot] = append(l.current[slot], f)
		sort := [2]string{l.sort[f.SubjectID], f.Predicate}
		l.alike[sort] = append(l.alike[sort], f)
		if f.Value.Kind == corpus.KindEntity {
			l.named[f.Predicate] = append(l.named[f.Predicate], f)
		}
		l.causes[f.Because] = true
		if f.Supersedes != "" {
			l.replaced[f.Supersedes] = true
		}
	}
	return l
}

// wrong returns a value that is not a fact's and was never true of its slot at
// the time of asking, and the strategy by which it was found.
func (l *liar) wrong(f *corpus.Fact, r *rand.Rand) (corpus.Value, string, bool) {
	ways := []struct {
		name string
		find func(*corpus.Fact, *rand.Rand) (corpus.Value, bool)
	}{
		{HalfTrue, l.halfTrue}, {Misattribution, l.misattributed}, {TemporalReversal, l.before},
		{CausalInversion, l.inverted}, {Degree, l.degree},
	}
	ways = corpus.Shuffled(r, ways)
	best, name := corpus.Value{}, ""
	for _, way := range ways {
		if name != "" && l.used[way.name] >= l.used[name] {
			continue
		}
		if v, ok := way.find(f, r); ok && !l.states(f, v, way.name == TemporalReversal && l.held(f, v)) && l.likeTheme(f, v) {
			best, name = v, way.name
		}
	}
	if name == "" {
		if v, ok := l.nameOfAny(f, r); ok && !l.states(f, v, false) {
			best, name = v, Misattribution
		}
	}
	if name != "" {
		l.used[name]++
	}
	return best, name, name != ""
}

// likeTheme says whether a wrong problem is of the right one's theme, where that matters.
func (l *liar) likeTheme(f *corpus.Fact, v corpus.Value) bool {
	if !l.themed {
		return true
	}
	own, _ := l.w.Theme(f.SubjectID, f.Predicate, f.Value.Text)
	other, ok := l.w.Theme(f.SubjectID, f.Predicate, v.Text)
	return ok && own.Key == other.Key && !nearer(v.Text, l.remedies)
}

// states says whether a value is stated for a fact's slot: the fact's own, and, unless older ones are wanted, any.
func (l *liar) states(f *corpus.Fact, v corpus.Value, older bool) bool {
	return v.Equal(f.Value) || !older && slices.ContainsFunc(l.ever[[2]string{f.SubjectID, f.Predicate}], v.Equal)
}

// draw takes a value of one of some facts at random.
func draw(r *rand.Rand, from []*corpus.Fact, fit func(*corpus.Fact) bool) (corpus.Value, bool) {
	var fits []*corpus.Fact
	for _, f := range from {
		if fit(f) {
			fits = append(fits, f)
		}
	}
	if len(fits) == 0 {
		return corpus.Value{}, false
	}
	return corpus.Pick(r, fits).Value, true
}

// alike says whether two values could stand for one another.
func alike(a, b corpus.Value) bool {
	return a.Kind == b.Kind && a.Unit == b.Unit && a.Currency == b.Currency && a.Working == b.Working &&
		a.Precision == b.Precision && !a.Equal(b)
}

func (l *liar) class(f *corpus.Fact) pack.Class {
	a, _ := l.w.Attribute(f.SubjectID, f.Predicate)
	return a.Class
}

// halfTrue takes what was weighed for the fact and not taken, or what the person who stated the fact states of another
// task of the sort.
func (l *liar) halfTrue(f *corpus.Fact, r *rand.Rand) (corpus.Value, bool) {
	if v, ok := draw(r, l.weighed[f.ID], func(g *corpus.Fact) bool { return alike(g.Value, f.Value) }); ok {
		return v, true
	}
	by := l.speaker(f)
	return l.ofAnother(f, r, func(g *corpus.Fact) bool { return l.speaker(g) == by })
}

// speaker is who states a fact first.
func (l *liar) speaker(f *corpus.Fact) string {
	if list := l.w.Statements(f.ID); len(list) > 0 {
		return list[0].Message.AuthorID
	}
	return ""
}

// misattributed takes what texts state of another task of the sort, which another person owns.
func (l *liar) misattributed(f *corpus.Fact, r *rand.Rand) (corpus.Value, bool) {
	own := l.tasks[f.SubjectID]
	return l.ofAnother(f, r, func(g *corpus.Fact) bool {
		t := l.tasks[g.SubjectID]
		return own == nil || t == nil || t.OwnerID != own.OwnerID
	})
}

// ofAnother draws a value of the attribute from the facts of other tasks of the sort.
func (l *liar) ofAnother(f *corpus.Fact, r *rand.Rand, fit func(*corpus.Fact) bool) (corpus.Value, bool) {
	return draw(r, l.alike[[2]string{l.sort[f.SubjectID], f.Predicate}], func(g *corpus.Fact) bool {
		return g.SubjectID != f.SubjectID && alike(g.Value, f.Value) && fit(g) && l.likeTheme(f, g.Value)
	})
}

// nameOfAny takes the name that texts state for the attribute at a task of any sort, which another person owns: a small
// corpus may have no other of the sort, and a name tells none.
func (l *liar) nameOfAny(f *corpus.Fact, r *rand.Rand) (corpus.Value, bool) {
	own := l.tasks[f.SubjectID]
	return draw(r, l.named[f.Predicate], func(g *corpus.Fact) bool {
		t := l.tasks[g.SubjectID]
		return own != nil && t != nil && t.OwnerID != own.OwnerID && alike(g.Value, f.Value)
	})
}

// before takes the value that the fact replaced; else one that was replaced at another task of the sort; else what was
// so at one that was over when this one began.
func (l *liar) before(f *corpus.Fact, r *rand.Rand) (corpus.Value, bool) {
	if old, ok := l.w.Fact(f.Supersedes); ok && len(l.w.Statements(old.ID)) > 0 {
		return old.Value, true
	}
	over := func(g *corpus.Fact) bool {
		t, own := l.tasks[g.SubjectID], l.tasks[f.SubjectID]
		return t != nil && own != nil && t.End != 0 && t.End < own.Start
	}
	if v, ok := l.ofAnother(f, r, func(g *corpus.Fact) bool { return l.replaced[g.ID] }); ok {
		return v, true
	}
	return l.ofAnother(f, r, over)
}

// held says whether a value is the one that a fact replaced.
func (l *liar) held(f *corpus.Fact, v corpus.Value) bool {
	old, ok := l.w.Fact(f.Supersedes)
	return ok && old.Value.Equal(v)
}

// inverted takes what made something change at another task, or what came of it.
func (l *liar) inverted(f *corpus.Fact, r *rand.Rand) (corpus.Value, bool) {
	return l.ofAnother(f, r, func(g *corpus.Fact) bool { return l.causes[g.ID] || g.Because != "" })
}

// degree: a number, or a day, somewhat off.
func (l *liar) degree(f *corpus.Fact, r *rand.Rand) (corpus.Value, bool) {
	v := f.Value
	switch v.Kind {
	case corpus.KindCount, corpus.KindDuration, corpus.KindMoney:
		v.N = off(v.N, r)
	case corpus.KindQuantity, corpus.KindPercent:
		v.Dec = corpus.NewDecimal(off(v.Dec.Coef, r), v.Dec.Scale)
		if v.Kind == corpus.KindPercent && v.Dec.Scale == 0 && v.Dec.Coef > 100 {
			return v, false
		}
	case corpus.KindDate:
		days := 1 + r.IntN(4)
		if r.IntN(2) == 0 {
			days = -days
		}
		v.Date = l.w.Calendar.AddWorkdays(v.Date, days)
	default:
		return v, false
	}
	return v, !v.Equal(f.Value)
}

// off moves a number up or down by about a quarter to a half, and keeps what it is a multiple of.
func off(n int64, r *rand.Rand) int64 {
	unit := int64(1)
	for _, u := range []int64{1000, 500, 100, 50, 25, 10, 5, 2} {
		if n%u == 0 && n >= 2*u {
			unit = u
			break
		}
	}
	steps := max(1, n/unit*int64(25+r.IntN(25))/100)
	if r.IntN(2) == 0 && n-steps*unit > 0 {
		return n - steps*unit
	}
	return n + steps*unit
}

// askable says whether a fact can be the fact side of a question: an attribute
// of a task that nothing has replaced, whose value can be said in a sentence.
func (l *liar) askable(f *corpus.Fact) bool {
	a, ok := l.w.Attribute(f.SubjectID, f.Predicate)
	if !ok || f.TaskID == "" || a.Class == pack.Reference || f.Condition != "" {
		return false
	}
	list := l.current[[2]string{f.SubjectID, f.Predicate}]
	return !slices.ContainsFunc(list, func(g *corpus.Fact) bool { return g.Supersedes == f.ID })
}
