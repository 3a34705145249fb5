package state

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// Facts are the facts of a plan: those of the blueprint, and those that are added while it is made.
type Facts struct {
	roster   *Roster
	Attrs    map[string]pack.Attribute
	List     []corpus.Fact
	Index    map[string]int         // fact id → list
	Replaced map[string]corpus.Fact // fact → the one that supersedes it
	Themes   []corpus.Theme         // rules, the terms of their overrides, and words
}

func newFacts(list []corpus.Fact, p *pack.Pack, ro *Roster) *Facts {
	fs := &Facts{
		roster: ro, Attrs: blueprint.Attributes(p), List: slices.Clone(list),
		Index: map[string]int{}, Replaced: map[string]corpus.Fact{},
	}
	for i, f := range fs.List {
		fs.Index[f.ID] = i
		if f.Supersedes != "" {
			fs.Replaced[f.Supersedes] = f
		}
	}
	return fs
}

// FactOf is what somebody knows of a task.
func FactOf(t corpus.Task, id, predicate string, v corpus.Value, knower string) corpus.Fact {
	return corpus.Fact{
		ID: id, SubjectID: t.ID, Predicate: predicate, Value: v, TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{knower},
	}
}

// Get returns a fact by its id.
func (fs *Facts) Get(id string) corpus.Fact { return fs.List[fs.Index[id]] }

// At returns a fact to change it, until the next one is added.
func (fs *Facts) At(id string) *corpus.Fact { return &fs.List[fs.Index[id]] }

// Add adds a fact.
func (fs *Facts) Add(f corpus.Fact) {
	fs.Index[f.ID] = len(fs.List)
	fs.List = append(fs.List, f)
}

// Share adds a fact unless it is there, and makes somebody one of those who know it.
func (fs *Facts) Share(f corpus.Fact, person string) {
	if _, ok := fs.Index[f.ID]; !ok {
		fs.Add(f)
	}
	fs.Learns(f.ID, person)
}

// Learns makes somebody one of those who know a fact.
func (fs *Facts) Learns(id, person string) {
	if f := fs.At(id); !slices.Contains(f.Knowers, person) {
		f.Knowers = append(f.Knowers, person)
	}
}

// Outdated is the value that a fact replaced as the author of a slot takes it for current: a mistake.
func (fs *Facts) Outdated(now corpus.Fact, s *dialogue.Slot) corpus.Fact {
	old := fs.Get(now.Supersedes)
	old.ID, old.Noise, old.Knowers = now.ID+"/stale", true, []string{s.AuthorID}
	old.From, old.To = s.At.Date(), 0
	old.Corrects, old.Supersedes, old.Because = "", "", "" // the old value's own history is not the mistake's
	return old
}

// Predicate is that of a fact, empty for none.
func (fs *Facts) Predicate(factID string) string {
	if i, ok := fs.Index[factID]; ok {
		return fs.List[i].Predicate
	}
	return ""
}

// Names says whether a fact names a person: nobody asks who the reviewer is, nor is told so by name, who is the
// reviewer themselves.
func (fs *Facts) Names(f corpus.Fact, person string) bool {
	return f.Value.Kind == corpus.KindEntity && f.Value.Text == fs.roster.People[person].Name
}

// Concerns says whether a fact names a person, or the one that it replaces does: nobody weighs their own successor as
// if they were somebody else.
func (fs *Facts) Concerns(f corpus.Fact, person string) bool {
	return fs.Names(f, person) || f.Supersedes != "" && fs.Names(fs.Get(f.Supersedes), person)
}

// Matter names a fact by its task and attribute, in all its values.
func (fs *Facts) Matter(f corpus.Fact) string {
	if f.Predicate == corpus.PredOption {
		f = fs.Get(f.About)
	}
	return f.TaskID + " " + f.Predicate
}

// KindAsked is what is asked about a task, by class: a second number is asked for in the same words as the first.
func (fs *Facts) KindAsked(task, fact string) string {
	return task + " " + string(fs.Attrs[fs.Predicate(fact)].Class)
}

// Disputed says whether somebody else states another value for a fact's slot in good faith. Nobody corrects such a
// fact, pushes back on it or comes back to it.
func (fs *Facts) Disputed(factID string) bool {
	i, ok := fs.Index[factID]
	return ok && fs.List[i].Contradicts != ""
}

// Disputants lists who states a side of a contradiction about a task.
func (fs *Facts) Disputants(task string) []string {
	var out []string
	for _, f := range fs.List {
		if f.TaskID == task && f.Contradicts != "" {
			out = append(out, f.Knowers[0])
		}
	}
	return out
}

// Correct adds a false fact and makes a true one its correction.
func (fs *Facts) Correct(truth string, noise corpus.Fact) {
	fs.Add(noise)
	fs.List[fs.Index[truth]].Corrects = noise.ID
}

// Withdraw takes a false fact, the last one added, back: nobody will state it.
func (fs *Facts) Withdraw(truth, noise string) {
	fs.List = fs.List[:len(fs.List)-1]
	delete(fs.Index, noise)
	fs.List[fs.Index[truth]].Corrects = ""
}

// Untie takes the override out of a term that was defined for one which nobody came to state.
func (fs *Facts) Untie() {
	for i, f := range fs.List {
		if _, stated := fs.Index[f.About]; f.Predicate == corpus.PredMeans && !stated {
			fs.List[i].About = ""
		}
	}
}
