package blueprint

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// TestFactsOfTasks: every task has its dates, its owner and exactly
// FactsPerTask attributes of the pack, among them all that is handed over at
// its end; what it lacks is left for abstention.
func TestFactsOfTasks(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		has := map[string]map[string]corpus.Fact{}
		for _, f := range w.Facts {
			if has[f.TaskID] == nil {
				has[f.TaskID] = map[string]corpus.Fact{}
			}
			if f.Supersedes == "" {
				has[f.TaskID][f.Predicate] = f
			}
		}
		for _, x := range w.Tasks {
			want := map[string]corpus.Value{
				corpus.PredStarted: corpus.DateValue(x.Start), corpus.PredDue: corpus.DateValue(x.Due),
				corpus.PredOwner: corpus.TextValue(corpus.KindEntity, w.people[x.OwnerID].Name),
			}
			if x.End != 0 {
				want[corpus.PredFinished] = corpus.DateValue(x.End)
			}
			got := map[string]corpus.Value{}
			attributes := 0
			for key, f := range has[x.ID] {
				if _, ok := w.attribute(key); ok {
					attributes++
				} else {
					got[key] = f.Value
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s: %s", x.ID, diff)
			}
			possible := deliverable(w.pack, x).Attributes
			if attributes != w.options.FactsPerTask || attributes >= len(possible) {
				t.Errorf("%s has %d facts of %d possible ones, want %d and fewer than all", x.ID, attributes, len(possible),
					w.options.FactsPerTask)
			}
			for _, key := range possible {
				if a, _ := w.attribute(key); a.Handover && has[x.ID][key].ID == "" {
					t.Errorf("%s hands over no %s", x.ID, key)
				}
			}
		}
	})
}

func deliverable(p *pack.Pack, x corpus.Task) pack.Deliverable {
	i := slices.IndexFunc(p.Deliverables, func(d pack.Deliverable) bool { return d.Noun == x.Deliverable })
	return p.Deliverables[i]
}

// TestDaysAndKnowers: a fact comes up on a workday of its task's window and is
// known by a person who is active in the task; what is handed over comes last
// and from the owner.
func TestDaysAndKnowers(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ids := map[string]bool{}
		for _, f := range w.Facts {
			if ids[f.ID] {
				t.Errorf("two facts are called %s", f.ID)
			}
			ids[f.ID] = true
			x := w.task(f.TaskID)
			end := x.End
			if end == 0 {
				end = w.Calendar.Last
			}
			if !w.Calendar.IsWorkday(f.From) || f.From < x.Start || f.From > end || f.GroupID != x.GroupID ||
				f.SubjectID != x.ID {
				t.Errorf("%s is known on %s, its task lasts from %s to %s", f.ID, f.From, x.Start, end)
			}
			if len(f.Knowers) != 1 || !slices.Contains(x.ActiveIDs, f.Knowers[0]) {
				t.Errorf("%s is known by %v, active are %v", f.ID, f.Knowers, x.ActiveIDs)
			}
			if a, _ := w.attribute(f.Predicate); a.Handover && (f.From != end || f.Knowers[0] != x.OwnerID) {
				t.Errorf("%s is handed over on %s by %v, the end is %s", f.ID, f.From, f.Knowers, end)
			}
			if a, _ := w.attribute(f.Predicate); a.Class == pack.Contact && f.Value.Text == w.people[f.Knowers[0]].Name {
				t.Errorf("%s: %s names themselves", f.ID, f.Value.Text)
			}
			if a, _ := w.attribute(f.Predicate); a.Class == pack.Contact && f.Value.Text == w.people[x.OwnerID].Name {
				t.Errorf("%s: %s is the owner of %s", f.ID, f.Value.Text, x.ID)
			}
			if err := f.Value.Valid(); err != nil {
				t.Errorf("%s: %v", f.ID, err)
			}
		}
	})
}

