package awareness

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
)

// rank draws how many of n distractors are to be larger than the right value, so that its place in their order tells
// nothing (E19, length cues): each of the n+1 places as often as another. Where one distractor is given, it takes one
// side; if it is as often larger as smaller, the outermost place of its side has to come twice, since the other side
// never has it.
func rank(r *rand.Rand, n int, given, larger bool) int {
	k := r.IntN(n + 1)
	if !given {
		return k
	}
	if k == 0 {
		k = n
	}
	if !larger {
		k = n - k
	}
	return k
}

// pick takes n distractors, of which as many as drawn are larger than the right
// value. The given ones come first. It fails where the index has too few.
func pick(r *rand.Rand, right corpus.Value, must, list []wrong, n int) ([]wrong, bool) {
	if len(must) > n {
		must = must[:n]
	}
	up := len(must) > 0 && outranks(must[0].value, right)
	return pickLarger(right, must, list, n, rank(r, n, len(must) > 0, up))
}

// pickLarger takes n distractors, of which so many as wanted are larger than the right value.
func pickLarger(right corpus.Value, must, list []wrong, n, want int) ([]wrong, bool) {
	var out []wrong
	above := 0
	take := func(x wrong) {
		up := outranks(x.value, right)
		room := n - len(out)
		if room == 0 || up && above == want || !up && len(out)-above == n-want {
			return
		}
		if slices.ContainsFunc(out, func(y wrong) bool { return y.value.Equal(x.value) }) {
			return
		}
		out = append(out, x)
		if up {
			above++
		}
	}
	for _, x := range append(slices.Clone(must), list...) {
		take(x)
	}
	return out, len(out) == n
}

// outranks says whether a wrong value counts as larger than the right one. Of names of one length either may, by a hash
// of both: were none of them larger, the right one would be among the shortest too often.
func outranks(wrong, right corpus.Value) bool {
	a, b := size(wrong), size(right)
	if a != b {
		return a > b
	}
	h := fnv.New32a()
	h.Write([]byte(wrong.Key() + "|" + right.Key()))
	return h.Sum32()>>16%2 == 1
}

// larger is how many of the wrong values are larger than the right one.
func larger(right corpus.Value, list []wrong) int {
	n := 0
	for _, x := range list {
		if outranks(x.value, right) {
			n++
		}
	}
	return n
}
