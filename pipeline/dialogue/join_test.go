package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// TestSettledOnce: a doubt and a disagreement are settled once at most, and by
// another person than who raised them.
func TestSettledOnce(t *testing.T) {
	test := func(t *testing.T, p project) {
		settled := map[string]string{}
		for _, s := range p.slots {
			if s.Act != corpus.ActClosure {
				continue
			}
			if before := settled[s.ParentKey]; before != "" || p.slot[s.ParentKey].AuthorID == s.AuthorID {
				t.Errorf("%s of %s settles %s, which %s has settled", s.Key, s.AuthorID, s.ParentKey, before)
			}
			settled[s.ParentKey] = s.Key
		}
	}
	each(t, test)
	year(t, test)
}

// TestAnsweredOnce: a question that asks for a fact has one true answer, and
// no one asks for what was said on an earlier day.
func TestAnsweredOnce(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		answered := map[string]string{}
		for _, s := range p.slots {
			if said := p.said[s.AsksFactID]; s.Act == corpus.ActQuestion && len(said) > 0 && said[0].At < s.At {
				t.Errorf("%s asks for %s, which %s said", s.Key, s.AsksFactID, said[0].Key)
			}
			if s.Act != corpus.ActAnswer && s.Act != corpus.ActDelivery && s.Act != corpus.ActCorrection {
				continue
			}
			for _, id := range p.states(s) {
				if asks := p.slot[s.ParentKey].AsksFactID; asks == id && answered[id] != "" {
					t.Errorf("%s answers what %s answered", s.Key, answered[id])
				}
				answered[id] = s.Key
			}
		}
	})
}

// TestWhoDecides: decisions are taken by the owner of the task or a person of
// rank, and asked of who takes them.
func TestWhoDecides(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		rank := map[string]int{}
		for _, x := range p.people {
			rank[x.ID] = x.Rank
		}
		may := func(person, task string) bool { return person == p.task[task].OwnerID || rank[person] <= 3 }
		for _, s := range p.slots {
			if s.Act == corpus.ActDecision && !may(s.AuthorID, s.TaskID) || s.Act == corpus.ActRequest &&
				!may(p.fact[s.AsksFactID].Knowers[0], s.TaskID) {
				t.Errorf("%s, a %s about %s, is not for %s to decide", s.Key, s.Act, s.TaskID, s.AuthorID)
			}
		}
	})
}

// TestThreads: over a year most messages are in threads of three to eight
// (nearly half of them), and most reports state several facts or answer a person.
func TestThreads(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		root, size := map[string]string{}, map[string]int{}
		reports, alone := 0, 0
		for _, s := range p.slots {
			root[s.Key] = s.Key
			if s.ParentKey != "" {
				root[s.Key] = root[s.ParentKey]
			}
			size[root[s.Key]]++
			if s.Act == corpus.ActProgress {
				reports++
				if s.ParentKey == "" && len(p.states(s)) == 1 {
					alone++
				}
			}
		}
		within := 0
		for _, n := range size {
			if n >= 3 && n <= 8 {
				within += n
			}
		}
		t.Logf("%d of %d messages in threads of three to eight; %d of %d reports are posts of one fact", within, len(p.slots),
			alone, reports)
		if 9*within < 4*len(p.slots) || 3*alone > reports {
			t.Errorf("%d of %d messages stand in threads of three to eight; %d of %d reports are posts of one fact", within,
				len(p.slots), alone, reports)
		}
	})
}

// TestLongThreads: over a year a group has a thread of five to nine messages in nearly every whole week.
func TestLongThreads(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		size, first := map[string]int{}, map[string]dialogue.Slot{}
		for _, s := range p.slots {
			root := p.rootOf(s)
			if size[root]++; s.ParentKey == "" {
				first[root] = s
			}
		}
		monday := func(d corpus.Date) corpus.Date { return d.Add(-(int(d.Weekday()) + 6) % 7) }
		type week struct {
			group string
			from  corpus.Date
		}
		days, long := map[week]int{}, map[week]bool{}
		for _, d := range p.Days {
			days[week{d.GroupID, monday(d.Date)}]++
		}
		for root, s := range first {
			if n := size[root]; n >= 5 && n <= 9 {
				long[week{s.GroupID, monday(s.At.Date())}] = true
			}
		}
		without, all := 0, 0
		for w, n := range days {
			if n < 4 {
				continue
			}
			if all++; !long[w] {
				without++
			}
		}
		if 50*without > all {
			t.Errorf("%d of %d weeks have no thread of five to nine messages", without, all)
		}
	})
}

// TestTriggersAreOthers: what made a person change a decision is in nine of twenty cases and more what another person
// said.
func TestTriggersAreOthers(t *testing.T) {
	all, own := 0, 0
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			if s.Perturbation != corpus.DecisionChange || len(s.FactIDs) == 0 {
				continue
			}
			all++
			if said := p.said[p.fact[s.FactIDs[0]].Because]; slices.ContainsFunc(said[:min(1, len(said))],
				func(x dialogue.Slot) bool { return x.AuthorID == s.AuthorID }) {
				own++
			}
		}
	})
	t.Logf("%d of %d decisions change because of what their taker said", own, all)
	if all == 0 || 20*own > 11*all {
		t.Errorf("%d of %d decisions change because of what their taker said", own, all)
	}
}