// TestChanges: a value that supersedes another comes later, differs, and ends
// the other's time on the day before; a value is superseded once at most.
func TestChanges(t *testing.T) {
	changes, changeable := 0, 0
	each(t, func(t *testing.T, w world) {
		byID := map[string]corpus.Fact{}
		for _, f := range w.Facts {
			byID[f.ID] = f
		}
		superseded := map[string]bool{}
		for _, f := range w.Facts {
			if a, _ := w.attribute(f.Predicate); a.Changes && f.Supersedes == "" {
				changeable++
			}
			if f.Supersedes == "" {
				continue
			}
			changes++
			old, ok := byID[f.Supersedes]
			if !ok || superseded[old.ID] {
				t.Errorf("%s supersedes %q, which is unknown or was superseded before", f.ID, f.Supersedes)
			}
			superseded[old.ID] = true
			if old.SubjectID != f.SubjectID || old.Predicate != f.Predicate || old.Value.Equal(f.Value) || f.From <= old.From ||
				old.To != f.From.Add(-1) {
				t.Errorf("%s (%s, from %s) supersedes %s (%s, from %s to %s)", f.ID, f.Value.Canonical(), f.From, old.ID,
					old.Value.Canonical(), old.From, old.To)
			}
			if a, _ := w.attribute(f.Predicate); !a.Changes {
				t.Errorf("%s changes, which its attribute never does", f.ID)
			}
		}
		for _, f := range w.Facts {
			if (f.To != 0) != superseded[f.ID] {
				t.Errorf("%s holds to %s, superseded: %v", f.ID, f.To, superseded[f.ID])
			}
		}
	})
	if share := float64(changes) / float64(changeable); share < 0.2 || share > 0.4 {
		t.Errorf("%.2f of the changeable facts change, asked for are 0.35 where the window leaves a day", share)
	}
}

// TestValuesAreUnique: no two tasks have the same value of an attribute while
// its range lasts, and no free words are said twice in a project.
func TestValuesAreUnique(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		drawn, repeats := map[string]int{}, map[string]int{}
		seen := map[string]bool{}
		words := map[string]string{}
		for _, f := range w.Facts {
			a, ok := w.attribute(f.Predicate)
			if !ok {
				continue
			}
			key := a.Key + "|" + f.Value.Canonical()
			drawn[a.Key]++
			if seen[key] {
				repeats[a.Key]++
			}
			seen[key] = true
			if f.Value.Kind == corpus.KindText {
				said := strings.ToLower(f.Value.Text)
				if other := words[said]; other != "" {
					t.Errorf("%s and %s say %q", other, f.ID, said)
				}
				words[said] = f.ID
			}
		}
		for key, n := range repeats {
			a, _ := w.attribute(key)
			if a.Value.Kind == string(corpus.KindDate) || key == "effort" {
				continue // their range is another for every task
			}
			size, err := a.Value.Size(pack.DrawOptions{Pools: w.pack.Pools, People: NamesBut(w.list),
				Page: "https://x.example/p"})
			if err != nil {
				t.Fatal(err)
			}
			// the one who knows of a contact is no candidate for it, nor is the owner
			if int64(drawn[key]-n) < size-2 {
				t.Errorf("%s repeats %d values although only %d of %d are used", key, n, drawn[key]-n, size)
			}
		}
	})
}

// TestEffortFitsTheTask: what a task is estimated to take is no more than two
// people can do until it is due, where the pack's range reaches so low.
func TestEffortFitsTheTask(t *testing.T) {
	n := 0
	each(t, func(t *testing.T, w world) {
		days := map[string]int{}
		for _, b := range w.Tasks {
			days[b.ID] = w.Calendar.WorkdaysInclusive(b.Start, b.Due)
		}
		for _, f := range w.Facts {
			if f.Predicate != "effort" {
				continue
			}
			n++
			if most := days[f.TaskID] * 2; f.Value.N > int64(max(most, 3)) {
				t.Errorf("%s is %s, the task has %d working days", f.ID, f.Value.Canonical(), days[f.TaskID])
			}
		}
	})
	if n == 0 {
		t.Error("no task has an estimate")
	}
}

// TestDatesOfTasks: a date of a task comes after the day on which it comes up and
// lies within the task, unless that leaves no workday; most of a task's dates
// are in the order in which its deliverable lists them.
func TestDatesOfTasks(t *testing.T) {
	ordered, pairs := 0, 0
	each(t, func(t *testing.T, w world) {
		dates := map[string][]corpus.Fact{}
		for _, f := range w.Facts {
			a, ok := w.attribute(f.Predicate)
			if !ok || a.Class != pack.Deadline {
				continue
			}
			x := w.task(f.TaskID)
			next := w.Calendar.NextWorkday(f.From)
			if d := f.Value.Date; d <= f.From || d > max(x.Due, next) && (x.End == 0 || x.Due > f.From) || x.End != 0 &&
				d > max(x.End, next) {
				t.Errorf("%s, known on %s, is %s; the task is due on %s and ends on %s", f.ID, f.From, d, x.Due, x.End)
			}
			order := deliverable(w.pack, x).Attributes
			for _, g := range dates[x.ID] {
				if g.Predicate == f.Predicate || g.To != 0 || f.To != 0 {
					continue
				}
				pairs++
				if (slices.Index(order, g.Predicate) < slices.Index(order, f.Predicate)) == (g.Value.Date < f.Value.Date) {
					ordered++
				}
			}
			dates[x.ID] = append(dates[x.ID], f)
		}
	})
	if pairs == 0 || 5*ordered < 4*pairs {
		t.Errorf("%d of %d pairs of dates stand in their order", ordered, pairs) // a short task leaves no room for the others
	}
}

