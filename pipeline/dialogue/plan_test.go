package dialogue_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
)

// TestDays: every group has a day plan on every workday and on no other day,
// its slots in the order of time and named by group, date and place.
func TestDays(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		var want, got []string
		for _, d := range p.blueprint.Calendar.Workdays() {
			for _, g := range p.blueprint.Groups {
				want = append(want, g.ID+"/"+d.String())
			}
		}
		for _, d := range p.Days {
			got = append(got, d.GroupID+"/"+d.Date.String())
			for i, s := range d.Slots {
				if key := fmt.Sprintf("%s/%s/%02d", d.GroupID, d.Date, i+1); s.Key != key || s.GroupID != d.GroupID ||
					s.At.Date() != d.Date {
					t.Errorf("slot %d of %s is %s, on %s", i+1, got[len(got)-1], s.Key, s.At)
				}
				if i > 0 && s.At <= d.Slots[i-1].At {
					t.Errorf("%s is at %s, the slot before it at %s", s.Key, s.At, d.Slots[i-1].At)
				}
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	})
}

// TestMinutes: messages are between 09:00 and 18:00 (E11), and no two of a
// project share a minute, so that no one writes in two groups at once (E15).
func TestMinutes(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for i, s := range p.slots {
			if h, _ := s.At.Clock(); h < 9 || h > 17 {
				t.Errorf("%s is at %s", s.Key, s.At)
			}
			if i > 0 && s.At == p.slots[i-1].At {
				t.Errorf("%s and %s are both at %s", p.slots[i-1].Key, s.Key, s.At)
			}
		}
	})
}

// TestAuthors: everyone who writes in a group is a member, or a guest from
// their first message on (G7); no one addresses themselves.
func TestAuthors(t *testing.T) {
	guests := 0
	each(t, func(t *testing.T, p project) {
		arrived := map[string]corpus.Stamp{}
		for _, m := range p.Guests {
			guests++
			seat := m.GroupID + "/" + m.PersonID
			if _, twice := arrived[seat]; twice || !m.Guest || slices.Contains(p.members[m.GroupID], m.PersonID) {
				t.Errorf("the guest %s: %+v", seat, m)
			}
			arrived[seat] = m.From
			first := slices.IndexFunc(p.slots, func(s dialogue.Slot) bool {
				return s.GroupID == m.GroupID &&
					s.AuthorID == m.PersonID
			})
			if first < 0 || p.slots[first].At != m.From || p.slots[first].Path != corpus.PathCross {
				t.Errorf("the guest %s comes at %s, not with a first message along a cross-project path", seat, m.From)
			}
		}
		for _, s := range p.slots {
			from, guest := arrived[s.GroupID+"/"+s.AuthorID]
			if !slices.Contains(p.members[s.GroupID], s.AuthorID) && (!guest || s.At < from) {
				t.Errorf("%s is by %s, neither a member nor yet a guest", s.Key, s.AuthorID)
			}
			if s.ToID == s.AuthorID {
				t.Errorf("%s: %s addresses themselves", s.Key, s.AuthorID)
			}
		}
	})
	if guests == 0 {
		t.Error("no plan has a guest")
	}
}

// TestReplies: a reply answers an earlier message of its group by a person
// else, a post answers none; a cross-project path has its source in another
// group's past (G6, G7).
func TestReplies(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			if (s.Path == corpus.PathPost) != (s.ParentKey == "") || (s.Path == corpus.PathCross) != (s.RefKey != "") {
				t.Errorf("%s is a %s with the parent %q and the source %q", s.Key, s.Path, s.ParentKey, s.RefKey)
			}
			if s.ParentKey != "" {
				parent, ok := p.slot[s.ParentKey]
				if !ok || parent.GroupID != s.GroupID || parent.At >= s.At {
					t.Errorf("%s at %s answers %q in %s at %s", s.Key, s.At, s.ParentKey, parent.GroupID, parent.At)
				}
				if parent.AuthorID == s.AuthorID {
					t.Errorf("%s (%s): %s answers themselves (%s)", s.Key, s.Act, s.AuthorID, parent.Act)
				}
			}
			if s.RefKey != "" {
				if ref, ok := p.slot[s.RefKey]; !ok || ref.GroupID == s.GroupID || ref.At >= s.At {
					t.Errorf("%s at %s brings what %q said in %s at %s", s.Key, s.At, s.RefKey, ref.GroupID, ref.At)
				}
			}
		}
	})
}

