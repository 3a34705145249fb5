package paths

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/recipe"
)

// asPublished are the shares of G11.
func asPublished() recipe.Dialogue {
	return recipe.Dialogue{Noise: 0.05, Disagreement: 0.25, UltraShort: 0.3, Imperfections: 0.2, ToneJitter: 0.15,
		Links: 0.1, PostLinks: 0.35,
		CrossReferences: 0.25, Steering: 0.7}
}

func planOf(t testing.TB, phases, messages, changes int, seed uint64) *dialogue.Plan {
	t.Helper()
	b, people, p := domainOf(t, phases, seed)
	plan, err := Make(Sizes{messages, changes}, asPublished(), dialogue.Scene{Blueprint: b, Pack: p, People: people},
		func(purpose string) *rand.Rand { return corpus.Rand(seed, "plan", purpose) })
	if err != nil {
		t.Fatal(err)
	}
	return plan
}

// tally counts slots.
type tally struct {
	all, posts, replies, left, noise, disagree, short, changes int
	marks                                                      map[string]int
	postLinks, replyLinks                                      int
}

func count(plan *dialogue.Plan) tally {
	n := tally{marks: map[string]int{}}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			n.all++
			noise, push := slices.Contains(corpus.Noise, s.Perturbation), slices.Contains(corpus.Disagreements, s.Perturbation)
			add(&n.noise, noise)
			add(&n.disagree, push)
			add(&n.short, s.Perturbation == corpus.UltraShort)
			add(&n.changes, s.Perturbation == corpus.DecisionChange)
			add(&n.posts, s.Path == corpus.PathPost)
			add(&n.replies, s.Path != corpus.PathPost)
			add(&n.left, s.Path != corpus.PathPost && !noise && !push && s.Perturbation != corpus.DecisionChange)
			for _, m := range s.Marks {
				n.marks[m]++
			}
			linked := slices.Contains(s.Marks, corpus.MarkLink)
			add(&n.postLinks, linked && s.Path == corpus.PathPost)
			add(&n.replyLinks, linked && s.Path != corpus.PathPost)
		}
	}
	return n
}

func add(n *int, yes bool) {
	if yes {
		*n++
	}
}

// TestMake_SharesAsPublished: what is so on purpose has its published share, within the interval that holds 99.9 % of
// the samples of so many (G11).
func TestMake_SharesAsPublished(t *testing.T) {
	const phases, messages, changes = 27, 27 * 405, 30
	for seed := range uint64(3) {
		n := count(planOf(t, phases, messages, changes, seed+1))
		if n.all != messages || n.changes != changes {
			t.Errorf("seed %d: %d messages and %d changes, expected %d and %d", seed+1, n.all, n.changes, messages, changes)
		}
		flaws := n.marks[corpus.MarkTypo] + n.marks[corpus.MarkFragment] + n.marks[corpus.MarkSelfCorrection]
		for _, x := range []struct {
			what    string
			got, of int
			want    float64
		}{
			{"noise", n.noise, n.all, 0.05}, {"disagreement", n.disagree, n.replies, 0.25}, {"ultra-short", n.short, n.left,
				0.3},
			{"imperfections", flaws, n.all, 0.2}, {"tone", n.marks[corpus.MarkTone], n.all, 0.15},
			{"cross-references", n.marks[corpus.MarkCross], n.all, 0.25}, {"links of posts", n.postLinks, n.posts, 0.35},
			{"links of replies", n.replyLinks, n.replies, 0.1},
		} {
			const z = 3.29 // of 99.9 %
			share, half := float64(x.got)/float64(x.of), z*math.Sqrt(x.want*(1-x.want)/float64(x.of))
			if math.Abs(share-x.want) > half {
				t.Errorf("seed %d: %s: %.4f of %d, expected %.2f ± %.4f", seed+1, x.what, share, x.of, x.want, half)
			}
		}
	}
}

// TestMake_EachPhaseChanges: every phase takes a decision back while between three and eight tenths of it have passed,
// on a value that was told on an earlier day, for something that was found out (G11).
func TestMake_EachPhaseChanges(t *testing.T) {
	b, _, _ := domainOf(t, 12, 4)
	plan := planOf(t, 12, 12*200, 15, 4)
	facts, phase, seen := corpus.ByID(plan.Facts), map[string]corpus.Task{}, map[string]int{}
	for _, x := range b.Tasks {
		phase[x.ID] = x
	}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			if s.Perturbation != corpus.DecisionChange {
				continue
			}
			piece := phase[s.TaskID]
			of := phase[piece.PhaseID]
			seen[of.ID]++
			if p := dialogue.Progress(of, of.End, s.At); p < 0.3 || p > 0.8 {
				t.Errorf("%s: a change when %.2f of %s had passed", s.Key, p, of.ID)
			}
			f := facts[s.FactIDs[0]]
			old, why := facts[f.Supersedes], facts[f.Because]
			if old == nil || why == nil || old.From >= f.From || why.From >= f.From || old.Value.Equal(f.Value) {
				t.Errorf("%s: %+v replaces %+v because of %+v", s.Key, f, old, why)
			}
		}
	}
	if len(seen) != 12 {
		t.Errorf("%d of 12 phases change a decision: %v", len(seen), seen)
	}
}

