package validity

import (
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Talk measures how people talk. The zero value is ready.
type Talk struct {
	Messages, Named   int // those that hold the full name of a task
	Followers, Direct int // messages of a thread behind its first; those that reply to the one before them
	Threads, Long     int // threads, and those of five to nine messages
	Weeks, WithLong   int // of a group with messages, and those with a thread that long
	Weighed, Adopted  int // decisions for which options were weighed, and those that took one of them
	Variation         []float64
	Channels          bool // of domains, where several pieces share each part of their names
}

// fewest and most messages of a thread that is called long.
const (
	fewestLong = 5
	mostLong   = 9
)

// Add measures a corpus, of which nothing is kept. What needs the plan or the facts is left out where they are not there.
func (t *Talk) Add(c *corpus.Corpus) {
	t.Channels = t.Channels || slices.ContainsFunc(c.Groups, func(g corpus.Group) bool { return g.Kind == corpus.Channel })
	t.names(c)
	t.threads(c)
	t.days(c)
	t.decisions(c)
}

// names counts the messages that name a task in full.
func (t *Talk) names(c *corpus.Corpus) {
	byFirst := map[string][]string{} // names by their first word
	put := func(name string) {
		words := plainWords(name)
		if first, _, _ := strings.Cut(words[1:], " "); first != "" {
			byFirst[first] = append(byFirst[first], words)
		}
	}
	for i := range c.Tasks {
		x := &c.Tasks[i]
		put(x.Name)
		if x.Component != "" && x.Deliverable != "" {
			put(x.Deliverable + " for the " + x.Component)
		}
	}
	t.Messages += len(c.Messages)
	for i := range c.Messages {
		if holdsName(plainWords(unlinked(c.Messages[i].Text)), byFirst) {
			t.Named++
		}
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

// holdsName says whether one of the names stands in words.
func holdsName(words string, byFirst map[string][]string) bool {
	for at := 0; at+1 < len(words); {
		rest := words[at+1:]
		first, _, _ := strings.Cut(rest, " ")
		for _, name := range byFirst[first] {
			if strings.HasPrefix(words[at:], name) {
				return true
			}
		}
		at += len(first) + 1
	}
	return false
}

// groupWeek is a week of a group.
type groupWeek struct {
	group      string
	year, week int
}

func weekOf(group string, d corpus.Date) groupWeek {
	year, week := d.Time().ISOWeek()
	return groupWeek{group, year, week}
}

// fullWeek is how many workdays a week has at least, for every group to have a long thread in it.
const fullWeek = 3

// fullWeeks lists the weeks that have so many.
func fullWeeks(c *corpus.Corpus) map[groupWeek]bool {
	days := map[groupWeek]int{}
	for _, d := range (corpus.Calendar{First: c.First, Last: c.Last, Closures: c.Closures}).Workdays() {
		days[weekOf("", d)]++
	}
	full := map[groupWeek]bool{}
	for w, n := range days {
		full[w] = n >= fullWeek
	}
	return full
}

// threads measures the course of threads.
func (t *Talk) threads(c *corpus.Corpus) {
	threads := map[string][]*corpus.Message{}
	weeks := map[groupWeek]bool{} // whether there is a long thread
	full := fullWeeks(c)
	for i := range c.Messages {
		m := &c.Messages[i]
		if before := threads[m.ThreadID]; len(before) > 0 {
			t.Followers++
			if m.ReplyTo == before[len(before)-1].ID {
				t.Direct++
			}
		}
		threads[m.ThreadID] = append(threads[m.ThreadID], m)
		if full[weekOf("", m.At.Date())] {
			weeks[weekOf(m.GroupID, m.At.Date())] = false
		}
	}
	t.Threads += len(threads)
	for _, list := range threads {
		if len(list) >= fewestLong && len(list) <= mostLong {
			t.Long++
			if w := weekOf(list[0].GroupID, list[0].At.Date()); full[weekOf("", list[0].At.Date())] {
				weeks[w] = true
			}
		}
	}
	t.Weeks += len(weeks)
	for _, long := range weeks {
		if long {
			t.WithLong++
		}
	}
}

// days adds, for every group, how much its messages differ from workday to workday: the standard deviation, by the mean.
func (t *Talk) days(c *corpus.Corpus) {
	workdays := corpus.Calendar{First: c.First, Last: c.Last, Closures: c.Closures}.Workdays()
	at := map[corpus.Date]int{}
	for i, d := range workdays {
		at[d] = i
	}
	perDay := map[string][]int{}
	for i := range c.Messages {
		m := &c.Messages[i]
		day, ok := at[m.At.Date()]
		if !ok {
			continue
		}
		if perDay[m.GroupID] == nil {
			perDay[m.GroupID] = make([]int, len(workdays))
		}
		perDay[m.GroupID][day]++
	}
	for i := range c.Groups {
		if list := perDay[c.Groups[i].ID]; len(list) > 1 {
			t.Variation = append(t.Variation, variation(list))
		}
	}
}

func variation(list []int) float64 {
	mean, sum := Mean(list), 0.0
	for _, n := range list {
		off := float64(n) - mean
		sum += float64(off * off)
	}
	return math.Sqrt(sum/float64(len(list))) / mean
}

// decisions counts the decisions for which options were weighed, and those that took one of them.
func (t *Talk) decisions(c *corpus.Corpus) {
	facts := corpus.ByID(c.Facts)
	options := map[string][]*corpus.Fact{}
	for i := range c.Facts {
		if f := &c.Facts[i]; f.Predicate == corpus.PredOption && !f.Noise {
			options[f.About] = append(options[f.About], f)
		}
	}
	seen := map[string]bool{}
	for i := range c.Plan {
		if c.Plan[i].Act != corpus.ActDecision {
			continue
		}
		for _, d := range c.Plan[i].Discloses {
			f := facts[d.FactID]
			if f == nil || seen[f.ID] || len(options[f.ID]) == 0 {
				continue
			}
			seen[f.ID] = true
			t.Weighed++
			for _, o := range options[f.ID] {
				if o.Value.Equal(f.Value) {
					t.Adopted++
					break
				}
			}
		}
	}
}
