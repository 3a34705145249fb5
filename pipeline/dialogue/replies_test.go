package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// kind are the acts that tell and ask nothing.
var kind = []corpus.Act{corpus.ActAcknowledge, corpus.ActBanter}

// TestKindWordsOnce: who has thanked for a message, consoled or joked does not do
// so again under it, whatever day it is.
func TestKindWordsOnce(t *testing.T) {
	test := func(t *testing.T, p project) {
		done := map[[2]string]string{}
		for _, s := range p.slots {
			if s.ParentKey == "" || !slices.Contains(kind, s.Act) || s.Obligation != "" ||
				p.slot[s.ParentKey].Act == corpus.ActMistake {
				continue
			}
			k := [2]string{s.ParentKey, s.AuthorID}
			if before := done[k]; before != "" {
				t.Errorf("%s (%s) says to %s what %s has said", s.Key, s.Act, s.ParentKey, before)
			}
			done[k] = s.Key
		}
		if len(done) == 0 {
			t.Error("nobody thanks for anything")
		}
	}
	year(t, test)
	roomy(t, test)
}

// TestSmallTalkIsAPost: what has nothing to do with a task answers no one's
// report about one, but for what leads away from it on purpose (G11).
func TestSmallTalkIsAPost(t *testing.T) {
	n := 0
	test := func(t *testing.T, p project) {
		for _, s := range p.slots {
			if s.Act != corpus.ActBanter || s.Aside == "" {
				continue
			}
			n++
			if s.ParentKey != "" || s.TaskID != "" || s.Path != corpus.PathPost {
				t.Errorf("%s makes small talk under %s of %q", s.Key, s.ParentKey, s.TaskID)
			}
		}
	}
	year(t, test)
	roomy(t, test)
	if n == 0 {
		t.Error("there is no small talk")
	}
}

// TestConcededPointsRest: who gives in to an objection has settled nothing that
// free replies could take up or applaud.
func TestConcededPointsRest(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			parent := p.slot[s.ParentKey]
			if s.Obligation == "" && parent.Perturbation == corpus.UltraShort && parent.Act == corpus.ActClosure &&
				slices.Contains(kind, s.Act) {
				t.Errorf("%s (%s) applauds %s", s.Key, s.Act, parent.Key)
			}
		}
	})
}

// TestGuestsTurnToWhoWrote: a message from another group that speaks to a person
// who has reported on the task is under what they wrote, not under another's
// first post.
func TestGuestsTurnToWhoWrote(t *testing.T) {
	told := []corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision}
	wrote, found := 0, 0
	year(t, func(t *testing.T, p project) {
		said := map[[2]string]bool{}
		for _, s := range p.slots {
			if s.Path == corpus.PathCross && s.ToID != "" && said[[2]string{s.TaskID, s.ToID}] {
				wrote++
				if p.slot[s.ParentKey].AuthorID == s.ToID {
					found++
				}
			}
			if slices.Contains(told, s.Act) {
				said[[2]string{s.TaskID, s.AuthorID}] = true
			}
		}
	})
	t.Logf("%d of %d", found, wrote)
	if wrote == 0 || 10*found < 9*wrote {
		t.Errorf("%d of %d stand under a message of whom they speak to", found, wrote)
	}
}
