package existence

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// occasion is what makes a wrong value plausible for a fact.
type occasion string

// The occasions, the rarest first: a fact that has several is dealt to the first.
const (
	older    occasion = "older value"     // it held before; the question asks as of a later day
	weighed  occasion = "weighed option"  // it was considered and not taken
	forecast occasion = "forecast"        // a task's end was expected for that day, or planned
	sibling  occasion = "sibling subject" // it holds for the same attribute of a neighbour
)

var occasions = []occasion{older, weighed, forecast, sibling}

// miss is a fact with a value that could be taken for its own.
type miss struct {
	fact     *corpus.Fact
	value    corpus.Value
	occasion occasion
}

// finder looks for near misses.
type finder struct {
	w       *questions.World
	tasks   map[string]corpus.Task
	slots   map[[2]string][]*corpus.Fact // of a subject and predicate: true, older, wrong
	options map[string][]*corpus.Fact    // by the fact that they were weighed for
	kin     map[[2]string][]*corpus.Fact // of a deliverable and predicate, in the order of the corpus
}

func newFinder(w *questions.World) *finder {
	f := &finder{w: w, tasks: corpus.CopiesByID(w.Corpus.Tasks), slots: map[[2]string][]*corpus.Fact{},
		options: map[string][]*corpus.Fact{}, kin: map[[2]string][]*corpus.Fact{}}
	for i := range w.Corpus.Facts {
		x := &w.Corpus.Facts[i]
		f.slots[[2]string{x.SubjectID, x.Predicate}] = append(f.slots[[2]string{x.SubjectID, x.Predicate}], x)
		if x.Predicate == corpus.PredOption {
			f.options[x.About] = append(f.options[x.About], x)
		}
		if t, ok := f.tasks[x.SubjectID]; ok && !x.Noise {
			key := [2]string{t.Deliverable, x.Predicate}
			f.kin[key] = append(f.kin[key], x)
		}
	}
	return f
}

// near returns the near miss of a fact that can be claimed: one that holds now and was told.
func (f *finder) near(x *corpus.Fact) (miss, bool) {
	if f.tasks[x.SubjectID].ID == "" || !askable(f.w, x) || f.w.Barred(x.ID) || f.replaced(x) {
		return miss{}, false
	}
	for _, m := range []miss{f.before(x), f.option(x), f.expected(x), f.neighbour(x)} {
		if m.occasion != "" && !holdsWord(f.w.Subjects[x.SubjectID], questions.AnswerText(m.value, f.w.End.Date())) {
			return m, true
		}
	}
	return miss{}, false
}

// replaced says that a newer fact took a fact's place.
func (f *finder) replaced(x *corpus.Fact) bool {
	return slices.ContainsFunc(f.slots[[2]string{x.SubjectID, x.Predicate}], func(y *corpus.Fact) bool {
		return !y.Noise && y.Supersedes == x.ID
	})
}

// ever says that a value was at some time said of a fact's slot, rightly or not.
func (f *finder) ever(x *corpus.Fact, v corpus.Value) bool {
	return slices.ContainsFunc(f.slots[[2]string{x.SubjectID, x.Predicate}], func(y *corpus.Fact) bool {
		return y.Value.Equal(v)
	})
}

// before takes the value that a fact replaced, if it was told.
func (f *finder) before(x *corpus.Fact) miss {
	old, ok := f.w.Fact(x.Supersedes)
	if !ok || old.Value.Equal(x.Value) || len(f.w.Statements(old.ID)) == 0 {
		return miss{}
	}
	return miss{x, old.Value, older}
}

// option takes a value that was weighed for a fact and never held.
func (f *finder) option(x *corpus.Fact) miss {
	for _, o := range f.options[x.ID] {
		if o.Value.Kind == x.Value.Kind && !f.ever(x, o.Value) && len(f.w.Statements(o.ID)) > 0 {
			return miss{x, o.Value, weighed}
		}
	}
	return miss{}
}

// expected takes the day for which a task's end was forecast or planned, where it ended on another.
func (f *finder) expected(x *corpus.Fact) miss {
	if x.Predicate != corpus.PredFinished {
		return miss{}
	}
	for _, predicate := range []string{corpus.PredForecast, corpus.PredDue} {
		for _, y := range f.slots[[2]string{x.SubjectID, predicate}] {
			if !y.Noise && !y.Value.Equal(x.Value) && len(f.w.Statements(y.ID)) > 0 {
				return miss{x, y.Value, forecast}
			}
		}
	}
	return miss{}
}

// neighbour takes the value of the same attribute of the nearest task of the
// same deliverable: in the same group first, then nearest in time.
func (f *finder) neighbour(x *corpus.Fact) miss {
	own := f.tasks[x.SubjectID]
	best, at := miss{}, -1
	for _, y := range f.kin[[2]string{own.Deliverable, x.Predicate}] {
		t := f.tasks[y.SubjectID]
		if t.ID == own.ID || y.Value.Kind != x.Value.Kind || f.ever(x, y.Value) || len(f.w.Statements(y.ID)) == 0 {
			continue
		}
		far := int(max(t.Start-own.Start, own.Start-t.Start))
		if t.GroupID != own.GroupID {
			far += 10000
		}
		if at < 0 || far < at {
			best, at = miss{x, y.Value, sibling}, far
		}
	}
	return best
}
