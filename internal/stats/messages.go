package stats

import (
	"fmt"

	"memloom/internal/corpus"
)

// messages measures who writes how much, where and when (E11).
func (m *measurer) messages(s *section) {
	all := m.c.Messages
	s.count("messages", len(all), append(m.grown(point("E11", 51_023)), m.tableSix(30_000, 30_000)...)...)
	days := m.writingDays()
	perDay := m.perDay(days)
	var together []float64
	for _, g := range m.c.Groups {
		together = append(together, perDay[g.ID]...)
	}
	perPerson := m.perPerson()
	s.figure("inequality of messages a person (Gini)", gini(perPerson), Ratio)
	m.clock(s)
	if m.has(tableCalendar) && m.c.First != 0 {
		s.share("on workdays", m.onWorkdays(), len(all), m.organised(point("E11", 1))...)
	}
	s.sample("a group and "+days.name, "messages", together,
		append(intended(m.PerDay), m.organised(between("E11", 13.2, 14.0))...)...)
	for _, g := range m.c.Groups {
		s.sample("a "+days.name+" in "+g.Name, "messages", perDay[g.ID])
	}
	s.sample("a person", "messages", perPerson)
	s.sample("between messages of a group and day", "minutes", m.gaps())
	s.add(distribution("hour", "messages", tally(all, hour), nil))
}

// writing are the days over which messages are spread.
type writing struct {
	name string
	list []corpus.Date
}

// writingDays returns the workdays; without a calendar, or where the design has none, the days on which somebody wrote.
func (m *measurer) writingDays() writing {
	chats := false
	for _, g := range m.c.Groups {
		chats = chats || g.Kind == corpus.GroupChat
	}
	if chats && m.has(tableCalendar) && m.c.First != 0 {
		return writing{"workday", m.days.Workdays()}
	}
	seen := map[corpus.Date]bool{}
	w := writing{name: "day with messages"}
	for i := range m.c.Messages {
		if d := m.c.Messages[i].At.Date(); !seen[d] {
			seen[d] = true
			w.list = append(w.list, d)
		}
	}
	return w
}

// perDay returns for every group the number of messages on each day, silent days too.
func (m *measurer) perDay(days writing) map[string][]float64 {
	at := map[corpus.Date]int{}
	for i, d := range days.list {
		at[d] = i
	}
	out := map[string][]float64{}
	for _, g := range m.c.Groups {
		out[g.ID] = make([]float64, len(days.list))
	}
	for i := range m.c.Messages {
		x := &m.c.Messages[i]
		if day, ok := at[x.At.Date()]; ok && out[x.GroupID] != nil {
			out[x.GroupID][day]++
		}
	}
	return out
}

func (m *measurer) onWorkdays() (n int) {
	for i := range m.c.Messages {
		if m.days.IsWorkday(m.c.Messages[i].At.Date()) {
			n++
		}
	}
	return n
}

// perPerson returns how many messages each member of a group wrote, silent ones too.
func (m *measurer) perPerson() []float64 {
	wrote := map[string]int{}
	var people []string
	join := func(id string) {
		if _, in := wrote[id]; !in {
			wrote[id] = 0
			people = append(people, id)
		}
	}
	for _, g := range m.c.Groups {
		for _, id := range g.MemberIDs {
			join(id)
		}
	}
	for i := range m.c.Messages {
		join(m.c.Messages[i].AuthorID)
		wrote[m.c.Messages[i].AuthorID]++
	}
	var out []float64
	for _, id := range people {
		out = append(out, float64(wrote[id]))
	}
	return out
}

// clock measures whether minutes are as people's are: no more at round ones than chance has.
func (m *measurer) clock(s *section) {
	round := 0
	for i := range m.c.Messages {
		if _, minute := m.c.Messages[i].At.Clock(); minute%5 == 0 {
			round++
		}
	}
	s.share("at minutes that five divides", round, len(m.c.Messages), point("chance", 0.2))
}

// gaps returns the minutes between consecutive messages of a group on one day.
func (m *measurer) gaps() []float64 {
	last := map[string]corpus.Stamp{}
	var out []float64
	for i := range m.c.Messages {
		x := &m.c.Messages[i]
		if before, ok := last[x.GroupID]; ok && before.Date() == x.At.Date() {
			out = append(out, float64(x.At-before))
		}
		last[x.GroupID] = x.At
	}
	return out
}

func hour(x corpus.Message) string {
	h, _ := x.At.Clock()
	return fmt.Sprintf("%02d", h)
}

// replies measures threads: how deep replies go and how soon they come.
func (m *measurer) replies(s *section) {
	depth := make([]int, len(m.c.Messages))
	answered := make([]bool, len(m.c.Messages))
	threads := map[string]int{}
	var depths, waits []float64
	replied, opened := 0, 0
	for i := range m.c.Messages {
		x := &m.c.Messages[i]
		if x.ThreadID != "" {
			threads[x.ThreadID]++
		}
		parent, ok := m.messageAt[x.ReplyTo]
		if x.ReplyTo == "" || !ok || parent >= i {
			opened++
			continue
		}
		depth[i] = depth[parent] + 1
		if !answered[parent] {
			answered[parent] = true
			replied++
		}
		depths = append(depths, float64(depth[i]))
		waits = append(waits, float64(x.At-m.c.Messages[parent].At))
	}
	s.share("messages that reply", len(depths), len(depths)+opened)
	s.share("messages that get a reply", replied, len(m.c.Messages))
	s.sample("depth of a reply", "messages above", depths)
	s.sample("time to a reply", "minutes", waits)
	together := 0
	var sizes []float64
	for _, id := range distinct(m.c.Messages, func(x corpus.Message) string { return x.ThreadID }) {
		if id != "" {
			sizes = append(sizes, float64(threads[id]))
			if threads[id] > 1 {
				together += threads[id]
			}
		}
	}
	s.share("messages in threads of two or more", together, len(m.c.Messages))
	s.sample("messages a thread", "messages", sizes)
}
