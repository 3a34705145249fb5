package blueprint

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

var lifecycle = []corpus.Lifecycle{
	corpus.Strategy, corpus.Requirements, corpus.Architecture, corpus.Development, corpus.Testing, corpus.Deployment,
}

// addTasks makes the tasks of one group: component × deliverable pairs without
// repetition, early phases first, windows staggered over the calendar (E6, E10).
func (b *Blueprint) addTasks(o Options, p *pack.Pack, g int, sub pack.Subproject, people []corpus.Person, r *rand.Rand) error {
	pairs := choosePairs(p, sub, o.TasksPerGroup, r)
	if len(pairs) < o.TasksPerGroup {
		return fmt.Errorf("%d components carry %d tasks, %d are asked for: lower the scale or add components", len(sub.Components), len(pairs), o.TasksPerGroup)
	}
	days := b.Calendar.Workdays()
	group := b.Groups[g]
	team := membersOf(group, people)
	load := map[string]int{}
	for i, pair := range pairs {
		t := corpus.Task{
			ID: fmt.Sprintf("%s.t%02d", group.ID, i+1), ProjectID: o.Project, SubprojectID: b.Subprojects[g].ID, GroupID: group.ID,
			Name:      pair.component.Noun + " " + pair.deliverable.Noun,
			Component: pair.component.Noun, Deliverable: pair.deliverable.Noun,
			Lifecycle: corpus.Lifecycle(pair.deliverable.Lifecycle), Skills: pair.deliverable.Skills,
		}
		setWindow(&t, i, len(pairs), days, pair.deliverable.Days, o.Slips, r)
		assign(&t, pair.deliverable, team, load, r)
		b.Tasks = append(b.Tasks, t)
	}
	return nil
}

type pair struct {
	component   pack.Noun
	deliverable pack.Deliverable
}

// choosePairs draws n pairs: deliverables as evenly as their number allows, a
// component not twice in a row, ordered by lifecycle.
func choosePairs(p *pack.Pack, sub pack.Subproject, n int, r *rand.Rand) []pair {
	var out []pair
	components, deliverables := corpus.Shuffled(r, sub.Components), corpus.Shuffled(r, p.Deliverables)
	for round := range components { // each round moves every deliverable on to its next component
		for i, d := range deliverables {
			if len(out) < n {
				out = append(out, pair{components[(i+round)%len(components)], d})
			}
		}
	}
	slices.SortStableFunc(out, func(a, c pair) int { return cmp.Compare(phase(a), phase(c)) })
	return out
}

func phase(p pair) int {
	return slices.Index(lifecycle, corpus.Lifecycle(p.deliverable.Lifecycle))
}

// setWindow places task i of n. Starts are spread evenly over the calendar up to
// its last days; a task may end after its due date, and one that would end
// after the corpus does not end in it.
func setWindow(t *corpus.Task, i, n int, days []corpus.Date, length [2]int, slips []int, r *rand.Rand) {
	longest := max(3, len(days)/3)
	d := min(length[0]+r.IntN(length[1]-length[0]+1), longest)
	d = max(d, 2)
	room := max(1, len(days)-lastStart)
	start := i * room / max(1, n-1)
	if i > 0 && room >= n-1 { // otherwise a later phase could start first
		start = min(start+r.IntN(2), len(days)-2)
	}
	due := min(start+d-1, len(days)-1)
	end := due
	if len(slips) > 0 {
		end = max(start+1, due+slips[r.IntN(len(slips))])
	}
	t.Start, t.Due = days[start], days[due]
	if end < len(days) {
		t.End = days[end]
	}
}

// lastStart is how many workdays before the corpus's end the last tasks start.
const lastStart = 5

func membersOf(g corpus.Group, people []corpus.Person) []corpus.Person {
	var out []corpus.Person
	for _, p := range people {
		if slices.Contains(g.MemberIDs, p.ID) {
			out = append(out, p)
		}
	}
	return out
}

// assign chooses the owner by role, skill and load (E7), and two or three others who are active in the task.
func assign(t *corpus.Task, d pack.Deliverable, team []corpus.Person, load map[string]int, r *rand.Rand) {
	score := func(p corpus.Person) int {
		s := -3 * load[p.ID]
		if slices.Contains(d.Roles, p.Role) {
			s += 4
		}
		_, level := bestSkill(p, d.Skills)
		return s + level
	}
	var staff []corpus.Person
	for _, p := range corpus.Shuffled(r, team) {
		if p.Rank >= 3 {
			staff = append(staff, p)
		}
	}
	owner := slices.MaxFunc(staff, func(a, c corpus.Person) int { return cmp.Compare(score(a), score(c)) })
	load[owner.ID]++
	t.OwnerID = owner.ID
	t.Rationale = rationale(owner, d, load[owner.ID])
	t.ActiveIDs = []string{owner.ID}
	others := 2 + r.IntN(2)
	for _, p := range corpus.Shuffled(r, team) {
		if p.ID != owner.ID && len(t.ActiveIDs) <= others {
			t.ActiveIDs = append(t.ActiveIDs, p.ID)
		}
	}
}

func bestSkill(p corpus.Person, wanted []string) (string, int) {
	levels := map[string]int{"low": 1, "medium": 2, "strong": 3}
	name, best := "", 0
	for _, s := range p.Skills {
		if l := levels[s.Level]; slices.Contains(wanted, s.Name) && l > best {
			name, best = s.Name, l
		}
	}
	return name, best
}

func rationale(p corpus.Person, d pack.Deliverable, load int) string {
	skill, level := bestSkill(p, d.Skills)
	why := "has room for it"
	if level > 0 {
		why = fmt.Sprintf("is %s in %s", []string{"", "trained", "at home", "strong"}[level], skill)
	}
	if load == 1 {
		return fmt.Sprintf("%s (%s) %s and has no other task in this group yet.", p.Name, p.Role, why)
	}
	return fmt.Sprintf("%s (%s) %s and carries no more than the others.", p.Name, p.Role, why)
}

// addDependencies links tasks whose windows allow it (E8): inside a group a
// later phase may wait for an earlier one, and each group waits for one
// artefact of another.
func (b *Blueprint) addDependencies(r *rand.Rand) {
	kinds := []string{"data contract", "shared infrastructure", "policy decision"}
	crossed := map[string]bool{}
	for _, to := range b.Tasks {
		for _, from := range corpus.Shuffled(r, b.Tasks) {
			if from.End == 0 || from.End >= to.Start || from.ID == to.ID {
				continue
			}
			if from.GroupID == to.GroupID {
				if r.IntN(3) == 0 {
					b.Dependencies = append(b.Dependencies, corpus.Dependency{FromID: from.ID, ToID: to.ID, Type: "internal", Artefact: from.Name})
				}
				break
			}
			if !crossed[to.GroupID] {
				crossed[to.GroupID] = true
				b.Dependencies = append(b.Dependencies, corpus.Dependency{FromID: from.ID, ToID: to.ID, Type: corpus.Pick(r, kinds), Artefact: from.Name})
				break
			}
		}
	}
}
