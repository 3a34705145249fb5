package personas

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// Tones returns the nine tones (G3).
func Tones() []string { return slices.Clone(tones) }

// Voices gives tone and voice anew where two people of one project have the
// same pair, so that pairs fall without replacement within every project (G3);
// a project with more people than pairs uses each as often as it must. Projects
// hold indexes into people; who is in several projects keeps apart from
// everybody in each of them.
func Voices(people []corpus.Person, projects [][]int, r *rand.Rand) {
	all := len(tones) * len(voices)
	v := &voicing{in: make([][]int, len(people)), used: make([]map[[2]string]int, len(projects)), most: make([]int, len(projects))}
	for p, list := range projects {
		v.used[p], v.most[p] = map[[2]string]int{}, (len(list)+all-1)/all
		for _, i := range list {
			v.in[i] = append(v.in[i], p)
		}
	}
	order := r.Perm(len(people))
	for count := len(projects); count > 0; count-- { // those in most projects have the least choice
		for _, i := range order {
			if len(v.in[i]) != count {
				continue
			}
			pair := v.choose(i, [2]string{people[i].Tone, people[i].Voice}, pairs(r, all))
			people[i].Tone, people[i].Voice = pair[0], pair[1]
			for _, p := range v.in[i] {
				v.used[p][pair]++
			}
		}
	}
}

// voicing counts the pairs of each project.
type voicing struct {
	in   [][]int // projects by person
	used []map[[2]string]int
	most []int // how often a pair may fall in a project
}

// choose returns a person's own pair if it is free in all their projects, else
// the first that is, else the one that is taken in fewest of them.
func (v *voicing) choose(i int, own [2]string, others [][2]string) [2]string {
	best, least := own, v.conflicts(i, own)
	for _, pair := range others {
		if least == 0 {
			break
		}
		if n := v.conflicts(i, pair); n < least {
			best, least = pair, n
		}
	}
	return best
}

func (v *voicing) conflicts(i int, pair [2]string) (n int) {
	for _, p := range v.in[i] {
		if v.used[p][pair] >= v.most[p] {
			n++
		}
	}
	return n
}
