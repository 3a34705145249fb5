package adversarial

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// Namer names tasks by what a person did to them, for families that must sound like those of this package.
type Namer struct{ d *drafting }

// NewNamer reads what was done to the tasks of a world.
func NewNamer(w *questions.World, r *rand.Rand) *Namer { return &Namer{newDrafting(w, r)} }

// Named is a task that is named by a deed, for an asker.
type Named struct {
	Asker string // who asks: a member of the task's group
	Self  bool   // they did it themselves
	Clues []prompts.Clue
	Said  questions.Statement // where it was done
}

// Name names a task by a deed that has nothing to do with an attribute, asked by the one who did it or by another
// person. ok is false if there is none.
func (n *Namer) Name(t corpus.Task, attribute string, self bool) (out Named, ok bool) {
	var fit []deed
	for _, x := range n.d.deeds[t.ID] {
		if x.of != attribute && n.d.sees(x.said.Message.AuthorID, x.said.Message.GroupID) {
			fit = append(fit, x)
		}
	}
	if len(fit) == 0 {
		return Named{}, false
	}
	x := n.ordered(fit)[0]
	asker := x.said.Message.AuthorID
	if !self {
		if asker, ok = n.d.asker(x.said.Message.GroupID, asker); !ok {
			return Named{}, false
		}
	}
	return Named{asker, self, n.d.clues(x, asker, x.when(n.d.End.Date())), x.said}, true
}

// Lately names a task by a deed as one speaks of it some days or weeks after, and says when it is asked then. ok is
// false if there is none that cannot be mistaken.
func (n *Namer) Lately(t corpus.Task, attribute string) (out Named, at corpus.Stamp, ok bool) {
	for _, x := range n.ordered(n.d.deeds[t.ID]) {
		if x.of == attribute {
			continue
		}
		if asker, x, w, ok := n.d.soonAfter(x); ok {
			return Named{asker, false, n.d.clues(x, asker, w.words), x.said}, w.at, true
		}
	}
	return Named{}, 0, false
}

// ordered shuffles deeds, half of the time with what was reported first, since most questions with an answer name a
// task by that.
func (n *Namer) ordered(list []deed) []deed {
	list = corpus.Shuffled(n.d.r, list)
	if n.d.r.IntN(2) == 0 {
		is := func(x deed) bool { return x.did == reported }
		return append(slices.DeleteFunc(slices.Clone(list), func(x deed) bool { return !is(x) }),
			slices.DeleteFunc(list, is)...)
	}
	return list
}