// TestSize: a plan holds at least 400 messages, about as many a day as asked
// for, and at least 0.6 new facts a message.
func TestSize(t *testing.T) {
	paths, positions, acts := map[corpus.PathType]int{}, map[string]int{}, map[corpus.Act]int{}
	all, leastDensity, least, most := 0, 10.0, 100.0, 0.0
	each(t, func(t *testing.T, p project) {
		n := len(p.slots)
		if n < 400 {
			t.Errorf("%d messages, at least 400 are promised", n)
		}
		mean := float64(n) / float64(len(p.Days))
		if asked := float64(p.options.MessagesPerDay); mean < 0.75*asked || mean > 1.25*asked {
			t.Errorf("%.1f messages a group and day, asked for are %.0f", mean, asked)
		}
		density := float64(len(p.said)) / float64(n)
		if density < 0.6 {
			t.Errorf("%.2f new facts a message, at least 0.6 are wanted", density)
		}
		least, most, leastDensity, all = min(least, mean), max(most, mean), min(leastDensity, density), all+n
		for _, s := range p.slots {
			paths[s.Path]++
			positions[s.Position]++
			acts[s.Act]++
		}
	})
	for _, path := range []corpus.PathType{corpus.PathPost, corpus.PathReply, corpus.PathCross} {
		t.Logf("%-20s %4.1f %%", path, 100*float64(paths[path])/float64(all))
		if paths[path] == 0 {
			t.Errorf("no message is a %s", path)
		}
	}
	t.Logf("messages a group and day: %.1f to %.1f; facts a message: %.2f at least", least, most, leastDensity)
	t.Logf("positions: %v", positions)
	t.Logf("acts: %v", acts)
}

// TestPosition: a message stands early, in the middle or late in its task by
// thirds of the task's window (G9), and nowhere without a task.
func TestPosition(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			want := ""
			if x, ok := p.task[s.TaskID]; ok {
				end := x.End
				if end == 0 {
					end = p.blueprint.Calendar.Last
				}
				days := corpus.DaysInclusive(x.Start, end)
				switch done := float64(s.At-x.Start.At(0, 0)) / float64(days*24*60); {
				case done < 1.0/3:
					want = "early"
				case done < 2.0/3:
					want = "middle"
				default:
					want = "late"
				}
			}
			if s.Position != want {
				t.Errorf("%s at %s stands %q in %s, want %q", s.Key, s.At, s.Position, s.TaskID, want)
			}
		}
	})
}

// TestDeterministic: a seed gives one plan, another seed another plan, and
// planning leaves the blueprint as it was.
func TestDeterministic(t *testing.T) {
	for _, pk := range packs(t) {
		first, again, other := makeProject(t, pk, 1), makeProject(t, pk, 1), makeProject(t, pk, 2)
		if diff := cmp.Diff(first.Plan, again.Plan); diff != "" {
			t.Errorf("%s: the same seed gives another plan:\n%s", pk.Name, diff)
		}
		if reflect.DeepEqual(first.Days, other.Days) {
			t.Errorf("%s: another seed gives the same plan", pk.Name)
		}
		before := fmt.Sprintf("%+v", first.blueprint)
		_, options := quickstart()
		if _, err := planning.Make(options, dialogue.Scene{Blueprint: first.blueprint, Pack: pk, People: first.people},
			source(1, "plan")); err != nil {
			t.Fatal(err)
		}
		if fmt.Sprintf("%+v", first.blueprint) != before {
			t.Errorf("%s: planning changes the blueprint", pk.Name)
		}
		if !strings.HasPrefix(first.slots[0].Key, "p1.g") {
			t.Errorf("the first slot is called %s", first.slots[0].Key)
		}
	}
}

// TestTooManyMessages: a day with more messages than minutes is an error that
// names day, group and message, and says what to lower (E11).
func TestTooManyMessages(t *testing.T) {
	p := makeProject(t, packs(t)[0], 1)
	_, options := quickstart()
	options.MessagesPerDay = 1000
	_, err := planning.Make(options, dialogue.Scene{Blueprint: p.blueprint, Pack: p.pack, People: p.people},
		source(1, "plan"))
	if err == nil {
		t.Fatal("a thousand messages find room in nine hours")
	}
	for _, want := range []string{"2025-03-03: p1.g", "a free message", "; lower dialogue.messages_per_day"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q does not say %q", err, want)
		}
	}
}
