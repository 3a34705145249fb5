package blueprint

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// cross lets tasks wait for artefacts of other groups of the project (E8): Crossing of all tasks, and one of every
// group if it can. What is waited for is done before it is needed, not long before; the type follows from what is
// handed over, the rarest one first.
func (m *maker) cross(i int, r *rand.Rand) {
	b := m.org.Projects[i]
	want := max(len(b.Groups), int(m.o.Crossing*float64(len(b.Tasks))+0.5))
	used := map[string]int{}    // by type
	group := map[string]int{}   // by group that waits
	waits := map[string]bool{}  // by task
	handed := map[string]bool{} // artefacts that somebody waits for already
	order := corpus.Shuffled(r, b.Tasks)
	for range want {
		slices.SortStableFunc(order, func(x, y corpus.Task) int {
			return cmp.Compare(group[x.GroupID], group[y.GroupID])
		})
		found := false
		for _, to := range order {
			if waits[to.ID] {
				continue
			}
			from, kind := m.artefact(b, to, used, handed)
			if kind == "" {
				continue
			}
			waits[to.ID], handed[from.ID], found = true, true, true
			used[kind]++
			group[to.GroupID]++
			b.Dependencies = append(b.Dependencies,
				corpus.Dependency{FromID: from.ID, ToID: to.ID, Type: kind, Artefact: from.Name})
			break
		}
		if !found {
			return
		}
	}
}

// fresh is how many workdays ago an artefact may have been finished, at most, for somebody to wait for it.
const fresh = 25

// artefact finds what a task can wait for in other groups, of the type that is
// rarest so far, the latest done; no type if there is none.
func (m *maker) artefact(b *Blueprint, to corpus.Task, used map[string]int, handed map[string]bool) (corpus.Task,
	string) {
	var best corpus.Task
	kind := ""
	oldest := m.org.Calendar.AddWorkdays(to.Start, -fresh)
	for _, from := range b.Tasks {
		if from.GroupID == to.GroupID || from.End == 0 || from.End >= to.Start || from.End < oldest || handed[from.ID] {
			continue
		}
		if k := handover(from); kind == "" || used[k] < used[kind] || used[k] == used[kind] && from.End > best.End {
			best, kind = from, k
		}
	}
	return best, kind
}

// handover says what kind of thing a task hands to another group: plans and
// choices bind, designs describe data, what is built and run is shared.
func handover(t corpus.Task) string {
	switch t.Lifecycle {
	case corpus.Strategy, corpus.Architecture:
		return corpus.PolicyDecision
	case corpus.Requirements:
		return corpus.DataContract
	default:
		return corpus.SharedInfrastructure
	}
}

// Needs returns for every dependency between groups the fact by which the waiting task names the artefact (E8). Its
// reason is that the artefact's own task is finished. They are not among Facts: a plan adds those that it has somebody
// say, as it adds forecasts.
func (b *Blueprint) Needs() []corpus.Fact {
	place := places(b.Tasks)
	var out []corpus.Fact
	for _, d := range b.Dependencies {
		if d.Type == corpus.InternalDependency {
			continue
		}
		t := b.Tasks[place[d.ToID]]
		f := FactOf(t, corpus.PredNeeds, corpus.TextValue(corpus.KindEntity, d.Artefact), t.Start, t.OwnerID)
		f.Because = d.FromID + "/" + corpus.PredFinished
		out = append(out, f)
	}
	return out
}
