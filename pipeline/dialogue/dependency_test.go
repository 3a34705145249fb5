package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// TestDependencies: for every dependency between groups a person of the waiting
// task asks for the artefact in the other group before it is finished, as a
// guest from there on; a person brings the finished artefact to the waiting
// group by name; and the waiting task says what it needs when it starts (E8).
func TestDependencies(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		needs := map[string]corpus.Fact{}
		for _, f := range p.blueprint.Needs() {
			needs[f.TaskID] = f
		}
		asked, taken, named, all := 0, 0, 0, 0
		for _, d := range p.blueprint.Dependencies {
			if d.Type == corpus.InternalDependency {
				continue
			}
			all++
			from, to := p.task[d.FromID], p.task[d.ToID]
			of := func(fit func(dialogue.Slot) bool) bool {
				return slices.ContainsFunc(p.slots, func(s dialogue.Slot) bool { return s.Obligation == "dependency" && fit(s) })
			}
			if of(func(s dialogue.Slot) bool {
				return s.GroupID == from.GroupID && s.TaskID == from.ID && s.Act == corpus.ActCoordinate && slices.Contains(s.Names,
					to.ID) &&
					s.At.Date() < from.End && s.Path == corpus.PathCross && slices.Contains(to.ActiveIDs, s.AuthorID)
			}) {
				asked++
			}
			if of(func(s dialogue.Slot) bool {
				done := p.slot[s.RecallsKey]
				return s.GroupID == to.GroupID && slices.Contains(s.Names, from.ID) && done.Act == corpus.ActCompletion &&
					done.TaskID == from.ID && done.At < s.At
			}) {
				taken++
			}
			f := needs[to.ID]
			if list := p.said[f.ID]; len(list) == 1 && list[0].At.Date() == to.Start && list[0].GroupID == to.GroupID &&
				p.fact[f.ID].Because == from.ID+"/"+corpus.PredFinished {
				named++
			} else {
				t.Errorf("%s says what it needs %d times", to.ID, len(list))
			}
		}
		t.Logf("%d dependencies: asked for %d, taken up %d, named %d", all, asked, taken, named)
		if all < 20 || asked < all*8/10 || taken < all*9/10 {
			t.Errorf("of %d artefacts %d are asked for and %d taken up", all, asked, taken)
		}
	})
}
