package pipeline

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
)

// TestWorld: messages are in the order of time and are numbered within their
// group; guests are next to the members and it counts as no one's group;
// hearers are members; disclosures stand where they say and read as their facts.
func TestWorld(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	eachQuickstart(t, func(t *testing.T, f *finished) {
		checkMessages(t, f.Corpus)
		checkGuests(t, f.Corpus)
		checkDisclosures(t, f.Corpus)
		checkSegments(t, f.Corpus)
	})
}

func checkMessages(t *testing.T, c *corpus.Corpus) {
	t.Helper()
	seq, at, thread := map[string]int{}, map[string]corpus.Stamp{}, map[string]string{}
	for i, m := range c.Messages {
		seq[m.GroupID]++
		thread[m.ID] = m.ThreadID
		if m.Seq != seq[m.GroupID] || m.At < at[m.GroupID] || c.Plan[i].MessageID != m.ID || m.Tokens < 1 || m.Text == "" {
			t.Errorf("message %d is %+v, planned as %+v", i, m, c.Plan[i])
		}
		if root := m.ReplyTo; root != "" && m.ThreadID != thread[root] || root == "" && m.ThreadID != m.ID {
			t.Errorf("%s, a reply to %q, stands in the thread %s", m.ID, m.ReplyTo, m.ThreadID)
		}
		at[m.GroupID] = m.At
	}
}

func checkGuests(t *testing.T, c *corpus.Corpus) {
	t.Helper()
	guest := map[string]bool{}
	guests := 0
	for _, m := range c.Members {
		if m.Guest {
			guests++
			guest[m.GroupID+m.PersonID] = true
			if slices.Contains(questions.Visible(c)(m.PersonID), m.GroupID) {
				t.Errorf("%s, a guest of %s, counts as a member", m.PersonID, m.GroupID)
			}
		} else if !slices.Contains(questions.Visible(c)(m.PersonID), m.GroupID) {
			t.Errorf("%s, a member of %s, cannot see it", m.PersonID, m.GroupID)
		}
	}
	if guests == 0 {
		t.Error("no group has a guest")
	}
	for _, g := range c.Groups {
		for _, id := range g.MemberIDs {
			if guest[g.ID+id] {
				t.Errorf("the members of %s are %v: %s is a guest", g.ID, g.MemberIDs, id)
			}
		}
		for _, id := range g.GuestIDs {
			if !guest[g.ID+id] {
				t.Errorf("the guests of %s are %v: %s is none", g.ID, g.GuestIDs, id)
			}
			delete(guest, g.ID+id)
		}
	}
	if len(guest) > 0 {
		t.Errorf("guests that no group lists: %v", guest)
	}
	plan := map[string]corpus.Stamp{}
	for i := len(c.Messages) - 1; i >= 0; i-- {
		plan[c.Messages[i].GroupID+c.Messages[i].AuthorID] = c.Messages[i].At
	}
	for _, m := range c.Members {
		if m.Guest && plan[m.GroupID+m.PersonID] != m.From {
			t.Errorf("%s is a guest of %s from %s, and first writes at %s", m.PersonID, m.GroupID, m.From,
				plan[m.GroupID+m.PersonID])
		}
	}
}

func checkDisclosures(t *testing.T, c *corpus.Corpus) {
	t.Helper()
	fact := corpus.CopiesByID(c.Facts)
	members, heard := map[string][]string{}, map[string]bool{}
	for _, m := range c.Members {
		if !m.Guest {
			members[m.GroupID] = append(members[m.GroupID], m.PersonID)
		}
	}
	names := []string{}
	for _, e := range c.Entities {
		names = append(names, e.Name)
	}
	for _, p := range c.People {
		names = append(names, p.Name)
	}
	for _, x := range c.Tasks {
		names = append(names, x.Name)
	}
	lex := corpus.NewLexicon(names, unitsOf(c))
	for i, p := range c.Plan {
		m := c.Messages[i]
		for _, d := range p.Discloses {
			f := fact[d.FactID]
			if got := corpus.RuneSlice(m.Text, d.Start, d.End); got != d.Surface || got == "" {
				t.Errorf("%s: %q stands where %q should", m.ID, got, d.Surface)
			}
			switch d.Basis {
			case corpus.BasisTimestamp:
				if m.At.Date() != f.Value.Date {
					t.Errorf("%s of %s stamps %s", m.ID, m.At, f.Value.Canonical())
				}
			case corpus.BasisAuthor:
				if m.AuthorName != f.Value.Text {
					t.Errorf("%s by %s stamps %s", m.ID, m.AuthorName, f.Value.Text)
				}
			default:
				if v, err := corpus.Parse(f.Value.Kind, d.Surface, m.At.Date(), lex); err != nil || !v.Equal(f.Value) {
					t.Errorf("%s: %q reads as %s (%v), not as %s", m.ID, d.Surface, v.Canonical(), err, f.Value.Canonical())
				}
			}
			if !heard[f.ID] && !slices.Equal(f.Hearers, members[m.GroupID]) {
				t.Errorf("%s, said in %s first, is heard by %v; members are %v", f.ID, m.ID, f.Hearers, members[m.GroupID])
			}
			heard[f.ID] = true
		}
	}
}

func unitsOf(c *corpus.Corpus) []string {
	var out []string
	for _, f := range c.Facts {
		if f.Value.Kind == corpus.KindQuantity {
			out = append(out, f.Value.Unit)
		}
	}
	return out
}

