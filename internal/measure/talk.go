package measure

import (
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The fewest and the most messages of a thread that is called long, and the workdays that a week needs for every group
// to have one.
const (
	fewestLong = 5
	mostLong   = 9
	fullWeek   = 3
)

// talk counts whether people talk as people do: by short names, in threads with a course, on days that differ. What
// needs the plan or the facts is left out where they are not there.
func talk(w *world, c *Counts) {
	c.when("channels", slices.ContainsFunc(w.Groups, func(g corpus.Group) bool { return g.Kind == corpus.Channel }))
	names(w, c)
	courses(w, c)
	variation(w, c)
	adopted(w, c)
}

// names counts the messages that name a task in full.
func names(w *world, c *Counts) {
	byFirst := map[string][]string{} // names by their first word
	put := func(name string) {
		words := plainWords(name)
		if first, _, _ := strings.Cut(words[1:], " "); first != "" {
			byFirst[first] = append(byFirst[first], words)
		}
	}
	for i := range w.Tasks {
		x := &w.Tasks[i]
		put(x.Name)
		if x.Component != "" && x.Deliverable != "" {
			put(x.Deliverable + " for the " + x.Component)
		}
	}
	for i := range w.Messages {
		c.add("messages", 1)
		c.when("named", holdsName(plainWords(unlinked(w.Messages[i].Text)), byFirst))
	}
}

// unlinked returns a text without its links: the address of a page is no talk.
func unlinked(s string) string {
	if !strings.Contains(s, "://") {
		return s
	}
	words := strings.Fields(s)
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return strings.Contains(w, "://") }), " ")
}

// holdsName says whether words hold one of the names.
func holdsName(words string, byFirst map[string][]string) bool {
	for at := 0; at+1 < len(words); {
		first, _, _ := strings.Cut(words[at+1:], " ")
		for _, name := range byFirst[first] {
			if strings.HasPrefix(words[at:], name) {
				return true
			}
		}
		at += len(first) + 1
	}
	return false
}

// groupWeek is a week of a group, or of all.
type groupWeek struct {
	group      string
	year, week int
}

func weekOf(group string, d corpus.Date) groupWeek {
	year, week := d.Time().ISOWeek()
	return groupWeek{group, year, week}
}

// courses counts the course of threads: which messages reply to the one before, and which weeks of a group have a long
// thread. Weeks of few workdays do not count.
func courses(w *world, c *Counts) {
	days := map[groupWeek]int{}
	for _, d := range w.Calendar().Workdays() {
		days[weekOf("", d)]++
	}
	threads, weeks := map[string][]*corpus.Message{}, map[groupWeek]bool{} // whether there is a long thread
	for i := range w.Messages {
		m := &w.Messages[i]
		if before := threads[m.ThreadID]; len(before) > 0 {
			c.add("followers", 1)
			c.when("direct", m.ReplyTo == before[len(before)-1].ID)
		}
		threads[m.ThreadID] = append(threads[m.ThreadID], m)
		if days[weekOf("", m.At.Date())] >= fullWeek {
			weeks[weekOf(m.GroupID, m.At.Date())] = false
		}
	}
	for _, list := range threads {
		c.add("threads", 1)
		if len(list) < fewestLong || len(list) > mostLong {
			continue
		}
		c.add("long", 1)
		if first := list[0]; days[weekOf("", first.At.Date())] >= fullWeek {
			weeks[weekOf(first.GroupID, first.At.Date())] = true
		}
	}
	for _, long := range weeks {
		c.add("weeks", 1)
		c.when("with_long", long)
	}
}

// variation counts, for every group, how much its messages differ from workday to workday: the standard deviation, by
// the mean.
func variation(w *world, c *Counts) {
	workdays, perDay := w.Calendar().Workdays(), w.byDay()
	n := float64(len(workdays))
	for _, g := range w.Groups {
		sum, squares := 0.0, 0.0
		for _, d := range workdays {
			sum += float64(len(perDay[groupDay{g.ID, d}]))
		}
		if sum == 0 || n < 2 {
			continue
		}
		for _, d := range workdays {
			off := float64(len(perDay[groupDay{g.ID, d}])) - sum/n
			squares += float64(off * off)
		}
		c.add("groups", 1)
		c.numbers["variation"] += math.Sqrt(squares/n) / (sum / n)
	}
}

// adopted counts the decisions for which options were weighed, and those that took one of them.
func adopted(w *world, c *Counts) {
	options := map[string][]*corpus.Fact{}
	for i := range w.Facts {
		if f := &w.Facts[i]; f.Predicate == corpus.PredOption && !f.Noise {
			options[f.About] = append(options[f.About], f)
		}
	}
	seen := map[string]bool{}
	for _, p := range w.Plan {
		for _, d := range p.Discloses {
			f, of := w.Fact(d.FactID), options[d.FactID]
			if p.Act != corpus.ActDecision || f == nil || seen[f.ID] || len(of) == 0 {
				continue
			}
			seen[f.ID] = true
			c.add("weighed", 1)
			c.when("adopted", slices.ContainsFunc(of, func(o *corpus.Fact) bool { return o.Value.Equal(f.Value) }))
		}
	}
}