// TestMake_ClocksAndPeople: no one writes in two channels in one minute, no one answers themselves, a cross-project
// message comes from what was said before it, and at most ten messages fall into the last twentieth of a phase (G6, G7,
// G9, E15).
func TestMake_ClocksAndPeople(t *testing.T) {
	b, _, _ := domainOf(t, 12, 5)
	plan := planOf(t, 12, 12*300, 12, 5)
	tasks, slots := corpus.CopiesByID(b.Tasks), map[string]dialogue.Slot{}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			slots[s.Key] = s
		}
	}
	type minute struct {
		who string
		at  corpus.Stamp
	}
	in, late := map[minute]string{}, map[string]int{}
	for _, s := range slots {
		if g := in[minute{s.AuthorID, s.At}]; g != "" && g != s.GroupID {
			t.Errorf("%s writes in %s and %s at %s", s.AuthorID, g, s.GroupID, s.At)
		}
		in[minute{s.AuthorID, s.At}] = s.GroupID
		if p, ok := slots[s.ParentKey]; ok && (p.AuthorID == s.AuthorID || p.At > s.At || p.GroupID != s.GroupID) {
			t.Errorf("%s answers %s", s.Key, p.Key)
		}
		if r, ok := slots[s.RefKey]; ok && (r.At > s.At || r.GroupID == s.GroupID) {
			t.Errorf("%s comes from %s", s.Key, r.Key)
		}
	}
	w := worldOf(t, 12, 5)
	steps, _, err := sample(w, 12*300, corpus.Rand(5, "plan", "paths"))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range steps {
		of := tasks[w.Tasks()[x.Task].ID]
		if dialogue.Progress(of, of.End, x.at) >= lastStretch {
			late[of.ID]++
		}
	}
	for id, n := range late {
		if n > mostLast {
			t.Errorf("%s has %d messages in its last stretch", id, n)
		}
	}
}

// TestMake_WhatIsWrongIsPutRight: no phase begins with noise; who puts a mistake right answers it, and knows better; no
// one says that a piece is finished before a person says that it is not; of the kinds that need no replaced value each
// has a share (G11).
func TestMake_WhatIsWrongIsPutRight(t *testing.T) {
	b, _, _ := domainOf(t, 27, 6)
	plan := planOf(t, 27, 27*405, 30, 6)
	facts, tasks, slots := corpus.ByID(plan.Facts), corpus.CopiesByID(b.Tasks), map[string]dialogue.Slot{}
	first, done, kinds, right := map[string]dialogue.Slot{}, map[string]corpus.Stamp{}, map[string]int{}, 0
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			slots[s.Key] = s
			if ph := cmp.Or(tasks[s.TaskID].PhaseID, s.TaskID, s.PhaseID); ph != "" && (first[ph].Key == "" ||
				s.At < first[ph].At) {
				first[ph] = s
			}
			if s.Act == corpus.ActCompletion {
				done[s.TaskID] = s.At
			}
			kinds[s.Perturbation]++
		}
	}
	for id, s := range first {
		if slices.Contains(corpus.Noise, s.Perturbation) {
			t.Errorf("%s begins with %s", id, s.Perturbation)
		}
	}
	for _, s := range slots {
		if s.Act != corpus.ActCorrection {
			continue
		}
		right++
		wrong := slots[s.ParentKey]
		if wrong.Act != corpus.ActMistake || wrong.AuthorID == s.AuthorID {
			t.Errorf("%s puts %s (%s) right", s.Key, wrong.Key, wrong.Act)
		}
		switch at, finished := done[s.TaskID]; {
		case wrong.Perturbation == corpus.Premature && finished && at < s.At:
			t.Errorf("%s denies that %s is finished, which was said", s.Key, s.TaskID)
		case wrong.Perturbation != corpus.Premature && facts[s.FactIDs[0]].Corrects != wrong.FactIDs[0]:
			t.Errorf("%s states %v, %s had stated %v", s.Key, s.FactIDs, wrong.Key, wrong.FactIDs)
		}
	}
	for _, kind := range corpus.Noise {
		if n := kinds[kind]; kind != corpus.StaleInfo && n < 40 {
			t.Errorf("%d of %s: %v", n, kind, kinds)
		}
	}
	if right < 100 {
		t.Errorf("%d corrections", right)
	}
}

