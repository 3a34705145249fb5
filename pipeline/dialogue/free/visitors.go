package free

import (
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// visit is a day on which a person came to a task from another group.
type visit struct {
	task string
	on   corpus.Date
}

// visitors are people from other groups.
type visitors struct {
	*state.Known
	comebacks  *comebacks
	objections *objections
	visits     map[visit]int // how many came
}

// fill lets a person from another group ask for what their own task makes them want to know, or bring what was said
// lately where they come from (G7). They become guests from then on. One such visit a day is what a task bears, one
// more for every 20 messages of its group.
func (vs *visitors) fill(s *dialogue.Slot, path graph.Path, g int) bool {
	if path.Source == graph.None || path.Parent == graph.None || vs.Tasks.Finished(s.TaskID) {
		return false
	}
	today := visit{s.TaskID, s.At.Date()}
	if vs.visits[today] > int(vs.Options.MessagesPerDay/20) {
		return false
	}
	source, ok := vs.bringing(s, path)
	if !ok {
		return false
	}
	s.Path = corpus.PathCross
	s.ParentKey, s.RefKey = vs.Log.Slots[path.Parent].Key, source.Key
	f, ok := vs.Pending.Waiting(s.TaskID, -1, vs.Pending.UnknownTo(s.AuthorID))
	asks := ok && !vs.Talk.Repeats(*s, corpus.ActQuestion)
	switch {
	case vs.objects(s, vs.Log.Slots[path.Parent], g):
		s.Names = []string{source.TaskID}
	case !(asks && vs.Rates.Noise.Missing() > 1) && !vs.Again(*s, corpus.ActRecall): // wrong answers need questions
		s.Act, s.RecallsKey, s.ToID = corpus.ActRecall, source.Key, vs.Log.World.Users()[path.Addressee].ID
		s.Names = []string{source.TaskID}
	case asks:
		vs.Pending.Ask(s, f)
	default:
		return false
	}
	vs.turnTo(s)
	vs.Roster.Welcome(s.AuthorID, g, s.At)
	vs.visits[today]++
	return true
}

// turnTo hangs a message from another group under the latest message of whom it speaks to, where they have written
// about the task: under another person's first post it would turn away from its author (G7).
func (vs *visitors) turnTo(s *dialogue.Slot) {
	if first, _ := vs.Log.Slot(s.ParentKey); s.ToID == "" || s.ToID == first.AuthorID {
		return
	}
	for x := range vs.Log.About(s.TaskID) {
		theirs := x.AuthorID == s.ToID && x.GroupID == s.GroupID
		if theirs && answerable(x.Act) && vs.sociable(x) && !vs.Talk.Own(s.AuthorID, x) {
			s.ParentKey = x.Key
			return
		}
	}
}

// sociable says whether a message can be taken up for another matter: it is no objection that waits for its answer, nor
// one side of a contradiction, nor brings something itself, and its thread has room.
func (vs *visitors) sociable(x dialogue.Slot) bool {
	waits := x.Act.In(corpus.ActRecall, corpus.ActDisagreement, corpus.ActDoubt)
	return !waits && !vs.Facts.StatesDisputed(x) && !vs.Talk.Concedes(x) && !vs.Talk.Full(x)
}

// objects lets a person from another group push back on how a task begins, for the sake of their own.
func (vs *visitors) objects(s *dialogue.Slot, first dialogue.Slot, g int) bool {
	const soon = 7 // days
	if s.At.Date()-first.At.Date() >= soon || first.AuthorID == s.AuthorID || !vs.objections.challenge(s, first, g) {
		return false
	}
	s.ToID = first.AuthorID
	return true
}

// bringing returns what a visitor brings: a recent message of another group, from a group in which they sit or about
// the source task. Best is one on an attribute that the visited task's first post speaks of, or that the task has yet
// to state, then one of the same class; among equals one of the source task; else the newest.
func (vs *visitors) bringing(s *dialogue.Slot, path graph.Path) (dialogue.Slot, bool) {
	source := vs.Log.World.Tasks()[path.SourceTask].ID
	matters := vs.Log.Slots[path.Parent].SpeaksOf()
	for _, f := range vs.Pending.Due[s.TaskID] {
		if !vs.Pending.Stated[f.ID] {
			matters = append(matters, f.ID)
		}
	}
	t := vs.Facts.Topics(matters...)
	return vs.comebacks.best(s, func(x dialogue.Slot) int {
		sits := slices.Contains(vs.Roster.Members[vs.Roster.GroupOf(x.GroupID)], s.AuthorID)
		unbound := x.TaskID == "" // what is said before a task starts brings no one of it
		if unbound || x.GroupID == s.GroupID || x.TaskID != source && !sits {
			return -1
		}
		n := 2 * vs.Facts.Touches(t, x)
		if n > 0 && x.TaskID == source {
			n++
		}
		return n
	})
}
