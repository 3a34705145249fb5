package paths

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue/naming"
)

// TestShortNamesStandForOnePiece: a message of a channel that states something of a piece, and calls it by a part of
// its name, comes after nothing of another piece of that part: no name, no part of one, no page. The piece was named in
// full within the last four hundred messages.
func TestShortNamesStandForOnePiece(t *testing.T) {
	b, _, _ := domainOf(t, 9, 3)
	plan := planOf(t, 9, 2000, 9, 3)
	tasks := corpus.CopiesByID(b.Tasks)
	naming.Set(plan, tasks, corpus.Rand(3, "plan", "naming"))
	of := map[string]string{} // fact → piece
	for _, f := range plan.Facts {
		of[f.ID] = f.SubjectID
	}
	type key struct{ group, part string }
	spokeOf := map[string][]string{}
	last, said, heard, short, stated := map[key]string{}, map[string]int{}, map[key]int{}, 0, 0
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			said[s.GroupID]++
			var states []string
			for _, id := range s.FactIDs {
				if x := tasks[of[id]]; x.PhaseID != "" && !slices.Contains(states, x.ID) {
					states = append(states, x.ID)
				}
			}
			for _, id := range states {
				x := tasks[id]
				as, _ := s.Named(id)
				stated++
				if as == x.Name {
					heard[key{s.GroupID, id}] = said[s.GroupID]
					continue
				}
				if as == "" {
					continue
				}
				short++
				if other := last[key{s.GroupID, as}]; other != id {
					t.Errorf("%s calls %s %q after something of %s", s.Key, x.Name, as, tasks[other].Name)
				}
				if ago := said[s.GroupID] - heard[key{s.GroupID, id}]; ago > 400 {
					t.Errorf("%s calls %s %q, %d messages after its name", s.Key, x.Name, as, ago)
				}
			}
			about := slices.Concat(states, []string{s.TaskID, of[s.AsksFactID]}, s.Names, spokeOf[s.RecallsKey])
			spokeOf[s.Key] = about
			for _, id := range about {
				if as, ok := s.Named(id); ok && as != "" {
					last[key{s.GroupID, tasks[id].Component}], last[key{s.GroupID, tasks[id].Deliverable}] = id, id
					if as == tasks[id].Name {
						heard[key{s.GroupID, id}] = said[s.GroupID]
					}
				}
			}
		}
	}
	if short*10 < stated {
		t.Errorf("%d of %d statements call their piece shortly", short, stated)
	}
}