// TestMake_RecallsSuitWhoSpeaks: no one comes back in one channel twice to one message, nor to one about themselves or
// whom they address.
func TestMake_RecallsSuitWhoSpeaks(t *testing.T) {
	_, people, _ := domainOf(t, 12, 7)
	plan := planOf(t, 12, 12*300, 12, 7)
	facts, byID, slots, seen := corpus.ByID(plan.Facts), corpus.CopiesByID(people), map[string]dialogue.Slot{},
		map[[3]string]bool{}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			slots[s.Key] = s
			if s.RecallsKey == "" || s.Act != corpus.ActRecall {
				continue
			}
			if key := [3]string{s.AuthorID, s.GroupID, s.RecallsKey}; seen[key] {
				t.Errorf("%s comes back to %s again", s.AuthorID, s.RecallsKey)
			} else {
				seen[key] = true
			}
			of := facts[slots[s.RecallsKey].FactIDs[0]].Value
			if of.Kind == corpus.KindEntity && (of.Text == byID[s.AuthorID].Name || of.Text == byID[s.ToID].Name) {
				t.Errorf("%s, by %s to %s, comes back to %s", s.Key, s.AuthorID, s.ToID, of.Text)
			}
		}
	}
	if len(seen) < 50 {
		t.Errorf("%d recalls", len(seen))
	}
}

// TestMake_WishesCannotBothBeHad: for a decision that a person is asked to take, two others want a value each, and the
// one who was asked decides in a later reply (G15).
func TestMake_WishesCannotBothBeHad(t *testing.T) {
	plan := planOf(t, 12, 12*300, 12, 8)
	facts, wishes, slots := corpus.ByID(plan.Facts), map[string][]dialogue.Slot{}, map[string]dialogue.Slot{}
	asked, decided := map[string]dialogue.Slot{}, map[string]dialogue.Slot{}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			slots[s.Key] = s
			switch {
			case s.Act == corpus.ActRequest:
				asked[s.AsksFactID] = s
			case s.Act == corpus.ActOption:
				about := facts[s.FactIDs[0]].About
				wishes[about] = append(wishes[about], s)
			case s.Act == corpus.ActDecision:
				decided[s.FactIDs[0]] = s
			}
		}
	}
	if len(asked) < 6 || len(asked) != len(wishes) {
		t.Fatalf("%d requests, wishes for %d", len(asked), len(wishes))
	}
	for _, f := range plan.Facts {
		for _, w := range wishes[f.Supersedes] {
			if f.Value.Equal(facts[w.FactIDs[0]].Value) {
				t.Errorf("%s takes later what was wished for in %s", f.ID, w.Key)
			}
		}
	}
	for id, q := range asked {
		w, last := wishes[id], decided[id]
		if len(w) != 2 || w[0].AuthorID == w[1].AuthorID || facts[w[0].FactIDs[0]].Value.Equal(facts[w[1].FactIDs[0]].Value) {
			t.Errorf("%s is asked for, and the wishes are %+v", id, w)
			continue
		}
		if last.AuthorID != q.ToID || last.At < w[0].At || last.At < w[1].At || slots[last.ParentKey].Key != q.Key ||
			q.AuthorID == w[0].AuthorID || q.AuthorID == w[1].AuthorID {
			t.Errorf("%+v decides on %+v", last, q)
		}
	}
}

// TestMake_ChangesHaveReasons: in phases of few messages, too, a changed decision names an earlier statement that made
// it change (G11).
func TestMake_ChangesHaveReasons(t *testing.T) {
	for seed := range uint64(4) {
		plan := planOf(t, 3, 105, 3, seed)
		facts, said, changes := corpus.ByID(plan.Facts), map[string]corpus.Stamp{}, 0
		for _, d := range plan.Days {
			for _, s := range d.Slots {
				for _, id := range s.FactIDs {
					said[id] = cmp.Or(said[id], s.At)
				}
			}
		}
		for _, d := range plan.Days {
			for _, s := range d.Slots {
				if s.Perturbation != corpus.DecisionChange {
					continue
				}
				changes++
				f := facts[s.FactIDs[0]]
				if why := facts[f.Because]; why == nil || why.ID == f.Supersedes || said[why.ID] == 0 || said[why.ID] >= s.At {
					t.Errorf("seed %d, %s: %s replaces %s because of %q", seed, s.Key, f.ID, f.Supersedes, f.Because)
				}
			}
		}
		if changes != 3 {
			t.Errorf("seed %d: %d changed decisions in 3 phases", seed, changes)
		}
	}
}