// checkSegments: every message is in the segment of its task, or in its
// group's of the day (E23).
func checkSegments(t *testing.T, c *corpus.Corpus) {
	t.Helper()
	in := map[string]corpus.Segment{}
	for _, s := range c.Segments {
		for _, id := range s.MessageIDs {
			if in[id].ID != "" {
				t.Errorf("%s stands in two segments", id)
			}
			in[id] = s
		}
	}
	for i, m := range c.Messages {
		s, tasks := in[m.ID], c.Plan[i].TaskIDs
		if s.GroupID != m.GroupID || len(tasks) == 1 && s.TaskID != tasks[0] || len(tasks) == 0 &&
			(s.TaskID != "" || s.Day != m.At.Date()) {
			t.Errorf("%s of %s, about %v, stands in the segment %+v", m.ID, m.At.Date(), tasks, s)
		}
	}
}

// TestDraftsOfPlans: over many plans, every family of quickstart finds more
// drafts than its quota, in numbers that agree with the facts.
func TestDraftsOfPlans(t *testing.T) {
	if testing.Short() {
		t.Skip("whole runs draft the same way")
	}
	least := map[string]int{}
	for _, domain := range []string{"technology", library} {
		for seed := uint64(1); seed <= 8; seed++ {
			s := settings(t, domain, seed)
			w := planned(t, s).World()
			for _, f := range designs.Families() {
				quota := s.Recipe.Questions.Families[f.Name()]
				if quota == 0 {
					continue
				}
				list := f.Drafts(w, s.Source("drafts/"+f.Name())("drafts"))
				if len(list) < quota {
					t.Errorf("%s %d: %d drafts of %s for a quota of %d", domain, seed, len(list), f.Name(), quota)
				}
				if n, ok := least[f.Name()]; !ok || len(list) < n {
					least[f.Name()] = len(list)
				}
				checkGold(t, w, list)
			}
		}
	}
	t.Logf("drafts of a family, at least: %v", least)
}

// checkGold: an operand is its fact, a result follows, an absence is real.
func checkGold(t *testing.T, w *questions.World, list []questions.Draft) {
	t.Helper()
	fact, filled := map[string]corpus.Fact{}, map[string]bool{}
	for _, f := range w.Corpus.Facts {
		fact[f.ID] = f
		filled[f.SubjectID+"|"+f.Predicate] = true
	}
	at := map[string]corpus.Stamp{}
	for _, m := range w.Corpus.Messages {
		at[m.ID] = m.At
	}
	for _, d := range list {
		for _, e := range d.Item.Evidence {
			if when := at[e.MessageID]; when == 0 || when >= d.Item.AskedAt {
				t.Errorf("%s, asked at %s, rests on %q of %s", d.Item.Key, d.Item.AskedAt, e.MessageID, when)
			}
		}
		for _, g := range d.Item.Gold {
			switch {
			case g.Operation == corpus.OpAbsent:
				if filled[g.SubjectID+"|"+g.Predicate] {
					t.Errorf("%s: %s of %s is filled", d.Item.Key, g.Predicate, g.SubjectID)
				}
			case g.Part == corpus.PartGiven:
				if g.Atom == nil || len(g.FactIDs) > 0 || g.MessageID != "" {
					t.Errorf("%s: the given value %+v", d.Item.Key, g)
				}
			case g.Part != corpus.PartResult || len(g.FactIDs) == 1:
				if f := fact[g.FactIDs[0]]; f.Noise || !f.Value.Equal(*g.Atom) || f.SubjectID != g.SubjectID {
					t.Errorf("%s: the gold %s is not %s (%s)", d.Item.Key, g.Atom.Canonical(), f.ID, f.Value.Canonical())
				}
			case g.Atom.Kind == corpus.KindList:
				for i, v := range g.Atom.Items {
					if f := fact[g.FactIDs[i]]; !f.Value.Equal(v) {
						t.Errorf("%s: %s of the list is not %s (%s)", d.Item.Key, v.Canonical(), f.ID, f.Value.Canonical())
					}
				}
			case g.Operation == corpus.OpDuration || g.Operation == corpus.OpInterval:
				from, to := fact[g.FactIDs[0]].Value.Date, fact[g.FactIDs[1]].Value.Date
				if want := countDays(w.Calendar, from, to, g); g.Atom.N != int64(want) {
					t.Errorf("%s: from %s to %s it is %s, counted are %d", d.Item.Key, from, to, g.Atom.Canonical(), want)
				}
			}
		}
	}
}

// countDays counts one by one.
func countDays(c corpus.Calendar, from, to corpus.Date, g corpus.GoldAtom) int {
	n := 0
	for d := from; d <= to; d++ {
		if (d > from || g.Inclusive) && (g.Unit == "calendar" || slices.Contains(c.Workdays(), d)) {
			n++
		}
	}
	return n
}

// TestCapacityIsKept: what a pack says it can carry, it carries.
func TestCapacityIsKept(t *testing.T) {
	for _, domain := range []string{"technology", library} {
		s := settings(t, domain, 1)
		fewest := 1 << 20
		for _, pr := range s.Domains[0].Projects {
			for _, x := range pr.Subprojects {
				fewest = min(fewest, len(x.Components)*len(s.Domains[0].Deliverables))
			}
		}
		if c := s.Domains[0].Capacity(); c.ProjectMonths < 1 || fewest < s.Recipe.World.TasksPerGroup {
			t.Errorf("%s: capacity %+v, fewest tasks of a group %d", domain, c, fewest)
		}
		months := s.Domains[0].Capacity()
		for seed := uint64(1); seed <= 10; seed++ {
			s.Seed = seed
			if _, err := (evermembench.Design{}).Fits(&stage.Env{Settings: s}); err != nil {
				t.Errorf("%s, seed %d, said to carry %d project-months: %v", domain, seed, months.ProjectMonths, err)
			}
		}
	}
}
