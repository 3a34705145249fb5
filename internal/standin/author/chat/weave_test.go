package chat

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// mannered is a day of a field before and after the plan wanted something more
// of its messages, written both times.
type mannered struct {
	field         field
	in            prompts.DayIn
	plain, spoilt prompts.DayOut
}

// manneredDays writes days of every field as they are and with changed slots,
// and holds the changed ones to the rules of every day.
func manneredDays(t *testing.T, change func(in *prompts.DayIn, s *prompts.Slot)) []mannered {
	t.Helper()
	var out []mannered
	for seed := range uint64(6) {
		for i, f := range fields {
			in := makeDay(f, 20, rand.New(rand.NewPCG(seed, uint64(i)+7)).IntN)
			plain, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			in.Slots = slices.Clone(in.Slots)
			in.Facts = slices.Clone(in.Facts)
			for j := range in.Slots {
				change(&in, &in.Slots[j])
			}
			spoilt, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			again, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			for j := range spoilt.Messages {
				if again.Messages[j].Text != spoilt.Messages[j].Text {
					t.Errorf("the same input gave %q and %q", spoilt.Messages[j].Text, again.Messages[j].Text)
				}
			}
			checkDay(t, f, in, spoilt)
			out = append(out, mannered{f, in, plain, spoilt})
		}
	}
	return out
}

// page adds the fact of a page to a slot and returns its link.
func page(in *prompts.DayIn, s *prompts.Slot) string {
	link := "https://wiki.example/" + strings.ReplaceAll(s.Task, " ", "-") + "/notes"
	v := text(corpus.KindLink, link)
	in.Facts = append(in.Facts, prompts.DayFact{N: len(in.Facts) + 1, Subject: s.Task, Attribute: "page", Class: "page", Value: &v, Surfaces: []string{link}, Basis: corpus.BasisText})
	s.States = append(slices.Clone(s.States), len(in.Facts))
	return link
}

// Every act can point at the page of its task: the link stands once, whole, and
// the task is named (G1).
func TestPagesAreWovenIn(t *testing.T) {
	shapes := map[string]bool{}
	n := 0
	for _, d := range manneredDays(t, func(in *prompts.DayIn, s *prompts.Slot) {
		if s.Task != "" && s.N%2 == 0 {
			page(in, s)
		}
	}) {
		for i, m := range d.spoilt.Messages {
			s := d.in.Slots[i]
			if len(s.States) == 0 || d.in.Facts[s.States[len(s.States)-1]-1].Class != "page" {
				continue
			}
			f := d.in.Facts[s.States[len(s.States)-1]-1]
			if strings.Count(m.Text, f.Surfaces[0]) != 1 {
				t.Errorf("%q does not point at %s once", m.Text, f.Surfaces[0])
			}
			before, after, _ := strings.Cut(m.Text, f.Surfaces[0])
			if strings.HasPrefix(after, ".") {
				t.Errorf("%q: a stop stands at the link", m.Text)
			}
			w := strings.Fields(strings.ToLower(before))
			shapes[strings.Join(w[max(0, len(w)-2):], " ")] = true
			n++
		}
	}
	if n < 100 || len(shapes) < 30 {
		t.Errorf("%d shapes in %d messages", len(shapes), n)
	}
}

// Tasks of other groups are named whole, in any act, and the message's own
// statements stay.
func TestOtherTasksAreNamed(t *testing.T) {
	const other = "harbour crane timetable"
	shapes := map[string]bool{}
	for _, d := range manneredDays(t, func(_ *prompts.DayIn, s *prompts.Slot) {
		if s.N%3 == 0 {
			s.Names = []string{other}
		}
		if s.N%9 == 0 {
			s.Names = append(s.Names, "ferry ticket survey")
		}
	}) {
		for i, m := range d.spoilt.Messages {
			for _, name := range d.in.Slots[i].Names {
				if strings.Count(m.Text, name) != 1 {
					t.Errorf("%q names the %s %d times", m.Text, name, strings.Count(m.Text, name))
				}
				w := strings.Fields(m.Text[:strings.Index(m.Text, name)])
				shapes[strings.Join(w[max(0, len(w)-4):], " ")] = true
			}
			if len(d.in.Slots[i].Names) == 0 && strings.Contains(m.Text, other) {
				t.Errorf("%q names a task that it should not", m.Text)
			}
		}
	}
	if len(shapes) < 20 {
		t.Errorf("only %d ways to name another task", len(shapes))
	}
}

// Who brings something from another task names that one, once, and every other
// task that the plan wants named as well.
func TestBringingNamesOtherTasksToo(t *testing.T) {
	const from, third = "harbour crane timetable", "ferry ticket survey"
	n := 0
	for seed := range uint64(6) {
		in := makeDay(fields[0], 20, rand.New(rand.NewPCG(seed, 7)).IntN)
		at := slices.IndexFunc(in.Slots, func(s prompts.Slot) bool { return s.Task != "" && s.ReplyTo == 0 && s.Earlier == nil })
		for _, names := range [][]string{{from}, {third}} {
			day := in
			day.Slots = slices.Clone(in.Slots[at : at+1])
			s := &day.Slots[0]
			*s = prompts.Slot{N: 1, At: s.At, Author: s.Author, Act: corpus.ActRecall, Task: s.Task, Names: names, Recalls: &prompts.Recalled{
				Author: day.People[0].Name, Date: day.Date.Add(-9), Act: corpus.ActDecision, Task: from, Subject: from, Attribute: "lane", Class: grammar.ClassSetting}}
			out, err := Day(day)
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range []string{from, names[0]} {
				if n++; strings.Count(out.Messages[0].Text, name) != 1 {
					t.Errorf("%q does not name the %s once", out.Messages[0].Text, name)
				}
			}
		}
	}
	if n != 24 {
		t.Errorf("only %d names", n)
	}
}
