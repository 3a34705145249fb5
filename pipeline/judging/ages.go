package judging

import (
	"cmp"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
)

// ages says which drafts are younger than the recipe asks for.
type ages struct {
	of   *corpus.Ages
	want map[string]recipe.Age
}

func newAges(r *recipe.Recipe, w *questions.World) ages {
	return ages{corpus.NewAges(w.Corpus), r.Questions.Age}
}

// mark marks the drafts of a family that are younger than it is to be, but for as many as may be: of every so many
// drafts in the order of judging, one.
func (a ages) mark(family string, drafts []questions.Draft) {
	want := cmp.Or(a.want[family], a.want[recipe.AllFamilies])
	if want.MinWorkdays == 0 {
		return
	}
	old, young := 0, 0
	for i := range drafts {
		age, needed := a.of.Youngest(&drafts[i].Item)
		drafts[i].Young = false
		switch {
		case !needed || age.Workdays >= want.MinWorkdays:
			old++
		case float64(young+1) <= float64((1-want.Share)*float64(old+young+1)):
			young++
		default:
			drafts[i].Young = true
		}
	}
}
