package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// facts are the facts of a plan: those of the blueprint, and those that are added
// while it is made.
type facts struct {
	roster   *roster
	attrs    map[string]pack.Attribute
	list     []corpus.Fact
	index    map[string]int         // fact id → list
	replaced map[string]corpus.Fact // fact → the one that supersedes it
	themes   []corpus.Theme
}

func newFacts(list []corpus.Fact, p *pack.Pack, ro *roster) *facts {
	fs := &facts{
		roster: ro, attrs: Attributes(p), list: slices.Clone(list), index: map[string]int{}, replaced: map[string]corpus.Fact{},
	}
	for i, f := range fs.list {
		fs.index[f.ID] = i
		if f.Supersedes != "" {
			fs.replaced[f.Supersedes] = f
		}
	}
	return fs
}

func (fs *facts) get(id string) corpus.Fact { return fs.list[fs.index[id]] }

func (fs *facts) add(f corpus.Fact) {
	fs.index[f.ID] = len(fs.list)
	fs.list = append(fs.list, f)
}

// share adds a fact unless it is there, and makes somebody one of those who know it.
func (fs *facts) share(f corpus.Fact, person string) {
	if _, ok := fs.index[f.ID]; !ok {
		fs.add(f)
	}
	if f := &fs.list[fs.index[f.ID]]; !slices.Contains(f.Knowers, person) {
		f.Knowers = append(f.Knowers, person)
	}
}

func (fs *facts) predicate(factID string) string {
	if i, ok := fs.index[factID]; ok {
		return fs.list[i].Predicate
	}
	return ""
}

// replacedFrom is the day from which the value holds that a fact replaces; zero where it replaces none.
func (fs *facts) replacedFrom(f corpus.Fact) corpus.Date {
	if f.Supersedes == "" {
		return 0
	}
	return fs.get(f.Supersedes).From
}

// names says whether a fact names a person: nobody asks who the reviewer is, nor
// is told so by name, who is the reviewer themselves.
func (fs *facts) names(f corpus.Fact, person string) bool {
	return f.Value.Kind == corpus.KindEntity && f.Value.Text == fs.roster.people[person].Name
}

// but leaves out those people whom a fact names.
func (fs *facts) but(f corpus.Fact, people []string) []string {
	return slices.DeleteFunc(people, func(id string) bool { return fs.names(f, id) })
}

// concerns says whether a fact names a person, or the one that it replaces does:
// nobody weighs their own successor as if they were somebody else.
func (fs *facts) concerns(f corpus.Fact, person string) bool {
	return fs.names(f, person) || f.Supersedes != "" && fs.names(fs.get(f.Supersedes), person)
}

// matter names a fact by its task and attribute, in all its values.
func (fs *facts) matter(f corpus.Fact) string {
	if f.Predicate == corpus.PredOption {
		f = fs.get(f.About)
	}
	return f.TaskID + " " + f.Predicate
}

// kindAsked is what is asked about a task, by class: a second number is asked
// for in the same words as the first.
func (fs *facts) kindAsked(task, fact string) string {
	return task + " " + string(fs.attrs[fs.predicate(fact)].Class)
}

// disputed says whether somebody else states another value for a fact's slot in
// good faith. Nobody corrects such a fact, pushes back on it or comes back to it.
func (fs *facts) disputed(factID string) bool {
	i, ok := fs.index[factID]
	return ok && fs.list[i].Contradicts != ""
}

// correct adds a false fact and makes a true one its correction.
func (fs *facts) correct(truth string, noise corpus.Fact) {
	fs.add(noise)
	fs.list[fs.index[truth]].Corrects = noise.ID
}

// withdraw takes a false fact, the last one added, back: nobody will state it.
func (fs *facts) withdraw(truth string, noise corpus.Fact) {
	fs.list = fs.list[:len(fs.list)-1]
	delete(fs.index, noise.ID)
	fs.list[fs.index[truth]].Corrects = ""
}

// untie takes the override out of a term that was defined for one which nobody
// came to state.
func (fs *facts) untie() {
	for i, f := range fs.list {
		if _, stated := fs.index[f.About]; f.Predicate == corpus.PredMeans && !stated {
			fs.list[i].About = ""
		}
	}
}
