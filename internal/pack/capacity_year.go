package pack

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"memloom/internal/corpus"
)

// Thin says what a project wants more of that is so large a part of a project-year: 1 is a year with 145 tasks a group,
// a month of 8 is 0.055. Nothing of it is an error.
func (p *Pack) Thin(part float64) []Problem {
	t := thin{p: p, part: part}
	t.tasks()
	t.texts()
	t.lists()
	t.news()
	t.rules()
	t.words()
	return sorted(t.found)
}

// PartOfYear is how large a part of a project-year a project with so many tasks is, at most 1.
func PartOfYear(tasks int) float64 { return min(1, float64(tasks)/tasksPerYear) }

// scale returns the per cent of a project-year's tasks that tasks and texts of every project suffice for.
func (p *Pack) scale() int {
	if len(p.Deliverables) == 0 || len(p.Projects) == 0 {
		return 0
	}
	scale := 100
	for _, pr := range p.Projects {
		scale = min(scale, 100*p.fewestTasks(pr)/tasksPerGroupYear)
	}
	demand := p.demand(tasksPerYear)
	for _, a := range p.Attributes {
		if n := demand[a.Key]; corpus.Kind(a.Value.Kind) == corpus.KindText && n > 0 {
			scale = min(scale, 100*a.Value.count()/n)
		}
	}
	return scale
}

// thin collects what a part of a project-year would want more of.
type thin struct {
	p     *Pack
	part  float64
	found []Problem
}

// of is the part of what a year needs, one at least.
func (t *thin) of(year int) int { return max(1, int(math.Ceil(t.part*float64(year)-1e-9))) }

// want notes a list that is too short. What it holds is named in the singular.
func (t *thin) want(path, what string, have, need int) {
	if have < need {
		t.found = append(t.found, Problem{Line: t.p.places.Near(path).KeyLine, Path: path,
			Message: fmt.Sprintf("%s, %s needs %d", counted(have, what), t.span(), need), Lacks: need - have})
	}
}

func (t *thin) span() string {
	if t.part == 1 {
		return "a project-year"
	}
	return "a project of this size"
}

// tasks wants enough components for the tasks of every group.
func (t *thin) tasks() {
	perGroup := t.of(componentsPerGroup)
	if n := len(t.p.Deliverables); n > 0 {
		perGroup = max(perGroup, (t.of(tasksPerGroupYear)+n-1)/n)
	}
	for i, pr := range t.p.Projects {
		for j, s := range pr.Subprojects {
			t.want(fmt.Sprintf("projects[%d].subprojects[%d].components", i, j), "component", len(s.Components),
				perGroup)
		}
	}
}

// texts wants a text for every task that an attribute may be said of.
func (t *thin) texts() {
	if len(t.p.Deliverables) == 0 {
		return
	}
	demand := t.p.demand(t.of(tasksPerYear))
	for i, a := range t.p.Attributes {
		if corpus.Kind(a.Value.Kind) == corpus.KindText {
			t.want(fmt.Sprintf("attributes[%d].value.of", i), "text of "+a.Key, a.Value.count(), demand[a.Key])
		}
	}
}

// lists wants names, small talk and closures for a year.
func (t *thin) lists() {
	for _, name := range slices.Sorted(maps.Keys(t.p.Pools)) {
		t.want("pools."+name, "name", len(t.p.Pools[name]), t.of(namesPerPool))
	}
	t.want("asides", "aside", len(t.p.Asides), t.of(asidesPerYear))
	t.want("closures", "closure", len(t.p.Closures), t.of(closuresPerYear))
}

// news wants frames with so many values that no piece is heard twice in a year and no frame too often, and as many of
// each kind, since the kinds are dealt evenly (E16).
func (t *thin) news() {
	pieces, of := 0, map[corpus.NewsKind]int{}
	for i, n := range t.p.News {
		size := t.sizeOf(n)
		t.want(fmt.Sprintf("news[%d].sentence", i), "piece of news from this frame", size, t.of(newsPerFrame))
		pieces += min(size, t.of(newsPerFrame))
		of[n.OfKind()] += min(size, t.of(newsPerFrame))
	}
	most := fmt.Sprintf(", at most %d a frame", t.of(newsPerFrame))
	t.want("news", "piece of news"+most, pieces, t.of(newsPerYear))
	for _, kind := range corpus.NewsKinds() {
		before := len(t.found)
		t.want("news", fmt.Sprintf("piece of news of kind %s", kind)+most, of[kind], t.of(newsPerKind))
		for i := range t.found[before:] {
			t.found[before+i].Of = string(kind)
		}
	}
}

// sizeOf returns how many pieces of news a frame says; a date counts as a month of days.
func (t *thin) sizeOf(n News) int {
	o := DrawOptions{Pools: t.p.Pools, From: anyDay, To: anyDay.Add(30), Page: "https://page.example"}
	size := int64(1)
	for _, name := range slices.Sorted(maps.Keys(n.Slots)) {
		if k, err := n.Slots[name].Size(o); err == nil && size < math.MaxInt32 {
			size *= k
		}
	}
	return int(min(size, math.MaxInt32))
}

// rules wants a rule with its override for every question about one.
func (t *thin) rules() {
	n := t.p.fewestRules(groupsPerProject, 1)
	t.want("rules", "rule that can be laid down in a project", n, t.of(rulesPerYear))
}

// words wants concepts, and words of its own for every role.
func (t *thin) words() {
	t.want("terms", "concept", len(t.p.Terms), t.of(conceptsPerYear))
	for i, r := range t.p.Roles {
		n := 0
		for _, c := range t.p.Terms {
			if c.ByRole[r.Name] != "" {
				n++
			}
		}
		t.want(fmt.Sprintf("roles[%d].name", i), "word of its own for "+r.Name+" among the terms", n,
			t.of(wordsPerRole))
	}
}
