package awareness

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// standings say who has a seat in a group, who is its guest, and who neither.
type standings struct {
	seats  map[[2]string]corpus.Standing // group and name
	groups map[string]string             // task → its group
	people map[string]bool               // by name
}

func newStandings(w *questions.World) *standings {
	s := &standings{corpus.Standings(w.Corpus.Members, w.Corpus.People), map[string]string{}, map[string]bool{}}
	for _, t := range w.Corpus.Tasks {
		s.groups[t.ID] = t.GroupID
	}
	for _, p := range w.Corpus.People {
		s.people[p.Name] = true
	}
	return s
}

// alike keeps of wrong values those of people who stand to the anchor's group as the right person does: the list of the
// group's members tells nothing then. Other values are kept as they are.
func (s *standings) alike(a anchor, list []wrong) []wrong {
	f := a.decisive
	group := f.GroupID
	if group == "" {
		group = s.groups[f.TaskID]
	}
	if f.Value.Kind != corpus.KindEntity || !s.people[f.Value.Text] || group == "" {
		return list
	}
	right := s.seats[[2]string{group, f.Value.Text}]
	return slices.DeleteFunc(list, func(x wrong) bool { return s.seats[[2]string{group, x.value.Text}] != right })
}
