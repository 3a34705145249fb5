package stats

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// messages measures who writes how much, where and when (E11). Somebody who writes in several corpora is one person.
type messages struct {
	*run
	all, onWorkdays, round int
	days                   string // what is counted by: workdays, or days with messages
	together, gaps         values
	groups                 []groupDays
	wrote                  map[string]int // by person; members of groups who wrote nothing too
	hours                  map[string]int
}

// groupDays is how many messages a group has on each day.
type groupDays struct {
	place
	days   string
	perDay values
}

func newMessages(r *run) measure {
	return &messages{run: r, together: values{}, gaps: values{}, wrote: map[string]int{}, hours: map[string]int{}}
}

func (m *messages) add(w *world) {
	all := w.c.Messages
	m.all += len(all)
	for i := range all {
		at := all[i].At
		hour, minute := at.Clock()
		m.hours[fmt.Sprintf("%02d", hour)]++
		m.wrote[all[i].AuthorID]++
		count(&m.round, minute%5 == 0)
		count(&m.onWorkdays, w.days.IsWorkday(at.Date()))
	}
	for _, g := range w.c.Groups {
		for _, id := range g.MemberIDs {
			m.wrote[id] += 0
		}
	}
	m.byDay(w)
	m.between(w)
}

func (m *messages) conclude(s *section) {
	s.count("messages", m.all, append(m.grown(point("EverMemBench", 51_023)), m.tableSix(30_000, 30_000)...)...)
	perPerson, amounts := values{}, make([]float64, 0, len(m.wrote))
	for _, n := range m.wrote {
		perPerson.add(n)
		amounts = append(amounts, float64(n))
	}
	s.figure("inequality of messages a person (Gini)", gini(amounts), Ratio)
	// Minutes are as people's are: no more at round ones than chance has.
	s.share("at minutes that five divides", m.round, m.all, point("chance", 0.2))
	if m.calendarKnown() {
		s.share("on workdays", m.onWorkdays, m.all, m.organised(point("EverMemBench", 1))...)
	}
	s.sample("a group and "+m.days, "messages", m.together,
		append(intended(m.PerDay), m.organised(between("EverMemBench", 13.2, 14.0))...)...)
	for _, g := range m.groups {
		s.sample("a "+g.days+" in "+m.title(g.place), "messages", g.perDay)
	}
	s.sample("a person", "messages", perPerson)
	s.sample("between messages of a group and day", "minutes", m.gaps)
	s.add(distribution("hour", "messages", m.hours, nil))
}

// calendarKnown says whether there is a calendar to count workdays by.
func (r *run) calendarKnown() bool { return r.has(tableCalendar) && r.shared.First != 0 }

// writing are the days over which messages are spread.
type writing struct {
	name string
	list []corpus.Date
}

// writingDays returns the workdays; without a calendar, or where the design has none, the days on which somebody wrote.
func (w *world) writingDays() writing {
	chats := false
	for _, g := range w.c.Groups {
		chats = chats || g.Kind == corpus.GroupChat
	}
	if chats && w.calendarKnown() {
		return writing{"workday", w.days.Workdays()}
	}
	seen := map[corpus.Date]bool{}
	out := writing{name: "day with messages"}
	for i := range w.c.Messages {
		if d := w.c.Messages[i].At.Date(); !seen[d] {
			seen[d] = true
			out.list = append(out.list, d)
		}
	}
	return out
}

// byDay counts for every group the messages on each day, silent days too.
func (m *messages) byDay(w *world) {
	days := w.writingDays()
	m.days = days.name
	at := map[corpus.Date]int{}
	for i, d := range days.list {
		at[d] = i
	}
	perDay := map[string][]int{}
	for _, g := range w.c.Groups {
		perDay[g.ID] = make([]int, len(days.list))
	}
	for i := range w.c.Messages {
		x := &w.c.Messages[i]
		if day, ok := at[x.At.Date()]; ok && perDay[x.GroupID] != nil {
			perDay[x.GroupID][day]++
		}
	}
	for i := range w.c.Groups {
		g := groupDays{w.place(&w.c.Groups[i]), days.name, values{}}
		for _, n := range perDay[w.c.Groups[i].ID] {
			g.perDay.add(n)
			m.together.add(n)
		}
		m.groups = append(m.groups, g)
	}
}

// between counts the minutes between consecutive messages of a group on one day.
func (m *messages) between(w *world) {
	last := map[string]corpus.Stamp{}
	for i := range w.c.Messages {
		x := &w.c.Messages[i]
		if before, ok := last[x.GroupID]; ok && before.Date() == x.At.Date() {
			m.gaps.add(int(x.At - before))
		}
		last[x.GroupID] = x.At
	}
}

// lengths measures messages in words, as blanks part them, and in tokens (E11).
type lengths struct {
	*run
	words, tokens values
	sum           int // of tokens
}

func newLengths(r *run) measure { return &lengths{run: r, words: values{}, tokens: values{}} }

func (m *lengths) add(w *world) {
	for i := range w.c.Messages {
		x := &w.c.Messages[i]
		m.words.add(len(strings.Fields(x.Text)))
		m.tokens.add(x.Tokens)
		m.sum += x.Tokens
	}
}

func (m *lengths) conclude(s *section) {
	s.count("tokens of all messages", m.sum)
	s.sample("length", "words", m.words, append(intended(float64(m.Words)), m.organised(point("EverMemBench", 41.5))...)...)
	if m.Words > 0 {
		x := &s.Samples[len(s.Samples)-1]
		x.Aim = aimOf(x.Mean, between("", (1-aimLength)*float64(m.Words), (1+aimLength)*float64(m.Words)), false)
	}
	s.sample("length in tokens", "tokens", m.tokens, m.organised(point("EverMemBench", 82.8))...)
}
