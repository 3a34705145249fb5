package blueprint

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	check "memloom/validate/invariants"
)

var lifecycle = []corpus.Lifecycle{
	corpus.Strategy, corpus.Requirements, corpus.Architecture, corpus.Development, corpus.Testing, corpus.Deployment,
}

// pair is what a task is made of.
type pair struct {
	component   string
	deliverable pack.Deliverable
	skills      []string // of the deliverable's, those that the team has
	after       []int    // places of pairs that it waits for, where a planner said so
}

func (p pair) name() string { return p.component + " " + p.deliverable.Noun }
func (p pair) phase() int   { return check.Phase(corpus.Lifecycle(p.deliverable.Lifecycle)) }

// tasks makes the tasks of a project's groups: component × deliverable pairs
// without repetition, phase after phase (E6). Windows and owners come later.
func (m *maker) tasks(i int, src Source) error {
	b := m.org.Projects[i]
	b.Tasks, m.pairs[i] = nil, make([][]pair, len(b.Groups))
	used := map[string]bool{}
	for g := range b.Groups {
		r := src(fmt.Sprintf("tasks/%d", g+1))
		want := m.o.tasksOf(i, g)
		able := m.able(b.Groups[g].MemberIDs)
		pairs, err := m.material(i, g, want, able, used)
		if err != nil {
			return err
		}
		if short := want - len(pairs); short > 0 {
			drawn := choosePairs(m.pack(i), m.work[i][g], want, able, r)
			if pairs != nil {
				drawn = others(corpus.Shuffled(r, drawn), pairs, used, short)
			}
			pairs = byPhase(append(pairs, drawn...))
		}
		if len(pairs) < want {
			return fmt.Errorf("domain %s, sub-project %s: %d components carry %d tasks, %d are asked for: lower the scale or add components",
				m.pack(i).Name, m.work[i][g].Name, len(m.work[i][g].Components), len(pairs), want)
		}
		for _, p := range pairs {
			used[strings.ToLower(p.name())] = true
		}
		m.pairs[i][g] = pairs
		strategic := m.strategic(pairs)
		width := max(2, len(fmt.Sprint(want)))
		for k, p := range pairs {
			b.Tasks = append(b.Tasks, corpus.Task{
				ID: fmt.Sprintf("%s.t%0*d", b.Groups[g].ID, width,
					k+1), ProjectID: b.Project.ID, SubprojectID: b.Subprojects[g].ID, GroupID: b.Groups[g].ID,
				Name: p.name(), Component: p.component, Deliverable: p.deliverable.Noun,
				Lifecycle: corpus.Lifecycle(p.deliverable.Lifecycle), Skills: p.skills,
				Strategic: strategic[k], Waits: corpus.WaitsForNothing,
			})
		}
	}
	return nil
}

// strategic says which of a group's tasks are strategic, by place: few of phase
// one, one at least, spread over the phase.
func (m *maker) strategic(pairs []pair) map[int]bool {
	first := 0
	for _, p := range pairs {
		if p.phase() == 0 {
			first++
		}
	}
	n := min(first, max(1, int(m.o.Strategic*float64(first))))
	out := map[int]bool{}
	for k := range n {
		out[k*first/n] = true
	}
	return out
}

// able returns the skills that a person of a team has at medium or better.
func (m *maker) able(ids []string) map[string]bool {
	out := map[string]bool{}
	for _, p := range m.org.People {
		if slices.Contains(ids, p.ID) {
			for _, s := range p.Skills {
				if s.Level != "low" {
					out[s.Name] = true
				}
			}
		}
	}
	return out
}

// choosePairs draws n pairs: the six phases as evenly as the pack allows, in each the deliverables that the team has a
// skill for in turn, the components in turn, no pair twice; ordered by phase.
func choosePairs(p *pack.Pack, sub pack.Subproject, n int, able map[string]bool, r *rand.Rand) []pair {
	pools := make([][]pair, len(lifecycle))
	for phase := range pools {
		pools[phase] = pool(p, sub, phase, able, r)
	}
	quota := make([]int, len(pools))
	for left := n; left > 0; { // as even as the pools allow
		open := 0
		for phase := range pools {
			if quota[phase] < len(pools[phase]) {
				open++
			}
		}
		if open == 0 {
			break
		}
		order := r.Perm(len(pools))
		for _, phase := range order {
			if left > 0 && quota[phase] < len(pools[phase]) {
				quota[phase]++
				left--
			}
		}
	}
	var out []pair
	for phase := range pools {
		out = append(out, pools[phase][:quota[phase]]...)
	}
	return out
}

// pool lists all pairs of a phase so that any head of it has deliverables and
// components as evenly as their numbers allow.
func pool(p *pack.Pack, sub pack.Subproject, phase int, able map[string]bool, r *rand.Rand) []pair {
	var kinds []pair
	for _, d := range p.Deliverables {
		if check.Phase(corpus.Lifecycle(d.Lifecycle)) != phase {
			continue
		}
		if s := within(d.Skills, able); len(s) > 0 {
			kinds = append(kinds, pair{deliverable: d, skills: s})
		}
	}
	if len(kinds) == 0 {
		return nil
	}
	kinds = corpus.Shuffled(r, kinds)
	components := corpus.Shuffled(r, sub.Components)
	var out []pair
	for round := range components {
		for k, kind := range kinds {
			kind.component = components[(round+k*(len(components)/len(kinds)+1))%len(components)].Noun
			out = append(out, kind)
		}
	}
	return out
}

// others returns at most n pairs of a list that are neither among some pairs nor used by another group.
func others(list, among []pair, used map[string]bool, n int) []pair {
	var out []pair
	for _, p := range list {
		has := slices.ContainsFunc(among, func(x pair) bool { return strings.EqualFold(x.name(), p.name()) })
		if len(out) < n && !has && !used[strings.ToLower(p.name())] {
			out = append(out, p)
		}
	}
	return out
}

// byPhase sorts pairs by phase; what waits for a pair follows it to its place.
func byPhase(list []pair) []pair {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return list[a].phase() - list[b].phase() })
	out, place := make([]pair, len(list)), make([]int, len(list))
	for at, i := range order {
		out[at], place[i] = list[i], at
	}
	for at := range out {
		after := make([]int, len(out[at].after))
		for k, i := range out[at].after {
			after[k] = place[i]
		}
		out[at].after = after
	}
	return out
}

// within returns the members of a list that are in a set.
func within(list []string, set map[string]bool) []string {
	return slices.DeleteFunc(slices.Clone(list), func(s string) bool { return !set[s] })
}
