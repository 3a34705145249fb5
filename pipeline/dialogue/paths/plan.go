package paths

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/manner"
	"memloom/pipeline/dialogue/naming"
	"memloom/pipeline/dialogue/state"
	"memloom/pipeline/recipe"
)

// Sizes are how much is said in a domain.
type Sizes struct {
	Messages int
	Changes  int // decision changes, one a phase at least (G11)
}

// Make plans the whole dialogue of a domain. It fails where no path can be found, and where a phase has nothing left
// whose decision could change.
func Make(n Sizes, o recipe.Dialogue, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error) {
	k, err := state.NewKnown(o, w, src)
	if err != nil {
		return nil, err
	}
	steps, _, err := sample(k.Log.World, n.Messages, src("paths"))
	if err != nil {
		return nil, err
	}
	d := newDealer(k, w, steps, src)
	if err := d.dealChanges(n.Changes); err != nil {
		return nil, err
	}
	for i := range steps {
		d.fill(i)
	}
	for _, t := range w.Blueprint.Phases() {
		if left := d.phases[t.ID].changes; left > 0 {
			return nil, fmt.Errorf("phase %s: %d decision changes found nothing to change: raise channels.messages or channels.pieces", t.Name, left)
		}
	}
	plan := &dialogue.Plan{Days: d.days(), Facts: d.Facts.List, Guests: d.Roster.Guests}
	slices.SortStableFunc(plan.Guests, func(a, b corpus.Member) int { return cmp.Compare(a.From, b.From) })
	naming.Set(plan, d.Tasks.ByID, src("naming"))
	return plan, nil
}

// newDealer lays the steps out.
func newDealer(k *state.Known, w dialogue.Scene, steps []step, src dialogue.Source) *dealer {
	d := &dealer{
		Known: k, people: state.Participants(w.Blueprint, w.People), r: src("says"), values: blueprint.NewValues(),
		asides: &state.Turns[string]{List: corpus.Shuffled(src("asides"), w.Pack.Asides)},
		wished: map[string][]corpus.Value{},
		tree: tree{steps: steps, at: make(map[graph.MessageRef]int, len(steps)), replies: make([][]int, len(steps)),
			reserved: make([]*due, len(steps)), slots: make([]dialogue.Slot, len(steps)), challenged: map[int]int{},
			recalled: map[recall]bool{}},
		byDay: map[corpus.Date][]corpus.Task{}, jokes: state.Rate{Share: jokeShare},
	}
	d.manner = manner.New(k, nil, d.r, corpus.ActMistake, corpus.ActBanter, corpus.ActClosure)
	d.phases = d.newPhases(src("decks"))
	d.Rates.Short.Share = k.Options.UltraShort
	d.words = newWords(w.Pack, len(w.Blueprint.Members), len(d.people))
	for i, x := range steps {
		d.at[x.ref] = i
	}
	number := map[string]int{} // group and day → messages
	for i, x := range steps {
		if x.Parent != graph.None {
			p := d.at[x.Parent]
			d.replies[p] = append(d.replies[p], i)
		}
		group := d.phases[d.taskOf(x.Task)].task.GroupID
		day := group + "/" + x.at.Date().String()
		number[day]++
		d.slots[i].Key = keyOf(group, x.at, number[day])
	}
	return d
}

// jokeShare is the share of ultra-short replies that joke.
const jokeShare = 0.3

// dealChanges says how often each phase takes a decision back: once, and some twice.
func (d *dealer) dealChanges(n int) error {
	phases := d.Blueprint.Phases()
	if n < len(phases) {
		return fmt.Errorf("%d decision changes for %d phases, each of which has one: raise channels.changes", n, len(phases))
	}
	for k, count := range corpus.Shuffled(d.r, evenly(n, len(phases))) {
		d.phases[phases[k].ID].changes = count
	}
	return nil
}

// current lists the phases that go on on a day.
func (d *dealer) current(on corpus.Date) []corpus.Task {
	if list, ok := d.byDay[on]; ok {
		return list
	}
	list := slices.DeleteFunc(d.Blueprint.Phases(), func(t corpus.Task) bool { return on < t.Start || on > t.End })
	d.byDay[on] = list
	return list
}

// days puts the slots into the days of channels, by date, then channel.
func (d *dealer) days() []dialogue.DayPlan {
	type place struct {
		group string
		day   corpus.Date
	}
	has := map[place][]dialogue.Slot{}
	for _, s := range d.slots {
		at := place{s.GroupID, s.At.Date()}
		has[at] = append(has[at], s)
	}
	var out []dialogue.DayPlan
	for day := d.Blueprint.Calendar.First; day <= d.Blueprint.Calendar.Last; day++ {
		for _, g := range d.Blueprint.Groups {
			if slots := has[place{g.ID, day}]; len(slots) > 0 {
				out = append(out, dialogue.DayPlan{GroupID: g.ID, Date: day, Slots: slots})
			}
		}
	}
	return out
}
