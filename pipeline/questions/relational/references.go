package relational

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/questions"
)

// rightly are sentences that give an answer about the world; past that it no longer holds. The attributes of such facts
// are names of tables and no words for people.
func rightly(answer string, past bool) []string {
	if past {
		return []string{"It was " + answer + " then.", "At that time it was " + answer + ".", "The answer is " + answer + "."}
	}
	return []string{"It is " + answer + ".", "The answer is " + answer + ".", "That is " + answer + "."}
}

// listed are right and wrong answers that list several things: in other words and, where nothing asks for an order, in
// another one; with one left out, or in a wrong order.
func listed(op seeds.Op, parts []string) (right, wrong []string) {
	back := slices.Clone(parts)
	slices.Reverse(back)
	right = []string{strings.Join(parts, "; "), strings.Join(parts, ", ")}
	less := []string{and(parts[:len(parts)-1]), and(parts[1:])}
	switch op {
	case seeds.OpOrder:
		return []string{strings.Join(parts, ", then "), "First " + strings.Join(parts, ", then ") + ".", right[0]},
			[]string{and(back), less[0]}
	case seeds.OpMatch:
		return append(right, "First "+strings.Join(parts, ", then ")+"."), append(less, and(back))
	}
	if len(parts) > 2 {
		less = append(less, and(slices.Delete(slices.Clone(parts), 1, 2)))
	}
	return append(right, and(back)), less
}

// siblings are values that other subjects have of a fact's attribute, or could have, as wrong answers.
func (x *asking) siblings(f *corpus.Fact) []string {
	var out []string
	for _, i := range x.r.Perm(len(x.w.Corpus.Facts)) {
		g := &x.w.Corpus.Facts[i]
		if len(out) == questions.PerSide-1 {
			break
		}
		text := x.value(g.Value)
		if g.Predicate == f.Predicate && g.SubjectID != f.SubjectID && !g.Value.Equal(f.Value) &&
			!slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	if w, err := seeds.Invented(); err == nil && len(out) < questions.PerSide-1 {
		for _, v := range w.Draw(x.r).Others(f.Predicate, questions.PerSide-1-len(out)) {
			out = append(out, x.value(v))
		}
	}
	return out
}

// alone are the values of single facts where they are of the kind of what several come to, as wrong answers.
func (x *asking) alone(facts []*corpus.Fact, v corpus.Value) []string {
	var out []string
	for _, f := range facts {
		text := x.value(f.Value)
		if f.Value.Kind == v.Kind && f.Value.Unit == v.Unit && !f.Value.Equal(v) && !slices.Contains(out, text) &&
			len(out) < questions.PerSide-1 {
			out = append(out, text)
		}
	}
	return out
}
