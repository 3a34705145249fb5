package planner

import (
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/prompts"
)

// Topics draws topics that are not among those there are; the field's own come before those of any field.
func (p *Planner) Topics(in prompts.TopicsIn) (prompts.TopicsOut, error) {
	out := prompts.TopicsOut{Topics: []prompts.Topic{}}
	list := p.projects(in.Field)
	own := len(list) - len(aims)
	r := source(in.Field, strconv.Itoa(in.Variant))
	for _, pr := range append(corpus.Shuffled(r, list[:own]), corpus.Shuffled(r, list[own:])...) {
		if len(out.Topics) < in.N && !slices.Contains(in.Unlike, pr.Name) {
			out.Topics = append(out.Topics, prompts.Topic{Name: pr.Name, Context: pr.Context, Challenges: pr.Challenges,
				Categories: pr.Categories})
		}
	}
	return out, nil
}

// Subprojects divides a topic of its own. Where more components are asked for than it has, plain ones are added.
func (p *Planner) Subprojects(in prompts.SubprojectsIn) (prompts.SubprojectsOut, error) {
	out := prompts.SubprojectsOut{Subprojects: []prompts.PlannedSubproject{}}
	list := p.projects(in.Field)
	i := slices.IndexFunc(list, func(pr pack.Project) bool { return pr.Name == in.Topic.Name })
	if i < 0 { // a topic that another person invented
		i = len(list) - len(aims)
	}
	taken := slices.Clone(in.Taken)
	for _, s := range list[i].Subprojects {
		for _, n := range s.Components {
			taken = append(taken, n.Noun)
		}
	}
	for g, s := range list[i].Subprojects[:min(in.N, len(list[i].Subprojects))] {
		sub := prompts.PlannedSubproject{Name: s.Name, Goal: s.Goal, Components: []string{}}
		for _, n := range s.Components {
			sub.Components = append(sub.Components, n.Noun)
		}
		more := max(0, in.Components-len(sub.Components))
		sub.Components = append(sub.Components, plain(g, more, taken, in.Deliverables, in.Topic.Name)...)
		out.Subprojects = append(out.Subprojects, sub)
	}
	return out, nil
}

// plain makes components for a sub-project out of the things of its kind and
// where they are: none that is taken, or that shares a word with a deliverable.
func plain(kind, n int, taken, deliverables []string, topic string) []string {
	barred := map[string]bool{}
	for _, d := range deliverables {
		for _, w := range strings.Fields(strings.ToLower(d)) {
			barred[w] = true
		}
	}
	var all []string
	for _, thing := range things[kind%len(things)] {
		for _, where := range whereabouts {
			if c := where + " " + thing; !barred[where] && !barred[thing] && !slices.Contains(taken, c) {
				all = append(all, c)
			}
		}
	}
	all = corpus.Shuffled(source(topic, strconv.Itoa(kind)), all)
	return all[:min(n, len(all))]
}
