package personas

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// Tones returns the nine tones (G3).
func Tones() []string { return slices.Clone(tones) }

// Voices deals tone and voice so that the pairs of the two fall without replacement within every project, and of those
// that are free the ones that fewest people have; a project with more people than pairs uses each as often as it must
// (G3). Who has a pair already keeps it, unless a person of their projects was dealt the same. Projects hold indexes
// into people; who is in several projects is kept apart from everyone in each of them, and who is in none is left
// alone.
func Voices(people []corpus.Person, projects [][]int, r *rand.Rand) {
	v := &voicing{in: make([][]int, len(people)), used: make([]map[pair]int, len(projects)), all: map[pair]int{}}
	for p, list := range projects {
		v.used[p] = map[pair]int{}
		for _, i := range list {
			v.in[i] = append(v.in[i], p)
		}
	}
	order := r.Perm(len(people))
	for count := len(projects); count > 0; count-- { // those in most projects have the least choice
		for _, i := range order {
			if len(v.in[i]) == count {
				v.deal(&people[i], v.in[i], corpus.Shuffled(r, pairs))
			}
		}
	}
}

// pair is a tone with a voice.
type pair struct{ tone, voice string }

// pairs are all of them.
var pairs = func() (all []pair) {
	for _, t := range tones {
		for _, v := range voices {
			all = append(all, pair{t, v})
		}
	}
	return all
}()

// voicing counts the pairs that are dealt: of each project, and of all.
type voicing struct {
	in   [][]int // projects by person
	used []map[pair]int
	all  map[pair]int
}

// deal gives a person of some projects their own pair, if no one of these has
// it, and otherwise the one that fewest people have there, and then anywhere.
func (v *voicing) deal(p *corpus.Person, in []int, others []pair) {
	best := pair{p.Tone, p.Voice}
	if best == (pair{}) || v.conflicts(in, best) > 0 {
		best = others[0]
		for _, x := range others[1:] {
			if a, b := v.conflicts(in, x), v.conflicts(in, best); a < b || a == b && v.all[x] < v.all[best] {
				best = x
			}
		}
	}
	p.Tone, p.Voice = best.tone, best.voice
	v.all[best]++
	for _, k := range in {
		v.used[k][best]++
	}
}

// conflicts is how many people of some projects have a pair.
func (v *voicing) conflicts(in []int, x pair) (n int) {
	for _, k := range in {
		n += v.used[k][x]
	}
	return n
}
