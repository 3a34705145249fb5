package dialogue

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// known is what is known while a plan is made. Each part of it holds one kind of
// state; whatever plans messages holds all of them.
type known struct {
	o    Options
	b    *blueprint.Blueprint // the plan's own: guests join its groups
	pack *pack.Pack
	r    *rand.Rand // of what has no source of its own

	days    *days
	roster  *roster
	tasks   *tasks
	facts   *facts
	pending *pending
	log     *log
	memory  *memory
	talk    *conversation
	habits  *habits
	rates   *rates
	todo    *todo
	loud    *loud
	clauses *clauseDealer
}

func newKnown(o Options, w Scene, src Source) (*known, error) {
	b := *w.Blueprint
	b.Groups = slices.Clone(b.Groups)
	for i := range b.Groups {
		b.Groups[i].MemberIDs = slices.Clone(b.Groups[i].MemberIDs)
	}
	k := &known{o: o, b: &b, pack: w.Pack, r: src("plan"), days: &days{Calendar: b.Calendar}, rates: newRates(o)}
	var err error
	if k.log, err = newLog(k.b, w.People); err != nil {
		return nil, err
	}
	k.roster = newRoster(k.days, k.b, w, k.r)
	k.tasks = newTasks(k.b, w.Pack)
	k.facts = newFacts(b.Facts, w.Pack, k.roster)
	k.habits = newHabits(k)
	k.pending = newPending(k)
	k.memory = newMemory(k)
	k.talk = newConversation(k)
	k.todo = &todo{days: k.days, later: map[dueOn][]duty{}}
	k.loud = newLoud(k, src("loud"))
	k.clauses = &clauseDealer{r: src("details"), order: w.packOrder(src), turn: w.Turn, left: map[string][]string{}}
	return k, nil
}

// observe enters a planned message into everything that later ones depend on, with
// the name of the cell that it was.
func (k *known) observe(name string, g int, s Slot) {
	k.memory.note(name, g, s)
	k.rates.observe(s, k.talk.canBeShort(s))
	k.talk.observe(s)
	k.habits.observe(s)
	k.tasks.observe(s)
	k.roster.observe(s)
	k.loud.observe(s)
}
