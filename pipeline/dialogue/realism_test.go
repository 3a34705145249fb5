package dialogue_test

import (
	"math"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
)

// TestLinks: a link is the page of the message's own task, marked, and comes
// before the task's end (G1, G11); no page's address begins another's.
func TestLinks(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			pages := 0
			for _, id := range s.FactIDs {
				f := p.fact[id]
				if f.Predicate != corpus.PredPage {
					continue
				}
				pages++
				if f.SubjectID != s.TaskID || f.TaskID != s.TaskID || f.Value.Text != blueprint.Page(p.blueprint.Project.Name,
					p.task[s.TaskID]) {
					t.Errorf("%s about %s links to %s of %s", s.Key, s.TaskID, f.Value.Text, f.SubjectID)
				}
			}
			if marked := slices.Contains(s.Marks, corpus.MarkLink); pages > 1 || marked != (pages == 1) {
				t.Errorf("%s has %d pages, marked: %v", s.Key, pages, marked)
			}
		}
		addresses := map[string]string{}
		for _, f := range p.Facts {
			if f.Predicate == corpus.PredPage {
				if other := addresses[f.Value.Text]; other != "" {
					t.Errorf("%s and %s have one page", f.ID, other)
				}
				addresses[f.Value.Text] = f.ID
			}
		}
	})
}

// conceded says whether a message takes the point of a person who pushed back
// on something that was not being decided.
func conceded(p project, s dialogue.Slot) bool {
	objection := p.slot[s.ParentKey]
	to := p.slot[objection.ParentKey].Act
	return s.Act == corpus.ActClosure && objection.Act == corpus.ActDisagreement && to != corpus.ActDecision &&
		to != corpus.ActOption
}

// TestManners: ultra-short messages are thanks, small talk or a point taken, in
// reply, with no fact and no flaw but a typo; a changed tone is one of the nine and not the
// writer's own; names are tasks of other groups that have begun (G11), few for a task.
func TestManners(t *testing.T) {
	dependency := 0
	year(t, func(t *testing.T, p project) {
		tone := map[string]string{}
		for _, x := range p.people {
			tone[x.ID] = x.Tone
		}
		beside := map[string]map[string]bool{} // task → tasks of other groups that it names
		for _, s := range p.slots {
			if !slices.IsSorted(s.Marks) {
				t.Errorf("%s is marked %v", s.Key, s.Marks)
			}
			if s.Perturbation == corpus.UltraShort {
				if s.ParentKey == "" || len(s.FactIDs) > 0 || s.Act != corpus.ActAcknowledge && s.Act != corpus.ActBanter &&
					!conceded(p, s) {
					t.Errorf("%s is ultra-short: %+v", s.Key, s)
				}
				if slices.Contains(s.Marks, corpus.MarkFragment) || slices.Contains(s.Marks, corpus.MarkSelfCorrection) {
					t.Errorf("%s is ultra-short and marked %v", s.Key, s.Marks)
				}
			}
			if marked := slices.Contains(s.Marks, corpus.MarkTone); marked != (s.Tone != "") || marked &&
				(s.Tone == tone[s.AuthorID] || !slices.Contains(personas.Tones(), s.Tone)) {
				t.Errorf("%s is in the tone %q, its writer's is %q", s.Key, s.Tone, tone[s.AuthorID])
			}
			for _, id := range s.Names {
				x := p.task[id]
				if x.GroupID == s.GroupID || x.Start > s.At.Date() && s.Obligation != "dependency" {
					t.Errorf("%s names %s of %s, which starts on %s", s.Key, id, x.GroupID, x.Start)
				}
				if s.Act != corpus.ActRecall {
					if beside[s.TaskID] == nil {
						beside[s.TaskID] = map[string]bool{}
					}
					beside[s.TaskID][id] = true
				}
				if slices.ContainsFunc(p.blueprint.Dependencies, func(d corpus.Dependency) bool {
					return d.FromID == id && d.ToID == s.TaskID || d.ToID == id && d.FromID == s.TaskID
				}) {
					dependency++
				}
			}
			if marked := slices.Contains(s.Marks, corpus.MarkCross); marked != (len(s.Names) > 0 && !disturbs(s) ||
				p.elsewhere(s)) {
				t.Errorf("%s names %v and is marked %v", s.Key, s.Names, s.Marks)
			}
		}
		many := 0
		for task, others := range beside {
			if len(others) > 6 && task != "" {
				many++
			}
		}
		if 100*many > len(beside) {
			t.Errorf("people on %d of %d tasks name more than six tasks of other groups", many, len(beside))
		}
	})
	if dependency == 0 {
		t.Error("nobody names what their task waits for, or what waits for it")
	}
}

// elsewhere says whether a message states or asks for what belongs to a task of another group.
func (p *project) elsewhere(s dialogue.Slot) bool {
	return slices.ContainsFunc(append(s.FactIDs[:len(s.FactIDs):len(s.FactIDs)], s.AsksFactID), func(id string) bool {
		x, ok := p.task[p.fact[id].TaskID]
		return ok && x.GroupID != s.GroupID
	})
}

// TestSteering: a free reply that states a fact or asks for one stays with the
// sub-issue of its thread at least as often as asked for, give or take four
// standard errors (G8).
func TestSteering(t *testing.T) {
	issue := map[string]int{}
	steered := counted{name: "steering"}
	roomy(t, func(t *testing.T, p project) {
		steered.share = p.options.Steering
		for _, s := range p.slots {
			own := -1
			for _, id := range append(s.FactIDs[:len(s.FactIDs):len(s.FactIDs)], s.AsksFactID) {
				if a, ok := p.attribute(p.fact[id].Predicate); ok {
					own = dialogue.IssueOfClass(a.Class)
					break
				}
			}
			thread, ok := issue[s.ParentKey]
			if !ok {
				thread = -1
			}
			free := s.Obligation == "" && s.Path == corpus.PathReply && !disturbs(s) && (s.Act == corpus.ActProgress ||
				s.Act == corpus.ActDoubt || s.Act == corpus.ActBlocker || s.Act == corpus.ActQuestion)
			if free && own >= 0 && thread >= 0 {
				steered.count(own == thread)
			}
			if own < 0 {
				own = thread
			}
			issue[s.Key] = own
		}
	})
	t.Logf("%d of %d stay with their sub-issue", steered.done, steered.seen)
	err := math.Sqrt(steered.share * (1 - steered.share) * float64(steered.seen))
	if steered.seen < 40 || float64(steered.done) < steered.share*float64(steered.seen)-4*err {
		t.Errorf("%d of %d free replies stay with their sub-issue, asked for are %.0f %%", steered.done, steered.seen,
			100*steered.share)
	}
}

// TestSubIssues: every task has six sub-issues, each with its own name (G8).
func TestSubIssues(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, x := range p.blueprint.Tasks {
			list := dialogue.SubIssues(p.pack, x)
			seen := slices.Compact(slices.Sorted(slices.Values(list)))
			if len(list) < 4 || len(list) > 6 || len(seen) != len(list) {
				t.Errorf("%s has the sub-issues %q", x.ID, list)
			}
		}
	})
}