// TestDeterministic: a seed gives one world, another seed another world.
func TestDeterministic(t *testing.T) {
	for _, pk := range packs(t) {
		first := build(t, quickstart(), pk, 1)
		if diff := cmp.Diff(first.Blueprint, build(t, quickstart(), pk, 1).Blueprint); diff != "" {
			t.Errorf("%s: the same seed gives another blueprint:\n%s", pk.Name, diff)
		}
		for seed := uint64(2); seed <= 5; seed++ {
			other := build(t, quickstart(), pk, seed)
			if reflect.DeepEqual(first.Tasks, other.Tasks) || reflect.DeepEqual(first.Facts, other.Facts) {
				t.Errorf("%s: the seeds 1 and %d give the same tasks or facts", pk.Name, seed)
			}
		}
	}
}

// TestTooSmall: what cannot be built is refused with what to do about it.
func TestTooSmall(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(o *Options, p *pack.Pack, people *[]corpus.Person)
		want   []string
	}{
		{"groups", func(o *Options, _ *pack.Pack, _ *[]corpus.Person) { o.Groups = 9 }, []string{"9 sub-projects",
			"fewer groups"}},
		{"people", func(_ *Options, _ *pack.Pack, people *[]corpus.Person) { *people = (*people)[:8] },
			[]string{"raise people"}},
		{"tasks", func(o *Options, _ *pack.Pack, _ *[]corpus.Person) { o.TasksPerGroup = 500 }, []string{"components carry",
			"lower the scale or add components"}},
		{"closures", func(o *Options, _ *pack.Pack, _ *[]corpus.Person) { o.Workdays, o.Closures = 10, 11 },
			[]string{"11 closures", "10 workdays"}},
		{"attributes", func(o *Options, _ *pack.Pack, _ *[]corpus.Person) { o.FactsPerTask = 40 }, []string{"attributes",
			"facts_per_task asks for 40"}},
		{"texts", func(o *Options, p *pack.Pack, _ *[]corpus.Person) {
			o.FactsPerTask = 17
			p.Attributes = slices.Clone(p.Attributes)
			for i, a := range p.Attributes {
				if a.Value.Kind == string(corpus.KindText) {
					p.Attributes[i].Value.Of = a.Value.Of[:2]
				}
			}
		}, []string{"no value is left", "add to the pack"}},
	} {
		for _, pk := range packs(t) {
			t.Run(c.name+"/"+pk.Name, func(t *testing.T) {
				o, people, small := quickstart(), crowd(t, 15, pk, 1), *pk
				c.change(&o, &small, &people)
				_, err := Organise(o, []*pack.Pack{&small}, people, source(1))
				if err == nil {
					t.Fatal("no error")
				}
				for _, want := range c.want {
					if !strings.Contains(err.Error(), want) {
						t.Errorf("%q does not say %q", err, want)
					}
				}
			})
		}
	}
}

// TestBlockersComeInTime: what is in the way comes up before the day on which a
// task ends, and where there is room not on the workday before either.
func TestBlockersComeInTime(t *testing.T) {
	const long = 3 // workdays from the start to the end
	seen := 0
	each(t, func(t *testing.T, w world) {
		for _, f := range w.Facts {
			x := w.task(f.TaskID)
			if a, _ := w.attribute(f.Predicate); a.Class != pack.Blocker || x.End <= x.Start {
				continue
			}
			seen++
			left := w.Calendar.WorkdaysBetween(f.From, x.End)
			if left < 1 || left < 2 && w.Calendar.WorkdaysBetween(x.Start, x.End) >= long {
				t.Errorf("%s comes up %d workdays before the end of %s, which starts on %s", f.ID, left, x.ID, x.Start)
			}
		}
	})
	if seen == 0 {
		t.Error("nothing is in the way of anything")
	}
}
