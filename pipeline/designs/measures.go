package designs

import (
	"cmp"
	"maps"

	"memloom/internal/measure"
	"memloom/pipeline/recipe"
)

// Asking is a design whose recipes ask for numbers in keys of its own.
type Asking interface {
	// Asked returns them by their keys, of a recipe as a manifest has it, and whether a model words what they count.
	Asked(parameters []byte) (numbers map[string]float64, written bool)
}

// Measured says what the corpora of a recipe were to be, and what their design declares of its measures. Parameters is
// the recipe as a manifest has it; of none nothing is asked for.
func Measured(parameters []byte) (in measure.Input, err error) {
	r, err := recipe.In(parameters)
	if err != nil {
		return in, err
	}
	in.Asked, in.ByCorpus = r.Dialogue.Asked(), r.Questions.ByCorpus
	d, ok := Named(cmp.Or(r.Design, recipe.Organisation))
	if !ok {
		return in, nil
	}
	if a, ok := d.(Asking); ok {
		numbers, written := a.Asked(parameters)
		maps.Copy(in.Asked, numbers)
		in.Written = written
	}
	in.Design, err = measure.ReadDesign(d.Measures())
	return in, err
}
