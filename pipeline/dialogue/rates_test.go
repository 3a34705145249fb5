package dialogue_test

import (
	"math"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
)

// counted is a share with what it is a share of.
type counted struct {
	name  string
	share float64
	seen  int
	done  int
}

func (c *counted) count(done bool) {
	c.seen++
	if done {
		c.done++
	}
}

// check: a share lies within four standard errors of what was asked for, which
// independent draws would miss once in 16,000 times.
func (c counted) check(t *testing.T) {
	t.Helper()
	got := float64(c.done) / float64(max(1, c.seen))
	t.Logf("%-18s %5.2f %% of %d, asked for are %.1f %%", c.name, 100*got, c.seen, 100*c.share)
	if err := math.Sqrt(c.share * (1 - c.share) / float64(max(1, c.seen))); math.Abs(got-c.share) > 4*err {
		t.Errorf("%s: %.2f %% of %d, asked for are %.1f %%", c.name, 100*got, c.seen, 100*c.share)
	}
}

func disturbs(s dialogue.Slot) bool { return slices.Contains(corpus.Noise, s.Perturbation) }

// rates counts everything that G11 gives a share.
func rates(p project) []counted {
	o := p.options
	noise, flaws, tone := counted{name: "noise", share: o.Noise}, counted{name: "imperfections", share: o.Imperfections},
		counted{name: "tone", share: o.ToneJitter}
	links, posts, cross := counted{name: "links", share: o.Links}, counted{name: "post links", share: o.PostLinks},
		counted{name: "cross-references", share: o.CrossReferences}
	push, short := counted{name: "disagreement", share: o.Disagreement}, counted{name: "ultra-short", share: o.UltraShort}
	has := func(s dialogue.Slot, marks ...string) bool {
		return slices.ContainsFunc(s.Marks, func(m string) bool { return slices.Contains(marks, m) })
	}
	for _, s := range p.slots {
		noise.count(disturbs(s))
		flaws.count(has(s, corpus.MarkTypo, corpus.MarkFragment, corpus.MarkSelfCorrection))
		tone.count(has(s, corpus.MarkTone))
		cross.count(has(s, corpus.MarkCross))
		if s.ParentKey == "" {
			posts.count(has(s, corpus.MarkLink))
			continue
		}
		links.count(has(s, corpus.MarkLink))
		push.count(s.Act == corpus.ActDisagreement)
		if !disturbs(s) && s.Act != corpus.ActDisagreement && s.Perturbation != corpus.DecisionChange {
			short.count(s.Perturbation == corpus.UltraShort)
		}
	}
	return []counted{noise, flaws, tone, links, posts, cross, push, short}
}

// TestRates: over a project-year every rate of G11 is the one asked for, in the
// recipe's own size and where there is more room.
func TestRates(t *testing.T) {
	test := func(t *testing.T, p project) {
		for _, c := range rates(p) {
			c.check(t)
		}
	}
	year(t, test)
	roomy(t, test)
}

// TestKindsAreEven: the kinds of noise and of disagreement take equal parts (G11).
func TestKindsAreEven(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		seen := map[string]int{}
		for _, s := range p.slots {
			seen[s.Perturbation]++
		}
		for _, kinds := range [][]string{corpus.Noise, corpus.Disagreements} {
			all := 0
			for _, k := range kinds {
				all += seen[k]
			}
			for _, k := range kinds {
				counted{name: k, share: 1 / float64(len(kinds)), seen: all, done: seen[k]}.check(t)
			}
		}
	})
}

// TestBudget: over a year a group has the messages a day that were asked for,
// within 3 %, however unequal the days; no day is empty.
func TestBudget(t *testing.T) {
	test := func(t *testing.T, p project) {
		sizes := map[string][]int{}
		for _, d := range p.Days {
			sizes[d.GroupID] = append(sizes[d.GroupID], len(d.Slots))
		}
		for id, list := range sizes {
			sum := 0
			for _, n := range list {
				sum += n
			}
			mean, want := float64(sum)/float64(len(list)), float64(p.options.MessagesPerDay)
			t.Logf("%s: %.2f a day, %d to %d", id, mean, slices.Min(list), slices.Max(list))
			if math.Abs(mean-want) > 0.03*want || slices.Min(list) == 0 {
				t.Errorf("%s: %.2f messages a day, asked for are %.0f; the least is %d", id, mean, want, slices.Min(list))
			}
		}
	}
	year(t, test)
	roomy(t, test)
}

// TestDaysDiffer: over a year a group has quiet days and busy ones: the standard deviation of its messages a day is at
// least 0.35 of their mean.
func TestDaysDiffer(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		sizes := map[string][]float64{}
		for _, d := range p.Days {
			sizes[d.GroupID] = append(sizes[d.GroupID], float64(len(d.Slots)))
		}
		for id, list := range sizes {
			sum, squares := 0.0, 0.0
			for _, n := range list {
				sum, squares = sum+n, squares+n*n
			}
			n := float64(len(list))
			mean := sum / n
			if cv := math.Sqrt(squares/n-mean*mean) / mean; cv < 0.35 {
				t.Errorf("%s: the days of %.1f messages on average differ by %.2f of that", id, mean, cv)
			}
		}
	})
}

// TestSmallTalk: small talk stays under 8 % of the messages, and no two people
// say the same thing without content in a row.
func TestSmallTalk(t *testing.T) {
	empty := []corpus.Act{corpus.ActAcknowledge, corpus.ActBanter, corpus.ActRecall, corpus.ActDisagreement}
	year(t, func(t *testing.T, p project) {
		banter, twice := 0, 0
		for _, d := range p.Days {
			for i, s := range d.Slots {
				if s.Act == corpus.ActBanter {
					banter++
				}
				if i > 0 && s.Obligation == "" && slices.Contains(empty, s.Act) && d.Slots[i-1].Act == s.Act {
					twice++
				}
				if parent := p.slot[s.ParentKey]; (parent.Act == corpus.ActBanter || parent.Act == corpus.ActAcknowledge) &&
					s.Act != corpus.ActBanter && s.Perturbation != "off_topic" && s.Act != corpus.ActMistake {
					t.Errorf("%s (%s) answers small talk", s.Key, s.Act)
				}
			}
		}
		t.Logf("small talk: %.1f %%, twice in a row: %d", 100*float64(banter)/float64(len(p.slots)), twice)
		if float64(banter) >= 0.08*float64(len(p.slots)) || twice > len(p.slots)/200 {
			t.Errorf("small talk is %d of %d messages, %d say what the one before said", banter, len(p.slots), twice)
		}
	})
}
