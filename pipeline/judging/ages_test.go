package judging

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
)

// TestAges_Mark: of the drafts that are not marked, as many are old as the recipe asks for; without evidence none is
// young.
func TestAges_Mark(t *testing.T) {
	first := corpus.NewDate(2025, 3, 3)
	w := &questions.World{Corpus: &corpus.Corpus{First: first, Last: first.Add(60), Messages: []corpus.Message{
		{ID: "M1", At: first.At(9, 0)}, {ID: "M2", At: first.Add(28).At(9, 0)},
	}}}
	r := &recipe.Recipe{}
	r.Questions.Age = map[string]recipe.Age{recipe.AllFamilies: {MinWorkdays: 10, Share: 0.75}, "free": {}}
	rests := func(message string) questions.Draft {
		d := questions.Draft{Item: corpus.Item{AskedAt: first.Add(30).At(9, 0)}}
		if message != "" {
			d.Item.Evidence = []corpus.Evidence{{MessageID: message, Role: corpus.RoleAnswer, Set: 1}}
		}
		return d
	}
	for name, x := range map[string]struct {
		messages []string
		marked   int
	}{
		"old ones":             {[]string{"M1", "M1", "M1"}, 0},
		"young ones":           {[]string{"M2", "M2", "M2", "M2"}, 4},
		"one in four":          {[]string{"M1", "M1", "M1", "M2", "M1", "M1", "M1", "M2"}, 0},
		"one in two":           {[]string{"M1", "M2", "M1", "M2", "M1", "M2", "M1", "M2"}, 3},
		"nothing is needed":    {[]string{"", "", ""}, 0},
		"young before the old": {[]string{"M2", "M1", "M1", "M1"}, 1},
	} {
		var drafts []questions.Draft
		for _, m := range x.messages {
			drafts = append(drafts, rests(m))
		}
		newAges(r, w).mark("any", drafts)
		marked := 0
		for _, d := range drafts {
			if d.Young {
				marked++
			}
		}
		if marked != x.marked {
			t.Errorf("%s: %d are too young, not %d", name, marked, x.marked)
		}
	}
}
