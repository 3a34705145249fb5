// Package free fills the slots that a day has left next to what is owed, along the path samplers (G4–G7). A path says
// who writes about which task in answer to whom; a post, a reply or a visitor's message gives it something to say, and
// an aim is what it should be so that the shares of noise, objections and short messages hold.
package free

import (
	"errors"
	"math/rand/v2"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// Filler finds what is in the free slots, along the path samplers (G4–G7).
type Filler struct {
	*state.Known
	walk      *walker
	noise     *noise
	comebacks *comebacks
	questions *questions
	replies   *replies
	posts     *posts
	visitors  *visitors
}

// New gathers what can be in a free slot.
func New(k *state.Known, sc *state.Schedule, src dialogue.Source) *Filler {
	asides := &state.Turns[string]{List: corpus.Shuffled(src("asides"), k.Pack.Asides)}
	ns := &noise{k, sc, asides, map[string][]string{}}
	cb := &comebacks{k, sc, map[string][]string{}, map[[2]string]bool{}}
	ob := &objections{k, sc}
	return &Filler{
		Known: k, walk: newWalker(k, src("paths")), noise: ns, comebacks: cb,
		questions: &questions{k, sc, ns, map[[2]string][]string{}}, replies: &replies{k, cb, ob, asides},
		posts: &posts{k, cb}, visitors: &visitors{k, cb, ob, map[visit]int{}},
	}
}

// Observe notes what later free messages depend on.
func (fl *Filler) Observe(s dialogue.Slot) {
	fl.comebacks.observe(s)
	fl.noise.observe(s)
}

// Disturb lets noise into what a group owes.
func (fl *Filler) Disturb(g int, threads []state.Thread) []state.Thread {
	return fl.noise.disturb(g, threads)
}

// redraws bounds how often a free slot is sampled again because the path asks for something that its author cannot say.
const redraws = 24

// Fill lets the path sampler choose what is in a free slot, and gives it something to say: a fact that waits, a
// question for one, or an answer to what the parent said. It says no when nothing fits.
func (fl *Filler) Fill(s *dialogue.Slot, g int) (bool, error) {
	ok, err := fl.find(s, g)
	if ok {
		fl.questions.asking(*s, g)
	}
	return ok, err
}

func (fl *Filler) find(s *dialogue.Slot, g int) (bool, error) {
	if fl.lengthen(s, g) {
		return true, nil
	}
	before := fl.Talk.Last[s.GroupID].Act
	aim := fl.aim(before)
	if fl.Rand.IntN(8) > 0 && fl.speakUp(s, g, aim) {
		return true, nil
	}
	for n := range redraws {
		switch n {
		case redraws / 3:
			aim = fl.behindOf(before, aim)
		case 5 * redraws / 6:
			if fl.Rates.Disagree.Missing() > 1 && fl.anywhere(s, g, opposing, anyThread) {
				return true, nil
			}
			if fl.Rates.Short.Missing() > 1 && fl.anywhere(s, g, brief, anyThread) {
				return true, nil
			}
			aim = anything
		}
		path, ok, err := fl.walk.next(g, s.At, fl.Roster.Present)
		if err != nil || !ok {
			return false, err
		}
		start(s, fl.Log.World.Users()[path.Author].ID, fl.Log.World.Tasks()[path.Task].ID, "")
		if fl.admits(s, &path) && fl.along(s, path, g, aim) {
			return true, nil
		}
	}
	return false, nil
}

// start empties a slot for a person to write about a task.
func start(s *dialogue.Slot, author, task string, path corpus.PathType) {
	*s = dialogue.Slot{Key: s.Key, GroupID: s.GroupID, At: s.At, AuthorID: author, TaskID: task, Path: path}
}

// aim is what a free slot should be, so that shares come out.
type aim int

// The aims.
const (
	anything aim = iota
	disturbing
	opposing
	brief    // something that can be ultra-short
	crossing // along a cross-project path
)

// aim returns what is behind its share: noise first, else one of the others.
func (fl *Filler) aim(before corpus.Act) aim {
	if fl.Rates.Noise.Due(fl.Rand) {
		return disturbing
	}
	return fl.behindOf(before, disturbing)
}

// behindOf returns what is behind its share, by chance in proportion to how far, but not the act of the message before,
// nor an aim that was missed. Cross-project paths, which the sampler's mixture brings anyway (G4), count little.
func (fl *Filler) behindOf(before corpus.Act, missed aim) aim {
	q := fl.Rates
	behind := []float64{
		opposing: max(0, q.Disagree.Missing()-1), brief: max(0, q.Short.Missing()-1),
		crossing: max(0, q.Cross.Missing()-1) / 12,
	}
	switch before {
	case corpus.ActDisagreement:
		behind[opposing] = 0
	case corpus.ActAcknowledge:
		behind[brief] = 0
	}
	behind[missed] = 0
	if at := statistics.At(fl.Rand.Float64(), behind); at >= 0 {
		return aim(at)
	}
	return anything
}

// along gives a path something to say that meets the aim; answers that are owed go before it.
func (fl *Filler) along(s *dialogue.Slot, path graph.Path, g int, a aim) bool {
	switch path.Type {
	case graph.CrossProjectReply:
		return (a == anything || a == crossing) && fl.visitors.fill(s, path, g)
	case graph.Post:
		return fl.alongPost(s, path, g, a)
	}
	return fl.alongReply(s, path, g, a)
}

func (fl *Filler) alongPost(s *dialogue.Slot, path graph.Path, g int, a aim) bool {
	s.Path = corpus.PathPost
	switch {
	case !fl.Dominant.Prefer(s, ""):
		return false
	case a == disturbing:
		return fl.noise.perturb(s, nil, g)
	}
	return a == anything && (fl.questions.answerFirst(s) || fl.posts.fill(s, path.PostType))
}

func (fl *Filler) alongReply(s *dialogue.Slot, path graph.Path, g int, a aim) bool {
	s.Path = corpus.PathReply
	parent := fl.Log.Slots[path.Parent]
	switch {
	case !fl.Dominant.Prefer(s, parent.AuthorID) || a == crossing || fl.Facts.StatesDisputed(parent):
		return false
	case a == disturbing:
		return fl.noise.perturb(s, &parent, g)
	}
	if !fl.questions.answerFirst(s) && !fl.replies.fill(s, parent, g, a) {
		return a != anything && fl.instead(s, g, a)
	}
	if a == anything && s.Act == corpus.ActBanter && fl.Rand.IntN(3) == 0 {
		fl.replies.digress(s)
	}
	return true
}

// instead looks among the latest messages of the task for one that a reply which meets the aim can answer, where the
// one that was drawn is none.
func (fl *Filler) instead(s *dialogue.Slot, g int, a aim) bool {
	const lately = 12
	for x := range fl.Log.Latest(s.TaskID, lately) {
		if fl.replies.fill(s, x, g, a) {
			return true
		}
	}
	return false
}

// lengthen lets a person add to a thread that could become a long one, on the last three workdays of a week in which
// the group has none.
func (fl *Filler) lengthen(s *dialogue.Slot, g int) bool {
	day := s.At.Date()
	third := fl.Days.NextWorkday(fl.Days.NextWorkday(fl.Days.NextWorkday(day)))
	late := third > fl.Days.Last || third.Weekday() <= day.Weekday() || third-day > 6
	if !late || fl.Talk.LongThisWeek(s.GroupID, day) {
		return false
	}
	for _, least := range []int{4, 3} { // the longest first
		if fl.anywhere(s, g, anything, fl.Talk.Growing(least)) {
			return true
		}
	}
	return false
}

func anyThread(dialogue.Slot) bool { return true }

// anywhere looks among the latest messages of the group, in threads that fit, for one that a reply which meets the aim
// can answer, where no path led to one.
func (fl *Filler) anywhere(s *dialogue.Slot, g int, a aim, fits func(dialogue.Slot) bool) bool {
	const lately = 40
	n := 0
	for _, x := range slices.Backward(fl.Log.Slots) {
		t, ok := fl.Tasks.ByID[x.TaskID]
		if x.GroupID != s.GroupID || !ok || !fits(x) {
			continue
		}
		if n++; n > lately || !fl.Days.Fresh(x, s.At) {
			break
		}
		for _, id := range corpus.Shuffled(fl.Rand, t.ActiveIDs) {
			start(s, id, t.ID, corpus.PathReply)
			if !fl.Roster.Present(id, s.At) || fl.Talk.Last[s.GroupID].AuthorID == id {
				continue
			}
			if fl.Dominant.Prefer(s, x.AuthorID) && fl.replies.fill(s, x, g, a) {
				return true
			}
		}
	}
	return false
}

// speakUp lets a dominant speaker who is behind take up what was said lately about the task, or ask on their own.
func (fl *Filler) speakUp(s *dialogue.Slot, g int, a aim) bool {
	const lately = 20
	if a == disturbing || a == crossing {
		a = fl.behindOf(fl.Talk.Last[s.GroupID].Act, crossing)
	}
	for _, t := range corpus.Shuffled(fl.Rand, fl.Dominant.Behind(g)) {
		speaker := fl.Dominant.Speakers[t.ID]
		if !fl.Roster.Present(speaker, s.At) || fl.Talk.Last[t.GroupID].AuthorID == speaker {
			continue
		}
		for x := range fl.Log.Latest(t.ID, lately) {
			start(s, speaker, t.ID, corpus.PathReply)
			if fl.replies.fill(s, x, g, a) {
				return true
			}
		}
		start(s, speaker, t.ID, corpus.PathPost)
		if fl.posts.fill(s, graph.NoPostType) {
			return true
		}
	}
	return false
}

// admits says whether a task takes up one more free message where times are Poisson's: near its end its people ask each
// other for hands, not for facts, no one comes in from elsewhere with a question, and at last they are brief (G9).
func (fl *Filler) admits(s *dialogue.Slot, path *graph.Path) bool {
	t, ok := fl.Tasks.ByID[s.TaskID]
	if fl.Options.Times != recipe.Poisson || !ok {
		return true
	}
	end := fl.Days.EndOf(t)
	now := dialogue.Progress(t, end, s.At)
	if now < closing {
		return true
	}
	path.PostType = graph.PostCoordination
	return path.Type != graph.CrossProjectReply && (now < last || fl.lastOnes(t, end) < mostLast)
}

// lastOnes counts the messages of a task's last stretch.
func (fl *Filler) lastOnes(t corpus.Task, end corpus.Date) int {
	n := 0
	for x := range fl.Log.About(t.ID) {
		if dialogue.Progress(t, end, x.At) < last {
			break
		}
		n++
	}
	return n
}

// The end of a task's window where times are Poisson's (G9).
const (
	closing  = 0.8  // from this share of a task's window on nothing new is opened
	last     = 0.95 // from this share on people write at most mostLast messages
	mostLast = 10
)

// walker samples paths through the slots planned so far.
type walker struct {
	log     *state.Log
	sampler *graph.Sampler
	r       *rand.Rand
	subs    []graph.SubProjectRef // by position of the group
}

func newWalker(k *state.Known, r *rand.Rand) *walker {
	w := &walker{log: k.Log, sampler: graph.NewSampler(k.Log.Graph), r: r}
	for _, s := range k.Blueprint.Subprojects {
		w.subs = append(w.subs, k.Log.World.SubProject(s.ID))
	}
	return w
}

// next samples a path into a group's free slot (G4–G7), among tasks that have been opened. It says no when no path
// leads there.
func (w *walker) next(g int, at corpus.Stamp, present func(string, corpus.Stamp) bool) (graph.Path, bool, error) {
	day := at.Date()
	who := func(u graph.UserRef) bool { return present(w.log.World.Users()[u].ID, at) }
	scope := graph.GroupSlot(w.subs[g], int64(day.At(0, 0)), int64(day.Add(1).At(0, 0)), who)
	scope.Open = func(t graph.TaskRef) bool { return w.log.Graph.Count(t) > 0 }
	path, err := w.sampler.Next(scope, graph.Clock{Now: int64(at)}, w.r)
	if errors.Is(err, graph.ErrNoPath) {
		return path, false, nil
	}
	return path, err == nil, err
}
